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
      'tiling contractor*',
      'tiling services',
      'tiling specialist*',
      'tile and stone',
      'tile & stone',
      'tile installation',
      'tile work',
      'tile repair',
      'wall tiling',
      'floor tiling',
      'bathroom tiling',
      'tile shop*',
      'tile store*',
      'tile showroom*',
      'ceramic tile*',
      'porcelain tiles',
      'tile company',
      'tile fixer*',
      'grout restoration',
      'regrouting',
      'tile layer*',
      'tile restoration',
    ],
    de: [
      'fliesenleger*',
      '*fliesenlegermeister*',
      'fliesenfachgeschäft',
      'fliesenverlegung',
      'plattenleger*',
      'fliesenbau',
      'fliesenbetrieb',
      'fliesenmeister*',
      'fliesenhandel',
      'fliesenstudio*',
      'fliesenausstellung',
      'fliesencenter',
      'fliesenzentrum',
      'fliesenhaus',
      'fliesenmarkt',
      'fliesenverleger*',
      'fliesenboden',
      'fliesentechnik',
      'fliesenservice',
      'plattenbeläge',
      'plattenarbeiten',
      'plattenbelag',
      'fliesen und naturstein',
      'fliesen platten mosaik',
      'platten und fliesen',
      'mosaikleger*',
      'keramik und naturstein',
      'badfliesen',
      'natursteinverlegung',
    ],
    es: [
      'alicatador*',
      'solador',
      'soladores',
      'azulejista*',
      'colocador de azulejos',
      'alicatado*',
      'solado*',
      'azulejos',
      'azulejería',
      'azulejero*',
      'colocador de cerámica',
      'colocadores de cerámica',
      'colocación de cerámica',
      'colocación de azulejo',
      'gres porcelánico',
      'pavimentos cerámicos',
      'cerámica y baño',
      'cerámicas y baños',
      'porcelanatos',
      'colocador de porcelanato',
      'mosaiquista',
      'pegador de cerámica',
      'enchapador*',
    ],
    fr: [
      'carreleur*',
      'entreprise de carrelage',
      'carrelage et faïence',
      'carrelages',
      'pose de carrelage*',
      'poseur de carrelage*',
      'poseur de céramique',
      'poseurs de céramique',
      'pose de céramique',
      'céramiste poseur',
      'céramiques et pierres',
      'installateur de céramique',
      'carrelage mosaïque',
      'carrelage et mosaïque',
      'carrelage chape',
      'carrelage faïence',
      'faïencier',
      'faïenceur',
      'mosaïste*',
      'magasin de carrelage',
      'travaux de carrelage',
      'carrelage & bain',
      'carrelage et salle de bain',
      'revêtement carrelage',
      'carrelage sol et mur',
      'joints de céramique',
      'carrelage intérieur',
      'carrelage extérieur',
      'dalles sur plots',
      'installation de céramique',
      'chape et carrelage',
    ],
    it: [
      'piastrellista',
      'piastrellisti',
      'posa piastrelle',
      'posatore di piastrelle',
      'piastrelle',
      'posa ceramiche',
      'posa ceramica',
      'posa gres',
      'posa in opera pavimenti',
      'posa mosaici',
      'mosaicista',
      'mosaicisti',
      'ceramiche e rivestimenti',
      'pavimentazioni interne',
      'rivestimenti in ceramica',
      'rivestimenti ceramici',
      'piastrellatura',
      'gres porcellanato',
      'pavimenti in gres',
      'rivestimenti bagno',
      'ceramica e arredobagno',
      'ceramiche e arredo bagno',
      'mattonelle',
    ],
    nl: [
      'tegelzetter*',
      'tegelzettersbedrijf',
      'tegelwerken',
      'vloerder',
      'tegelbedrijf',
      'tegelbedrijven',
      'tegelwerk*',
      'tegelhandel*',
      'tegelspecialist*',
      'tegellegger*',
      'tegelzetten',
      'tegels zetten',
      'tegels plaatsen',
      'tegelplaatser*',
      'tegelaar',
      'tegelstudio*',
      'tegelcentrum',
      'tegelshowroom*',
      'tegelwinkel*',
      'tegelvloer*',
      'vloer en wandtegels',
      'wand en vloertegels',
      'vloerders',
      'vloerderswerken',
      'tegels en natuursteen',
      'tegels en sanitair',
      'tegelplaatsing',
      'betegeling*',
      'betegelen',
      'vloerbetegeling',
      'keramische tegels',
      'tegelzetwerk',
      'tegelhuis',
    ],
    pt: [
      'ladrilhador*',
      'azulejista*',
      'assentador de azulejos',
      'azulejos',
      'azulejador*',
      'assentamento de pisos',
      'assentamento de cerâmica',
      'aplicador de cerâmica',
      'aplicador de cerâmicos',
      'colocação de cerâmica',
      'aplicação de cerâmicos',
      'porcelanatos',
      'porcelanato',
      'pastilheiro',
      'colocação de mosaicos',
      'cerâmicas e revestimentos',
      'revestimentos cerâmicos',
      'pavimentos cerâmicos',
      'ladrilhos',
      'azulejaria',
    ],
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
      'tile installation',
      'ceramic tile*',
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
      'plattenbeläge',
      'plattenarbeiten',
      'badfliesen',
    ],
    es: [
      'alicatados',
      'solados',
      'azulejos',
      'baños',
      'mosaicos',
      'porcelánico',
      'rejuntado',
      'platos de ducha',
      'colocación de cerámica',
      'pavimentos cerámicos',
    ],
    fr: [
      'carrelage*',
      'faïence',
      'mosaïque',
      'salles de bain',
      "douche à l'italienne",
      'terrasses',
      'chape',
      'pierre naturelle',
      'pose de céramique',
      'dalles sur plots',
      'installation de céramique',
    ],
    it: [
      'piastrelle',
      'rivestimenti',
      'mosaici',
      'bagni',
      'pavimenti',
      'stuccatura fughe',
      'gres porcellanato',
      'posa ceramiche',
      'posa ceramica',
      'posa mosaici',
      'pavimentazioni interne',
      'pavimenti in gres',
    ],
    nl: [
      'wandtegels',
      'badkamers',
      'tegelwerk',
      'mozaïek',
      'natuursteen',
      'voegen',
      'toilet',
      'tegels plaatsen',
      'vloer en wandtegels',
      'betegelen',
      'tegelzetwerk',
    ],
    pt: [
      'azulejos',
      'pavimentos',
      'mosaicos',
      'casas de banho',
      'revestimentos',
      'rejunte',
      'assentamento de pisos',
      'assentamento de cerâmica',
      'colocação de cerâmica',
      'revestimentos cerâmicos',
      'pavimentos cerâmicos',
    ],
  },
  mentions: {
    en: `
      tiling; tile flooring; floor tile*; wall tile*; bathroom tile*; bathroom tile installation; bathroom floors;
      shower tiling; shower tile*; tile showers; custom showers; shower installation; shower repair; shower pans;
      curbless showers; tub surrounds; walk in showers; wetroom installation; wetroom tiling; tanking; waterproofing;
      backsplash*; backsplash installation; kitchen floor tiling; fireplace tile*; fireplace tiling; outdoor tiling;
      patio tiling; balcony tiling; swimming pool tiling; pool tiling; porcelain tile*; porcelain tiling;
      ceramic tiling; large format tile*; large format tiling; mosaic tiling; mosaic tile*
    `,
    de: `
      fliesen legen; fliesen verlegen; fliesenlegen; fliesenlegerarbeiten; plattenlegerarbeiten; keramische beläge;
      wand und bodenfliesen; wand und bodenbeläge; bodenbeläge; wandbeläge; badezimmer; badezimmersanierung;
      badsanierungen; badrenovierung; badumbau; badgestaltung; bad komplettsanierung; komplettbäder; bäder;
      barrierefreies bad; bodengleiche duschen; bodengleiche dusche; duschen; wellnessbereiche; wellness;
      schwimmbäder; schwimmbadbau; schwimmbadfliesen; küchenfliesen; küchenrückwände; fliesenspiegel; wohnbereich;
      wohnräume; großformatige fliesen; großformate; großformatfliesen; feinsteinzeug
    `,
    es: `
      colocación de baldosas; colocación de pavimentos; colocación de pavimento; colocación de suelos;
      colocación de gres; colocación de porcelánico; colocación de porcelanato; colocación de pisos;
      colocación de mármol; colocación de mosaico; colocación de gresite; colocación de piedra natural;
      instalación de azulejos; instalación de pisos; instalación de cerámica; alicatado de baños;
      alicatado de cocinas; alicatar baño; alicatado de piscinas; embaldosado; enlosado; solería;
      solados y alicatados; pavimentos y revestimientos; revestimientos; revestimientos cerámicos;
      revestimiento de paredes; revestimiento de fachadas; suelos porcelánicos; suelos de gres; suelos exteriores;
      gran formato; piezas de gran formato; porcelanato; cerámica; mármol; piedra natural; gresite
    `,
    fr: `
      pose carrelage; pose de carrelage intérieur; pose de carrelage extérieur; pose de carrelages;
      pose de grands formats; pose de mosaïque; pose de dalles; pose de dalles sur plots; pose de pierre;
      pose de pierres naturelles; pose de marbre; céramique; tuiles de céramique; dosseret; dosseret de cuisine;
      porcelaine; faïences; faïence murale; mosaïques; carreaux de ciment; pierres naturelles; marbre; travertin;
      grès cérame; revêtement de sol; revêtements de sol; revêtement mural; revêtements muraux; salle de bains;
      salle de bain complète; création de salle de bain; rénovation de salle de bain; rénovation salle de bain;
      rénovation de salles de bain; aménagement de salle de bain; douches; douche italienne
    `,
    it: `
      posa pavimenti; posa pavimenti e rivestimenti; posa rivestimenti; posa in opera; posa in opera di pavimenti;
      posa in opera di piastrelle; posa di pavimenti; posa di rivestimenti; posa di piastrelle;
      posa gres porcellanato; posa grandi formati; posa grandi lastre; grandi formati; grandi lastre; posa mosaico;
      posa marmo; posa marmi; posa pietra naturale; posa pietra; posa pietre; posa cotto; posa klinker; posa porfido;
      posa parquet; posa laminato; posa galleggiante; posa battiscopa; battiscopa; zoccolini; pavimentazioni;
      pavimentazioni esterne; pavimenti interni; pavimenti esterni; pavimenti sopraelevati; pavimenti galleggianti
    `,
    nl: `
      tegelen; tegels leggen; tegels laten zetten; tegelwerkzaamheden; betegeling; vloertegels leggen;
      vloertegels plaatsen; vloer betegelen; vloeren en wanden; vloer en wandbetegeling; wandtegels zetten;
      wandtegels plaatsen; wandbetegeling; wanden betegelen; muurtegels; bevloering; bevloeringen; badkamer;
      badkamer tegelen; badkamer verbouwen; badkamer renovatie; badkamerrenovatie; badkamerrenovaties;
      badkamerverbouwing; badkamer tegels; badkamertegels; complete badkamers; toiletten; toilet betegelen;
      toilet tegelen; toilet verbouwen; toiletrenovatie; keuken tegelen; keukens; keukenwand; keukentegels
    `,
    pt: `
      colocação de azulejos; colocação de azulejo; colocação de mosaico; colocação de pavimentos;
      colocação de pavimento cerâmico; colocação de cerâmicos; colocação de ladrilhos; colocação de pastilhas;
      colocação de porcelanato; colocação de piso; colocação de pedra; colocação de pedra natural;
      colocação de mármore; assentamento de azulejo; assentamento de piso; assentamento de porcelanato;
      assentamento de pastilhas; assentamento de revestimentos; assentamento de mármore; assentamento de granito;
      assentamento de pedras; assentamento de ladrilhos; assentamento de mosaicos; instalação de pisos;
      instalação de azulejos; aplicação de cerâmica; aplicação de azulejos; aplicação de revestimentos;
      pisos e revestimentos; pavimentos e revestimentos; revestimento cerâmico; revestimento de paredes;
      revestimento de escadas; revestimento de piscinas; revestimentos de parede
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
