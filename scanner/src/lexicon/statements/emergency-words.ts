/**
 * Words about help in an emergency and at any hour, in all languages of the scan. They run on folded text: lower case
 * without accents.
 */

/** An emergency, or a service that exists for emergencies. */
export const EMERGENCY =
  /(?<!\bnon[- ])\b(?:emergenc(?:y|ies|ias?)|emergencial|urgenc(?:es?|ias?)|urgenz[ae]|emergenz[ae]|(?:servicio|intervencion|reparacion\w*|intervention|depannage|intervent[io]|riparazion[ei]|reparac\w+|atendimento|atencion) urgent[ei]?s?|dringenden fallen|(?:[a-z]{1,20}-?)?not(?:fall|dienst|ruf)[a-z]*(?:-[a-z]+)?|(?:ruf)?bereitschaft(?!sdienst-?(?:zentral|prax))\w*|pikett?\w*|spoed(?!cursus|opleiding|examen|rijles|les|traject|pakket)\w*|nood(?:dienst|geval\w*|hulp)|storings(?!gericht)\w*|pronto intervento|reperibil\w*|plantao(?! de (?:atendimento|vendas|duvidas|imprensa|corretores))|de guardia|astreinte|(?:emergency|24[- ]hour|breakdown) call-?outs?|breakdown (?:recovery|service|assistance|cover)|roadside assistance|soccorso stradale)\b/;

/** A service that only exists for emergencies: its name alone says that the business offers it. */
export const EMERGENCY_SERVICE =
  /^(?:(?:[a-z]{1,20}-?)?not(?:dienst|ruf)|notfall-?(?:dienst|service|nummer|beratung|hotline|telefon)|pronto|spoed\w*(?:dienst|service)|storings|bereit|rufber|reperib|astreinte|plantao|roadside|soccorso|nood(?:dienst|hulp)|pikett)/;

/** Around the clock. */
export const ANY_HOUR =
  /\b24 ?(?:h|hrs?|std\.?)? ?[/x] ?(?:7|24)\b|\b24 ?-?(?:hours?|hrs?|h|horas|ore|uur|stunden|std)\b|\baround[- ]the[- ]clock\b|\bround[- ]the[- ]clock\b|\bday (?:or|and) night\b|\brund um die uhr\b|\btag und nacht\b|\b24 ?h(?:eures)? (?:sur )?24\b|\bjour et nuit\b|\bh ?24\b|\bgiorno e notte\b|\bdia (?:y|e) no(?:che|ite)\b|\bdag en nacht\b/;

/** Around the clock, and no length of time as `24 hours` may be. */
export const SURELY_ANY_HOUR = /24 ?h? ?[/x] ?(?:7|24)|h ?24|su 24|sur 24|clock|uhr|nacht|night|nuit|notte|noche|noite/;

/** Before `24 hours`: a time within which something happens. */
export const WITHIN =
  /\b(?:within|in|under|less than|least|about|innerhalb(?: von)?|innert|binnen|bis|nach|vor|mindestens|spatestens|minimaal|minstens|tenminste|ten minste|uiterlijk|au moins|al menos|almeno|pelo menos|sous|dans(?: les)?|menos de|en|entro|em|ate|menor a|maximo|prochaines|next|first)\b(?: \w+){0,2} ?$/;

/** After `24 hours`: a notice or an answer. */
export const NOTICE =
  /^.{0,14}\b(?:notice|before|beforehand|prior|ahead|vor|vorher|vorab|zuvor|im voraus|voor|antecedencia|vooraf|tevoren|avant|a l'avance|antes|de anticipacion|anticip\w+|prima|preavviso|preavis|in advance|reaktion\w*|response time|reactie|antwort|risposta|ouvrees|sous|later|nach|retorno|ruckmeldung|ruckruf\w*|call-?back|richiamat\w+|terugbel\w*|(?:respuesta|resposta|risposta|reponse|antwort|reply|answer) (?:a|to|auf|op|sur)|(?:for|pour|para|per|fur|voor) (?:\w+ ){0,2}(?:quotes?|cotizacion\w*|presupuestos?|orcamentos?|devis|preventiv[oi]|angebote?|offertes?))\b/;

/** A rule for those who cancel: `Cancellations less than 24 hours …`. */
export const CANCELS =
  /\b(?:cancel\w*|abge?sag\w*|absag\w*|sagen\b.{0,40}\bab\b|stornier\w*|annul\w*|decommand\w*|disdi\w*|afzeg\w*|afgezegd|desmarc\w*)\b/;

/** Another time than the usual one, for which no emergency service is needed: `alternative Termine`. */
export const OTHER_TIMES =
  /\b(?:alternativ\w*|andere[nr]?|abweichende|other|different|autres?|otr[oa]s?|altr[ie]|outr[oa]s) (?:termine?n?|uhrzeiten|zeiten|times?|hours|appointments?|slots?|horaires?|creneaux|rendez-vous|horas?|horarios?|citas?|fechas|orari|appuntamenti|date|tijden|tijdstip\w*|afspra\w+|datas)\b|\b(?:times?|hours|horaires|creneaux|orari|horarios?|appuntamenti) (?:alternativ\w*|differents?|divers[ie]|diferentes?|distintos?)\b/;

/** The business does something for its customers. */
export const OFFERS =
  /\b(?:offer\w*|provid\w*|handle\w*|take|bieten|biete|proposons|assur\w+|ofrec\w+|dispon\w+|atend\w+|atencion|offr\w+|garant\w+|bieden|verzorg\w+|oferec\w+|cont(?:amos|ate)|interven\w+|pren\w+ en charge|respond\w*|respuesta|intervento)\b/;

/** What is offered, or the line for it. */
export const SERVICE =
  /\b(?:\w*services?|servicios?|servic?os?|servizi[oa]?|\w*dienste?|intervent[io]|interventions?|repairs?|depannages?|reparat\w+|reparacion\w*|assistance|assistenza|asistencia|assistencia|response|recovery|care|dent\w+|dents?|plumb\w+|electric\w+|locksmith\w*|veterina\w+|towing|drain\w*|dakdekker\w*|klempner\w*|cerrajer\w+|fontaner\w+|plombier\w*|serrur\w+|eletricista\w*|elettricista\w*|encanador\w*|desentupi\w+|chaveir\w+|guincho\w*|taxi\w*|consult\w*|termin\w*|appointments?|call-?outs?|hotline|line|linea|nummer|numero|telefono|phone|mobile)\b/;

/** Somebody can be reached or asked for help. */
export const REACHED =
  /\b(?:availab\w+|erreich\w*|disponi\w+|bereikbaar|bereit|einsatz\w*|open|abert\w+|abiert\w+|aperti|sempre attiv[oi]|answer\w*|help|hulp|hilfe|hilft|helfen|call|phone|ring|contact\w*|text us|ruf\w*|anruf\w*|appel\w*|llam\w+|chiam\w+|contatt\w+|bel|bellen|lig\w+|whatsapp)\b/;

/** A business speaks of itself. */
export const SPEAKS_AS_BUSINESS =
  /\b(?:we|we're|our|us|wir|uns\w*|ich|nous|notre|nos|nuestr\w+|estamos|tenemos|disponemos|ofrecemos|atendemos|siamo|nostr\w+|offriamo|interveniamo|wij|ons|onze|somos|noss\w+|oferecemos|trabalhamos|(?:llam|contact|chiam|telefon|escrib)\w*(?:nos|ci))\b/;

/** Others than the business help, or the public emergency services. */
export const OF_OTHERS =
  /\b(?:most|many|others?|some companies|die meisten|viele|la plupart|la mayoria|muchas?|la maggior parte|molti|de meeste|a maioria|todo|cada|nearest|go to|insurer|bank|paramedics?|rettungs(?:sanit|assist)\w*)\b|\bresiden(?:cia|cy) (?:medica|concluida|program\w*|training)|\b(?:contact|call|llama|contacta|chiama\w*|appel\w+|seguire|ruf\w*|bel) (?:\S+ ){0,5}?(?:the |los |i |les |den |dei |de )?(?:emergency services|servicios de emergencia|servizi di emergenza|services d'urgence)\b/;

/** Machines, doors and goods that are there at any hour, and words that only contain `emergency`. */
export const THINGS =
  /\b(?:access|zugang|acces|acceso|accesso|toegang|acesso|(?:video|camera|kamera)\w*|\w*surveill\w*|vigilancia|cctv|parking|parkplatz|self-?service|automat\w*|laundry|laverie|lavage|tankstelle|gas station|carburant|cash ?point|atm|monitor\w*|supervis\w*|uberwach\w*|beveilig\w*|alarm\w*|pharmacy|farmacia|pharmacie|apotheke|reception|rezeption|recepcion|check-?in|gym|fund|lighting|braking|brake|exits?|contacts?|medical form|medicines?|kit|smart ?locks?|key ?(?:box|pad)|security|seguridad)\b/;

/** A form or a chat that is available at any hour: `Book online 24/7` does not promise help. */
export const ONLINE =
  /\b(?:chat|support|online|on-line|en ligne|en linea|in linea|website|site web|app|doctolib|planity|treatwell|e-?mail|formul\w+|form|tickets?|portal|book(?:ing)?|reserv\w+|prenot\w+|shop|paketstation|sb-\w+|repondeur|anrufbeantworter|voicemail(?:box)?|answering machine|contestador|segreteria telefonica|antwoordapparaat|secretaria eletronica|atendedor)\b/;

/**
 * Devices, rules and skills for emergencies, none of which is a service: `luces de emergencia`, `emergency stop`,
 * `Notfallplan`, `Erste Hilfe`.
 */
export const FOR_EMERGENCIES =
  /\bemergency (?:medical (?:care|attention|treatment)|stops?|plans?|planning|preparedness|procedures?|power|generators?|vehicles?|medicine|rooms?|departments?)\b|\b(?:luces|luz|alumbrado|iluminacion|salidas?|escaleras?|plan(?:es)?|frenado|frenazo|medicina|iluminacao|saidas?|escadas?|planos?|travagem|frenagem|illuminazione|luci|lampade|uscit[ae]|scale|pian[oi]|frenat[ae]|eclairages?|sorties?|plans?|freinages?|arrets?|medecine)\b (?:d'|d[ei] )(?:emergencias?|emergenza|urgencias?|urgences?|urgenza)\b|\bnotfall(?:plan|set|koffer|tasche|training|kurs|karte|ordner|medizin|psycholog|sanit|seelsorg)\w*|\bnotruf(?:saul|anlage|system|knopf)\w*|\b(?:first aid|erste[- ]hilfe|premiers secours|primeros auxilios|primo soccorso|primeiros socorros|eerste hulp|ehbo)\b/;

/** Before an emergency: something makes it less likely, as in `per evitare che diventino emergenze`. */
export const AVOIDS =
  /\b(?:avoid\w*|prevent\w*|evit\w+|prevenir|previen\w+|prevenire|previene|preveni[rt]|prevoir|voorkom\w*|verhinder\w*|reduc\w+|ridu\w+|reduz\w+|redui\w+|verring\w+)(?: \S+){0,3} $/;

/** After an emergency, in German and Dutch: `um Notfälle zu vermeiden`. */
export const AVOIDED = /^\S+ (?:\S+ ){0,3}?(?:zu |te )?(?:vermeid\w*|vorzubeugen|verhinder\w*|voorkom\w*)\b/;
