import type { TradeEntry } from '../../trade.ts';

export const carDetailer: TradeEntry = {
  id: 'car-detailer',
  questions: 'generic',
  customers: 'workshop',
  unasked: ['guarantee'],
  noun: 'car detailer',
  companyNoun: 'auto detailing company',
  schemaTypes: ['AutoWash', 'AutomotiveBusiness'],
  additionalType: 'http://www.productontology.org/id/Auto_detailing',
  names: {
    en: [
      'auto detailing*',
      'car detailing*',
      'mobile detailing',
      'car wash*',
      'car detailer*',
      'car valeting',
      'detailers',
      'ceramic coating specialists',
      'detailing studio',
      'carwash*',
      'hand car wash',
      'mobile car wash',
      'truck wash',
      'auto detailer*',
      'car valet*',
      'mobile valeting',
      'detailing centre',
      'car cleaning',
      'car care centre',
      'auto spa',
      'car spa',
      'vehicle valeting',
      'auto wash',
      'detail shop',
      'mobile detailer*',
    ],
    de: [
      'fahrzeugaufbereitung*',
      'autoaufbereitung*',
      'fahrzeugpflege',
      'autopflege',
      'autowäsche',
      'waschanlage',
      'autowaschanlage',
      'fahrzeugaufbereiter',
      'waschstraße*',
      'waschpark',
      'sb-waschpark',
      'autoaufbereiter*',
      'autowaschpark',
      'waschcenter',
      'autowaschcenter',
      'waschbox*',
      'autowaschstraße*',
      'fahrzeugveredelung',
      'autopflegezentrum',
      'car cleaning',
      'car wash',
      'carwash',
      'autokosmetik',
    ],
    es: [
      'lavado de autos',
      'lavado de coches',
      'detailing',
      'detallado de autos',
      'autolavado',
      'car detailing',
      'lavadero de coches',
      'car wash',
      'lavado de vehículos',
      'túnel de lavado',
      'lavaderos de coches',
      'lavadero de autos',
      'lavadero de vehículos',
      'autolavados',
      'lava autos',
      'lavautos',
      'lavaautos',
      'lavado automotriz',
      'lavado a mano de coches',
      'estética automotriz',
      'estética vehicular',
    ],
    fr: [
      'nettoyage auto',
      'lavage auto',
      'detailing automobile',
      'esthétique automobile',
      'station de lavage',
      'rénovation automobile',
      'lavage automobile*',
      'lavage de voiture*',
      'lave-auto',
      'nettoyage de voiture*',
      'nettoyage voiture*',
      'centre de lavage',
      'stations de lavage',
      'detailing auto',
      'esthétique auto',
      'nettoyage de véhicule*',
      'lavage voiture',
      'lave autos',
      'préparation esthétique automobile',
      'préparation automobile',
      'car wash',
    ],
    it: [
      'autolavaggio',
      'car detailing',
      'lavaggio auto',
      'detailing auto',
      'autolavaggi',
      'lavaggio automobili',
      'lavaggio autoveicoli',
      'car wash',
      'auto detailing',
      'detailing center',
      'estetica auto',
      'car care center',
      "cura dell'auto",
      'autodetailing',
    ],
    nl: [
      'autopoetsbedrijf',
      'auto poetsen',
      'autowasserette',
      'carwash',
      'car detailing',
      'poetsbedrijf auto',
      'autowasserij',
      'wasstraat',
      'autowassen',
      'auto wassen',
      'wasbox*',
      'autopoets*',
      'autowasplaats*',
      'autodetailing',
      'carwashes',
      'autowascenter',
      'handcarwash',
      'auto polijsten',
      'truckwash',
      'poetscentrum',
      'car wash',
      'carcleaning',
      'car cleaning',
    ],
    pt: [
      'estética automotiva',
      'lavagem automóvel',
      'lava jato',
      'lavagem auto',
      'detalhe automóvel',
      'lava rápido',
      'lavagem de carros',
      'lavagem de viaturas',
      'lavagens auto',
      'estética automóvel',
      'lavagem automóveis',
      'lavagem self-service auto',
      'lava a jato',
      'lava rápidos',
      'detalhamento automotivo',
      'car detailing',
      'car wash',
      'polimento automotivo',
      'limpeza automóvel',
      'lavagem manual de carros',
    ],
  },
  work: {
    en: ['ceramic coating*', 'paint correction', 'wax'],
    de: [
      'keramikversiegelung*',
      'politur',
      'innenreinigung',
      'außenreinigung',
      'lackversiegelung',
      'lackkorrektur*',
      'lackveredelung*',
      'lackschutz*',
      'lackschutzfolie*',
    ],
  },
  neverAlone: {},
  jobs: {
    en: [
      'interior detailing',
      'exterior detailing',
      'ceramic coating',
      'paint correction',
      'engine bay cleaning',
      'headlight restoration',
      'window tinting',
      'paint protection film',
    ],
    de: [
      'innenreinigung',
      'außenreinigung',
      'keramikversiegelung',
      'politur',
      'lackaufbereitung',
      'lederpflege',
      'motorwäsche',
      'ozonbehandlung',
      'polsterreinigung',
      'handwäsche',
      'komplettaufbereitung',
      'innenaufbereitung',
      'außenaufbereitung',
      'lackversiegelung',
      'scheinwerferaufbereitung',
      'felgenreinigung',
      'nanoversiegelung',
      'geruchsbeseitigung',
    ],
    es: ['pulido', 'encerado', 'lavado de interiores', 'tratamiento cerámico'],
    fr: ['nettoyage intérieur', 'polissage', 'traitement céramique', 'rénovation des phares'],
    it: ['lucidatura', 'nanotecnologia', 'pulizia interni', 'lavaggio a mano'],
    nl: ['interieur reinigen', 'polijsten', 'keramische coating'],
    pt: ['polimento', 'vitrificação', 'higienização interna', 'cristalização'],
  },
  sharedJobs: {
    en: [
      'ceramic coatings',
      'paint protection',
      'full detail',
      'interior cleaning',
      'hand car wash',
      'wheel cleaning',
      'leather care',
      'odor removal',
      'dent removal',
      'vinyl wrap*',
      'car wrapping',
      'exterior wash',
      'full valet',
      'hand wash',
      'wax',
      'waxing',
      'vacuuming',
      'engine cleaning',
      'upholstery cleaning',
      'tire shine',
      'polish',
      'unlimited wash club',
      'truck washing',
      'mini valet',
      'undercarriage wash',
      'hand wax',
    ],
    de: [
      'lackkorrektur',
      'lackschutz*',
      'lackschutzfolie*',
      'scheibentönung*',
      'scheibentönungsfolie*',
      'keramik versiegelung',
      'fahrzeugfolierung',
      'folierung',
      'car wrapping',
      'hochglanzpolitur',
      'innenraumreinigung',
      'leder* und polsterpflege',
      'dellenentfernung',
      'smart repair',
      'hagelschaden*',
      'außenwäsche',
      'unterbodenwäsche',
      'heißwachs',
      'vorwäsche',
      'staubsaugen',
    ],
    es: [
      'pulido de faros',
      'limpieza de tapicería',
      'limpieza interior',
      'lavado a mano',
      'corrección de pintura',
      'láminas solares',
      'lavado exterior',
      'lavado interior',
      'lavado de motor',
      'aspirado',
      'lavado completo',
      'abrillantado',
      'limpieza de motor',
      'detallado',
    ],
    fr: [
      'lavage à la main',
      'lustrage',
      'rénovation optiques',
      'shampoing sièges',
      'nettoyage sièges',
      'pose de film',
      'vitres teintées',
      'covering',
      'lavage extérieur',
      'lavage intérieur',
      'nettoyage des sièges',
      'shampoing des sièges',
      'lavage moteur',
      'lavage complet',
      'cire',
      'nettoyage des jantes',
    ],
    it: [
      'lavaggio interni',
      'igienizzazione',
      'trattamento pelle',
      'lucidatura fari',
      'oscuramento vetri',
      'wrapping',
      'lavaggio esterno',
      'lavaggio interno',
      'lavaggio tappezzeria',
      'lavaggio motore',
      'lavaggio completo',
      'ceratura',
      'sanificazione',
    ],
    nl: [
      'poetsen',
      'lakcorrectie',
      'dieptereiniging',
      'interieurreiniging',
      'leerbehandeling',
      'koplampen polijsten',
      'wrappen',
      'velgen reinigen',
      'exterieur reiniging',
      'interieur reiniging',
      'waxen',
      'stofzuigen',
      'handwas',
      'motorreiniging',
    ],
    pt: [
      'lavagem completa',
      'lavagem a seco',
      'limpeza de estofos',
      'polimento de faróis',
      'película solar',
      'lavagem detalhada',
      'hidratação de couro',
      'lavagem exterior',
      'lavagem interior',
      'lavagem simples',
      'higienização',
      'enceramento',
      'lavagem de motor',
      'cera',
      'aspiração',
    ],
  },
  mentions: {
    en: `
      detailing; car detail; interior detail*; exterior detail*; full detailing; mini detail; maintenance detail;
      express detail; showroom detail; detailing packages; valeting; interior valet; exterior valet;
      maintenance valet; car washes; express wash; hand washing; maintenance wash; safe wash; deep clean;
      deep interior clean; interior deep clean; interior shampoo; seat cleaning; seat shampoo; carpet shampooing;
      carpet cleaning; steam cleaning; leather cleaning; leather conditioning; leather repair; pet hair removal;
      stain removal; odour removal; ozone treatment; clay bar*; clay bar treatment; decontamination; iron removal;
      polishing
    `,
    de: `
      aufbereitung; komplettaufbereitungen; leasingaufbereitung; leasingrückgabe; leasingrückläufer;
      gebrauchtwagenaufbereitung; verkaufsaufbereitung; neuwagenaufbereitung; neuwagenversiegelung;
      premium aufbereitung; kleine aufbereitung; fahrzeugreinigung; autoreinigung; oberwäsche; handwäschen;
      autohandwäsche; schaumwäsche; premiumwäsche; programmwäsche; waschprogramme; waschpakete; sb waschboxen;
      sb wäsche; innenraumaufbereitung; innenraumpflege; innenraum; intensivreinigung; tiefenreinigung;
      grundreinigung; basisreinigung; polster und teppichreinigung; sitzreinigung; teppichreinigung; lederreinigung;
      lederaufbereitung; lederreparatur; leder; textilversiegelung; imprägnierung; himmelreinigung
    `,
    es: `
      lavados; lavado básico; lavado premium; lavado exterior e interior; lavado integral; lavado de carrocería;
      lavado de motores; lavado de chasis; lavado de tapicería; lavado de tapicerías; lavado de asientos;
      lavado de vestiduras; lavado de alfombras; lavado de motos; lavado de furgonetas; lavado de camiones;
      lavado de autocaravanas; lavado en seco; lavado ecológico; lavado a presión; lavado a domicilio; lavado manual;
      lavado detallado; lavado profundo; limpieza de coches; limpieza exterior; limpieza completa; limpieza integral;
      limpieza interior completa; limpieza de interiores; limpieza profunda; limpieza de tapicerías;
      limpieza de asientos; limpieza de cuero; limpieza de llantas; limpieza de techo; limpieza a vapor; desinfección;
      desinfección con ozono; tratamiento de ozono
    `,
    fr: `
      lavage manuel; lavage main; lavage de base; lavage premium; lavage haute pression; lavage sans eau;
      lavage écologique; lavage de moteur; lavage de sièges; lavage de camions; lavage de flotte; lavage à domicile;
      nettoyage extérieur; nettoyage intérieur complet; nettoyage intérieur et extérieur; nettoyage complet;
      nettoyage automobile; nettoyage voiture; nettoyage véhicule; nettoyage vapeur; nettoyage à la vapeur;
      nettoyage en profondeur; nettoyage cuir; nettoyage des cuirs; nettoyage de sièges; nettoyage moteur;
      nettoyage compartiment moteur; nettoyage jantes; nettoyage tapis; nettoyage moquettes; nettoyage de capote;
      nettoyage poils d'animaux; nettoyage camping car; nettoyage utilitaires; nettoyage moto; nettoyage bateau;
      shampoing; shampoing intérieur; shampoing moquettes; shampouinage
    `,
    it: `
      lavaggio interno ed esterno; lavaggio esterno a mano; lavaggio tappezzerie; lavaggio sedili; lavaggio moto;
      lavaggio camper; lavaggio furgoni; lavaggio camion; lavaggio cerchi; lavaggio sottoscocca; lavaggio a vapore;
      lavaggio a secco; lavaggio a domicilio; lavaggio self service; lavaggio self; lavaggio automatico;
      lavaggio premium; lavaggio ecologico; lavaggio divani; lavaggio tappeti; lavaggio moquette;
      pulizia interni auto; pulizia interna; pulizia esterna; pulizia sedili; pulizia tappezzeria; pulizia motore;
      pulizia pelle; pulizia cerchi; pulizia profonda; pulizia vano motore; pulizia tetto; igienizzazione interni;
      igienizzazione auto; igienizzazione abitacolo; igienizzazione con ozono; sanificazione auto;
      sanificazione ozono; sanificazione abitacolo; sanificazione interni
    `,
    nl: `
      auto laten poetsen; auto reinigen; auto reiniging; auto detailing; autopoetsen; autoreiniging; handwash;
      handwassen; wasbeurt; wasbeurten; wasprogramma's; wasboxen; buitenwas; exterieur; exterieurreiniging;
      exterieur reinigen; exterieur detailing; interieur; interieur detailing; interieur dieptereiniging;
      interieur poetsen; interieurbehandeling; buitenkant; binnenkant; binnen en buiten; binnen en buitenreiniging;
      complete reiniging; complete poetsbeurt; poetsbeurt; poetsbeurten; poetspakketten; basis pakket; full detail;
      detailing; onderhoudswas; onderhoudsbeurt; stoomreiniging; stoomreinigen; bekleding reinigen; stoelen reinigen
    `,
    pt: `
      lavagens; lavagem exterior e interior; lavagem externa; lavagem interna; lavagem premium; lavagem técnica;
      lavagem manual; lavagem à mão; lavagem automotiva; lavagem do motor; lavagem de motos; lavagem de chassi;
      lavagem de chassis; lavagem de bancos; lavagem de estofos; lavagem de estofados; lavagem de caminhões;
      lavagem ecológica; lavagem geral; lavagem de carpetes; lavagem automática; lavagem self service;
      lavagem ao domicílio; lavagem expresso; limpeza interior; limpeza exterior; limpeza interna; limpeza completa;
      limpeza profunda; limpeza de interiores; limpeza de bancos; limpeza de couro; limpeza de motor;
      limpeza de tetos; limpeza de pele; limpeza de ar condicionado; limpeza técnica de motor; limpeza a vapor;
      higienização interior; higienização automotiva
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Fahrzeugaufbereitung in Oberkirch' },
      { language: 'en', text: 'Gleam mobile detailing in Fresno' },
    ],
    notNamed: [
      { language: 'en', text: 'See the detail of the map' },
      { language: 'de', text: 'Aufbereitung von Daten' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/car_wash',
};
