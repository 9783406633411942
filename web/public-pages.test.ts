import { existsSync } from 'node:fs';
import { PUBLIC_PAGES, SERVICE_SLUGS, SITEMAP_PAGES } from '@named-first/contract';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './app/routes.ts';

/** True for pages with a URL of their own that are for staff; every other fixed path belongs in the list. */
const isForStaff = (path: string) => /^\/admin(?:\/|$)/.test(path);

type Page = { path: string; file: string };

/** The pages of a route table whose path is fixed, as `{path, file}`. */
function fixedPages(entries: readonly RouteConfigEntry[]): Page[] {
  return entries.flatMap(({ path = '', file, children }) => {
    if (children) return fixedPages(children);
    return /[:*]/.test(path) ? [] : [{ path: `/${path.replace(/^\//, '')}`, file }];
  });
}

const inRoutes = (entries: readonly RouteConfigEntry[]) =>
  fixedPages(entries)
    .filter(({ path }) => !isForStaff(path))
    .toSorted(byPath);
const inList = PUBLIC_PAGES.map(({ id, path }) => ({ path, file: `routes/${id}.tsx` })).toSorted(byPath);

function byPath(one: Page, other: Page): number {
  return one.path < other.path ? -1 : 1;
}

test('the routes and the list of public pages have the same paths, each with the module of its id', () => {
  expect(inRoutes(routes)).toEqual(inList);
});

test.each([
  ['a route without a row', [...routes, { path: 'about', file: 'routes/about.tsx' }]],
  ['a row without a route', routes.slice(1)],
])('%s is noticed', (_, changed) => {
  expect(inRoutes(changed)).not.toEqual(inList);
});

test('every service has a page, at the route for services', () => {
  expect(SITEMAP_PAGES.map(({ path }) => path)).toEqual(
    expect.arrayContaining(SERVICE_SLUGS.map((slug) => `/services/${slug}`)),
  );
});

test('ids and paths are used once, and every id has a route module', () => {
  for (const key of ['id', 'path'] as const) {
    expect(new Set(PUBLIC_PAGES.map((page) => page[key])).size).toBe(PUBLIC_PAGES.length);
  }
  const missing = PUBLIC_PAGES.filter(({ id }) => !existsSync(new URL(`./app/routes/${id}.tsx`, import.meta.url)));
  expect(missing).toEqual([]);
});

test('every title and description fits a search result', () => {
  for (const page of PUBLIC_PAGES) {
    expect(page.title.length, page.title).toBeLessThanOrEqual(60);
    if (!page.inSitemap) continue;
    expect(page.description.length, page.description).toBeGreaterThanOrEqual(70);
    expect(page.description.length, page.description).toBeLessThanOrEqual(160);
  }
});
