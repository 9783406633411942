import {
  FILLER_WORDS,
  type FillerWord,
  LATIN,
  NEXT_TO_PART,
  PART_OF_PAGE,
  PICTURES,
} from '../../../lexicon/sample/filler-words.ts';
import { compileTerms, type TermMatch, type TermMatcher } from '../../../lexicon/term-matcher.ts';
import { foldAccents } from '../../prose/folded.ts';
import { seenSigns } from '../../seen-signs.ts';
import type { SampleSign, SignAt } from './telling-signs.ts';
import type { Text } from './text-forms.ts';
import { hasSquare } from './written-signs.ts';

/** The matches of each group of words. */
type Said = ReadonlyMap<FillerWord, readonly TermMatch[]>;

/** Groups that say something wherever they stand. */
const ALWAYS: readonly (FillerWord & SampleSign)[] = ['placeholder', 'demo', 'draft'];
/** Groups of which a text for visitors may have one, but hardly two. */
const NOTES: readonly FillerWord[] = ['toBeDone', 'launch', 'future', 'real', 'placeholder', 'demo'];

type Pair = {
  sign: SampleSign;
  groups: readonly [FillerWord, FillerWord];
  /** The maximum distance between the two, in characters. */
  reach: number;
  /** The maximum number of words in the text; any if missing. */
  words?: number;
  /** Words of the second group may stand first. */
  anyOrder?: true;
  atStart?: true;
  /** At the end of a clause. */
  atEnd?: true;
};

/** Words that say more next to each other. */
const PAIRS: readonly Pair[] = [
  { sign: 'demo', groups: ['all', 'invented'], reach: 60 },
  { sign: 'ownToBeDone', groups: ['own', 'toBeDone'], reach: 14 },
  { sign: 'partToBeDone', groups: ['part', 'toBeDone'], reach: 14 },
  { sign: 'partToBeDone', groups: ['link', 'toBeDone'], reach: 8 },
  { sign: 'partToBeDone', groups: ['part', 'toBeSent'], reach: 20, words: 10, atStart: true },
  { sign: 'ownToBeDone', groups: ['complete', 'own'], reach: 1, words: 3, atStart: true },
  { sign: 'ownNotYet', groups: ['own', 'addedSoon'], reach: 14, anyOrder: true },
  { sign: 'partNotYet', groups: ['part', 'addedSoon'], reach: 14, anyOrder: true },
  { sign: 'ownNotYet', groups: ['own', 'notYet'], reach: 8, atEnd: true },
  { sign: 'partNotYet', groups: ['part', 'notYet'], reach: 8, atEnd: true },
  { sign: 'ownBuilt', groups: ['own', 'underConstruction'], reach: 30 },
  { sign: 'partHere', groups: ['part', 'goesHere'], reach: 20, anyOrder: true, words: 14 },
  { sign: 'partHere', groups: ['headline', 'here'], reach: 1, words: 5 },
  { sign: 'replacePart', groups: ['replace', 'part'], reach: 30, words: 14, atStart: true },
  { sign: 'yourPart', groups: ['your', 'headline'], reach: 1, words: 4, atStart: true },
];
const CLAUSE_END = /^\s*(?:[.,;:!)|]|$)/;
const MAX_SHORT = 14;
const MAX_NAME_WORDS = 5;
const MAX_PLACE_WORDS = 10;
const MAX_NOTE_WORDS = 35;
const MAX_OF_GROUP = 10;
/** From this share on, a text says nothing else. */
const ALL = 0.85;

const TERMS = Object.entries(FILLER_WORDS).flatMap(([group, terms]) =>
  terms.map((term) => ({ group: group as FillerWord, term })),
);
let matcher: TermMatcher | null = null;

/** What the words of a text say. */
export function wordSigns(text: Text): SignAt[] {
  const said = readGroups(text.written);
  const ofForm = seenSigns([...latinSigns(text), ...partSigns(text)]).map((sign) => ({ sign, at: 0 }));
  return said.size === 0 ? ofForm : [...groupSigns(said, text), ...ofForm];
}

/** What the listed words of a text say. Most texts have not a single one. */
function groupSigns(said: Said, text: Text): SignAt[] {
  const signs: [SampleSign, number | null][] = [
    ...ALWAYS.map((group): [SampleSign, number | null] => [group, placeOfGroup(group, said)]),
    ...PAIRS.map((pair): [SampleSign, number | null] => [pair.sign, placeOfPair(pair, said, text)]),
    ...seenSigns(shareSigns(said, text)).map((sign): [SampleSign, number] => [sign, 0]),
    ['markedToBeDone', placeOfMark(said, text)],
    ['squareBlank', hasSquare(text.written) ? placeInSquare(said, text) : null],
  ];
  return signs.flatMap(([sign, at]) => (at === null ? [] : { sign, at }));
}

/** The first match of a group that has no negation right before it: `an accurate number, not a placeholder`. */
function placeOfGroup(group: FillerWord, said: Said): number | null {
  const negations = new Set((said.get('negation') ?? []).map(({ end }) => end + 1));
  return said.get(group)?.find(({ start }) => !negations.has(start))?.start ?? null;
}

function readGroups(written: string): Said {
  matcher ??= compileTerms(TERMS.map(({ term }) => term));
  const said = new Map<FillerWord, TermMatch[]>();
  for (const match of matcher.find(written)) {
    const { group } = TERMS[match.termId]!;
    const matches = said.get(group) ?? [];
    if (matches.length === 0) said.set(group, matches);
    matches.push(match);
  }
  return said;
}

function placeOfPair(pair: Pair, said: Said, { written, words }: Text): number | null {
  if (words.length > (pair.words ?? Number.POSITIVE_INFINITY)) return null;
  const [ones, others] = pair.groups.map((group) => said.get(group));
  if (!ones || !others) return null;
  for (const one of ones.slice(0, MAX_OF_GROUP)) {
    for (const other of others.slice(0, MAX_OF_GROUP)) {
      const isBefore = one.end <= other.start;
      const gap = isBefore ? other.start - one.end : one.start - other.end;
      const start = Math.min(one.start, other.start);
      const fits =
        (isBefore || pair.anyOrder) &&
        (!pair.atStart || start === 0) &&
        (!pair.atEnd || CLAUSE_END.test(written.slice(other.end, other.end + 2)));
      if (gap >= 0 && gap <= pair.reach && fits) return start;
    }
  }
  return null;
}

/** How much of a text the words of a group make up, and how many groups it has. */
function shareSigns(said: Said, { folded, words }: Text): [SampleSign, boolean][] {
  const names = (said.get('blankName') ?? []).reduce((sum, { start, end }) => sum + end - start, 0);
  const isImperative = said.get('edit')?.[0]?.start === 0 && words.length <= MAX_SHORT;
  const notes = NOTES.filter((group) => said.has(group));
  return [
    ['blankName', words.length <= MAX_NAME_WORDS && names > ALL * withoutRights(folded).length],
    ['person', said.has('person') && words.length <= MAX_NAME_WORDS],
    ['place', said.has('place') && words.length <= MAX_PLACE_WORDS],
    ['editHere', isImperative && said.has('part') && said.has('here')],
    ['twoNotes', notes.length > 1 && words.length <= MAX_NOTE_WORDS],
  ];
}

/** Without the usual words of a copyright line. */
function withoutRights(folded: string): string {
  return folded.replace(/copyright|all rights reserved|[^\p{L} ]/gu, '').trim();
}

const MARK = /[:([<–—]\s?$/;
const MARK_END = /^\s?(?:[.,;:!)\]>|–—]|$)/;

/** `SIRET : à compléter`, `(à fournir)`, `<to be added>`; but not `factores como: pendiente del techo`, its slope. */
function placeOfMark(said: Said, { written }: Text): number | null {
  const matches = (said.get('toBeDone') ?? []).slice(0, MAX_OF_GROUP);
  const marked = matches.find(
    ({ start, end }) =>
      MARK.test(written.slice(Math.max(0, start - 2), start)) && MARK_END.test(written.slice(end, end + 2)),
  );
  return marked?.start ?? null;
}

const IN_SQUARE: readonly FillerWord[] = [
  'part',
  'blank',
  'own',
  'edit',
  'blankName',
  'toBeDone',
  'notYet',
  'placeholder',
];
const SQUARE_REACH = 60;
const MAX_IN_SQUARE = 40;

/** `[Telefonnummer]`, `[ville]`: a word for a value in brackets. */
function placeInSquare(said: Said, { written }: Text): number | null {
  for (const group of IN_SQUARE) {
    for (const { start, end } of (said.get(group) ?? []).slice(0, MAX_IN_SQUARE)) {
      const from = written.lastIndexOf('[', start);
      const to = written.indexOf(']', end);
      const isInside = from >= Math.max(0, start - SQUARE_REACH) && to >= 0 && to <= end + SQUARE_REACH;
      if (!isInside || written.slice(from, start).includes(']')) continue;
      // `[Foto]` labels a picture, `[Foto Team]` marks a missing one.
      if (group !== 'part' || /\S \S/.test(written.slice(from, to))) return from;
    }
  }
  return null;
}

const LATIN_WORDS = new Set(LATIN);
const LOREM = /\b(?:lorem|ipsum|dolor sit|consectetur|adipisc?ing)/;
/** Shorter words are also words of French, Italian or Spanish. */
const MIN_LATIN_LENGTH = 4;

function latinSigns({ folded, words }: Text): [SampleSign, boolean][] {
  const latin = words.filter((word) => LATIN_WORDS.has(word));
  const distinct = new Set(latin.filter((word) => word.length >= MIN_LATIN_LENGTH)).size;
  return [
    ['latin', distinct >= 3 && latin.length >= 0.35 * words.length],
    ['mostlyLatin', distinct >= 4 && latin.length >= 0.55 * words.length],
    ['lorem', LOREM.test(folded)],
  ];
}

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldAccents));
const PARTS = folded(PART_OF_PAGE);
const NEXT_TO_PARTS = folded(NEXT_TO_PART);
/** Galleries number their pictures. */
const PICTURE_NAMES = folded(PICTURES);
const COUNT = /^\d{1,2}$/;
const NAMED_PART = /^([^\d:–—-]{2,40}(?!0)\d{1,2})(?: [-–—:]|$)/;

/** `Slider Image 1`, `Nome Docente 3 - Pianoforte`: numbered parts of a page; `Service 01` is above a heading. */
function partSigns({ folded: text }: Text): [SampleSign, boolean][] {
  const numbered = NAMED_PART.exec(text)?.[1] ?? '';
  const named = numbered.match(/[\p{L}\p{N}']+/gu) ?? [];
  const isPicture = named.slice(0, -1).every((word) => PICTURE_NAMES.has(word) || NEXT_TO_PARTS.has(word));
  return [['numberedPart', named.length > 1 && !isPicture && areOnlyParts(named)]];
}

function areOnlyParts(words: readonly string[]): boolean {
  return (
    words.some((word) => PARTS.has(word)) &&
    words.every((word) => PARTS.has(word) || NEXT_TO_PARTS.has(word) || COUNT.test(word))
  );
}
