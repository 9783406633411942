import { LANGUAGES } from '../../lexicon/language-code.ts';
import { anyFolded, anyPattern, anySpelling } from '../../lexicon/languages/compile.ts';
import { inAllLanguages } from '../../lexicon/languages/index.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import { foldText, wordPattern } from '../../lexicon/word-pattern.ts';
import type { RefusalReason, RefusedClaim, Sign } from '../claim.ts';
import type { PageFacts } from '../page-facts.ts';
import { hostName, type NameMention, spells } from './name-places.ts';
import { partsOf } from './name-text.ts';
import { normaliseName } from './names.ts';

/** Names, and texts in the place of a name that are not names. */
export type JudgedNames = { names: readonly NameMention[]; refused: readonly RefusedClaim[] };

const MAX_LINKS = 1000;
const MAX_REFUSED = 60;
/** A heading that only greets, in folded text: `Welcome to our website!` */
const GREETING = new RegExp(`^(?:${anyPattern(({ names }) => names.welcome.alone)})!?$`, 'u');
const OUR = anyFolded(({ names }) => names.our);
const SINCE = anyFolded(({ names }) => names.since);
/** A heading about the business instead of its name, in folded text: `Notre cabinet`, `Seit 1926`. */
const ABOUT_ITSELF = new RegExp(String.raw`^(?:(?:${OUR}) [\p{L}-]{3,20}|(?:${SINCE}) (?:19|20)\d{2})$`, 'u');
const PAGE_NAMES = new Set(
  inAllLanguages(({ names, pages }) => [
    ...names.pages.names,
    ...names.pages.home,
    ...Object.values(pages.roles)
      .flat()
      .filter((word) => !word.includes('*')),
  ]).map(foldText),
);

/** True for the name of a page: `Kontakt`, `Formulaire`, `Servicios`. */
function isPageName(name: string): boolean {
  return PAGE_NAMES.has(foldText(name));
}

/** `www.acme.de`, `acme.de`; but `PennyYoga.com` is spelled like a name. */
const WEB_ADDRESS = /^(?:https?:\/\/\S+|www\.\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,6}\/?)$/;

/** Separates names from texts that are not names: greetings, names of pages, web addresses and trades. */
export function judgeNames(mentions: readonly NameMention[], pages: readonly PageFacts[], spoken: string): JudgedNames {
  const setting = { spoken, entries: menuEntries(pages), host: hostName(pages[0]?.url ?? '') };
  const names: NameMention[] = [];
  const refused = new Map<string, RefusedClaim>();
  const reasons = new Map<string, RefusalReason | null>();
  for (const mention of mentions) {
    const { value, shown, role, evidence, source } = mention;
    const key = `${source} ${mention.region} ${shown}`;
    const reason = reasons.has(key) ? reasons.get(key)! : refusalOf(mention, setting);
    reasons.set(key, reason);
    const sign: Sign = { place: 'title', role, shown, evidence };
    if (reason === null) names.push(mention);
    else refused.set(value, { key: value, value: shown, shown, signs: [sign], reason });
  }
  return { names, refused: [...refused.values()].slice(0, MAX_REFUSED) };
}

type Setting = { spoken: string; entries: ReadonlySet<string>; host: string };

/** The link texts with which the home page names other pages of the site. */
function menuEntries(pages: readonly PageFacts[]): ReadonlySet<string> {
  const home = pages.find(({ role }) => role === 'home');
  const host = URL.parse(home?.url ?? '')?.host;
  const links = (home?.document.links ?? []).slice(0, MAX_LINKS).filter(({ href, region }) => {
    const url = region === 'main' ? null : URL.parse(href, home?.url);
    return url?.host === host && !/^\/(?:index\.\w+|home(?:\.\w+)?|[a-z]{2}\/?)?$/i.test(url?.pathname ?? '/');
  });
  return new Set(links.map(({ text }) => normaliseName(text)));
}

/** Why a text is not the name of a business; null if it may be one. */
function refusalOf({ at, value, shown, source, region }: NameMention, setting: Setting): RefusalReason | null {
  const { spoken, entries, host } = setting;
  // Markup and the site name are meant to be names.
  if (source === 'markup' && region === 'markup') return null;
  const entry = (source === 'title' || region === 'brand') && entries.has(value);
  const folded = foldText(shown);
  if (entry || GREETING.test(folded) || ABOUT_ITSELF.test(folded) || PAGE_NAMES.has(folded)) return 'page-name';
  // `Home | Acme Plumbing` is the name of a page and the name of the business.
  if (at === 'allOfTitle' && partsOf(shown).some((part) => isPageName(part) || entries.has(normaliseName(part))))
    return 'page-name';
  if (WEB_ADDRESS.test(shown)) return 'web-address';
  // The owner of `move-removals.co.uk` may be called Move Removals.
  return region !== 'meta' && isTradeAlone(shown, spoken) && !spells(value, host) ? 'too-general' : null;
}

/** Small words and company nouns that do not distinguish one name from another. */
const EMPTY = new Set(inAllLanguages(({ names }) => names.empty).map(foldText));

/** What is done, not who does it: `Ontspanningstherapie`, `Lichttherapie`. */
const KIND_OF_WORK = wordPattern(inAllLanguages(({ names }) => names.kindsOfWork));

/** `A & Y Plumbing`, `D&D Electrical`: the initials of the owners are a name. */
const INITIALS = /(?:^|\s)\p{Lu}\s?[&+]\s?\p{Lu}(?=\s|$)/u;

/** `Roof repair in Boise`: what follows says where. */
const PLACE = new RegExp(String.raw`\s(?:${anySpelling(({ names }) => names.in)})\s.*$`, 'iu');

/** True for a name that is only the trade, which hundreds share: `Oficina Mecânica`, `Plumbing in Boise`. */
function isTradeAlone(name: string, spoken: string): boolean {
  if (INITIALS.test(name)) return false;
  const code = LANGUAGES.find((one) => one === spoken) ?? 'en';
  const told = name.replace(PLACE, '');
  const rest = [...told];
  for (const { start, end } of findTradeTerms(told, code)) for (let at = start; at < end; at += 1) rest[at] = ' ';
  const words = (foldText(rest.join('')).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !KIND_OF_WORK.test(word));
  return words.length < told.split(' ').length && words.every((word) => EMPTY.has(word));
}

/**
 * True for a name that says only the trade, perhaps with a town, such as `Serrurier Valenciennes`.
 *
 * @param towns - Normalized like names.
 */
export function saysOnlyTrade(name: string, spoken: string, towns: readonly string[]): boolean {
  const code = LANGUAGES.find((one) => one === spoken) ?? 'en';
  const terms = findTradeTerms(name, code);
  if (terms.length === 0) return false;
  const rest = [...name];
  for (const { start, end } of terms) for (let at = start; at < end; at += 1) rest[at] = ' ';
  const placed = new Set(towns.flatMap((town) => foldText(town).split(' ')));
  const words = foldText(rest.join('')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => EMPTY.has(word) || placed.has(word));
}
