import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { signedNames } from '../../src/understand/identity/identity.ts';
import type { SignedName } from '../../src/understand/identity/name-signs.ts';
import { deriveSiteFacts } from '../../src/understand/site-facts.ts';
import { collectSaved } from '../truth/corpus.ts';
import { type Label, readLabels } from '../truth/label.ts';

/** A labelled site with every text that may be its name. */
export type NamedSite = { label: Label; names: readonly SignedName[] };

/** Reads the tuning sites that are laid out in a folder. Opens no socket. */
export async function readNamedSites(corpus: string): Promise<NamedSite[]> {
  const labels = readLabels().filter(
    ({ set, site, not_labelled: kinds }) =>
      set === 'tuning' && !kinds.includes('name') && existsSync(resolve(corpus, site)),
  );
  const sites: NamedSite[] = [];
  for (const label of labels) {
    const artifacts = await collectSaved(label.site, resolve(corpus, label.site));
    const { pages, markup, llms, language, identity } = deriveSiteFacts(artifacts);
    const towns = identity.addresses.flatMap(({ parts }) => parts.city ?? []);
    const { names } = signedNames({ pages, markup, llmsText: llms.text, language: language.language, towns });
    sites.push({ label, names });
  }
  return sites;
}
