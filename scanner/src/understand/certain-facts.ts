import { areWithin } from '../lexicon/gazetteer/distance.ts';
import { foldPlaceName } from '../lexicon/gazetteer/fold-place-name.ts';
import { gazetteer } from '../lexicon/gazetteer/gazetteer.ts';
import type { AreaFacts } from './areas/areas.ts';
import type { MainTown } from './areas/main-town.ts';
import { type Claim, certaintyOf, claimsOf, type Sign, type SignPlace } from './claim.ts';
import { isFillerPhone } from './contact/phone-candidates.ts';
import { isPlaceholderAddress } from './contact/placeholders.ts';
import { compareHours } from './hours/compare-hours.ts';
import type { HoursFacts } from './hours/hours.ts';
import type { OpenInterval } from './hours/open-interval.ts';
import type { IdentityFacts } from './identity/identity-facts.ts';
import { isSameName } from './identity/main-name.ts';
import { isStatedInText } from './identity/name-in-text.ts';
import { normaliseName, relateNames, saysName } from './identity/names.ts';
import { spelledByAddress } from './identity/own-addresses.ts';
import type { KindFacts } from './kind/kind-facts.ts';
import { mapOfAddress } from './maps/map-of-address.ts';
import type { Mention } from './mention.ts';
import { plainLabel } from './offers/service-pages.ts';
import type { ServiceFacts } from './offers/services.ts';
import type { PageFacts } from './page-facts.ts';
import type { PostalAddressParts } from './places/address-parts.ts';
import { townsOfLocality } from './places/town-check.ts';
import type { LanguageFacts } from './site/language-facts.ts';
import { usesWords } from './trade/own-words.ts';
import type { TradeFacts, TradePlace } from './trade/trade-facts.ts';

/**
 * The only kind of fact that a paste may contain: two independent signs state it and nothing contradicts it, or the
 * owner of the business signed it.
 */
export type CertainFact<Value = string> = Claim<Value> & { certainty: 'certain' | 'signed' };

export type Town = { city: string; region: string | null };
export type Week = {
  intervals: readonly OpenInterval[];
  closedDays: readonly number[];
  appointmentDays?: readonly number[];
};
/** The customers' word for the trade and for a company of it: `plumber`, `plumbing company`. */
export type TradeName = { noun: string; companyNoun: string };

/** Facts that a client signed and no scan can know for certain. Null and empty lists stay visible blanks. */
export type SignedExtras = {
  /** True if the street must not be published. */
  hidesAddress: boolean;
  email: CertainFact | null;
  /** Whether they offer emergency service; null if the sheet does not say. */
  emergency: boolean | null;
  emergencyWho: CertainFact | null;
  prices: readonly CertainFact[];
  licenceKind: CertainFact | null;
  licenceNumber: CertainFact | null;
  insurer: CertainFact | null;
  credentials: readonly CertainFact[];
  founded: CertainFact | null;
  owner: CertainFact | null;
  ownerTitle: CertainFact | null;
  profiles: readonly CertainFact[];
};

/** The facts that texts to paste may use. A text shows a blank where a fact is null or a list is empty. */
export type CertainFacts = {
  name: CertainFact | null;
  /** Id of the trade in the lexicon, which decides the schema.org type in the card. */
  trade: CertainFact | null;
  /** The schema.org type that the possible trades have in common, if the trade itself is not certain. */
  branch: CertainFact | null;
  /** The trade in English words, for English sites that use these words themselves. */
  noun: CertainFact<TradeName> | null;
  /** E.164; `shown` is the number as the page writes it. */
  phone: CertainFact | null;
  address: CertainFact<PostalAddressParts> | null;
  /** The town of the address, otherwise the main town. */
  town: CertainFact<Town> | null;
  /** Towns that the business serves, without the main one. */
  towns: readonly CertainFact[];
  services: readonly CertainFact<{ url: string | null }>[];
  hours: CertainFact<Week> | null;
  /** Set if everything here was signed by the client, and nothing was read by the scan. */
  signed?: SignedExtras;
};

type Input = {
  pages: readonly PageFacts[];
  language: LanguageFacts;
  /** ISO 3166-1 alpha-2; null when nothing speaks for a country. */
  country?: string | null;
  kind: Pick<KindFacts, 'isCertain'> & Partial<Pick<KindFacts, 'sampleText'>>;
  identity: IdentityFacts;
  trade: TradeFacts;
  areas: AreaFacts;
  services: ServiceFacts;
  hours: HoursFacts;
};

const NOTHING_CERTAIN: CertainFacts = {
  ...{ name: null, trade: null, branch: null, noun: null, phone: null, address: null, town: null, hours: null },
  ...{ towns: [], services: [] },
};

/**
 * Picks the facts that two independent signs state and nothing contradicts. Nothing is pasted for a site that may not
 * be a local business, because its statements may be about others.
 */
export function deriveCertainFacts(input: Input): CertainFacts {
  const { pages, language, country = null, kind, identity, trade, areas, services, hours } = input;
  if (!kind.isCertain) return NOTHING_CERTAIN;
  // The leftovers of a template are on every page too.
  const isFinished = !kind.sampleText?.length;
  const address = isUnfinished(identity) ? null : certainAddress(identity, isFinished, pages);
  const isTown = townReader(country);
  const found = certainTown(areas, address, identity);
  const town = found !== null && isTown(found.value.city) ? found : null;
  const named = certainTrade(trade);
  return {
    name: certainName(identity, pages),
    trade: named,
    branch: named ? null : certainBranch(trade),
    noun: named && language.isEnglish ? certainNoun(named, trade, pages) : null,
    phone: isUnfinished(identity) ? null : certainPhone(identity, pages),
    address,
    town,
    towns: certainTowns(areas, { main: found, near: nearTo(town, country) }, pages).filter(({ value }) =>
      isTown(value),
    ),
    services: eachOnce(
      services.services.filter(isNotName(identity)).filter(isOfStatedTrade(trade)).flatMap(certainService),
    ),
    hours: certainHours(hours),
  };
}

const certain = <Value>(claim: Claim<Value>): CertainFact<Value> => ({ ...claim, certainty: 'certain' });

/** The claim as a certain fact, or an empty list if its signs do not support each other. */
function ifCertain<Value>(claim: Claim<Value>): CertainFact<Value>[] {
  return certaintyOf(claim.signs) === 'certain' ? [certain(claim)] : [];
}

/** Places that a content management system fills from one setting: together they are one sign. */
const FROM_ONE_SETTING: ReadonlySet<SignPlace> = new Set(['markup', 'title', 'site-name']);

/** A name with doubtful signs must be in this many places; with fewer, a URL of the business must contain it. */
const MIN_NAME_PLACES = 3;

/**
 * A name whose signs leave no doubt, or one in the text and in what the system writes, in three places or supported by a
 * URL, without a competing name.
 */
function certainName({ name, names, isNameSure }: IdentityFacts, pages: readonly PageFacts[]): CertainFact | null {
  const signs = signsOf(names.filter((mention) => isSameName(mention, name)));
  if (name === null || signs.length === 0) return null;
  if (!isNameSure && !isNameInPlaces(name, names, pages) && !isNameInText(name, names, pages)) return null;
  return { key: normaliseName(name), value: name, shown: name, signs, certainty: 'certain' };
}

function isNameInPlaces(name: string, names: readonly Mention[], pages: readonly PageFacts[]): boolean {
  if (!isSaidTwice(name, names) || hasRival(name, names)) return false;
  const same = names.filter((mention) => isSameName(mention, name) && mention.source !== 'llms.txt');
  const places = new Set(same.map(({ source, region }) => (source === 'title' ? source : region)));
  const isSet = same.some(({ source }) => source === 'markup');
  return places.size >= MIN_NAME_PLACES || isSet || spelledByAddress(name, pages);
}

/** True if the site also states another name in two kinds of places. */
function hasRival(name: string, names: readonly Mention[]): boolean {
  return names.some(({ shown }) => relateNames(shown, name) === 'different' && isSaidTwice(shown, names));
}

/** A name that the text states in two ways, without a rival. */
function isNameInText(name: string, names: readonly Mention[], pages: readonly PageFacts[]): boolean {
  return !hasRival(name, names) && isStatedInText(name, pages);
}

function isSaidTwice(name: string, names: readonly Mention[]): boolean {
  const same = names.filter((mention) => isSameName(mention, name));
  const places = signsOf(same.filter(({ region }) => region !== 'h1')).map(({ place }) => place);
  // Many main headings repeat the title, so a heading counts as a second sign only next to the name of the whole site.
  const headed = same.some(({ region }) => region === 'h1') && places.some((place) => place !== 'title');
  const set = places.some((place) => FROM_ONE_SETTING.has(place));
  return set && (headed || places.some((place) => !FROM_ONE_SETTING.has(place)));
}

/** True if a sample number is left over: the other numbers and addresses may be those of the template as well. */
function isUnfinished({ phones, refusedPhones }: IdentityFacts): boolean {
  return refusedPhones.some(({ reason }) => reason === 'filler') || phones.some(({ value }) => isFillerPhone(value));
}

/**
 * Another number in two places or in a tel: link, which no place labels, contradicts the main one, unless that one
 * occurs twice as often: it is not known which one to call. A link that shows one number and dials another is evidence
 * for neither.
 */
function certainPhone({ phone, phoneShown, phones }: IdentityFacts, pages: readonly PageFacts[]): CertainFact | null {
  if (phone === null || isFillerPhone(phone)) return null;
  const own = phones.filter(
    ({ value, label, source, textShows }) =>
      value === phone && label !== 'fax' && source !== 'llms.txt' && textShows === undefined,
  );
  if (!isSpread(own, pages)) return null;
  const labelled = new Set(
    phones.filter(({ label, caption }) => label !== null || caption !== undefined).map(({ value }) => value),
  );
  const others = phones.filter(({ value, source }) => value !== phone && !labelled.has(value) && source !== 'llms.txt');
  const rivals = claimsOf(others.map((mention) => ({ key: mention.value, value: '', sign: signOf(mention) })));
  const contradicts = rivals.some(({ signs }) =>
    certaintyOf(signs) === 'certain'
      ? signs.length >= own.length
      : signs.some(({ place }) => place === 'tel-link') && signs.length * OUTNUMBERED >= own.length,
  );
  if (contradicts) return null;
  return ifCertain({ key: phone, value: phone, shown: phoneShown ?? phone, signs: signsOf(own) })[0] ?? null;
}

const OUTNUMBERED = 2;

/** The parts of pages that state a value. */
function placesOf(mentions: readonly Mention[]): Set<string> {
  return new Set(
    mentions.map(({ source, region, evidence }) => (source === 'markup' ? source : `${region} of ${evidence.url}`)),
  );
}

/**
 * A link and its text are one place: partners, suppliers and demo contacts are written that way too. A single place is
 * enough only on a site of one page, if no other name is next to the number.
 */
function isSpread(mentions: readonly Mention[], pages: readonly PageFacts[]): boolean {
  if (placesOf(mentions).size > 1) return true;
  return pages.length === 1 && mentions.every(({ caption }) => caption === undefined);
}

/**
 * An address that signs of two kinds state or that a map shows, or the only one of a finished site if it is complete
 * and in two places.
 */
function certainAddress(
  { address, addresses }: IdentityFacts,
  isFinished: boolean,
  pages: readonly PageFacts[],
): CertainFact<PostalAddressParts> | null {
  if (address === null || isPlaceholderAddress(address)) return null;
  const main = addresses.find(({ parts }) => parts.street === address.street && parts.city === address.city);
  if (!main) return null;
  const claimOf = (own: readonly Mention[]) => ({
    key: main.value,
    value: { ...address, street: wholeStreet(address.street, addresses) },
    shown: main.shown,
    signs: signsOf(own),
  });
  const stated = addresses.filter(({ parts }) => parts.street);
  if (isFinished && isOnlyAddress(address, addresses) && placesOf(stated).size > 1) return certain(claimOf(stated));
  const same = addresses.filter(({ value }) => value === main.value);
  const map = isFinished ? mapOfAddress(address, pages) : null;
  if (map) return certain({ ...claimOf(same), signs: [...signsOf(same), map] });
  // Copies of one text are read in the same way. Only a postal code shows that its town was not a word of something else.
  if (address.postalCode === null && new Set(same.map(({ evidence }) => evidence.excerpt)).size === 1) return null;
  return ifCertain(claimOf(same))[0] ?? null;
}

/** The street as the markup writes it, if that has more words before it: `Verlengde Stationsweg 58`. */
function wholeStreet(street: string | null, addresses: IdentityFacts['addresses']): string | null {
  if (street === null) return null;
  const longer = addresses.find(
    ({ source, parts }) => source === 'markup' && parts.street?.toLowerCase().endsWith(` ${street.toLowerCase()}`),
  );
  return longer?.parts.street ?? street;
}

/** True for a complete address if the site names no other street and no other town in an address. */
function isOnlyAddress(address: PostalAddressParts, addresses: IdentityFacts['addresses']): boolean {
  const { street, city, postalCode } = address;
  if (!street || !/\d/.test(street) || !city || !postalCode) return false;
  const number = digitsOf(street);
  return addresses.every(
    ({ parts }) =>
      (!parts.street || digitsOf(parts.street) === number) &&
      (!parts.city || parts.city.toLowerCase() === city.toLowerCase()),
  );
}

/** The numbers of a street, which its spellings have in common: `Main St 12`, `12 Main Street`. */
const digitsOf = (street: string): string => (street.match(/\d+/g) ?? []).join(' ');

/**
 * The town of a certain address, or the main town if the site states it in two kinds of places. An uncertain address in
 * another town, or another town in the title, contradicts it.
 */
function certainTown(
  { main }: AreaFacts,
  address: CertainFacts['address'],
  identity: IdentityFacts,
): CertainFact<Town> | null {
  if (main === null) return null;
  const key = main.city.toLowerCase();
  const value = { city: main.city, region: main.region };
  if (address?.value.city?.toLowerCase() === key && !main.contested)
    return { ...address, key, value, shown: main.city };
  const stated = townsOfLocality(identity.address?.city ?? main.city);
  const elsewhere = !stated.some((name) => name.toLowerCase() === key);
  if (main.certainty !== 'certain' || elsewhere || isMarkedElsewhere(key, identity)) return null;
  if (!isNamedAlone(main, identity.name)) return null;
  return { key, value, shown: main.city, signs: main.signs, certainty: 'certain' };
}

/** True if a text names the town, and not only as a part of the name of the business: `Les Toits de Champagne`. */
function isNamedAlone({ city, signs }: MainTown, name: string | null): boolean {
  const town = foldPlaceName(city);
  return signs.some(({ evidence: { excerpt } }) =>
    foldPlaceName(name === null ? excerpt : excerpt.replaceAll(name, ' ')).includes(town),
  );
}

/** True if the site's markup says that the business is in other towns. */
function isMarkedElsewhere(key: string, { addresses }: IdentityFacts): boolean {
  const marked = addresses.flatMap(({ source, parts }) =>
    source === 'markup' && parts.city ? townsOfLocality(parts.city) : [],
  );
  return marked.length > 0 && !marked.some((town) => town.toLowerCase() === key);
}

/** True if the gazetteer of the country has the town. Two places may also agree on a parish or a street. */
function townReader(country: string | null): (name: string) => boolean {
  const towns = country === null ? null : gazetteer(country);
  return (name) => towns === null || towns.find(name.replace(/,.*$/, '')).length > 0;
}

/** Kilometres. Hardly any business that names the towns around it goes further. */
const NEAR = 60;
/** A site that says it serves this many towns near its own serves the area around it. */
const MIN_AROUND = 3;

/** Whether a town is near the certain town of the business; without one, no town is. */
function nearTo(town: CertainFacts['town'], country: string | null): (name: string) => boolean {
  const towns = country === null ? null : gazetteer(country);
  const { city, region } = town?.value ?? { city: '', region: null };
  const found = towns?.find(city) ?? [];
  const inRegion = found.filter((one) => one.region === region);
  const home = inRegion.length > 0 ? inRegion : found;
  return (name) => areWithin(towns?.find(name.replace(/,.*$/, '')) ?? [], home, NEAR);
}

type Around = { main: CertainFacts['town']; near: (name: string) => boolean };

/** Towns that two kinds of places state. For towns around the certain town, it is enough that the site serves several. */
function certainTowns(areas: AreaFacts, { main, near }: Around, pages: readonly PageFacts[]): CertainFact[] {
  const served = areas.places.filter((place) => place.served && place.name !== main?.value.city);
  const around = served.filter(({ name }) => near(name));
  return served.flatMap((place) => {
    const { name, evidence } = place;
    const isListed = around.length >= MIN_AROUND && around.includes(place);
    const listed: Sign[] = isListed ? [{ place: 'list', role: 'home', shown: name, evidence }] : [];
    const signs = [...townSigns(name, areas, pages), ...listed];
    return ifCertain({ key: name.toLowerCase(), value: name, shown: name, signs });
  });
}

function townSigns(
  town: string,
  { places, areaServed }: Pick<AreaFacts, 'places' | 'areaServed'>,
  pages: readonly PageFacts[],
): Sign[] {
  const bare = town.toLowerCase();
  const inText = places
    .filter(({ name }) => name.toLowerCase() === bare)
    .map(({ evidence }): Sign => ({ place: 'sentence', role: 'home', shown: town, evidence }));
  const inMarkup = areaServed
    .filter(({ name }) => name.toLowerCase().replace(/,.*$/, '').trim() === bare)
    .map(({ evidence }): Sign => ({ place: 'markup', role: 'home', shown: town, evidence }));
  const inPath = pages
    .filter(({ role, path }) => role === 'area' && namesInPath(path, town))
    .map(({ url, path }): Sign => {
      return { place: 'slug', role: 'area', shown: town, evidence: { url, place: 'link', excerpt: path } };
    });
  return [...inText, ...inMarkup, ...inPath];
}

/** `/plumber-grove-city-oh/` names Grove City. */
function namesInPath(path: string, town: string): boolean {
  return ` ${foldPlaceName(path)} `.includes(` ${foldPlaceName(town)} `);
}

/** `Mini-Splits` and `Mini-split` are one service. */
function eachOnce(services: CertainFacts['services']): CertainFacts['services'] {
  const singular = services.map(({ shown }) => plainLabel(shown).replace(/(?<=\p{L}{3})s(?=$| )/gu, ''));
  return services.filter((_, at) => singular.indexOf(singular[at]!) === at);
}

/**
 * `Copper Creek Plumbing` and `Plumbing` are what the business is called, even if the lexicon has the words as a service.
 */
function isNotName({ name }: IdentityFacts): (service: { name: string }) => boolean {
  return (service) => name === null || (relateNames(service.name, name) !== 'same' && !saysName(name, service.name));
}

/** If the trade is only a hint, it proves nothing that the lexicon lists a service for it. */
function isOfStatedTrade({ hint }: TradeFacts): (service: { known: boolean }) => boolean {
  return ({ known }) => hint === null || !known;
}

/** A service that the lexicon lists for the trade, that two places name, or that has its own page. */
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
  if (!text || !markup || text.rival || compareHours(hours) !== 'same') return null;
  const signs: Sign[] = [
    { place: 'labelled-line', role: 'home', shown: text.evidence.excerpt, evidence: text.evidence },
    { place: 'markup', role: 'home', shown: markup.evidence.excerpt, evidence: markup.evidence },
  ];
  const { intervals, closedDays, appointmentDays = [] } = text;
  const value = { intervals, closedDays, appointmentDays };
  return { key: 'hours', value, shown: text.evidence.excerpt, signs, certainty: 'certain' };
}

/** Places that name the site, and two kinds of places that describe it. */
const NAMING: readonly (readonly TradePlace[])[] = [
  ['title', 'h1', 'site-name', 'markup'],
  ['description', 'sentence'],
  ['heading', 'navigation', 'page-titles', 'words'],
];
/** If another trade has this share of the score and is named as well, it is not known which of the two is right. */
const MAX_OF_RIVAL = 0.55;
/** The same for the best trade of another branch. */
const MAX_OF_OTHER_BRANCH = 0.3;

/** A trade that the site is named after and that another kind of place also names, with a wide lead. */
function certainTrade(trade: TradeFacts): CertainFact | null {
  const { id, certainty, naming, rival } = trade;
  if (id === null || certainty !== 'certain' || rival > MAX_OF_RIVAL) return null;
  return isNamedTwice(naming) ? inWordsOf(trade, id) : null;
}

/** A branch that the site is named after in the same way, whichever of its trades it is. */
function certainBranch(trade: TradeFacts): CertainFact | null {
  const { branch } = trade;
  if (branch?.certainty !== 'certain' || branch.rival > MAX_OF_OTHER_BRANCH) return null;
  return isNamedTwice(branch.naming) ? inWordsOf(trade, branch.type) : null;
}

/** A value that the site's words for its trade support. */
function inWordsOf({ words, noun }: TradeFacts, value: string): CertainFact {
  const shown = words?.text ?? noun;
  const signs = words ? [{ place: 'title', role: 'home', shown, evidence: words.evidence } satisfies Sign] : [];
  return { key: value, value, shown, signs, certainty: 'certain' };
}

/** True if a place that names the site names the trade, and another kind of place as well. */
function isNamedTwice(naming: readonly TradePlace[]): boolean {
  const [inName, ...elsewhere] = NAMING.map((places) => places.some((place) => naming.includes(place)));
  return inName === true && elsewhere.some(Boolean);
}

/** The lexicon's English words for a trade, only if the site uses them: a plasterer may not hang drywall. */
function certainNoun(
  named: CertainFact,
  { noun, companyNoun }: TradeFacts,
  pages: readonly PageFacts[],
): CertainFact<TradeName> | null {
  const value = { noun, companyNoun };
  return usesWords(value, pages) ? { ...named, value, shown: noun } : null;
}

/** Plugins generate `llms.txt` from the pages themselves, so it does not support anything. */
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
