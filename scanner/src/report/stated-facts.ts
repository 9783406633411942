import type { Evidence, StatedFact } from '@named-first/contract';
import { foldWords } from '../lexicon/fold-text.ts';
import { foldPlaceName } from '../lexicon/gazetteer/fold-place-name.ts';
import { isFew } from '../lexicon/phrases/not-statements.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { emergencyPromises } from '../understand/hours/hours.ts';
import type { OpenInterval } from '../understand/hours/open-interval.ts';
import { weekInWords } from '../understand/hours/week-in-words.ts';
import { isJudgedAsLocal } from '../understand/kind/kind-facts.ts';
import type { Mention } from '../understand/mention.ts';
import { MAX_REPORTED_SERVICES } from '../understand/offers/services.ts';
import type { Credential } from '../understand/trust/credentials.ts';
import { type LikelyProof, otherProofs } from '../understand/trust/likely/likely-proofs.ts';
import { numberInWords } from '../understand/trust/number-words.ts';

type Kind = StatedFact['kind'];
type Source = StatedFact['source'];

export const MAX_TOWNS = 8;
const MAX_PRICES = 3;
/** Reviews, credentials and other proofs in a report. */
export const MAX_PROOFS = 4;
const MAX_EVIDENCE = 3;
const MAX_VALUE_LENGTH = 200;

/**
 * What an assistant can truthfully say about the business: each value as visitors read it, with its
 * evidence, and whether text and markup agree.
 */
export function deriveStatedFacts(facts: SiteFacts): StatedFact[] {
  if (facts.site.state === 'parked' || facts.kind.kind === 'template') return [];
  if (!isJudgedAsLocal(facts.kind)) return factsOfOthers(facts);
  return [
    ...nameFact(facts),
    ...tradeFact(facts),
    ...townFacts(facts),
    ...phoneFact(facts),
    ...addressFact(facts),
    ...hoursFact(facts),
    ...emergencyFact(facts),
    ...priceFacts(facts),
    ...licenceFact(facts),
    ...proofFacts(facts),
    ...serviceFacts(facts),
  ];
}

/** A single place may name the publisher of an article or the maker of a page. */
const MIN_NAME_PLACES = 2;

/** How a club, a charity or a shop that ships is called and reached, and its age. It has no trade, and no customers in a town. */
function factsOfOthers(facts: SiteFacts): StatedFact[] {
  const { name, names, address } = facts.identity;
  const value = names.find(({ shown }) => shown === name)?.value;
  const places = names.filter((mention) => mention.value === value).map(({ source, region }) => `${source} ${region}`);
  const stated = addressFact(facts);
  const town = address?.street ? address.city : null;
  return [
    ...(new Set(places).size >= MIN_NAME_PLACES ? nameFact(facts) : []),
    ...(town === null ? [] : stated.flatMap(({ source, evidence }) => fact('town', town, source, evidence))),
    ...phoneFact(facts),
    ...stated,
    ...ageFact(facts),
  ];
}

/** The age of a club or an online shop, if both the rules and the signs of its place support it. */
function ageFact({ credentials: { credentials, likely } }: SiteFacts): StatedFact[] {
  const age = credentials.find(
    ({ group, shown }) => group === 'years' && likely.some((proof) => proof.shown.includes(shown)),
  );
  return age ? fact('proof', age.shown, 'text', [age.evidence]) : [];
}

function fact(kind: Kind, value: string, source: Source, evidence: readonly Evidence[]): StatedFact[] {
  const shown = value.trim();
  return shown === '' || shown.length > MAX_VALUE_LENGTH
    ? []
    : [{ kind, value: shown, source, evidence: evidence.slice(0, MAX_EVIDENCE) }];
}

/** Up to the last word that fits into a value. */
function shortened(text: string): string {
  if (text.length <= MAX_VALUE_LENGTH) return text;
  const cut = text.slice(0, MAX_VALUE_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** Text and markup agree if the markup names the same value at least once; they conflict if it names only others. */
function sourceOf(mentions: readonly Mention[], value: string): Source {
  const markup = mentions.filter(({ source }) => source === 'markup');
  const seen = mentions.some(
    (mention) => mention.source !== 'markup' && mention.source !== 'llms.txt' && mention.value === value,
  );
  if (markup.some((mention) => mention.value === value)) return seen ? 'both' : 'markup';
  return markup.length > 0 ? 'conflict' : 'text';
}

/** The evidence for the value first; in a conflict, also the evidence for the other values. */
function evidenceOf(mentions: readonly Mention[], value: string, source: Source): Evidence[] {
  const own = mentions.filter((mention) => mention.value === value).map(({ evidence }) => evidence);
  if (source !== 'conflict') return own;
  const other = mentions
    .filter((mention) => mention.source === 'markup' && mention.value !== value)
    .map(({ evidence }) => evidence);
  return [...own.slice(0, 1), ...other];
}

function nameFact({ identity }: SiteFacts): StatedFact[] {
  const main = identity.names.find(({ shown }) => shown === identity.name);
  if (!main) return [];
  const source = sourceOf(identity.names, main.value);
  return fact('name', main.shown, source, evidenceOf(identity.names, main.value, source));
}

/** The trade in the site's own words. */
function tradeFact({ trade }: SiteFacts): StatedFact[] {
  if (!trade.words) return [];
  const { text, evidence } = trade.words;
  return fact('trade', text, evidence.place === 'markup' ? 'markup' : 'text', [evidence]);
}

/** The towns, first the one where the business is: readers take the first for it, and a long list is cut. */
function townFacts({ areas }: SiteFacts): StatedFact[] {
  const marked = new Map(
    areas.areaServed
      .filter(({ noTown }) => noTown === undefined)
      .map(({ name, evidence }) => [plainTown(name), { name, evidence }]),
  );
  const isMain = ({ name }: { name: string }): boolean => name === areas.main?.city;
  const places = [...areas.places.filter(isMain), ...areas.places.filter((place) => !isMain(place))];
  const shown = places.map(({ name, evidence }) => {
    const same = marked.get(plainTown(name));
    marked.delete(plainTown(name));
    return fact('town', name, same ? 'both' : 'text', same ? [evidence, same.evidence] : [evidence]);
  });
  const hidden = [...marked.values()].map(({ name, evidence }) => fact('town', name, 'markup', [evidence]));
  return [...shown, ...hidden].flat().slice(0, MAX_TOWNS);
}

function plainTown(name: string): string {
  const town = name.replace(/,.*$/, '').trim();
  return foldPlaceName(town) || town.toLowerCase();
}

function phoneFact({ identity }: SiteFacts): StatedFact[] {
  const { phone, phoneShown, phones } = identity;
  if (phone === null) return [];
  const shown =
    phones.find((mention) => mention.value === phone && mention.shown === phoneShown) ??
    phones.find((mention) => mention.value === phone);
  const source = sourceOf(phones, phone);
  return shown ? fact('phone', shown.shown, source, evidenceOf(phones, phone, source)) : [];
}

function addressFact({ identity }: SiteFacts): StatedFact[] {
  const { address, addresses, likelyAddress } = identity;
  // A town with only its postal code is stated as the town.
  if (!address?.street)
    return likelyAddress ? fact('address', likelyAddress.shown, 'text', [likelyAddress.evidence]) : [];
  const onStreet = addresses.filter(({ parts }) => parts.street === address.street);
  const inTown = onStreet.filter(({ parts }) => parts.city === address.city);
  const main = inTown.find(({ parts }) => parts.postalCode === address.postalCode) ?? inTown[0] ?? onStreet[0];
  if (!main) return [];
  const source = sourceOf(addresses, main.value);
  return fact('address', main.shown, source, evidenceOf(addresses, main.value, source));
}

function hoursFact({ hours: { text, markup } }: SiteFacts): StatedFact[] {
  const told = text ?? markup;
  if (!told) return [];
  const source = !text ? 'markup' : !markup ? 'text' : sameHours(text, markup) ? 'both' : 'conflict';
  const evidence = [text?.evidence, markup?.evidence].flatMap((entry) => entry ?? []);
  return fact(
    'hours',
    text
      ? text.evidence.excerpt.slice(0, MAX_VALUE_LENGTH)
      : weekInWords(told, null).join('; ').slice(0, MAX_VALUE_LENGTH),
    source,
    evidence,
  );
}

type Week = {
  intervals: readonly OpenInterval[];
  closedDays: readonly number[];
  appointmentDays?: readonly number[];
};

/**
 * Days that only one side states are not a contradiction, unless that side is open on a day that the other calls
 * closed.
 */
function sameHours(a: Week, b: Week): boolean {
  for (let day = 0; day < 7; day++) {
    const [left, right] = [dayOf(a, day), dayOf(b, day)];
    if (left !== null && right !== null && left !== right) return false;
  }
  return true;
}

function dayOf({ intervals, closedDays, appointmentDays }: Week, day: number): string | null {
  const open = intervals.filter((interval) => interval.day === day);
  if (open.length === 0 && appointmentDays?.includes(day)) return 'by appointment';
  if (open.length === 0) return closedDays.includes(day) ? 'closed' : null;
  return open
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .sort()
    .join(' ');
}

const HAS_WORD = /\p{L}{3}/u;

function emergencyFact({ hours }: SiteFacts): StatedFact[] {
  // The shortest claim says it best, if it has words: `24/7` alone says little.
  const wordless = ({ excerpt }: Evidence) => Number(!HAS_WORD.test(excerpt));
  const [claim] = emergencyPromises(hours).sort(
    (a, b) => wordless(a) - wordless(b) || a.excerpt.length - b.excerpt.length,
  );
  return claim ? fact('emergency', shortened(claim.excerpt), 'text', [claim]) : [];
}

function priceFacts({ claims }: SiteFacts): StatedFact[] {
  return claims.claims
    .filter(({ kind, evidence }) => kind === 'price' && evidence.place !== 'markup')
    .slice(0, MAX_PRICES)
    .flatMap(({ shown, evidence }) => fact('price', shown, 'text', [evidence]));
}

/** A number that can be looked up; otherwise the register of the business or its people. */
function licenceFact({ credentials: { numbered, credentials } }: SiteFacts): StatedFact[] {
  const number = numbered && numberInWords(numbered);
  if (numbered && number) return fact('licence', number, 'text', [numbered.evidence]);
  const registered = registeredOf(credentials);
  return registered ? fact('licence', registered.shown, 'text', [registered.evidence]) : [];
}

const registeredOf = (credentials: readonly Credential[]): Credential | undefined =>
  credentials.find(({ register }) => register !== undefined);

/** A guarantee, and how many customers, projects or homes: stated if nothing else proves the business. */
const COUNTED_PROOFS = ['warranty', 'count'] as const;
/** A discount, an amount, a measure, or a counter that a script has not started: `20%`, `9,000+ feet`, `0+ projects`. */
const NO_PROOF =
  /[%€$£₹]|\b(?:percent|prozent|por ?ciento|por cento|pour cent|percento|procent|feet|ft|square|sq|m2|km|miles?|meters?|metres?|kilom\w+)\b|m²|^0\b/i;

/** Longer words than this are compared without their endings: `Diplôme` and `Diplômée`. */
const STEM_LENGTH = 6;

/**
 * The proofs that no other one contains: `Licensed` is in `Licensed & Insured`. Of two that say the same, the first is
 * kept.
 */
function withoutParts(proofs: readonly Credential[]): Credential[] {
  const texts = proofs.map(({ shown }) => ` ${stemsOf(shown)} `);
  return proofs.filter(
    (_, at) => !texts.some((text, other) => text.includes(texts[at]!) && (text !== texts[at] || other < at)),
  );
}

function stemsOf(shown: string): string {
  const words = foldWords(shown).split(' ');
  return words.map((word) => word.slice(0, STEM_LENGTH)).join(' ');
}

function proofFacts({ reviews, credentials, claims }: SiteFacts): StatedFact[] {
  const rating = reviews.rating ? fact('proof', reviews.rating.shown, 'text', [reviews.rating.evidence]) : [];
  const groups = ['years', 'certification', 'membership', 'insured', 'licence'] as const;
  const stated = credentials.numbered ?? registeredOf(credentials.credentials);
  const proofs = groups.flatMap(
    (group) =>
      credentials.credentials.find((credential) => credential.group === group && !isSame(credential, stated)) ?? [],
  );
  const { companyNumber } = credentials;
  const company = companyNumber && !companyNumber.isTax ? [companyNumber] : [];
  const told = [...withoutParts(proofs), ...company].flatMap(({ shown, evidence }) =>
    proofFact(withoutVerb(shown), evidence),
  );
  const counted = COUNTED_PROOFS.flatMap(
    (kind) =>
      claims.claims.find(
        ({ kind: of, shown }) =>
          of === kind && !NO_PROOF.test(shown) && !isFew(shown) && !reviews.rating?.shown.includes(shown),
      ) ?? [],
  );
  const others = counted.length > 0 || credentials.standing === null ? counted : [credentials.standing];
  const unproven = told.length > 0 ? [] : others.flatMap(({ shown, evidence }) => proofFact(shown, evidence));
  return withLikely([...rating, ...told, ...unproven].slice(0, MAX_PROOFS), stated, credentials.likely);
}

/** Proofs that the signs of their places make likely, where the rules state fewer than a report has room for. */
function withLikely(
  proofs: readonly StatedFact[],
  licence: Credential | undefined,
  likely: readonly LikelyProof[],
): StatedFact[] {
  const known = [...proofs.map(({ value }) => value), ...(licence ? [licence.number ?? licence.shown] : [])];
  const others = otherProofs(likely, known, MAX_PROOFS - proofs.length);
  return [...proofs, ...others.flatMap(({ shown, evidence }) => proofFact(shown, evidence))];
}

/** True for the licence that the report already states, also in other words. */
function isSame({ number, shown }: Credential, stated: Credential | undefined): boolean {
  if (stated === undefined) return false;
  const [short, long] = [shown, stated.shown].sort((one, other) => one.length - other.length);
  return (number !== null && number === stated.number) || (long ?? '').includes(short ?? '');
}

/** `are insured` becomes `insured`. */
function withoutVerb(shown: string): string {
  return shown.replace(/^(?:we(?:['’]re| are)|are|is)\s+/i, '');
}

/** With a space in `98%Soddisfazione`, a figure and its label, which the page sets in two lines. */
function proofFact(shown: string, evidence: Evidence): StatedFact[] {
  return fact('proof', shown.replace(/(?<=\d ?[+%])(?=\p{L})/gu, ' '), 'text', [evidence]);
}

function serviceFacts({ services }: SiteFacts): StatedFact[] {
  return [...services.services, ...services.likely]
    .slice(0, MAX_REPORTED_SERVICES)
    .flatMap(({ name, evidence }) => fact('service', name, 'text', [evidence]));
}
