import { LISTED_PAGES, publicPage, SERVICES, servicePath } from '@named-first/contract';

/** A report that was read before the scan. Its URL is a secret and never used as a source. */
const REPORT = 'report';
/** Steps with an unknown source: from before counting began, or from a path that is not one of our pages. */
export const OTHER = 'other';

const NAMES = new Map<string, string>([
  ...LISTED_PAGES.map(({ path, name }) => [path, name] as const),
  ...SERVICES.map(({ slug, title }) => [servicePath(slug), title] as const),
  [REPORT, 'A report'],
  [OTHER, 'Not known'],
]);

/**
 * The source under which a path on our site is counted: a public page, the blog as a whole, or a report. Input from a
 * browser can select nothing else, so no text of a visitor is ever stored.
 *
 * @param path undefined if the visitor came directly to the form from another site.
 */
export function sourceOfPath(path: string | undefined): string {
  if (path === undefined) return publicPage('free-scan').path;
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (NAMES.has(trimmed) && trimmed.startsWith('/')) return trimmed;
  if (trimmed.startsWith('/blog/')) return publicPage('blog').path;
  return trimmed.startsWith('/report/') ? REPORT : OTHER;
}

/** The display name of a source that is not a campaign. */
export function pageSourceName(source: string): string {
  return NAMES.get(source) ?? source;
}
