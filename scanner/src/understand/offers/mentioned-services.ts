import type { Evidence } from '@named-first/contract';
import { findTradeJobs, findTradeMentions } from '../../lexicon/trades/trade-jobs.ts';
import type { PageFacts } from '../page-facts.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { excerptAround, isHeading, isQuotation, proseOf, type Sentence, sentenceEvidence } from '../prose/sentences.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { bareLabel, jobName, mentionReader, refusalOf } from './service-labels.ts';
import { isAdvicePage, plainLabel, titleTexts, wordStems } from './service-pages.ts';
import { NEGATED } from './service-sentences.ts';

/** A service that the lexicon knows and the site names outside its lists of services. */
export type MentionedService = { name: string; evidence: Evidence };

/** Where a known service is named, and how much that says: a heading is rarely about anything else. */
const WORTH = { heading: 4, title: 4, label: 3, list: 2, enumeration: 2, sentence: 0.5 } as const;
type Place = keyof typeof WORTH;

/** A service that only sentences about one thing name needs four of them: they also name what the business does not do. */
const MIN_WORTH = 2;
const MAX_LABEL_WORDS = 6;
/** A label is stated as it is written if the service makes up this share of it; otherwise only the service. */
const WHOLE = 0.9;
/** A sentence that names this many known services enumerates what the business does. */
const MIN_ENUMERATED = 2;
const MAX_SENTENCES = 400;
const MIN_TERM_LENGTH = 4;
const MAX_CANDIDATES = 200;

type Candidate = MentionedService & { worth: number; stems: readonly string[] };
type Input = {
  pages: readonly PageFacts[];
  trade: Pick<TradeFacts, 'id' | 'languages'>;
  /** Names of services that the lists of the site already state. */
  stated: readonly string[];
  /** At most this many are returned. */
  most: number;
};

/**
 * Services that headings, labels, titles and sentences name and no list of services states. Only services that the
 * lexicon knows for the trade, strongest first; a name that repeats a stated service in other words is left out.
 */
export function mentionedServices({ pages, trade, stated, most }: Input): MentionedService[] {
  if (trade.id === null || most <= 0) return [];
  const found = new Map<string, Candidate>();
  const note = (name: string, evidence: Evidence, place: Place): void => {
    const key = plainLabel(name);
    const known = found.get(key);
    if (known) known.worth += WORTH[place];
    else if (found.size < MAX_CANDIDATES)
      found.set(key, { name, evidence, worth: WORTH[place], stems: wordStems(key) });
  };
  const jobsIn = jobsReader({ ...trade, id: trade.id });
  for (const page of pages) if (!isAdvicePage(page)) readPage(page, jobsIn, note);
  return distinct(
    [...found.values()].filter(({ worth }) => worth >= MIN_WORTH).sort((a, b) => b.worth - a.worth),
    stated,
  ).slice(0, most);
}

type Note = (name: string, evidence: Evidence, place: Place) => void;

function readPage(page: PageFacts, jobsIn: JobsReader, note: Note): void {
  const prose = proseOf(page);
  if (page.role === 'home')
    for (const text of titleTexts(page))
      for (const name of jobsIn.line(text))
        note(name, { url: page.url, place: 'title', excerpt: excerptAround(text) }, 'title');
  for (const sentence of prose.sentences.slice(0, MAX_SENTENCES)) {
    const { text, lower, region } = sentence;
    if (region === 'aside' || region === 'footer' || region === 'header' || text.endsWith('?')) continue;
    if (NEGATED.test(lower) || isQuotation(prose, sentence)) continue;
    const isLine = isHeading(sentence.tag) || isShort(text);
    const names = isLine ? jobsIn.line(text) : jobsIn.sentence(text);
    if (names.length === 0) continue;
    const place = placeOf(sentence, names.length);
    for (const name of names) note(name, sentenceEvidence(prose, sentence, text.indexOf(name)), place);
  }
}

function placeOf({ tag, text }: Sentence, names: number): Place {
  if (isHeading(tag)) return 'heading';
  if (tag === 'li' || tag === 'dt')
    return isShort(text) ? 'list' : names >= MIN_ENUMERATED ? 'enumeration' : 'sentence';
  if (isShort(text)) return 'label';
  return names >= MIN_ENUMERATED ? 'enumeration' : 'sentence';
}

const isShort = (text: string): boolean => text.split(' ').length <= MAX_LABEL_WORDS;

type NamesIn = (text: string) => readonly string[];

/**
 * Finds services in a heading or a short line (the whole line if it is little more than the service), and in a sentence.
 * A sentence also names materials, products and illnesses, so only services that support a list count there.
 */
type JobsReader = { line: NamesIn; sentence: NamesIn };

function jobsReader(trade: { id: string; languages: TradeFacts['languages'] }): JobsReader {
  const mention = mentionReader(trade);
  const line = namesReader(findTradeMentions, trade);
  return {
    line: onceForEach((text) => {
      const label = jobName(bareLabel(text));
      const isService = refusalOf(label, true) === null && (mention(label)?.share ?? 0) >= WHOLE;
      return isService ? [label] : line(text);
    }),
    sentence: onceForEach(namesReader(findTradeJobs, trade)),
  };
}

/** Reads services as the site writes them. Menus repeat on every page, so the callers read each text once. */
function namesReader(
  find: typeof findTradeJobs,
  { id, languages }: { id: string; languages: TradeFacts['languages'] },
): NamesIn {
  return (text) => {
    const names: string[] = [];
    for (const language of languages) {
      let end = 0;
      for (const match of find(text, id, language)) {
        if (match.start < end || match.end - match.start < MIN_TERM_LENGTH) continue;
        end = match.end;
        names.push(text.slice(match.start, match.end));
      }
    }
    return [...new Set(names)];
  };
}

/** Leaves out names whose words a stated or a stronger name has, and the reverse: `Roof repair`, `Repair of roofs`. */
function distinct(candidates: readonly Candidate[], stated: readonly string[]): MentionedService[] {
  const told = stated.map((name) => new Set(wordStems(plainLabel(name))));
  return candidates.flatMap(({ name, evidence, stems }) => {
    const own = new Set(stems);
    if (own.size === 0 || told.some((other) => isWithin(own, other) || isWithin(other, own))) return [];
    told.push(own);
    return [{ name, evidence }];
  });
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  part.size > 0 && [...part].every((stem) => whole.has(stem));
