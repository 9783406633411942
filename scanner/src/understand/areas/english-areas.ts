import type { Evidence } from '@named-first/contract';
import { type NamedPlace, townOfLabel, townsBehindIn, townsInList, townsWithRegion } from '../places/place-names.ts';
import { isNamedArea } from '../places/town-check.ts';
import { isBiography } from '../places/towns-of-language.ts';
import {
  excerptAround,
  isHeading,
  isQuotation,
  type Prose,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { IN_TEXT, IN_TITLE, MAX_AREA_LABELS, type PlaceFinder, SERVED } from './place-finder.ts';

const SERVES =
  /\b(?:serv(?:es?|ing|ed|icing)|cover(?:s|ing)?|work(?:s|ing)? (?:in|throughout|across)|available in|throughout|across|locat(?:ed|ions?) in|(?:based|headquartered) in|customers in|homes in|service (?:areas?|to)|areas? (?:we serve|served)|towns?|cities|communities)\b/g;
/**
 * `The vaccination covers Hepatitis`: only a name or one of these words can cover towns; any other subject covers
 * something else.
 */
const THING =
  /(?<![\p{L}'’-])(?!(?:team|crew|company|firm|office|shop|area|region|also|now|proudly|currently|it) )\p{Ll}[\p{L}'’-]* $/u;
/** Words between the verb and the list; matched on the original text, so that it never runs over a name. */
const UP_TO_LIST =
  /^(?: (?:includ(?:es?|ing)|are|is|like|such as|all of|throughout|in|both|to|(?:[a-z]+ ){1,4}?(?:in|of|across|throughout)))?:? ?(?=\S)/;
const SERVE_CUES = [
  'serve',
  'serves',
  'servi',
  'cover',
  'works',
  'work',
  'avail',
  'throu',
  'acros',
  'locat',
  'based',
  'headq',
  'custo',
  'homes',
  'areas',
  'area',
  'towns',
  'town',
  'citie',
  'commu',
];
const AREA_HEADING =
  /\b(?:service areas?|areas? (?:we |that we )?(?:serve[d]?|cover(?:ed)?)|where we (?:work|serve)|(?:towns|cities|communities|locations|neighbou?rhoods) (?:we |that we )?(?:serve[d]?|cover)|we serve|proudly serving)\b/;
/** `Direct service to: Waterloo`, `bus service to Leeds`: a way to travel. */
const TRANSPORT =
  /\b(?:direct|rail|railway|trains?|bus|coach|tram|ferry|shuttle|flight|air|frequent|regular|hourly|express)s? $/i;
const MAX_THING_LENGTH = 60;
/** How many words for serving in one sentence are checked for a list of towns. */
const MAX_LISTS = 12;
const MAX_LABEL_LENGTH = 40;

/** Finds towns on an English page: with their state, after words for serving, in lists and titles. */
export function readEnglishAreas(prose: Prose, finder: PlaceFinder): void {
  const { page } = prose;
  const title = page.document.title?.text ?? '';
  for (const place of townsWithRegion(title)) {
    finder.add(place, { url: page.url, place: 'title', excerpt: excerptAround(title) }, IN_TITLE);
  }
  if (page.role === 'home') {
    for (const place of townsBehindIn(title)) {
      finder.add(place, { url: page.url, place: 'title', excerpt: excerptAround(title) }, IN_TITLE);
    }
  }
  for (const sentence of prose.sentences) {
    readRegions(prose, sentence, finder);
    if (sentence.tag !== 'h1' || page.role !== 'home') continue;
    for (const place of townsBehindIn(sentence.text))
      if (finder.isKnown(place)) finder.add(place, sentenceEvidence(prose, sentence, place.at), IN_TEXT);
  }
  for (const sentence of sentencesWith(prose, SERVE_CUES)) {
    // A menu is a row of labels: the text next to `Service area` is the next label.
    if (sentence.region !== 'nav') readServing(prose, sentence, finder);
  }
  readAreaLists(prose, finder);
  if (page.role === 'area') readAreaTitle(prose, finder);
}

/** `— Mary K., Denver, CO` and `Owner, Kowalski Hardware · Ottawa, ON`: where a customer lives. */
const SIGNATURE =
  /^[—–-]{1,2} ?\p{Lu}|^(?:Co-?)?(?:[Oo]wner|[Ff]ounder|[Ff]reelance|[Hh]omeowner|C[EFOT]O|[Dd]irector|[Mm]anager|[Pp]resident|[Cc]ustomer|[Cc]lient|[Pp]atient|[Ss]elf-employed|[Cc]onsultant|[Pp]artner|[Pp]rincipal|[Ee]ngineer|[Tt]eacher|[Nn]urse|[Ss]tudent|[Ll]andlord|[Tt]enant|[Rr]ealtor|[Cc]ontractor|[Ii]nvestor|[Rr]etiree)s?\b[^.]{0,60} [·•|] \p{Lu}/u;

/** `Based in Thomson, IL`: the gazetteer lacks villages. */
const BASED_IN = /\b(?:based|located|headquartered) in $/i;

function readRegions(prose: Prose, sentence: Sentence, finder: PlaceFinder): void {
  const places = townsWithRegion(sentence.text);
  if (places.length === 0) return;
  const elsewhere = isBiography('en', sentence.text) || isQuotation(prose, sentence) || SIGNATURE.test(sentence.text);
  for (const place of places) {
    if (elsewhere) {
      finder.refuse(place, sentenceEvidence(prose, sentence, place.at), 'other-subject');
      continue;
    }
    const evidence = sentenceEvidence(prose, sentence, place.at);
    finder.add(place, evidence, IN_TEXT, BASED_IN.test(sentence.text.slice(0, place.at)));
    const code = /^, ?[\p{L} ]{2,20}? \d{5}\b/u.test(sentence.text.slice(place.at + place.name.length));
    if (code) finder.write({ place, role: prose.page.role, evidence });
  }
}

function readServing(prose: Prose, sentence: Sentence, finder: PlaceFinder): void {
  let lists = 0;
  for (const match of sentence.lower.matchAll(SERVES)) {
    lists += 1;
    if (lists > MAX_LISTS) break;
    const before = sentence.text.slice(Math.max(0, match.index - MAX_THING_LENGTH), match.index);
    if (match[0] === 'covers' && THING.test(before)) continue;
    if (match[0] === 'service to' && TRANSPORT.test(before)) continue;
    const end = match.index + match[0].length;
    const link = UP_TO_LIST.exec(sentence.text.slice(end))?.[0].length ?? 0;
    const towns = townsInList(sentence.text, end + link);
    // Many things can be spread across a single name; a list after it is one of places.
    if (match[0] === 'across' && towns.length < 2) continue;
    finder.addList(towns.map((place) => ({ place, evidence: sentenceEvidence(prose, sentence, place.at) })));
  }
}

/** Short entries below a heading such as `Areas we serve`, until the next heading. */
function readAreaLists(prose: Prose, finder: PlaceFinder): void {
  let reading = 0;
  let headed: Sentence['region'] = 'main';
  let labels: { place: NamedPlace; evidence: Evidence }[] = [];
  let hasHeadings = false;
  const endList = (): void => {
    finder.addList(labels);
    labels = [];
    hasHeadings = false;
  };
  for (const sentence of prose.sentences) {
    const heading = isHeading(sentence.tag);
    if (isAreaHeading(sentence) || servesInHeading(sentence, finder)) {
      endList();
      reading = MAX_AREA_LABELS;
      headed = sentence.region;
    } else if (reading > 0) {
      // `Our vans go all over Kent, including:` below the heading introduces the list.
      const ends: boolean = heading && !sentence.text.endsWith(':') && !isEntry(sentence.text, hasHeadings, finder);
      hasHeadings ||= heading && !ends;
      if (leavesList(sentence, headed) || ends) reading = 0;
      else if (sentence.text.length <= MAX_LABEL_LENGTH) labels.push(...placesOfLabel(prose, sentence));
      else addList(prose, sentence, finder);
      reading--;
    }
  }
  endList();
}

/** `Quick Links` below the last town is the next heading. Hamlets are headings only in a list of headings. */
function isEntry(heading: string, hasHeadings: boolean, finder: PlaceFinder): boolean {
  const place = townOfLabel(heading);
  return place !== null && (hasHeadings || finder.isKnown(place) || isNamedArea(place.name));
}

/** The menu in the footer of the page is not part of the list above it. */
function leavesList({ region }: Sentence, headed: Sentence['region']): boolean {
  return region !== headed && (region === 'footer' || region === 'nav');
}

/**
 * A single capitalized word at the start of a sentence is not a town; two names in a row, or a state next to one, make
 * a list.
 */
function addList(prose: Prose, sentence: Sentence, finder: PlaceFinder): void {
  const listed = townsInList(sentence.text);
  const places = listed.length < 2 && !listed[0]?.region ? finder.runOf(sentence.text) : listed;
  finder.addList(places.map((place) => ({ place, evidence: sentenceEvidence(prose, sentence, place.at) })));
}

/** A line that is only such words: `Areas We Cover`. */
const AREA_LINE =
  /^(?:our )?(?:service areas?|areas? (?:we |that we )?(?:serve|cover)|(?:towns|locations) we (?:serve|cover))$/;

/** True for a heading such as `Areas we serve`. */
export function isAreaHeading({ tag, region, lower }: Sentence): boolean {
  // The link to such a page is a line as well.
  if (region === 'main' && tag !== 'li' && AREA_LINE.test(lower)) return true;
  return (isHeading(tag) || (lower.length <= MAX_LABEL_LENGTH && lower.endsWith(':'))) && AREA_HEADING.test(lower);
}

/** `Serving Wokingham, Reading & Bracknell` as the heading of a list; not `Serving small companies`. */
function servesInHeading({ tag, text }: Sentence, finder: PlaceFinder): boolean {
  const start = /^Serving (?:all of )?(?=\p{Lu})/u.exec(text)?.[0].length ?? 0;
  return isHeading(tag) && start > 0 && townsInList(text, start).some((place) => finder.isKnown(place));
}

function placesOfLabel(prose: Prose, sentence: Sentence): { place: NamedPlace; evidence: Evidence }[] {
  // `Avg.` and `Done.` are other words in that position.
  if (!sentence.text.includes(',') && sentence.text.endsWith('.')) return [];
  const places = /[,·•|]/.test(sentence.text) ? townsInList(sentence.text) : [townOfLabel(sentence.text)];
  return places.flatMap((place) => (place ? [{ place, evidence: sentenceEvidence(prose, sentence) }] : []));
}

function readAreaTitle(prose: Prose, finder: PlaceFinder): void {
  const heading = prose.sentences.find(({ tag }) => tag === 'h1');
  const place = heading && townOfLabel(heading.text);
  if (heading && place) finder.add(place, sentenceEvidence(prose, heading), SERVED);
}
