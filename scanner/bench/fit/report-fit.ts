import { fitPoints, logOdds, type Row } from './fit-points.ts';

const PARTS = 6;

/** What a fit gives on one site. */
export type Total = { right: number; wrong: number; missed: number };
type PointsOf = (signs: readonly string[]) => number;

type Fit<Site> = {
  sites: readonly Site[];
  /** Every text of a site that may be right, with its signs. */
  rowsOf(site: Site): readonly Row[];
  /** Counts what a site states if a text needs no less than zero points. */
  count(site: Site, pointsOf: PointsOf): Total;
  /** Least sums of points to compare. */
  leasts: readonly number[];
};

/**
 * Prints what points from five sixths of the sites give on the others, for several least sums, and the points that a fit
 * to all sites gives.
 */
export function reportFit<Site>({ sites, rowsOf, count, leasts }: Fit<Site>): void {
  const parts = Array.from({ length: PARTS }, (_, part) => sites.filter((_site, at) => at % PARTS === part));
  const unseen = parts.flatMap((part) => {
    const points = fitPoints(sites.filter((site) => !part.includes(site)).flatMap(rowsOf));
    return part.map((site) => ({ site, points }));
  });
  console.log(`${sites.length} sites`);
  console.log('least points, right, wrong, missed, precision, recall');
  for (const least of leasts) {
    const totals = unseen.map(({ site, points }) => count(site, (signs) => logOdds(points, signs) - least));
    console.log(lineOf(least, totals));
  }
  const rows = sites.flatMap(rowsOf);
  const { base, signs } = fitPoints(rows);
  console.log(`\nbase ${base.toFixed(2)}`);
  for (const [sign, points] of [...signs].sort((a, b) => b[1] - a[1]))
    console.log(`${points.toFixed(2).padStart(6)}  ${sign} (${rows.filter((row) => row.signs.includes(sign)).length})`);
}

function lineOf(least: number, totals: readonly Total[]): string {
  const sum = (key: keyof Total): number => totals.reduce((total, one) => total + one[key], 0);
  const [right, wrong, missed] = [sum('right'), sum('wrong'), sum('missed')];
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  return [least, right, wrong, missed, share(right, right + wrong), share(right, right + missed)].join(', ');
}

/** The count of a fact of which a site has one: null if nothing is stated. */
export function countOne(isRight: boolean | null, isLabelled: boolean): Total {
  return {
    right: Number(isRight === true),
    wrong: Number(isRight === false),
    missed: Number(isRight === null && isLabelled),
  };
}
