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

/** Only visible to people who use a keyboard or a screen reader. */
const SKIP_LINK = /^skip to\b/i;

/** `of`, `and`, `the`, `del` and the like. */
const MAX_SMALL_WORD = 3;
/** A name with fewer other words could be any text. */
const MIN_NAME_WORDS = 3;

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
    const start = startOf(home);
    const found = {
      name:
        facts.subject.name !== null &&
        (saysName(start, facts.subject.name) || saysLongWords(start, facts.subject.name)),
      trade: namesTrade(start, facts.trade),
      town: namesPlace(start, facts),
    };
    const missing = missingOf(found, facts);
    const definition = findDefinition(facts);
    const excerpts = distinct([...(definition ? [definition] : []), ...startEvidence(home)]);
    if (missing.length === 0 && definition) {
      return success(
        `The top of your home page says who you are, what you do and where. One plain sentence sums it up: ${quoted(definition.excerpt)}.`,
        excerpts,
      );
    }
    if (missing.length === 0) {
      return finding(
        'warning',
        'The top of your home page gives your name, your trade and your town. But no single sentence says it all in plain words, and that is what AI likes to quote.',
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
    const says = firstScreen(home);
    const intro = introOf(says, home);
    return finding(
      missing.length > 1 ? 'error' : 'warning',
      `${intro} It never says ${nameList(missing)}${hedge}.`,
      excerpts,
      fixOf(facts),
    );
  },
});

function introOf(says: string, { document }: PageFacts): string {
  if (says === '') return 'The top of your home page has no plain text.';
  // What scripts show first is not known.
  const isFrame = isShell(document) && isBuiltByScript(document);
  return isFrame && says === document.title?.text
    ? `AI sees little more of your home page than its title, ${quoted(says)}.`
    : `Your first screen says ${quoted(says)}.`;
}

function missingOf(found: { name: boolean; trade: boolean; town: boolean }, { subject, trade }: Facts): string[] {
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

/** Title, main heading and the first words of the main text. */
function startOf(home: PageFacts): string {
  const end = endOfWords(home, FIRST_WORDS);
  const heading = home.document.headings
    .filter(({ level, offset }) => level === 1 && offset <= end)
    .slice(0, MAX_HEADINGS)
    .map(({ text }) => text);
  const words = home.document.mainText
    .slice(0, FIRST_WORDS * 20)
    .split(/\s+/)
    .slice(0, FIRST_WORDS);
  return [home.document.title?.text ?? '', ...heading, words.join(' ')].join(' . ');
}

/** The offset of the block with which the main text reaches this many words. */
function endOfWords({ document: { blocks } }: PageFacts, limit: number): number {
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

/** English sentences must match a grammar, those of other languages need only a form of “to be”. */
function saysWhatItIs(text: string, { language: { language, isEnglish } }: Facts): boolean {
  if (isEnglish) return DEFINES.test(text) || WELCOMES.test(text);
  const words = new Set(text.toLowerCase().match(/[\p{L}']+/gu) ?? []);
  return isRead(language) && SELF_WORDS[language].copula.some((word) => words.has(word));
}

function firstScreen(home: PageFacts): string {
  const { headings, blocks, title, hiddenWords } = home.document;
  const end = endOfWords(home, SCREEN_WORDS);
  const heading = headings.find(({ level, text, offset }) => level === 1 && text !== '' && offset <= end)?.text;
  // If most of the text is hidden, it is not known what shows first.
  if (hiddenWords > 0) return heading ?? title?.text ?? '';
  return (
    heading ??
    blocks.find(({ region, text }) => region === 'main' && text.length > 10 && !SKIP_LINK.test(text))?.text ??
    title?.text ??
    ''
  );
}

function startEvidence(home: PageFacts): Evidence[] {
  const heading = home.document.headings.find(({ level, text }) => level === 1 && text !== '');
  const first = home.document.blocks.find(
    ({ region, tag, text }) => region === 'main' && tag !== 'h1' && text.length > 20,
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
