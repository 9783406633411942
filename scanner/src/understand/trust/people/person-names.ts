import { anySpelling } from '../../../lexicon/languages/compile.ts';
import { isGivenName } from '../../../lexicon/people/given-names.ts';
import { INSTITUTION, PLACE } from '../../../lexicon/people/institution.ts';
import { NAME_ENDS, NO_SURNAMES } from '../../../lexicon/people/name-ends.ts';
import { findTradeTerms } from '../../../lexicon/trades/trade-terms.ts';
import { foldAccents } from '../../prose/folded.ts';
import { plainLower } from '../../prose/sentences.ts';
import type { PersonPatterns } from './person-patterns.ts';

const PARTICLES = anySpelling(({ people }) => people.particles);
/** A given name and up to three more names, with initials and particles: `Drew Jenkins`, `Marcus E. Lee`. */
const NAME = new RegExp(
  `(?<![\\p{L}'’-])(?!I['’]m )\\p{Lu}[\\p{L}'’-]+(?:(?: (?:\\p{Lu}\\.|${PARTICLES})){0,3} \\p{Lu}[\\p{L}'’-]+){0,3}`,
  'gu',
);
/** A surname after an initial or a short form: `Ch. Beurier`, `R. Laigsingh`; not `St. Louis` and `U.S. Army`. */
const ABBREVIATED = new RegExp(
  String.raw`(?<![\p{L}'’.-])(?<!\p{Lu}[\p{L}'’-]* )(?!(?:[UE]\. ?[SKUN]|D\. ?C|L\. ?A|N\. ?[YJ])\.)(?:\p{Lu}|Chr?|Th|Ph|Fr|Jos)\.(?: ?\p{Lu}\.)* ?(?:(?:${PARTICLES}) )*\p{Lu}[\p{L}'’-]{2,}`,
  'gu',
);
/** Letters after a name that look like a part of it: `David Langdon BSc`. */
const LETTERS =
  / (?:BSc|MSc|BA|MA|DDS|DMD|MD|DVM|DC|PT|DPT|RN|OD|JD|CPA|LMT|RMT|LCSW|LICSW|LMSW|LMFT|AMFT|LPC|LPCC|LAPC|APCC|LMHC|LCPC|NCC|PsyD|EdD|BCBA|APRN|FNP|RSLP|CCC-SLP|RYT|RDN|CFP|PhD|MBA)$/;

/** The name of a street in one word: `Bahnhofstraße`, `Friedrichstr`. */
const STREET = /\p{L}(?:stra(?:ß|ss)e|str|weg|gasse|laan|straat)$/u;

export type NameInText = { name: string; at: number };

/** What begins with a given name of the lexicon, without a role at its end: `Dennis Eigenaar`. */
export function namesIn(text: string, patterns: readonly PersonPatterns[] = []): NameInText[] {
  return [...text.matchAll(NAME)]
    .map(({ 0: name, index }) => fromGivenName({ name, at: index }, patterns))
    .filter(({ name }) => isGivenName(name.split(' ', 1)[0] ?? ''))
    .map(({ name, at }) => ({ name: upToTrade(name, text, at, patterns), at }))
    .map(({ name, at }) => ({ name: withoutRole(upToNext(withoutStreet(name, text.slice(at))), patterns), at }))
    .filter(({ name }) => !INSTITUTION.test(name) && !PLACE.test(name));
}

/** Most texts have no initial, so they are read no further. */
const INITIAL = /[\p{Lu}hrs]\. ?[\p{Lu}dvl]/u;

/** Names whose given name is an initial; they count only with a role. */
export function abbreviatedNamesIn(text: string): NameInText[] {
  if (!INITIAL.test(text)) return [];
  return [...text.matchAll(ABBREVIATED)].map(({ 0: name, index }) => ({ name, at: index }));
}

/** Without capitalized roles and openings before the name: `Inhaber Peter Braun`, `Introducing Andrew Watson`. */
function fromGivenName({ name, at }: NameInText, patterns: readonly PersonPatterns[]): NameInText {
  const space = name.indexOf(' ');
  const first = foldAccents(plainLower(name.slice(0, Math.max(0, space))));
  if (space < 0 || !patterns.some(({ onlyRole, opening }) => onlyRole.test(first) || opening.test(first)))
    return { name, at };
  return fromGivenName({ name: name.slice(space + 1), at: at + space + 1 }, patterns);
}

/** How far a name of a trade may reach behind a name: `Lynda Martin Marriage and Family Therapist`. */
const TRADE_REACH = 40;

/** Trades that are surnames: `Jacob Baker`, `Klaus Schreiner`, `Juan Herrero`. */
const SURNAME = /(?:ers?|or|mann?|smith?|schmied|wright|ero|eiro|aro|ari|aio|metz|koch|wirt)$/;

/**
 * A name without what begins behind its second word: a trade, as in `Karen Plimmer Photography`, a role or a label. A
 * trade may also begin at the second word if it is not a surname: `Priya Beauty Salon`.
 */
function upToTrade(name: string, text: string, at: number, patterns: readonly PersonPatterns[]): string {
  if (!name.includes(' ')) return name;
  const words = name.split(' ');
  const starts = words.map((_, index) => words.slice(0, index).join(' ').length + Math.min(index, 1));
  const read = text.slice(at, at + name.length + TRADE_REACH);
  const trades = patterns.flatMap(({ code }) =>
    findTradeTerms(read, code).filter(({ meanings }) => meanings.some(({ sort }) => sort !== 'jobs')),
  );
  const end = words.findIndex((word, index) => {
    const folded = foldAccents(plainLower(word)).replace(/[^a-z-]/g, '');
    if (index === 0) return false;
    const trade = trades.find(({ start }) => start === starts[index]);
    if (index === 1 && NO_SURNAMES.has(folded)) return true;
    if (index === 1) return trade !== undefined && (trade.end > starts[1]! + word.length || !SURNAME.test(folded));
    return trade !== undefined || NAME_ENDS.has(folded) || patterns.some(({ lastWord }) => lastWord.test(` ${folded}`));
  });
  return end < 0 ? name : words.slice(0, end).join(' ');
}

/** A house number behind the name of a street. */
const HOUSE_NUMBER = /^ \d{1,4}[a-z]?(?![\p{L}\d.])/u;

/** Drops a street behind the name in a text: `Jens Laufer Bahnhofstraße`, `Joshua Pfaff Möllekensfeld 10`. */
function withoutStreet(name: string, text: string): string {
  const words = name.split(' ');
  const named = words.findIndex((word, at) => at > 1 && STREET.test(word));
  const street = words.length > 2 && HOUSE_NUMBER.test(text.slice(name.length)) ? words.length - 1 : named;
  return street < 0 ? name : words.slice(0, street).join(' ');
}

/** The first of two people: `Florian Horbelt Julian Reichert`. A second given name belongs to the first. */
function upToNext(name: string): string {
  const words = name.split(' ');
  const isTwo = words.length === 4 && !isGivenName(words[1]!) && isGivenName(words[2]!) && !words[1]!.endsWith('.');
  return isTwo ? words.slice(0, 2).join(' ') : name;
}

function withoutRole(name: string, patterns: readonly PersonPatterns[]): string {
  const folded = foldAccents(plainLower(name));
  const role = patterns.map(({ lastWord }) => lastWord.exec(folded)?.[0]).find((found) => found !== undefined);
  const bare = role === undefined ? name : name.slice(0, -role.length);
  return bare.replace(LETTERS, '');
}
