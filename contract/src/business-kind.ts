export const BUSINESS_KINDS = [
  'local-business',
  'business-not-local',
  'not-a-business',
  'template',
  'cannot-tell',
] as const;

/** What a website is. Assistants can recommend only a local business for a trade in a town. */
export type BusinessKind = (typeof BUSINESS_KINDS)[number];

/** True if the report asks for everything that customers ask of a local business, and shows what is missing as a blank. */
export function asksAsLocal(kind: BusinessKind): boolean {
  return kind === 'local-business' || kind === 'cannot-tell';
}

const SAMPLE_TEXT = {
  heading: 'Sample text is still on your site',
  words:
    'Your pages hold text that came with a template, not words about you. Assistants read it as if it were true. Replace it before anything else.',
};

/** The notice at the top of a report about the kind of site; null if there is nothing to say. */
export function kindNotice({
  kind,
  sampleText,
}: {
  kind: BusinessKind;
  sampleText: readonly unknown[];
}): { heading: string; words: string } | null {
  switch (kind) {
    case 'business-not-local':
      return {
        heading: 'This does not look like a local business',
        words:
          'Your site looks like a business that is not tied to a place, such as a shop that ships or a software company. This scan is made for local businesses. We left out the checks that ask for towns, opening hours and a trade.',
      };
    case 'not-a-business':
      return {
        heading: 'This does not look like a business',
        words:
          'What we read looks like an article, a project or a personal page. We give no overall score and no texts about a business. If it is a business, say on the home page what you do, where, and how to reach you.',
      };
    case 'template':
      return SAMPLE_TEXT;
    case 'local-business':
    case 'cannot-tell':
      return sampleText.length > 0 ? SAMPLE_TEXT : null;
  }
}
