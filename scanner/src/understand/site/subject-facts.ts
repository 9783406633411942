/** The words that wording and fixes are built from: only facts found, else null. */
export type SubjectFacts = {
  name: string | null;
  noun: string;
  companyNoun: string;
  city: string | null;
  region: string | null;
  phoneShown: string | null;
  /** Two letters (ISO 3166-1): what exists in one country alone is asked of nobody else. A guess, `US` without any sign. */
  country: string;
};
