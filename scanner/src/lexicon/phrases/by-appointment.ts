import { foldText } from '../word-pattern.ts';

/**
 * Words for "by appointment". Words for "on request", and "nach Vereinbarung" alone, are left out: they are
 * said of prices and of goods as well.
 */
const BY_APPOINTMENT = new RegExp(
  [
    `(?:strictly|only|seen|open|work|works|hours:?|visits?|consultations?|sessions?|customers?|clients?|patients?|studio|viewings?) (?:is |are |by )*(?:strictly |only )?by (?:prior )?appointment|by (?:prior )?appointment only|appointments? only|^by (?:prior )?appointment`,
    String.raw`(?:termin\w*|sprech\w+|beratung\w*|behandlung\w*|offnungszeiten|geoffnet|offen|ordination\w*|besuch\w*|praxis|studio|atelier|wir arbeiten|nur|ausschliesslich)(?: \w+){0,3} (?:nach|mit) (?:\w+er )?(?:vereinbarung|absprache|terminvereinbarung|terminabsprache|termin|voranmeldung)|^nach (?:\w+er )?(?:terminvereinbarung|terminabsprache|voranmeldung)`,
    String.raw`(?:consultations?|seances?|rendez-?vous|cabinet|accueil|recois|recoit|recevons|horaires?|ouvert\w*|uniquement|exclusivement|seulement|visites?|soins?|atelier|salon|studio)\b[^,;]{0,40} sur (?:rendez-?vous|rdv)|^(?:uniquement |exclusivement )?sur (?:rendez-?vous|rdv)`,
    String.raw`(?:atendemos|atencion|consultas?|horarios?|visitas?|abierto|solo|unicamente|exclusivamente|trabajamos|sesiones)\b[^,;]{0,40} (?:con|bajo|por|mediante) (?:cita|previa cita|cita previa)|^(?:con |solo |bajo )?(?:cita previa|previa cita)$`,
    String.raw`(?:si riceve|riceve|riceviamo|ricevimento|visite|consulenze|sedute|orari\w*|apert\w+|solo|esclusivamente|unicamente|lo studio)\b[^,;]{0,40} (?:su|previo|per) appuntamento|^(?:si riceve )?(?:solo )?(?:su|previo) appuntamento`,
    String.raw`(?:geopend|open|spreekuur|behandeling\w*|consult\w*|werken|uitsluitend|alleen|enkel|praktijk|salon|atelier|bezoek)\b[^,;]{0,40} (?:op|volgens|na) (?:telefonische )?afspraak|^(?:op|volgens|na) (?:telefonische )?afspraak`,
    String.raw`(?:atendimento|atendemos|consultas?|horarios?|somente|apenas|exclusivamente|visitas?|sessoes|aberto)\b[^,;]{0,40} (?:com hora marcada|(?:por|com|mediante|sob) (?:marcacao|agendamento))|^(?:com hora marcada|(?:por|mediante|sob) (?:marcacao|agendamento))`,
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
);

/** Prices, visits at home and further times are agreed as well, by businesses with fixed hours. */
const OF_SOMETHING_ELSE =
  /\b(?:prices?|preise?|prix|tarifs?|precios?|prezz[io]|prijs|prijzen|precos?|devis|kosten|cost|home visits?|house calls?|hausbesuch\w*|domicil\w*|huisbezoek\w*|also|other|outside|evenings?|weitere|andere\w*|ausserhalb|auch|abends?|abendtermin\w*|aussi|egalement|en dehors|soirs?|autres?|tambien|otros?|fuera|anche|altri|fuori|ook|andere|buiten|avonds?|tambem|outros?|fora|parking|delivery|lieferung\w*|abholung\w*|pick-?up)\b/;

/** True for a sentence that says that customers come by appointment, as the whole answer to when they can come. */
export function saysByAppointment(text: string): boolean {
  const folded = foldText(text).trim();
  return BY_APPOINTMENT.test(folded) && !OF_SOMETHING_ELSE.test(folded);
}
