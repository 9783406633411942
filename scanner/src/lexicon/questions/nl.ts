import type { CoreWords } from './question.ts';

const DAY =
  '(?:ma(?:andag)?|di(?:nsdag)?|wo(?:ensdag)?|do(?:nderdag)?|vr(?:ijdag)?|za(?:terdag)?|zo(?:ndag)?|dagelijks)';

export const DUTCH_ANSWERS: CoreWords = {
  what: {
    cues: ['wij', 'we', 'ons', 'onze', 'is', 'ik', 'gespecialiseerd', 'diensten', 'uw'],
    answered: [
      /\b(?:wij|we|ik|ons team|ons bedrijf|onze praktijk) (?:\w+ ){0,3}?(?:bieden|bied|repareren|installeren|plaatsen|behandelen|behandel|verzorgen|verzorg|leveren|maken|renoveren|openen|knippen|trimmen|onderhouden|schilderen|bouwen|begeleiden|begeleid|helpen)\b.{8,}/,
      /\b(?:is|zijn) (?:een|uw|de|het) (?:[\w-]+ ){0,5}?\w{0,20}(?:bedrijf|praktijk|salon|garage|kantoor|studio|winkel|slotenmaker|loodgieter|schilder|school)\b/,
      /\bgespecialiseerd in [a-z]{3,}/,
    ],
    hinted: /\bdiensten\b|\bbehandelingen\b|\bgespecialiseerd\b/,
    says: ['Wij openen deuren en vervangen sloten.', 'Trimsalon Kwispel is een kleine salon.'],
  },
  towns: {
    cues: ['omgeving', 'regio', 'werkgebied', 'omstreken', 'provincie'],
    answered: [],
    hinted: /\bomgeving\b|\bregio\b|\bwerkgebied\b|\bomstreken\b|\bprovincie\b/,
    says: [],
  },
  reach: {
    cues: ['####', '##', '@', '+', 'contact', 'bel', 'telefoon', 'bellen'],
    answered: [
      /(?<![\d€.])(?:\+3[12] ?)?\(?0?\d{1,3}\)?[ -]{1,3}\d{2,3}[ ]?\d{2}[ ]?\d{2,3}\b/,
      /\b06-?\d{8}\b/,
      /\b[\w.+-]{1,60}@[\w-]{1,60}\.[a-z]{2,}\b/,
    ],
    hinted: /\bcontact\b|\bbel (?:ons|nu)\b|\btelefoon\w*/,
    says: ['Bel ons: 035 542 09 31', '06-44366423'],
  },
  hours: {
    cues: [
      'maandag',
      'ma',
      'dinsdag',
      'woensdag',
      'donderdag',
      'vrijdag',
      'zaterdag',
      'zondag',
      'di',
      'wo',
      'do',
      'vr',
      'za',
      'zo',
      'openingstijden',
      'openingsuren',
      'open',
      'geopend',
      'dagelijks',
    ],
    answered: [new RegExp(`\\b${DAY}\\b.{0,40}?\\b\\d{1,2}(?:[:.u]\\d{0,2})? ?(?:uur|-|tot)`)],
    hinted: /\bopeningstijden\b|\bopeningsuren\b|\bgeopend\b/,
    says: ['Maandag t/m vrijdag 8:00 - 17:00'],
  },
  emergency: {
    cues: ['spoed', 'spoedgevallen', 'noodgeval', 'zelfde', 'dezelfde', 'storing'],
    answered: [
      /\bgeen (?:\w+ )?(?:spoeddienst|spoedservice)\b/,
      /\b(?:de|op) ?zelfde dag\b.{0,40}\b(?:geholpen|hersteld|gerepareerd|langs|terecht|afspraak)\b/,
    ],
    hinted: /\bspoed\w*|\bnood(?:geval|dienst)\w*|\bstoring\w*/,
    says: ['Wij hebben geen spoeddienst.', 'Vaak dezelfde dag geholpen'],
  },
  price: {
    cues: [
      'voorrijdkosten',
      'prijs',
      'prijzen',
      'tarief',
      'tarieven',
      'kosten',
      'uurtarief',
      'vaste',
      'vergoed',
      'vergoeding',
    ],
    answered: [
      /\bvaste prij(?:s|zen)\b.{0,60}\b(?:vooraf|zonder|per|voor)\b/,
      /\b(?:wordt|worden) (?:volledig |deels )?vergoed\b/,
      /\bgeen voorrijdkosten\b/,
    ],
    hinted: /\bprij(?:s|zen)\b|\btarie(?:f|ven)\b|\bkosten\b/,
    says: ['Binnen Zwolle geen voorrijdkosten', 'Vaste prijs vooraf, zonder verrassingen'],
  },
  estimate: {
    cues: ['offerte', 'gratis', 'vrijblijvend', 'vrijblijvende', 'kosteloos', 'intake', 'kennismaking', 'advies'],
    answered: [
      /\b(?:gratis|vrijblijvend\w*|kosteloos|kosteloze)(?:,? en \w+)? (?:\w+ )?(?:offerte|advies|intake|kennismaking\w*|proefles|inspectie)\b/,
      /\b(?:offerte|intake|kennismaking\w*|proefles) (?:\w+ ){0,3}?(?:gratis|vrijblijvend|kosteloos)\b/,
    ],
    hinted: /\bofferte\b|\bintake\b|\bkennismak\w+|\badvies\b/,
    says: ['Vraag een gratis offerte aan', 'De intake is gratis.'],
  },
  licensed: {
    cues: ['gecertificeerd', 'gediplomeerd', 'verzekerd', 'erkend', 'geregistreerd', 'keurmerk'],
    answered: [],
    hinted: /\bgecertificeerd|\bgediplomeerd|\bverzekerd|\berkend|\bgeregistreerd|\bkeurmerk/,
    says: [],
  },
  guarantee: {
    cues: ['garantie', 'garanties', 'tevreden', 'gegarandeerd', 'cure'],
    answered: [
      /\b\d{1,2} (?:jaar|maanden) (?:\w+ )?garantie\b/,
      /\bgarantie (?:van|op|tot) (?:\w+ ){0,3}?(?:\d{1,2}|werk\w*|materia\w+|alle|onze|reparaties?)\b/,
      /\bno cure,? no pay\b/,
    ],
    hinted: /\bgaranti\w+|\bgegarandeerd\b|\btevredenheid\b/,
    says: ['10 jaar garantie', 'Garantie op al het werk', 'No Cure No Pay'],
  },
  people: {
    cues: ['team', 'medewerkers', 'over', 'eigenaar', 'monteurs', 'familiebedrijf', 'tandartsen', 'therapeuten'],
    answered: [
      /\b(?:\d{1,3}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:\w+ )?(?:medewerkers|monteurs|tandartsen|therapeuten|behandelaars|kappers|advocaten)\b/,
    ],
    hinted: /\bteam\b|\bmedewerkers\b|\bover ons\b|\bfamiliebedrijf\b/,
    says: ['Ons team van acht medewerkers'],
  },
  proof: {
    cues: ['##', 'reviews', 'ervaringen', 'beoordelingen', 'sterren', 'klanten', 'beoordeling', 'patienten'],
    answered: [
      /\b[1-5][.,]\d ?(?:\/ ?5|van 5|sterren)/,
      /\b\d[\d.]{1,6}\+? (?:\w+ )?(?:reviews|beoordelingen|klanten|patienten)\b/,
      /\b(?:een|gemiddeld) [89][.,]\d\b/,
    ],
    hinted: /\breviews?\b|\bervaringen\b|\bbeoordeling|\btevreden klanten\b/,
    says: ['4,9 van 5 op Google', '500 tevreden klanten'],
  },
  book: {
    cues: [
      'afspraak',
      'afspraken',
      'boek',
      'reserveer',
      'plan',
      'maak',
      'bel',
      'online',
      'formulier',
      'inschrijven',
      'aanmelden',
    ],
    answered: [
      /\b(?:maak|plan|boek|reserveer)\b.{0,40}\b(?:online|telefonisch|via (?:de|het|ons|onze|whatsapp)|per (?:mail|telefoon))\b/,
      /\b(?:bel|mail|app|stuur)\b.{0,60}\b(?:afspraak|offerte|reserveren)\b/,
      /\bonline (?:afspraak|afspraken|boeken|reserveren|inschrijven)\b/,
    ],
    hinted: /\bafspra\w+|\breserv\w+|\bboek\b|\baanmelden\b/,
    says: ['Maak online een afspraak', 'Bel of mail ons voor een afspraak'],
  },
};
