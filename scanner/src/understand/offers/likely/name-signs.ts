import { foldWords } from '../../../lexicon/fold-text.ts';
import { wordsOfServices, wordsOfTrade } from '../../../lexicon/trades/service-vocabulary.ts';
import { findTradeNames } from '../../../lexicon/trades/trade-jobs.ts';
import { foldText } from '../../../lexicon/word-pattern.ts';
import { BARE_WORK } from '../../../lexicon/work-words.ts';
import { seenSigns } from '../../seen-signs.ts';
import type { TradeFacts } from '../../trade/trade-facts.ts';
import { mentionReader, refusalOf, startsAsOther } from '../service-labels.ts';
import type { ListOptions } from '../service-lists.ts';
import { saysWord } from '../service-marks.ts';
import { plainLabel } from '../service-pages.ts';
import { asPatterns } from '../service-words.ts';
import type { Sign } from './sign-points.ts';

export type NameReaderInput = {
  trade: Pick<TradeFacts, 'id' | 'languages'>;
  options: ListOptions;
  /** The name of the business, and the towns that it is in or serves. */
  business: { name: string | null; towns: readonly string[] };
};

/** What the words of a name say, without its place. */
export type NameWords = {
  signs: readonly Sign[];
  /** It is little more than a service of the trade. */
  isService: boolean;
  /** It holds a word for work, of a trade or in general. */
  isWork: boolean;
  /** It cannot be a service: a promise, a question, a call to action. */
  isRefused: boolean;
};

/** Words for what is done: `Reparatur`, `cleaning`, `instalación`. */
const ACTION_NOUN = new RegExp(`(?:${asPatterns(({ names }) => names.work)})$`);
/** Words for who does it instead of what is done: `Roofing company`, `Dachdeckerbetrieb`. */
const FIRM = new RegExp(String.raw`(?:^|\s)(?:${asPatterns(({ names }) => names.firms)})$`);
/** Shorter words mostly join others. */
const MIN_WORD_LENGTH = 4;
/** A word that this many services contain is common. */
const COMMON = 3;
const SERVICE_SHARE = 0.75;

/** Reads the words of names on one site. */
export function nameReader({ trade, options, business }: NameReaderInput): (name: string) => NameWords {
  const mention = mentionReader(trade);
  const vocabulary = vocabularyReader(trade);
  const isTradeItself = tradeNameReader(trade);
  const bareWork = new Set(trade.languages.flatMap((language) => BARE_WORK[language]).map(foldWords));
  const isBareWork = (label: string): boolean => bareWork.has(foldWords(label));
  const own = plainLabel(business.name ?? '');
  const ownWords = new Set(own.split(' '));
  const towns = business.towns.map(plainLabel).filter((town) => town !== '');
  return (name) => {
    const label = plainLabel(name);
    const labelWords = label.split(' ');
    const key = ` ${label} `;
    const holds = (words: string): boolean => key.includes(` ${words} `);
    const service = mention(name);
    const isWorkWord = options.isWork(name);
    const folded = foldText(name);
    const isTradeWord = options.isTradeWord(name);
    const isWithinName = labelWords.every((word) => ownWords.has(word));
    // The name of a business may be that of a service: `Drain Cleaning`.
    const isOwnName =
      label === own ? service?.key !== foldWords(name) : isWithinName && !service && !isWorkWord && !isTradeWord;
    const isRefused =
      isOwnName || refusalOf(name, service !== null) !== null || FIRM.test(folded) || options.isCondition(name);
    const signs: [Sign, boolean][] = [
      ...signsOfLength(labelWords.length),
      ['usable', !isRefused],
      ['isOwnName', isOwnName],
      ['tradeItself', isTradeItself(name)],
      ['lowerCase', /^\p{Ll}/u.test(name)],
      ['workWord', isWorkWord],
      ['bareWork', isBareWork(label)],
      ['actionNoun', ACTION_NOUN.test(folded.split(' ', 1)[0] ?? '')],
      ...vocabulary(name),
      ['otherSubject', saysWord('other', name)],
      ['aboutPrices', saysWord('price', name)],
      ['callToAction', startsAsOther(name)],
      ['ownName', own !== '' && holds(own)],
      ['town', towns.some(holds)],
      ['digits', /\d/.test(name)],
    ];
    return {
      signs: seenSigns(signs),
      isService: (service?.share ?? 0) >= SERVICE_SHARE,
      isWork: isWorkWord || service !== null || isTradeWord,
      isRefused,
    };
  };
}

/** Tells whether a name is little more than the trade of the site: `Plumbing and Heating`. */
function tradeNameReader({ id, languages }: NameReaderInput['trade']): (name: string) => boolean {
  return (name) => {
    if (id === null) return false;
    const covered = new Set<number>();
    for (const language of languages)
      for (const { start, end } of findTradeNames(name, id, language))
        for (let at = start; at < end; at++) covered.add(at);
    return covered.size >= name.length * SERVICE_SHARE;
  };
}

function signsOfLength(words: number): [Sign, boolean][] {
  return [
    ['oneWord', words === 1],
    ['twoWords', words === 2],
    ['fiveWords', words === 5],
    ['moreWords', words > 5],
  ];
}

/** How many words of a name occur in services of any trade, and of the trade of the site. */
function vocabularyReader({ id, languages }: NameReaderInput['trade']): (name: string) => [Sign, boolean][] {
  const ofServices = languages.map(wordsOfServices);
  const ofTrade = id === null ? [] : languages.map((language) => wordsOfTrade(id, language));
  return (name) => {
    const words = foldWords(name)
      .split(' ')
      .filter((word) => word.length >= MIN_WORD_LENGTH);
    if (words.length === 0) return [];
    const share = (isKnown: (word: string) => boolean): number => words.filter(isKnown).length / words.length;
    const inServices = share((word) => ofServices.some((counts) => counts.has(word)));
    const common = share((word) => ofServices.some((counts) => (counts.get(word) ?? 0) >= COMMON));
    const inTrade = share((word) => ofTrade.some((known) => known.has(word)));
    return [
      ['halfOfServiceWords', inServices >= 0.5],
      ['onlyServiceWords', inServices === 1],
      ['halfOfCommonWords', common >= 0.5],
      ['halfOfTradeWords', inTrade >= 0.5],
      ['onlyTradeWords', inTrade === 1],
    ];
  };
}
