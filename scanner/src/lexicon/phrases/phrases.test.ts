import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { foldedProse } from '../../understand/prose/folded.ts';
import { proseOf, sentencesWith } from '../../understand/prose/sentences.ts';
import { PHRASES } from './index.ts';
import type { Phrase } from './phrase.ts';

const rows = Object.entries(PHRASES).flatMap(([language, phrases]) => {
  const named: Record<string, Phrase> = {
    ...phrases.credentials,
    standing: phrases.standing,
    emergency: phrases.emergency,
    ...phrases.facts,
    'coming soon': phrases.dates.comingSoon,
  };
  return Object.entries(named).map(([name, phrase]) => ({ language, name, phrase }));
});

function matches({ pattern, cues }: Phrase, text: string, onText: boolean): boolean {
  const prose = foldedProse(proseOf(pageFrom(`<p>${text}</p>`)));
  const once = new RegExp(pattern.source, pattern.flags.replace('g', ''));
  return sentencesWith(prose, cues).some((sentence) => once.test(onText ? sentence.text : sentence.lower));
}

describe.each(rows)('$language: $name', ({ name, phrase }) => {
  it.each(phrase.says.map((text) => [text]))('finds %j through its cues', (text) => {
    expect(matches(phrase, text, name === 'person')).toBe(true);
  });

  it.each(phrase.saysNot.map((text) => [text]))('does not find %j', (text) => {
    expect(matches(phrase, text, name === 'person')).toBe(false);
  });

  it('has cues in the form of the word index', () => {
    expect(phrase.cues.filter((cue) => !/^[a-z0-9]+$/.test(cue))).toEqual([]);
  });
});
