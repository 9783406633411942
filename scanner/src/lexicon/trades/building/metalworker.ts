import type { TradeEntry } from '../../trade.ts';

export const metalworker: TradeEntry = {
  id: 'metalworker',
  questions: 'generic',
  customers: 'at-home',
  noun: 'metalworker',
  companyNoun: 'metalworking company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Metalworking',
  names: {
    en: [
      'metalworker*',
      'metal fabricator*',
      'welding shop',
      'welder',
      'welders',
      'blacksmith*',
      'ironwork company',
      'metal fabrication company',
      'wrought iron company',
      'welding company',
      'welding services',
      'metal fabrication',
      'fabrication shop',
      'mobile welding',
      'machine shop',
      'steel fabrication',
      'custom fabrication',
    ],
    de: [
      'metallbau',
      'metallbauer*',
      'schlosserei*',
      'schlosser',
      'schmiede',
      'stahlbau',
      'bauschlosserei',
      'metallbaubetrieb',
      'schweißerei',
      'schweißfachbetrieb',
      'schweißtechnik',
      'lohnschweißen',
    ],
    es: [
      'herrero*',
      'herrería',
      'cerrajería metálica',
      'carpintería metálica',
      'taller de soldadura',
      'soldador',
      'soldadura y herrería',
      'taller de herrería',
      'torno y soldadura',
    ],
    fr: [
      'métallier*',
      'métallerie',
      'ferronnier*',
      'ferronnerie',
      'serrurerie métallerie',
      'forgeron',
      'soudeur*',
      'soudure',
      'chaudronnerie',
      'atelier de soudure',
    ],
    it: [
      'fabbro ferraio',
      'carpenteria metallica',
      'officina fabbrile',
      'carpenterie metalliche',
      'lavorazione ferro',
      'saldatore',
      'saldature',
      'officina meccanica di precisione',
      'saldatura',
    ],
    nl: [
      'metaalbewerker*',
      'metaalbewerking',
      'smederij',
      'lasbedrijf',
      'constructiebedrijf',
      'siersmid',
      'laswerk*',
      'lasser',
      'staalconstructies',
    ],
    pt: [
      'serralharia',
      'serralheiro*',
      'serralharia civil',
      'metalúrgica',
      'ferreiro',
      'soldador',
      'serralheria',
      'serviços de soldadura',
      'solda',
      'caldeiraria',
    ],
  },
  work: { en: ['welding', 'railings'], de: ['geländer', 'stahltreppen'] },
  neverAlone: {},
  jobs: {
    en: ['custom railings', 'welding repair', 'iron gates', 'steel staircases', 'structural steel'],
    de: ['geländer', 'treppengeländer', 'balkone', 'stahltreppen', 'tore', 'vordächer'],
    es: ['rejas', 'barandillas', 'puertas metálicas', 'escaleras metálicas'],
    fr: ['garde corps', 'portails', 'escaliers métalliques', 'verrières'],
    it: ['ringhiere', 'cancelli', 'scale in ferro', 'inferriate'],
    nl: ['trappen', 'balustrades', 'hekwerken', 'stalen deuren'],
    pt: ['portões', 'grades', 'corrimãos', 'escadas metálicas'],
  },
  sharedJobs: {
    en: [
      'welding',
      'railings',
      'gates',
      'steel fabrication',
      'staircases',
      'wrought iron',
      'sheet metal',
      'mig welding',
      'tig welding',
      'mobile welding',
      'custom fabrication',
      'metal fabrication',
      'aluminum welding',
      'aluminium welding',
      'stainless steel',
      'handrails',
      'trailers',
      'trailer repair',
      'repair welding',
      'pipe welding',
      'plasma cutting',
      'laser cutting',
      'cnc machining',
      'fences',
      'equipment repair',
      'ornamental iron',
      'stairs',
    ],
    de: [
      'treppen',
      'schweißarbeiten',
      'stahlbau',
      'edelstahlverarbeitung',
      'carports',
      'überdachungen',
      'wig-schweißen',
      'mag-schweißen',
      'aluminiumschweißen',
      'zäune',
      'blechbearbeitung',
      'laserschneiden',
      'reparaturschweißen',
    ],
    es: [
      'escaleras',
      'estructuras metálicas',
      'soldadura',
      'portones',
      'acero inoxidable',
      'barandales',
      'techos',
      'protecciones',
      'zaguanes',
      'soldadura de aluminio',
      'corte láser',
      'cancelas',
    ],
    fr: [
      'escaliers',
      'soudure',
      'rampes',
      'pergolas',
      'structures métalliques',
      'soudure inox',
      'soudure aluminium',
      'clôtures',
      'découpe laser',
    ],
    it: [
      'scale',
      'carpenteria metallica',
      'saldatura',
      'tettoie',
      'acciaio inox',
      'recinzioni',
      'strutture metalliche',
      'taglio laser',
      'saldatura tig',
      'soppalchi',
    ],
    nl: [
      'laswerk',
      'balkons',
      'staalconstructies',
      'poorten',
      'leuningen',
      'rvs laswerk',
      'aluminium laswerk',
      'lasersnijden',
      'reparaties',
    ],
    pt: [
      'escadas',
      'estruturas metálicas',
      'soldadura',
      'guarda corpos',
      'coberturas',
      'coberturas metálicas',
      'soldadura de alumínio',
      'corte a laser',
      'guardas',
      'gradeamentos',
    ],
  },
  mentions: {
    en: `
      custom metal fabrication; structural steelwork; steelwork; steel beams; fabrication; on site welding;
      stainless steel welding; stainless steel fabrication; aluminium fabrication; aluminum fabrication;
      heavy equipment repair; iron railings; metal railings; stair railings; steel railings; balustrades;
      iron fencing; wrought iron gates; wrought iron railings; metal gates; driveway gates; electric gates;
      security gates; security grilles; window grilles; window guards; security doors; steel doors; metal stairs;
      metal staircases; spiral staircases; fire escapes; fire escape stairs; balconies; juliet balconies;
      mezzanine floors; platforms; walkways; catwalks; canopies
    `,
    de: `
      metallbauarbeiten; schlosserarbeiten; stahlbauarbeiten; stahlkonstruktionen; stahlhallen; hallenbau;
      stahlbalkone; balkonanlagen; balkongeländer; edelstahlgeländer; geländer und handläufe; geländerbau; handläufe;
      glasgeländer; brüstungen; absturzsicherung; absturzsicherungen; treppenbau; treppenanlagen; außentreppen;
      wendeltreppen; spindeltreppen; fluchttreppen; metalltreppen; treppen und geländer; balkonbau;
      balkone und geländer; terrassenüberdachungen; terrassendächer; terrassenüberdachung; überdachung; vordach;
      wintergärten; pergolen; toranlagen; tore und zäune; garagentore; hoftore; schiebetore; industrietore
    `,
    es: `
      herrería en general; herrería artística; herrería residencial; carpintería de aluminio; forja; forja artística;
      hierro forjado; trabajos en hierro; portones metálicos; portones automáticos; portones eléctricos;
      puertas de hierro; puertas de forja; puertas de garaje; puertas correderas; puertas cortafuegos;
      puertas de seguridad; puertas industriales; puertas automáticas; automatización de puertas;
      automatización de portones; rejas de seguridad; rejas de ventana; protecciones para ventanas; ventanas;
      barandales de herrería; pasamanos; barandas; escaleras de caracol; escaleras de hierro; escaleras de emergencia;
      escaleras marinas; escaleras exteriores; vallas; vallados; verjas; cercas; cerramientos; cerramientos metálicos;
      estructura metálica
    `,
    fr: `
      ferronnerie d'art; serrurerie; fer forgé; construction métallique; constructions métalliques;
      charpente métallique; charpentes métalliques; hangars; bâtiments métalliques; ossature métallique; escalier;
      escalier métallique; escalier sur mesure; escalier extérieur; escaliers hélicoïdaux; escaliers de secours;
      escaliers en acier; rampe d'escalier; rampes d'escalier; rampes en fer forgé; rampes en acier; mains courantes;
      main courante; garde corps inox; garde corps métalliques; garde corps de fenêtre; balustrades; balcons;
      balcons en acier; portail; portails sur mesure; portails coulissants; portail coulissant; portail battant;
      portillons; motorisation de portail; automatismes; clôture; clôtures métalliques; grilles
    `,
    it: `
      carpenteria leggera; carpenteria pesante; carpenteria in ferro; carpenteria metallica leggera;
      lavorazioni in ferro; lavori in ferro; opere in ferro; opere da fabbro; ferro battuto; lavori in ferro battuto;
      ringhiere in ferro; ringhiere in ferro battuto; ringhiere per balconi; parapetti; parapetti in vetro;
      parapetti in ferro; corrimano; corrimani; balaustre; balconi; scale a chiocciola; scale esterne;
      scale di sicurezza; scale antincendio; scale interne; cancelli in ferro; cancelli scorrevoli;
      cancelli automatici; cancelli e recinzioni; automazione cancelli; cancelletti; recinzioni in ferro;
      recinzioni metalliche; grate; grate di sicurezza; grate per finestre; inferriate di sicurezza;
      inferriate apribili; portoni; portoni in ferro
    `,
    nl: `
      metaalconstructies; metaalconstructie; metaalwerk; metaalwerken; staalconstructie; staalbouw;
      stalen constructies; stalen balken; stalen liggers; constructiewerk; constructiewerkzaamheden; constructies;
      lassen; laswerken; laswerkzaamheden; lassen op locatie; mobiel lassen; tig lassen; mig lassen; aluminium lassen;
      rvs lassen; inox; inox werken; rvs werk; aluminium; smeedwerk; siersmeedwerk; smeedijzer; smeedijzeren poorten;
      smeedijzeren hekken; restauratie smeedwerk; poort; sierpoorten; smeedijzeren hekwerken; automatische poorten;
      toegangspoorten; hekken; balustrade; balustrades en leuningen; trapleuning
    `,
    pt: `
      serralharia de ferro; serralharia de alumínio; serralharia artística; serviços de serralheria;
      trabalhos em ferro; ferro forjado; portões de ferro; portões metálicos; portões automáticos; portões de garagem;
      portões basculantes; portões de correr; portões seccionados; portão de ferro; portão automático;
      portão basculante; automatismos; automatização de portões; conserto de portão; reparação de portões;
      manutenção de portões; motores para portões; gradeamento; grades de segurança; grades de proteção;
      grades para janelas; grades de ferro; gradil; guarda corpo; guardas em inox; guardas em vidro;
      guardas de varanda; varandas; corrimão; corrimões; corrimãos em inox; escada caracol; escadas em caracol;
      escadas em ferro; escadas de emergência
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Metallbau Kern: Schlosserei in Fulda' },
      { language: 'es', text: 'Herrería y carpintería metálica en Jaén' },
    ],
    notNamed: [
      { language: 'en', text: 'Heavy metal concerts all summer' },
      { language: 'fr', text: 'Serrurier de garde' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/metal_construction, craft/blacksmith',
};
