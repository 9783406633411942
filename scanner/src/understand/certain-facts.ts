import { type Claim, certaintyOf, claimsOf, type Fact, type Sign, type SignPlace } from './claim.ts';
import { isFillerPhone } from './contact/phone-candidates.ts';
import { isPlaceholderAddress } from './contact/placeholders.ts';
import { compareHours } from './hours/compare-hours.ts';
import type { HoursFacts } from './hours/hours.ts';
import type { OpenInterval } from './hours/open-interval.ts';
import type { IdentityFacts } from './identity/identity-facts.ts';
import { relateNames } from './identity/names.ts';
import { isJudgedAsLocal, type KindFacts } from './kind/kind-facts.ts';
import type { Mention } from './mention.ts';
import type { ServiceFacts } from './offers/services.ts';
import type { PostalAddressParts } from './places/address-parts.ts';
import type { AreaFacts } from './places/areas.ts';
import type { TradeFacts } from './trade/trade-facts.ts';

/** A fact that two independent signs give and nothing contradicts: the only kind that a text to paste may hold. */
export type CertainFact<Value = string> = Fact<Value> & { certainty: 'certain' };

export type Town = { city: string; region: string | null };
export type Week = {
  intervals: readonly OpenInterval[];
  closedDays: readonly number[];
  appointmentDays?: readonly number[];
};
/** How customers name the trade and how a company of it is named: `plumber`, `plumbing company`. */
export type TradeName = { noun: string; companyNoun: string };

/** What may be pasted. Null and empty lists stay visible blanks. */
export type CertainFacts = {
  name: CertainFact | null;
  trade: CertainFact<TradeName> | null;
  /** E.164; `shown` is the number as the page writes it. */
  phone: CertainFact | null;
  address: CertainFact<PostalAddressParts> | null;
  /** The town of the address, else the main town. */
  town: CertainFact<Town> | null;
  /** Towns the business serves, the main one not included. */
  towns: readonly CertainFact[];
  services: readonly CertainFact<{ url: string | null }>[];
  hours: CertainFact<Week> | null;
};

type Input = {
  kind: KindFacts;
  identity: IdentityFacts;
  trade: TradeFacts;
  areas: AreaFacts;
  services: ServiceFacts;
  hours: HoursFacts;
};

const NOTHING_CERTAIN: CertainFacts = {
  ...{ name: null, trade: null, phone: null, address: null, town: null, hours: null },
  ...{ towns: [], services: [] },
};

/** Picks from everything understood what two independent signs give and nothing contradicts. */
export function deriveCertainFacts({ kind, identity, trade, areas, services, hours }: Input): CertainFacts {
  // What an article or a template says is said about no local business.
  if (!isJudgedAsLocal(kind)) return NOTHING_CERTAIN;
  const address = certainAddress(identity);
  const town = townOfAddress(address) ?? townBesides(identity, areas);
  return {
    name: certainName(identity),
    trade: kind.tradeInDoubt ? null : certainTrade(trade),
    phone: certainPhone(identity),
    address,
    town,
    towns: certainTowns(areas, town),
    services: services.services.flatMap(certainService),
    hours: certainHours(hours),
  };
}

/** The claim as a fact to paste, or nothing where its signs do not bear each other out. */
function ifCertain<Value>(claim: Claim<Value>): CertainFact<Value>[] {
  return certaintyOf(claim.signs) === 'certain' ? [{ ...claim, certainty: 'certain' }] : [];
}

/** What a content management system writes from one setting: together they are one sign. */
const FROM_ONE_SETTING: ReadonlySet<SignPlace> = new Set(['markup', 'title', 'site-name']);

/** Said in the text and in what the system writes, and no other name is said as well. */
function certainName({ name, names }: IdentityFacts): CertainFact | null {
  const main = names.find(({ shown }) => shown === name);
  if (name === null || !main) return null;
  const isSaidTwice = (value: string): boolean => {
    const same = names.filter((mention) => mention.value === value);
    const places = signsOf(same.filter(({ region }) => region !== 'h1')).map(({ place }) => place);
    // The main heading repeats many a title; beside the name of the whole site it is a second sign.
    const headed = same.some(({ region }) => region === 'h1') && places.some((place) => place !== 'title');
    const set = places.some((place) => FROM_ONE_SETTING.has(place));
    return set && (headed || places.some((place) => !FROM_ONE_SETTING.has(place)));
  };
  const other = names.find(({ value, shown }) => relateNames(shown, name) === 'different' && isSaidTwice(value));
  if (!isSaidTwice(main.value) || other) return null;
  const signs = signsOf(names.filter(({ value }) => value === main.value));
  return { key: main.value, value: name, shown: name, signs, certainty: 'certain' };
}

/** Another number without a label that stands in two places as well contradicts: which one to call is not known. */
function certainPhone({ phone, phoneShown, phones }: IdentityFacts): CertainFact | null {
  if (phone === null || isFillerPhone(phone)) return null;
  const own = phones.filter(({ value, label }) => value === phone && label !== 'fax');
  const others = phones.filter(
    ({ value, label, source }) => value !== phone && label === null && source !== 'llms.txt',
  );
  const rival = claimsOf(others.map((mention) => ({ key: mention.value, value: '', sign: signOf(mention) }))).find(
    ({ signs }) => certaintyOf(signs) === 'certain',
  );
  if (rival && rival.signs.length >= own.length) return null;
  return ifCertain({ key: phone, value: phone, shown: phoneShown ?? phone, signs: signsOf(own) })[0] ?? null;
}

function certainAddress({ address, addresses }: IdentityFacts): CertainFact<PostalAddressParts> | null {
  if (address === null || isPlaceholderAddress(address)) return null;
  const main = addresses.find(({ parts }) => parts.street === address.street && parts.city === address.city);
  if (!main) return null;
  const signs = signsOf(addresses.filter(({ value }) => value === main.value));
  return ifCertain({ key: main.value, value: address, shown: main.shown, signs })[0] ?? null;
}

function townOfAddress(address: CertainFacts['address']): CertainFact<Town> | null {
  if (!address || address.value.city === null) return null;
  const { city, region } = address.value;
  return { ...address, key: city.toLowerCase(), value: { city, region }, shown: city };
}

/** The main town of the text, unless an address that is not certain names another one. */
function townBesides({ address }: IdentityFacts, areas: AreaFacts): CertainFact<Town> | null {
  const contradicts = address?.city != null && address.city.toLowerCase() !== areas.main?.city.toLowerCase();
  return contradicts ? null : certainTown(areas);
}

function certainTown({ main, places, areaServed }: AreaFacts): CertainFact<Town> | null {
  if (main === null) return null;
  const signs = townSigns(main.city, { places, areaServed });
  return ifCertain({ key: main.city.toLowerCase(), value: main, shown: main.city, signs })[0] ?? null;
}

function certainTowns(areas: AreaFacts, main: CertainFacts['town']): CertainFact[] {
  return areas.places
    .filter(({ name, served }) => served && name !== main?.value.city)
    .flatMap(({ name }) =>
      ifCertain({ key: name.toLowerCase(), value: name, shown: name, signs: townSigns(name, areas) }),
    );
}

function townSigns(town: string, { places, areaServed }: Pick<AreaFacts, 'places' | 'areaServed'>): Sign[] {
  const bare = town.toLowerCase();
  const inText = places
    .filter(({ name }) => name.toLowerCase() === bare)
    .map(({ evidence }): Sign => ({ place: 'sentence', role: 'home', shown: town, evidence }));
  const inMarkup = areaServed
    .filter(({ name }) => name.toLowerCase().replace(/,.*$/, '').trim() === bare)
    .map(({ evidence }): Sign => ({ place: 'markup', role: 'home', shown: town, evidence }));
  return [...inText, ...inMarkup];
}

/** A job that is known for the trade, that two places name, or that has a page of its own. */
function certainService({
  name,
  certainty,
  evidence,
  page,
}: ServiceFacts['services'][number]): CertainFacts['services'] {
  if (certainty !== 'certain') return [];
  const named: Sign = { place: 'heading', role: 'home', shown: name, evidence };
  return [{ key: name.toLowerCase(), value: { url: page?.url ?? null }, shown: name, signs: [named], certainty }];
}

function certainHours(hours: HoursFacts): CertainFact<Week> | null {
  const { text, markup } = hours;
  if (!text || !markup || compareHours(hours) !== 'same') return null;
  const signs: Sign[] = [
    { place: 'labelled-line', role: 'home', shown: text.evidence.excerpt, evidence: text.evidence },
    { place: 'markup', role: 'home', shown: markup.evidence.excerpt, evidence: markup.evidence },
  ];
  const { intervals, closedDays, appointmentDays = [] } = text;
  const value = { intervals, closedDays, appointmentDays };
  return { key: 'hours', value, shown: text.evidence.excerpt, signs, certainty: 'certain' };
}

/** A trade named in passing is stated once and pasted nowhere. */
function certainTrade({ noun, companyNoun, certainty, votes, trade }: TradeFacts): CertainFact<TradeName> | null {
  if (noun === 'business' || certainty !== 'certain') return null;
  const evidence = votes.find((row) => row.trade === trade)?.evidence ?? [];
  const signs = evidence.map((entry): Sign => {
    const place: SignPlace = entry.place === 'markup' ? 'markup' : entry.place === 'title' ? 'title' : 'heading';
    return { place, role: 'home', shown: noun, evidence: entry };
  });
  return { key: noun, value: { noun, companyNoun }, shown: noun, signs, certainty: 'certain' };
}

/** `llms.txt` is written by plugins from the pages themselves: it bears nothing out. */
function signsOf(mentions: readonly Mention[]): Sign[] {
  return mentions.filter(({ source }) => source !== 'llms.txt').map(signOf);
}

function signOf({ source, region, role, shown, evidence }: Mention): Sign {
  return { place: placeOf(source, region), role, shown, evidence };
}

function placeOf(source: Mention['source'], region: string): SignPlace {
  if (source === 'link') return 'tel-link';
  if (source === 'title') return 'title';
  if (region === 'meta') return 'site-name';
  if (source === 'markup') return 'markup';
  return region === 'header' || region === 'footer' || region === 'nav' ? 'repeated-block' : 'labelled-line';
}
