import { expect, it } from 'vitest';
import { fitPoints, logOdds, probability, type Row } from './fit-points.ts';

const rows = (count: number, signs: string[], isRight: boolean): Row[] =>
  Array.from({ length: count }, () => ({ signs, isRight }));

it('gives a text the share of services among texts with the same signs', () => {
  const points = fitPoints([
    ...rows(900, ['heading'], true),
    ...rows(300, ['heading'], false),
    ...rows(100, [], true),
    ...rows(900, [], false),
  ]);
  expect(probability(logOdds(points, ['heading']))).toBeCloseTo(0.75, 1);
  expect(probability(logOdds(points, []))).toBeCloseTo(0.1, 1);
});

it('keeps the points of a sign small that was seen on a few texts only', () => {
  const often = fitPoints([...rows(400, ['menu'], false), ...rows(400, [], true), ...rows(100, [], false)]);
  const once = fitPoints([...rows(1, ['menu'], false), ...rows(400, [], true), ...rows(100, [], false)]);
  expect(often.signs.get('menu')).toBeLessThan(-4);
  expect(once.signs.get('menu')).toBeGreaterThan(-1);
});

it('ignores signs that no text had', () => {
  const points = fitPoints([...rows(50, ['heading'], true), ...rows(50, [], false)]);
  expect(logOdds(points, ['heading', 'unheard'])).toBe(logOdds(points, ['heading']));
});

it('counts a text as often as its weight says', () => {
  const light = rows(800, [], false).map((row) => ({ ...row, weight: 0.25 }));
  const weighted = fitPoints([...rows(100, [], true), ...light]);
  expect(weighted.base).toBeCloseTo(fitPoints([...rows(100, [], true), ...rows(200, [], false)]).base);
});
