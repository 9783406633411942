import type { Evidence } from '@named-first/contract';
import { foldPlaceName } from '../../lexicon/gazetteer/fold-place-name.ts';
import { gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import { IN_NAMES } from '../../lexicon/statements/place-words.ts';
import type { RefusalReason, RefusedClaim, Sign } from '../claim.ts';
import type { PageFacts } from '../page-facts.ts';
import type { NamedPlace } from '../places/place-names.ts';
import { regionCode } from '../places/regions.ts';
import { isTown, townsOfRun, whyNoTown } from '../places/town-check.ts';
import { townRun } from '../places/towns-of-language.ts';
import { descriptionOf } from '../prose/page-description.ts';
import type { Prose } from '../prose/sentences.ts';
import type { Place, WrittenTown } from './place.ts';
import { positionIn } from './town-position.ts';

const NO_WORD_BEFORE = /[\p{L}\p{N}@./-]/u;
const NO_WORD_BEHIND = /^(?:[\p{L}\p{N}@/-]|\.[\p{L}\p{N}])/u;
const MAX_COUNTED = 60;
const MAX_HEAD_LENGTH = 300;
const MAX_NAME_LENGTH = 60;
const MIN_PROJECT_WORDS = 2;
/** Limit, because every name is searched for in the text of all pages. */
export const MAX_PLACES = 300;
/** The strength of evidence; the stronger one is kept. */
export const IN_TITLE = 1;
export const IN_TEXT = 2;
export const SERVED = 3;
/** How many entries below a heading for an area are read. */
export const MAX_AREA_LABELS = 120;
/** A list of towns has at least this many names, and this share of them in the gazetteer. */
const MIN_IN_LIST = 3;
const SHARE_OF_TOWNS = 0.5;

/** `believed`: a list names it next to towns in the gazetteer. */
type Candidate = NamedPlace & { evidence: Evidence; strength: number; believed: boolean };

/** The words that join the parts of a town's name: `hattersheim am main`. */
const JOINED = new RegExp(`^ (?:${IN_NAMES}) `);

/** Collects names and keeps the strongest evidence for each. */
export class PlaceFinder {
  readonly byName = new Map<string, Candidate>();
  /** Lines such as `Town, ST 83702`, in reading order. */
  readonly written: WrittenTown[] = [];
  /** Towns of postal addresses and of typed markup in lower case, whatever their size. */
  readonly ofAddresses = new Set<string>();
  private readonly refusedEarly: RefusedClaim[] = [];
  private readonly country: string | null;

  constructor(country: string | null) {
    this.country = country;
  }

  add(named: NamedPlace, evidence: Evidence, strength: number, believed = false): void {
    const place = { ...named, name: withoutState(named.name) };
    const key = place.name.toLowerCase();
    const known = this.byName.get(key);
    if (!known) {
      if (this.byName.size < MAX_PLACES) this.byName.set(key, { ...place, evidence, strength, believed });
    } else {
      known.region ??= place.region;
      known.believed ||= believed;
      if (strength > known.strength) this.byName.set(key, { ...known, evidence, strength });
    }
  }

  /**
   * Adds the names of one list. Hamlets and suburbs are not in the gazetteer: they are accepted if most names of the
   * list are towns and one of them is next to it.
   */
  addList(list: readonly { place: NamedPlace; evidence: Evidence }[]): void {
    const known = list.map(({ place: { name, region } }) => isTown(name, region, this.country));
    const share = known.filter(Boolean).length / list.length;
    const isList = list.length >= MIN_IN_LIST && share >= SHARE_OF_TOWNS;
    for (const [at, { place, evidence }] of list.entries())
      this.add(place, evidence, SERVED, isList && (known[at - 1] === true || known[at + 1] === true));
  }

  /** The towns of a list without commas. */
  runOf(text: string): NamedPlace[] {
    const towns = this.country === null ? null : gazetteer(this.country);
    const run = towns && this.country !== null ? townRun(text, towns, this.country) : [];
    return run.map(({ name, at }) => ({ name, region: null, at }));
  }

  /** True if no text named a town. */
  get isEmpty(): boolean {
    return this.byName.size === 0 && this.written.length === 0;
  }

  /** The names, in lower case, that were not even looked up. */
  get refusedNames(): ReadonlySet<string> {
    return new Set(this.refusedEarly.map(({ key }) => key));
  }

  /** Records a line with the postal code of a town. */
  write(line: WrittenTown): void {
    if (this.written.length < MAX_PLACES) this.written.push(line);
  }

  /** True for a town in the gazetteer. */
  isKnown({ name, region }: NamedPlace): boolean {
    return isTown(name, region, this.country);
  }

  /** Records why a name is not even looked up. */
  refuse(place: NamedPlace, evidence: Evidence, reason: RefusalReason): void {
    if (this.refusedEarly.length < MAX_PLACES) this.refusedEarly.push(refusedPlace({ ...place, evidence }, reason));
  }

  places(proses: readonly Prose[], home: string | null): { places: Place[]; refused: RefusedClaim[] } {
    const { country } = this;
    const refused = [...this.refusedEarly];
    this.splitRuns(country, home);
    this.cutProjects(country);
    this.joinFullNames();
    this.dropBeginnings(proses);
    const towns = [...this.byName.values()].filter((candidate) => {
      const { name, region, believed } = candidate;
      if (this.ofAddresses.has(name.toLowerCase())) return true;
      // `Newton` on a site that serves `Newton County` is the county, although there is also a town.
      const county = this.byName.has(`${name.toLowerCase()} county`) && !isHeaded(proses, name);
      const reason = county
        ? 'county'
        : isElsewhere(candidate, home)
          ? 'other-subject'
          : whyNoTown({ name, region, country, home });
      if (reason !== null && !(reason === 'not-a-town' && believed)) {
        refused.push(refusedPlace(candidate, reason));
        return false;
      }
      return region !== null || !isOrdinary(proses, name);
    });
    return { places: onceSpelled(this.counted(towns, proses)), refused };
  }

  /** Splits lists without commas. */
  private splitRuns(country: string | null, home: string | null): void {
    for (const [key, candidate] of [...this.byName]) {
      if (this.ofAddresses.has(key) || isTown(candidate.name, null, country)) continue;
      const towns = townsOfRun(candidate.name, country, home);
      if (towns.length === 0) continue;
      this.byName.delete(key);
      for (const name of towns) this.add({ ...candidate, name, region: null }, candidate.evidence, candidate.strength);
    }
  }

  /** `Modern Kitchen Remodel Fairfax, Virginia`: the words of a project before the town. */
  private cutProjects(country: string | null): void {
    for (const [key, candidate] of [...this.byName]) {
      const { name, region } = candidate;
      const words = name.split(' ');
      if (region === null || words.length <= MIN_PROJECT_WORDS || isTown(name, region, country)) continue;
      const from = words.findIndex((_, at) => at > 0 && isTown(words.slice(at).join(' '), region, country));
      if (from < MIN_PROJECT_WORDS) continue;
      this.byName.delete(key);
      this.add({ ...candidate, name: words.slice(from).join(' ') }, candidate.evidence, candidate.strength);
    }
  }

  /** `Villa` on a site in `Villa Dalegno`, `Douglas County Colorado` next to `Douglas County`. */
  private dropBeginnings(proses: readonly Prose[]): void {
    const names = [...new Set([...this.ofAddresses, ...this.byName.keys()])];
    const texts = proses.map(({ page }) => tellingText(page));
    for (const [key, { name }] of [...this.byName]) {
      if (this.ofAddresses.has(key)) continue;
      const longer = names.filter((other) => other.startsWith(`${key} `));
      if (longer.length > 0 && !isAlone(texts, name, longer)) this.byName.delete(key);
      const [shorter] = names.filter((other) => key.startsWith(`${other} `));
      if (shorter !== undefined && regionCode(name.slice(shorter.length + 1)) !== null) this.byName.delete(key);
    }
  }

  /** `Hattersheim` on a site in `Hattersheim am Main` is the same town. */
  private joinFullNames(): void {
    for (const full of this.ofAddresses) {
      const end = full.indexOf(' ');
      if (end > 0 && JOINED.test(full.slice(end))) this.byName.delete(full.slice(0, end));
    }
  }

  private counted(towns: readonly Candidate[], proses: readonly Prose[]): Place[] {
    return towns
      .map(({ name, region, evidence, strength }) => {
        return { name, region, mentions: countMentions(proses, name), served: strength === SERVED, evidence };
      })
      .sort((a, b) => b.mentions - a.mentions || (a.name < b.name ? -1 : 1));
  }
}

/** `Bucks County` for `Bucks County Pennsylvania`; other names unchanged. */
function withoutState(name: string): string {
  const county = /^.+ County(?= )/.exec(name)?.[0];
  return county !== undefined && regionCode(name.slice(county.length + 1)) !== null ? county : name;
}

/** `Davenport, Iowa` in a story of the trade, on a site in Idaho that nowhere says that it works there. */
function isElsewhere({ region, strength }: Candidate, home: string | null): boolean {
  return strength === IN_TEXT && region !== null && home !== null && region !== home;
}

function tellingText({ document }: PageFacts): string {
  return `${document.title?.text ?? ''}\n${descriptionOf(document)}\n${document.visibleText}`;
}

/** True if a text has the name where it does not begin one of the longer names, which are in lower case. */
function isAlone(texts: readonly string[], name: string, longer: readonly string[]): boolean {
  return texts.some((text) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const here = text.slice(at, at + MAX_NAME_LENGTH).toLowerCase();
      if (!longer.some((other) => here.startsWith(other))) return true;
    }
    return false;
  });
}

/** True if the title or the description of a page says that something is in the town. */
function isHeaded(proses: readonly Prose[], name: string): boolean {
  return proses.some(({ page: { document } }) => {
    return [document.title?.text ?? '', descriptionOf(document)].some(
      (text) => positionIn(text.slice(0, MAX_HEAD_LENGTH), name) === 'place',
    );
  });
}

/** `Ibague` and `Ibagué` are one town; the spelling that is mentioned more often is kept. */
function onceSpelled(places: readonly Place[]): Place[] {
  const known = new Set<string>();
  return places.filter(({ name }) => {
    const key = foldPlaceName(name) || name;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** A name in the place of a town that is not stated, with the reason. */
export function refusedPlace(
  { name, evidence }: Pick<Place, 'name' | 'evidence'>,
  reason: RefusalReason,
): RefusedClaim {
  const sign: Sign = { place: 'sentence', role: 'home', shown: name, evidence };
  return { key: name.toLowerCase(), value: name, shown: name, signs: [sign], reason };
}

/**
 * Words that the site also writes in lower case are not the name of a town: `Every`, `Projects Completed`, `Core
 * Values`.
 */
function isOrdinary(proses: readonly Prose[], name: string): boolean {
  return name.split(' ').every((word) => writtenSmall(proses, word.toLowerCase()));
}

function writtenSmall(proses: readonly Prose[], word: string): boolean {
  return proses.some(({ page: { document } }) => holdsWord(document.visibleText, word));
}

/** As a separate word, not as part of a URL or mail address. */
export function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const behind = text.slice(at + word.length, at + word.length + 2);
    if (!NO_WORD_BEFORE.test(text.charAt(at - 1)) && !NO_WORD_BEHIND.test(behind)) return true;
  }
  return false;
}

function countMentions(proses: readonly Prose[], name: string): number {
  let count = 0;
  for (const { page } of proses) {
    const text = page.document.visibleText;
    for (let at = text.indexOf(name); at >= 0 && count < MAX_COUNTED; at = text.indexOf(name, at + name.length))
      count++;
  }
  return Math.max(1, count);
}
