import { hasSteps, longestClimb, longestRepeat } from '../../contact/regular-digits.ts';
import { seenSigns } from '../../seen-signs.ts';
import type { SampleSign, SignAt } from './telling-signs.ts';

/** A number in a longer text is not a phone number of this business. */
const MAX_LINE_WORDS = 14;
const MAX_NUMBERS = 20;
const DIGITS = /\d[\d ()./-]{3}/;
const NUMBER = /\+?\(?\d[\d ()./-]{3,24}\d/g;
const REACH_BEFORE = 80;
/** Captions of tax numbers, registers and licenses, right before their number. */
const CAPTION =
  /(?:^|[^a-z])(?:p\. ?iva|partita iva|c\.?f\.?|cod\. ?fisc\.?|nif|cif|cnpj|cpf|siret|siren|rcs|tva|vat|kvk|btw|abn|acn|neq|rbq|hrb|hra|uid|atu|ust-?id\w{0,10}|steuer-?(?:nummer|nr)|rfc|cuit|nit|ruc|crm|cro|crea|creci|oab|rqe|npi|iban|licen[cs]e|lic|reg(?:istration)? no|colegiad[oa])(?: (?:no|nr|number|numero))?[ .:#°ºn/[-]{0,6}(?:[a-z]{2,3}[ -]?)?$|(?:steuer|tax|vat|licen[cs]e|register)[^.]{0,60}: ?\[?(?:[a-z]{2,3} ?)?$|(?:^|[^a-z])[a-z]{2}$/;
/** Of a guest network: `Senha: 22222222`. */
const PASSWORD_BEFORE =
  /(?:password|passcode|passwort|kennwort|wlan-?schlussel|mot de passe|contrasena|clave|senha|palavra-passe|wachtwoord)[ :="']{0,6}$/;
const CURRENCY_BEFORE = /[€$£₹%]\s?$/;
const UNIT_BEHIND = /^ ?(?:€|eur\b|km\b|%)/;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;
const DATE = /^(?:\d{1,2}[./-] ?\d{1,2}[./-] ?(?:19|20)\d\d|(?:19|20)\d\d ?[-–/])/;
/** 555-0100 to 555-0199 are reserved for fiction (NANPA, "555 line numbers"); the area code 555 does not exist. */
const FICTION = /^1?(?:\d{3}55501\d\d|555\d{7}|[2-9]\d\d555(?:1234|2345|3456|4567|5678|6789|7890|9876|5555))$/;
/** Reserved by Ofcom for drama, among them the 01632 960 range. */
const DRAMA = /^(?:44|0)0?(?:1632960\d{3}|7700900\d{3}|2079460\d{3}|1[12]14960\d{3})$/;
/** Numbers of policies and contracts are filled up with zeros: `000 000 372 503 0404`. */
const FILLED_UP = /^0{4,6}[1-9]\d{5,}$/;
const MIN_IDENTIFIER = 5;
const MIN_PHONE = 8;
const MAX_DIGITS = 16;

/** What the digits of a text say: numbers in templates count up or repeat. `folded` is in lower case without accents. */
export function numberSigns(folded: string): SignAt[] {
  if (!DIGITS.test(folded)) return [];
  const isLine = folded.split(' ', MAX_LINE_WORDS + 1).length <= MAX_LINE_WORDS;
  const signs = new Map<SampleSign, number>();
  let tried = 0;
  for (const { 0: number, index } of folded.matchAll(NUMBER)) {
    if (++tried > MAX_NUMBERS) break;
    const isIdentifier = CAPTION.test(folded.slice(Math.max(0, index - REACH_BEFORE), index));
    if ((!isLine && !isIdentifier) || isOther(folded, index, number)) continue;
    const digits = number.replace(/\D/g, '');
    for (const sign of isIdentifier ? signsOfIdentifier(digits) : signsOfPhone(number, digits))
      if (!signs.has(sign)) signs.set(sign, index);
  }
  return [...signs].map(([sign, at]) => ({ sign, at }));
}

/** A date, a password, or an amount such as `$1.000.000`. */
function isOther(folded: string, at: number, number: string): boolean {
  const behind = at + number.length;
  return (
    DATE.test(number) ||
    THOUSANDS.test(number) ||
    CURRENCY_BEFORE.test(folded.slice(Math.max(0, at - 2), at)) ||
    PASSWORD_BEFORE.test(folded.slice(Math.max(0, at - 24), at)) ||
    UNIT_BEHIND.test(folded.slice(behind, behind + 5))
  );
}

function signsOfIdentifier(digits: string): SampleSign[] {
  if (digits.length < MIN_IDENTIFIER || digits.length > MAX_DIGITS) return [];
  const climb = longestClimb(digits);
  return seenSigns([
    ['climbingIdentifier', climb > MIN_IDENTIFIER && climb >= digits.length - 2],
    ['climbingIdentifier', climb >= MIN_PHONE],
    ['zeroIdentifier', /^0+$/.test(digits)],
  ]);
}

function signsOfPhone(number: string, digits: string): SampleSign[] {
  if (/^555-\d{4}$/.test(number)) return ['fiction'];
  if (digits.length < MIN_PHONE || digits.length > MAX_DIGITS || FILLED_UP.test(digits)) return [];
  const climb = longestClimb(digits);
  const repeat = longestRepeat(digits);
  const groups = number.match(/\d+/g) ?? [];
  return seenSigns([
    ['climbingNumber', climb > 6],
    ['climbingLine', climb === 6],
    ['repeatedNumber', repeat > 6],
    // Some businesses have chosen a number with six equal digits, but not with zeros.
    ['repeatedLine', repeat === 6 && digits.includes('000000')],
    ['steppedPairs', hasSteps(digits)],
    ['equalGroups', groups.filter((group) => /^(\d)\1{2,}$/.test(group)).length > 1],
    ['fiction', FICTION.test(digits) || DRAMA.test(digits)],
  ]);
}
