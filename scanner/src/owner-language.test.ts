import { CHECKS } from '@named-first/contract';
import { expect, test } from 'vitest';
import { FIXTURE_SITES, reportOfFixture } from '../test/fixture-sites.ts';
import { HIGHEST_GRADE, JARGON, MAX_DESCRIPTION_LENGTH, readingGrade } from '../test/reading-grade.ts';

/** The site's own words are in quotation marks and may be anything. */
const ours = (text: string) => text.replace(/[“"][^”"]*[”"]/g, '').replace(/\bllms\.txt\b/g, '');

test.each(CHECKS.map((check) => check.title))('the title "%s" is short and free of jargon', (title) => {
  expect(title.length).toBeLessThanOrEqual(60);
  expect(title).not.toMatch(JARGON);
});

test.each(FIXTURE_SITES)(
  'the steps for %s hold without the texts to paste, which are only in English',
  async (site) => {
    const { insights } = await reportOfFixture(site);
    const withTexts = insights.filter(({ fix }) => fix.paste.some(({ language }) => language === 'text'));
    for (const { fix } of withTexts)
      expect([fix.summary, ...fix.steps].join(' ')).not.toMatch(
        /(?:sentence|text|message) below|these sentences|the ones below|the blanks/,
      );
  },
);

test.each(FIXTURE_SITES)('every sentence to the owner of %s is plain', async (site) => {
  const { insights } = await reportOfFixture(site);
  const texts = insights.flatMap(({ id, description, fix }) => [
    { id, text: description },
    { id, text: fix.summary },
  ]);
  const faults = texts
    .filter(({ text }) => text !== '')
    .flatMap(({ id, text }) => {
      const problems = [];
      if (text.length > MAX_DESCRIPTION_LENGTH) problems.push(`${text.length} characters`);
      const jargon = ours(text).match(JARGON)?.[0];
      if (jargon) problems.push(`jargon "${jargon}"`);
      const grade = readingGrade(text);
      if (grade > HIGHEST_GRADE) problems.push(`grade ${grade.toFixed(1)}`);
      return problems.length > 0 ? [`${id}: ${problems.join(', ')}: ${text}`] : [];
    });
  expect(faults).toEqual([]);
});
