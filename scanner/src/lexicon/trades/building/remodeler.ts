import type { TradeEntry } from '../../trade.ts';

export const remodeler: TradeEntry = {
  id: 'remodeler',
  questions: 'generic',
  customers: 'at-home',
  noun: 'remodeler',
  companyNoun: 'remodeling company',
  schemaTypes: ['HomeAndConstructionBusiness', 'GeneralContractor'],
  additionalType: 'http://www.productontology.org/id/Home_improvement',
  names: {
    en: [
      'remodeler*',
      'remodeling company',
      'remodeling contractor*',
      'home remodeling',
      'kitchen and bath remodeling',
      'home improvement company',
      'renovation company',
      'renovation contractor*',
      'bathroom remodeling company',
      'home renovation*',
      'home renovators',
      'kitchen remodelers',
    ],
    de: [
      'renovierungsbetrieb',
      'renovierungsfirma',
      'sanierungsbetrieb',
      'sanierungsfirma',
      'altbausanierung',
      'badsanierer',
      'komplettsanierung',
      'renovierungsservice',
    ],
    es: [
      'empresa de reformas',
      'reformas integrales',
      'reformista*',
      'empresa de rehabilitación',
      'empresa de remodelación',
      'reformas y construcciones',
      'construcciones y reformas',
    ],
    fr: [
      'entreprise de rénovation',
      'rénovation de bâtiment',
      'rénovation intérieure',
      'travaux de rénovation',
      "rénovation tous corps d'état",
      'rénovation du bâtiment',
      'artisan rénovation',
      'travaux bâtiment',
      'travaux du bâtiment',
      'travaux de bâtiment',
      'rénovation habitat',
      'rénovation immobilière',
      'entreprise générale du bâtiment',
      'rénovation générale',
      'rénovation de maison*',
    ],
    it: [
      'impresa di ristrutturazioni',
      'ristrutturazioni edili',
      'ristrutturazioni',
      'ristrutturazioni chiavi in mano',
    ],
    nl: [
      'renovatiebedrijf',
      'verbouwbedrijf',
      'renovatie en verbouwing',
      'klusbedrijf voor renovatie',
      'totaalrenovatie',
      'verbouwingen',
    ],
    pt: [
      'empresa de remodelações',
      'remodelações',
      'empresa de reformas',
      'obras e remodelações',
      'reformas residenciais',
    ],
  },
  work: {
    en: ['remodel*', 'renovation*'],
    de: ['renovierung*', 'sanierung*'],
    es: ['reformas', 'rehabilitación'],
    fr: ['rénovation', 'second oeuvre', 'gros oeuvre'],
    it: ['ristrutturazione'],
    nl: ['renovatie*', 'verbouwing*'],
    pt: ['remodelação', 'reforma'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'kitchen remodel*',
      'bathroom remodel*',
      'basement finishing',
      'home addition*',
      'whole house remodel*',
      'deck building',
      'attic conversion*',
      'loft conversion*',
      'garage conversion*',
      'sunroom*',
      'countertop installation',
      'house extension*',
      'kitchen renovation*',
      'bathroom renovation*',
    ],
    de: [
      'badsanierung*',
      'küchenrenovierung',
      'wohnungssanierung',
      'dachausbau',
      'kellersanierung',
      'altbausanierung',
      'haussanierung',
      'wohnungsrenovierung',
      'badrenovierung',
      'umbau',
      'anbau',
      'trockenbau',
    ],
    es: [
      'reformas integrales',
      'reformas de baños',
      'reformas de cocinas',
      'rehabilitación de fachadas',
      'reformas de locales',
      'ampliaciones',
      'reformas de pisos',
      'cambio de bañera por ducha',
      'albañilería',
      'pintura',
      'aislamiento',
    ],
    fr: [
      'rénovation de salle de bain',
      'rénovation de cuisine',
      "rénovation d'appartement",
      'extension de maison',
      'aménagement de combles',
      'isolation',
      'plâtrerie',
      'carrelage',
      'peinture',
      'maçonnerie',
      'rénovation énergétique',
      'ravalement de façade',
      'couverture',
      'démolition',
      'électricité',
      'plomberie',
    ],
    it: [
      'ristrutturazione bagno',
      'ristrutturazione cucina',
      'ristrutturazione appartamenti',
      'ristrutturazione casa',
      'ampliamenti',
      'rifacimento facciate',
      'cappotto termico',
      'opere murarie',
      'impianti',
      'demolizioni',
    ],
    nl: [
      'badkamerrenovatie',
      'keukenrenovatie',
      'zolderrenovatie',
      'aanbouw',
      'uitbouw',
      'dakkapel',
      'woningrenovatie',
      'gevelrenovatie',
      'isolatie',
      'badkamer verbouwen',
    ],
    pt: [
      'remodelação de cozinhas',
      'remodelação de casas de banho',
      'remodelação de apartamentos',
      'reforma de banheiro',
      'reforma de cozinha',
      'ampliações',
      'isolamento térmico',
      'pintura',
      'pladur',
      'impermeabilização',
    ],
  },
  sharedJobs: {
    en: [
      'kitchen remodeling',
      'bathroom remodeling',
      'home additions',
      'room additions',
      'decks',
      'whole home remodel*',
      'custom homes',
      'kitchen renovations',
      'bathroom renovations',
      'home renovations',
      'flooring',
      'painting',
      'windows and doors',
      'siding',
      'drywall',
      'tile work',
      'garage conversions',
      'extensions',
      'loft conversions',
    ],
    de: [
      'innenausbau',
      'fliesenarbeiten',
      'malerarbeiten',
      'bodenbeläge',
      'komplettsanierung',
      'entkernung',
      'estrich*',
      'putzarbeiten',
      'kernsanierung',
    ],
    es: [
      'pladur',
      'suelos',
      'fachadas',
      'cocinas',
      'baños',
      'alicatados',
      'electricidad',
      'fontanería',
      'tejados',
      'carpintería',
    ],
    fr: [
      'maçonnerie',
      'isolation',
      'plâtrerie',
      'isolation / plâtrerie',
      'menuiseries',
      'menuiseries extérieures',
      'revêtements de sols',
      'aménagement de salle de bain',
      'salle de bain',
      'salles de bain',
      'peinture',
      'terrasse*',
      'extension*',
      'ouverture de façade',
      'allées béton',
      'carrelage',
      'électricité',
      'plomberie',
      'cuisine*',
      'rénovation intérieure',
      'rénovation complète',
      'démolition',
      'placo',
      'parquet',
      'ravalement',
      'toiture',
      'joints de pierres',
      'dallage',
      'aménagement de combles',
      'façades',
    ],
    it: [
      'ristrutturazioni complete',
      'ristrutturazione bagni',
      'cartongesso',
      'imbiancatura',
      'pavimenti',
      'rivestimenti',
      'impianti elettrici',
      'impianti idraulici',
      'facciate',
      'tetti',
      'muratura',
      'bonus ristrutturazioni',
      'posa piastrelle',
    ],
    nl: [
      'badkamers',
      'keukens',
      'verbouwingen',
      'tegelwerk',
      'stucwerk',
      'schilderwerk',
      'vloeren',
      'zolderverbouwing',
      'renovatie',
      'metselwerk',
      'timmerwerk',
      'totaalrenovatie',
    ],
    pt: [
      'remodelações',
      'reformas',
      'pinturas',
      'pavimentos',
      'azulejos',
      'telhados',
      'canalização',
      'eletricidade',
      'alvenaria',
      'isolamento',
      'gesso',
      'drywall',
      'acabamentos',
      'construção',
      'fachadas',
    ],
  },
  mentions: {
    en: `
      remodeling; renovations; full home renovations; whole house renovations; kitchens; bathrooms; basements;
      kitchen design; kitchen fitting; kitchen installation; kitchen cabinets; cabinet refacing; countertops;
      backsplashes; bathroom design; bathroom fitting; bathroom installation; wet rooms; walk in showers;
      walk in tubs; tub to shower conversion*; shower replacement; shower installation; bathtub replacement;
      accessible bathrooms; disabled bathrooms; aging in place; basement remodeling; basement renovation*;
      basement conversions; finished basements; attic remodeling; adu construction; accessory dwelling units;
      in law suites; granny flats; second story additions; patio covers; patios; porches
    `,
    de: `
      renovierung; renovierungen; renovierungsarbeiten; sanierung; sanierungen; komplettrenovierung;
      komplettsanierungen; teilsanierung; gebäudesanierung; energetische sanierung; modernisierung;
      bad komplettsanierung; badumbau; badmodernisierung; badgestaltung; bäder; barrierefreies bad;
      barrierefreie bäder; barrierefreier umbau; seniorengerechte bäder; altersgerechter umbau; wanne zur dusche;
      gäste wc; küchenmontage; küchenumbau; küchensanierung; küchenbau; umbauten; umbauarbeiten; anbauten;
      dachgeschossausbau; dachbodenausbau; kellerausbau; innenausbauten; innenraumsanierung; büroumbau; ladenbau;
      praxisumbau; gewerbesanierung; treppenhaussanierung
    `,
    es: `
      reformas; reforma integral; reformas de viviendas; reformas de casas; reformas de oficinas;
      reformas de interiores; reformas de chalets; reforma de piso; reforma de baño; reforma de cocina;
      reformas parciales; reformas de comunidades; reformas de portales; reformas comerciales;
      reforma de locales comerciales; reformas de hoteles; remodelación; remodelaciones; remodelación de cocinas;
      remodelación de baños; remodelación de casas; remodelación de interiores; remodelación de oficinas;
      remodelación integral; renovación de baños; cocinas a medida; plato de ducha; baños adaptados; accesibilidad;
      eliminación de barreras arquitectónicas; rehabilitación; rehabilitación de edificios; rehabilitación integral;
      rehabilitación energética; obra nueva; construcción; construcciones; construcción de casas;
      ampliaciones de vivienda; interiorismo
    `,
    fr: `
      rénovation de maisons; rénovation maison; rénovation appartement; rénovation résidentielle;
      rénovation commerciale; rénovation globale; rénovation partielle; rénovation extérieure; rénovation clé en main;
      rénovation de bureaux; rénovation de commerces; rénovation de locaux; rénovation de salles de bain;
      rénovation de salle de bains; rénovation salle de bain; rénovation cuisine; rénovation de cuisines;
      rénovation de sous sol; rénovation de toiture; rénovation de façade; aménagement intérieur;
      aménagement de sous sol; finition de sous sol; sous sol; aménagement de cuisine; aménagement de bureaux;
      aménagement extérieur; aménagements extérieurs; pose de cuisine; installation de cuisine;
      installation de salle de bain; création de salle de bain; douche à l'italienne; adaptation pmr;
      salle de bain pmr; agrandissement; agrandissements; agrandissement de maison; surélévation; combles
    `,
    it: `
      ristrutturazione; ristrutturazione completa; ristrutturazione appartamento; ristrutturazioni appartamenti;
      ristrutturazioni interni; ristrutturazione interni; ristrutturazione esterni; ristrutturazioni case;
      ristrutturazione ville; ristrutturazione chiavi in mano; ristrutturazioni parziali; ristrutturazione negozi;
      ristrutturazione uffici; ristrutturazione locali commerciali; ristrutturazione hotel;
      ristrutturazione condomini; rifacimento bagno; rifacimento bagni; bagno chiavi in mano;
      trasformazione vasca in doccia; bagni per disabili; rifacimento cucina; rifacimento impianti;
      rifacimento impianto elettrico; rifacimento impianto idraulico; rifacimento tetto; rifacimento tetti;
      impianti elettrici e idraulici; impianto elettrico; impianti termoidraulici; riscaldamento a pavimento;
      climatizzazione; domotica; demolizione e ricostruzione; opere edili; lavori edili; edilizia; costruzioni;
      nuove costruzioni; frazionamento
    `,
    nl: `
      renoveren; renovatiewerken; renovaties; totaalrenovaties; totale renovatie; huisrenovatie;
      renovatie van woningen; appartementsrenovatie; appartement renovatie; woning verbouwen; huis verbouwen;
      verbouwing; verbouwen; verbouw; woningverbouwing; interne verbouwingen; badkamer; badkamerrenovaties;
      badkamer renovatie; badkamer installatie; badkamer plaatsen; toiletrenovatie; toilet renovatie; inloopdouche;
      keuken; keuken plaatsen; keukens plaatsen; keukenmontage; keuken renovatie; keukeninstallatie; zolder;
      zolder verbouwen; kelderrenovatie; kelder renovatie; garage ombouwen; aanbouwen; dakkapellen; dakrenovatie;
      dakwerken; dakisolatie
    `,
    pt: `
      remodelação; remodelações gerais; remodelações totais; remodelação total; remodelação de interiores;
      remodelação de casas; remodelação de moradias; remodelação de escritórios; remodelação de lojas;
      remodelação de espaços comerciais; remodelação de casa de banho; remodelação de cozinha; remodelação de wc;
      remodelação integral; reabilitação; reabilitação de edifícios; reabilitação urbana; renovação;
      renovação de casas; reforma; reforma completa; reforma residencial; reforma comercial; reforma de apartamento;
      reforma de apartamentos; reforma de casas; reforma de escritórios; reformas comerciais; reformas em geral;
      reforma corporativa; banheiros; cozinhas; casas de banho; troca de banheira por duche; substituição de banheira;
      bases de duche; construção civil; construção de moradias; construções; pequenas obras
    `,
  },
  examples: {
    named: [
      { language: 'fr', text: 'Entreprise de rénovation à Lyon' },
      { language: 'en', text: 'Homewright is a remodeling company in Omaha' },
      { language: 'es', text: 'Reformas integrales en Valencia' },
    ],
    notNamed: [
      { language: 'en', text: 'We renovated our website' },
      { language: 'en', text: 'A renovation of the museum opens in May' },
    ],
  },
  source: 'schema.org 30.0',
};
