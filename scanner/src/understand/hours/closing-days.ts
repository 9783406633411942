import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { anyFolded } from '../../lexicon/languages/compile.ts';
import { language } from '../../lexicon/languages/index.ts';
import { foldText, wordPattern, wordSource } from '../../lexicon/word-pattern.ts';
import type { Prose, Sentence } from '../prose/sentences.ts';
import { dayWordsOf } from './tokens-of-language.ts';
import { parseWeeklyHours, type WeeklyHours } from './weekly-hours.ts';
import { MEALS, MONTH_OR_SEASON, TIME_RANGE } from './words/hours-patterns.ts';

/** Hours of the days that are not closed, and the sentences that state them. */
export type HoursOfOtherDays = { hours: WeeklyHours; window: readonly Sentence[] };

/** The label, two lines of times and the closing day, each in a line. */
const MAX_LINES = 4;
const MAX_LENGTH = 200;
const MAX_CLOSING = 60;

/**
 * The hours of a site that names only the days on which it is closed, as restaurants do: `Pranzo: 12:30-14:30 Cena:
 * 19:30-22:00 Giorno di chiusura: giovedì`. The times hold on all other days. Null without such lines.
 */
export function hoursOfOtherDays({ sentences }: Prose, code: string): HoursOfOtherDays | null {
  if (!LANGUAGES.includes(code as LanguageCode)) return null;
  const words = wordsOf(code as LanguageCode);
  for (const [at, first] of sentences.entries()) {
    if (first.text.length > MAX_LENGTH || !words.label.test(foldText(first.lower))) continue;
    const lines = sentences.slice(at, at + MAX_LINES);
    const end = lines.findIndex(({ text }) => text.length > MAX_LENGTH);
    const window = end < 0 ? lines : lines.slice(0, end);
    const text = foldText(window.map(({ lower }) => lower).join('\n'));
    const told = toldIn(text, words);
    const hours = told && parseWeeklyHours(`${words.everyDay} ${told.times}\n${told.closing}`, code);
    if (hours && hours.closedDays.length > 0)
      return { hours, window: window.slice(0, text.slice(0, told.end).split('\n').length) };
  }
  return null;
}

const ARTICLES = anyFolded(({ services }) => services.small.articles);

type Words = { day: RegExp; closed: RegExp; label: RegExp; everyDay: string };
type Told = { times: string; closing: string; end: number };

const known = new Map<LanguageCode, Words>();

function wordsOf(code: LanguageCode): Words {
  let words = known.get(code);
  if (!words) {
    const { days, hours } = language(code);
    const labels = wordSource([...hours.headings, ...hours.morning, ...hours.afternoon, ...hours.and, ...hours.from]);
    words = {
      day: dayWordsOf(code),
      closed: wordPattern(hours.closed),
      label: new RegExp(`^(?:\\W{0,3}(?:(?:${ARTICLES}) )?(?:${MEALS}|${labels}))+\\W*`, 'u'),
      everyDay: days.everyDay[0] ?? '',
    };
    known.set(code, words);
  }
  return words;
}

/** The times and the closing day of a text that starts with a label and has nothing else before the closing day. */
function toldIn(text: string, { day, closed, label }: Words): Told | null {
  const isLabel = (words: string): boolean => /^\W*$/.test(words.replace(label, ''));
  const times: string[] = [];
  let end = 0;
  for (const { 0: range, index } of text.matchAll(TIME_RANGE)) {
    if (!isLabel(text.slice(end, index))) break;
    times.push(range);
    end = index + range.length;
  }
  const closing = /^[\s.,;:|·•-]*([^(\n]{1,99})/.exec(text.slice(end));
  const named = closing?.[1] ?? '';
  const isClosing =
    named.length <= MAX_CLOSING &&
    !/\d/.test(named) &&
    closed.test(named) &&
    day.test(named) &&
    // It may hold in one season only.
    !MONTH_OR_SEASON.test(named.replace(day, ''));
  if (times.length === 0 || !isClosing) return null;
  return { times: times.join(', '), closing: named, end: end + (closing?.[0].length ?? 0) };
}
