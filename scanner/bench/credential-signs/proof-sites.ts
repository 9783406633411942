import { deriveStatedFacts } from '../../src/report/stated-facts.ts';
import type { SiteFacts } from '../../src/understand/facts.ts';
import { isJudgedAsLocal } from '../../src/understand/kind/kind-facts.ts';
import { proseIn } from '../../src/understand/prose/read-in.ts';
import { type ProofCandidate, readProofs } from '../../src/understand/trust/likely/proof-candidates.ts';
import { customersIn } from '../../src/understand/trust/reviews.ts';
import { tuningSites } from '../fit/tuning-sites.ts';
import type { Label } from '../truth/label.ts';

/** A labelled site with what the rules state of its credentials, and every phrase that may be a proof. */
export type ProofSite = {
  label: Label;
  licence: string | null;
  proofs: readonly string[];
  candidates: readonly ProofCandidate[];
  /** The report states likely proofs of local businesses only. */
  isLocal: boolean;
};

/** Reads the tuning sites that are laid out in a folder. */
export async function readProofSites(corpus: string): Promise<ProofSite[]> {
  const sites: ProofSite[] = [];
  for await (const { label, facts } of tuningSites(corpus, 'credential')) {
    if (facts.site.state === 'parked' || facts.kind.kind === 'template') continue;
    const { pages } = facts;
    const { language } = facts.language;
    const stated = deriveStatedFacts(withoutLikely(facts));
    const told = (kind: 'licence' | 'proof'): string[] =>
      stated.flatMap((fact) => (fact.kind === kind ? fact.value : []));
    const proses = pages.map((page) => proseIn(language, page));
    const isCustomers = customersIn(pages, language);
    sites.push({
      label,
      licence: told('licence')[0] ?? null,
      proofs: told('proof'),
      candidates: readProofs({ business: facts.identity.name, home: pages[0], language, proses, isCustomers }),
      isLocal: isJudgedAsLocal(facts.kind),
    });
  }
  return sites;
}

function withoutLikely(facts: SiteFacts): SiteFacts {
  return { ...facts, credentials: { ...facts.credentials, likely: [] } };
}
