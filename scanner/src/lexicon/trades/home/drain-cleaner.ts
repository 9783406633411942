import type { TradeEntry } from '../../trade.ts';

export const drainCleaner: TradeEntry = {
  id: 'drain-cleaner',
  questions: 'plumbing',
  customers: 'at-home',
  noun: 'drain cleaning company',
  companyNoun: 'drain cleaning company',
  schemaTypes: ['Plumber'],
  additionalType: null,
  names: {
    en: [
      'drain cleaning company',
      'drain unblocking',
      'drainage company',
      'drainage specialist*',
      'drain specialists',
      'blocked drain specialist*',
      'sewer cleaning company',
      'drainage contractor*',
      'drainage engineers',
    ],
    de: [
      'rohrreinigung*',
      'kanalreinigung',
      'rohrreinigungsdienst',
      'rohrreinigungsfirma',
      'abflussreinigung',
      'kanalservice',
      'abflussdienst',
    ],
    es: ['empresa de desatascos', 'desatascos', 'desatranco*', 'desatascador*', 'pocería', 'pocero'],
    fr: [
      'débouchage de canalisations',
      "entreprise d'assainissement",
      'déboucheur',
      'vidange et débouchage',
      'assainissement',
    ],
    it: ['autospurgo*', 'spurghi', 'auto spurgo', 'pulizia fognature', 'spurgo pozzi neri'],
    nl: ['ontstoppingsdienst*', 'rioolservice', 'rioolreiniging', 'riooltechniek', 'ontstoppingsbedrijf', 'ruimdienst'],
    pt: ['desentupidora*', 'desentupimentos', 'empresa de desentupimentos', 'limpa fossa'],
  },
  work: {
    en: ['blocked drain*', 'drain jetting', 'cctv drain survey*'],
    de: ['verstopfung', 'verstopfte rohre', 'kanal tv'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'drain unblocking',
      'blocked drains',
      'blocked toilets',
      'drain jetting',
      'high pressure jetting',
      'cctv drain surveys',
      'drain repairs',
      'drain relining',
      'septic tank emptying',
      'root removal',
      'gully cleaning',
    ],
    de: [
      'rohrreinigung',
      'kanalreinigung',
      'tv inspektion',
      'kanal tv untersuchung',
      'rohrsanierung',
      'dichtheitsprüfung',
      'abflussreinigung',
      'toilettenverstopfung',
      'wurzelentfernung',
      'hochdruckspülung',
      'rückstausicherung',
      'fettabscheider',
    ],
    es: [
      'desatasco de tuberías',
      'limpieza de fosas sépticas',
      'limpieza de arquetas',
      'inspección con cámara',
      'limpieza de bajantes',
    ],
    fr: ['débouchage wc', 'curage de canalisation*', 'inspection caméra', 'vidange fosse septique', 'débouchage évier'],
    it: ['videoispezione', 'svuotamento fosse biologiche', 'disotturazione scarichi', 'spurgo fognature'],
    nl: ['riool ontstoppen', 'camera inspectie', 'toilet ontstoppen', 'gootsteen ontstoppen', 'rioolreparatie'],
    pt: [
      'desentupimento de esgotos',
      'desentupimento de pia',
      'limpeza de fossas',
      'inspeção de canalizações',
      'desentupimento de vaso sanitário',
    ],
  },
  mentions: {
    en: `
      drain cleaning; sewer cleaning; main line cleaning; hydro jetting; clogged drains; clogged toilets;
      drain clearance; drain inspections; sewer line repair; no dig drain repair; pipe relining;
      trenchless sewer repair; manhole cleaning; catch basin cleaning; drain excavation
    `,
    de: `
      rohrverstopfung; rohrverstopfungen; wc verstopfung; verstopfte toilette; abfluss verstopft; küchenabfluss;
      fallrohrreinigung; dachrinnenreinigung; kanalsanierung; inlinersanierung; kanalinspektion; kamerauntersuchung;
      rohrortung; hebeanlagen; grubenentleerung; fettabscheiderreinigung
    `,
    es: `
      desatasco de wc; desatasco de inodoros; limpieza de tuberías; limpieza de alcantarillado;
      inspección de tuberías con cámara; rehabilitación de tuberías; vaciado de fosas sépticas;
      limpieza de separadores de grasas; achique de agua; trampas de grasa; desatasco de fregaderos;
      desatasco de bajantes; desatasco de arquetas
    `,
    fr: `
      débouchage; débouchage de canalisation; débouchage toilettes; curage; curage d'égout; hydrocurage;
      vidange de bac à graisse; passage caméra; pompage; chemisage de canalisation; recherche de fuites;
      débouchage douche; débouchage baignoire; débouchage lavabo; débouchage d'égouts; débouchage colonne
    `,
    it: `
      spurgo fosse biologiche; stasatura lavandini; disotturazione wc; disostruzione colonne; lavaggio tubazioni;
      pulizia pozzetti; pulizia caditoie; pulizia vasche; videoispezione fognature; risanamento tubazioni; relining;
      svuotamento cisterne; allagamenti; trasporto rifiuti liquidi; ricerca perdite
    `,
    nl: `
      afvoer ontstoppen; wc ontstoppen; douche ontstoppen; badkamerafvoer; rioolontstopping; rioolinspectie;
      riool vernieuwen; riool aanleggen; riool renovatie; rioolstank; geurdetectie; hogedrukreiniging; putten ledigen;
      septische put ledigen; kolken reinigen; relining; dakgoot ontstoppen
    `,
    pt: `
      desentupimento de ralo; desentupimento de ralos; desentupimento de canos; limpeza de caixa de gordura;
      hidrojateamento; vídeo inspeção; inspeção vídeo; limpeza de coletores; caça vazamentos; esgotamento de fossa;
      limpeza de poços; desentupimento de sanitas; desentupimento de colunas; desentupimento de caixa de gordura;
      desentupimento de fossas
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Rohrreinigung in Stuttgart: Notdienst bei verstopften Rohren' },
      { language: 'en', text: 'Kent drainage specialists' },
    ],
    notNamed: [
      { language: 'en', text: 'Drain the pasta and serve' },
      { language: 'de', text: 'Die Reinigung der Haut am Morgen' },
    ],
  },
  source: 'schema.org 30.0',
};
