import {
  type AnswerClaim,
  type BusinessFacts,
  type ClaimKind,
  type ClaimVerdict,
  WRONG_KINDS,
} from '@named-first/contract';
import {
  amountsIn,
  clauseBefore,
  findTradeTerms,
  foldText,
  LANGUAGES,
  type LanguageCode,
  phrasesOf,
  plainLower,
  readAddresses,
} from '@named-first/scanner/readers';
import type { Candidate } from './candidates.ts';
import { type Found, wrongOr } from './found-claim.ts';
import { hostsIn, isDirectory, isOwnHost } from './hosts.ts';
import { hoursClaim } from './hours-claim.ts';
import { type OwnName, townsIn } from './own-name.ts';
import { isAbout, type OwnPassage } from './own-passages.ts';
import type { SaidPhone } from './phones.ts';
import { saidStreet } from './streets.ts';
import type { PlainAnswer } from './text/plain-answer.ts';
import { type Sentence, sentencesOf } from './text/sentences.ts';
import { isJoined, tokensOf } from './text/tokens.ts';
import {
  CLOSED,
  EMERGENCY,
  LICENSED,
  MARKET_PRICE,
  NOT_SO_NOW,
  RATING,
  SERVES,
  WEBSITE_BEFORE,
  YEARS,
} from './text/words.ts';

export type ClaimInput = {
  plain: PlainAnswer;
  passages: readonly OwnPassage[];
  own: OwnName | null;
  facts: BusinessFacts;
  others: readonly Candidate[];
  phones: (text: string, offset: number) => SaidPhone[];
};

const MAX_CLAIMS = 60;
const REACH = 60;
const MAY_BE_WRONG: ReadonlySet<ClaimKind> = new Set(WRONG_KINDS);

/**
 * The statements of an answer about the business, each with what the site says. Only certain kinds can be wrong, and
 * only when they contradict a certain fact. A statement that is negated, planned, past, or made next to another name is
 * never wrong.
 */
export function claimsIn(input: ClaimInput): AnswerClaim[] {
  const found = input.passages.flatMap((passage) => {
    const sentences = sentencesOf(input.plain.text, passage.start, passage.end);
    const about = sentences.filter((sentence) => input.own !== null && isAbout(sentence, passage, input.own));
    return [
      ...sentences.flatMap((sentence) => claimsOfSentence(sentence, input, about.includes(sentence))),
      ...phoneClaims({ sentences, about }, input),
      ...hoursClaim(sentences, input.facts, input.phones),
    ];
  });
  const claims = new Map<string, AnswerClaim>();
  for (const claim of found.sort((a, b) => a.start - b.start)) {
    const told = asClaim(unlessInDoubt(claim, input), input.plain);
    const key = `${told.kind} ${told.verdict} ${foldText(told.said)}`;
    if (claims.size < MAX_CLAIMS && !claims.has(key)) claims.set(key, told);
  }
  return [...claims.values()];
}

/**
 * Does not call a statement wrong if another name is near it, if it is about the past or the future, or if its kind is
 * open.
 */
function unlessInDoubt(claim: Found, { others }: ClaimInput): Found {
  if (claim.verdict !== 'wrong') return claim;
  const { start, end } = claim.sentence;
  // A name that overlaps the statement itself is not another business.
  const apart = others.filter((other) => other.end <= claim.start || claim.end <= other.start);
  const shared = apart.some((other) => other.start < end && start < other.end);
  if (MAY_BE_WRONG.has(claim.kind) && !shared) return claim;
  return { ...claim, verdict: 'not-on-site', site: null };
}

function asClaim({ kind, verdict, start, end, sentence, site }: Found, plain: PlainAnswer): AnswerClaim {
  return {
    kind,
    verdict,
    said: plain.quote(start, end),
    quote: plain.quote(Math.min(start, sentence.start), Math.max(end, sentence.end)),
    site: site && { shown: site.shown, excerpt: site.evidence?.excerpt ?? site.shown, url: site.evidence?.url ?? null },
  };
}

function claimsOfSentence(sentence: Sentence, input: ClaimInput, isAboutUs: boolean): Found[] {
  const uncertain = NOT_SO_NOW.test(sentence.folded);
  return [
    ...closedClaim(sentence),
    ...(uncertain
      ? []
      : [
          ...addressClaims(sentence, input.facts, isAboutUs),
          ...emergencyClaim(sentence, input.facts),
          ...priceClaims(sentence, input.facts),
          ...websiteClaims(sentence, input),
          ...licenceClaims(sentence, input.facts),
          ...townClaims(sentence, input.facts),
          ...matchClaim('rating', RATING, sentence),
          ...(CLOSED.test(sentence.folded) ? [] : matchClaim('years', YEARS, sentence)),
          ...serviceClaims(sentence, input.facts),
        ]),
  ];
}

/** A reported closure is always shown, because a customer who reads it will not call. */
function closedClaim(sentence: Sentence): Found[] {
  const match = CLOSED.exec(sentence.folded);
  if (!match || /\b(?:not|nicht|no|pas|non|niet|nao)\s(?:\w+\s)?$/.test(sentence.folded.slice(0, match.index)))
    return [];
  return [spanned('closed', 'not-on-site', sentence, match.index, match[0].length, null)];
}

function matchClaim(kind: ClaimKind, pattern: RegExp, sentence: Sentence): Found[] {
  const match = pattern.exec(sentence.folded);
  return match ? [spanned(kind, 'not-on-site', sentence, match.index, match[0].length, null)] : [];
}

/**
 * Positions in folded text match the original unless folding changed its length. In that case the whole sentence is
 * quoted.
 */
function spanned(
  kind: ClaimKind,
  verdict: ClaimVerdict,
  sentence: Sentence,
  at: number,
  length: number,
  site: Found['site'],
): Found {
  const aligned = sentence.folded.length === sentence.text.length;
  const start = sentence.start + (aligned ? at : 0);
  return { kind, verdict, start, end: aligned ? start + length : sentence.end, sentence, site };
}

type PhoneSentences = { sentences: readonly Sentence[]; about: readonly Sentence[] };

/**
 * The phone numbers of a passage. If the business's own number is there too, another one is an addition, not a mistake.
 * Only sentences that are solely about the business can contain a wrong number.
 */
function phoneClaims({ sentences, about }: PhoneSentences, { phones, facts }: ClaimInput): Found[] {
  const said = sentences.flatMap((sentence) =>
    phones(sentence.text, sentence.start).map((phone) => ({ ...phone, sentence })),
  );
  const own = new Map(facts.phones.map((phone) => [phone.value, phone]));
  const right = said.filter(({ value }) => own.has(value));
  if (right.length > 0)
    return right.map(({ value, start, end, sentence }) => ({
      ...{ kind: 'phone', verdict: 'right', start, end, sentence },
      site: own.get(value) ?? null,
    }));
  const main = facts.phones.find(({ certain }) => certain) ?? facts.phones[0] ?? null;
  return said
    .filter(({ sentence }) => about.includes(sentence) && !NOT_SO_NOW.test(sentence.folded))
    .slice(0, 1)
    .map(({ start, end, sentence }) => ({
      ...{ kind: 'phone', verdict: wrongOr(main, facts, 'phone'), start, end, sentence },
      site: main,
    }));
}

function addressClaims(sentence: Sentence, facts: BusinessFacts, isAboutUs: boolean): Found[] {
  const said = facts.addresses.flatMap((address) => {
    const street = saidStreet(sentence.text, sentence.start, address);
    return street ? [{ ...street, address }] : [];
  });
  const same = said.find(({ relation }) => relation === 'same');
  const one = same ?? said[0];
  if (!one) return isAboutUs ? otherStreet(sentence, facts) : [];
  const { start, end, address } = one;
  return [
    { kind: 'address', verdict: same ? 'right' : againstOnly(address, facts), start, end, sentence, site: address },
  ];
}

/** A full address in the same town, but on a different street. */
function otherStreet(sentence: Sentence, facts: BusinessFacts): Found[] {
  const [address] = facts.addresses;
  if (!address?.street || address.city === null) return [];
  return readAddresses(sentence.text, facts.country)
    .filter(({ parts }) => parts.street !== null && foldText(parts.city ?? '') === foldText(address.city ?? ''))
    .slice(0, 1)
    .flatMap(({ parts, shown, at }) => {
      const start = sentence.start + at;
      if (parts.postalCode === null || !sentence.text.startsWith(shown, at)) return [];
      return [
        {
          kind: 'address',
          verdict: againstOnly(address, facts),
          start,
          end: start + shown.length,
          sentence,
          site: address,
        } satisfies Found,
      ];
    });
}

/** If the business has several locations, an unknown address may be one of them. */
function againstOnly(address: BusinessFacts['addresses'][number], facts: BusinessFacts): ClaimVerdict {
  return facts.addresses.length > 1 ? 'not-on-site' : wrongOr(address, facts, 'address');
}

/** Public emergency lines and emergency rooms, which do not belong to the business. */
const ELSEWHERE =
  /\b(?:911|112|999|144|116 ?117|hospital\w*|emergency room|emergency number|krankenhaus|hopital|ospedale|ziekenhuis|pronto soccorso|samu)\b/;

function emergencyClaim(sentence: Sentence, facts: BusinessFacts): Found[] {
  const lower = plainLower(sentence.text);
  const folded = sentence.folded.length === lower.length ? sentence.folded : lower;
  for (const { emergency, denied } of phrasesOf(facts.language)) {
    const match = emergency.pattern.exec(folded);
    if (
      !match ||
      denied.test(clauseBefore(folded, match.index, REACH)) ||
      ELSEWHERE.test(folded.slice(Math.max(0, match.index - 20), match.index + match[0].length + 12))
    )
      continue;
    const fact = facts.emergency;
    const verdict = fact === null ? 'not-on-site' : fact.offered ? 'right' : wrongOr(fact, facts);
    return [spanned('emergency', verdict, sentence, match.index, match[0].length, fact)];
  }
  const said = EMERGENCY.exec(sentence.folded);
  // These words are broader than the phrases of the scan, so they can confirm but not contradict.
  if (!said || facts.emergency?.offered === false || ELSEWHERE.test(sentence.folded)) return [];
  return [
    spanned(
      'emergency',
      facts.emergency ? 'right' : 'not-on-site',
      sentence,
      said.index,
      said[0].length,
      facts.emergency,
    ),
  ];
}

/** An amount directly next to a service whose price is on the site. */
function priceClaims(sentence: Sentence, facts: BusinessFacts): Found[] {
  if (MARKET_PRICE.test(sentence.folded) || facts.prices.length === 0) return [];
  const amounts = amountsIn(sentence.folded);
  return amounts.flatMap((amount, index) => {
    const from = amounts[index - 1]?.end ?? 0;
    const to = amounts[index + 1]?.at ?? sentence.folded.length;
    const clause = sentence.folded.slice(from, Math.min(to, amount.end + 30));
    const named = facts.prices.filter(({ service }) => serviceIn(clause, service));
    const [price] = named;
    if (!price || amount.upper !== null || !sameCurrency(price.currency, amount.currency)) return [];
    if (isAbove(price, amount.value)) return [];
    const right = named.find((one) => one.amount === amount.value);
    const alone = facts.prices.filter(({ service }) => foldText(service) === foldText(price.service)).length === 1;
    const verdict = right ? 'right' : alone ? wrongOr(price, facts) : 'not-on-site';
    return [spanned('price', verdict, sentence, amount.at, amount.end - amount.at, right ?? price)];
  });
}

const FROM =
  /\b(?:from|starting at|starts at|as low as|ab|desde|a partir de?|da|a partire da|vanaf)\s?(?:€|\$|£|usd|eur|chf)?\s?\d/;

/** `from $129` does not contradict $150. */
function isAbove({ amount, evidence, shown }: BusinessFacts['prices'][number], said: number): boolean {
  return said > amount && FROM.test(foldText(`${evidence?.excerpt ?? ''} ${shown}`));
}

function sameCurrency(site: string, said: string): boolean {
  return site === said || said === '$' || site === '$';
}

/** True if the text names a service: all its words in order, ignoring endings. */
function serviceIn(folded: string, service: string): boolean {
  return serviceAt(folded, service) !== null;
}

function serviceAt(text: string, service: string): { start: number; end: number } | null {
  const wanted = tokensOf(service).map(({ word }) => word);
  const tokens = tokensOf(text);
  for (let at = 0; at + wanted.length <= tokens.length; at += 1) {
    const run = tokens.slice(at, at + wanted.length);
    const same = run.every(({ word }, index) => isSameWord(word, wanted[index] ?? ''));
    const joined = run.every((token, index) => index === 0 || isJoined(text, run[index - 1] ?? token, token));
    const [first, last] = [run[0], run.at(-1)];
    if (same && joined && first && last) return { start: first.start, end: last.end };
  }
  return null;
}

/** The same word with a different ending: `implant`, `implants`. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    short.length >= 4 &&
    long.length - short.length <= 2 &&
    long.startsWith(short.slice(0, Math.max(4, short.length - 1)))
  );
}

const MAX_SERVICES = 20;

/** Services of the site that the answer names, and jobs of its trade that the site does not mention. */
function serviceClaims(sentence: Sentence, facts: BusinessFacts): Found[] {
  const found: Found[] = [];
  for (const service of facts.services.slice(0, MAX_SERVICES)) {
    const at = serviceAt(sentence.text, service.shown);
    if (at)
      found.push({
        kind: 'service',
        verdict: 'right',
        start: sentence.start + at.start,
        end: sentence.start + at.end,
        sentence,
        site: service,
      });
  }
  const spoken = LANGUAGES.find((code) => code === facts.language) ?? 'en';
  const trades = tradesOf(facts, spoken);
  const named = [...(facts.name ? [facts.name.shown] : []), ...facts.alsoCalled].flatMap(
    (name) => serviceAt(sentence.text, name) ?? [],
  );
  for (const { start, end, meanings } of findTradeTerms(sentence.text, spoken)) {
    const from = sentence.start + start;
    // The name of the business may hold words for a job: `Copper Creek Plumbing`.
    const known =
      found.some((one) => one.start < sentence.start + end && from < one.end) ||
      named.some((name) => name.start < end && start < name.end);
    if (
      known ||
      !meanings.some(({ sort, entry }) => sort === 'jobs' && trades.has(entry.id)) ||
      facts.services.length === 0
    )
      continue;
    found.push({
      kind: 'service',
      verdict: 'not-on-site',
      start: from,
      end: sentence.start + end,
      sentence,
      site: null,
    });
  }
  return found.slice(0, MAX_SERVICES);
}

/** The trades whose jobs the site names. `permanent` is a job of hairdressers, but not of plumbers. */
function tradesOf({ services, name }: BusinessFacts, spoken: LanguageCode): ReadonlySet<string> {
  const texts = [name?.shown ?? '', ...services.map(({ shown }) => shown)];
  return new Set(
    texts.flatMap((text) =>
      findTradeTerms(text, spoken).flatMap(({ meanings }) => meanings.map(({ entry }) => entry.id)),
    ),
  );
}

function websiteClaims(sentence: Sentence, { facts }: ClaimInput): Found[] {
  return hostsIn(sentence.text).flatMap(({ host, at, end }) => {
    if (!WEBSITE_BEFORE.test(foldText(sentence.text.slice(Math.max(0, at - 30), at)))) return [];
    const own = isOwnHost(host, facts);
    if (!own && isDirectory(host)) return [];
    const site = { shown: facts.domain, evidence: null };
    return [
      {
        kind: 'website',
        verdict: own ? 'right' : 'wrong',
        start: sentence.start + at,
        end: sentence.start + end,
        sentence,
        site,
      } satisfies Found,
    ];
  });
}

const LICENCE_NUMBER = /[A-Z\d](?:[A-Z\d-]{3,24})(?<=\d[A-Z\d-]{0,24})/g;

function licenceClaims(sentence: Sentence, facts: BusinessFacts): Found[] {
  for (const licence of facts.licences) {
    const wanted = licence.shown.match(/[A-Z\d-]*\d[A-Z\d-]*/gi)?.at(-1);
    const at = wanted ? sentence.text.indexOf(wanted) : -1;
    if (wanted && at >= 0)
      return [
        {
          kind: 'licence',
          verdict: 'right',
          start: sentence.start + at,
          end: sentence.start + at + wanted.length,
          sentence,
          site: licence,
        },
      ];
  }
  const match = LICENSED.exec(sentence.folded);
  if (!match) return [];
  const number = sentence.text.slice(match.index).match(LICENCE_NUMBER);
  return facts.licences.length > 0 && !number
    ? []
    : [spanned('licence', 'not-on-site', sentence, match.index, match[0].length, null)];
}

/** Only towns that the business is said to serve. A town mentioned in passing is its location. */
function townClaims(sentence: Sentence, facts: BusinessFacts): Found[] {
  const verb = SERVES.exec(sentence.folded);
  if (!verb) return [];
  const behind = sentence.start + verb.index + verb[0].length;
  return townsIn(sentence.text, facts, sentence.start)
    .filter(({ at }) => at >= behind)
    .map(({ name, at, own }) => ({
      kind: 'town',
      verdict: own ? 'right' : 'not-on-site',
      start: at,
      end: at + name.length,
      sentence,
      site: own ? { shown: name, evidence: null } : null,
    }));
}
