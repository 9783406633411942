/** A finding of a study or a ruling, with its source. */
export type Finding = { says: string; source: string; url: string };

/** The text of one service page. The service's name, plan and price are in the contract. */
export type ServiceText = {
  /** Short enough for a search result together with the site's name. */
  headTitle: string;
  description: string;
  /** The first sentences: what it is, and for whom. */
  lead: string;
  what: readonly string[];
  findings: readonly Finding[];
  /** What is not known, or evidence against it. */
  unknown: string;
  months: readonly { when: string; work: string }[];
  limits: readonly string[];
  questions: readonly { question: string; answer: string }[];
  /** The rows of the plan comparison for this service. */
  comparison: readonly string[];
};
