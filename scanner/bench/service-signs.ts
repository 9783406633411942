// What do the signs of scanner/src/understand/offers/likely say? Fits their points on the labelled tuning sites, and
// counts the services that points from five sixths of the sites give on the others. docs/truth.md says how to lay the
// sites out.

import { judgeSigned } from '../src/understand/offers/likely/likely-services.ts';
import { MIN_POINTS, type Sign } from '../src/understand/offers/likely/sign-points.ts';
import { MAX_REPORTED_SERVICES } from '../src/understand/offers/services.ts';
import { fitPoints, logOdds, type Points, probability, type Row } from './fit/fit-points.ts';
import { readSignedSites, type SignedSite } from './service-signs/signed-sites.ts';
import { countServices } from './truth/count-facts.ts';
import { readOptions } from './truth/options.ts';
import { isRightService } from './truth/right-values.ts';

const PARTS = 6;
const THRESHOLDS = [-0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8];

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else report(await readSignedSites(corpus));

function report(sites: readonly SignedSite[]): void {
  const parts = Array.from({ length: PARTS }, (_, part) => sites.filter((_site, at) => at % PARTS === part));
  const unseen = parts.flatMap((part) => {
    const points = fitPoints(rowsOf(sites.filter((site) => !part.includes(site))));
    return part.map((site) => ({ site, points }));
  });
  console.log(`${sites.length} sites, mean log loss on unseen sites ${logLoss(unseen).toFixed(4)}`);
  console.log('least points, right, wrong, missed, precision, recall');
  for (const least of THRESHOLDS) console.log(countAt(least, unseen));
  const all = rowsOf(sites);
  const { base, signs } = fitPoints(all);
  console.log(`\nbase ${base.toFixed(2)}`);
  for (const [sign, points] of [...signs].sort((a, b) => b[1] - a[1]))
    console.log(`${points.toFixed(2).padStart(6)}  ${sign} (${all.filter((row) => row.signs.includes(sign)).length})`);
}

function rowsOf(sites: readonly SignedSite[]): Row[] {
  return sites.flatMap(({ label, candidates }) =>
    candidates.map(({ name, signs }) => ({ signs, isRight: isRightService(label, name) })),
  );
}

type Unseen = { site: SignedSite; points: Points };

function logLoss(unseen: readonly Unseen[]): number {
  const losses = unseen.flatMap(({ site, points }) =>
    rowsOf([site]).map(({ signs, isRight }) => {
      const likely = probability(logOdds(points, signs));
      return -Math.log(isRight ? likely : 1 - likely);
    }),
  );
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

function countAt(least: number, unseen: readonly Unseen[]): string {
  const total = { right: 0, wrong: 0, missed: 0 };
  for (const { site, points } of unseen) {
    const { label, listed, candidates } = site;
    const pointsFor = (signs: readonly Sign[]): number => logOdds(points, signs) - least + MIN_POINTS;
    const { likely, doubtful } = judgeSigned(candidates, listed, pointsFor);
    const names = [...listed.filter(({ name }) => !doubtful.has(name)), ...likely].map(({ name }) => name);
    const { right, wrong, missed } = countServices(label, { services: names.slice(0, MAX_REPORTED_SERVICES) });
    total.right += right.length;
    total.wrong += wrong.length;
    total.missed += missed.length;
  }
  const { right, wrong, missed } = total;
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  return [least, right, wrong, missed, share(right, right + wrong), share(right, right + missed)].join(', ');
}
