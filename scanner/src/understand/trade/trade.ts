import { type Evidence, TRADES, type Trade } from '@named-first/contract';
import { isPlaceholderAddress } from '../contact/placeholders.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import { isLocalBusiness, tradeOfType } from '../markup/schema-types.ts';
import type { PageFacts } from '../page-facts.ts';
import { excerptAround } from '../prose/sentences.ts';
import { markupEvidence } from '../prose/source-excerpt.ts';
import { statedTradeOf } from './stated-trade.ts';
import type { TradeFacts } from './trade-facts.ts';
import {
  ANIMAL_MEDICINE,
  OTHER_TRADES,
  PRACTICES,
  TRADE_WORDING,
  TRADE_WORDS,
  TYPE_WORDING,
  type Wording,
} from './trade-words.ts';

/** What each place is worth. The home title and the markup state the trade; a menu may list side jobs. */
const VOTES = { type: 4, homeTitle: 4, homeHeading: 3, title: 1, menu: 1 } as const;
/** Menu entries and inner titles count this often for one trade, so that a long menu does not outvote the title. */
const MOST_SMALL_VOTES = 4;
/** Fewer votes than this name no trade. */
const FEWEST_VOTES = 2;
const MOST_RECEIPTS = 3;
const MOST_LINKS = 400;
const MOST_BLOCKS = 60;
const MOST_WORDS = 12;
const LONGEST_READ = 600;
const SERVES =
  /\b[Ss]ervice [Aa]reas?\b|\b[Aa]reas? (?:we |that we |We )?(?:[Ss]erved?|[Cc]over)|\b[Ss]erving (?:the |all of |[Gg]reater |homeowners |families |customers )?\p{Lu}|\b[Ww]e (?:proudly |also )?serve\b|\b[Ss]urrounding (?:areas?|cities|towns|communities)\b|\b[Ww]e come to you\b/u;

type OwnTrade = Exclude<Trade, 'generic'>;
type Ballot = { votes: number; evidence: Evidence[] };
type TradeInput = { pages: readonly PageFacts[]; markup: MarkupFacts; identity: IdentityFacts };

/** The trade by votes from markup type, titles, headings and menu, each with its receipt; and the shape of the business. */
export function deriveTrade({ pages, markup, identity }: TradeInput): TradeFacts {
  const ballots = new Map<OwnTrade, Ballot>();
  const animals = treatsAnimals(pages, markup);
  const vote = (trade: OwnTrade, votes: number, evidence: Evidence): void => {
    if (trade === 'healthcare' && animals) return;
    const ballot = ballots.get(trade) ?? { votes: 0, evidence: [] };
    ballot.votes += votes;
    if (ballot.evidence.length < MOST_RECEIPTS) ballot.evidence.push(evidence);
    ballots.set(trade, ballot);
  };
  voteByType(markup, vote);
  voteByTitles(pages, vote);
  voteByMenu(pages, vote);
  const silent = ballots.size === 0;
  // A business outside our trades that says what it is may write about plumbers all day: its customers are not its trade.
  if (silent && !animals && statedTradeOf(markup) === null) voteByText(pages, vote);
  const order = (trade: Trade): number => TRADES.indexOf(trade);
  const homeTitle = homeOf(pages)?.document.title?.text ?? '';
  const votes = [...ballots]
    .map(([trade, ballot]) => ({ trade: trade as Trade, ...ballot }))
    .sort(
      (a, b) =>
        b.votes - a.votes ||
        firstNamed(homeTitle, a.trade) - firstNamed(homeTitle, b.trade) ||
        order(a.trade) - order(b.trade),
    );
  const winner = votes[0];
  const ahead = winner !== undefined && winner.votes > (votes[1]?.votes ?? 0);
  const trade: Trade = winner && (winner.votes >= FEWEST_VOTES || (silent && ahead)) ? winner.trade : 'generic';
  return {
    trade,
    votes,
    ...wording(trade, pages, markup, identity, winner?.evidence ?? []),
    shape: animals ? 'storefront' : shapeOf(trade, pages, markup, identity),
  };
}

/** A veterinary practice says so by its type, its title or its main heading. */
function treatsAnimals(pages: readonly PageFacts[], markup: MarkupFacts): boolean {
  return (
    markup.businesses.some(({ node }) => node.types.includes('VeterinaryCare')) ||
    titlesOf(homeOf(pages)).some((text) => ANIMAL_MEDICINE.test(text))
  );
}

function titlesOf(home: PageFacts | undefined): string[] {
  const heading = home?.document.headings.find(({ level, text }) => level === 1 && text !== '')?.text;
  return [home?.document.title?.text, heading].filter((text) => text !== undefined);
}

type Vote = (trade: OwnTrade, votes: number, evidence: Evidence) => void;

function homeOf(pages: readonly PageFacts[]): PageFacts | undefined {
  return pages.find((page) => page.role === 'home') ?? pages[0];
}

function voteByType(markup: MarkupFacts, vote: Vote): void {
  const counted = new Set<string>();
  for (const { node, page } of markup.businesses) {
    for (const type of node.types) {
      const trade = tradeOfType(type);
      if (trade === null || trade === 'generic' || counted.has(type)) continue;
      counted.add(type);
      vote(trade, VOTES.type, markupEvidence(page, node, type));
    }
  }
}

function voteByTitles(pages: readonly PageFacts[], vote: Vote): void {
  const home = homeOf(pages);
  const small = new Map<Trade, number>();
  for (const page of pages) {
    const title = page.document.title?.text ?? '';
    for (const trade of tradesIn(title)) {
      if (page !== home && !takeSmallVote(small, trade)) continue;
      vote(trade, page === home ? VOTES.homeTitle : VOTES.title, {
        url: page.url,
        place: 'title',
        excerpt: excerptAround(title),
      });
    }
  }
  const heading = home?.document.headings.find(({ level, text }) => level === 1 && text !== '');
  if (!home || !heading) return;
  for (const trade of tradesIn(heading.text)) {
    vote(trade, VOTES.homeHeading, { url: home.url, place: 'heading', excerpt: excerptAround(heading.text) });
  }
}

function voteByMenu(pages: readonly PageFacts[], vote: Vote): void {
  const home = homeOf(pages);
  if (!home) return;
  const small = new Map<Trade, number>();
  const seen = new Set<string>();
  for (const { text, region } of home.document.links.slice(0, MOST_LINKS)) {
    if ((region !== 'nav' && region !== 'header') || text.length > 60 || seen.has(text)) continue;
    seen.add(text);
    for (const trade of tradesIn(text)) {
      if (takeSmallVote(small, trade)) vote(trade, VOTES.menu, { url: home.url, place: 'link', excerpt: text });
    }
  }
}

/** When title, heading, menu and markup are silent: the different trade words of descriptions and first paragraphs. */
function voteByText(pages: readonly PageFacts[], vote: Vote): void {
  const seen = new Set<string>();
  for (const page of pages) {
    const description = page.document.metas.find(({ name }) => name === 'description')?.content ?? '';
    const blocks = page.document.blocks.slice(0, MOST_BLOCKS).map(({ text }) => text.slice(0, LONGEST_READ));
    for (const text of [description, ...blocks]) {
      for (const trade of tradesIn(text)) {
        const word = (TRADE_WORDS[trade].exec(text)?.[0] ?? '').toLowerCase();
        if (seen.has(word) || seen.size >= MOST_WORDS) continue;
        seen.add(word);
        const place = text === description ? 'description' : 'text';
        vote(trade, VOTES.title, { url: page.url, place, excerpt: excerptAround(text) });
      }
    }
  }
}

function takeSmallVote(taken: Map<Trade, number>, trade: Trade): boolean {
  const count = (taken.get(trade) ?? 0) + 1;
  taken.set(trade, count);
  return count <= MOST_SMALL_VOTES;
}

/** The trades a short text names. `Solar roof` is solar's; heating by the sun is not HVAC. */
function tradesIn(text: string): OwnTrade[] {
  if (text === '') return [];
  return (Object.keys(TRADE_WORDS) as OwnTrade[]).filter((trade) => TRADE_WORDS[trade].test(text));
}

function firstNamed(text: string, trade: Trade): number {
  const at = trade === 'generic' ? -1 : text.search(TRADE_WORDS[trade]);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
}

/** A trade outside our six that the business names in its name, its title or its main heading. */
function otherTradeOf(pages: readonly PageFacts[], { name }: IdentityFacts): Wording | null {
  const said = [name ?? '', ...titlesOf(homeOf(pages))].join(' . ');
  return OTHER_TRADES.find(([pattern]) => pattern.test(said))?.[2] ?? null;
}

function wording(
  trade: Trade,
  pages: readonly PageFacts[],
  markup: MarkupFacts,
  identity: IdentityFacts,
  evidence: readonly Evidence[],
): Wording {
  if (trade === 'generic') {
    const types = markup.businesses.flatMap(({ node }) => node.types);
    const typed = types.map((type) => TYPE_WORDING[type]).find((found) => found !== undefined);
    const stated = statedTradeOf(markup);
    if (typed) return typed;
    return stated ? { noun: stated, companyNoun: stated } : (otherTradeOf(pages, identity) ?? TRADE_WORDING.generic);
  }
  if (trade !== 'healthcare') return TRADE_WORDING[trade];
  const home = homeOf(pages)?.document;
  const types = markup.businesses.flatMap(({ node }) => node.types.filter(isLocalBusiness));
  const headings = (home?.headings ?? []).slice(0, 10).map(({ text }) => text);
  const receipts = evidence.map(({ excerpt }) => excerpt);
  const said = [...types, home?.title?.text ?? '', ...headings, ...receipts].join(' ');
  return PRACTICES.find(([pattern]) => pattern.test(said))?.[1] ?? TRADE_WORDING.healthcare;
}

/**
 * Storefront: customers come to an address. Service area: towns are served and no street is shown. Hybrid: both. A
 * business of the second shape must never be told to publish an address: Google's profile guidelines tell it to hide one.
 */
function shapeOf(
  trade: Trade,
  pages: readonly PageFacts[],
  markup: MarkupFacts,
  identity: IdentityFacts,
): TradeFacts['shape'] {
  // Clients and patients come to the office, whatever towns it names.
  if (trade === 'legal' || trade === 'healthcare') return 'storefront';
  const street = identity.addresses.some(({ parts }) => parts.street !== null && !isPlaceholderAddress(parts));
  const serves =
    markup.businesses.some(({ node }) => node.properties.has('areaServed') || node.properties.has('serviceArea')) ||
    pages.some(({ role }) => role === 'area') ||
    pages.some(({ document }) => SERVES.test(document.visibleText));
  if (street) return serves ? 'hybrid' : 'storefront';
  // Plumbers, roofers and installers work at the customer's home.
  return serves || trade !== 'generic' ? 'service-area' : 'unknown';
}
