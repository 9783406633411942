import type { BusinessFacts, Evidence } from '@named-first/contract';
import { bareHost } from '../read/site-address.ts';
import { isFillerPhone } from '../understand/contact/phone-candidates.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { compareHours } from '../understand/hours/compare-hours.ts';
import { emergencyDenial } from '../understand/hours/emergency.ts';
import { emergencyPromises } from '../understand/hours/hours.ts';
import { weekInWords } from '../understand/hours/week-in-words.ts';
import { normaliseName, relateNames } from '../understand/identity/names.ts';
import { isJudgedAsLocal } from '../understand/kind/kind-facts.ts';
import type { Mention } from '../understand/mention.ts';

const MAX_COUNTS = {
  names: 5,
  phones: 20,
  addresses: 10,
  towns: 40,
  prices: 20,
  services: 20,
  licences: 10,
  profiles: 40,
};

/**
 * The facts of a site in the form for comparison with assistants' answers: every value that the site states, and
 * whether it is certain. Null if the site is not a local business.
 */
export function deriveComparableFacts(facts: SiteFacts, readAt: string): BusinessFacts | null {
  if (!isJudgedAsLocal(facts.kind) || facts.site.state === 'parked') return null;
  return {
    domain: bareHost(facts.site.finalUrl ?? facts.site.website),
    readAt,
    language: facts.language.language,
    country: facts.subject.country,
    trade: facts.trade.noun === 'business' ? null : facts.trade.noun,
    ...nameFacts(facts),
    phones: phoneFacts(facts),
    addresses: addressFacts(facts),
    towns: townFacts(facts),
    hours: hoursFact(facts),
    emergency: emergencyFact(facts),
    prices: priceFacts(facts),
    services: facts.services.services
      .slice(0, MAX_COUNTS.services)
      .map(({ name, certainty, evidence }) => ({ shown: name, certain: certainty === 'certain', evidence })),
    licences: facts.credentials.credentials
      .flatMap(({ number, evidence }) => (number === null ? [] : [{ shown: number, certain: true, evidence }]))
      .slice(0, MAX_COUNTS.licences),
    profiles: facts.profiles.profiles
      .filter(({ fit }) => fit === 'fits' || fit === 'unknown')
      .slice(0, MAX_COUNTS.profiles)
      .map(({ name, url }) => ({ name, url })),
    disagreeing: disagreements(facts),
  };
}

function nameFacts({ identity, certain }: SiteFacts): Pick<BusinessFacts, 'name' | 'alsoCalled'> {
  const { name, names } = identity;
  if (name === null) return { name: null, alsoCalled: [] };
  const evidence = names.find(({ shown }) => shown === name)?.evidence ?? null;
  const close = new Map(
    names
      .filter(({ shown }) => relateNames(shown, name) === 'close')
      .map(({ value, shown }) => [value, shown] as const),
  );
  close.delete(normaliseName(name));
  return {
    name: { shown: name, certain: certain.name !== null, evidence },
    alsoCalled: [...close.values()].slice(0, MAX_COUNTS.names),
  };
}

/** The first mention of each value, without mentions in llms.txt, which visitors do not see. */
function distinct<M extends Mention>(mentions: readonly M[], first: string | null): M[] {
  const found = new Map<string, M>();
  const own = mentions.filter(({ source }) => source !== 'llms.txt');
  for (const mention of [...own.filter(({ value }) => value === first), ...own])
    if (!found.has(mention.value)) found.set(mention.value, mention);
  return [...found.values()];
}

function phoneFacts({ identity, certain }: SiteFacts): BusinessFacts['phones'] {
  const phones = identity.phones.filter(({ label, value }) => label !== 'fax' && !isFillerPhone(value));
  return distinct(phones, identity.phone)
    .slice(0, MAX_COUNTS.phones)
    .map(({ value, shown, evidence }) => ({ value, shown, certain: certain.phone?.value === value, evidence }));
}

function addressFacts({ identity, certain }: SiteFacts): BusinessFacts['addresses'] {
  return distinct(identity.addresses, certain.address?.key ?? null)
    .slice(0, MAX_COUNTS.addresses)
    .map(({ value, parts, shown, evidence }) => ({
      ...parts,
      shown,
      certain: certain.address?.key === value,
      evidence,
    }));
}

/** The main town, the towns of the addresses, and the towns that the site says it serves. */
function townFacts({ areas, identity, certain }: SiteFacts): BusinessFacts['towns'] {
  const main = certain.town?.value ?? areas.main;
  const towns = [
    ...(main ? [{ name: main.city, region: main.region }] : []),
    ...identity.addresses.flatMap(({ parts: { city, region } }) => (city === null ? [] : [{ name: city, region }])),
    ...areas.places
      .filter(({ served }) => served)
      .map(({ name, region }) => ({ name, region: region ?? main?.region ?? null })),
  ];
  return [...new Map(towns.map((town) => [town.name.toLowerCase(), town] as const).reverse()).values()]
    .reverse()
    .slice(0, MAX_COUNTS.towns);
}

function hoursFact({ hours, certain }: SiteFacts): BusinessFacts['hours'] {
  const told = hours.text ?? hours.markup;
  if (!told) return null;
  const { intervals, closedDays, evidence } = told;
  return {
    intervals: intervals.map((interval) => ({ ...interval })),
    closedDays: [...closedDays],
    // Nobody reads the source of markup as a sentence.
    shown: evidence.place === 'markup' ? weekInWords(told, null).join('; ') : evidence.excerpt,
    certain: certain.hours !== null,
    evidence,
  };
}

/** A plain no is certain: nobody writes it by mistake, and nothing else on the site promises emergency service. */
function emergencyFact({ hours, pages, language }: SiteFacts): BusinessFacts['emergency'] {
  const [promised] = emergencyPromises(hours);
  if (promised) return { offered: true, shown: promised.excerpt, certain: true, evidence: promised };
  const denied = emergencyDenial(pages, language.language);
  return denied && { offered: false, shown: denied.excerpt, certain: true, evidence: denied };
}

/** An amount in a sentence that names one service of the site and no other amount. */
function priceFacts({ claims, services }: SiteFacts): BusinessFacts['prices'] {
  const names = services.services.map(({ name }) => name);
  const facts = claims.prices?.facts ?? [];
  const amountsAt = (excerpt: string): number =>
    facts.filter(({ signs }) => signs.some(({ evidence }) => evidence.excerpt === excerpt)).length;
  return facts
    .flatMap(({ value, shown, signs, certainty }) => {
      const evidence = signs[0]?.evidence;
      const named = evidence ? names.filter((name) => says(evidence, name)) : [];
      const [service] = named;
      if (!evidence || !service || named.length > 1 || amountsAt(evidence.excerpt) > 1) return [];
      return [
        { service, amount: value.amount, currency: value.currency, shown, certain: certainty === 'certain', evidence },
      ];
    })
    .slice(0, MAX_COUNTS.prices);
}

function says({ excerpt }: Evidence, name: string): boolean {
  return excerpt.toLowerCase().includes(name.toLowerCase());
}

/** Kinds of fact for which the site's markup differs from its text. */
function disagreements({ identity, hours }: SiteFacts): BusinessFacts['disagreeing'] {
  const { phone, phones, address, addresses } = identity;
  const main = addresses.find(({ parts }) => parts.street === address?.street && parts.city === address?.city);
  return [
    ...(phone !== null &&
    isContradicted(
      phones.filter(({ label }) => label !== 'fax'),
      phone,
    )
      ? (['phone'] as const)
      : []),
    ...(main && isContradicted(addresses, main.value) ? (['address'] as const) : []),
    ...(compareHours(hours) === 'different' ? (['hours'] as const) : []),
  ];
}

/** True if the markup names only other values. */
function isContradicted(mentions: readonly Mention[], value: string): boolean {
  const marked = mentions.filter(({ source }) => source === 'markup');
  return marked.length > 0 && !marked.some((mention) => mention.value === value);
}
