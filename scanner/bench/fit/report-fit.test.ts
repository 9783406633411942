import { expect, it, vi } from 'vitest';
import { countOne, reportFit } from './report-fit.ts';

it('counts each site with points from a fit that has not seen it', () => {
  // Each site has a text of its own sign. Only a fit that saw the site could tell that it is right.
  const sites = Array.from({ length: 12 }, (_, at) => ({ signs: [`only ${at}`, 'all'], other: ['other'] }));
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  reportFit({
    sites,
    leasts: [0],
    rowsOf: ({ signs, other }) => [
      { signs, isRight: true },
      ...Array.from({ length: 9 }, () => ({ signs: other, isRight: false })),
    ],
    count: ({ signs, other }, pointsOf) => {
      expect(pointsOf([signs[0]!])).toBe(pointsOf([]));
      return countOne(pointsOf(signs) >= 0 ? true : pointsOf(other) >= 0 ? false : null, true);
    },
  });
  vi.restoreAllMocks();
  expect(lines[2]).toBe('0, 12, 0, 0, 100.0 %, 100.0 %');
  expect(lines.at(-1)).toMatch(/^ {1,3}-\d\.\d\d {2}other \(108\)$/);
});

it('counts an unlabelled fact that is not stated as nothing', () => {
  expect(countOne(null, false)).toEqual({ right: 0, wrong: 0, missed: 0 });
  expect(countOne(null, true)).toEqual({ right: 0, wrong: 0, missed: 1 });
  expect(countOne(false, true)).toEqual({ right: 0, wrong: 1, missed: 0 });
});
