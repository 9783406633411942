// What do the signs of scanner/src/understand/identity/name-signs.ts say? Fits their points on the labelled tuning sites,
// and counts the names that points from five sixths of the sites give on the others. docs/truth.md says how to lay the
// sites out.

import { MIN_NAME_POINTS, type SignedName } from '../src/understand/identity/name-signs.ts';
import { fitPoints, logOdds, type Points, type Row } from './fit/fit-points.ts';
import { type NamedSite, readNamedSites } from './name-signs/named-sites.ts';
import { readOptions } from './truth/options.ts';
import { isRightName } from './truth/right-values.ts';

const PARTS = 6;
const THRESHOLDS = [-2.5, -2, -1.5, -1, -0.5, 0, 0.5];

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else report(await readNamedSites(corpus));

function report(sites: readonly NamedSite[]): void {
  const parts = Array.from({ length: PARTS }, (_, part) => sites.filter((_site, at) => at % PARTS === part));
  const unseen = parts.flatMap((part) => {
    const points = fitPoints(rowsOf(sites.filter((site) => !part.includes(site))));
    return part.map((site) => ({ site, points }));
  });
  console.log(`${sites.length} sites`);
  console.log('least points, right, wrong, missed, precision, recall');
  for (const least of THRESHOLDS) console.log(countAt(least, unseen));
  const all = rowsOf(sites);
  const { base, signs } = fitPoints(all);
  console.log(`\nbase ${base.toFixed(2)}, least points ${MIN_NAME_POINTS}`);
  for (const [sign, points] of [...signs].sort((a, b) => b[1] - a[1]))
    console.log(`${points.toFixed(2).padStart(6)}  ${sign} (${all.filter((row) => row.signs.includes(sign)).length})`);
}

function rowsOf(sites: readonly NamedSite[]): Row[] {
  return sites.flatMap(({ label, names }) =>
    names.map(({ shown, signs }) => ({ signs, isRight: isRightName(label, shown) })),
  );
}

type Unseen = { site: NamedSite; points: Points };

function countAt(least: number, unseen: readonly Unseen[]): string {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const { site, points } of unseen) {
    const name = site.choose((signs) => logOdds(points, signs) - least + MIN_NAME_POINTS);
    if (name !== null) total[isRightName(site.label, name) ? 'right' : 'wrong'] += 1;
    else if (site.label.name.length > 0) total.missed += 1;
  }
  const { right, wrong, missed } = total;
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  return [least, right, wrong, missed, share(right, right + wrong), share(right, right + missed)].join(', ');
}

export type { SignedName };
