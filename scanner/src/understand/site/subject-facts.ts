/** The words that wording and fixes are built from: only facts found, else null. */
export type SubjectFacts = {
  name: string | null;
  noun: string;
  companyNoun: string;
  city: string | null;
  region: string | null;
  phoneShown: string | null;
  /** ISO 3166-1 alpha-2, or null when nothing on the site says it: then nothing that exists in one country is asked. */
  country: string | null;
};
