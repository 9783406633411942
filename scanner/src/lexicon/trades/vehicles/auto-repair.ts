import type { TradeEntry } from '../../trade.ts';

export const autoRepair: TradeEntry = {
  id: 'auto-repair',
  questions: 'generic',
  customers: 'workshop',
  noun: 'auto mechanic',
  companyNoun: 'auto repair shop',
  schemaTypes: ['AutoRepair', 'AutomotiveBusiness'],
  additionalType: null,
  names: {
    en: [
      'auto repair*',
      'car repair*',
      'mechanic',
      'mechanics',
      'auto mechanic*',
      'auto shop',
      'car mechanic*',
      'automotive repair',
      'vehicle repair*',
      'motor engineers',
      'car servicing',
      'auto service center',
      'transmission shop',
      'mot centre',
    ],
    de: [
      'autowerkstatt*',
      'kfz werkstatt*',
      'kfz meisterbetrieb',
      'kfz betrieb',
      'kfz reparatur*',
      'autoreparatur*',
      'werkstatt für',
      'kfz service',
      'autoservice',
      'autohaus und werkstatt',
    ],
    es: [
      'taller mecánico',
      'talleres mecánicos',
      'mecánico automotriz',
      'mecánica automotriz',
      'taller de coches',
      'mecánico*',
      'reparación de automóviles',
      'taller automotriz',
      'reparación de autos',
      'taller de autos',
    ],
    fr: [
      'garage automobile',
      'garagiste*',
      'mécanique auto',
      'réparation automobile',
      'garage auto',
      'mécanicien automobile',
      'atelier mécanique',
      'mécanique automobile',
    ],
    it: [
      'autofficina',
      'autofficine',
      'officina meccanica',
      'meccanico auto',
      'autoriparazioni',
      'elettrauto',
      'officina auto',
    ],
    nl: ['autogarage', 'garagebedrijf', 'autobedrijf', 'autoreparatie', 'automonteur', 'autowerkplaats', 'autoservice'],
    pt: [
      'oficina mecânica',
      'oficina automóvel',
      'oficina auto',
      'mecânico*',
      'mecânica automotiva',
      'auto center',
      'reparação automóvel',
      'auto mecânica',
    ],
  },
  work: {
    en: ['brake repair', 'oil change*', 'transmission repair', 'wheel alignment'],
    de: ['inspektion', 'ölwechsel', 'bremsen', 'tüv'],
    es: ['cambio de aceite', 'frenos', 'transmisión', 'alineación'],
    fr: ['vidange', 'freins', 'embrayage'],
    it: ['tagliando', 'freni', 'revisione auto'],
    nl: ['apk', 'onderhoudsbeurt'],
    pt: ['troca de óleo', 'freios', 'suspensão', 'injeção eletrônica'],
  },
  neverAlone: { en: ['auto', 'car', 'garage'] },
  jobs: {
    en: [
      'oil change*',
      'brake repair',
      'brakes',
      'engine repair',
      'transmission repair',
      'wheel alignment',
      'tire rotation',
      'ac repair',
      'car ac repair',
      'battery replacement',
      'diagnostics',
      'engine diagnostics',
      'suspension repair',
      'exhaust repair',
      'state inspection',
      'mot testing',
      'servicing',
      'clutch replacement',
      'check engine light',
      'diesel repair',
    ],
    de: [
      'inspektion*',
      'ölwechsel',
      'bremsenservice',
      'reifenwechsel',
      'hauptuntersuchung',
      'tüv',
      'hu au',
      'klimaservice',
      'autoglas',
      'achsvermessung',
      'fehlerdiagnose',
      'unfallinstandsetzung',
      'zahnriemenwechsel',
      'batteriewechsel',
      'getriebereparatur',
      'auspuff',
    ],
    es: [
      'cambio de aceite',
      'frenos',
      'reparación de frenos',
      'suspensión',
      'transmisión',
      'alineación y balanceo',
      'diagnóstico',
      'afinación',
      'motor',
      'aire acondicionado automotriz',
      'batería',
      'cambio de neumáticos',
      'embrague',
      'reparación de motor',
      'sistema eléctrico',
      'pre itv',
    ],
    fr: [
      'vidange',
      'freinage',
      'révision',
      'distribution',
      'embrayage',
      'climatisation auto',
      'diagnostic électronique',
      'pneumatiques',
      'amortisseurs',
      'échappement',
      'contrôle technique',
      'géométrie',
    ],
    it: [
      'tagliando',
      'cambio olio',
      'freni',
      'revisione',
      'diagnosi elettronica',
      'ricarica aria condizionata',
      'frizione',
      'cambio gomme',
      'distribuzione',
      'ammortizzatori',
      'convergenza',
    ],
    nl: [
      'apk keuring',
      'onderhoudsbeurt',
      'banden',
      'airco service',
      'uitlaten',
      'remmen',
      'distributieriem',
      'diagnose',
      'accu',
      'schadeherstel',
      'uitlijnen',
    ],
    pt: [
      'troca de óleo',
      'freios',
      'suspensão',
      'revisão',
      'injeção eletrônica',
      'alinhamento',
      'balanceamento',
      'ar condicionado automotivo',
      'embreagem',
      'motor',
      'câmbio',
      'elétrica',
      'mudança de óleo',
      'travões',
      'diagnóstico',
      'correia dentada',
      'freios abs',
      'diagnóstico computadorizado',
    ],
  },
  sharedJobs: {
    en: [
      'tires',
      'tyres',
      'mot',
      'car servicing',
      'clutch',
      'exhausts',
      'batteries',
      'suspension',
      'tune up*',
      'cooling system',
      'electrical repair',
      'timing belt*',
      'radiator*',
      'fleet service',
      'pre-purchase inspection*',
    ],
    de: [
      'bremsen',
      'reifen',
      'reifenservice',
      'klimaanlagenservice',
      'hu',
      'au',
      'fahrzeugdiagnose',
      'motordiagnose',
      'stoßdämpfer',
      'zahnriemen*',
      'getriebe*',
      'karosserie*',
      'lackierung*',
      'abschleppdienst',
      'motorinstandsetzung',
      'scheibenreparatur',
      'oldtimer*',
      'batterieservice',
    ],
    es: [
      'revisión de frenos',
      'diagnosis',
      'neumáticos',
      'alineación',
      'aire acondicionado',
      'pre-itv',
      'itv',
      'distribución',
      'correa de distribución',
      'electricidad',
      'chapa y pintura',
      'mecánica general',
      'baterías',
      'amortiguadores',
      'escapes',
      'revisiones',
    ],
    fr: [
      'freins',
      'pneus',
      'climatisation',
      'courroie de distribution',
      'diagnostic*',
      'parallélisme',
      'carrosserie',
      'batterie*',
      'entretien',
      'mécanique',
      'mécanique générale',
      'pare-brise',
      'dépannage',
      'remorquage',
    ],
    it: [
      'tagliandi',
      'gomme',
      'pneumatici',
      'diagnosi',
      'revisioni',
      'climatizzatore',
      'cinghia di distribuzione',
      'sospensioni',
      'assetto',
      'elettrauto',
      'carrozzeria',
      'batterie',
      'meccanica',
      'gommista',
      'soccorso stradale',
    ],
    nl: [
      'apk*',
      'kleine beurt',
      'grote beurt',
      'airco*',
      'airco-service',
      'uitlaat*',
      'koppeling*',
      'onderhoud',
      'reparatie*',
      'wielen wisselen',
      'ruitschade',
      'olie verversen',
      'schokdempers',
    ],
    pt: [
      'revisão completa',
      'revisões',
      'alinhamento e balanceamento',
      'alinhamento de direção',
      'conserto de freios',
      'embraiagem',
      'troca de velas*',
      'substituição de correia*',
      'ar condicionado',
      'pneus',
      'bate-chapas',
      'funilaria',
      'pintura',
      'baterias',
      'escapamento',
      'reparo de suspensão',
      'reparo de radiadores*',
      'transmissão',
      'mecânica geral',
      'inspeção',
      'pré-inspeção',
      'amortecedores',
    ],
  },
  mentions: {
    en: `
      car repairs; auto service; general auto repair; vehicle servicing; vehicle repairs; interim service;
      major service; minor service; logbook servicing; logbook service; mot test; mots; mot repairs; class 4 mot;
      class 7 mot; brake service*; brake replacement; brake pads; brake inspection; brake fluid flush; auto ac repair;
      air conditioning; air con regas; air con recharge; air conditioning service; car diagnostics;
      vehicle diagnostics; computer diagnostics; diagnostic services; engine replacement; engine rebuild*;
      engine services; engine tune up*; engine remapping; remapping; ecu remapping; head gasket repair;
      transmission service; transmission rebuild*; transmission fluid
    `,
    de: `
      kfz reparaturen; autoreparaturen; reparaturen aller marken; reparaturen aller art; reparatur und wartung;
      wartung und reparatur; jahresservice; service und reparatur; ölservice; ölwechselservice;
      automatikgetriebespülung; automatikgetriebe; bremsendienst; bremsen service; bremsenreparatur; bremsenprüfung;
      bremsflüssigkeit; bremsflüssigkeitswechsel; klimawartung; klimaanlagen; klimaanlagenwartung;
      klimaanlagenreinigung; klimaanlage; elektronische diagnose; computerdiagnose; fahrzeugelektronik;
      fahrzeugelektrik; autoelektrik; autoelektronik; kfz elektrik; kfz elektronik; motordiagnostik;
      elektrik und elektronik; achsvermessungen; fahrwerk; fahrwerksvermessung; spureinstellung; fahrwerkstechnik;
      fahrwerk und lenkung; stoßdämpferwechsel
    `,
    es: `
      mecánica; mecánica rápida; mecánica en general; mecánica integral; electromecánica; reparación de vehículos;
      reparación de coches; mantenimiento preventivo; mantenimiento correctivo; mantenimiento de vehículos;
      mantenimiento y reparación; mantenimiento integral; servicio mayor; servicio menor; servicio de mantenimiento;
      revisión oficial; revisión del vehículo; revisión pre itv; revisión de vehículos; revisiones oficiales;
      cambio de aceite y filtros; cambio de filtros; lubricación; cambio de frenos; cambio de pastillas;
      pastillas de freno; discos y pastillas; cambio de balatas; balatas; servicio de frenos; frenos abs;
      cambio de batería; cambio de baterías; batería de coche; amortiguación; cambio de amortiguadores;
      tren delantero; suspensión y dirección; dirección asistida; dirección hidráulica
    `,
    fr: `
      entretien automobile; entretien auto; entretien véhicule; entretien et réparation;
      entretien et réparation automobile; entretien courant; entretien constructeur; entretien préventif;
      entretien périodique; entretien de véhicule; entretien toutes marques; réparation auto;
      réparation toutes marques; réparation mécanique; mécanique rapide; réparation moteur; réparation de moteur;
      moteur; remplacement de moteur; réfection moteur; remplacement moteur; révision auto; révision constructeur;
      révision complète; révisions; révision vidange; vidange moteur; vidange d'huile; vidange et filtres;
      vidange boîte automatique; vidange de boîte de vitesses; vidanges; changement d'huile; antirouille;
      traitement antirouille; plaquettes de frein; plaquettes et disques; freins et suspension; système de freinage;
      liquide de frein
    `,
    it: `
      officina meccatronica; meccatronica; meccanica generale; meccanica auto; meccanico; riparazione auto;
      riparazioni auto; riparazioni meccaniche; riparazione veicoli; manutenzione auto; manutenzione ordinaria;
      manutenzione ordinaria e straordinaria; manutenzione programmata; manutenzione veicoli; tagliando auto;
      tagliandi auto; tagliando completo; tagliandi in garanzia; tagliandi multimarca; cambio olio e filtri;
      cambio olio motore; cambio olio cambio automatico; lavaggio cambio automatico; cambi automatici;
      cambio automatico; riparazione cambi automatici; revisione cambi; cambi manuali; revisione auto; revisioni auto;
      revisione veicoli; revisione moto; revisioni ministeriali; centro revisioni; pre revisione; prerevisione;
      bollino blu; impianto frenante; impianti frenanti; sostituzione freni
    `,
    nl: `
      auto onderhoud; auto reparatie; auto repareren; autoreparaties; autoherstelling; onderhoud en herstellingen;
      onderhoud en herstelling; onderhoud en reparatie; groot onderhoud; klein onderhoud; onderhoud auto;
      onderhoud alle merken; service en onderhoud; onderhoudsbeurten; beurten; autokeuring; technische keuring;
      keuring; voorbereiding autokeuring; voorbereiding keuring; aanbieden op keuring; aanbieden keuring;
      technische controle; aankoopkeuring; olieverversing; olie en filters; olieservice; automaatbak spoelen;
      automaatbak; automatische transmissie; versnellingsbak; versnellingsbakken; versnellingsbak reparatie;
      versnellingsbakrevisie; remmen vervangen; remmencontrole; remmenservice; remblokken; remblokken vervangen;
      remschijven
    `,
    pt: `
      mecânica; mecânica automóvel; mecânica auto; mecânica rápida; mecânica e eletricidade; mecânica preventiva;
      mecânica multimarcas; manutenção automóvel; manutenção automotiva; manutenção preventiva; manutenção corretiva;
      manutenção preventiva e corretiva; manutenção programada; manutenção e reparação; manutenção de veículos;
      manutenção auto; reparação auto; reparação de automóveis; reparação de motores; reparações mecânicas;
      revisão automóvel; revisão automotiva; revisão preventiva; revisão oficial; revisão geral; revisão de férias;
      revisões oficiais; revisão de freios; revisão do carro; revisão periódica; check up; checkup;
      troca de óleo e filtros; troca de óleo e filtro; troca de óleo do câmbio; troca de óleo de câmbio automático;
      troca de filtros; mudança de óleo e filtros; mudança de óleos; óleo e filtros
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Medway Motorworks, car repairs and servicing' },
      { language: 'es', text: 'Taller mecánico en el Bronx' },
      { language: 'pt', text: 'Oficina mecânica em Curitiba' },
    ],
    notNamed: [
      { language: 'en', text: 'Automatic repair of broken links' },
      { language: 'en', text: 'A clockwork orange in two acts' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/car_repair',
};
