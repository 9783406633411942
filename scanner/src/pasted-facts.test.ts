import { type Paste, pasteTable, type ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import { pastedValues } from '../bench/truth/pasted-values.ts';
import { containsPlain } from '../bench/truth/plain-words.ts';
import { collectEdited } from '../test/edited-site.ts';
import { FIXTURE_SITES } from '../test/fixture-sites.ts';
import { judge } from './report/judge.ts';
import type { CertainFacts } from './understand/certain-facts.ts';
import type { SiteFacts } from './understand/facts.ts';
import { deriveSiteFacts } from './understand/site-facts.ts';

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** Every value that was read from the site and could appear in a paste, certain or not. */
function readValues({ identity, areas, services, trade, subject }: SiteFacts) {
  const towns = [...areas.places, ...areas.areaServed].map(({ name }) => name);
  return [
    ...identity.names.map(({ shown }) => ({ kind: 'name' as const, value: shown })),
    ...identity.phones.map(({ shown }) => ({ kind: 'phone' as const, value: shown })),
    ...[...towns, ...(subject.city ? [subject.city] : [])].map((value) => ({ kind: 'town' as const, value })),
    ...services.services.map(({ name }) => ({ kind: 'service' as const, value: name })),
    ...[trade.noun, trade.companyNoun]
      .filter((noun) => noun !== 'business')
      .map((value) => ({ kind: 'noun' as const, value })),
  ];
}

function certainValues({ name, noun, phone, address, town, towns, services, hours }: CertainFacts): string {
  const week = (hours?.value.intervals ?? []).map(
    ({ day, opens, closes }) => `${DAYS[day]} ${clock(opens)}-${clock(closes)}`,
  );
  const closed = (hours?.value.closedDays ?? []).map((day) => `${DAYS[day]} closed`);
  const shown = [name, noun, phone, address, town, ...towns, ...services].flatMap((fact) => fact?.shown ?? []);
  const more = [phone?.value, noun?.value.companyNoun, address?.value.street, address?.value.city];
  return [...shown, ...more, ...week, ...closed]
    .filter((value) => value != null)
    .join(' | ')
    .toLowerCase();
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function pastesOf({ insights }: ScanReport) {
  return insights
    .flatMap(({ fix }) => fix.paste.filter((paste) => !pasteTable(paste)))
    .map((paste) => ({ ...paste, text: withoutAddresses(paste) }));
}

/** URLs of the site's own pages contain towns and services; they are real, so they are not checked. */
function withoutAddresses({ language, text }: Paste): string {
  return language === 'json-ld' ? text : text.replace(/(?:https?:\/\/\S*)?\/[\w./-]*/g, '');
}

/** Words of our own fill-in texts that are also names of services. */
const OUR_WORDS = /^(?:heat pumps|water heaters)$/i;

/** One number or name in another notation is the same fact. */
function isAmong(certain: string, kind: string, value: string): boolean {
  if (kind === 'phone') return certain.replace(/\D/g, '').includes(value.replace(/\D/g, ''));
  return certain.includes(value.toLowerCase()) || containsPlain(certain, value);
}

test.each(FIXTURE_SITES)('every value in the pastes of %s is certain', async (site) => {
  const artifacts = await collectEdited(site, []);
  const facts = deriveSiteFacts(artifacts);
  const certain = certainValues(facts.certain);
  const values = pastedValues(pastesOf(judge(artifacts)), readValues(facts)).filter(
    ({ kind, value }) => kind !== 'type' && !OUR_WORDS.test(value),
  );
  expect(values.filter(({ kind, value }) => !isAmong(certain, kind, value))).toEqual([]);
});
