import { publicPage } from '@named-first/contract';
import { expect, test } from 'vitest';
import { documentPages } from '../api/document-pages.server';
import { listedPageMeta, unlistedPageMeta } from './page-meta';

const ORIGIN = 'https://site.example';
const at = (path: string) => ({
  matches: [{ id: 'root', loaderData: { publicUrl: ORIGIN, navigation: [], pages: documentPages(path) } }],
});

test('a listed page takes its head and its breadcrumbs from its row', () => {
  const meta = listedPageMeta(at('/pricing'), 'pricing');
  expect(meta).toContainEqual({ title: publicPage('pricing').title });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${ORIGIN}/pricing` });
  expect(meta).toContainEqual({ property: 'og:image', content: `${ORIGIN}/og/pricing.png` });
  expect(meta.at(-1)).toMatchObject({
    'script:ld+json': { '@type': 'BreadcrumbList', itemListElement: [{ item: `${ORIGIN}/` }, { name: 'Pricing' }] },
  });
});

test('a head that is missing from the document stops the build', () => {
  expect(() => listedPageMeta(at('/blog/a-post'), 'pricing')).toThrow('The head of pricing');
});

test('the home page has no breadcrumbs', () => {
  expect(JSON.stringify(listedPageMeta(at('/'), 'home'))).not.toContain('BreadcrumbList');
});

test('a document of the scan has the heads of all its screens, any other document only its own', () => {
  const screens = ['free-scan', 'scan', 'results', 'unlock', 'success'];
  expect(documentPages('/results').map(({ id }) => id)).toEqual(screens);
  expect(documentPages('/contact').map(({ id }) => id)).toEqual(['contact']);
  expect(documentPages('/contact/')).toEqual(documentPages('/contact'));
  expect(documentPages('/blog/a-post')).toEqual([]);
  expect(unlistedPageMeta(at('/free-scan'), 'unlock')).toEqual([
    { title: publicPage('unlock').title },
    { name: 'robots', content: 'noindex' },
  ]);
});
