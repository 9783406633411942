import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isBusinessType } from '../../understand/markup/schema-types.ts';
import { LANGUAGES } from '../language-code.ts';
import type { TradeEntry, TradeExample } from '../trade.ts';
import { TRADE_ENTRIES } from './index.ts';
import { mentionsOf } from './trade-jobs.ts';
import { findTradeTerms } from './trade-terms.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap((entry) => readdirSync(`${folder}/${entry.name}`))
  .map((file) => basename(file, '.ts'));

function isNamedIn(entry: TradeEntry, { language, text }: TradeExample): boolean {
  return findTradeTerms(text, language).some(({ meanings }) =>
    meanings.some((meaning) => meaning.entry === entry && meaning.sort === 'names'),
  );
}

describe('trades of the lexicon', () => {
  it('are listed completely, each in a file of its id', () => {
    expect(TRADE_ENTRIES.map(({ id }) => id).sort()).toEqual(files.sort());
  });

  it('have names in every language, positive and negative examples, and a source', () => {
    for (const { id, names, examples, source } of TRADE_ENTRIES) {
      expect(source, id).not.toBe('');
      for (const language of LANGUAGES) expect(names[language].length, `${id} ${language}`).toBeGreaterThan(0);
      expect(examples.named.length, id).toBeGreaterThan(0);
      expect(examples.notNamed.length, id).toBeGreaterThan(0);
    }
  });

  it('are named by their examples, and not by the others', () => {
    const examples = TRADE_ENTRIES.flatMap((entry) => [
      ...entry.examples.named.map((example) => ({ entry, example, expected: true })),
      ...entry.examples.notNamed.map((example) => ({ entry, example, expected: false })),
    ]);
    const wrong = examples.filter(({ entry, example, expected }) => isNamedIn(entry, example) !== expected);
    expect(wrong.map(({ entry, example }) => `${entry.id}: ${example.text}`)).toEqual([]);
  });

  it('give a word inside a longer term the meaning of that term', () => {
    const meant = (text: string, language: 'en' | 'es'): string[] =>
      findTradeTerms(text, language).flatMap(({ meanings }) =>
        meanings.map(({ entry, sort }) => `${entry.id} ${sort}`),
      );
    expect(meant('aviso legal', 'es')).toEqual(['law-firm neverAlone', 'law-firm neverAlone']);
    expect(meant('Window washing: drywall repair', 'en')).not.toContain('drywall-contractor names');
    expect(meant('Commercial pest control', 'en')).toContain('pest-control names');
  });

  it('mention each service once, and none that their other lists have', () => {
    const doubled = TRADE_ENTRIES.flatMap((entry) =>
      LANGUAGES.flatMap((language) => {
        const others = [
          ...entry.names[language],
          ...(entry.jobs[language] ?? []),
          ...(entry.sharedJobs?.[language] ?? []),
        ];
        const mentions = mentionsOf(entry, language);
        return mentions
          .filter((term, at) => term.length < 4 || others.includes(term) || mentions.indexOf(term) !== at)
          .map((term) => `${entry.id} ${language}: ${term}`);
      }),
    );
    expect(doubled).toEqual([]);
  });

  it('never give a word two weights in one trade', () => {
    const doubled = TRADE_ENTRIES.flatMap(({ id, names, work, neverAlone }) =>
      LANGUAGES.flatMap((language) => {
        const words = [...names[language], ...(work[language] ?? []), ...(neverAlone[language] ?? [])];
        return words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${id} ${language}: ${word}`);
      }),
    );
    expect(doubled).toEqual([]);
  });

  it('name only types of schema.org', () => {
    // Subtypes of EducationalOrganization, which is not a LocalBusiness.
    const schools = ['EducationalOrganization', 'Preschool', 'School'];
    const unknown = TRADE_ENTRIES.flatMap(({ schemaTypes }) => schemaTypes).filter(
      (type) => !isBusinessType(type) && !schools.includes(type),
    );
    expect(unknown).toEqual([]);
  });

  it('propose a type or an additional type that says more than LocalBusiness', () => {
    const general = new Set(['LocalBusiness', 'ProfessionalService']);
    const silent = TRADE_ENTRIES.filter(
      ({ schemaTypes, additionalType }) => additionalType === null && general.has(schemaTypes[0] ?? 'LocalBusiness'),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('name a kind of business or a craft, not a thing, as their additional type', () => {
    const things =
      /\/(?:Tile|Door|Fence|Stairs|Kitchen|Drywall|Concrete|Scaffolding|Mattress|Perfume|Septic_tank|Elevator|Boat)$/;
    const wrong = TRADE_ENTRIES.filter(({ additionalType }) => things.test(additionalType ?? ''));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are decided by a type in the markup only if no other kind of business has it', () => {
    const shared = ['ClothingStore', 'HardwareStore', 'HomeGoodsStore', 'RecyclingCenter', 'AutoRepair', 'AutoDealer'];
    const claimed = TRADE_ENTRIES.filter(
      ({ schemaTypes, additionalType }) => additionalType === null && shared.includes(schemaTypes[0] ?? ''),
    );
    expect(claimed.map(({ id }) => id).sort()).toEqual([
      'auto-repair',
      'car-dealer',
      'clothing-store',
      'hardware-store',
    ]);
  });
});
