import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '../../src/lexicon/language-code.ts';
import { type SignedTown, signTowns } from '../../src/understand/areas/likely-town.ts';
import { deriveCountry } from '../../src/understand/site/country.ts';
import { deriveSiteFacts } from '../../src/understand/site-facts.ts';
import { collectSaved } from '../truth/corpus.ts';
import { type Label, readLabels } from '../truth/label.ts';

/** A labelled site with every town of the gazetteer in its texts. */
export type TownSite = { label: Label; towns: readonly SignedTown[] };

/** Reads the tuning sites that are laid out in a folder. Opens no socket. */
export async function readTownSites(corpus: string): Promise<TownSite[]> {
  const labels = readLabels().filter(
    ({ set, site, not_labelled: kinds }) =>
      set === 'tuning' && !kinds.includes('town') && existsSync(resolve(corpus, site)),
  );
  const sites: TownSite[] = [];
  for (const label of labels) {
    const {
      pages,
      markup,
      language: told,
    } = deriveSiteFacts(await collectSaved(label.site, resolve(corpus, label.site)));
    const language = LANGUAGES.find((code) => code === told.language);
    if (language === undefined) continue;
    const country = deriveCountry({ pages, markup, language });
    sites.push({ label, towns: signTowns({ pages, country, language }) });
  }
  return sites;
}
