import type { TradeEntry } from '../../trade.ts';

export const tiler: TradeEntry = {
  id: 'tiler',
  questions: 'generic',
  customers: 'at-home',
  noun: 'tiler',
  companyNoun: 'tiling company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Tile',
  names: {
    en: [
      'tiler',
      'tilers',
      'tiling company',
      'tile contractor*',
      'tile installer*',
      'tile setter*',
      'wall and floor tiling',
    ],
    de: ['fliesenleger*', '*fliesenlegermeister*', 'fliesenfachgeschäft', 'fliesenverlegung', 'plattenleger*'],
    es: ['alicatador*', 'solador', 'soladores', 'azulejista*', 'colocador de azulejos'],
    fr: ['carreleur*', 'entreprise de carrelage', 'carrelage et faïence'],
    it: ['piastrellista', 'piastrellisti', 'posa piastrelle', 'posatore di piastrelle'],
    nl: ['tegelzetter*', 'tegelzettersbedrijf', 'tegelwerken', 'vloerder'],
    pt: ['ladrilhador*', 'azulejista*', 'assentador de azulejos'],
  },
  work: { en: ['tiling', 'grout*'], de: ['fliesen', 'fliesenarbeiten'], fr: ['carrelage', 'faïence'] },
  neverAlone: {},
  jobs: {
    en: ['bathroom tiling', 'kitchen backsplash*', 'tile repair', 'regrouting', 'natural stone tiling'],
    de: ['fliesenarbeiten', 'mosaik', 'natursteinverlegung', 'barrierefreie bäder', 'balkonsanierung'],
    es: ['alicatado', 'solado', 'colocación de azulejos'],
    fr: ['pose de carrelage', 'pose de faïence', 'salle de bain'],
    it: ['posa piastrelle', 'posa gres', 'rivestimenti bagno'],
    nl: ['tegels zetten', 'badkamer betegelen', 'vloertegels'],
    pt: ['assentamento de azulejos', 'colocação de mosaicos', 'porcelanato'],
  },
  sharedJobs: {
    en: [
      'wall tiling',
      'floor tiling',
      'kitchen tiling',
      'wet rooms',
      'mosaics',
      'grouting',
      'natural stone',
      'underfloor heating',
    ],
    de: [
      'fliesen',
      'bodenfliesen',
      'wandfliesen',
      'badsanierung',
      'mosaik*',
      'naturstein*',
      'verfugung',
      'terrassenplatten',
    ],
    es: ['alicatados', 'solados', 'azulejos', 'baños', 'mosaicos', 'porcelánico', 'rejuntado', 'platos de ducha'],
    fr: [
      'carrelage*',
      'faïence',
      'mosaïque',
      'salles de bain',
      "douche à l'italienne",
      'terrasses',
      'chape',
      'pierre naturelle',
    ],
    it: ['piastrelle', 'rivestimenti', 'mosaici', 'bagni', 'pavimenti', 'stuccatura fughe', 'gres porcellanato'],
    nl: ['wandtegels', 'badkamers', 'tegelwerk', 'mozaïek', 'natuursteen', 'voegen', 'toilet'],
    pt: ['azulejos', 'pavimentos', 'mosaicos', 'casas de banho', 'revestimentos', 'rejunte'],
  },
  mentions: {
    en: `
      tiling; tile installation; tile flooring; floor tile*; wall tile*; bathroom tile*; bathroom tile installation;
      bathroom floors; shower tiling; shower tile*; tile showers; custom showers; shower installation; shower repair;
      shower pans; curbless showers; tub surrounds; walk in showers; wetroom installation; wetroom tiling; tanking;
      waterproofing; backsplash*; backsplash installation; kitchen floor tiling; fireplace tile*; fireplace tiling;
      outdoor tiling; patio tiling; balcony tiling; swimming pool tiling; pool tiling; porcelain tile*;
      porcelain tiling; ceramic tile*; ceramic tiling; large format tile*; large format tiling; mosaic tiling;
      mosaic tile*
    `,
    de: `
      fliesen legen; fliesen verlegen; fliesenlegen; fliesenlegerarbeiten; plattenarbeiten; plattenbeläge;
      plattenlegerarbeiten; keramische beläge; wand und bodenfliesen; wand und bodenbeläge; bodenbeläge; wandbeläge;
      badfliesen; badezimmer; badezimmersanierung; badsanierungen; badrenovierung; badumbau; badgestaltung;
      bad komplettsanierung; komplettbäder; bäder; barrierefreies bad; bodengleiche duschen; bodengleiche dusche;
      duschen; wellnessbereiche; wellness; schwimmbäder; schwimmbadbau; schwimmbadfliesen; küchenfliesen;
      küchenrückwände; fliesenspiegel; wohnbereich; wohnräume; großformatige fliesen; großformate; großformatfliesen;
      feinsteinzeug
    `,
    es: `
      colocación de cerámica; colocación de baldosas; colocación de pavimentos; colocación de pavimento;
      colocación de suelos; colocación de gres; colocación de porcelánico; colocación de porcelanato;
      colocación de pisos; colocación de mármol; colocación de mosaico; colocación de gresite;
      colocación de piedra natural; instalación de azulejos; instalación de pisos; instalación de cerámica;
      alicatado de baños; alicatado de cocinas; alicatar baño; alicatado de piscinas; embaldosado; enlosado; solería;
      solados y alicatados; pavimentos y revestimientos; pavimentos cerámicos; revestimientos;
      revestimientos cerámicos; revestimiento de paredes; revestimiento de fachadas; suelos porcelánicos;
      suelos de gres; suelos exteriores; gran formato; piezas de gran formato; porcelanato; cerámica; mármol;
      piedra natural; gresite
    `,
    fr: `
      pose carrelage; pose de carrelage intérieur; pose de carrelage extérieur; pose de carrelages;
      pose de grands formats; pose de mosaïque; pose de dalles; pose de dalles sur plots; dalles sur plots;
      pose de pierre; pose de pierres naturelles; pose de marbre; pose de céramique; céramique; tuiles de céramique;
      installation de céramique; dosseret; dosseret de cuisine; porcelaine; faïences; faïence murale; mosaïques;
      carreaux de ciment; pierres naturelles; marbre; travertin; grès cérame; revêtement de sol; revêtements de sol;
      revêtement mural; revêtements muraux; salle de bains; salle de bain complète; création de salle de bain;
      rénovation de salle de bain; rénovation salle de bain; rénovation de salles de bain;
      aménagement de salle de bain; douches; douche italienne
    `,
    it: `
      posa pavimenti; posa pavimenti e rivestimenti; posa rivestimenti; posa in opera; posa in opera di pavimenti;
      posa in opera di piastrelle; posa di pavimenti; posa di rivestimenti; posa di piastrelle; posa ceramica;
      posa ceramiche; posa gres porcellanato; posa grandi formati; posa grandi lastre; grandi formati; grandi lastre;
      posa mosaico; posa mosaici; posa marmo; posa marmi; posa pietra naturale; posa pietra; posa pietre; posa cotto;
      posa klinker; posa porfido; posa parquet; posa laminato; posa galleggiante; posa battiscopa; battiscopa;
      zoccolini; pavimentazioni; pavimentazioni esterne; pavimentazioni interne; pavimenti interni; pavimenti esterni;
      pavimenti in gres; pavimenti sopraelevati; pavimenti galleggianti
    `,
    nl: `
      tegelen; tegels leggen; tegels plaatsen; tegels laten zetten; tegelzetwerk; tegelwerkzaamheden; betegelen;
      betegeling; vloertegels leggen; vloertegels plaatsen; vloer betegelen; vloer en wandtegels; vloeren en wanden;
      vloer en wandbetegeling; wandtegels zetten; wandtegels plaatsen; wandbetegeling; wanden betegelen; muurtegels;
      bevloering; bevloeringen; badkamer; badkamer tegelen; badkamer verbouwen; badkamer renovatie; badkamerrenovatie;
      badkamerrenovaties; badkamerverbouwing; badkamer tegels; badkamertegels; complete badkamers; toiletten;
      toilet betegelen; toilet tegelen; toilet verbouwen; toiletrenovatie; keuken tegelen; keukens; keukenwand;
      keukentegels
    `,
    pt: `
      colocação de azulejos; colocação de azulejo; colocação de mosaico; colocação de pavimentos;
      colocação de pavimento cerâmico; colocação de cerâmica; colocação de cerâmicos; colocação de ladrilhos;
      colocação de pastilhas; colocação de porcelanato; colocação de piso; colocação de pedra;
      colocação de pedra natural; colocação de mármore; assentamento de azulejo; assentamento de piso;
      assentamento de pisos; assentamento de porcelanato; assentamento de cerâmica; assentamento de pastilhas;
      assentamento de revestimentos; assentamento de mármore; assentamento de granito; assentamento de pedras;
      assentamento de ladrilhos; assentamento de mosaicos; instalação de pisos; instalação de azulejos;
      aplicação de cerâmica; aplicação de azulejos; aplicação de revestimentos; pisos e revestimentos;
      pavimentos e revestimentos; revestimentos cerâmicos; revestimento cerâmico; revestimento de paredes;
      revestimento de escadas; revestimento de piscinas; revestimentos de parede; pavimentos cerâmicos
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Fliesenleger Krause in Bonn' },
      { language: 'en', text: 'Watson Tiling: tilers in Bristol' },
    ],
    notNamed: [
      { language: 'en', text: 'Scrabble tiles and board games' },
      { language: 'fr', text: 'Boutique de céramique artisanale' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/tiler',
};
