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

/** Somebody is there: `available`, `bereikbaar`, `nous répondons`; or the service as such. */
const AVAILABLE =
  /\b(?:available|availability|open|reach\w*|answer\w*|here for you|at your service|on call|on duty|services?|erreichbar\w*|verfugbar\w*|fur sie da|geoffnet|einsatzbereit|disponib\w+|joignables?|a votre (?:disposition|service|ecoute)|repond\w*|ouvert\w*|a (?:su|tu|vuestra) (?:disposicion|servicio)|respond\w+|abiert\w+|atendemos|atencion|servicios?|raggiungibil\w*|a (?:vostra |tua |sua )?disposizione|rispond\w*|apert[oai]|servizi\w*|bereikbaar\w*|beschikbaar\w*|geopend|voor (?:u|je|jou) klaar|klaar voor|disponive\w+|a (?:sua )?disposicao|abert\w+|atendimento|servicos?)\b/;
const CLAUSE_END = /[.,;:!?|•·–—]|\s-\s/;
const IN_SEASON =
  /\b(?:seasons?|winter\w*|summer|snow|sommer\w*|hiver|saison|invierno|inverno|temporada|stagione|seizoen)\b/;
/** How far the words may be from "around the clock", in characters. */
const REACH = 60;

/**
 * True for a text that says that the business is available at any hour, and not only in an emergency: `We are available
 * 24/7 for repairs`, but not `24/7 emergency service`.
 */
export function saysAvailableAtAnyHour(text: string): boolean {
  const folded = foldText(text);
  const hour = AT_ANY_HOUR.exec(folded);
  if (!hour || !saysAtAnyHour(text)) return false;
  const before =
    folded
      .slice(Math.max(0, hour.index - REACH), hour.index)
      .split(CLAUSE_END)
      .at(-1) ?? '';
  const behind = folded.slice(hour.index + hour[0].length, hour.index + hour[0].length + REACH).split(CLAUSE_END)[0];
  const clause = `${before}${hour[0]}${behind}`;
  return AVAILABLE.test(clause) && !IN_EMERGENCIES.test(clause) && !IN_SEASON.test(clause);
}

/** True for a text that says that the business can be called or visited at any hour. */
export function saysAtAnyHour(text: string): boolean {
  const folded = foldText(text);
  return /[a-z]{3}/.test(folded) && AT_ANY_HOUR.test(folded) && !OTHER_SUBJECT.test(folded) && !BY_MAIL.test(folded);
}
