import { BUILDER_PLUGINS, BUILDERS, type Evidence } from '@named-first/contract';
import type { CertainFact } from './certain-facts.ts';
import type { RefusalReason, RefusedClaim } from './claim.ts';
import type { ExplainedKind } from './explained-kinds.ts';
import type { SiteFacts } from './facts.ts';
import { relateNames } from './identity/names.ts';
import type { Mention } from './mention.ts';
import type { BuilderFacts, BuilderSign } from './site/builder.ts';

/** A candidate value, its outcome, and every place that states it. */
export type Candidate = {
  shown: string;
  /**
   * `pasted`: certain, so pastes may contain it; `taken`: stated in the report; `evidence`: only shown; otherwise the
   * reason for refusing it.
   */
  outcome: 'pasted' | 'taken' | 'evidence' | RefusalReason;
  signs: readonly { place: string; evidence: Evidence }[];
};

/** Every candidate for one kind of fact, taken ones first. For developers. */
export function explain(facts: SiteFacts, kind: ExplainedKind): Candidate[] {
  const rank = (candidate: Candidate) => ['pasted', 'taken', 'evidence'].indexOf(candidate.outcome) >>> 0;
  return EXPLAIN[kind](facts).sort((a, b) => rank(a) - rank(b));
}

const EXPLAIN: Record<ExplainedKind, (facts: SiteFacts) => Candidate[]> = {
  kind: ({ kind }) => [
    {
      shown: kind.kind,
      outcome: 'taken',
      signs: kind.signs.map(({ words, evidence }) => ({ place: words, evidence })),
    },
    ...kind.sampleText.map(({ words, evidence }) =>
      candidate(evidence.excerpt, 'filler', [{ place: words, evidence }]),
    ),
  ],
  builder: ({ site }) => explainBuilder(site.builder),
  trade: ({ trade, certain }) => {
    const named = certain.trade ? 'pasted' : 'taken';
    const votes = trade.votes.map(({ trade: set, votes: count, evidence }) =>
      candidate(`${set}: ${count.toFixed(1)}`, 'evidence', evidence.map(placed)),
    );
    const refused = (trade.refused ?? []).map(refusal);
    const branch = certain.branch ? [candidate(certain.branch.value, 'pasted', certain.branch.signs)] : [];
    if (trade.noun === 'business') return [...branch, ...votes, ...refused];
    const signs = certain.trade?.signs ?? [];
    return [candidate(trade.noun, named, signs), ...branch, ...votes, ...refused];
  },
  name: ({ identity, certain }) => [
    ...mentioned(identity.names, certain.name, (_value, shown) => shown === identity.name).map((name) =>
      name.outcome === 'evidence' && relateNames(name.shown, identity.name ?? '') === 'different'
        ? { ...name, outcome: 'outvoted' as const }
        : name,
    ),
    ...identity.refusedNames.map(refusal),
  ],
  phone: ({ identity, certain }) => [
    ...mentioned(identity.phones, certain.phone, (value) => value === identity.phone),
    ...identity.refusedPhones.filter(({ reason }) => reason !== 'fax').map(refusal),
  ],
  address: ({ identity, certain }) => {
    const { street, city } = identity.address ?? {};
    const main = identity.addresses.find(({ parts }) => parts.street === street && parts.city === city);
    const { likelyAddress } = identity;
    return [
      ...mentioned(identity.addresses, certain.address, (value) => value === main?.value),
      ...[likelyAddress ?? []]
        .flat()
        .map(({ shown, evidence, signs }) => candidate(shown, 'taken', [{ place: signs.join(' '), evidence }])),
      ...identity.refusedAddresses.map(refusal),
    ];
  },
  town: ({ areas, certain }) => {
    const sure = new Set([certain.town, ...certain.towns].flatMap((fact) => fact?.shown ?? []));
    const place = ({ name, evidence }: { name: string; evidence: Evidence }) =>
      candidate(name, sure.has(name) ? 'pasted' : 'taken', [placed(evidence)]);
    const main = areas.main
      ? [candidate(`main town: ${areas.main.city}`, certain.town ? 'pasted' : 'taken', areas.main.signs)]
      : [];
    const rivals = areas.rivals.map((rival) => ({ ...refusal(rival), shown: `main town: ${rival.shown}` }));
    return [...main, ...[...areas.places, ...areas.areaServed].map(place), ...rivals, ...areas.refused.map(refusal)];
  },
  service: ({ services, certain }) => {
    const sure = new Set(certain.services.map(({ shown }) => shown));
    const told = services.services.map(({ name, evidence }) =>
      candidate(name, sure.has(name) ? 'pasted' : 'taken', [placed(evidence)]),
    );
    const likely = services.likely.map(({ name, evidence, signs }) =>
      candidate(name, 'taken', [{ place: signs.join(' '), evidence }]),
    );
    return [...told, ...likely, ...(services.refused ?? []).map(refusal)];
  },
  hours: ({ hours, certain }) =>
    [hours.text, hours.markup].flatMap((told) =>
      told ? [candidate(told.evidence.excerpt, certain.hours ? 'pasted' : 'taken', [placed(told.evidence)])] : [],
    ),
  price: ({ claims }) =>
    claims.claims
      .filter(({ kind }) => kind === 'price')
      .map(({ shown, evidence }) => candidate(shown, 'taken', [placed(evidence)])),
  credential: ({ credentials }) => [
    ...credentials.credentials.map(({ shown, evidence }) => candidate(shown, 'taken', [placed(evidence)])),
    ...credentials.likely.map(({ shown, evidence, signs }) =>
      candidate(shown, 'taken', [{ place: [...signs].join(' '), evidence }]),
    ),
  ],
};

/** Each builder with a trace on the site. A builder with too few signs is only evidence. */
function explainBuilder({ id, plugins, signs }: BuilderFacts): Candidate[] {
  const names = [...BUILDERS, ...BUILDER_PLUGINS];
  const keyOf = (sign: BuilderSign) => sign.plugin ?? sign.builder;
  return [...Map.groupBy(signs, keyOf)].map(([key, same]) =>
    candidate(
      names.find((row) => row.id === key)?.name ?? key,
      key === id || plugins.some((plugin) => plugin === key) ? 'taken' : 'evidence',
      same.map(({ words, evidence }) => ({ place: words, evidence })),
    ),
  );
}

function candidate(shown: string, outcome: Candidate['outcome'], signs: Candidate['signs']): Candidate {
  return { shown, outcome, signs };
}

function placed(evidence: Evidence): Candidate['signs'][number] {
  return { place: evidence.place, evidence };
}

/** Mentions by value: the main one is taken, the others are evidence. */
function mentioned(
  mentions: readonly Mention[],
  sure: CertainFact<unknown> | null,
  isMain: (value: string, shown: string) => boolean,
): Candidate[] {
  const byValue = new Map<string, Mention[]>();
  for (const mention of mentions) byValue.set(mention.value, [...(byValue.get(mention.value) ?? []), mention]);
  return [...byValue].map(([value, same]) => {
    const main = same.some(({ shown }) => isMain(value, shown));
    const fax = same.every(({ label }) => label === 'fax');
    const outcome = fax ? 'fax' : !main ? 'evidence' : sure ? 'pasted' : 'taken';
    return candidate(
      same[0]?.shown ?? value,
      outcome,
      same.map(({ source, region, label, evidence }) => ({
        place: [source, region, ...(label ? [label] : [])].join(', '),
        evidence,
      })),
    );
  });
}

function refusal({ shown, reason, signs }: RefusedClaim): Candidate {
  return candidate(shown, reason, signs);
}
