import type { Evidence } from '@named-first/contract';
import { foldWords } from '../../../lexicon/fold-text.ts';
import type { PageFacts } from '../../page-facts.ts';
import { seenSigns } from '../../seen-signs.ts';
import { linkedPages, otherLabels, plainLabel, titleTexts, wordStems } from '../service-pages.ts';
import { type Candidate, readCandidates } from './candidates.ts';
import { type NameReaderInput, type NameWords, nameReader } from './name-signs.ts';
import { MIN_POINTS, pointsOf, type Sign, SURE_POINTS } from './sign-points.ts';

/** A text that is probably the name of a service, with what speaks for it. */
export type LikelyService = { name: string; evidence: Evidence; signs: readonly Sign[] };

type SignedCandidate = LikelyService & { key: string };
type Judged = Record<'doubtful' | 'sure', ReadonlySet<string>> & { likely: LikelyService[] };
/** A service that the lists of the site name. */
type Listed = { name: string; certainty: 'certain' | 'stated once'; page: object | null };
type Input = NameReaderInput & { pages: readonly PageFacts[]; listed: readonly Listed[] };

/** From this share on, a group is mostly about something else. */
const MOST = 0.5;
const SOME_REFUSED = 0.2;

/**
 * Judges every short text on the pages by what speaks for and against it.
 *
 * @returns `likely`: names that no list of services states, most likely first. `doubtful`: the listed names with more
 *   against them than for them. `sure`: the listed names of several words, all of the trade, with so much for them
 *   that no doubt is left.
 */
export function judgeCandidates(input: Input): Judged {
  return judgeSigned(signedCandidates(input), input.listed, pointsOf);
}

/** Judges candidates by the log-odds that `pointsFor` gives their signs. */
export function judgeSigned(
  candidates: readonly SignedCandidate[],
  listed: readonly Listed[],
  pointsFor: (signs: readonly Sign[]) => number,
): Judged {
  const judged = candidates.map((signed) => ({ ...signed, points: pointsFor(signed.signs) }));
  const names = new Map(listed.map(({ name }) => [plainLabel(name), name]));
  const doubtful = new Set(judged.flatMap(({ key, points }) => (points < MIN_POINTS ? (names.get(key) ?? []) : [])));
  // Questions, names of pages and firms are not services, whatever else speaks for them.
  const likely = judged
    .filter(({ key, points, signs }) => points >= MIN_POINTS && !names.has(key) && signs.includes('usable'))
    .sort((a, b) => b.points - a.points);
  const stated = listed.filter(({ name }) => !doubtful.has(name));
  const isSure = ({ points, signs }: (typeof judged)[number]): boolean =>
    points >= SURE_POINTS && !signs.includes('oneWord') && signs.includes('onlyTradeWords');
  const sure = new Set(judged.filter(isSure).flatMap(({ key }) => names.get(key) ?? []));
  return { likely: distinct(likely, stated), doubtful, sure };
}

/** Every candidate with all of its signs. */
export function signedCandidates(input: Input): SignedCandidate[] {
  const candidates = readCandidates(input);
  const read = nameReader(input);
  const words = new Map(candidates.map((candidate) => [candidate, read(candidate.name)]));
  const site = siteSigns(input);
  const beside = groupReader(words);
  const isName = (candidate: Candidate): boolean => candidate.isWhole || words.get(candidate)!.isService;
  return candidates.filter(isName).map((candidate) => {
    const { name, key, evidence, signs, places } = candidate;
    const own = words.get(candidate)!.signs;
    const said = seenSigns([
      ['twoPlaces', places.size === 2],
      ['onlyInTitle', places.size === 0],
    ]);
    return { name, key, evidence, signs: [...signs, ...own, ...said, ...beside(candidate), ...site(key)] };
  });
}

/** What the site says elsewhere about a name. */
function siteSigns({ pages, listed }: Input): (key: string) => Sign[] {
  const linked = linkedPages(pages);
  const titles = pages[0] ? ` ${titleTexts(pages[0]).map(plainLabel).join(' ')} ` : '';
  const others = otherLabels(pages);
  const inLists = new Map(listed.map((service) => [plainLabel(service.name), service]));
  return (key) => {
    const service = inLists.get(key);
    const signs: [Sign, boolean][] = [
      ['inTitle', titles.includes(` ${key} `)],
      ['ownPage', linked.has(key) || (service?.page ?? null) !== null],
      ['otherPage', others.has(key)],
      ['listed', service !== undefined],
      ['listedTwice', service?.certainty === 'certain'],
    ];
    return seenSigns(signs);
  };
}

/** How many texts of a group are services, work, and refused. Counted once for each group: a page may have a long list. */
type Tally = { size: number; services: number; work: number; refused: number };

function groupReader(words: ReadonlyMap<Candidate, NameWords>): (candidate: Candidate) => Sign[] {
  const known = new Map<ReadonlySet<Candidate>, Tally>();
  const tallyOf = (group: ReadonlySet<Candidate>): Tally => {
    const tally = known.get(group) ?? countGroup([...group].map((member) => words.get(member)!));
    known.set(group, tally);
    return tally;
  };
  return (candidate) => {
    const own = words.get(candidate)!;
    const tallies = [...candidate.groups].filter((group) => group.size > 1).map(tallyOf);
    return tallies.length === 0 ? [] : signsOfGroups(own, tallies);
  };
}

function countGroup(members: readonly NameWords[]): Tally {
  const count = (trait: keyof Omit<NameWords, 'signs'>): number => members.filter((member) => member[trait]).length;
  return { size: members.length, services: count('isService'), work: count('isWork'), refused: count('isRefused') };
}

/** What the texts next to a name in the same form are. */
function signsOfGroups(own: NameWords, tallies: readonly Tally[]): Sign[] {
  const refused = Math.min(...tallies.map((tally) => tally.refused / tally.size));
  const signs: [Sign, boolean][] = [
    ['inGroup', true],
    ['besideService', tallies.some(({ services }) => services > Number(own.isService))],
    ['besideWork', tallies.some(({ work }) => work > Number(own.isWork))],
    ['besideRefused', refused >= SOME_REFUSED],
    ['amongRefused', refused >= MOST],
  ];
  return seenSigns(signs);
}

/** Leaves out names whose words a stated or a likelier name has, and the reverse: `Roof repair`, `Repair of roofs`. */
function distinct(candidates: readonly LikelyService[], stated: readonly Listed[]): LikelyService[] {
  const told = stated.map(({ name }) => stemsOf(name));
  return candidates.flatMap(({ name, evidence, signs }) => {
    const own = stemsOf(name);
    if (own.size === 0 || told.some((other) => isWithin(own, other) || isWithin(other, own))) return [];
    told.push(own);
    return [{ name, evidence, signs }];
  });
}

const stemsOf = (name: string): ReadonlySet<string> => new Set(wordStems(foldWords(plainLabel(name))));

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  part.size > 0 && [...part].every((stem) => whole.has(stem));
