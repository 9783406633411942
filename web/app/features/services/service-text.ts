/** Something that was found out or ruled, and who says so. */
export type Finding = { says: string; source: string; url: string };

/** What one service page says beyond the service's name, its plan and its price, which are in the contract. */
export type ServiceText = {
  /** Fits a result list together with the name of the site. */
  headTitle: string;
  description: string;
  /** The first sentences: what it is, and for whom. */
  lead: string;
  what: readonly string[];
  findings: readonly Finding[];
  /** What nobody knows, or what speaks against it. */
  unknown: string;
  months: readonly { when: string; work: string }[];
  limits: readonly string[];
  questions: readonly { question: string; answer: string }[];
  /** Rows of the plan comparison that this service is about. */
  comparison: readonly string[];
};
