/** Sites on which customers book with a business: practices, salons, restaurants, rooms, lessons. */
export const BOOKING_HOST =
  /(?:^|\.)(?:doctolib|doctena|doctoralia|topdoctors|treatwell|salonkee|opentable|thefork|quandoo|eversports|airbnb|clickdoc|keldoc|maiia|resalib|crenolib|liberlo|planity|fresha|booksy|calendly|setmore|acuityscheduling|simplybook|youcanbook|timify|shore|phorest|salonized|vagaro|mindbodyonline|zocdoc|jameda|miodottore|lafourchette|resy|sevenrooms|formitable|zenchef|resengo|booking|housecallpro|janeapp|healthengine|hotdoc|gettimely|bookwhen|momoyoga|reservio|agendapro|reservo|trinks|terminland|dr-flex|samedi|etermin|onlineafspraken|onedoc|cal|as)\.(?:com?(?:\.\w{2})?|me|app|net|[a-z]{2})$/;

/** A link or form that asks for a quote, a room or a place at a school. Lower case without accents. */
export const ASKS_FOR_QUOTE =
  /\b(?:(?:get|request|ask for) (?:a |an |your |my )?(?:free |no obligation |instant )*(?:quote|estimate|quotation)|(?:unverbindlich|kostenlos|kostenfrei) anfragen|(?:pide|pida|solicit\w+) (?:tu |un |su )?presupuesto|demande\w* (?:un |une |votre |mon |de )?(?:devis|soumission)|(?:devis|soumission) (?:gratuite?|en ligne)|angebot (?:anfordern|anfragen|einholen)|richied\w+ (?:un |il tuo )?preventivo|(?:pec[ao]|solicit\w+) (?:um |o seu |seu )?orcamento|offerte aanvragen|(?:kostenlose|unverbindliche) anfrage|jetzt (?:unverbindlich |kostenlos )?anfragen|(?:buchungs|reservierungs|termin)anfrage|pedi (?:tu |un |ya )?(?:presupuesto|cotizacion|turno)|cotizar (?:gratis|ahora|online|mi|tu|por whatsapp)|(?:solicit\w+|pide|pida) (?:tu |una |su )?cotizacion|enrol+ (?:now|today|online|your child)|richiest\w+ (?:di )?(?:prenotazione|preventivo)|demande de (?:reservation|rendez-vous|devis|rdv)|solicitud de (?:reserva|cita|presupuesto)|pedido de (?:orcamento|reserva|marcacao)|boekingsaanvraag|(?:gratis|vrijblijvende?) offerte|preventivo (?:gratuito|gratis|online)|orcamento (?:gratis|gratuito|sem compromisso|online)|presupuesto (?:gratis|gratuito|sin cargo|sin compromiso|online)|vraag (?:een |uw |je )?offerte aan)\b/;

/** A question of the site about booking, in all languages that the scan reads. Lower case without accents. */
export const ASKS_HOW_TO_BOOK =
  /\b(?:how|wie|comment|como|come|hoe)\b.{0,40}\b(?:book|appointment|schedul|reserv|termin|buch|rendez|rdv|citas?\b|turno|hora\b|agend|marc(?:ar|o|acao)\b|consulta|prenot|appuntament|afspra|boek)/;

/** A way in which customers reach the business: a number, an address, a form, a message. */
export const TELLS_CHANNEL =
  /\b(?:whatsapp|sms|e-?mails?|mail|phone|call|text us|telefon\w*|telephon\w*|appel\w*|llama\w*|chiama\w*|ligue|bel(?:len)? ons|form(?:ular\w*|ulaire|ulario|ulier)?|online|en ligne|en linea|app)\b|@|\+?\(?\d[\d ()./-]{7,}\d/;
