import type { TradeEntry } from '../../trade.ts';

export const pianoTuner: TradeEntry = {
  id: 'piano-tuner',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency', 'guarantee', 'licensed'],
  noun: 'piano tuner',
  companyNoun: 'piano service',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Piano_tuning',
  names: {
    en: [
      'piano tuner*',
      'piano tuning',
      'piano technician*',
      'piano service*',
      'piano repair*',
      'piano restoration',
      'piano tuning and repair',
      'concert piano technician*',
    ],
    de: [
      'klavierstimmer*',
      'klavierstimmung*',
      'klavierbauer*',
      'klavierbaumeister*',
      'klaviertechniker*',
      'klavierwerkstatt',
      'klavierservice',
      'klavierreparatur*',
      'klavierrestaurierung',
      'klavier- und cembalobau*',
      'konzerttechniker*',
      'klavierbau*',
    ],
    es: [
      'afinador de piano*',
      'afinadora de piano*',
      'afinación de piano*',
      'afinador y técnico de pianos',
      'técnico de pianos',
      'reparación de pianos',
      'restauración de pianos',
      'taller de pianos',
      'afinaciones de piano',
    ],
    fr: [
      'accordeur de piano*',
      'accordeuse de piano*',
      'accord de piano*',
      'accordeur',
      'accordage de piano*',
      'réparation de piano*',
      'restauration de piano*',
      'facteur de piano*',
      'technicien piano',
      'technicien de piano*',
      'atelier de piano*',
      'accordage piano',
    ],
    it: [
      'accordatore di pianoforti',
      'accordatore pianoforti',
      'accordatura pianoforti',
      'accordatura pianoforte',
      'accordatore di pianoforte',
      'accordatore pianoforte',
      'accordature pianoforti',
      'restauro pianoforti',
      'riparazione pianoforti',
      'tecnico pianoforti',
      'tecnico accordatore',
      'laboratorio pianoforti',
    ],
    nl: [
      'pianostemmer*',
      'piano stemmer*',
      'piano stemmen',
      'pianostemmen',
      'pianotechni*',
      'pianoreparatie*',
      'pianoservice',
      'pianorestauratie*',
      'vleugel stemmen',
      'stemmen van piano*',
      'pianostembeurt',
      'concertstemmer*',
    ],
    pt: [
      'afinador de piano*',
      'afinadora de piano*',
      'afinação de piano*',
      'técnico de piano*',
      'reparação de pianos',
      'restauro de pianos',
      'restauração de pianos',
      'conserto de piano*',
      'oficina de pianos',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['piano regulation', 'piano voicing', 'piano rebuilding', 'pitch raise*'],
    de: ['flügelstimmung', 'klavierregulierung'],
    es: ['regulación de pianos', 'armonización de pianos'],
    fr: ['réglage de piano', 'harmonisation de piano'],
    it: ['regolazione pianoforti', 'intonazione pianoforti'],
    nl: ['piano intoneren', 'piano reguleren'],
    pt: ['regulação de pianos', 'regulagem de piano*'],
  },
  sharedJobs: {
    en: [
      'piano cleaning',
      'piano moving',
      'humidity control',
      'piano appraisal*',
      'piano inspection',
      'piano refinishing',
      'piano evaluations',
      'action regulation',
      'key repair',
      'piano tuning',
      'piano repair*',
      'piano tuning and repair',
    ],
    de: [
      'intonation',
      'klaviertransport',
      'stimmung',
      'regulierung',
      'reparatur',
      'restaurierung',
      'begutachtung',
      'klaviermiete',
      'klavierreinigung',
      'stimmservice',
      'klavierstimmung*',
      'klavierreparatur*',
    ],
    es: [
      'regulación',
      'transporte de pianos',
      'mantenimiento de pianos',
      'alquiler de pianos',
      'tasación de pianos',
      'restauración',
      'limpieza de pianos',
      'armonización',
      'pianos de segunda mano',
      'afinación de piano*',
      'reparación de pianos',
      'afinaciones de piano',
    ],
    fr: [
      'réglage',
      'harmonisation',
      'restauration',
      'transport de piano',
      'location de piano',
      'expertise de piano',
      'entretien de piano',
      'réparation',
      'accordage',
      "pianos d'occasion",
      'accord de piano*',
      'accordage de piano*',
      'réparation de piano*',
      'accordage piano',
    ],
    it: [
      'restauro',
      'trasporto pianoforti',
      'noleggio pianoforti',
      'accordature',
      'intonazione',
      'perizie',
      'valutazione pianoforti',
      'regolazione meccanica',
      'manutenzione pianoforti',
      'accordatura pianoforti',
      'accordatura pianoforte',
      'accordature pianoforti',
      'riparazione pianoforti',
    ],
    nl: [
      'stemmen',
      'reguleren',
      'intoneren',
      'restauratie',
      'pianoverhuur',
      'taxatie',
      'pianotransport',
      'reparatie',
      'piano onderhoud',
      'piano stemmen',
      'pianostemmen',
      'pianoreparatie*',
      'vleugel stemmen',
      'stemmen van piano*',
    ],
    pt: [
      'regulação',
      'transporte de pianos',
      'manutenção de pianos',
      'aluguer de pianos',
      'restauro',
      'avaliação de pianos',
      'harmonização',
      'limpeza de pianos',
      'aluguel de pianos',
      'afinação de piano*',
      'reparação de pianos',
      'conserto de piano*',
    ],
  },
  mentions: {
    en: `
      concert tuning; pitch correction; voicing; regulation; grand piano tuning; upright piano tuning;
      player piano repair; restringing; string replacement; key repairs; keytop replacement; action repair;
      pedal repair; hammer replacement; dampp-chaser installation; humidity control systems; pre-purchase inspections;
      piano storage; piano removal; church and school pianos; harpsichord tuning; digital piano repair;
      recording sessions; annual maintenance
    `,
    de: `
      stimmen; stimmungen; klaviere stimmen; flügel stimmen; konzertstimmung; konzertservice; mechanik;
      mechanikregulierung; intonieren; neubesaitung; hammerköpfe; dämpfer; tastatur; tastenbelag; pedale; politur;
      oberflächenbearbeitung; mottenschutz; klimatisierung; luftbefeuchtung; wertermittlung; kaufberatung; gutachten;
      stummschaltung; silent systeme; cembalo; wartung; mietklavier; gebrauchte klaviere
    `,
    es: `
      afinar piano; afinación; afinaciones; afinación de conciertos; afinación de pianos de cola; pianos de cola;
      pianos verticales; regulación mecánica; regulación de mecanismos; entonación; cambio de cuerdas;
      cambio de macillos; macillos; apagadores; teclado; teclas; pedales; barnizado; pulido; sistema silent;
      control de humedad; compra venta de pianos; asesoramiento; peritajes; clavecines; conciertos
    `,
    fr: `
      accord; accords; accord de concert; accords de concert; service concert; réglage mécanique;
      réglage de la mécanique; réglage du clavier; changement de cordes; changement de marteaux; marteaux; étouffoirs;
      touches; pédales; table d'harmonie; vernis; vernissage; estimation de piano; expertise; système silencieux;
      système silent; humidificateur; clavecins; harmoniums; piano droit; piano à queue; déménagement de piano;
      vente de pianos; conseils à l'achat
    `,
    it: `
      accordatura; accordare pianoforte; accordatura da concerto; assistenza concerti; servizio concerti; regolazione;
      sostituzione corde; martelliere; martelli; smorzatori; tastiera; tasti; pedali; lucidatura; verniciatura;
      sistema silent; pianoforti a coda; pianoforti verticali; pianoforti usati; vendita pianoforti; clavicembali;
      umidità; stime; riparazioni; consulenza acquisto
    `,
    nl: `
      stembeurt; stembeurten; vleugels stemmen; concertstemming; concertstemmen; mechaniek; mechaniek afregelen;
      afregelen; snaren vervangen; hamers; hamerkoppen; dempers; toetsen; toetsenbord; pedalen; politoer;
      silent systeem; luchtvochtigheid; luchtbevochtiging; revisie; aankoopadvies; aankoopkeuring; taxaties;
      occasion piano's; klavecimbel; onderhoud; motten
    `,
    pt: `
      afinação; afinações; afinar piano; afinação de concerto; pianos de cauda; pianos verticais; pianos de armário;
      regulagem; entonação; troca de cordas; troca de feltros; feltros; martelos; abafadores; teclado; teclas; pedais;
      mecânica; envernizamento; polimento; sistema silent; desumidificador; controlo de humidade; peritagens;
      pianos usados; compra e venda de pianos; cravos; concertos
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Harmony piano tuning in Bend' },
      { language: 'de', text: 'Klavierstimmer in Freiburg' },
      { language: 'nl', text: 'Pianostemmer in Delft' },
    ],
    notNamed: [
      { language: 'en', text: 'Piano lessons for beginners' },
      { language: 'fr', text: 'Un piano dans le salon' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
