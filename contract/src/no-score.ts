import * as z from 'zod';

/** The owner is addressed directly; the agency reads about someone else's site. */
export type NoScoreReader = 'owner' | 'agency';

/**
 * Every cause, worded for both readers. `detail` is the specific reason: a status, a file type, a domain, a sum, a
 * resource that ran out.
 */
const WORDS = {
  'not-fetched': () => ({
    owner: 'Your home page was not fetched.',
    agency: 'The home page was not fetched.',
  }),
  'no-time': () => ({
    owner: 'There was no time left to read your home page.',
    agency: 'There was no time left to read the home page.',
  }),
  'timed-out': () => ({
    owner: 'Your website took too long to answer, so we stopped waiting.',
    agency: 'The website took too long to answer.',
  }),
  dns: () => ({
    owner: 'We could not find your website: its name does not lead to a server.',
    agency: 'The website was not found: its name does not lead to a server.',
  }),
  connection: () => ({
    owner: 'Your web server did not take our connection or broke it off.',
    agency: 'The web server did not take the connection or broke it off.',
  }),
  tls: () => ({
    owner: 'Your website has a security certificate problem, and there is no working page without it.',
    agency: 'The website has a security certificate problem, and there is no working page without it.',
  }),
  protocol: () => ({
    owner: 'Your web server sent an answer that could not be read.',
    agency: 'The web server sent an answer that could not be read.',
  }),
  'forbidden-address': () => ({
    owner: 'This address does not lead to a public website.',
    agency: 'This address does not lead to a public website.',
  }),
  missing: (detail) => ({
    owner: `Your home page answers with error ${detail}: the page is missing.`,
    agency: `The home page answers with error ${detail}: it is missing.`,
  }),
  'server-error': (detail) => ({
    owner: `Your home page answers with server error ${detail}.`,
    agency: `The home page answers with server error ${detail}.`,
  }),
  'redirect-loop': () => ({
    owner: 'Your home page sends visitors round in a circle and never shows a page.',
    agency: 'The home page sends visitors round in a circle and never shows a page.',
  }),
  'redirect-too-many': () => ({
    owner: 'Your home page sends visitors on too many times before showing a page.',
    agency: 'The home page sends visitors on too many times before showing a page.',
  }),
  'redirect-bad-location': () => ({
    owner: 'Your home page sends visitors to an address that does not work.',
    agency: 'The home page sends visitors to an address that does not work.',
  }),
  'redirect-forbidden-address': () => ({
    owner: 'Your home page sends visitors to an address that is not public.',
    agency: 'The home page sends visitors to an address that is not public.',
  }),
  robots: () => ({
    owner: 'Your robots file asks our scanner to stay out, so we did. Allow NamedFirstBot and scan again.',
    agency: 'The robots file asks our scanner to stay out, so it did. Only the owner can allow NamedFirstBot.',
  }),
  challenge: () => ({
    owner: 'Your website did not let our scanner in. That alone does not mean it blocks AI assistants.',
    agency: 'The website did not let our scanner in. That alone does not mean it blocks AI assistants.',
  }),
  password: () => ({
    owner: 'Your home page asks for a password, so neither we nor an assistant can read it.',
    agency: 'The home page asks for a password, so no scanner and no assistant can read it.',
  }),
  'sign-in': () => ({
    owner: 'Your home page is a sign-in form, so neither we nor an assistant can read more.',
    agency: 'The home page is a sign-in form, so no scanner and no assistant can read more.',
  }),
  parked: () => ({
    owner: 'This address shows a parked, for-sale or placeholder page, not a business.',
    agency: 'This address shows a parked, for-sale or placeholder page, not a business.',
  }),
  platform: (detail) => ({
    owner: `This address leads to a page on ${detail}. The business has no website of its own there.`,
    agency: `This address leads to a page on ${detail}. The business has no website of its own there.`,
  }),
  'not-html': (detail) => ({
    owner: detail
      ? `Your home page is not a web page but a file of type ${detail}.`
      : 'Your home page is not a web page.',
    agency: detail
      ? `The home page is not a web page but a file of type ${detail}.`
      : 'The home page is not a web page.',
  }),
  'unreadable-html': () => ({
    owner: 'Your home page calls itself a web page, but what it sends cannot be read as one.',
    agency: 'The home page calls itself a web page, but what it sends cannot be read as one.',
  }),
  'too-costly': () => ({
    owner: 'Your website is too large or too unusual to read in time, so we stopped.',
    agency: 'The website is too large or too unusual to read in time.',
  }),
  'not-a-business': () => ({
    owner:
      'This looks like an article, a project or a personal page and not like a business, so there is nothing to score.',
    agency: 'This looks like an article, a project or a personal page and not like a business.',
  }),
  'language-not-read': (detail) => ({
    owner: `We do not read ${detail} yet. A score from the technical checks alone would mislead you.`,
    agency: `The site is in ${detail}, which the scan does not read yet.`,
  }),
  'too-little-measured': (detail) => ({
    owner: `Only ${detail} of 100 points could be measured, and a score built on so little would mislead you.`,
    agency: `Only ${detail} of 100 points could be measured, too little for a score.`,
  }),
} satisfies Record<string, (detail: string) => Record<NoScoreReader, string>>;

export type NoScoreCause = keyof typeof WORDS;

/** Why a site has no score. */
export const noScoreSchema = z.object({
  cause: z.enum(Object.keys(WORDS) as [NoScoreCause, ...NoScoreCause[]]),
  /** Extra information about the cause, or an empty string. */
  detail: z.string(),
});
export type NoScore = z.infer<typeof noScoreSchema>;

/** Explains to this reader why a site has no score. */
export function noScoreWords({ cause, detail }: NoScore, reader: NoScoreReader): string {
  return WORDS[cause](detail)[reader];
}
