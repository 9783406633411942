// What do the signs of scanner/src/understand/areas/likely say? Fits their points on the labelled tuning sites, and
// counts the towns that points from five sixths of the sites give on the others. docs/truth.md says how to lay the
// sites out.

import { MAX_TOWNS } from '../src/report/stated-facts.ts';
import { judgeSigned } from '../src/understand/areas/likely/likely-towns.ts';
import { reportFit } from './fit/report-fit.ts';
import { readTownSites } from './town-signs/town-sites.ts';
import { countTowns } from './truth/count-facts.ts';
import { readOptions } from './truth/options.ts';
import { isRightTown } from './truth/right-values.ts';

/** A report states as many towns of a short site as of a long one, so a name on a site with more names counts less. */
const USUAL = 10;

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else
  reportFit({
    sites: await readTownSites(corpus),
    leasts: [-1, -0.5, 0, 0.5, 1],
    rowsOf: ({ label, towns }) =>
      towns.map(({ name, signs }) => ({
        signs,
        isRight: isRightTown(label, name),
        weight: Math.min(1, Math.sqrt(USUAL / towns.length)),
      })),
    count: ({ label, stated, towns }, pointsOf) => {
      const { doubtful, likely } = judgeSigned(towns, pointsOf);
      const names = [...stated.filter((key) => !doubtful.has(key)), ...likely.map(({ name }) => name)];
      const { right, wrong, missed } = countTowns(label, { towns: names.slice(0, MAX_TOWNS) });
      return { right: right.length, wrong: wrong.length, missed: missed.length };
    },
  });
