import type { PageRole } from '../artifacts.ts';
import { isRead, languageName } from '../lexicon/languages-read.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { type Judgement, notMeasured } from './verdict.ts';

/** Why the text of a site cannot be judged at all, or null if it can. */
export function wordsNotReadable({ pages, language }: Pick<SiteFacts, 'pages' | 'language'>): Judgement | null {
  if (!pages.some(({ role }) => role === 'home'))
    return notMeasured('We could not read your home page, so we did not judge this.');
  if (!isRead(language.language))
    return notMeasured(`We do not read ${languageName(language.language)} yet, so we did not judge this.`);
  return null;
}

/**
 * To say that something is missing needs proof: returns the reason if a relevant page could not be read, or only in
 * part.
 */
export function unlessUnread(
  judgement: Judgement,
  { site, pages }: Pick<SiteFacts, 'site' | 'pages'>,
  roles: readonly PageRole[],
): Judgement {
  if (judgement.status !== 'error') return judgement;
  const missed = site.unread.find(({ role, fetched }) => roles.includes(role) && fetched.state !== 'absent');
  if (missed)
    return notMeasured(
      `We could not read this page just now: ${missed.url}. What we looked for may be on it, so we did not judge this.`,
    );
  const cut = pages.find((page) => page.cut && roles.includes(page.role));
  return cut ? notMeasured(partlyRead(cut.url)) : judgement;
}

/** The reason why nothing can be called missing on a page that is longer than the limit. */
export function partlyRead(url: string): string {
  return `This page is longer than we read: ${url}. What we looked for may be in the rest, so we did not judge this.`;
}
