/** The fields of a fact sheet, which describes the client's business and may be published. */
import * as z from 'zod';
import { dayHoursWords, readDayHours } from './sheet-hours.ts';

export const SHEET_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type SheetDay = (typeof SHEET_DAYS)[number];

export const SHEET_GROUPS = ['Who you are', 'How to reach you', 'Where', 'When', 'What you do', 'Proof'] as const;

type FieldRow = {
  group: (typeof SHEET_GROUPS)[number];
  label: string;
  /** Help for filling it in. */
  hint?: string;
  /** The maximum number of lines; 1 by default. */
  most?: number;
  /** The maximum length of a line, in characters. */
  longest: number;
  /** The required format of a line; any text by default. */
  rule?: 'day' | 'yes-no' | 'year' | 'country' | 'phone' | 'labelled-phone' | 'email' | 'web-address';
};

const day = (label: string): FieldRow => ({ group: 'When', label, longest: 80, rule: 'day' });

/** All fields in the order of the sheet. */
export const SHEET_FIELDS = {
  name: { group: 'Who you are', label: 'Business name', longest: 120 },
  company: {
    ...{ group: 'Who you are', label: 'What it is', longest: 60 },
    hint: 'As in “Lee Heating is a …”: plumbing company, law firm',
  },
  trade: { group: 'Who you are', label: 'What customers look for', longest: 60, hint: 'plumber, lawyer, dentist' },
  owner: { group: 'Who you are', label: 'Who answers for the business', longest: 120, hint: 'First and last name' },
  ownerTitle: { group: 'Who you are', label: 'Their title', longest: 80, hint: 'master plumber, owner' },
  founded: { group: 'Who you are', label: 'In business since', longest: 4, rule: 'year', hint: 'A year' },
  country: {
    group: 'How to reach you',
    label: 'Country',
    longest: 2,
    rule: 'country',
    hint: 'Two letters, such as US',
  },
  phone: { group: 'How to reach you', label: 'Main phone', longest: 40, rule: 'phone' },
  otherPhones: {
    ...{ group: 'How to reach you', label: 'Other numbers', most: 6, longest: 80, rule: 'labelled-phone' },
    hint: 'One a line, with what it is for: After hours: (614) 555-0199',
  },
  email: { group: 'How to reach you', label: 'Public email', longest: 254, rule: 'email' },
  street: { group: 'Where', label: 'Street', longest: 120 },
  city: { group: 'Where', label: 'Town', longest: 80 },
  region: { group: 'Where', label: 'State or region', longest: 60 },
  postalCode: { group: 'Where', label: 'ZIP or postal code', longest: 16 },
  addressShown: {
    ...{ group: 'Where', label: 'May the street address be shown?', longest: 3, rule: 'yes-no' },
    hint: '“no” for a home address: it then enters no text',
  },
  towns: { group: 'Where', label: 'Towns you serve', most: 30, longest: 80, hint: 'One a line, the main town first' },
  monday: day('Monday'),
  tuesday: day('Tuesday'),
  wednesday: day('Wednesday'),
  thursday: day('Thursday'),
  friday: day('Friday'),
  saturday: day('Saturday'),
  sunday: day('Sunday'),
  emergency: { group: 'When', label: 'Emergency service outside these hours?', longest: 3, rule: 'yes-no' },
  emergencyWho: {
    ...{ group: 'When', label: 'Who answers then', longest: 120 },
    hint: 'the plumber on call, an answering service',
  },
  services: {
    group: 'What you do',
    label: 'Services',
    most: 30,
    longest: 80,
    hint: 'One a line, the most frequent first',
  },
  prices: {
    ...{ group: 'What you do', label: 'Prices', most: 20, longest: 120 },
    hint: 'One a line: Drain cleaning: from $149',
  },
  licenceKind: { group: 'Proof', label: 'License', longest: 80, hint: 'Ohio plumbing license' },
  licenceNumber: { group: 'Proof', label: 'License number', longest: 40 },
  insurer: { group: 'Proof', label: 'Insured through', longest: 80 },
  credentials: {
    ...{ group: 'Proof', label: 'Certificates and memberships', most: 12, longest: 120 },
    hint: 'One a line',
  },
  profiles: {
    ...{ group: 'Proof', label: 'Your pages elsewhere', most: 15, longest: 300, rule: 'web-address' },
    hint: 'One web address a line: Google Maps, Facebook, Yelp',
  },
} as const satisfies Record<string, FieldRow>;

export type SheetFieldId = keyof typeof SHEET_FIELDS;
export const SHEET_FIELD_IDS = Object.keys(SHEET_FIELDS) as [SheetFieldId, ...SheetFieldId[]];

/** The definition of a field, with defaults filled in. */
export function sheetField(id: SheetFieldId): FieldRow & { most: number } {
  const row: FieldRow = SHEET_FIELDS[id];
  return { ...row, most: row.most ?? 1 };
}

/** The contents of a sheet as lines per field. Blank fields are absent. */
export type SheetFacts = Partial<Record<SheetFieldId, string[]>>;

/** The single line of a field; null if it is blank. */
export function sheetLine(facts: SheetFacts, id: SheetFieldId): string | null {
  return facts[id]?.[0] ?? null;
}

export type SheetIssue = { path: SheetFieldId; message: string };

const MAX_TYPED_LENGTH = 400;

/**
 * Lines as they are stored: without empty lines and repeated spaces. Never rejects a line; `sheetIssues` validates
 * them.
 */
export const sheetFactsSchema = z
  .partialRecord(
    z.enum(SHEET_FIELD_IDS, { error: 'There is no such field' }),
    z
      .array(z.string().max(MAX_TYPED_LENGTH, `A line must be at most ${MAX_TYPED_LENGTH} characters`))
      .max(40, 'These are too many lines'),
  )
  .transform(tidySheet);

function tidySheet(typed: SheetFacts): SheetFacts {
  const facts: SheetFacts = {};
  for (const id of SHEET_FIELD_IDS) {
    const lines = (typed[id] ?? []).map((line) => line.normalize('NFC').replace(/\s+/g, ' ').trim());
    const told = [...new Set(lines.filter((line) => line !== ''))].map((line) => tidyLine(id, line));
    if (told.length > 0) facts[id] = told;
  }
  return facts;
}

/** Writes hours in one format, so that two ways of typing them compare as equal. */
function tidyLine(id: SheetFieldId, line: string): string {
  const { rule } = sheetField(id);
  if (rule === 'country') return line.toUpperCase();
  if (rule === 'yes-no') return line.toLowerCase();
  if (rule !== 'day') return line;
  const hours = readDayHours(line);
  return 'problem' in hours ? line : dayHoursWords(hours);
}

/** Whether a text is a phone number of that country. */
export type IsPhone = (text: string, country: string | null) => boolean;

/** What is wrong with a sheet, field by field, worded for the person who fills it in. */
export function sheetIssues(facts: SheetFacts, isPhone: IsPhone): SheetIssue[] {
  const country = sheetLine(facts, 'country');
  const found = SHEET_FIELD_IDS.flatMap((id) => {
    const message = problemOf(id, facts[id] ?? [], (text) => isPhone(text, country));
    return message === null ? [] : [{ path: id, message }];
  });
  const blank = (path: SheetFieldId, message: string) =>
    facts[path] === undefined && !found.some((issue) => issue.path === path) ? [{ path, message }] : [];
  return [
    ...found,
    ...(facts.street === undefined
      ? []
      : [
          ...blank('city', 'Please give the town of this street'),
          ...blank('addressShown', 'Please say whether the street address may be shown'),
        ]),
    ...(facts.licenceNumber === undefined ? [] : blank('licenceKind', 'Please say which license this number is of')),
    ...(facts.ownerTitle === undefined ? [] : blank('owner', 'Please give the name that this title belongs to')),
  ];
}

function problemOf(id: SheetFieldId, lines: readonly string[], isPhone: (text: string) => boolean): string | null {
  const { label, most, longest } = sheetField(id);
  if (lines.length > most) return most === 1 ? `${label} is one line` : `Please give at most ${most} lines`;
  const long = lines.find((line) => line.length > longest);
  if (long !== undefined) return `${most === 1 ? label : 'A line'} must be at most ${longest} characters`;
  for (const line of lines) {
    const problem = lineProblem(id, line, isPhone);
    if (problem !== null) return most === 1 ? problem : `“${line}”: ${problem}`;
  }
  return null;
}

const LABELLED_PHONE = /^(.{1,40}?): ?(.+)$/;
const FIRST_YEAR = 1700;

function lineProblem(id: SheetFieldId, line: string, isPhone: (text: string) => boolean): string | null {
  switch (sheetField(id).rule) {
    case 'day': {
      const hours = readDayHours(line);
      return 'problem' in hours ? hours.problem : null;
    }
    case 'yes-no':
      return line === 'yes' || line === 'no' ? null : 'Please choose yes or no';
    case 'year':
      return /^\d{4}$/.test(line) && Number(line) >= FIRST_YEAR && Number(line) <= 2200
        ? null
        : 'Please give a year, such as 1998';
    case 'country':
      return /^[A-Z]{2}$/.test(line) ? null : 'Please give the country as two letters, such as US';
    case 'phone':
      return isPhone(line) ? null : 'This is no phone number of the country above';
    case 'labelled-phone': {
      const number = LABELLED_PHONE.exec(line)?.[2];
      if (number === undefined) return 'please write what the number is for, a colon, and the number';
      return isPhone(number) ? null : 'this is no phone number of the country above';
    }
    case 'email':
      return z.email().safeParse(line).success ? null : 'Please enter a valid email address';
    case 'web-address':
      return isWebAddress(line) ? null : 'please give a whole web address that begins with https://';
    default:
      return null;
  }
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
}

/** The numbers of `otherPhones`, each with its purpose. */
export function otherPhonesOf(facts: SheetFacts): { label: string; number: string }[] {
  return (facts.otherPhones ?? []).flatMap((line) => {
    const found = LABELLED_PHONE.exec(line);
    return found ? [{ label: found[1]!, number: found[2]! }] : [];
  });
}

/** Whether the street may be published. It may only if the sheet says so. */
export function showsStreet(facts: SheetFacts): boolean {
  return facts.street !== undefined && sheetLine(facts, 'addressShown') === 'yes';
}

/** The fields in which two sheets differ, in the order of the sheet. */
export function sheetDifferences(
  before: SheetFacts,
  after: SheetFacts,
): { field: SheetFieldId; before: string[]; after: string[] }[] {
  return SHEET_FIELD_IDS.flatMap((field) => {
    const [was, is] = [before[field] ?? [], after[field] ?? []];
    return was.join('\n') === is.join('\n') ? [] : [{ field, before: was, after: is }];
  });
}
