import { LANGUAGES } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { RefusalReason, RefusedClaim, Sign } from '../claim.ts';
import type { PageFacts } from '../page-facts.ts';
import { hostName, type NameMention, spells } from './name-places.ts';
import { partsOf } from './name-text.ts';
import { normaliseName } from './names.ts';

/** Names, and texts in the place of a name that are not names. */
export type JudgedNames = { names: readonly NameMention[]; refused: readonly RefusedClaim[] };

const MAX_LINKS = 1000;
const MAX_REFUSED = 60;
/** Greetings and page headings, in the languages that the scan reads. */
const GREETING =
  /^(?:(?:herzlich|ganz herzlich|seien sie|sei) )*(?:willkommen|welcome|bienvenid[oa]s?|bienvenue|benvenut[ioae]|welkom|bem[ -]?vind[oa]s?)(?: (?:to|auf|bei uns|a|en|sur|chez|nella|nel|sul|op|ao|à)(?: (?:our|unserer|nuestr[oa]|notre|nostr[oa]|onze|noss[oa]) [\p{L}-]{2,20})?)?!?$/iu;
/** `Notre cabinet`, `Seit 1926`: a heading about the business instead of its name. */
const ABOUT_ITSELF =
  /^(?:(?:our|unsere?|notre|nos|nuestr[oa]s?|il nostro|la nostra|ons|onze|noss[oa]s?) [\p{L}-]{3,20}|(?:since|seit|depuis|desde|dal|sinds) (?:19|20)\d{2})$/iu;
/** Names of pages, in addition to those of the lexicon. */
const PAGE_NAMES = [
  ...[
    'start',
    'startseite',
    'accueil',
    'acceuil',
    'inicio',
    'portada',
    'pagina iniziale',
    'homepagina',
    'pagina inicial',
  ],
  ...['formulaire', 'formular', 'formulario', 'modulo', 'formulier', 'form', 'landing page', 'main page', 'overview'],
  ...['ubersicht', 'ueber mich', 'mentions', 'plan du site', 'site', 'page', 'seite', 'pagina', 'presentation'],
];
let pageNames: ReadonlySet<string> | undefined;

/** True for the name of a page: `Kontakt`, `Formulaire`, `Servicios`. */
function isPageName(name: string): boolean {
  pageNames ??= new Set([
    ...PAGE_NAMES,
    ...LANGUAGES.flatMap((code) => Object.values(language(code).pages.roles).flat())
      .filter((word) => !word.includes('*'))
      .map((word) => foldText(word)),
  ]);
  return pageNames.has(foldText(name));
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
  if (entry || GREETING.test(shown) || ABOUT_ITSELF.test(shown) || isPageName(shown)) return 'page-name';
  // `Home | Acme Plumbing` is the name of a page and the name of the business.
  if (at === 'allOfTitle' && partsOf(shown).some((part) => isPageName(part) || entries.has(normaliseName(part))))
    return 'page-name';
  if (WEB_ADDRESS.test(shown)) return 'web-address';
  // The owner of `move-removals.co.uk` may be called Move Removals.
  return region !== 'meta' && isTradeAlone(shown, spoken) && !spells(value, host) ? 'too-general' : null;
}

/** Small words and company nouns that do not distinguish one name from another. */
const SAYS_NOTHING =
  /^(?:the|a|an|and|or|of|your|our|my|local|home|best|professional|service|services|company|firm|shop|und|der|die|das|ihr|ihre|fur|meisterbetrieb|firma|betrieb|et|le|la|les|l|votre|entreprise|y|e|el|los|las|su|empresa|servicio|servicios|il|lo|i|gli|di|del|de|servizi|azienda|en|het|uw|bedrijf|o|os|as|sua|servico|servicos|site|website|web|homepage|webseite|pagina|sito|oficial|official|officiel|ufficiale|offizielle|profissional|profesional|professionnel|professionnelle|professionale)$/;

/** The end of a word for what is done, not for who does it: `Ontspanningstherapie`, `Lichttherapie`. */
const KIND_OF_WORK = /(?:th?erap(?:ie|ies|ien|ieen|y|ias?)|massages?|massagen|coaching|beratung)$/;

/** `A & Y Plumbing`, `D&D Electrical`: the initials of the owners are a name. */
const INITIALS = /(?:^|\s)\p{Lu}\s?[&+]\s?\p{Lu}(?=\s|$)/u;

/** `Roof repair in Boise`: what follows says where, or for whom. */
const PLACE = /\s(?:in|near|across|im|à|nella|em)\s.*$/iu;

/** True for a name that is only the trade, which hundreds share: `Oficina Mecânica`, `Plumbing in Boise`. */
function isTradeAlone(name: string, spoken: string): boolean {
  if (INITIALS.test(name)) return false;
  const code = LANGUAGES.find((one) => one === spoken) ?? 'en';
  const told = name.replace(PLACE, '');
  const rest = [...told];
  for (const { start, end } of findTradeTerms(told, code)) for (let at = start; at < end; at += 1) rest[at] = ' ';
  const words = (foldText(rest.join('')).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !KIND_OF_WORK.test(word));
  return words.length < told.split(' ').length && words.every((word) => SAYS_NOTHING.test(word));
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
  return words.every((word) => SAYS_NOTHING.test(word) || placed.has(word));
}
