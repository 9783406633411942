import { signedNames } from '../../src/understand/identity/identity.ts';
import type { SignedName } from '../../src/understand/identity/name-signs.ts';
import { tuningSites } from '../fit/tuning-sites.ts';
import type { Label } from '../truth/label.ts';

/** A labelled site with every text that may be its name. */
export type NamedSite = { label: Label; names: readonly SignedName[] };

/** Reads the tuning sites that are laid out in a folder. */
export async function readNamedSites(corpus: string): Promise<NamedSite[]> {
  const sites: NamedSite[] = [];
  for await (const { label, facts } of tuningSites(corpus, 'name')) {
    const { pages, markup, llms, language, identity } = facts;
    const towns = identity.addresses.flatMap(({ parts }) => parts.city ?? []);
    const { names } = signedNames({ pages, markup, llmsText: llms.text, language: language.language, towns });
    sites.push({ label, names });
  }
  return sites;
}
