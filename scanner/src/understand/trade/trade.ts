import { type Evidence, TRADES, type Trade } from '@named-first/contract';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { LEGAL_FORM_AT_END } from '../../lexicon/legal-forms.ts';
import type { TradeEntry } from '../../lexicon/trade.ts';
import { tradeNouns } from '../../lexicon/trades/trade-nouns.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import type { RefusedClaim, SignPlace } from '../claim.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import { saysName } from '../identity/names.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
import { shapeOf } from './business-shape.ts';
import { statedTradeOf } from './stated-trade.ts';
import { branchFacts } from './trade-branch.ts';
import { type Candidate, candidatesOf, certaintyOf, isTyped, MIN_SCORE, namingPlaces } from './trade-candidates.ts';
import type { NamedTrade, TradeFacts } from './trade-facts.ts';
import { BROAD_TYPES, findTradeSigns, type TradeSign } from './trade-signs.ts';

/** Mentioned in two places without a competitor: stated once. */
const WEAK_SCORE = 2;
/** The runner-up may have at most this share of the winner's score, unless both have the same questions. */
const CLEAR_LEAD = 0.85;
/** This many independent places contradict a type in the markup. */
const CONTRADICTING_PLACES = 3;
/** Words for the work name a trade if they are in this many places and there is no competitor. */
const MANY_PLACES = 3;
const FAR_LEAD = 0.5;
/**
 * What a trade needs that only headings, menus and running text name. These are often about a single service or about
 * others: on sites that no engine had seen, 10 of 25 such trades were wrong, and 1 of 256 others. With a lower score, no
 * other trade may be named at all.
 */
const UNSTATED = { minScore: 5, maxRival: 0.3 } as const;
const MAX_EVIDENCE = 3;
const MAX_REFUSED = 8;
/** Places that only trades have, mapped to places of signs. */
const SIGN_PLACES = { description: 'title', 'page-titles': 'title', words: 'sentence' } as const;
/** With fewer words and no declared language, the words for trades say which language it is. */
const FEW_WORDS = 30;

/** Places that state the trade, and places that count if others agree. */
const STATING_PLACES = ['title', 'h1', 'site-name', 'description'] as const;
const WEAKER_PLACES = ['sentence', 'heading', 'page-titles'] as const;

type TradeInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  identity: IdentityFacts;
  language: LanguageFacts;
  /** ISO 3166-1 alpha-2: the English words for a trade differ by country. */
  country?: string | null;
};

/** The trade that the site names in independent places with a clear lead, and the shape of the business. */
export function deriveTrade({ pages, markup, identity, language, country = null }: TradeInput): TradeFacts {
  const languages = languagesOf({ pages, markup, identity, language });
  const signs = findTradeSigns({ pages, markup, identity, languages });
  const candidates = candidatesOf(signs);
  const stated = statedTradeOf(markup);
  const own = winnerOf(candidates, stated !== null);
  // A page may declare the wrong language, so a trade that the title names in another one counts.
  const ranked = own ? candidates : candidatesOf(findTradeSigns({ pages, markup, identity, languages: LANGUAGES }));
  const winner = own ?? winnerOf(ranked, stated !== null);
  const trade = winner?.entry.questions ?? 'generic';
  const likely = winner ? null : likeliest(candidates, stated !== null);
  const { companyNoun, ...named } = winner ? namedTrade(winner, country, languages) : UNNAMED;
  return {
    ...named,
    trade,
    certainty: winner ? certaintyOf(winner) : 'stated once',
    votes: votesOf(candidates),
    refused: refusedTrades(candidates, winner),
    noun: winner ? named.noun : (stated ?? named.noun),
    companyNoun: winner ? companyNoun : (stated ?? companyNoun),
    hint: likely && namedTrade(likely, country, languages),
    rival: winner ? rivalOf(winner, ranked) : 0,
    branch: branchFacts(ranked),
    languages,
    shape: shapeOf(winner?.entry ?? null, { pages, markup, identity, languages }),
  };
}

const UNNAMED = {
  id: null,
  noun: 'business',
  companyNoun: 'business',
  words: null,
  naming: [],
  working: [],
} as const satisfies NamedTrade & Pick<TradeFacts, 'companyNoun'>;

function namedTrade(
  candidate: Candidate,
  country: string | null,
  languages: readonly LanguageCode[],
): NamedTrade & Pick<TradeFacts, 'companyNoun'> {
  const nouns = tradeNouns(candidate.entry, country);
  return {
    id: candidate.entry.id,
    ...nouns,
    words: wordsOf(candidate, nouns, languages),
    naming: namingPlaces(candidate),
    working: workingPlaces(candidate),
  };
}

/** The trade facts, with the hint filled in if the trade is unknown. */
export function withHint(trade: TradeFacts): TradeFacts {
  return trade.hint ? { ...trade, ...trade.hint } : trade;
}

/** The trade of a site that is not a local business. */
export function noTrade({ languages }: Pick<TradeFacts, 'languages'>): TradeFacts {
  return {
    ...UNNAMED,
    trade: 'generic',
    certainty: 'stated once',
    votes: [],
    rival: 0,
    branch: null,
    hint: null,
    languages,
    shape: 'unknown',
  };
}

function languagesOf({ pages, markup, identity, language: { language } }: TradeInput): readonly LanguageCode[] {
  const words = pages.reduce((sum, { document }) => sum + document.mainWords, 0);
  const isUnknown = words < FEW_WORDS && pages[0]?.document.lang === '';
  const read = isUnknown ? (mostTelling({ pages, markup, identity }) ?? language) : language;
  return LANGUAGES.filter((code) => code === read || code === 'en');
}

/**
 * The language whose words for trades weigh most on the pages: next to `marquee hire`, the French meaning of
 * `occasions` does not count. Null if no language has any.
 */
function mostTelling(input: Pick<TradeInput, 'pages' | 'markup' | 'identity'>): LanguageCode | null {
  const weights = LANGUAGES.map((code) => {
    const signs = findTradeSigns({ ...input, languages: [code] }).filter(({ place }) => place !== 'markup');
    return { code, weight: signs.reduce((sum, sign) => sum + sign.weight, 0) };
  });
  const best = Math.max(...weights.map(({ weight }) => weight));
  const leading = weights.filter(({ weight }) => weight === best).map(({ code }) => code);
  return best === 0 ? null : leading.includes('en') ? 'en' : (leading[0] ?? null);
}

function winnerOf(candidates: readonly Candidate[], statesOther: boolean): Candidate | null {
  const [first, second] = leaders(candidates, statesOther);
  if (!first) return null;
  const lead = second ? second.score / first.score : 0;
  if (!isTyped(first) && !isStated(first)) return leadsUnstated(first, lead) ? first : null;
  if (first.score < MIN_SCORE) return first.score >= WEAK_SCORE && lead <= FAR_LEAD ? first : null;
  if (lead <= CLEAR_LEAD || sameQuestions(first, second) || isTyped(first)) return first;
  return second ? firstInTitle(first, second) : null;
}

/** The trade that leads, although only headings, menus and running text name it. */
function likeliest(candidates: readonly Candidate[], statesOther: boolean): Candidate | null {
  const [first, second] = leaders(candidates, statesOther);
  if (!first) return null;
  const lead = second ? second.score / first.score : 0;
  const isNamedOnce = first.score >= WEAK_SCORE && isNamed(first);
  if (first.score < MIN_SCORE) return isNamedOnce && lead <= FAR_LEAD ? first : null;
  if (!isNamed(first)) return first.places >= MANY_PLACES && lead <= FAR_LEAD ? first : null;
  return lead <= CLEAR_LEAD || sameQuestions(first, second) ? first : null;
}

/** The candidates that may be the trade, best first: those in markup if there are any that no text contradicts. */
function leaders(candidates: readonly Candidate[], statesOther: boolean): readonly Candidate[] {
  const typed = candidates.filter(isTyped);
  const [best] = candidates;
  // Its customers' trade is not its own if the markup states something else and no place names the trade.
  if (!best || (statesOther && typed.length === 0 && !isNamed(best))) return [];
  if (isOneOfSeveral(best, typed) || isOutsideHead(best, candidates)) return [];
  const contradicted = !isTyped(best) && typedPlaces(best) >= CONTRADICTING_PLACES && isNamed(best);
  return typed.length > 0 && !contradicted ? typed : candidates;
}

/** Places that say what the whole site is about, without the description, which lists services too. */
const HEAD_PLACES = ['title', 'h1', 'site-name'] as const;
const SEVERAL_TYPES = 2;

function headPlaces({ signs }: Candidate): number {
  return HEAD_PLACES.filter((head) => signs.some(({ place }) => place === head)).length;
}

/** True for one of several services whose pages all have the type of a trade, if the home page names another business. */
function isOneOfSeveral(best: Candidate, typed: readonly Candidate[]): boolean {
  const types = new Set(typed.map(({ entry }) => entry.schemaTypes[0]));
  return types.size >= SEVERAL_TYPES && headPlaces(best) === 0;
}

/** True for a trade that the title, name and main heading do not speak of, if they all speak of another one. */
function isOutsideHead(best: Candidate, candidates: readonly Candidate[]): boolean {
  if (isTyped(best) || headPlaces(best) > 0) return false;
  return candidates.some((other) => headPlaces(other) > 1 && other.score > best.score * FAR_LEAD);
}

/** True if a place that states what the whole site is about names the trade. */
function isStated({ signs }: Candidate): boolean {
  return signs.some(({ name, place }) => name !== null && STATING_PLACES.some((one) => one === place));
}

function leadsUnstated(candidate: Candidate, rival: number): boolean {
  const { score, places, signs } = candidate;
  if (score >= MIN_SCORE && signs.some(({ defines }) => defines)) return rival <= UNSTATED.maxRival;
  if (score < UNSTATED.minScore) return score >= WEAK_SCORE && isNamed(candidate) && rival === 0;
  return rival <= UNSTATED.maxRival && (isNamed(candidate) || places >= MANY_PLACES);
}

/** `Electricians-SA & Plumbers`, `Climatização e Dedetização` */
const SIDE_BY_SIDE = /^[^.!?]{0,12}(?:[&,/+]| (?:and|und|et|y|e|en) )[^.!?]{0,12}$/;

/** Of two trades that the title and another place state side by side, the first: `Electricians & Plumbers`. */
function firstInTitle(...pair: [Candidate, Candidate]): Candidate | null {
  const stating = pair.map(({ signs }) =>
    signs.filter(({ name, place }) => name !== null && STATING_PLACES.some((one) => one === place)),
  );
  if (stating.some((signs) => new Set(signs.map(({ place }) => place)).size < 2)) return null;
  const inTitle = stating.map((signs) => signs.find(({ place }) => place === 'title'));
  const title = inTitle[0]?.evidence.excerpt ?? '';
  const names = inTitle.map((sign) => sign?.name ?? '');
  const [one, other] = names.map((name) => (name === '' ? -1 : title.indexOf(name))) as [number, number];
  if (one < 0 || other < 0) return null;
  const first = one < other ? 0 : 1;
  const between = title.slice(Math.min(one, other) + (names[first]?.length ?? 0), Math.max(one, other));
  return SIDE_BY_SIDE.test(between) ? pair[first] : null;
}

function typedPlaces({ signs }: Candidate): number {
  const strong = signs.filter(({ place, name }) => name !== null && place !== 'words' && place !== 'navigation');
  return new Set(strong.map(({ place }) => place)).size;
}

/**
 * True if a place that states the trade names it, or a weaker place that others support: a sentence may be about
 * others.
 */
function isNamed({ signs, places }: Candidate): boolean {
  const naming = new Set(signs.filter(({ name }) => name !== null).map(({ place }) => place));
  if (STATING_PLACES.some((place) => naming.has(place)) || signs.some(({ defines }) => defines)) return true;
  return places > 1 && WEAKER_PLACES.some((place) => naming.has(place));
}

function workingPlaces({ signs }: Candidate): TradeFacts['working'] {
  const worked = signs.filter(({ name, place }) => name === null && place !== 'markup');
  return [...new Set(worked.map(({ place }) => place))];
}

/** The share of the winner's score that the strongest trade has that would make it another kind of business. */
function rivalOf(winner: Candidate, ranked: readonly Candidate[]): number {
  const other = ranked.find(({ entry }) => !isOneCraft(entry, winner.entry));
  return other ? other.score / winner.score : 0;
}

/** True for trades with one schema.org type, such as dentist and orthodontist, and for plumbing and heating. */
function isOneCraft(a: TradeEntry, b: TradeEntry): boolean {
  const [type] = a.schemaTypes;
  const isOneType = type !== undefined && type === b.schemaTypes[0] && !BROAD_TYPES.has(type);
  return a === b || isOneType || [a, b].every(({ questions }) => WATER_AND_HEAT.has(questions));
}

/** One craft in most countries: `Sanitär und Heizung`, `plombier chauffagiste`, `termoidraulica`. */
const WATER_AND_HEAT: ReadonlySet<string> = new Set(['plumbing', 'hvac']);

function sameQuestions({ entry: a }: Candidate, second: Candidate | undefined): boolean {
  if (second === undefined) return false;
  const { questions } = second.entry;
  return (
    (a.questions === questions && questions !== 'generic') ||
    [a.questions, questions].every((one) => WATER_AND_HEAT.has(one))
  );
}

const STATING: readonly TradeSign['place'][] = [
  'title',
  'h1',
  'site-name',
  'description',
  'sentence',
  'page-titles',
  'heading',
];

/** `SOLAR – Rooftop` is the end of the name and the beginning of what it is. */
const ACROSS_DASH = /\s[–—-]\s/;

/**
 * The customers' word if an English site uses it, otherwise the word in its strongest place: a site in another language
 * has the English word on translated pages only.
 */
function wordsOf(
  { signs }: Candidate,
  { noun, companyNoun }: Pick<TradeFacts, 'noun' | 'companyNoun'>,
  languages: readonly LanguageCode[],
): TradeFacts['words'] {
  const named = signs.filter(({ name }) => name !== null && !ACROSS_DASH.test(name));
  const stating = STATING.flatMap((place) => named.filter((sign) => sign.place === place));
  const isEnglish = languages.every((language) => language === 'en');
  const nouns = isEnglish ? [noun, companyNoun].map((word) => word.toLowerCase()) : [];
  const best = stating.find(({ name }) => nouns.includes(name?.toLowerCase() ?? '')) ?? stating[0] ?? named[0];
  return best?.name ? { text: best.name.replace(LEGAL_FORM_AT_END, ''), evidence: best.evidence } : null;
}

/** The trades that did not win: `too-weak` alone, or `outvoted` by the winner or by each other. */
function refusedTrades(candidates: readonly Candidate[], winner: Candidate | null): RefusedClaim[] {
  return candidates
    .filter(({ entry }) => entry !== winner?.entry)
    .slice(0, MAX_REFUSED)
    .map(({ entry, score, signs }) => ({
      key: entry.id,
      value: entry.noun,
      shown: entry.noun,
      signs: signs.slice(0, MAX_EVIDENCE).map(({ place, evidence }) => ({
        place: signPlaceOf(place),
        role: 'home',
        shown: entry.noun,
        evidence,
      })),
      reason: score < MIN_SCORE ? 'too-weak' : 'outvoted',
    }));
}

function signPlaceOf(place: TradeSign['place']): SignPlace {
  return place === 'description' || place === 'page-titles' || place === 'words' ? SIGN_PLACES[place] : place;
}

/** Votes by set of questions, as reports show them. */
function votesOf(candidates: readonly Candidate[]): TradeFacts['votes'] {
  const votes = new Map<Trade, { votes: number; evidence: Evidence[] }>();
  for (const { entry, score, signs } of candidates) {
    if (entry.questions === 'generic') continue;
    const vote = votes.get(entry.questions) ?? { votes: 0, evidence: [] };
    vote.votes = Math.max(vote.votes, Math.round(score));
    vote.evidence = [...vote.evidence, ...signs.map(({ evidence }) => evidence)].slice(0, MAX_EVIDENCE);
    votes.set(entry.questions, vote);
  }
  return [...votes]
    .map(([trade, vote]) => ({ trade, ...vote }))
    .filter(({ votes: count }) => count > 0)
    .sort((a, b) => b.votes - a.votes || TRADES.indexOf(a.trade) - TRADES.indexOf(b.trade));
}

/** True if a text names the trade in any of the site's languages, by its English noun or in the site's own words for it. */
export function namesTrade(
  text: string,
  { id, noun, words, languages }: Pick<TradeFacts, 'id' | 'noun' | 'languages'> & Partial<Pick<TradeFacts, 'words'>>,
): boolean {
  if (noun !== 'business' && text.toLowerCase().includes(noun.toLowerCase())) return true;
  // A site may name its trade in a language that it does not declare.
  if (words && saysName(text, words.text)) return true;
  return languages.some((language) =>
    findTradeTerms(text, language).some(({ meanings }) =>
      meanings.some(({ entry, sort }) => entry.id === id && sort !== 'neverAlone' && sort !== 'jobs'),
    ),
  );
}

/** True if a text names the trade or any of its work and jobs. */
export function namesWork(text: string, trade: Pick<TradeFacts, 'id' | 'noun' | 'languages'>): boolean {
  if (namesTrade(text, trade)) return true;
  return trade.languages.some((language) =>
    findTradeTerms(text, language).some(({ meanings }) => meanings.some(({ entry }) => entry.id === trade.id)),
  );
}
