// What do the signs of scanner/src/understand/trust/likely say? Fits their points on the labelled tuning sites, and
// counts the credentials that the rules state together with likely proofs by points from five sixths of the sites on the
// others. docs/truth.md says how to lay the sites out.

import { MAX_PROOFS } from '../src/report/stated-facts.ts';
import { mostLikely, otherProofs } from '../src/understand/trust/likely/likely-proofs.ts';
import { MIN_POINTS } from '../src/understand/trust/likely/sign-points.ts';
import { readProofSites } from './credential-signs/proof-sites.ts';
import { reportFit } from './fit/report-fit.ts';
import { countCredentials } from './truth/count-facts.ts';
import { readOptions } from './truth/options.ts';
import { isRightCredential } from './truth/right-values.ts';

/** A report states as many proofs of a short site as of a long one, so a phrase of a site with more phrases counts less. */
const USUAL = 20;

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else
  reportFit({
    sites: await readProofSites(corpus),
    leasts: [0, 0.5, 0.8, 1, 1.2, 1.5, 2, 99],
    rowsOf: ({ label, candidates }) =>
      candidates.map(({ shown, signs }) => ({
        signs: [...signs],
        isRight: isRightCredential([...label.licence, ...label.proofs], shown),
        weight: Math.min(1, Math.sqrt(USUAL / candidates.length)),
      })),
    count: ({ label, licence, proofs, candidates, isLocal }, pointsOf) => {
      const likely = isLocal ? mostLikely(candidates, (signs) => pointsOf([...signs]) + MIN_POINTS) : [];
      const stated = [...(licence === null ? [] : [licence]), ...proofs];
      const added = otherProofs(likely, stated, MAX_PROOFS - proofs.length).map(({ shown }) => shown);
      const { right, wrong, missed } = countCredentials(label, { licence, proofs: [...proofs, ...added] });
      return { right: right.length, wrong: wrong.length, missed: missed.length };
    },
  });
