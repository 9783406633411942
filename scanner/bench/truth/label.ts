import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuilderId } from '@named-first/contract';

export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Opening hours by day as `[opens, closes]` in 24-hour `HH:MM`; `[]` means closed, and a missing day is not stated. */
export type Week = Partial<Record<Weekday, readonly (readonly [string, string])[]>>;

export type LabelledAddress = { street: string; postal: string; town: string };

/** The counted kinds of fact, in the order of the printed table. */
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
/** What the scan reads from the page, as opposed to facts about the business. */
export const PAGE_KINDS = ['fillers', 'language', 'country', 'kind of page', 'builder'] as const;
export type FactKind = (typeof FACT_KINDS)[number] | (typeof PAGE_KINDS)[number];

/** What a careful reader found on one website. `scanner/labels/README.md` explains every field. */
export type Label = {
  site: string;
  /** You may look at `tuning` sites while changing the engine, but never at `checking` sites. */
  set: 'tuning' | 'checking';
  /** `owner/name` on GitHub. */
  repository: string;
  commit: string;
  /** `tree` is the folder of the repository that the site is served from; with `file`, only one page is served. */
  layout: { tree: string; file?: string };
  is_local_business: boolean;
  kind: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 639-1. */
  language: string;
  /** The builder of the site, if it is one that the scan knows and the pages show it; otherwise null. */
  builder: BuilderId | null;
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
  /** Null if a reader cannot tell. */
  emergency: boolean | null;
  services: readonly string[];
  /** Parts of labelled services that name no service by themselves: `Detection` of `Detection and repair of leaks`. */
  not_services?: readonly string[];
  proofs: readonly string[];
  reviews: 'text' | 'none';
  placeholders: readonly string[];
  /** Kinds that are not counted for this site. */
  not_labelled: readonly FactKind[];
  /** Expected verdicts by check id, where a reader judged them. */
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
