/** Words of licenses, memberships, years of experience and other proofs. */
export type ProofWords = Readonly<Record<never, never>>;
