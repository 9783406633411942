import { foldText } from '../word-pattern.ts';

/** `24/7`, `24h/24`, `7j/7`, `H24` and the words for it in the languages of the scan. */
const AT_ANY_HOUR =
  /\b24 ?(?:h|hrs?|std\.?)? ?[/x] ?(?:7|24)\b|\b24 ?(?:hours?|hrs) (?:a|per) day\b|\bopen 24 ?h(?:ours)?\b|\baround the clock\b|\bday (?:or|and) night\b|\bany ?time,? day\b|\b24 stunden\b(?! nach)|\brund um die uhr\b|\btag und nacht\b|\b24 ?h(?:eures)? sur 24\b|\bjour et nuit\b|\b24 ore su 24\b|\bh ?24\b|\bgiorno e notte\b|\b(?:abiert[oa]s?|urgencias|servicio|disponibles?|abert[oa]s?|atendimento)\b.{0,25}\b24 ?h(?:oras?)?\b|\b24 horas (?:del dia|al dia|por dia)\b|\bdia (?:y|e) noche\b|\bdia e noite\b|\b24 uur per dag\b|\bdag en nacht\b/;

/** Care around the clock, an alarm or a lock that works at night is a service, not an opening hour. */
const OTHER_SUBJECT =
  /\b(?:pflege\w*|betreu\w*|beobacht\w*|intensivpflege|monitor\w*|\w*surveill\w*|uberwach\w*|alarm\w*|vigilancia|videosorveglianza|autopay|aufzug|lift|elevator|ascens\w+|tankstelle|petrol|fuel|carburant|gasolinera|autom[a-z]*|online|en ligne|en linea|in linea|app|formul\w+|form|15 ?\/ ?18)\b/;

/** A mailbox takes messages at any hour: `24/7 por email`. */
const BY_MAIL =
  /\b(?:24 ?\/ ?7|24 ?h(?:ours|oras|eures)?|around the clock) (?:by|via|per|por|par|pelo|tramite|mediante) (?:e-?mail|mail|correo\w*|courriel|posta elettronica)\b/;

/** Words for help in an emergency; `urgente` alone describes any job. */
const IN_EMERGENCIES =
  /\b(?:emergenc(?:y|ies|ias?)|urgenc(?:es?|ias?)|urgenze?|emergenz[ae]|not(?:fall|falle|fallen|falldienst|dienst|ruf)|pronto intervento|reperibilita|spoed\w*|storings?\w*|piket\w*|call-?outs?)\b/;

/** True for a folded text about help in emergencies, whose hours are not those of the business. */
export function isForEmergencies(folded: string): boolean {
  return IN_EMERGENCIES.test(folded);
}

/** True for a text that offers only mail around the clock. */
export function isOnlyMail(text: string): boolean {
  return BY_MAIL.test(foldText(text));
}

/** True for a text that says that the business can be called or visited at any hour. */
export function saysAtAnyHour(text: string): boolean {
  const folded = foldText(text);
  return /[a-z]{3}/.test(folded) && AT_ANY_HOUR.test(folded) && !OTHER_SUBJECT.test(folded) && !BY_MAIL.test(folded);
}
