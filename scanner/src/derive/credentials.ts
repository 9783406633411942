import type { Evidence } from '@named-first/contract';

export const CREDENTIAL_GROUPS = ['licence', 'insured', 'certification', 'membership', 'person', 'years'] as const;
export type CredentialGroup = (typeof CREDENTIAL_GROUPS)[number];

export type Credential = {
  group: CredentialGroup;
  /** The words that carry it, e.g. `NATE-certified`, `since 1987`. */
  shown: string;
  /** Licence, registration, bar or NPI number when one stands beside it. */
  number: string | null;
  evidence: Evidence;
};

export type CredentialFacts = {
  credentials: readonly Credential[];
  /** Groups found, in catalogue order. */
  groups: readonly CredentialGroup[];
  /** The first credential that carries a number. */
  numbered: Credential | null;
  /** A claim of being bonded: in California it must never be suggested (Business and Professions Code §7027.4 and CSLB). */
  bonded: Evidence | null;
  /** The business is in California, by address, towns or licence words. */
  california: boolean;
};
