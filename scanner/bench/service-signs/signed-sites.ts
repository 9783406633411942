import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isJudgedAsLocal } from '../../src/understand/kind/kind-facts.ts';
import { signedCandidates } from '../../src/understand/offers/likely/likely-services.ts';
import { listServices } from '../../src/understand/offers/services.ts';
import { businessOf, deriveSiteFacts } from '../../src/understand/site-facts.ts';
import { collectSaved } from '../truth/corpus.ts';
import { type Label, readLabels } from '../truth/label.ts';

/** A labelled site whose report states services, with every text that may name one. */
export type SignedSite = {
  label: Label;
  listed: ReturnType<typeof listServices>['listed'];
  candidates: ReturnType<typeof signedCandidates>;
};

/** Reads the tuning sites that are laid out in a folder. Opens no socket. */
export async function readSignedSites(corpus: string): Promise<SignedSite[]> {
  const labels = readLabels().filter(
    ({ set, site, not_labelled: kinds }) =>
      set === 'tuning' && !kinds.includes('service') && existsSync(resolve(corpus, site)),
  );
  const sites: SignedSite[] = [];
  for (const label of labels) {
    const facts = deriveSiteFacts(await collectSaved(label.site, resolve(corpus, label.site)));
    if (facts.site.state === 'parked' || facts.kind.kind === 'template' || !isJudgedAsLocal(facts.kind)) continue;
    const { pages, trade, markup } = facts;
    const { listed, options } = listServices({ pages, trade, markup });
    const input = { pages, trade, listed, options, business: businessOf(facts) };
    sites.push({ label, listed, candidates: signedCandidates(input) });
  }
  return sites;
}
