import type { TradeEntry } from '../../trade.ts';

export const interiorDesigner: TradeEntry = {
  id: 'interior-designer',
  questions: 'generic',
  customers: 'adviser',
  noun: 'interior designer',
  companyNoun: 'interior design studio',
  schemaTypes: ['HomeAndConstructionBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Interior_design',
  names: {
    en: [
      'interior designer*',
      'interior design*',
      'interior decorator*',
      'home staging',
      'home stager*',
      'interior design studio',
      'interior architect*',
      'interior decoration',
      'home decorator*',
      'interior styling',
      'interior stylist*',
      'kitchen and bath design*',
      'residential interior design',
      'home staging services',
      'interiors studio',
      'interior decor',
    ],
    de: [
      'innenarchitekt*',
      'interior design*',
      'raumgestaltung*',
      'einrichtungsberatung',
      'home staging',
      'raumdesign',
      'einrichtungsberater*',
      'wohnberatung',
      'interiordesign*',
      'raumplaner*',
      'home stager*',
      'einrichtungsplanung',
      'raumkonzepte',
      'raumgestalter*',
      'innenausstatter*',
      'raumausstatterin und designerin',
      'wohnberater*',
      'einrichtungsplaner*',
      'innendesign',
    ],
    es: [
      'interiorista*',
      'interiorismo',
      'diseño de interiores',
      'decorador de interiores',
      'diseñador de interiores',
      'diseñadora de interiores',
      'estudio de interiorismo',
      'decoradora de interiores',
      'decoración de interiores',
      'arquitectura de interiores',
      'arquitecto de interiores',
      'diseño interior',
      'interiorismo y decoración',
      'diseñadores de interiores',
      'decoradores de interiores',
      'home stager',
      'decoradora interiores',
      'diseñadora interiores',
      'decorador interiores',
      'arquitecta de interiores',
      'diseño interiores',
    ],
    fr: [
      "décorateur d'intérieur",
      "décoratrice d'intérieur",
      "architecte d'intérieur",
      "décoration d'intérieur",
      'home staging',
      "décorateurs d'intérieur",
      "architecture d'intérieur",
      "architectes d'intérieur",
      "designer d'intérieur",
      "design d'intérieur",
      "aménagement d'intérieur",
      'home stager',
      "designers d'intérieur",
      "décoratrices d'intérieur",
      'décorateur intérieur',
      'décoratrice intérieur',
      'architecte intérieur',
      "designeuse d'intérieur",
      'design intérieur',
      'designer intérieur',
      'architecte décorateur',
      'architecte décoratrice',
    ],
    it: [
      'interior design*',
      "arredatore d'interni",
      "progettazione d'interni",
      'home staging',
      "architettura d'interni",
      "architetto d'interni",
      "architetti d'interni",
      "arredatrice d'interni",
      'progettazione interni',
      "design d'interni",
      'architettura di interni',
      'home stager',
      "arredatori d'interni",
      "architetta d'interni",
      "designer d'interni",
      'interior decorator',
      "decoratore d'interni",
      'home stagers',
    ],
    nl: [
      'interieurontwerper*',
      'interieurarchitect*',
      'interieurstylist*',
      'binnenhuisarchitect*',
      'interieuradvies',
      'interieurstyling',
      'interieurdesign*',
      'interieuradviseur*',
      'interieurontwerpbureau',
      'interieurbureau',
      'interior design*',
      'binnenhuisinrichting',
      'interieurinrichting',
      'verkoopstyling',
      'interieur stylist',
      'interieur ontwerper',
      'interieur design',
      'interieur architect',
      'interieuradviseuse',
      'interieurontwerp',
      'interieurvormgever*',
      'interieur advies',
      'binnenhuisontwerp',
    ],
    pt: [
      'designer de interiores',
      'design de interiores',
      'decoração de interiores',
      'home staging',
      'designers de interiores',
      'decoradora de interiores',
      'decorador de interiores',
      'arquiteta de interiores',
      'design interior',
      'estúdio de design de interiores',
      'decoração e interiores',
      'arquiteto de interiores',
      'decoradores de interiores',
      'interiorismo',
      'home stager',
      'arquitectura de interiores',
      'arquitetos de interiores',
      'designer interiores',
      'decoração interiores',
      'decoradoras de interiores',
      'estúdio de interiores',
    ],
  },
  work: { en: ['space planning', 'color consultation'] },
  neverAlone: {},
  jobs: {
    en: ['space planning', 'home staging', 'kitchen design', 'furniture sourcing'],
    de: ['raumplanung', 'farbkonzepte', 'home staging'],
    es: ['proyectos de interiorismo', 'home staging'],
    fr: ['plans 3d', 'conseils couleurs', 'suivi de chantier'],
    it: ['render 3d', 'scelta arredi', 'consulenza colori'],
    nl: ['kleuradvies', '3d ontwerp', 'lichtplan'],
    pt: ['projeto de interiores', 'consultoria', 'decoração'],
  },
  sharedJobs: {
    en: [
      'bathroom design',
      'color consultation*',
      'furniture selection',
      'residential design',
      'commercial design',
      'styling',
      '3d renderings',
      'lighting design',
      'residential interior design',
    ],
    de: [
      'farbberatung',
      'lichtplanung',
      'möbeldesign',
      'einrichtungsberatung',
      'küchenplanung',
      'badplanung',
      'wohnberatung',
      'einrichtungsplanung',
    ],
    es: [
      'reformas',
      'decoración de viviendas',
      'mobiliario a medida',
      'asesoría de color',
      'proyectos de iluminación',
      'interiorismo comercial',
      'decoración de interiores',
    ],
    fr: [
      'décoration intérieure',
      'agencement',
      'conseil couleurs',
      'coaching déco',
      "aménagement d'espaces",
      "architecture d'intérieur",
      "design d'intérieur",
      "aménagement d'intérieur",
    ],
    it: [
      "progettazione d'interni",
      'arredamento su misura',
      'rendering 3d',
      'consulenza colore',
      'illuminazione',
      "architettura d'interni",
      'progettazione interni',
    ],
    nl: ['interieuradvies', 'woningstyling', 'maatwerk meubels', 'verkoopstyling', 'interieurstyling'],
    pt: ['projetos de interiores', 'consultoria de cores', 'mobiliário por medida', 'móveis planejados', 'projetos 3d'],
  },
  mentions: {
    en: `
      interior decorating; interior design services; full service interior design; full-service design;
      interior design consultation; design consultation*; in-home consultation; e-design; virtual design;
      virtual interior design; online interior design; residential interiors; commercial interiors;
      commercial interior design; hospitality design; office design; retail design; kitchen and bath design;
      kitchen and bathroom design; kitchen remodeling design; bathroom remodel design; renovation design; remodeling;
      new construction design; new construction; room design; room makeover*; living room design; bedroom design;
      nursery design; concept design; mood boards; colour consultation*; color consulting; colour schemes;
      paint color selection; floor plans; furniture layout; furniture and accessories
    `,
    de: `
      innenarchitektur; interiordesign; inneneinrichtung; innenraumgestaltung; innenraumplanung; raumkonzept*;
      raumkonzeption; einrichtungskonzept*; einrichtung; wohnraumgestaltung; wohnkonzept*; wohnraumplanung;
      gestaltungskonzept*; interior styling; wohnstyling; homestaging; redesign; home redesign; immobilienstyling;
      farb- und materialkonzept*; farb- und lichtkonzept*; farbkonzept; farbgestaltung; materialkonzept*;
      materialberatung; materialauswahl; lichtkonzept*; lichtdesign; beleuchtungskonzept*; möbelauswahl; möbelentwurf;
      möbelplanung; maßmöbel; einbaumöbel; moodboard*; moodboards; 3d visualisierung*; visualisierung*
    `,
    es: `
      interiorismo residencial; interiorismo online; proyecto de interiorismo; proyectos de decoración;
      proyecto de decoración; proyectos llave en mano; proyectos integrales; decoración; decoración online;
      decoración de oficinas; diseño residencial; diseño comercial; diseño de oficinas; diseño de cocinas;
      diseño de baños; diseño de cocinas y baños; diseño de mobiliario; diseño de muebles; diseño de iluminación;
      diseño 3d; diseño de espacios; distribución de espacios; planificación de espacios; asesoría de decoración;
      asesoramiento decorativo; asesoramiento en decoración; asesoría de interiores; asesoría online;
      asesoría en diseño; selección de mobiliario; selección de materiales; muebles a medida; mobiliario;
      carpintería a medida; cortinas; textiles; textil a medida; papel pintado; iluminación
    `,
    fr: `
      décoration; aménagement intérieur; aménagement d'espace; agencement d'intérieur; agencement sur mesure;
      agencement de cuisine; agencement d'espace; conception d'espaces; conseil déco; conseil en décoration;
      conseils déco; conseils en décoration; conseil décoration; visite conseil; visite conseils; consultation déco;
      consultation à domicile; étude d'aménagement; étude de faisabilité; avant-projet; projet clé en main;
      projets clés en main; projet complet; clé en main; planche tendance; planche d'ambiance; planches d'ambiance;
      planches matières; moodboard; visuels 3d; modélisation 3d; perspectives 3d; rendus 3d; vues 3d;
      visualisation 3d; plan d'aménagement; plans d'aménagement
    `,
    it: `
      progettazione di interni; progettazione d'interni residenziale; arredamento d'interni; arredamento;
      arredamento di interni; arredo; arredo su misura; arredi su misura; mobili su misura; complementi d'arredo;
      consulenza d'arredo; consulenza di arredo; consulenza arredo; consulenza arredamento; consulenza d'interni;
      consulenza online; consulenza a domicilio; consulenza cromatica; progetto colore; progetto d'arredo;
      progetto di interni; progetto online; progetto illuminotecnico; progettazione illuminotecnica; illuminotecnica;
      lighting design; distribuzione degli spazi; organizzazione degli spazi; studio degli spazi; layout;
      space planning; restyling; relooking; restyling d'interni; home relooking; home styling; ristrutturazione;
      ristrutturazioni
    `,
    nl: `
      interieurontwerp*; interieurarchitectuur; interieurplan; interieurconcept; totaalconcept; totaalinrichting;
      totaalproject*; binnenhuisarchitectuur; binnenhuisadvies; interieuradvies aan huis; woonadvies; adviesgesprek;
      stylingadvies; styling; stylingadvies aan huis; inrichtingsadvies; inrichtingsplan; indelingsplan;
      indelingsadvies; lay-out; plattegrond; kleurplan; kleurenplan; kleurenadvies; kleur- en materiaaladvies;
      materiaaladvies; materiaalkeuze; materialenplan; kleur en materiaal; moodboard; moodboards; lichtadvies;
      lichtontwerp; verlichtingsplan; verlichtingsadvies; meubeladvies; meubelplan; meubelontwerp; meubels op maat
    `,
    pt: `
      decoração online; decoração residencial; decoração comercial; arquitetura de interiores;
      projeto de design de interiores; projeto de decoração; projetos de decoração; projeto de interiores completo;
      projeto 3d; projeto online; projetos chave na mão; chave na mão; projeto completo; projeto residencial;
      projetos residenciais; projeto comercial; projetos comerciais; projeto corporativo; interiores residenciais;
      interiores comerciais; consultoria de decoração; consultoria de interiores; consultoria online;
      consultoria em decoração; consultoria de design; consultoria express; assessoria de compras;
      acompanhamento de compras; personal shopper; remodelação*; remodelação de interiores; remodelação de cozinhas;
      remodelação de casas de banho; renovação; reforma; reformas; reforma de apartamento; acompanhamento de obra;
      gestão de obra; gerenciamento de obra
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Loft interior design in Austin' },
      { language: 'nl', text: 'Interieurstylist in Laren' },
    ],
    notNamed: [
      { language: 'en', text: 'The interior of the car' },
      { language: 'es', text: 'Lo interior' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/interior_decoration',
};
