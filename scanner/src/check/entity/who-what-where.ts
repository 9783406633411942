import type { Evidence } from '@named-first/contract';
import { definitionSentence, withArticle } from '../../fix/definition-sentence.ts';
import { isRead, languageName } from '../../lexicon/languages-read.ts';
import { SELF_WORDS } from '../../lexicon/self-words.ts';
import { isBuiltByScript, isShell } from '../../read/html/empty-shell.ts';
import type { SiteFacts } from '../../understand/facts.ts';
import { normaliseText, saysName } from '../../understand/identity/names.ts';
import type { PageFacts } from '../../understand/page-facts.ts';
import {
  excerptAround,
  isHeading,
  proseOf,
  type Sentence,
  sentenceEvidence,
} from '../../understand/prose/sentences.ts';
import { namesTrade } from '../../understand/trade/trade.ts';
import { defineCheck } from '../check.ts';
import { nameList } from '../name-list.ts';
import { namesPlace } from '../names-place.ts';
import { distinct, type Fix, finding, notMeasured, quoted, success } from '../verdict.ts';

/** Assistants cite the beginning of pages far more often than the rest. */
const FIRST_WORDS = 150;
/** After more words, visitors have to scroll to see a heading. */
const SCREEN_WORDS = 60;
const MAX_SENTENCES = 120;
/**
 * `Acme Plumbing is a …`, `We have been a …`: a subject, a form of "to be", an article. `Is based on the …` and `is
 * open 24 hours a day` do not say what a business is.
 */
const DEFINES =
  /\b(?:is|are|was|am|has been|have been|’s|'s)\b(?: (?!(?:on|upon|in|at|by|for|from|with|about)\b|to (?!be\b))[a-z]+){0,3}? (?:an?|the|your|\w+[’']s)\b/i;

/** `Welcome to Acme, the leading plumbing company in Boise`: without a verb. */
const WELCOMES = /\bwelcome to [^.!?]{2,80}?, (?:an?|the|your)\b/i;

/** `Skip to content` in the languages that the scan reads: only people who use a keyboard or a screen reader see it. */
const SKIP_LINK =
  /^(?:(?:skip|jump|go) to (?:the )?(?:main |page )?(?:content|navigation|menu)|skip (?:links?|navigation)|(?:direkt |springe(?:n)? |weiter |gehe )?(?:zum|zu den) (?:haupt|seiten)?inhalt|(?:saltar|salte|ir)(?: directamente)? al? (?:contenido|conteúdo|menú)|(?:aller|passer|accéder)(?: directement)? au (?:contenu|menu)|(?:salta|vai|passa)(?: direttamente)? (?:al|ai) (?:contenut[oi]|menu)|(?:ga |spring |direct )?naar (?:de )?(?:hoofd)?(?:inhoud|navigatie)|(?:pular|saltar|ir|avançar)(?: direto)? para (?:o )?conte[uú]do)/i;

/** `of`, `and`, `the`, `del` and the like. */
const MAX_SMALL_WORD = 3;
/** A name with fewer other words could be any text. */
const MIN_NAME_WORDS = 3;

/** Shorter lines are icons, buttons and the like. */
const MIN_LINE_LENGTH = 10;
const ANY_LETTER = /\p{L}/u;

/** How many main headings count as the beginning of a page. */
const MAX_HEADINGS = 20;

type Facts = Pick<SiteFacts, 'pages' | 'subject' | 'trade' | 'areas' | 'certain' | 'language' | 'services'>;

/** The business's name, trade and place at the top of the home page, and one sentence that states them. */
export const whoWhatWhere = defineCheck({
  id: 'who-what-where',
  needs: ['pages', 'subject', 'trade', 'areas', 'certain', 'language', 'services'],
  judge(facts) {
    const home = facts.pages.find(({ role }) => role === 'home');
    if (!home) return notMeasured('We could not read your home page, so we do not know what it says first.');
    if (!isRead(facts.language.language))
      return notMeasured(`We do not read ${languageName(facts.language.language)} yet, so we did not judge this.`);
    const title = home.document.title?.text ?? '';
    const top = topOf(home);
    const found = findIn(`${title} . ${top}`, facts);
    const missing = missingOf(found, facts);
    const { place, ending } = whereFound(title, top, facts);
    const definition = findDefinition(facts);
    const excerpts = distinct([...(definition ? [definition] : []), ...startEvidence(home)]);
    if (missing.length === 0 && definition) {
      return success(
        `${place} say${ending} who you are, what you do and where. One plain sentence sums it up: ${quoted(definition.excerpt)}.`,
        excerpts,
      );
    }
    if (missing.length === 0) {
      return finding(
        'warning',
        `${place} give${ending} your name, your trade and your town. But no single sentence says it all in plain words, and that is what AI likes to quote.`,
        excerpts,
        fixOf(facts),
      );
    }
    // If we do not know a fact ourselves, the page may state it in words that we did not recognize.
    const hedge =
      (!found.name && !facts.subject.name) ||
      (!found.trade && facts.trade.noun === 'business') ||
      (!found.town && !facts.subject.city)
        ? ', as far as we can tell'
        : '';
    return finding(
      missing.length > 1 ? 'error' : 'warning',
      `${introOf(home)} It never says ${nameList(missing)}${hedge}.`,
      excerpts,
      fixOf(facts),
    );
  },
});

type Found = { name: boolean; trade: boolean; town: boolean };

function findIn(text: string, { subject, trade, areas }: Facts): Found {
  const { name } = subject;
  return {
    name: name !== null && (saysName(text, name) || saysLongWords(text, name)),
    trade: namesTrade(text, trade),
    town: namesPlace(text, { subject, areas }),
  };
}

/** Visitors see the title only in the tab of the browser, so it is not the top of the page. */
function whereFound(title: string, top: string, facts: Facts): { place: string; ending: 's' | '' } {
  const { name, trade, town } = findIn(top, facts);
  if (name && trade && town) return { place: 'The top of your home page', ending: 's' };
  return title !== '' && !ANY_LETTER.test(top)
    ? { place: 'The title of your home page', ending: 's' }
    : { place: 'The title and the top of your home page', ending: '' };
}

function introOf({ document }: PageFacts): string {
  const says = firstScreen(document);
  if (says !== '') return `Your first screen says ${quoted(says)}.`;
  const title = document.title?.text ?? '';
  if (title === '') return 'The top of your home page has no plain text.';
  // What scripts show first is not known.
  return isShell(document) && isBuiltByScript(document)
    ? `AI sees little more of your home page than its title, ${quoted(title)}.`
    : `The title of your home page is ${quoted(title)}.`;
}

function missingOf(found: Found, { subject, trade }: Facts): string[] {
  const missing: string[] = [];
  if (!found.name) missing.push(subject.name ? `your name ${quoted(subject.name)}` : 'your business name');
  if (!found.trade) missing.push(trade.noun === 'business' ? 'what you do' : `that you are ${withArticle(trade.noun)}`);
  if (!found.town) missing.push(subject.city ? `that you work in ${subject.city}` : 'where you work');
  return missing;
}

/** True for `Estudio Jurídico del Dr. Zurita` if the name is `Estudio Jurídico Dr. Zurita`: only small words differ. */
function saysLongWords(text: string, name: string): boolean {
  const wanted = longWords(name);
  return wanted.length >= MIN_NAME_WORDS && ` ${longWords(text).join(' ')} `.includes(` ${wanted.join(' ')} `);
}

function longWords(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .filter((word) => word.length > MAX_SMALL_WORD);
}

/** The header, the main heading and the first words of the main text. */
function topOf(home: PageFacts): string {
  const { headings, blocks, mainText } = home.document;
  const end = endOfWords(blocks, FIRST_WORDS);
  const heading = headings
    .filter(({ level, offset }) => level === 1 && offset <= end)
    .slice(0, MAX_HEADINGS)
    .map(({ text }) => text);
  const header = blocks.filter(({ region, offset }) => region === 'header' && offset <= end).map(({ text }) => text);
  return [firstWords(header.join(' . ')), ...heading, firstWords(mainText)].join(' . ');
}

function firstWords(text: string): string {
  return text
    .slice(0, FIRST_WORDS * 20)
    .split(/\s+/)
    .slice(0, FIRST_WORDS)
    .join(' ');
}

/** The offset of the block with which the main text reaches this many words. */
function endOfWords(blocks: PageFacts['document']['blocks'], limit: number): number {
  let words = 0;
  for (const { region, text, offset } of blocks) {
    if (region === 'main') words += text.split(/\s+/).length;
    if (words >= limit) return offset;
  }
  return Number.POSITIVE_INFINITY;
}

/** A sentence of the home or about page that names the business, its trade and its place. */
function findDefinition(facts: Facts): Evidence | null {
  const { name } = facts.subject;
  if (name === null) return null;
  for (const page of facts.pages.filter(({ role }) => role === 'home' || role === 'about')) {
    const prose = proseOf(page);
    const sentence = prose.sentences.slice(0, MAX_SENTENCES).find((candidate) => defines(candidate, name, facts));
    if (sentence) return sentenceEvidence(prose, sentence);
  }
  return null;
}

function defines({ text, region, tag }: Sentence, name: string, facts: Facts): boolean {
  if (region === 'nav' || isHeading(tag) || text.length < name.length + 10) return false;
  if (!saysWhatItIs(text, facts)) return false;
  if (!saysName(text, name) || !namesTrade(text, facts.trade) || !namesPlace(text, facts)) return false;
  // A name such as `Boise Plumbing` says neither what the business does nor where.
  const rest = text.replaceAll(name, ' ');
  return namesTrade(rest, facts.trade) || namesPlace(rest, facts);
}

/** English sentences must match a grammar, those of other languages need only a verb such as “is” or “offers”. */
function saysWhatItIs(text: string, { language: { language, isEnglish } }: Facts): boolean {
  if (isEnglish) return DEFINES.test(text) || WELCOMES.test(text);
  const words = new Set(text.toLowerCase().match(/[\p{L}']+/gu) ?? []);
  if (!isRead(language)) return false;
  const { copula, offers } = SELF_WORDS[language];
  return [...copula, ...offers].some((word) => words.has(word));
}

/** What visitors read first: the main heading, or the first line of the main text or of the header. */
function firstScreen({ headings, blocks, hiddenWords }: PageFacts['document']): string {
  const end = endOfWords(blocks, SCREEN_WORDS);
  const heading = headings.find(({ level, text, offset }) => level === 1 && text !== '' && offset <= end)?.text;
  // If most of the text is hidden, it is not known what shows first.
  if (heading !== undefined || hiddenWords > 0) return heading ?? '';
  const lines = blocks.filter(({ text }) => text.length > MIN_LINE_LENGTH && !SKIP_LINK.test(text));
  return (lines.find(({ region }) => region === 'main') ?? lines.find(({ region }) => region === 'header'))?.text ?? '';
}

function startEvidence(home: PageFacts): Evidence[] {
  const heading = home.document.headings.find(({ level, text }) => level === 1 && text !== '');
  const first = home.document.blocks.find(
    ({ region, tag, text }) => region === 'main' && tag !== 'h1' && text.length > 20 && !SKIP_LINK.test(text),
  );
  return [
    { url: home.url, place: 'title', excerpt: excerptAround(home.document.title?.text ?? '') },
    { url: home.url, place: 'heading', excerpt: excerptAround(heading?.text ?? '') },
    { url: home.url, place: 'text', excerpt: excerptAround(first?.text ?? '') },
  ];
}

function fixOf(facts: Facts): Fix {
  return {
    summary: 'Put one plain sentence at the top of your home page: your name, what you do, and your town.',
    steps: [
      'Make it the first paragraph under the main heading.',
      'Put the same town and trade into the title and the <h1>.',
    ],
    paste: [definitionSentence(facts)],
  };
}
