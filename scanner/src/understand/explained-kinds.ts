/** Kinds of fact whose candidates can be shown. */
export const EXPLAINED_KINDS = [
  'kind',
  'builder',
  'trade',
  'name',
  'phone',
  'address',
  'town',
  'service',
  'hours',
  'price',
  'credential',
] as const;
export type ExplainedKind = (typeof EXPLAINED_KINDS)[number];
