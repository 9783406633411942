// What do the signs of scanner/src/understand/areas/likely-town.ts say? Fits their points on the labelled tuning sites,
// and counts the main towns that points from five sixths of the sites give on the others. The scan uses them only where
// nothing else names a town. docs/truth.md says how to lay the sites out.

import { mostLikely } from '../src/understand/areas/likely-town.ts';
import { countOne, reportFit } from './fit/report-fit.ts';
import { readTownSites } from './town-signs/town-sites.ts';
import { readOptions } from './truth/options.ts';
import { isMainTown } from './truth/right-values.ts';

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else
  reportFit({
    sites: await readTownSites(corpus),
    leasts: [-1, -0.5, 0, 0.5, 1],
    rowsOf: ({ label, towns }) =>
      towns.map(({ name, signs }) => ({ signs: [...signs], isRight: isMainTown(label, name) })),
    count: ({ label, towns }, pointsOf) => {
      const town = mostLikely(towns, (signs) => pointsOf([...signs]));
      return countOne(town === null ? null : isMainTown(label, town.name), label.towns.main.length > 0);
    },
  });
