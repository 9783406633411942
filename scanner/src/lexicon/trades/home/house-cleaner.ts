import type { TradeEntry } from '../../trade.ts';

export const houseCleaner: TradeEntry = {
  id: 'house-cleaner',
  questions: 'generic',
  customers: 'at-home',
  noun: 'cleaning company',
  companyNoun: 'cleaning company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Cleaning',
  names: {
    en: [
      'house cleaning*',
      'cleaning company',
      'cleaning companies',
      'cleaning service*',
      'house cleaner*',
      'maid service*',
      'janitorial services',
      'janitorial company',
      'commercial cleaning*',
      'office cleaning*',
      'carpet cleaning company',
      'residential cleaning',
      'cleaners',
      'window cleaning company',
      'carpet cleaner*',
      'home cleaning',
      'window cleaner*',
      'maids',
    ],
    de: [
      'gebäudereinigung*',
      'reinigungsfirma',
      'reinigungsdienst*',
      'reinigungsunternehmen',
      'gebäudereiniger*',
      'reinigungsservice',
      'putzfirma',
      'fensterputzer*',
      'glasreinigung',
      'teppichreinigung',
      'hausmeisterservice',
    ],
    es: [
      'empresa de limpieza',
      'empresa de limpiezas',
      'servicio de limpieza',
      'servicios de limpieza',
      'limpieza de oficinas',
      'limpieza de casas',
      'limpieza a domicilio',
      'limpieza de hogares',
    ],
    fr: [
      'entreprise de nettoyage',
      'société de nettoyage',
      'entreprise de propreté',
      'ménage à domicile',
      'femme de ménage',
      'services de nettoyage',
      'nettoyage professionnel',
    ],
    it: [
      'impresa di pulizie',
      'impresa di pulizia',
      'servizi di pulizia',
      'pulizie civili',
      'pulizie uffici',
      'pulizie domestiche',
    ],
    nl: [
      'schoonmaakbedrijf*',
      'schoonmaakdienst*',
      'poetsdienst',
      'glazenwasser*',
      'schoonmaakservice',
      'poetsbedrijf',
      'schoonmaker*',
    ],
    pt: [
      'empresa de limpeza*',
      'serviços de limpeza',
      'limpezas domésticas',
      'limpeza doméstica',
      'diarista*',
      'limpeza residencial',
    ],
  },
  work: {
    en: ['deep clean*', 'move out clean*', 'housekeeping'],
    de: ['unterhaltsreinigung', 'treppenhausreinigung'],
    es: ['limpieza de cristales', 'limpieza de comunidades'],
    fr: ['lavage de vitres', 'nettoyage de bureaux'],
    nl: ['ramen wassen', 'kantoorschoonmaak'],
  },
  neverAlone: { en: ['cleaning', 'clean'] },
  jobs: {
    en: [
      'house cleaning',
      'office cleaning',
      'deep cleaning',
      'move out cleaning',
      'move in cleaning',
      'carpet cleaning',
      'window cleaning',
      'post construction cleaning',
      'upholstery cleaning',
      'janitorial services',
      'end of tenancy cleaning',
      'airbnb cleaning',
      'pressure washing',
      'recurring cleaning',
      'one time cleaning',
      'apartment cleaning',
      'laundry',
      'ironing',
      'oven cleaning',
      'floor waxing',
      'regular cleaning',
      'spring cleaning',
    ],
    de: [
      'unterhaltsreinigung',
      'büroreinigung',
      'fensterreinigung',
      'glasreinigung',
      'treppenhausreinigung',
      'grundreinigung',
      'bauendreinigung',
      'teppichreinigung',
      'praxisreinigung',
      'haushaltsreinigung',
      'winterdienst',
      'fassadenreinigung',
      'hausmeisterservice',
      'polsterreinigung',
    ],
    es: [
      'limpieza de oficinas',
      'limpieza de comunidades',
      'limpieza de cristales',
      'limpieza de fin de obra',
      'limpieza a fondo',
      'limpieza de casas',
      'limpieza de alfombras',
      'abrillantado de suelos',
      'limpieza industrial',
      'limpieza de garajes',
      'limpieza de locales',
      'planchado',
    ],
    fr: [
      'nettoyage de bureaux',
      'nettoyage de vitres',
      'nettoyage fin de chantier',
      'entretien de copropriété',
      'ménage',
      'repassage',
      'nettoyage de moquette',
      'nettoyage industriel',
      'lavage de vitres',
      'remise en état',
      'désinfection',
      'débarras',
    ],
    it: [
      'pulizia uffici',
      'pulizia condomini',
      'pulizia vetri',
      'pulizie post cantiere',
      'pulizia appartamenti',
      'sanificazione',
      'lavaggio moquette',
      'trattamento pavimenti',
      'pulizie industriali',
      'stiratura',
    ],
    nl: [
      'kantoorschoonmaak',
      'glasbewassing',
      'ramen wassen',
      'opleveringsschoonmaak',
      'dieptereiniging',
      'tapijtreiniging',
      'trappenhuis schoonmaken',
      'huishoudelijke hulp',
      'vloeronderhoud',
      'gevelreiniging',
      'schoonmaak na verbouwing',
    ],
    pt: [
      'limpeza de escritórios',
      'limpeza de condomínios',
      'limpeza de vidros',
      'limpeza pós obra',
      'limpeza profunda',
      'passar a ferro',
      'limpeza de estofos',
      'limpeza de alcatifas',
      'limpeza industrial',
      'limpeza de fim de obra',
      'higienização de sofás',
    ],
  },
  sharedJobs: {
    en: [
      'move-in cleaning',
      'move-out cleaning',
      'residential cleaning',
      'commercial cleaning',
      'maid service*',
      'post-construction cleaning',
      'turnover cleaning',
      'disinfection',
      'one-off cleaning',
      'janitorial',
      'domestic cleaning',
      'after builders cleaning',
      'gutter cleaning',
    ],
    de: [
      'baureinigung',
      'gebäudereinigung',
      'wohnungsreinigung',
      'umzugsreinigung',
      'endreinigung',
      'industriereinigung',
      'sonderreinigung',
      'gartenpflege',
      'photovoltaikreinigung',
      'hotelreinigung',
      'haushaltshilfe',
      'entrümpelung',
      'desinfektion',
    ],
    es: [
      'limpieza de hogares',
      'limpieza fin de obra',
      'limpieza de obra',
      'limpieza profunda',
      'desinfección',
      'limpieza de tapicerías',
      'limpieza residencial',
      'limpieza comercial',
    ],
    fr: [
      'nettoyage après travaux',
      'entretien de bureaux',
      'entretien de copropriétés',
      'vitrerie',
      'nettoyage de moquettes',
      'nettoyage de canapés',
      'nettoyage de façades',
      'ménage à domicile',
    ],
    it: [
      'pulizie uffici',
      'pulizie condominiali',
      'pulizie domestiche',
      'pulizia post cantiere',
      'pulizie di fondo',
      'disinfestazione',
      'pulizie straordinarie',
      'giardinaggio',
      'sgomberi',
    ],
    nl: [
      'schoonmaak kantoren',
      'trappenhuizen',
      'schoolschoonmaak',
      'specialistische reiniging',
      'zonnepanelen reinigen',
      'industriële reiniging',
      'desinfectie',
    ],
    pt: [
      'limpezas domésticas',
      'limpeza doméstica',
      'limpeza pós-obra',
      'limpeza residencial',
      'limpeza comercial',
      'lavagem de tapetes',
      'limpeza de estofados',
      'limpeza de sofás',
      'passadoria',
      'desinfeção',
      'limpezas industriais',
      'diarista',
      'higienização',
    ],
  },
  mentions: {
    en: `
      cleaning services; house cleaning services; commercial cleaning services; contract cleaning; school cleaning;
      medical office cleaning; retail cleaning; restaurant cleaning; industrial cleaning; warehouse cleaning;
      communal area cleaning; communal cleaning; rug cleaning; sofa cleaning; mattress cleaning;
      tile and grout cleaning; floor care; floor stripping and waxing; builders cleans; vacation rental cleaning;
      housekeeping; fridge cleaning; weekly cleaning; bi weekly cleaning; home organization; roof cleaning;
      solar panel cleaning
    `,
    de: `
      reinigungen; bauschlussreinigung; bauabschlussreinigung; hausreinigung; treppenreinigung; kellerreinigung;
      tiefgaragenreinigung; fensterreinigung privat; wintergartenreinigung; schaufensterreinigung; steinreinigung;
      kanzleireinigung; schulreinigung; kitareinigung; krankenhausreinigung; klinikreinigung; ladenreinigung;
      hygienereinigung; wohnungsauflösung; grünanlagenpflege; abgabereinigung; wohnungsabgabereinigung;
      tatortreinigung; graffitientfernung; messie reinigung; solarreinigung; teppichbodenreinigung;
      matratzenreinigung; bodenbeschichtung; facility management; bügelservice
    `,
    es: `
      limpieza de comunidades de vecinos; limpieza de portales; limpieza de escaleras; cristales; conserjería;
      mantenimiento de comunidades; jardinería; tratamiento de suelos; pulido de suelos; lavado de alfombras;
      sanitización; limpieza de naves industriales; limpieza de naves; limpieza de colegios; limpieza de clínicas;
      limpieza de hoteles; limpieza de restaurantes; limpieza de fachadas; limpieza de ventanas; limpieza de moquetas;
      limpieza de sofás; limpieza de colchones; limpieza de muebles; limpieza de viviendas; limpieza de pisos;
      limpieza de apartamentos turísticos; limpiezas a fondo; limpiezas de obra; limpieza post obra;
      limpieza por horas; limpieza de placas solares; limpieza de final de obra; limpieza de graffitis
    `,
    fr: `
      grand ménage; ménage régulier; ménage résidentiel; ménage hebdomadaire; nettoyage de tapis;
      nettoyage d'appartements; nettoyage de fin de bail; décapage de planchers; cirage de planchers;
      décapage et cirage; entretien des espaces verts; entretien de parties communes; sortie des poubelles;
      conciergerie; cabinets médicaux; entretien courant; monobrosse; nettoyage après déménagement;
      nettoyage de fin de chantier; nettoyage après construction; nettoyage de locaux commerciaux;
      nettoyage de commerces; nettoyage d'écoles; nettoyage de parties communes; nettoyage de copropriétés;
      nettoyage d'immeubles; nettoyage de cage d'escalier; nettoyage de vitrerie; nettoyage de toiture;
      nettoyage de panneaux solaires; nettoyage de matelas; nettoyage de tissus; nettoyage après sinistre;
      nettoyage airbnb; nettoyage haute pression
    `,
    it: `
      pulizie condomini; pulizia scale; lucidatura pavimenti; levigatura marmo; ceratura pavimenti; disinfezione;
      derattizzazione; portierato; facchinaggio; rotazione bidoni; pulizie di casa; pulizia appartamento;
      pulizie appartamenti; pulizia negozi; pulizia palestre; pulizia scuole; pulizia capannoni; pulizia alberghi;
      pulizia ristoranti; pulizia studi medici; pulizia case vacanze; pulizia vetrate; pulizia moquette;
      pulizia tappeti; pulizia divani; pulizia materassi; pulizia facciate; pulizia pannelli fotovoltaici;
      pulizia post ristrutturazione; pulizie fine cantiere
    `,
    nl: `
      schoonmaakwerk; dagelijkse schoonmaak; reguliere schoonmaak; reguliere schoonmaak kantoor; kantoren schoonmaken;
      kantoorreiniging; kantoren; trapreiniging; trappenhuisreiniging; portiekschoonmaak; vve schoonmaak;
      eindschoonmaak; bouwschoonmaak; bouwoplevering; schoonmaak bij verhuizing; grote schoonmaak;
      voorjaarsschoonmaak; horeca schoonmaak; winkelschoonmaak; praktijkschoonmaak; zorgschoonmaak; ruitenwassen;
      ramen lappen; glazenwassen; meubelreiniging; vloerreiniging; vloeren strippen; dakreiniging;
      zonnepaneelreiniging; reiniging zonnepanelen; graffitiverwijdering; strijken; strijkdienst; poetshulp aan huis;
      reiniging na bouwwerken; reiniging na brand; terrasreiniging; hogedrukreiniging; zetelreiniging;
      wekelijkse schoonmaak
    `,
    pt: `
      faxina; faxina residencial; limpeza de casas; limpeza de apartamentos; limpeza regular;
      higienização de colchões; impermeabilização de sofás; impermeabilização de estofados; tratamento de pisos;
      tratamento de pavimentos; engomadoria; lavandaria; portaria; jardinagem; limpeza semanal; limpezas gerais;
      limpeza de escadas; limpezas de condomínios; limpeza de lojas; limpeza de clínicas; limpeza de escolas;
      limpeza de hotéis; limpeza de restaurantes; limpeza de fachadas; limpeza de janelas; limpeza de carpetes;
      limpeza de tapetes; limpeza de colchões; limpeza de cortinas; limpeza de alojamento local; limpeza fim de obra;
      limpezas de fim de obra; limpeza pós mudança; limpeza pesada; limpeza de painéis solares
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'CleanSweep is a cleaning company in Tracy' },
      { language: 'fr', text: 'Entreprise de nettoyage à Metz' },
    ],
    notNamed: [
      { language: 'en', text: 'Drain cleaning and clean water' },
      { language: 'de', text: 'Die Reinigung des Filters' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/cleaning, shop/dry_cleaning',
};
