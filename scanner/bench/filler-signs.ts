// What do the signs of scanner/src/understand/kind/sample say? Fits their points on the labelled tuning sites, and counts
// the sites on which points from five sixths of the sites find sample text, without the lists of known sample text.
// docs/truth.md says how to lay the sites out.

import { isSample } from '../src/understand/kind/sample/sign-points.ts';
import { isSampleOf, readSampledSites } from './filler-signs/sampled-sites.ts';
import { countOne, reportFit } from './fit/report-fit.ts';
import { readOptions } from './truth/options.ts';

/** A report says once that a site has sample text, so a text of a site with more candidates counts less. */
const USUAL = 30;

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else
  reportFit({
    sites: await readSampledSites(corpus),
    leasts: [-1, 0, 0.5, 1, 1.5, 2, 2.5],
    // A label lists some of the sample text of a site, so a text that it does not list says nothing on such a site.
    rowsOf: ({ label, candidates }) =>
      candidates
        .map(({ text, signs }) => ({ signs, isRight: isSampleOf(label, text) }))
        .filter(({ isRight }) => isRight || label.placeholders.length === 0)
        .map((row) => ({ ...row, weight: Math.sqrt(Math.min(1, USUAL / candidates.length)) })),
    count: ({ label, candidates }, pointsOf) => {
      const isLabelled = label.placeholders.length > 0;
      return countOne(candidates.some(({ signs }) => isSample(signs, pointsOf)) ? isLabelled : null, isLabelled);
    },
  });
