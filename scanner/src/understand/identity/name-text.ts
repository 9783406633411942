import { isUnchangedTitle } from '../../lexicon/sample/sample-text.ts';
import { isPlaceholderName } from '../contact/placeholders.ts';
import { normaliseName } from './names.ts';

const MAX_NAME_LENGTH = 80;
/** Longer texts are not names. */
const MAX_READ_LENGTH = 300;
const MAX_PARTS = 20;
const NO_NAME =
  /^(?:home|homepage|welcome|contact(?: us)?|about(?: us)?|services?|blog|index|website|your (?:company|business)(?: name)?|company name|business name|all rights reserved|logo|menu|copyright|wordpress|wix|squarespace|godaddy)$/i;

/** What a page says before a script fills it or sends the visitor on. */
const BEFORE_THE_PAGE =
  /^(?:(?:page )?(?:loading|redirecting|redirect)|please wait|just a moment|one moment(?: please)?|(?:seite )?(?:wird geladen|lädt|laden)|(?:bitte |einen moment )?(?:warten|weiterleitung|bitte)|weiterleiten|chargement(?: en cours)?|redirection(?: en cours)?|(?:veuillez )?patienter|un (?:instant|momento|momentito)|cargando|redirigiendo|redireccionando|(?:por favor )?espere|caricamento(?: in corso)?|(?:reindirizzamento|attendere)(?: in corso| prego)?|bezig met laden|(?:even )?geduld|doorverwijzen|doorsturen|carregando|aguarde|redirecionando)[\s.…!]*$/i;

/** Leftovers of templates and broken pictures in place of a name, and titles of persons without a name. */
const LEFTOVER =
  /\{\{|\}\}|<\?|\[[^\]]*\]|^(?:info here|(?:reserved|all rights)\b.*|template by .*|(?:img|image|picture|photo|logo) (?:not found|placeholder)|de la empresa|de l'entreprise|dell'azienda|da empresa|(?:dr|prof|dipl|mag)\.?(?: med\.?| dent\.?| vet\.?)*|llms\.?txt)$|\b(?:derechos reservados|tou[st]s? (?:les )?droits r[ée]serv[ée]s|alle rechte vorbehalten|alle rechten voorbehouden|tutti i diritti|(?:todos|alguns) (?:os )?direitos|all rights reserved)\b|@/i;
/** Separators, symbols and emoji around a name: `Self-Love Beauty Salon ✦`. */
const EDGE_SIGNS =
  /^(?:[\s\-–—·•:|»«.,;#*]|\ufe0f|\u200d|(?![©®™])[\p{So}\p{Extended_Pictographic}])+|(?:[\s\-–—·•:|»«,;#*]|\ufe0f|\u200d|(?![©®™])[\p{So}\p{Extended_Pictographic}])+$/gu;
/** An e-mail, web or phone contact after a name. */
const CONTACT_AFTER =
  /\s+(?:\S{1,60}@\S{1,60}|https?:\S+|www\.\S+|(?:tel|phone|telefon|tél)\b.*|\(?\+?\d[\d ()/-]{6,}).*$/i;
/** `example.com is for sale` names a domain, not a business. */
const LOOKS_LIKE_HOST =
  /\b[a-z0-9-]+\.(?:com|net|org|test|co|us|biz|info|io)\b.*\b(?:sale|parked|domain)\b|^this domain\b/i;

const WELCOME =
  /^(?:welcome to|willkommen (?:bei|in|im)|herzlich willkommen (?:bei|in|im)|bienvenidos? an?|bienvenue (?:chez|à|au)|benvenuti (?:da|a|al|alla|in)|welkom (?:bij|in)|bem[- ]vindos? (?:à|ao|a))\s+/i;

/** Three single words with the same sign between them: `Precision • Quality • Efficiency`. */
const SLOGAN = /^[\p{L}-]+\s*([•·|])\s*[\p{L}-]+\s*\1\s*[\p{L}-]+$/u;
/**
 * A full stop ends a part only before a number, because titles have many abbreviations: `Dr. med. dent. Kern`. A hyphen
 * without a space before it does so only after the name of the page: `Home- Acme`, but not `Bau- und Möbelschreinerei`.
 */
const TITLE_BREAK =
  /\s*[|•·–—:»]\s*|\s+[-/~>›]+\s+|(?<=\p{Ll}{3})\.\s+(?=\d)|(?<=^\s*(?:[Hh]ome|HOME|[Hh]omepage|[Ss]tart|[Ss]tartseite|[Aa]ccueil|[Ii]n[ií]cio|[Ww]elkom|[Ww]elcome))-\s+/u;

/** Words around the name in a heading: `Website of Trattoria Pelliccia`, `Acme Salon BOOK NOW`. */
const WORDS_BEFORE = /^(?:(?:the )?(?:official )?(?:web ?site|home ?page) (?:of|von|de|di|van) )/i;
/** `Flash Plumbing Home Page`: what a page is, behind the name of the business. */
const PAGE_AFTER =
  /(?<=\p{L}{3}\P{L}+)(?:home ?page|official (?:web ?)?site|startseite|accueil|inicio|início|página inicial)$/iu;
const CALL_AFTER =
  /\s+(?:(?:book|call|order|shop|apply) (?:now|online|today|us)|get (?:a|your) (?:free )?quote|jetzt (?:buchen|anrufen)|(?:réserver|reserva|reservar|prenota|reserve|agende) (?:en ligne|maintenant|ahora|online|ora|agora)|boek (?:nu|online))\s*!*$/iu;

/**
 * A text in the place of a name, without what surrounds a name: contacts, separators. `value` is its form for comparison.
 * Null if it cannot be a name, such as a leftover of a template.
 */
export function nameIn(text: string): { value: string; shown: string } | null {
  const shown = text
    .slice(0, MAX_READ_LENGTH)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(CONTACT_AFTER, '')
    .replace(WORDS_BEFORE, '')
    .replace(CALL_AFTER, '')
    .replace(PAGE_AFTER, '')
    .replace(EDGE_SIGNS, '')
    .trim();
  const value = normaliseName(shown);
  const isNone =
    value === '' ||
    shown.includes('|') ||
    shown.length > MAX_NAME_LENGTH ||
    NO_NAME.test(shown) ||
    BEFORE_THE_PAGE.test(shown) ||
    isUnchangedTitle(shown) ||
    LEFTOVER.test(shown) ||
    isPlaceholderName(shown) ||
    LOOKS_LIKE_HOST.test(shown) ||
    !/\p{L}{2}/u.test(shown);
  return isNone ? null : { value, shown };
}

/** The parts of a title or heading between its separators: `Drains | Acme Plumbing` has two. */
export function partsOf(text: string): string[] {
  return text.split(TITLE_BREAK, MAX_PARTS).filter((part) => part.trim() !== '');
}

/** A heading without the greeting: `Welcome to Acme Plumbing!` is `Acme Plumbing`. */
export function withoutGreeting(text: string): string {
  const whole = text.slice(0, MAX_READ_LENGTH).replace(WELCOME, '');
  return whole === text ? whole : whole.replace(/\s*!+$/, '');
}

/** True for `Precision • Quality • Efficiency`, which has no name in it. */
export function isSlogan(text: string): boolean {
  return SLOGAN.test(text);
}
