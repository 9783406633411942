import { signAreas, stateAreas } from '../../src/understand/areas/areas.ts';
import { keyOf, type SignedTown } from '../../src/understand/areas/likely/town-signs.ts';
import { isLegalPage } from '../../src/understand/site/legal-pages.ts';
import { tuningSites } from '../fit/tuning-sites.ts';
import type { Label } from '../truth/label.ts';

/** A labelled site with the towns that the rules state and the names of the gazetteer in its texts. */
export type TownSite = { label: Label; stated: readonly string[]; towns: readonly SignedTown[] };

/** Reads the tuning sites that are laid out in a folder. */
export async function readTownSites(corpus: string): Promise<TownSite[]> {
  const sites: TownSite[] = [];
  for await (const { label, facts } of tuningSites(corpus, 'town')) {
    const { markup, identity, language, subject } = facts;
    const { addresses, address, refusedAddresses, name } = identity;
    const pages = facts.pages.filter((page) => !isLegalPage(page));
    const input = {
      ...{ pages, markup, addresses, address, refusedAddresses, name },
      ...{ country: subject.country, language: language.language },
    };
    const stated = stateAreas(input);
    const marked = stated.areaServed.filter(({ noTown }) => noTown === undefined);
    const names = [...stated.places, ...marked].map(({ name }) => keyOf(name));
    sites.push({ label, stated: [...new Set(names)], towns: signAreas(input, stated) });
  }
  return sites;
}
