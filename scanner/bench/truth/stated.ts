import type { BuilderId, Paste, ScanReport, StatedFact } from '@named-first/contract';
import type { SiteArtifacts } from '../../src/artifacts.ts';
import { judge } from '../../src/report/judge.ts';
import type { SiteFacts } from '../../src/understand/facts.ts';
import type { StatedHours } from '../../src/understand/hours/hours.ts';
import { deriveSiteFacts } from '../../src/understand/site-facts.ts';
import { WEEKDAYS, type Week, type Weekday } from './label.ts';
import { type PastedValue, pastedValues } from './pasted-values.ts';

/** What the engine says about one site, in the terms of the labels. */
export type Stated = {
  /** Null if the engine cannot tell. */
  kind: 'local business' | 'other' | null;
  language: string;
  country: string | null;
  /** Null if the engine cannot tell. */
  builder: BuilderId | null;
  name: string | null;
  trade: { words: string | null; group: string };
  phone: string | null;
  address: string | null;
  towns: readonly string[];
  week: Week | null;
  byAppointment: readonly Weekday[];
  prices: readonly string[];
  licence: string | null;
  proofs: readonly string[];
  emergency: string | null;
  services: readonly string[];
  reviews: 'text' | 'none';
  fillersNoticed: boolean;
  pasted: readonly PastedValue[];
  /** Verdict of each check: `success`, `warning`, `error` or `not measured`. */
  verdicts: Readonly<Record<string, string>>;
};

/**
 * Scans collected artifacts. Only this function of the benchmark knows the engine's internals: values that the report
 * does not contain (hours of the week, language, country, reviews) come from the facts behind the report.
 */
export function stateOf(artifacts: SiteArtifacts): Stated {
  const facts = deriveSiteFacts(artifacts);
  const report = judge(artifacts);
  const told = (kind: StatedFact['kind']) =>
    report.business.facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  const parked = report.state === 'parked';
  return {
    kind: kindOf(facts),
    language: facts.language.language,
    country: facts.subject.country,
    builder: facts.site.builder.id,
    name: told('name')[0] ?? null,
    trade: { words: told('trade')[0] ?? nounOf(facts), group: parked ? 'generic' : report.business.trade },
    phone: told('phone')[0] ?? null,
    address: told('address')[0] ?? null,
    towns: told('town'),
    week: parked || kindOf(facts) === 'other' ? null : weekOf(facts.hours.text ?? facts.hours.markup),
    byAppointment: kindOf(facts) === 'other' ? [] : appointmentDaysOf(facts.hours.text ?? facts.hours.markup),
    prices: told('price'),
    licence: told('licence')[0] ?? null,
    proofs: told('proof'),
    emergency: told('emergency')[0] ?? null,
    services: told('service'),
    reviews: facts.reviews.readable.length + facts.reviews.bare.length > 0 ? 'text' : 'none',
    fillersNoticed: !parked && report.business.sampleText.length > 0,
    pasted: pastedValues(pastesOf(report), candidatesOf(facts)),
    verdicts: Object.fromEntries(
      report.insights.map(({ id, measured, status }) => [id, measured ? status : 'not measured']),
    ),
  };
}

function kindOf({ site, kind }: SiteFacts): Stated['kind'] {
  if (site.state === 'parked') return 'other';
  if (kind.kind === 'cannot-tell') return null;
  return kind.kind === 'local-business' ? 'local business' : 'other';
}

/** The word for the trade that findings and texts use if the report lists no word for it. */
function nounOf({ trade, site }: SiteFacts): string | null {
  return site.state === 'parked' || trade.noun === 'business' ? null : trade.noun;
}

function pastesOf(report: ScanReport): Paste[] {
  return report.insights.flatMap(({ fix }) => fix.paste);
}

/** Values that the engine may have put into a text. Those in JSON-LD are read from there. */
function candidatesOf({ subject, areas, services, trade }: SiteFacts): PastedValue[] {
  const towns = [subject.city, ...areas.places.map(({ name }) => name), ...areas.areaServed.map(({ name }) => name)];
  const nouns = [trade.noun, trade.companyNoun].filter((noun) => noun !== 'business');
  return [
    ...(subject.name ? [{ kind: 'name' as const, value: subject.name }] : []),
    ...(subject.phoneShown ? [{ kind: 'phone' as const, value: subject.phoneShown }] : []),
    ...towns.flatMap((value) => (value ? [{ kind: 'town' as const, value }] : [])),
    ...services.services.map(({ name }) => ({ kind: 'service' as const, value: name })),
    ...nouns.map((value) => ({ kind: 'noun' as const, value })),
  ];
}

function weekOf(hours: StatedHours | null): Week | null {
  if (!hours) return null;
  const week: Record<string, [string, string][]> = {};
  for (const day of hours.closedDays) week[WEEKDAYS[day] ?? ''] = [];
  for (const { day, opens, closes } of hours.intervals) {
    const name = WEEKDAYS[day] ?? '';
    week[name] = [...(week[name] ?? []), [clock(opens), clock(closes)]];
  }
  return week;
}

function appointmentDaysOf(hours: StatedHours | null): Weekday[] {
  return (hours?.appointmentDays ?? []).flatMap((day) => WEEKDAYS[day] ?? []);
}

/** Minutes from midnight as `HH:MM`. Closing after midnight is more than 24 hours, as in the labels. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
