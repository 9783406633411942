import type { BusinessFacts, ClaimVerdict } from '@named-first/contract';
import { parseWeeklyHours, type WeeklyHours } from '@named-first/scanner/readers';
import type { Found } from './found-claim.ts';
import type { SaidPhone } from './phones.ts';
import type { Sentence } from './text/sentences.ts';
import { NOT_SO_NOW, SPECIAL_DAYS } from './text/words.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const END_OF_DAY = 1439;
const HAS_TIME = /\d/;

/** Compares the opening hours of a passage with the site's, day by day; empty if the passage states no hours. */
export function hoursClaim(
  sentences: readonly Sentence[],
  facts: BusinessFacts,
  phones: (text: string, offset: number) => SaidPhone[],
): Found[] {
  const site = facts.hours;
  const told = windowsOf(
    sentences.map((sentence) => withoutPhones(sentence, phones)),
    facts.language,
  ).flatMap(({ window, hours }) => {
    const verdict = site === null ? 'not-on-site' : compared(hours, site, facts);
    const [first, last] = [window[0], window.at(-1)];
    if (verdict === null || !first || !last) return [];
    const sentence = { ...first, end: last.end };
    return [
      {
        kind: 'hours',
        verdict,
        start: first.start,
        end: last.end,
        sentence,
        site: verdict === 'not-on-site' ? null : site,
      } satisfies Found,
    ];
  });
  return told.slice(0, 2);
}

/** Removes phone numbers, because their digits look like times of day. */
function withoutPhones(sentence: Sentence, phones: (text: string, offset: number) => SaidPhone[]): Sentence {
  let { text } = sentence;
  for (const { start, end } of phones(text, 0))
    text = `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;
  return { ...sentence, text };
}

type Window = { window: Sentence[]; hours: WeeklyHours };

/** Neighbouring sentences that state hours are read together, because a week may take seven lines. */
function windowsOf(sentences: readonly Sentence[], language: string): Window[] {
  const windows: Sentence[][] = [];
  let last = -2;
  for (const [at, sentence] of sentences.entries()) {
    if (!HAS_TIME.test(sentence.text) || !statesHours(sentence, language)) continue;
    if (last === at - 1) windows.at(-1)?.push(sentence);
    else windows.push([sentence]);
    last = at;
  }
  return windows.flatMap((window) => {
    const hours = read(window.map(({ text }) => text).join('\n'), language);
    return hours ? [{ window, hours }] : [];
  });
}

function statesHours({ text, folded }: Sentence, language: string): boolean {
  return !NOT_SO_NOW.test(folded) && !SPECIAL_DAYS.test(folded) && read(text, language) !== null;
}

/** Tries the language of the site first, then English, because answers often write times in English style. */
function read(text: string, language: string): WeeklyHours | null {
  return parseWeeklyHours(text, language) ?? (language === 'en' ? null : parseWeeklyHours(text, 'en'));
}

type Week = Pick<WeeklyHours, 'intervals' | 'closedDays'>;

/**
 * Wrong if a day that both mention differs. Part of a day's hours (`9 to 14` of `9 to 14 and 16 to 20`) is incomplete,
 * neither right nor wrong, and gives null.
 */
function compared(said: Week, site: NonNullable<BusinessFacts['hours']>, facts: BusinessFacts): ClaimVerdict | null {
  let [partial, unknown, same] = [false, false, false];
  for (const day of WEEK) {
    const [left, right] = [dayOf(said, day), dayOf(site, day)];
    if (left === null) continue;
    if (right === null) unknown ||= left[0] !== 'closed';
    else if (left.join() === right.join()) same = true;
    else if (left.every((times) => right.includes(times))) partial = true;
    else return facts.disagreeing.includes('hours') ? 'pages-disagree' : site.certain ? 'wrong' : 'not-on-site';
  }
  if (unknown) return 'not-on-site';
  return same && !partial ? 'right' : null;
}

function dayOf({ intervals, closedDays }: Week, day: number): string[] | null {
  const open = intervals.filter((interval) => interval.day === day);
  if (open.length > 0)
    return open.map(({ opens, closes }) => `${opens}-${closes === END_OF_DAY ? END_OF_DAY + 1 : closes}`).sort();
  return closedDays.includes(day) ? ['closed'] : null;
}
