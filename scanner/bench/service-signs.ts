// What do the signs of scanner/src/understand/offers/likely say? Fits their points on the labelled tuning sites, and
// counts the services that points from five sixths of the sites give on the others. docs/truth.md says how to lay the
// sites out.

import { judgeSigned } from '../src/understand/offers/likely/likely-services.ts';
import { MIN_POINTS } from '../src/understand/offers/likely/sign-points.ts';
import { MAX_REPORTED_SERVICES } from '../src/understand/offers/services.ts';
import { reportFit } from './fit/report-fit.ts';
import { readSignedSites } from './service-signs/signed-sites.ts';
import { countServices } from './truth/count-facts.ts';
import type { Label } from './truth/label.ts';
import { readOptions } from './truth/options.ts';
import { isRightService, isSameService } from './truth/right-values.ts';

/** A report states as many services of a short site as of a long one, so a text of a site with more texts counts less. */
const USUAL = 100;
/** `detection` of `detection and repair of leaks` counts as right, but a fit that learns from it states fragments. */
const WHOLE_SHARE = 0.6;

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else
  reportFit({
    sites: await readSignedSites(corpus),
    leasts: [0, 0.3, 0.6, 0.9, 1.2],
    rowsOf: ({ label, candidates }) =>
      candidates.map(({ name, signs }) => ({
        signs,
        isRight: isWholeService(label, name),
        weight: Math.sqrt(USUAL / candidates.length),
      })),
    count: ({ label, listed, candidates }, pointsOf) => {
      const { likely, doubtful } = judgeSigned(candidates, listed, (signs) => pointsOf(signs) + MIN_POINTS);
      const stated = listed.filter(({ name, condition, page }) => !doubtful.has(name) && !(condition && page === null));
      const names = [...stated, ...likely].map(({ name }) => name);
      const { right, wrong, missed } = countServices(label, { services: names.slice(0, MAX_REPORTED_SERVICES) });
      return { right: right.length, wrong: wrong.length, missed: missed.length };
    },
  });

/** True for a right name that says most of what a labelled service says. */
function isWholeService(label: Label, name: string): boolean {
  const isWhole = (service: string): boolean =>
    isSameService(name, service) && wordsOf(name) >= wordsOf(service) * WHOLE_SHARE;
  return isRightService(label, name) && label.services.some(isWhole);
}

/** The number of words without the short ones, which join others. */
function wordsOf(text: string): number {
  return (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).length;
}
