import { LANGUAGES } from '../../src/lexicon/language-code.ts';
import { deriveStatedFacts } from '../../src/report/stated-facts.ts';
import { type SignedAddress, signAddresses } from '../../src/understand/places/likely/address-signs.ts';
import { tuningSites } from '../fit/tuning-sites.ts';
import type { Label } from '../truth/label.ts';

/** A labelled site with the address that the rules state, and the texts that may be its address. */
export type AddressSite = { label: Label; stated: string | null; addresses: readonly SignedAddress[] };

/** Reads the tuning sites that are laid out in a folder. */
export async function readAddressSites(corpus: string): Promise<AddressSite[]> {
  const sites: AddressSite[] = [];
  for await (const { label, facts } of tuningSites(corpus, 'address')) {
    const { pages, identity, subject } = facts;
    const language = LANGUAGES.find((one) => one === facts.language.language);
    const stated = identity.address?.street
      ? (deriveStatedFacts(facts).find(({ kind }) => kind === 'address')?.value ?? null)
      : null;
    const isSampled = identity.refusedPhones.some(({ reason }) => reason === 'filler');
    const addresses =
      language === undefined
        ? []
        : signAddresses({
            ...{ pages, country: subject.country, language, refused: identity.refusedAddresses },
            isTemplate: isSampled && identity.phone === null,
          });
    sites.push({ label, stated, addresses: facts.kind.kind === 'template' ? [] : addresses });
  }
  return sites;
}
