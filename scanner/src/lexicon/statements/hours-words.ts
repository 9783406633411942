/** Words next to times that are not weekly opening hours, in all languages of the scan. They run on folded text. */

/** `Tarifs de nuit (19-23h), week-end : 80 €`: when something costs more. */
const TIMES_OF_PRICES =
  /\b(?:tarifs?|tarif[ae]s?|tariff[ae]|tarieven|tarief|surcharges?|majoration|recargo|suplemento|zuschlage?|toeslag|acrescimo)\b[^.]{0,80}\d ?(?:h|:\d\d)? ?(?:-|–|a|bis|to|tot|alle) ?\d/;

/** `9am-6pm @ £5.00 per hour`: what the hire of a room costs. */
const PRICE_OF_AN_HOUR =
  /\d ?(?:[ap]m|h|uhr|uur|ore)?[^\w£$€]{0,4}(?:(?:at|je|zu|por|a|voor) )?(?:[£$€] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:[£$€]|eur\b|chf\b)) ?(?:an?|per|the|pro|je|die|par|de|l'|por|la|all'|a|het)?[ /]?(?:hour|hr|h|stunde|std|heure|hora|ora|uur)\b/;

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
