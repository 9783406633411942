import type { CoreWords } from './question.ts';

const DAY = '(?:lun(?:edi)?|mar(?:tedi)?|mer(?:coledi)?|gio(?:vedi)?|ven(?:erdi)?|sab(?:ato)?|dom(?:enica)?)';

export const ITALIAN_ANSWERS: CoreWords = {
  what: {
    cues: [
      'siamo',
      'offriamo',
      'realizziamo',
      'ripariamo',
      'nostro',
      'nostra',
      'nostri',
      'proponiamo',
      'eseguiamo',
      'installiamo',
      'specializzati',
      'specializzata',
      'servizi',
      'facciamo',
    ],
    answered: [
      /\b(?:offriamo|realizziamo|ripariamo|proponiamo|eseguiamo|installiamo|produciamo|progettiamo|organizziamo|facciamo|puliamo|curiamo|trattiamo) (?:[\w'-]+,? ){1,6}.{5,}/,
      /\b(?:siamo|e) (?:una?|un'|il tuo|la tua|specializzat\w+ in) ?(?:[\w'-]+ ){0,4}?(?:azienda|impresa|studio|ditta|officina|ristorante|agriturismo|salone|scuola|laboratorio|negozio)\b/,
      /\bspecializzat[oaie] (?:in|nel|nella|nei) [a-z']{4,}/,
    ],
    hinted: /\bservizi\b|\bspecializzat|\bcosa facciamo\b/,
    says: ['Siamo una ditta di giardinaggio.', 'Offriamo lezioni di musica e sale prove.'],
  },
  towns: {
    cues: ['dintorni', 'zona', 'zone', 'provincia', 'limitrofi', 'tutta'],
    answered: [],
    hinted: /\bdintorni\b|\bzon[ae] (?:di|serv)\w*|\bprovincia\b|\blimitrofi\b/,
    says: [],
  },
  reach: {
    cues: ['####', '##', '@', '+', 'contatti', 'contattaci', 'chiama', 'telefono'],
    answered: [
      /(?<![\d€.])(?:\+39 ?)?(?:0\d{1,3}|3\d{2})[ ./-]?\d{3}[ .-]?\d{3,4}\b/,
      /\b[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,}\b/,
    ],
    hinted: /\bcontatt\w+|\bchiama(?:ci)?\b|\btelefono\b/,
    says: ['Tel. 070 123 987', 'Chiama il 380 351 6322'],
  },
  hours: {
    cues: [
      'lunedi',
      'lun',
      'martedi',
      'mercoledi',
      'giovedi',
      'venerdi',
      'sabato',
      'domenica',
      'ven',
      'sab',
      'dom',
      'orari',
      'orario',
      'aperto',
      'aperti',
    ],
    answered: [
      new RegExp(`\\b${DAY}\\b.{0,40}?\\b\\d{1,2}(?:[:.]\\d{2})? ?(?:-|alle|/)`),
      /\bapert[oi] (?:24 ore|h24)/,
    ],
    hinted: /\borari[o]?\b|\bapert[oi]\b|\bapertura\b/,
    says: ['Lunedì - Venerdì 9:00 - 18:00'],
  },
  emergency: {
    cues: ['urgenza', 'urgenze', 'emergenza', 'emergenze', 'pronto', 'giornata', 'stesso'],
    answered: [
      /\b(?:interven\w+|arriviamo|ripar\w+|appuntament\w+|assistenza)\b.{0,40}\b(?:in giornata|lo stesso giorno)\b/,
      /\bnon (?:\w+ ){0,3}?(?:emergenze|urgenze|pronto intervento)\b/,
    ],
    hinted: /\burgenz|\bemergenz|\bpronto intervento\b/,
    says: ['Interveniamo in giornata.'],
  },
  price: {
    cues: ['prezzo', 'prezzi', 'tariffa', 'tariffe', 'costo', 'costi', 'listino', 'preventivo', 'economici'],
    answered: [
      /\bprezz[oi] (?:fisso|chiaro|fissi|chiari|concordat[oi])\b.{0,60}\b(?:prima|senza|per)\b/,
      /\bsi paga (?:\w+ ){0,2}?(?:all'ora|a ore|a lezione|a corpo)\b/,
    ],
    hinted: /\bprezz[oi]\b|\btariff[ae]\b|\bcost[oi]\b|\blistino\b/,
    says: ["Prezzo fisso concordato prima dell'intervento"],
  },
  estimate: {
    cues: [
      'preventivo',
      'preventivi',
      'gratuito',
      'gratuita',
      'gratuiti',
      'gratis',
      'impegno',
      'consulenza',
      'sopralluogo',
      'visita',
      'prova',
    ],
    answered: [
      /\b(?:preventiv[oi]|consulenza|sopralluogo|prima (?:visita|lezione|consulenza)|lezione di prova) (?:[\w']+ ){0,3}?(?:gratuit[oai]|gratis|senza impegno|omaggio)\b/,
    ],
    hinted: /\bpreventiv[oi]\b|\bconsulenza\b|\bsopralluogo\b/,
    says: ['Preventivo gratuito e senza impegno'],
  },
  licensed: {
    cues: ['certificato', 'certificazioni', 'certificati', 'abilitato', 'iscritto', 'assicurazione', 'albo', 'laurea'],
    answered: [],
    hinted: /\bcertifica\w+|\babilitat|\biscritt|\bassicura\w+|\balbo\b/,
    says: [],
  },
  guarantee: {
    cues: ['garanzia', 'garanzie', 'garantiamo', 'garantito', 'rimborsati'],
    answered: [
      /\b\d{1,2} (?:anni|mesi) di garanzia\b/,
      /\bgaranzia (?:di|su|sui|sul|per) (?:\w+ ){0,3}?(?:\d{1,2}|lavori|lavoro|materiali|ricambi)\b/,
    ],
    hinted: /\bgaran\w+/,
    says: ['Garanzia di 24 mesi sui ricambi', 'Garanzia su tutti i lavori'],
  },
  people: {
    cues: ['team', 'staff', 'tecnici', 'siamo', 'titolare', 'docenti', 'famiglia', 'dipendenti', 'collaboratori'],
    answered: [
      /\b(?:\d{1,3}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?:\w+ )?(?:tecnici|dipendenti|collaboratori|docenti|medici|avvocati|operai|artigiani)\b/,
    ],
    hinted: /\bteam\b|\bstaff\b|\bchi siamo\b|\btecnici\b|\bgestione familiare\b/,
    says: ['Quattro docenti per ogni strumento'],
  },
  proof: {
    cues: ['##', 'recensioni', 'testimonianze', 'stelle', 'clienti', 'opinioni', 'lavori'],
    answered: [
      /\b[1-5][.,]\d ?(?:\/ ?5|su 5|stelle)/,
      /\b\d[\d.]{1,6}\+? (?:recensioni|clienti|lavori|progetti|pazienti)\b/,
    ],
    hinted: /\brecensioni\b|\btestimonianze\b|\bdicono di noi\b|\bclienti soddisfatti\b/,
    says: ['4,9 su 5 su Google'],
  },
  book: {
    cues: [
      'prenota',
      'prenotare',
      'prenotazione',
      'prenotazioni',
      'appuntamento',
      'chiama',
      'scrivi',
      'online',
      'modulo',
      'contattaci',
    ],
    answered: [
      /\bprenot\w+ (?:[\w']+ ){0,5}?(?:online|per telefono|telefonic\w+|via (?:mail|whatsapp|telefono)|al numero|chiamando|tramite)/,
      /\b(?:chiama(?:ci)?|scrivi(?:ci)?|contattaci|compila)\b.{0,60}\b(?:prenot\w+|appuntamento|preventivo)\b/,
      /\bsu appuntamento\b/,
    ],
    hinted: /\bprenot\w+|\bappuntamento\b/,
    says: ['Prenota online la tua lezione', 'Si riceve su appuntamento', 'Chiamaci per un preventivo'],
  },
};
