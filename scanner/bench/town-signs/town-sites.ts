import { LANGUAGES } from '../../src/lexicon/language-code.ts';
import { type SignedTown, signTowns } from '../../src/understand/areas/likely-town.ts';
import { deriveCountry } from '../../src/understand/site/country.ts';
import { tuningSites } from '../fit/tuning-sites.ts';
import type { Label } from '../truth/label.ts';

/** A labelled site with every town of the gazetteer in its texts. */
export type TownSite = { label: Label; towns: readonly SignedTown[] };

/** Reads the tuning sites that are laid out in a folder. */
export async function readTownSites(corpus: string): Promise<TownSite[]> {
  const sites: TownSite[] = [];
  for await (const { label, facts } of tuningSites(corpus, 'town')) {
    const { pages, markup } = facts;
    const language = LANGUAGES.find((code) => code === facts.language.language);
    if (language === undefined) continue;
    const country = deriveCountry({ pages, markup, language });
    sites.push({ label, towns: signTowns({ pages, country, language }) });
  }
  return sites;
}
