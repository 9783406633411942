import { compilerOf } from '../../../lexicon/languages/compile.ts';
import { foldText } from '../../../lexicon/word-pattern.ts';
import { SURELY_ANY_HOUR } from './emergency-patterns.ts';

const { words, wordSource, patternSource } = compilerOf('hours');

/** `24/7`, `24h/24`, `H24` and the words for it. */
const AT_ANY_HOUR = new RegExp(
  `${SURELY_ANY_HOUR.source}|${patternSource(({ aroundTheClock }) => aroundTheClock.said)}\\b`,
);
/** The French emergency numbers `15/18` are there for everybody. */
const OTHER_SUBJECT = new RegExp(`${wordSource(({ aroundTheClock }) => aroundTheClock.otherSubjects)}|\\b15 ?/ ?18\\b`);
const BY_MAIL = new RegExp(
  `(?:${SURELY_ANY_HOUR.source}|\\b24 ?h[a-z]{0,6}) ${wordSource(({ aroundTheClock }) => aroundTheClock.by)} ${wordSource(({ aroundTheClock }) => aroundTheClock.mail)}`,
);
const IN_EMERGENCIES = words(({ aroundTheClock }) => aroundTheClock.emergencies);
const AVAILABLE = words(({ aroundTheClock }) => aroundTheClock.available);
const IN_SEASON = words(({ aroundTheClock }) => aroundTheClock.seasons);
const CLAUSE_END = /[.,;:!?|•·–—]|\s-\s/;
/** How far the words may be from "around the clock", in characters. */
const REACH = 60;

/** True for a folded text about help in emergencies, whose hours are not those of the business. */
export function isForEmergencies(folded: string): boolean {
  return IN_EMERGENCIES.test(folded);
}

/** True for a text that offers only mail around the clock. */
export function isOnlyMail(text: string): boolean {
  return BY_MAIL.test(foldText(text));
}

/**
 * True for a text that says that the business is available at any hour, and not only in an emergency: `We are available
 * 24/7 for repairs`, but not `24/7 emergency service`.
 */
export function saysAvailableAtAnyHour(text: string): boolean {
  const folded = foldText(text);
  const hour = AT_ANY_HOUR.exec(folded);
  if (!hour || !saysAtAnyHour(text)) return false;
  const before =
    folded
      .slice(Math.max(0, hour.index - REACH), hour.index)
      .split(CLAUSE_END)
      .at(-1) ?? '';
  const behind = folded.slice(hour.index + hour[0].length, hour.index + hour[0].length + REACH).split(CLAUSE_END)[0];
  const clause = `${before}${hour[0]}${behind}`;
  return AVAILABLE.test(clause) && !IN_EMERGENCIES.test(clause) && !IN_SEASON.test(clause);
}

/** True for a text that says that the business can be called or visited at any hour. */
export function saysAtAnyHour(text: string): boolean {
  const folded = foldText(text);
  return /[a-z]{3}/.test(folded) && AT_ANY_HOUR.test(folded) && !OTHER_SUBJECT.test(folded) && !BY_MAIL.test(folded);
}
