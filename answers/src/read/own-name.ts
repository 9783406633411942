import type { BusinessFacts } from '@named-first/contract';
import { findTradeTerms, foldText, gazetteer, LANGUAGES, type LanguageCode } from '@named-first/scanner/readers';
import type { PlainAnswer } from './text/plain-answer.ts';
import { isJoined, type Token, tokenAt, tokensOf } from './text/tokens.ts';
import { ARTICLES, CONJUNCTIONS, LABELS, LEGAL_FORMS, OPENERS, STOCK_WORDS } from './text/words.ts';

/** One form of the name to search for. */
type Variant = { words: readonly string[]; capitals: number; general: boolean };

export type OwnName = {
  variants: readonly Variant[];
  /** False for a name that consists only of trade, place and stock words. Hundreds of businesses may have it. */
  distinctive: boolean;
  /** The words that make the name distinctive. */
  telling: ReadonlySet<string>;
  german: boolean;
  towns: ReadonlySet<string>;
  spoken: LanguageCode;
};

/**
 * Where an answer contains the name. `longer`: with more words of trade or praise, so that it may be another business.
 * `general`: in a form that many businesses share, although the whole name is distinctive.
 */
export type Mention = { start: number; end: number; longer: boolean; general: boolean };

const MIN_LETTERS = 8;

/** Prepares the names of a business; null if none of them can be recognised in a text. */
export function ownNameOf({ name, alsoCalled, language, towns }: BusinessFacts): OwnName | null {
  const spoken = LANGUAGES.find((code) => code === language) ?? 'en';
  const german = spoken === 'de';
  const all = [...(name ? [name.shown] : []), ...alsoCalled];
  const places = new Set(towns.flatMap(({ name: town }) => tokensOf(town, german).map(({ word }) => word)));
  const telling = new Set(all.flatMap((one) => tellingWords(one, { spoken, german, places })));
  const variants = all.map((one) => variantOf(one, german, telling)).filter(isRecognisable);
  if (variants.length === 0) return null;
  return { variants, distinctive: telling.size > 0, telling, german, towns: places, spoken };
}

function variantOf(name: string, german: boolean, telling: ReadonlySet<string>): Variant {
  const tokens = tokensOf(name, german).filter(({ word }) => !LEGAL_FORMS.has(word) && !CONJUNCTIONS.has(word));
  const own = tokens.length > 2 && ARTICLES.has(tokens[0]?.word ?? '') ? tokens.slice(1) : tokens;
  const words = own.map(({ word }) => word);
  const general = !words.some((word) => telling.has(word));
  return { words, capitals: own.filter(({ capital }) => capital).length, general };
}

/** Requires two words, or one of at least eight letters: `Huber` alone could be anyone. */
function isRecognisable({ words }: Variant): boolean {
  return words.length > 1 || (words[0]?.length ?? 0) >= MIN_LETTERS;
}

type Words = { spoken: LanguageCode; german: boolean; places: ReadonlySet<string> };

function tellingWords(name: string, { spoken, german, places }: Words): string[] {
  const letters = [...name];
  for (const code of new Set<LanguageCode>([spoken, 'en']))
    for (const { start, end } of findTradeTerms(name, code)) letters.fill(' ', start, end);
  const rest = tokensOf(letters.join(''), german);
  return rest.map(({ word }) => word).filter((word) => !isCommon(word) && !places.has(word));
}

function isCommon(word: string): boolean {
  return (
    STOCK_WORDS.has(word) || LEGAL_FORMS.has(word) || ARTICLES.has(word) || CONJUNCTIONS.has(word) || word.length < 2
  );
}

/**
 * True for a name that consists only of trade, place and stock words. It counts only together with a phone number, a
 * domain or an address.
 */
export function isGeneralName(facts: BusinessFacts): boolean {
  return facts.name !== null && ownNameOf(facts)?.distinctive !== true;
}

/** Every place where the answer contains the name, except as part of another name. */
export function mentionsOf(plain: PlainAnswer, tokens: readonly Token[], own: OwnName): Mention[] {
  const found: Mention[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const match = longestAt(plain.text, tokens, first, own);
    if (!match) continue;
    const relation = standing(plain, tokens, { first, last: match.last }, own);
    const start = (tokens[first] as Token).start;
    if (relation !== 'other')
      found.push({
        start,
        end: (tokens[match.last] as Token).end,
        longer: relation === 'longer',
        general: match.general,
      });
    first = match.last;
  }
  return found;
}

function longestAt(
  text: string,
  tokens: readonly Token[],
  first: number,
  own: OwnName,
): { last: number; general: boolean } | null {
  let best: { last: number; length: number; general: boolean } | null = null;
  for (const variant of own.variants) {
    const last = matchAt(text, tokens, first, variant);
    if (last !== null && variant.words.length > (best?.length ?? 0))
      best = { last, length: variant.words.length, general: variant.general };
  }
  return best;
}

function matchAt(text: string, tokens: readonly Token[], first: number, variant: Variant): number | null {
  let at = first;
  let capitals = 0;
  for (const [index, word] of variant.words.entries()) {
    while (index > 0 && CONJUNCTIONS.has(tokens[at]?.word ?? '')) at += 1;
    const token = tokens[at];
    if (!token || token.word !== word) return null;
    const before = tokens[at - 1];
    if (index > 0 && before && !isJoined(text, before, token)) return null;
    if (token.capital) capitals += 1;
    at += 1;
  }
  // `Tacoma plumbing companies` is not a name.
  const enough = !variant.general ? capitals > 0 || variant.capitals === 0 : capitals >= variant.capitals;
  return enough ? at - 1 : null;
}

type Run = { first: number; last: number };

/**
 * Whether the surrounding words belong to the name: `North Acme Plumbing` is another business, `Acme Plumbing Services`
 * may be the same.
 */
function standing(plain: PlainAnswer, tokens: readonly Token[], run: Run, own: OwnName): 'own' | 'longer' | 'other' {
  const { start } = tokens[run.first] as Token;
  const { end } = tokens[run.last] as Token;
  if (/[/@.]$/.test(plain.text.slice(0, start)) || /^(?:\.[a-z]|[/@])/i.test(plain.text.slice(end))) return 'other';
  const head = plain.bold.find((span) => span.start <= start && end <= span.end);
  const extra = head ? restOfHead(plain, tokens, run, head) : neighbours(plain, tokens, run, own);
  const telling = extra.filter(({ word }) => !isOwnAddition(word, own));
  if (telling.length === 0) return 'own';
  return telling.every(({ word }) => STOCK_WORDS.has(word) || isTradeWord(word, own.spoken)) ? 'longer' : 'other';
}

function isOwnAddition(word: string, { towns }: OwnName): boolean {
  return (
    LEGAL_FORMS.has(word) || ARTICLES.has(word) || CONJUNCTIONS.has(word) || towns.has(word) || /^[a-z]{2}$/.test(word)
  );
}

function isTradeWord(word: string, spoken: LanguageCode): boolean {
  return findTradeTerms(word, spoken).length > 0 || (spoken !== 'en' && findTradeTerms(word, 'en').length > 0);
}

/** The remaining words of a bold name, up to a mark that ends it. */
function restOfHead(
  { text }: PlainAnswer,
  tokens: readonly Token[],
  run: Run,
  head: { start: number; end: number },
): Token[] {
  const rest: Token[] = [];
  for (let at = run.first - 1; at >= 0 && (tokens[at] as Token).start >= head.start; at -= 1) {
    if (!isJoined(text, tokens[at] as Token, tokens[at + 1] as Token)) break;
    rest.push(tokens[at] as Token);
  }
  for (let at = run.last + 1; at < tokens.length && (tokens[at] as Token).end <= head.end; at += 1) {
    const gap = text.slice((tokens[at - 1] as Token).end, (tokens[at] as Token).start);
    if (!isJoined(text, tokens[at - 1] as Token, tokens[at] as Token) || /[–-]/.test(gap)) break;
    rest.push(tokens[at] as Token);
  }
  return rest;
}

/** Capitalised words directly next to the name in running text. */
function neighbours({ text }: PlainAnswer, tokens: readonly Token[], run: Run, own: OwnName): Token[] {
  const extra: Token[] = [];
  const before = tokens[run.first - 1];
  const first = tokens[run.first] as Token;
  if (before?.capital && /^(?: | ?& ?)$/.test(text.slice(before.end, first.start)) && !opens(before))
    extra.push(before);
  for (let at = run.last + 1; at < tokens.length && at <= run.last + 4; at += 1) {
    const [left, token] = [tokens[at - 1] as Token, tokens[at] as Token];
    const gap = text.slice(left.end, token.start);
    if (!/^(?: | ?[&+] ?)$/.test(gap)) break;
    const next = tokens[at + 1];
    const joins = CONJUNCTIONS.has(token.word) && next?.capital && isTradeWord(next.word, own.spoken);
    if (joins && !tokens[at + 2]?.capital) continue;
    if (!token.capital || /^\d/.test(token.word) || LABELS.has(token.word)) break;
    extra.push(token);
  }
  return extra;
}

function opens({ word }: Token): boolean {
  return OPENERS.has(word) || LABELS.has(word);
}

/** True if a run of words is part of the business's name: `De Vries` for `Loodgietersbedrijf De Vries`. */
export function isShortFor(words: readonly string[], { variants }: OwnName): boolean {
  const bare = words.filter((word) => !CONJUNCTIONS.has(word) && !LEGAL_FORMS.has(word)).join(' ');
  return variants.some((variant) => ` ${variant.words.join(' ')} `.includes(` ${bare} `));
}

/** Later mentions by part of the name, in an answer that has used the full name: `De Vries is open …`. */
export function shortMentionsOf(
  { text }: PlainAnswer,
  tokens: readonly Token[],
  { own, mentions }: { own: OwnName; mentions: readonly Mention[] },
): Mention[] {
  const [first] = mentions;
  if (!first || !own.distinctive) return [];
  const found: Mention[] = [];
  for (let at = tokenAt(tokens, first.end); at + 1 < tokens.length; at += 1) {
    const pair = shortPair(text, tokens, at);
    if (!pair || !isShortFor(pair.words, own) || !pair.words.some((word) => own.telling.has(word))) continue;
    const { start, end } = pair;
    if (!mentions.some((mention) => start < mention.end && mention.start < end))
      found.push({ start, end, longer: false, general: false });
  }
  return found;
}

/** Two neighbouring capitalised words, optionally joined by `&` or `und`. */
function shortPair(
  text: string,
  tokens: readonly Token[],
  at: number,
): { words: string[]; start: number; end: number } | null {
  const first = tokens[at] as Token;
  const next = CONJUNCTIONS.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const second = tokens[next];
  if (!first.capital || !second?.capital || !/^ ?(?:&|\p{L}{1,3})? ?$/u.test(text.slice(first.end, second.start)))
    return null;
  return { words: [first.word, second.word], start: first.start, end: second.end };
}

export type NamedTown = { name: string; at: number; own: boolean };

/** What may precede a town: a preposition, a bracket, a dash, a comma, or nothing. */
const PLACE_LEAD =
  /(?:^|[\s(])(?:in|near|from|of|at|around|serving|aus|bei|nahe|en|de|a|à|chez|di|da|te|uit|bij|em|du)\s$|[(–—,-]\s?$|^\s*$/iu;
const MAX_LEAD_LENGTH = 12;
const MAX_TOWN_WORDS = 4;
const MIN_TOWN_POPULATION = 1000;
/** In other countries only well-known towns count, because small ones share their names with common words. */
const MIN_POPULATION_ABROAD = 10_000;
/** Countries that share a language with a neighbour. An answer may name a town across the border. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  ...{
    DE: ['AT', 'CH'],
    AT: ['DE', 'CH'],
    CH: ['DE', 'AT', 'FR', 'IT'],
    FR: ['BE', 'CH'],
    BE: ['NL', 'FR'],
    NL: ['BE'],
  },
  ...{
    US: ['CA'],
    CA: ['US'],
    GB: ['IE'],
    IE: ['GB'],
    AU: ['NZ'],
    NZ: ['AU'],
    PT: ['BR'],
    BR: ['PT'],
    ES: ['MX'],
    MX: ['ES'],
    AR: ['CL'],
    CL: ['AR', 'PE'],
    CO: ['PE'],
    PE: ['CL', 'CO'],
  },
};

/** Towns that a passage names: those of the site anywhere, others only where a town is expected. */
export function townsIn(text: string, facts: BusinessFacts, offset = 0): NamedTown[] {
  const { country } = facts;
  if (country === null) return [];
  const own = new Set(facts.towns.map(({ name }) => foldText(name)));
  const tokens = tokensOf(text);
  const found: NamedTown[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (!token.capital || /^\d/.test(token.word)) continue;
    const led = PLACE_LEAD.test(text.slice(Math.max(0, token.start - MAX_LEAD_LENGTH), token.start));
    const town = longestTown(
      text,
      tokens,
      at,
      (name) => own.has(foldText(name)) || (led && isTownElsewhere(name, country)),
    );
    if (!town) continue;
    found.push({ name: town.name, at: offset + token.start, own: own.has(foldText(town.name)) });
    at = town.last;
  }
  return found;
}

function longestTown(text: string, tokens: readonly Token[], first: number, isTown: (name: string) => boolean) {
  for (let last = Math.min(first + MAX_TOWN_WORDS, tokens.length) - 1; last >= first; last -= 1) {
    const name = text.slice((tokens[first] as Token).start, (tokens[last] as Token).end);
    if (/^[\p{L}\p{N}'’. -]{3,40}$/u.test(name) && isTown(name)) return { name, last };
  }
  return null;
}

function isTownElsewhere(name: string, country: string): boolean {
  const populationIn = (code: string): number => gazetteer(code)?.find(name)[0]?.population ?? 0;
  if (populationIn(country) >= MIN_TOWN_POPULATION) return true;
  return (NEIGHBOURS[country] ?? []).some((code) => populationIn(code) >= MIN_POPULATION_ABROAD);
}

const countryNames = new Map<string, string>();

/** Country names in the supported languages, folded, with their ISO codes. */
export function countriesByName(): ReadonlyMap<string, string> {
  if (countryNames.size > 0) return countryNames;
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of COUNTRY_CODES) countryNames.set(foldText(names.of(code) ?? code), code);
  }
  return countryNames;
}

const COUNTRY_CODES =
  'US CA MX BR AR CL CO PE GB IE DE AT CH FR BE LU NL ES PT IT CZ PL DK SE NO FI AU NZ IN PH SG ZA JP GR'.split(' ');
