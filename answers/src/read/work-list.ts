import type { AnswerReading, BusinessFacts } from '@named-first/contract';
import { bareHost } from '@named-first/scanner/readers';
import { isBelow } from './hosts.ts';

/** A site that answers cite when they name other businesses but not this one. An entry there is worthwhile. */
export type PlaceToBe = {
  host: string;
  name: string;
  /** How many of the answers that name others but not the business cite it. */
  answers: number;
  /** The page of the business there that its own site links to; null if it links to no such page. */
  linked: string | null;
};

const LISTS: ReadonlySet<string> = new Set(['directory', 'review', 'social', 'forum']);

/** Where to be listed, the most cited first. Hosts are compared exactly. */
export function placesToBe(readings: readonly AnswerReading[], facts: BusinessFacts): PlaceToBe[] {
  const places = new Map<string, { name: string; answers: number }>();
  for (const { verdict, rivals, sources } of readings) {
    if (verdict === 'named' || rivals.length === 0) continue;
    const cited = sources.filter((source) => source.cited && LISTS.has(source.class));
    for (const [host, name] of new Map(cited.map(({ host: of, platform }) => [of, platform ?? of]))) {
      const place = places.get(host) ?? { name, answers: 0 };
      places.set(host, { ...place, answers: place.answers + 1 });
    }
  }
  return [...places]
    .map(([host, place]) => ({ host, ...place, linked: linkedOn(host, facts) }))
    .sort((a, b) => b.answers - a.answers || (a.host < b.host ? -1 : 1));
}

function linkedOn(host: string, { profiles }: BusinessFacts): string | null {
  return profiles.find(({ url }) => isBelow(bareHost(url), host))?.url ?? null;
}
