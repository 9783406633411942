import type { Evidence } from '@named-first/contract';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import { language as languageOf } from '../../lexicon/languages/index.ts';
import { GIVEN_NAME_CUES, isGivenName } from '../../lexicon/people/given-names.ts';
import { INSTITUTION } from '../../lexicon/people/institution.ts';
import { SAMPLE_PERSON } from '../../lexicon/sample-text.ts';
import { wordPattern, wordSource } from '../../lexicon/word-pattern.ts';
import type { MarkupNode } from '../../read/html/document.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import { QUESTION } from '../prose/clause.ts';
import { foldAccents } from '../prose/folded.ts';
import {
  excerptAround,
  isHeading,
  type Prose,
  plainLower,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { mayNameStaff } from '../prose/small-print.ts';
import { nodesOf, textsOf } from '../prose/source-excerpt.ts';

/** A person whom the site names as one of the business. */
export type NamedPerson = { shown: string; evidence: Evidence };

type Reading = {
  language: string;
  proses: readonly Prose[];
  isCustomers: (prose: Prose, sentence: Sentence) => boolean;
};

/** A given name and up to three more names, with initials and particles: `Drew Jenkins`, `Marcus E. Lee`. */
const NAME =
  /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?:(?: (?:\p{Lu}\.|de|da|do|dos|del|della|di|van|von|der|den|le|la|ten|ter)){0,3} \p{Lu}[\p{L}'’-]+){0,2}/gu;
/** Letters after a name: `L.Ac., D.V.M.`, `DDS`, `MSc`. A region such as `NY` is not one. */
const POST_NOMINAL =
  /^,? \(?(?:(?:\p{Lu}\p{Ll}{0,3}\.){2,}|(?:DDS|DMD|MD|DVM|DC|PT|DPT|RN|OD|JD|Esq|CPA|LMT|RMT|LCSW|PhD|Ph\.D|MSc|BSc|MBA|ND)\b)/u;
const SEPARATOR = '(?: ?[,·•|:/–—-]{1,2} ?| \\(| )';
/** Longer lines are sentences, not the name and role of a card. */
const MAX_CARD_LENGTH = 80;
const REACH = 60;
/** How many blocks a list of people below its heading may have. */
const MAX_TEAM_BLOCKS = 80;
const STAFF_PROPERTIES = ['founder', 'founders', 'employee', 'employees', 'owner', 'author'] as const;

type Patterns = {
  before: RegExp;
  headed: RegExp;
  behind: RegExp;
  role: RegExp;
  does: RegExp;
  kin: RegExp;
  withKin: RegExp;
};
const compiled = new Map<LanguageCode, Patterns>();

/** People whom headings, titles, lists of a team, sentences and markup tie to the business by a role or what they do. */
export function namedPersons(reading: Reading, markup: MarkupFacts): NamedPerson[] {
  const codes = LANGUAGES.filter((code) => code === reading.language || code === 'en');
  const words = codes.map(patternsOf);
  const inText = reading.proses.flatMap((prose) =>
    sentencesWith(prose, GIVEN_NAME_CUES)
      .filter((sentence) => mayName(reading, prose, sentence))
      .flatMap((sentence) => personIn(prose, sentence, words, codes) ?? []),
  );
  return [...inTitles(reading, words), ...inText, ...inMarkup(reading, markup)];
}

function mayName({ isCustomers }: Reading, prose: Prose, sentence: Sentence): boolean {
  const { lower } = sentence;
  if (prose.page.role === 'reviews' || QUESTION.test(lower) || SAMPLE_PERSON.test(lower) || !mayNameStaff(prose, lower))
    return false;
  return sentence.region !== 'nav' && !isCustomers(prose, sentence);
}

function patternsOf(code: LanguageCode): Patterns {
  const known = compiled.get(code);
  if (known) return known;
  const { roles, before, headed, does, is, kin } = languageOf(code).people;
  const patterns: Patterns = {
    before: new RegExp(`(?:\\b(?:${roles}) ?[:–—-] ?|\\b(?:${before}):? ?)$`),
    headed: new RegExp(`(?:^(?:${headed})|\\b(?:${roles}))${SEPARATOR}$`),
    behind: new RegExp(`^(?:${SEPARATOR}|,? (?:${is}) (?:\\w{1,7} )?)(?:[\\w'-]+ ){0,2}?(?:${roles})\\b`),
    role: new RegExp(`\\b(?:${roles})\\b`),
    does: new RegExp(`^ (?:${does})(?![a-z])`),
    kin: new RegExp(`\\b(?:${kin}) $`),
    withKin: new RegExp(`^ (?:and|und|et|y|en?|&) (?:${kin})\\b`),
  };
  compiled.set(code, patterns);
  return patterns;
}

type Words = { text: string; lower: string };

function personIn(
  prose: Prose,
  sentence: Sentence,
  patterns: readonly Patterns[],
  codes: readonly LanguageCode[],
): NamedPerson | null {
  const heading = isHeading(sentence.tag);
  for (const { name, at } of namesIn(sentence.text)) {
    const stated = patterns.some((one) => isTied(sentence, name, at, one, heading));
    if (!stated && !isOnCard(prose, sentence, name, patterns, codes)) continue;
    if (isStreetName(sentence, at, at + name.length)) continue;
    return { shown: name, evidence: sentenceEvidence(prose, sentence, at) };
  }
  return null;
}

function namesIn(text: string): { name: string; at: number }[] {
  return [...text.matchAll(NAME)]
    .filter(([name]) => isGivenName(name.split(' ', 1)[0] ?? '') && !INSTITUTION.test(name))
    .map(({ 0: name, index }) => ({ name, at: index }));
}

/** True if the words around a name give it a role, letters of a profession, or something that the person does. */
function isTied({ text, lower }: Words, name: string, at: number, patterns: Patterns, heading: boolean): boolean {
  const folded = foldAccents(lower);
  const before = folded.slice(Math.max(0, at - REACH), at);
  const behind = folded.slice(at + name.length, at + name.length + REACH);
  if (patterns.does.test(behind)) return true;
  if (!name.includes(' ')) return patterns.kin.test(before) && patterns.withKin.test(behind);
  if (patterns.before.test(before) || (heading && patterns.headed.test(before))) return true;
  return POST_NOMINAL.test(text.slice(at + name.length)) || patterns.behind.test(behind);
}

/** A block with only a name counts above a line with a role, or below a heading of the team. */
function isOnCard(
  prose: Prose,
  sentence: Sentence,
  name: string,
  patterns: readonly Patterns[],
  codes: readonly LanguageCode[],
): boolean {
  const { blocks } = prose.page.document;
  if (blocks[sentence.block]?.text.trim() !== name || !name.includes(' ')) return false;
  const next = blocks[sentence.block + 1]?.text ?? '';
  const isRole =
    next.length <= MAX_CARD_LENGTH && patterns.some(({ role }) => role.test(foldAccents(plainLower(next))));
  return isRole || isBelowTeamHeading(prose, sentence, codes);
}

function isBelowTeamHeading({ page }: Prose, { block }: Sentence, codes: readonly LanguageCode[]): boolean {
  const { blocks } = page.document;
  for (let at = block - 1; at >= Math.max(0, block - MAX_TEAM_BLOCKS); at -= 1) {
    const { tag, text } = blocks[at]!;
    if (!isHeading(tag) || namesIn(text).some(({ name }) => name === text.trim())) continue;
    return codes.some((code) => isTeamHeading(text, code));
  }
  return false;
}

const MAX_HEADING_WORDS = 5;

const teamWords = new Map<LanguageCode, RegExp>();

function isTeamHeading(text: string, code: LanguageCode): boolean {
  if (text.split(' ').length > MAX_HEADING_WORDS) return false;
  const known = teamWords.get(code) ?? wordPattern(languageOf(code).pages.roles.team);
  teamWords.set(code, known);
  return known.test(foldAccents(plainLower(text)));
}

/** The words of streets in all languages, because a site may write its address in another one. */
const STREETS = wordSource(LANGUAGES.flatMap((code) => languageOf(code).address.streets));
/** Words behind the name in a street: `Dr Yagnik Marg`, `8 Green Lake Dr North`. */
const STREET_TAIL = 'nagar|marg|north|south|east|west';
const STREET_BEFORE = new RegExp(`(?:${STREETS}|\\br\\.) ?(?:\\p{L}+\\.? )?$`, 'u');
const STREET_BEHIND = new RegExp(`^(?: ?(?:${STREETS})|,? ?\\d{1,5}\\b(?! ?%)| (?:${STREET_TAIL})\\b)`, 'u');
/** Such a word as the last one of what looks like a name. */
const STREET_ITSELF = new RegExp(` (?:road|street|avenue|${STREET_TAIL})$`);

/** True for a name in an address: `R. Dr. João Ribeiro, 259`, `Dr Yagnik Road`. */
export function isStreetName({ lower }: Words, at: number, end: number): boolean {
  const folded = foldAccents(lower);
  if (STREET_ITSELF.test(folded.slice(at, end))) return true;
  return (
    STREET_BEFORE.test(folded.slice(Math.max(0, at - REACH), at)) || STREET_BEHIND.test(folded.slice(end, end + REACH))
  );
}

/** The title of a page that names a person with a role: `Stéphanie ALIX • Psychologue`. */
function inTitles({ proses }: Reading, patterns: readonly Patterns[]): NamedPerson[] {
  return proses.flatMap(({ page }) => {
    const text = page.document.title?.text ?? '';
    const words = { text, lower: plainLower(text) };
    const found = namesIn(text).find(({ name, at }) => patterns.some((one) => isTied(words, name, at, one, true)));
    if (!found || SAMPLE_PERSON.test(words.lower) || page.role === 'area') return [];
    return [
      {
        shown: found.name,
        evidence: { url: page.url, place: 'title' as const, excerpt: excerptAround(text, found.at) },
      },
    ];
  });
}

/** People in the business's markup whose names are in the text too. */
function inMarkup({ proses }: Reading, { businesses }: MarkupFacts): NamedPerson[] {
  const names = businesses.flatMap(({ node }) => STAFF_PROPERTIES.flatMap((property) => personNames(node, property)));
  return [...new Set(names)].flatMap((name) => {
    if (!name.includes(' ') || SAMPLE_PERSON.test(name.toLowerCase())) return [];
    for (const prose of proses) {
      const sentence = prose.sentences.find(({ text }) => text.includes(name));
      if (sentence) return [{ shown: name, evidence: sentenceEvidence(prose, sentence, sentence.text.indexOf(name)) }];
    }
    return [];
  });
}

function personNames(node: MarkupNode, property: string): string[] {
  return nodesOf(node, property)
    .filter(({ types }) => types.includes('Person'))
    .flatMap((person) => textsOf(person, 'name').slice(0, 1));
}
