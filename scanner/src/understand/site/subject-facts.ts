/** The facts that texts and fixes are built from: only facts that were found, otherwise null. */
export type SubjectFacts = {
  name: string | null;
  noun: string;
  companyNoun: string;
  city: string | null;
  region: string | null;
  phoneShown: string | null;
  /**
   * ISO 3166-1 alpha-2, or null if the site does not show it: then checks ask for nothing that exists only in one
   * country.
   */
  country: string | null;
};
