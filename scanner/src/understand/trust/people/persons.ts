import type { Evidence } from '@named-first/contract';
import { LANGUAGES, type LanguageCode } from '../../../lexicon/language-code.ts';
import { anyFolded } from '../../../lexicon/languages/compile.ts';
import { language as languageOf } from '../../../lexicon/languages/index.ts';
import { isMaker } from '../../../lexicon/people/makers.ts';
import { SAMPLE_PERSON } from '../../../lexicon/sample/sample-text.ts';
import { foldText, wordPattern } from '../../../lexicon/word-pattern.ts';
import type { MarkupNode } from '../../../read/html/document.ts';
import type { MarkupFacts } from '../../markup/markup-facts.ts';
import { QUESTION } from '../../prose/clause.ts';
import { foldAccents } from '../../prose/folded.ts';
import {
  excerptAround,
  isHeading,
  type Prose,
  plainLower,
  type Sentence,
  sentenceEvidence,
} from '../../prose/sentences.ts';
import { mayNameStaff } from '../../prose/small-print.ts';
import { nodesOf, textsOf } from '../../prose/source-excerpt.ts';
import { isNamesake, isRoleElsewhere } from './namesakes.ts';
import { abbreviatedNamesIn, type NameInText, namesIn } from './person-names.ts';
import { AND_TEAM, type PersonPatterns, personPatterns } from './person-patterns.ts';
import { isStreetName } from './street-names.ts';

/** A person whom the site names as one of the business. */
export type NamedPerson = { shown: string; evidence: Evidence };

/** The sentences of the pages in the site's language, which of them are customers' words, and the business. */
export type PersonReading = {
  language: string;
  proses: readonly Prose[];
  isCustomers: (prose: Prose, sentence: Sentence) => boolean;
  /** Its name, if one is known. */
  business: string | null;
  /** Towns of its addresses, and those that it serves. */
  towns: readonly string[];
  /** True if words name its trade. */
  namesTrade: (words: string) => boolean;
};

/** Letters after a name: `L.Ac., D.V.M.`, `DDS`, `MSc`. A region such as `NY` is not one. */
const POST_NOMINAL =
  /^,? \(?(?:M\.?[ASs]\.?(?:Ed)?,? )?(?:(?:\p{Lu}\p{Ll}{0,3}\.){2,}|(?:DDS|DMD|MD|DVM|DC|PT|DPT|RN|OD|JD|Esq|CPA|LMT|RMT|LCSW|LICSW|LMSW|LMFT|AMFT|LPC|LPCC|LAPC|APCC|LMHC|LCPC|NCC|PsyD|EdD|BCBA|APRN|FNP|R?SLP|R\.SLP|CCC-SLP|RYT|RDN|CFP|PhD|Ph\.D|MSc|BSc|MBA|ND)\b)/u;
/** Years of birth and death mark a historical person. */
const LIFE = /^[^.;]{0,40}\(?\b1[5-9]\d\d ?[-–—] ?(?:1[5-9]|20)\d\d\b/;
/** Longer lines are sentences, not the name and role of a card. */
const MAX_CARD_LENGTH = 80;
const MAX_LABEL_LENGTH = 60;
const REACH = 60;
/** How many blocks a list of people below its heading may have. */
const MAX_TEAM_BLOCKS = 80;
const STAFF_PROPERTIES = ['founder', 'founders', 'employee', 'employees', 'owner', 'author'] as const;

type Known = {
  codes: readonly LanguageCode[];
  patterns: readonly PersonPatterns[];
  reading: PersonReading;
  /** Towns of the business, folded. */
  towns: ReadonlySet<string>;
};

/** People whom the site connects with the business by a role or by what they do. */
export function namedPersons(reading: PersonReading, markup: MarkupFacts): NamedPerson[] {
  const codes = LANGUAGES.filter((code) => code === reading.language || code === 'en');
  const towns = new Set(reading.towns.map(foldText));
  const known = { codes, patterns: codes.map(personPatterns), reading, towns };
  const inText = reading.proses.flatMap((prose) =>
    prose.sentences
      .filter((sentence) => mayName(reading, prose, sentence))
      .flatMap((sentence) => personIn(prose, sentence, known) ?? []),
  );
  return [...inTitles(known), ...inText, ...inMarkup(reading, markup), ...inPictures(known)];
}

function mayName({ isCustomers }: PersonReading, prose: Prose, sentence: Sentence): boolean {
  const { lower, region } = sentence;
  if (region === 'nav' || prose.page.role === 'reviews' || SAMPLE_PERSON.test(lower)) return false;
  return !QUESTION.test(lower) && mayNameStaff(prose, lower) && !isCustomers(prose, sentence);
}

function personIn(prose: Prose, sentence: Sentence, known: Known): NamedPerson | null {
  const { text } = sentence;
  const named = namesOf(text, known).find((found) => isStaff(prose, sentence, found, known));
  const found = named ?? toldIn(sentence, known) ?? abbreviatedIn(sentence, known);
  return found ? { shown: found.name, evidence: sentenceEvidence(prose, sentence, found.at) } : null;
}

/** The names in a text that are not a town of the business, and whose given name is not one. */
function namesOf(text: string, { patterns, towns, reading: { business } }: Known): NameInText[] {
  return namesIn(text, patterns)
    .filter(({ name }) => !towns.has(foldText(name)) && !towns.has(foldText(name.split(' ', 1)[0] ?? '')))
    .map((found) => withoutBusiness(text, found, business));
}

/** Drops the business's name from its second word on: `Bret Wade Wades Tree Service`. */
function withoutBusiness(text: string, found: NameInText, business: string | null): NameInText {
  const words = found.name.split(' ');
  if (words.length < 3 || !business?.includes(' ')) return found;
  const ours = foldText(business);
  const end = words.findIndex((_, index) => {
    const start = found.at + words.slice(0, index).join(' ').length + 1;
    return index > 1 && foldText(text.slice(start, start + business.length)) === ours;
  });
  return end < 0 ? found : { name: words.slice(0, end).join(' '), at: found.at };
}

function isStaff(prose: Prose, sentence: Sentence, found: NameInText, known: Known): boolean {
  if (EXAMPLE.test(sentence.text.slice(0, found.at))) return false;
  if (isBelowLegalLabel(prose, sentence, found)) return true;
  const heading = isHeading(sentence.tag);
  const stated =
    known.patterns.some((one) => isTied(sentence, found, one, known.reading, heading)) ||
    isOfBusiness(sentence, found, known, heading);
  if (!stated && !isOnCard(prose, sentence, found, known)) return false;
  return !isStreetName(sentence, found.at, found.at + found.name.length);
}

/** `z. B. Rechtsanwalt`: no initial of a name. */
const EXAMPLE = /(?<!\p{L})z\. ?$/u;

type Words = { text: string; lower: string };

/** The words before and behind a name, in lower case without accents. */
function around({ lower }: Words, { name, at }: NameInText): { before: string; behind: string } {
  const folded = foldAccents(lower);
  const end = at + name.length;
  return { before: folded.slice(Math.max(0, at - REACH), at), behind: folded.slice(end, end + REACH) };
}

/** What a title says behind a name and a mark: `Hugo Lépine, apiculteur`. */
const BEHIND_MARK = /^ ?[,·•|:/–—-] ?([^,·•|:/–—]{3,40})/;
/** What may follow a given name that stands alone: `I'm Pete - your electrician`, `run by Nicholas and Frances`. */
const ALONE = new RegExp(`^(?:[,.!]| -|$| &| (?:${anyFolded(({ people }) => people.and)})\\b)`);
/** A role with an article may belong to the name after it. */
const WITH_ARTICLE = new RegExp(`^,? (?:${anyFolded(({ people }) => people.articles)}) `);
/** Required after a single given name, which could be a town: `Tyler Dentist`. */
const MARK = /^ ?[,·•|:(–—-]/;
/** Given names that are also adjectives: `I am Christian.` */
const ADJECTIVES = /^(?:christian|roman)$/i;

/** True if the words around a name give it a role, letters of a profession, or something that the person does. */
function isTied(
  words: Words,
  found: NameInText,
  patterns: PersonPatterns,
  { business }: PersonReading,
  heading: boolean,
): boolean {
  const { name, at } = found;
  const { before, behind } = around(words, found);
  if (LIFE.test(behind)) return false;
  if (patterns.does.test(behind) || POST_NOMINAL.test(words.text.slice(at + name.length))) return true;
  if (!name.includes(' ')) return isTiedAlone(found, before, behind, patterns);
  if (patterns.before.test(before) || patterns.couple.test(before) || (heading && patterns.headed.test(before)))
    return true;
  const role = patterns.behind.exec(behind)?.[0];
  if (role === undefined) return AND_TEAM.test(behind);
  const rest = words.text.slice(at + name.length + role.length);
  // `Jair Bolsonaro, o técnico Tite`: the role belongs to the next name.
  if (WITH_ARTICLE.test(role) && /^ \p{Lu}/u.test(rest)) return false;
  return !patterns.head.test(role) || !isRoleElsewhere(rest, business);
}

/** True if the business has the person's name, or a heading names its trade behind the person. */
function isOfBusiness(words: Words, found: NameInText, { reading }: Known, heading: boolean): boolean {
  const { before, behind } = around(words, found);
  if (!found.name.includes(' ') || LIFE.test(behind) || isMaker(before)) return false;
  // `Leslie Loodgieter` is a plumber's business, and nobody's surname.
  if (found.name.split(' ').some((word) => reading.namesTrade(word))) return false;
  if (isNamesake(found.name, reading.business, reading.towns)) return true;
  const trade = heading ? BEHIND_MARK.exec(words.text.slice(found.at + found.name.length))?.[1] : undefined;
  return trade !== undefined && reading.namesTrade(trade);
}

function isTiedAlone({ name, at }: NameInText, before: string, behind: string, patterns: PersonPatterns): boolean {
  if (patterns.kin.test(before) && patterns.withKin.test(behind)) return true;
  if (ADJECTIVES.test(name)) return false;
  if (patterns.before.test(before)) return ALONE.test(behind);
  if (at === 0 && patterns.isRole.test(behind)) return true;
  return at === 0 && MARK.test(behind) && patterns.behind.test(behind);
}

const CAPITALIZED = /(?<![\p{L}'’-])(?!I['’]m )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/gu;

/** Behind a name: `I'm Priska, a piano teacher`. */
const INTRODUCED = new RegExp(`^(?:,| -) (?:${anyFolded(({ people }) => people.introducing)})\\b`);

/** `Ich heiße Sie herzlich willkommen.`, `Hi, I'm Dr. Palani` */
const ADDRESSED = new RegExp(
  `^(?:(?:${anyFolded(({ people }) => people.addressed)})\\b|(?:${anyFolded(({ people }) => people.titles)})$)`,
);

/** A name that is not in the lexicon, in an introduction: `My name is Brivia`. */
function toldIn(sentence: Sentence, { patterns }: Known): NameInText | null {
  for (const { 0: name, index: at } of sentence.text.matchAll(CAPITALIZED)) {
    const { before, behind } = around(sentence, { name, at });
    const folded = foldAccents(plainLower(name));
    const isTold = patterns.some(
      (one) =>
        one.told.test(before) ||
        (one.aside.test(before) && behind.startsWith(',')) ||
        (one.am.test(before) && INTRODUCED.test(behind)),
    );
    if (isTold && !ADDRESSED.test(folded) && !patterns.some(({ role }) => role.test(folded))) return { name, at };
  }
  return null;
}

/** `Advocaat R. Laigsingh`, `Directeur de publication : Ch. Beurier`. */
function abbreviatedIn(sentence: Sentence, { patterns }: Known): NameInText | null {
  const isNamed = (found: NameInText): boolean => {
    const { before, behind } = around(sentence, found);
    return patterns.some((one) => one.titled.test(before) || one.behind.test(behind));
  };
  const found = abbreviatedNamesIn(sentence.text).find(isNamed);
  return found && !isStreetName(sentence, found.at, found.at + found.name.length) ? found : null;
}

/** The street itself begins the address: `Karl Liebknecht Straße 5`. */
const IS_STREET = /^[ -](?:str|weg|platz|allee)/;

/** Below `Angaben gemäß § 5 DDG`, a block that begins with a name: `Olena Perebykivska, Bahnhofstraße 11`. */
function isBelowLegalLabel({ page }: Prose, sentence: Sentence, found: NameInText): boolean {
  const { blocks } = page.document;
  if (page.role !== 'imprint' || found.at > 0 || !found.name.includes(' ')) return false;
  if (!blocks[sentence.block]?.text.startsWith(found.name) || IS_STREET.test(around(sentence, found).behind))
    return false;
  return LANGUAGES.some((code) => isLabel(blocks[sentence.block - 1]?.text, personPatterns(code).label));
}

function isLabel(text: string | undefined, label: RegExp): boolean {
  return text !== undefined && text.length <= MAX_LABEL_LENGTH && label.test(foldAccents(plainLower(text)));
}

/**
 * A block with only a name counts next to a line with a role, or below a heading of the team. So does a sentence there
 * that begins with the name and has a role: `Ivana Stroeckx studeerde in 2015 af als kinesitherapeute`.
 */
function isOnCard(prose: Prose, sentence: Sentence, found: NameInText, known: Known): boolean {
  const { name } = found;
  const { blocks } = prose.page.document;
  if (blocks[sentence.block]?.text.trim() !== name)
    return beginsWithRole(sentence, found, known) && isBelowTeamHeading(prose, sentence, known);
  if (!name.includes(' ')) return isHeading(sentence.tag) && isBelowTeamHeading(prose, sentence, known);
  if (isRoleLine(blocks[sentence.block + 1]?.text ?? '', known)) return true;
  if (known.patterns.some(({ label }) => isLabel(blocks[sentence.block - 1]?.text, label))) return true;
  return isBelowTeamHeading(prose, sentence, known);
}

function beginsWithRole(words: Words, found: NameInText, { patterns }: Known): boolean {
  const { behind } = around(words, found);
  return found.at === 0 && found.name.includes(' ') && patterns.some(({ role }) => role.test(behind));
}

/** `Directora`, but not `Owner, Kowalski Hardware` on the site of an accountant. */
function isRoleLine(text: string, { patterns, reading }: Known): boolean {
  if (text.length > MAX_CARD_LENGTH) return false;
  const folded = foldAccents(plainLower(text));
  return patterns.some(({ role, head }) => {
    const found = head.exec(folded);
    if (found === null) return role.test(folded);
    return !isRoleElsewhere(text.slice(found.index + found[0].length), reading.business);
  });
}

function isBelowTeamHeading({ page }: Prose, { block }: Sentence, { codes }: Known): boolean {
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
  const folded = foldAccents(plainLower(text));
  return known.test(folded) || personPatterns(code).teams.test(folded);
}

/** The title of a page that names a person with a role: `Stéphanie ALIX • Psychologue`. */
function inTitles(known: Known): NamedPerson[] {
  const { patterns, reading } = known;
  return reading.proses.flatMap(({ page }) => {
    const text = page.document.title?.text ?? '';
    const words = { text, lower: plainLower(text) };
    const found = namesOf(text, known).find(
      (name) =>
        patterns.some((one) => isTied(words, name, one, reading, true)) || isOfBusiness(words, name, known, true),
    );
    if (!found || SAMPLE_PERSON.test(words.lower) || page.role === 'area') return [];
    return [
      {
        shown: found.name,
        evidence: { url: page.url, place: 'title' as const, excerpt: excerptAround(text, found.at) },
      },
    ];
  });
}

const MAX_PICTURES = 60;

/** The descriptions of pictures that give a name a role: `Ari Goodwin, certified hypnotherapist`. */
function inPictures(known: Known): NamedPerson[] {
  const { patterns, reading } = known;
  return reading.proses.flatMap(({ page }) =>
    page.role === 'reviews'
      ? []
      : page.document.images.slice(0, MAX_PICTURES).flatMap(({ alt }) => {
          const words = { text: alt.slice(0, MAX_CARD_LENGTH), lower: plainLower(alt.slice(0, MAX_CARD_LENGTH)) };
          if (SAMPLE_PERSON.test(words.lower)) return [];
          const found = namesOf(words.text, known).find(
            (name) => name.name.includes(' ') && patterns.some((one) => isTied(words, name, one, reading, true)),
          );
          if (!found) return [];
          return [{ shown: found.name, evidence: { url: page.url, place: 'source' as const, excerpt: words.text } }];
        }),
  );
}

/** People in the business's markup whose names are in the text too. */
function inMarkup({ proses }: PersonReading, { businesses }: MarkupFacts): NamedPerson[] {
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
