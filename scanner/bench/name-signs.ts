// What do the signs of scanner/src/understand/identity/name-signs.ts say? Fits their points on the labelled tuning sites,
// and counts the names that points from five sixths of the sites give on the others. docs/truth.md says how to lay the
// sites out.

import { mainName } from '../src/understand/identity/main-name.ts';
import { MIN_NAME_POINTS } from '../src/understand/identity/name-signs.ts';
import { countOne, reportFit } from './fit/report-fit.ts';
import { readNamedSites } from './name-signs/named-sites.ts';
import { readOptions } from './truth/options.ts';
import { isRightName } from './truth/right-values.ts';

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else
  reportFit({
    sites: await readNamedSites(corpus),
    leasts: [-2, -1.5, -1, -0.5, 0, 0.5],
    rowsOf: ({ label, names }) => names.map(({ shown, signs }) => ({ signs, isRight: isRightName(label, shown) })),
    count: ({ label, names }, pointsOf) => {
      const name = mainName(names, (signs) => pointsOf(signs) + MIN_NAME_POINTS);
      return countOne(name === null ? null : isRightName(label, name), label.name.length > 0);
    },
  });
