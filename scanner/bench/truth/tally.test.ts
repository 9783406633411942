import { expect, test } from 'vitest';
import { readLabels } from './label.ts';
import { tablesOf } from './tables.ts';
import { groupedBy, judgeVerdicts, precision, recall, type SiteResult, sumOf } from './tally.ts';

const label = readLabels()[0]!;
const NO_VERDICTS = { right: [], wrong: [], unmeasured: [] };

function result(
  language: string,
  counts: SiteResult['counts'],
  wrongPastes: SiteResult['wrongPastes'] = [],
): SiteResult {
  return {
    label: { ...label, set: 'tuning', site: `site-${language}`, language },
    counts,
    wrongPastes,
    verdicts: NO_VERDICTS,
  };
}

const ENGLISH = result('en', [
  { kind: 'phone', right: ['1', '2', '3'], wrong: ['4'], missed: ['5'] },
  { kind: 'language', right: ['en'], wrong: [], missed: [] },
]);
const GERMAN = result(
  'de',
  [{ kind: 'town', right: [], wrong: ['Elm'], missed: ['Ulm'] }],
  [{ kind: 'town', value: 'Elm' }],
);

test('sums hold the facts about businesses and leave out how the page was read', () => {
  expect(sumOf([ENGLISH, GERMAN])).toEqual({ right: 3, wrong: 2, missed: 2 });
  expect(sumOf([ENGLISH, GERMAN], 'language')).toEqual({ right: 1, wrong: 0, missed: 0 });
});

test('precision is the share of the stated facts, recall that of the labelled ones', () => {
  expect(precision({ right: 3, wrong: 1, missed: 9 })).toBe(75);
  expect(recall({ right: 3, wrong: 9, missed: 1 })).toBe(75);
  expect([precision({ right: 0, wrong: 0, missed: 2 }), recall({ right: 0, wrong: 2, missed: 0 })]).toEqual([
    null,
    null,
  ]);
});

test('groups are ordered by their number of sites', () => {
  const groups = groupedBy([GERMAN, ENGLISH, ENGLISH], ({ language }) => language);
  expect(groups.map(([name, sites]) => [name, sites.length])).toEqual([
    ['en', 2],
    ['de', 1],
  ]);
});

test('verdicts are compared if a reader gave one, and a check that was not measured is neither right nor wrong', () => {
  const verdicts = { 'llms-txt': 'success', freshness: 'warning', 'reviews-readable': 'error' } as const;
  const told = {
    'llms-txt': 'success',
    freshness: 'error',
    'reviews-readable': 'not measured',
    'crawl-waste': 'error',
  };
  expect(judgeVerdicts({ ...label, verdicts }, told)).toEqual({
    right: ['llms-txt: success, labelled success'],
    wrong: ['freshness: error, labelled warning'],
    unmeasured: ['reviews-readable: not measured, labelled error'],
  });
});

test('the printed tables name every wrong fact and every wrong paste with its site', () => {
  const lines = tablesOf([ENGLISH, GERMAN], 'tuning');
  expect(lines).toContain('phone                         3          1          1     75.0 %     75.0 %');
  expect(lines).toContain('all of these                  3          2          2     60.0 %     60.0 %');
  expect(lines).toContain('  site-en: phone 4');
  expect(lines.filter((line) => line === '  site-de: town Elm')).toHaveLength(2);
  expect(lines.join('\n')).toContain('Wrong facts inside texts to paste: 1 on 1 of 2 sites');
});

test('the values of checking sites are counted but shown only on request', () => {
  const kept: SiteResult = { ...GERMAN, label: { ...GERMAN.label, set: 'checking' } };
  const lines = tablesOf([ENGLISH, kept], 'tuning');
  expect(lines.filter((line) => line.startsWith('  site-de'))).toEqual([]);
  expect(lines).toContain('Wrong facts: 2');
  expect(lines).toContain('  (values of 1 checking sites are not shown; --site NAME shows them)');
  expect(tablesOf([kept], 'all')).toContain('  site-de: town Elm');
});
