import type { TradeEntry } from '../../trade.ts';

export const caretakerService: TradeEntry = {
  id: 'caretaker-service',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['guarantee', 'licensed'],
  noun: 'caretaker service',
  companyNoun: 'property care company',
  schemaTypes: ['HomeAndConstructionBusiness', 'LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Janitor',
  names: {
    en: [
      'caretaker service*',
      'property caretaking',
      'property caretaker*',
      'estate caretaking',
      'home watch*',
      'house watching',
      'home watch services',
      'vacation home caretaker*',
      'property care service*',
      'villa caretaker*',
      'homewatch',
      'absentee home*',
      'house checking',
      'property watch',
      'estate caretaker*',
      'caretaking service*',
      'building caretaker*',
      'keyholding service*',
      'second home caretaking',
    ],
    de: [
      'hausmeister*',
      'hausmeisterservice*',
      'hausmeisterdienst*',
      'hauswart*',
      'hauswartung*',
      'hausbetreuung*',
      'objektbetreuung*',
      'hauswartservice',
      'hausbesorger*',
      'liegenschaftsbetreuung',
      'anlagenbetreuung',
      'gebäudebetreuung',
      'liegenschaftspflege',
      'liegenschaftsdienst*',
      'wohnanlagenbetreuung',
      'haus- und objektservice',
    ],
    es: [
      'servicio de conserjería',
      'conserjería*',
      'conserjes',
      'servicios de conserjería',
      'porteros y conserjes',
      'mantenimiento de comunidades',
      'conserjes y porteros',
      'mantenimiento de fincas',
      'cuidado de casas',
      'conserjes para comunidades',
      'mantenimiento de villas',
      'property care',
      'custodia de casas',
      'portería y limpieza',
      'cuidado de viviendas',
      'servicio de porteros',
      'servicios de portería',
      'portería de edificios',
      'mayordomía de edificios',
      'mantenimiento de urbanizaciones',
    ],
    fr: [
      'service de conciergerie',
      'intendance de propriété*',
      'intendance de villa*',
      'gardiennage de maison*',
      'gardiennage de villa*',
      "conciergerie d'immeuble*",
      "entretien d'immeubles",
      "service d'intendance",
      'conciergerie privée',
      'conciergerie et intendance',
      'conciergerie de village',
      "gardien d'immeuble",
      "gardiens d'immeubles",
      'intendance de maisons',
      'intendant de propriété*',
      'conciergerie immobilière',
      'conciergerie de résidence',
      "homme d'entretien de copropriété",
      'entretien de résidences secondaires',
      'surveillance de résidence secondaire',
    ],
    it: [
      'servizi di portineria',
      'servizi di portierato',
      'custodia ville',
      'servizi condominiali',
      'portineria',
      'custodia case',
      'custode condominiale',
      'manutenzione ville',
      'custode di ville',
      'custodia di ville',
      'custodi condominiali',
      'servizi per condomini',
      'seconde case custodia',
      'manutenzione condomini',
      'servizi per condominio',
      'servizi per il condominio',
    ],
    nl: [
      'huismeester*',
      'conciërgedienst*',
      'huisbewaarder*',
      'klussen en beheer',
      'huismeesterservice',
      'woningbeheer',
      'villabeheer',
      'complexbeheer',
      'gebouwbeheerder*',
      'conciërgeservice',
      'complexbeheerder*',
      'conciërge service',
      'conciërge aan huis',
      'beheer tweede woning',
      'beheer tweede verblijven',
      'beheer van tweede woningen',
      'huisbewaking bij afwezigheid',
    ],
    pt: [
      'serviço de portaria',
      'serviços de portaria',
      'zeladoria*',
      'zelador*',
      'manutenção de condomínios',
      'portaria e limpeza',
      'serviços de zeladoria',
      'manutenção de villas',
      'cuidador de casas',
      'portaria terceirizada',
      'portaria e conservação',
      'manutenção predial condomínios',
      'gestão de segundas residências',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {},
  sharedJobs: {
    en: [
      'vacant property checks',
      'property inspections',
      'holiday home management',
      'seasonal opening and closing',
      'storm checks',
      'key holding',
      'arrival preparation',
      'winterization',
      'house checks',
      'grounds maintenance',
      'snow removal',
      'lawn care',
      'mail collection',
      'minor repairs',
      'vendor management',
    ],
    de: [
      'treppenhausreinigung',
      'mülltonnenservice',
      'mülltonnendienst',
      'kleinreparaturen',
      'objektkontrolle',
      'hausreinigung',
      'heizungskontrolle',
      'winterdienst',
      'schneeräumung',
      'gehwegreinigung',
      'gartenpflege',
      'grünpflege',
      'grünanlagenpflege',
      'rasen mähen',
      'heckenschnitt',
    ],
    es: [
      'control de accesos',
      'conserje de comunidad',
      'limpieza de portales',
      'suplencias de conserjes',
      'custodia de llaves',
      'gestión de llaves',
      'sacar la basura',
      'mantenimiento de zonas comunes',
      'auxiliares de servicios',
      'jardinería',
      'mantenimiento de piscinas',
      'limpieza de comunidades',
      'pequeñas reparaciones',
      'limpieza de garajes',
      'socorristas',
    ],
    fr: [
      'gestion des clés',
      'surveillance de propriété',
      'ouverture et fermeture de maison',
      'sortie des poubelles',
      'gestion des poubelles',
      'entretien des parties communes',
      'visites de contrôle',
      'rotation des containers',
      'ménage',
      'entretien de jardin',
      'petits travaux',
      'entretien de piscine',
      'déneigement',
      'accueil des voyageurs',
      "nettoyage de cages d'escalier",
    ],
    it: [
      'reception',
      'controllo accessi',
      'pulizia scale',
      'custodia chiavi',
      'gestione chiavi',
      'rotazione bidoni',
      'controllo immobili',
      'apertura e chiusura casa',
      'guardiania',
      'pulizia condomini',
      'giardinaggio',
      'piccole manutenzioni',
      'sgombero neve',
      'manutenzione piscine',
      'pulizie condominiali',
    ],
    nl: [
      'sleutelbeheer',
      'huisbewaring',
      'containerbeheer',
      'toezicht woning',
      'kleine reparaties',
      'klein onderhoud',
      'trappenhuis schoonmaken',
      'controle woning',
      'containers buitenzetten',
      'vakantiewoningbeheer',
      'tuinonderhoud',
      'schoonmaak',
      'gladheidsbestrijding',
      'groenonderhoud',
      'sleuteloverdracht',
    ],
    pt: [
      'controlo de acessos',
      'controle de acesso',
      'gestão de chaves',
      'limpeza de condomínios',
      'limpeza de escadas',
      'recolha de lixo',
      'porteiro 24 horas',
      'recepcionistas',
      'portaria virtual',
      'custódia de chaves',
      'jardinagem',
      'limpeza de piscinas',
      'manutenção de piscinas',
      'pequenas reparações',
      'vigilância',
    ],
  },
  mentions: {
    en: `
      concierge services; pool care; cleaning; home watch visits; home checks; property checks; weekly inspections;
      property monitoring; vacant home inspections; second home care; vacation home checks; absentee owner services;
      hurricane preparation; storm preparation; post storm inspections; freeze checks; keyholding; key holder;
      alarm response; contractor access; contractor supervision; guest arrivals; changeovers; welcome packs;
      grocery stocking
    `,
    de: `
      glasreinigung; unterhaltsreinigung; leuchtmitteltausch; entrümpelung; grauflächenreinigung; treppenreinigung;
      stiegenhausreinigung; stiegenhausbetreuung; treppenhauspflege; schneeräumdienst; räum- und streudienst;
      streudienst; schneeräumen; müllmanagement; müllentsorgung; mülltonnenreinigung; mülltonnen rausstellen;
      mülltonnenbereitstellung; sperrmüllentsorgung; grünschnitt; rasenpflege; rasenmähen; heckenschneiden;
      baumpflege; baumschnitt
    `,
    es: `
      recogida de paquetería; limpieza; vigilancia; conserjería y portería; porteros de fincas; portería;
      portero físico; portero de edificios; vigilantes nocturnos; recepcionistas; recepción; auxiliar de control;
      control de entradas; sustitución de porteros; cubos de basura; retirada de cubos; limpieza de escaleras;
      limpieza de comunidades de vecinos; limpieza de cristales; limpieza de villas; limpieza de apartamentos;
      jardinería y piscinas; mantenimiento de jardines; mantenimiento integral; mantenimiento de edificios
    `,
    fr: `
      gardiennage; état des lieux; conciergerie résidentielle; conciergerie de luxe; conciergerie d'entreprise;
      conciergerie locative; conciergerie résidences secondaires; intendance; remise des clés;
      accueil des locataires; check-in; check-out; gestion du linge; location de linge; blanchisserie;
      ménage de fin de séjour; ménage complet; surveillance de maison; surveillance de chalet;
      surveillance hivernale; passage régulier; relève du courrier; réception de colis; gestion des travaux;
      suivi de chantier
    `,
    it: `
      manutenzione giardini; servizio bidoni; pulizie; manutenzione ordinaria; portierato fiduciario;
      portierato diurno; portierato notturno; portineria condominiale; servizi fiduciari; servizi di guardiania;
      reception e centralino; sorveglianza; custodia immobili; custodia seconde case; gestione seconde case;
      gestione ville; gestione case vacanza; controllo periodico; rotazione cassonetti; esposizione bidoni;
      esposizione rifiuti; gestione rifiuti; ritiro pacchi; ritiro posta; consegna chiavi
    `,
    nl: `
      zwembadonderhoud; glasbewassing; technisch onderhoud; storingsdienst; huismeester vve; vve onderhoud;
      vve schoonmaak; trappenhuisreiniging; portiekschoonmaak; galerijen schoonmaken; schoonmaak gemene delen;
      onderhoud gemene delen; vuilnisbakken buitenzetten; containerservice; containers reinigen; lampen vervangen;
      legionella spoelen; legionellabeheer; toezicht; leegstandbeheer; tweede woning; tweede verblijf; huisoppas;
      postafhandeling; post bijhouden
    `,
    pt: `
      limpeza predial; receção; manutenção de jardins; check-in; portaria 24 horas; portaria remota;
      portaria presencial; porteiro; portaria de condomínios; portaria e recepção; controlador de acesso; recepção;
      rondas; vigia; zelador de condomínio; auxiliar de serviços gerais; serviços gerais; copeiragem; ascensorista;
      garagista; folguista; terceirização de serviços; terceirização de mão de obra; limpeza e conservação;
      limpeza de prédios
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Hausmeisterservice Pohl in Gotha' },
      { language: 'en', text: 'Shoreline Home Watch in Naples' },
      { language: 'pt', text: 'Serviços de portaria e zeladoria em Campinas' },
    ],
    notNamed: [
      { language: 'en', text: 'Care for your taking' },
      { language: 'fr', text: 'Le gardien de but' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
