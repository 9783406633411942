/** The facts of a sheet as a scan reads them, and where they differ from what the client signed. */
import * as z from 'zod';
import { type Evidence, evidenceSchema } from './report.ts';
import {
  otherPhonesOf,
  SHEET_DAYS,
  SHEET_FIELD_IDS,
  SHEET_FIELDS,
  type SheetDay,
  type SheetFacts,
  type SheetFieldId,
  sheetField,
  sheetLine,
  showsStreet,
} from './sheet-fields.ts';
import { dayHoursWords, readDayHours } from './sheet-hours.ts';

/** What a scan read for one field. `certain`: two independent signs agree and nothing contradicts them. */
export const sheetReadingSchema = z.object({
  field: z.enum(SHEET_FIELD_IDS),
  lines: z.array(z.string()),
  certain: z.boolean(),
  evidence: z.array(evidenceSchema),
});
export type SheetReading = z.infer<typeof sheetReadingSchema>;

/** Where the site contradicts the client. Days with the same difference are merged. */
export const sheetContradictionSchema = z.object({
  field: z.enum(SHEET_FIELD_IDS),
  label: z.string(),
  site: z.string(),
  told: z.string(),
  evidence: z.array(evidenceSchema),
});
export type SheetContradiction = z.infer<typeof sheetContradictionSchema>;

/** Lines that fit into a sheet. Lines that are too long or too many for the field are left out. */
export function fittingLines(field: SheetFieldId, lines: readonly string[]): string[] {
  const { most, longest } = sheetField(field);
  return [...new Set(lines.map((line) => line.replace(/\s+/g, ' ').trim()))]
    .filter((line) => line !== '' && line.length <= longest)
    .slice(0, most);
}

/** Drafts a sheet: certain readings, each with its evidence. All other fields stay blank. */
export function draftSheet(readings: readonly SheetReading[]): {
  facts: SheetFacts;
  evidence: Partial<Record<SheetFieldId, Evidence[]>>;
} {
  const facts: SheetFacts = {};
  const evidence: Partial<Record<SheetFieldId, Evidence[]>> = {};
  for (const reading of readings) {
    if (!reading.certain || reading.lines.length === 0) continue;
    facts[reading.field] = reading.lines;
    evidence[reading.field] = reading.evidence;
  }
  return { facts, evidence };
}

/** Every field in which the site contradicts the sheet. A field that is blank on either side does not count. */
export function sheetContradictions(facts: SheetFacts, readings: readonly SheetReading[]): SheetContradiction[] {
  const read = new Map(readings.map((reading) => [reading.field, reading]));
  const found = (Object.keys(DIFFERS) as (keyof typeof DIFFERS)[]).flatMap((field) => {
    const reading = read.get(field);
    const site = reading?.lines[0];
    const told = sheetLine(facts, field);
    if (!reading || site === undefined || told === null || !DIFFERS[field](site, told, facts)) return [];
    return [{ field, label: SHEET_FIELDS[field].label, site, told, evidence: reading.evidence }];
  });
  return [...found, ...shownStreet(facts, read.get('street')), ...hoursContradictions(facts, read)];
}

type Differs = (site: string, told: string, facts: SheetFacts) => boolean;
const differsIn =
  (form: (text: string) => string): Differs =>
  (site, told) =>
    form(site) !== form(told);

/** The single-value fields, with a test of whether two values differ. */
const DIFFERS = {
  name: differsIn(bareName),
  phone: (site, told, facts) =>
    [told, ...otherPhonesOf(facts).map(({ number }) => number)].every((number) => !isSameNumber(site, number)),
  street: (site, told, facts) => showsStreet(facts) && bareStreet(site) !== bareStreet(told),
  city: (site, told, facts) => facts.street !== undefined && bareName(site) !== bareName(told),
  postalCode: (site, told, facts) => showsStreet(facts) && !isSamePostalCode(site, told),
  founded: differsIn((text) => text),
  licenceNumber: differsIn((text) => text.toLowerCase().replace(/[^a-z0-9]/g, '')),
  emergency: differsIn((text) => text),
} satisfies Partial<Record<SheetFieldId, Differs>>;

function bareName(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const SHORT_WORDS: Record<string, string> = {
  ...{ street: 'st', avenue: 'ave', road: 'rd', drive: 'dr', lane: 'ln', boulevard: 'blvd', court: 'ct', suite: 'ste' },
  ...{ highway: 'hwy', parkway: 'pkwy', place: 'pl', square: 'sq', straße: 'str', strasse: 'str' },
  ...{ north: 'n', south: 's', east: 'e', west: 'w', unit: '', number: '', no: '' },
};

function bareStreet(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => SHORT_WORDS[word] ?? word)
    .join('')
    .replace(/strasse|straße/g, 'str');
}

/** The national and the international spelling of a number end in the same digits. */
function isSameNumber(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) => text.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '')) as [
    string,
    string,
  ];
  const least = 7;
  return x.length >= least && y.length >= least ? x.endsWith(y) || y.endsWith(x) : x === y;
}

/** `43215` and `43215-1234` are the same place. */
function isSamePostalCode(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) => text.toLowerCase().replace(/[^a-z0-9]/g, '')) as [string, string];
  return x.startsWith(y) || y.startsWith(x);
}

function shownStreet(facts: SheetFacts, reading: SheetReading | undefined): SheetContradiction[] {
  if (sheetLine(facts, 'addressShown') !== 'no' || !reading?.lines[0]) return [];
  return [
    {
      field: 'addressShown',
      label: 'Street address',
      site: reading.lines[0],
      told: 'not to be shown',
      evidence: reading.evidence,
    },
  ];
}

type DayDifference = { day: SheetDay; site: string; told: string; evidence: Evidence[] };

function hoursContradictions(facts: SheetFacts, read: ReadonlyMap<SheetFieldId, SheetReading>): SheetContradiction[] {
  const groups: DayDifference[][] = [];
  for (const [at, day] of SHEET_DAYS.entries()) {
    const difference = dayDifference(day, facts, read.get(day));
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (!difference) continue;
    const joins =
      before?.day === SHEET_DAYS[at - 1] && before?.site === difference.site && before?.told === difference.told;
    if (last && joins) last.push(difference);
    else groups.push([difference]);
  }
  return groups.map((days) => {
    const [first, last] = [days[0]!, days.at(-1)!];
    const label = SHEET_FIELDS[first.day].label + (days.length > 1 ? ` to ${SHEET_FIELDS[last.day].label}` : '');
    return { field: first.day, label, site: first.site, told: first.told, evidence: first.evidence };
  });
}

function dayDifference(day: SheetDay, facts: SheetFacts, reading: SheetReading | undefined): DayDifference | null {
  const [site, told] = [reading?.lines[0], sheetLine(facts, day)];
  if (!reading || site === undefined || told === null || dayKey(site) === dayKey(told)) return null;
  return { day, site, told, evidence: reading.evidence };
}

/** Treats 23:59 as midnight: both mean the end of the day. */
function dayKey(line: string): string {
  const hours = readDayHours(line);
  if ('problem' in hours) return line;
  if (hours.kind !== 'open') return hours.kind;
  const times = hours.times.map(({ opens, closes }) => ({
    opens,
    closes: closes % 1440 === 1439 ? closes + 1 : closes,
  }));
  return dayHoursWords({ kind: 'open', times });
}
