import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Opening times of each day as `[opens, closes]` in 24-hour `HH:MM`; `[]` is closed, a missing day is not stated. */
export type Week = Partial<Record<Weekday, readonly (readonly [string, string])[]>>;

export type LabelledAddress = { street: string; postal: string; town: string };

/** The kinds of fact that are counted, in the order of the printed table. */
export const FACT_KINDS = [
  'name',
  'trade',
  'phone',
  'address',
  'town',
  'hours',
  'appointment days',
  'price',
  'credential',
  'emergency',
  'service',
  'reviews',
] as const;
/** What the scan reads of the page rather than states about the business. */
export const PAGE_KINDS = ['fillers', 'language', 'country', 'kind of page'] as const;
export type FactKind = (typeof FACT_KINDS)[number] | (typeof PAGE_KINDS)[number];

/** What a careful reader finds on one website. Every field is explained in `scanner/labels/README.md`. */
export type Label = {
  site: string;
  /** `tuning` sites may be looked at while the engine is changed, `checking` sites never. */
  set: 'tuning' | 'checking';
  /** `owner/name` on GitHub. */
  repository: string;
  commit: string;
  /** `tree` is the folder inside the repository that the site is served from; `file` serves one page alone. */
  layout: { tree: string; file?: string };
  is_local_business: boolean;
  kind: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 639-1. */
  language: string;
  name: readonly string[];
  trade: { words: string; groups: readonly string[]; schema: readonly string[] };
  /** E.164 everywhere; `main` is also `none` or `filler`. */
  phones: { main: string; all: readonly string[]; fax: readonly string[]; filler: readonly string[] };
  addresses: readonly LabelledAddress[];
  filler_addresses: readonly string[];
  towns: { main: readonly string[]; accepted: readonly string[] };
  hours: { week: Week; also?: readonly Week[]; by_appointment?: readonly Weekday[] } | null;
  prices: { list?: readonly string[]; pages?: readonly string[] } | null;
  licence: readonly string[];
  /** Null where a reader cannot tell. */
  emergency: boolean | null;
  services: readonly string[];
  proofs: readonly string[];
  reviews: 'text' | 'none';
  placeholders: readonly string[];
  /** Kinds left out of the count for this site. */
  not_labelled: readonly FactKind[];
  /** Expected verdicts of checks, by check id, where a reader judged them. */
  verdicts?: Readonly<Record<string, 'success' | 'warning' | 'error' | 'not measured'>>;
};

const LABELS_FOLDER = resolve(import.meta.dirname, '../../labels');

/** All labels of a folder, ordered by site. */
export function readLabels(folder = LABELS_FOLDER): Label[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Label);
}
