import { isJudgedAsLocal } from '../../src/understand/kind/kind-facts.ts';
import { signedCandidates } from '../../src/understand/offers/likely/likely-services.ts';
import { listServices } from '../../src/understand/offers/services.ts';
import { businessOf } from '../../src/understand/site-facts.ts';
import { tuningSites } from '../fit/tuning-sites.ts';
import type { Label } from '../truth/label.ts';

/** A labelled site whose report states services, with every text that may name one. */
export type SignedSite = {
  label: Label;
  listed: ReturnType<typeof listServices>['listed'];
  candidates: ReturnType<typeof signedCandidates>;
};

/** Reads the tuning sites that are laid out in a folder. */
export async function readSignedSites(corpus: string): Promise<SignedSite[]> {
  const sites: SignedSite[] = [];
  for await (const { label, facts } of tuningSites(corpus, 'service')) {
    if (facts.site.state === 'parked' || facts.kind.kind === 'template' || !isJudgedAsLocal(facts.kind)) continue;
    const { pages, trade, markup } = facts;
    const { listed, options } = listServices({ pages, trade, markup });
    const input = { pages, trade, listed, options, business: businessOf(facts) };
    sites.push({ label, listed, candidates: signedCandidates(input) });
  }
  return sites;
}
