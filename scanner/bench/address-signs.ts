// What do the signs of scanner/src/understand/places/likely say? Fits their points on the labelled tuning sites, and
// counts the addresses that points from five sixths of the sites give on the others. docs/truth.md says how to lay the
// sites out.

import { judgeSigned } from '../src/understand/places/likely/likely-address.ts';
import { readAddressSites } from './address-signs/address-sites.ts';
import { countOne, reportFit } from './fit/report-fit.ts';
import { readOptions } from './truth/options.ts';
import { isRightAddress } from './truth/right-values.ts';

/** A site has one address however many texts it has, so a text on a site with more of them counts less. */
const USUAL = 6;

const { corpus } = readOptions(process.argv.slice(2));
if (corpus === null) console.log('Skipped: give the laid-out sites as --corpus DIR.');
else
  reportFit({
    sites: await readAddressSites(corpus),
    leasts: [-1, -0.5, -0.25, 0, 0.5, 1, 100],
    rowsOf: ({ label, addresses }) =>
      addresses.map(({ shown, signs }) => ({
        signs,
        isRight: isRightAddress(label, shown),
        weight: Math.min(1, Math.sqrt(USUAL / addresses.length)),
      })),
    count: ({ label, stated, addresses }, pointsOf) => {
      const address = stated ?? judgeSigned(addresses, pointsOf)?.shown ?? null;
      const isLabelled = label.addresses.some(({ street }) => street !== '');
      return countOne(address === null ? null : isRightAddress(label, address), isLabelled);
    },
  });
