import { alternatives, compilerOf } from '../../lexicon/languages/compile.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { PageFacts } from '../page-facts.ts';
import { isPrivacyPage, isTermsPage } from './legal-pages.ts';

const { wordSource, entries } = compilerOf('pages');

/** Whole segments of paths for signing in and for running the site. */
const SIGN_IN = new RegExp(`(?:^|/)(?:wp-?admin|cms|${wordSource(({ paths }) => paths.signIn)})(?:[/.]|$)`);
/** First words of segments for editing the site and for thanks after a form. */
const EDIT_OR_THANKS = new RegExp(`(?:^|/)${wordSource(({ paths }) => [...paths.edits, ...paths.thanks])}(?:[/._-]|$)`);
/** Whole segments. */
const JOBS = new RegExp(`(?:^|/)(?:${alternatives(entries(({ paths }) => paths.jobs))})(?:[/.]|$)`);

/**
 * True for a page that no customer looks for: it is for staff or applicants, thanks for a message, or holds terms of
 * use. Whether search engines list it makes no difference.
 */
export function isNotForCustomers(page: PageFacts): boolean {
  if (page.role === 'home') return false;
  return hasStaffPath(page) || isForApplicants(page) || isPrivacyPage(page) || isTermsPage(page);
}

/**
 * True for a page whose words are not about the business: working times and places in an advertisement for a job are
 * not its hours and address. A path alone does not make a page one for the owner, such as `/panel.html` of a firm that
 * builds control panels: it must also ask for a password or be closed to search engines.
 */
export function isForStaff(page: PageFacts): boolean {
  return isForApplicants(page) || (page.role !== 'home' && hasStaffPath(page) && isClosed(page));
}

/** True for a page about jobs at the business. */
export function isForApplicants({ role, path }: PageFacts): boolean {
  return role !== 'home' && JOBS.test(foldText(path));
}

function hasStaffPath({ path: written }: PageFacts): boolean {
  const path = foldText(written);
  return SIGN_IN.test(path) || EDIT_OR_THANKS.test(path);
}

function isClosed({ document: { forms, metas } }: PageFacts): boolean {
  return (
    forms.some(({ hasPassword }) => hasPassword) ||
    metas.some(({ name, content }) => name === 'robots' && /\bnoindex\b/i.test(content))
  );
}
