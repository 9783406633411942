import { builderIdSchema } from '@named-first/contract';
import { expect, test } from 'vitest';
import { BUILDER_PAGES, builderPageSource } from '../../test/builder-pages.ts';
import { builderOfPage, readPageList, tallyBuilders } from './measure-builders.ts';

test('the list names commits, and builders that the scan knows', () => {
  for (const { repository, commit, pages } of readPageList()) {
    expect(repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    for (const { builder, url } of pages) {
      expect(builderIdSchema.nullable().safeParse(builder).success, String(builder)).toBe(true);
      expect(url === undefined || URL.canParse(url), url).toBe(true);
    }
  }
});

test('the list has pages of ten builders, and a hundred that tell no builder', () => {
  const pages = readPageList().flatMap((entry) => entry.pages);
  expect(pages.length).toBeGreaterThanOrEqual(200);
  expect(new Set(pages.map(({ builder }) => builder)).size).toBeGreaterThanOrEqual(10);
  expect(pages.filter(({ builder }) => builder === null).length).toBeGreaterThanOrEqual(100);
});

test('a saved page is judged by its bytes alone', () => {
  const squarespace = BUILDER_PAGES.find(({ builder }) => builder === 'squarespace');
  if (!squarespace) throw new Error('no page');
  const { url, html } = builderPageSource(squarespace);
  expect(builderOfPage(new TextEncoder().encode(html), url)).toBe('squarespace');
  expect(builderOfPage(new TextEncoder().encode('<title>Lee</title>'), url)).toBeNull();
});

test('a named builder that the page does not tell is wrong, and silence is not', () => {
  const url = 'https://lee.example/';
  const tally = tallyBuilders([
    { url, labelled: 'wix', told: 'wix' },
    { url, labelled: null, told: null },
    { url, labelled: null, told: 'wix' },
    { url, labelled: 'wix', told: 'duda' },
    { url, labelled: 'wix', told: null },
  ]);
  expect([tally.right, tally.wrong.length, tally.notTold.length]).toEqual([2, 2, 1]);
});
