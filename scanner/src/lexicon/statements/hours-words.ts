import { anyOf, type ByLanguage } from '../language-code.ts';
import { foldText } from '../word-pattern.ts';

/** Words next to times and about opening hours, in all languages of the scan. They run on folded text. */

/** The meals for which a restaurant opens. */
export const MEALS = anyOf({
  en: 'lunch|dinner|brunch',
  de: 'mittags?|mittagessen|mittagstisch|abends?|abendessen',
  es: 'comidas?|almuerzos?|cenas?',
  fr: 'midi|dejeuner|diner|soir',
  it: 'pranzo|cena',
  nl: 'lunch|diner',
  pt: 'almoco|jantar',
});

const SEASONS: ByLanguage = {
  en: 'summer|winter',
  de: 'sommer|winter',
  es: 'verano|invierno',
  fr: 'ete|hiver',
  it: 'estate|inverno',
  nl: 'zomer|winter',
  pt: 'verao|inverno',
};
const MONTHS =
  'jan|feb|fev|mar[sczt]|apr|avr|mai|may|mag|jun|juin|giu|jul|juil|lug|aug|aout|ago|sep|set|okt|oct|ott|out|nov|dez|dec|dic';
/** The name of a month or of a season. */
export const MONTH_OR_SEASON = new RegExp(`\\b(?:${MONTHS}|${anyOf(SEASONS)})\\w*\\b`);

const OPENS_AT: ByLanguage = {
  en: 'from|as of',
  de: 'ab',
  es: 'desde|a partir de',
  fr: 'des|a partir des',
  it: 'dalle|a partire dall[ae]',
  nl: 'vanaf',
  pt: 'a partir d(?:e|as)',
};
/** `ab 17`, `from 5`. */
export const FROM_TIME = new RegExp(`\\b(?:${anyOf(OPENS_AT)}) (?:le |las |as )?\\d{1,2}(?: ?[:.h] ?\\d\\d)?(?!\\d)`);

/** The unit right after a time. */
export const UNIT_OF_TIME = /^ ?(?:uhr|uur|u|h|horas?|heures?|ore|[ap]\.? ?m)(?![a-z])\.?/;

const UNTIL: ByLanguage = {
  en: 'to|till?|until|and until',
  de: 'bis|und bis',
  es: 'a|hasta',
  fr: 'a|jusqu',
  it: 'alle',
  nl: 'tot|t/m',
  pt: 'as|ate',
};
const COUNTED = '€|euro|%|jahre|years|ans|anos|anni|jaar|personen|people';
/** Right after a time: until when, or what is counted instead. */
export const UNTIL_OR_COUNTED = new RegExp(`^(?:,? ?(?:-|–|—|${anyOf(UNTIL)})(?![a-z])|\\.\\d| ?(?:${COUNTED}))`);

const OCLOCK = '(?: ?(?:h|u|uhr|uur|ore|horas|[ap]\\.?m\\.?))?';
const TIME = `\\d{1,2}(?: ?[:.h] ?\\d\\d)?${OCLOCK}(?![a-z\\d])`;
const TO = 'a|as|al|alle|bis|to|tot';
/** `12 - 14.30 Uhr`, `de 9 a las 17`. */
export const TIME_RANGE = new RegExp(`(?<![\\d.,:/-])${TIME} ?(?:-|–|—|${TO})(?: (?:las|les))? ?${TIME}`, 'g');

const BETWEEN_WORDS: ByLanguage = {
  en: 'between',
  de: 'zwischen',
  es: 'entre',
  fr: 'entre',
  it: 'tra|fra',
  nl: 'tussen',
  pt: 'entre',
};
const AND_WORDS: ByLanguage = { en: 'and', de: 'und', es: 'y', fr: 'et', it: 'e', nl: 'en', pt: 'e' };
const ARTICLES = '(?:(?:las?|les|le|as|às|de) )?';
/**
 * The "and" of `between 9am and 5pm`, `zwischen 8:00 und 19:00`, `entre las 9 y las 17`: two times of one day. Runs on
 * text as it is written.
 */
export const AND_OF_BETWEEN = new RegExp(
  `(?<=(?<!\\p{L})(?:${anyOf(BETWEEN_WORDS)}) ${ARTICLES}\\d{1,2}(?:[:.h]\\d{2})? ?(?:[ap]\\.?m\\.?|uhr|uur|h)?) (?:${anyOf(AND_WORDS)}) ${ARTICLES}(?=\\d)`,
  'giu',
);

/** Words that begin a condition. */
export const CONDITIONS: ByLanguage = {
  en: 'if|when|whether|unless|in case',
  de: 'wenn|falls|sofern|ob',
  es: 'si|cuando|en caso de que',
  fr: 'si|lorsque|quand',
  it: 'se|quando|qualora',
  nl: 'als|indien|mocht|wanneer',
  pt: 'se|quando|caso',
};

const COURSE_NAMES: ByLanguage = {
  en: 'courses?|classes|class (?:schedule|times)|course (?:schedule|times)|timetable|lessons',
  de: 'kurse|kurs(?:plan|ubersicht|uebersicht|angebote?|zeiten|termine)|stundenplan|trainingsplan|trainingszeiten',
  es: 'clases|cursos?',
  fr: 'cours|planning des cours|emploi du temps',
  it: 'corsi|lezioni',
  nl: 'cursus(?:sen)?|lessen|rooster|lesrooster|lestijden',
  pt: 'aulas|cursos?',
};
/** A page about courses, by its path with spaces between the words: `class schedule`, `horarios de clases`. */
export const COURSES = new RegExp(`\\b(?:${anyOf(COURSE_NAMES)})\\b`);

const OPENING_LABELS: ByLanguage = {
  en: 'opening (?:hours|times)|business hours|office hours|\\bopen\\b',
  de: 'offnungszeit|geschaftszeit|burozeit|sprechzeit|sprechstunde|geoffnet',
  es: 'apertura|abierto|horario de atencion',
  fr: 'ouverture|ouvert|consultation',
  it: 'apertura|aperto',
  nl: 'openingstijd|openingsuren|geopend|spreekuur',
  pt: 'funcionamento|aberto|horario de (?:atendimento|abertura)',
};
/** Labels of opening hours that never mean lessons, as `Horaires` alone may. */
export const OPENING = new RegExp(anyOf(OPENING_LABELS));

/** `Tarifs de nuit (19-23h), week-end : 80 €`: when something costs more. */
const TIMES_OF_PRICES =
  /\b(?:tarifs?|tarif[ae]s?|tariff[ae]|tarieven|tarief|surcharges?|majoration|recargo|suplemento|zuschlage?|toeslag|acrescimo)\b[^.]{0,80}\d ?(?:h|:\d\d)? ?(?:-|–|a|bis|to|tot|alle) ?\d/;

/** `9am-6pm @ £5.00 per hour`: what the hire of a room costs. */
const PRICE_OF_AN_HOUR =
  /\d ?(?:[ap]m|h|uhr|uur|ore)?[^\w£$€]{0,4}(?:(?:at|je|zu|por|a|voor) )?(?:[£$€] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:[£$€]|eur\b|chf\b)) ?(?:an?|per|the|pro|je|die|par|de|l'|por|la|all'|a|het)?[ /]?(?:hour|hr|h|stunde|std|heure|hora|ora|uur)\b/;

/** Words between the first and the last day. */
export const UP_TO = `(?:-|–|—|t/m|${TO}|au|until)`;

const FILL_IN: ByLanguage = {
  en: 'e\\.g\\.|please|fill in|insert|enter|your|example',
  de: 'bitte|erganzen|eintragen|z\\. ?b\\.|beispiel',
  es: 'p\\. ?ej|ejemplo|rellenar|completar|indicar',
  fr: 'p\\. ?ex|exemple|completer|remplir|indiquer|a preciser',
  it: 'ad es|esempio|inserire|completare|indicare',
  nl: 'bijv|voorbeeld|invullen|aanvullen',
  pt: 'p\\. ?ex|exemplo|preencher|completar|inserir',
};
/** A blank that asks for times: `[bitte ergänzen: z. B. 9:00 – 17:00 Uhr]`. Runs on folded text. */
const BLANK_TIMES = new RegExp(`\\[[^\\[\\]]{0,40}\\b(?:${anyOf(FILL_IN)})`);

/** True for a text in lower case with a blank in the place of opening hours. */
export function holdsBlankTimes(lower: string): boolean {
  return lower.includes('[') && BLANK_TIMES.test(foldText(lower));
}

/** Weeks that take turns: what holds in one week does not hold in the next. */
const ALTERNATE_WEEKS =
  /\b(?:(?:on)?even (?:weken|week)|(?:un)?gerade[nr]? (?:kalender)?wochen?|(?:odd|even|alternate) weeks?|every (?:other|second) week|semaines? (?:im)?paires?|semanas? (?:im)?pares|settimane? (?:dis)?pari)\b/;

/** True for a folded text whose times say when something costs how much, or hold only every other week. */
export function isOfPricesOrSomeWeeks(folded: string): boolean {
  return TIMES_OF_PRICES.test(folded) || PRICE_OF_AN_HOUR.test(folded) || ALTERNATE_WEEKS.test(folded);
}

/** Notes to the author of the page: `Hours shown are sample placeholders`, `Update these to match your schedule`. */
const SAMPLE_HOURS =
  /^(?:\W*)(?:(?:the |our |les |los |gli |de |os |die )?(?:opening |office |business )?(?:hours|times|offnungszeiten|sprechzeiten|horaires?|horarios?|orari[o]?|openingstijden|openingsuren)\b[^.]{0,40}\b(?:samples?|placeholders?|examples?|beispiel\w*|platzhalter|exemples?|fictifs|ejemplos?|esempio|voorbeeld\w*|exemplos?)\b|(?:please )?(?:update|replace|adjust|change|edit) (?:these|this|the|them|with)\b[^.]{0,40}\byour (?:\w+ )?(?:hours|schedule|opening times)\b|(?:sample|placeholder|example) (?:opening |office |business )?(?:hours|times)\b|(?:beispiel|muster)-?(?:offnungs|sprech)zeiten\b|(?:horarios?|horaires|orari) (?:de |d'|di |a titre d')?(?:ejemplo|exemple|esempio|exemplo)\b)/;

/** Words of which every such note has one. */
export const SAMPLE_HOURS_CUES: readonly string[] = [
  ...['sample', 'placeholder', 'example', 'update', 'replace', 'adjust', 'change', 'edit', 'beispiel', 'platzhalter'],
  ...['muster', 'exemple', 'fictifs', 'ejemplo', 'esempio', 'voorbeeld', 'exemplo'],
];

/** True for a folded text that calls the opening hours around it samples. */
export function saysHoursAreSamples(folded: string): boolean {
  return SAMPLE_HOURS.test(folded);
}
