// What do the signs of scanner/src/understand/trust/quoted say? Fits their points on the labelled tuning sites, and
// counts the sites that quote customers according to points from five sixths of the sites on the others. docs/truth.md
// says how to lay the sites out.

import { type ReviewCandidate, reviewCandidates } from '../src/understand/trust/quoted/review-candidates.ts';
import { pointsOf, showsQuoting } from '../src/understand/trust/quoted/sign-points.ts';
import { countOne, reportFit } from './fit/report-fit.ts';
import { tuningSites } from './fit/tuning-sites.ts';
import { readOptions } from './truth/options.ts';

/** Sites differ in their number of texts, but each of them counts once. */
const USUAL = 3;

type ReviewSite = { isLabelled: boolean; candidates: readonly ReviewCandidate[] };

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else
  reportFit({
    sites: await readReviewSites(corpus),
    leasts: [0, 0.5, 1, 1.5, 2, 2.5, 3],
    rowsOf: ({ isLabelled, candidates }) => {
      const rows = isLabelled ? likeliest(candidates) : candidates;
      const weight = Math.min(1, USUAL / rows.length);
      return rows.map(({ signs }) => ({ signs, isRight: isLabelled, weight }));
    },
    count: ({ isLabelled, candidates }, points) => {
      const isStated = candidates.some(({ signs }) => showsQuoting(signs, points(signs)));
      return countOne(isStated ? isLabelled : null, isLabelled);
    },
  });

/** Most texts of a site that quotes customers are not theirs: those that the present points call unlikely do not count. */
function likeliest(candidates: readonly ReviewCandidate[]): ReviewCandidate[] {
  const least = Math.min(0, Math.max(...candidates.map(({ signs }) => pointsOf(signs))));
  return candidates.filter(({ signs }) => pointsOf(signs) >= least);
}

async function readReviewSites(folder: string): Promise<ReviewSite[]> {
  const sites: ReviewSite[] = [];
  for await (const { label, facts } of tuningSites(folder, 'reviews')) {
    const candidates = facts.pages.flatMap((page) => reviewCandidates(page, facts.language.language));
    sites.push({ isLabelled: label.reviews === 'text', candidates });
  }
  return sites;
}
