import type { TradeEntry } from '../../trade.ts';

export const gardenCenter: TradeEntry = {
  id: 'garden-center',
  questions: 'generic',
  customers: 'shop',
  noun: 'garden center',
  companyNoun: 'garden center',
  schemaTypes: ['GardenStore'],
  additionalType: null,
  names: {
    en: [
      'garden center*',
      'garden centre*',
      'plant nursery',
      'nursery and garden',
      'nurseries and garden',
      'garden nursery',
      'garden nurseries',
      'plant nurseries',
      'nursery and landscape',
      'garden store',
      'garden supplies',
      'plant shop*',
      'wholesale nursery',
      'greenhouse and nursery',
      'tree nursery',
      'plant store',
    ],
    de: [
      'gartencenter*',
      'baumschule*',
      'gartenmarkt',
      'staudengärtnerei',
      'pflanzencenter',
      'pflanzenmarkt',
      'gartenfachmarkt',
      'staudengärtnereien',
      'gartencentren',
      'pflanzenhandel',
      'pflanzenverkauf',
      'blumen und gartencenter',
      'pflanzenhof',
      'rosenschule',
      'zierpflanzenbau',
      'obstbaumschule',
    ],
    es: [
      'vivero*',
      'centro de jardinería',
      'garden center',
      'garden centre',
      'centros de jardinería',
      'tienda de plantas',
      'viverista',
      'tienda de jardinería',
      'plantas y macetas',
      'vivero y paisajismo',
      'viveristas',
      'producción de plantas',
      'centro de jardín',
    ],
    fr: [
      'jardinerie*',
      'pépinière*',
      'pépiniériste*',
      'centre de jardinage',
      'horticulteur*',
      'horticultrice*',
      'centre jardin',
      'horticulture',
      'producteur de plantes',
      'centre horticole',
      'production de plants',
      'magasin de plantes',
      'centre de jardin',
      'pépiniériste paysagiste',
      'producteur horticole',
    ],
    it: [
      'vivaio',
      'vivai',
      'garden center',
      'vivaista',
      'garden centre',
      'vivaisti',
      'florovivaistica',
      'vivaismo',
      'florovivaismo',
      'centro giardinaggio',
      'negozio di piante',
      'azienda vivaistica',
      'vivaistica',
    ],
    nl: [
      'tuincentrum*',
      'kwekerij*',
      'boomkwekerij',
      'tuincentra',
      'plantencentrum',
      'plantenwinkel',
      'boomkweker*',
      'plantenkwekerij',
      'tuinplantencentrum',
      'tuinwinkel',
      'bomen en planten',
      'tuinmarkt',
      'plantenshop',
      'plantenmarkt',
      'bloemkwekerij',
    ],
    pt: [
      'viveiro de plantas',
      'centro de jardinagem',
      'garden center',
      'viveiros',
      'viveiro',
      'centro de jardim',
      'loja de plantas',
      'garden centre',
      'viveirista*',
      'horto',
      'hortos',
      'produtor de plantas',
      'produção de mudas',
      'loja de jardinagem',
      'centros de jardinagem',
      'mudas de plantas',
    ],
  },
  work: { en: ['perennials', 'shrubs'] },
  neverAlone: {},
  jobs: {
    en: ['plant delivery', 'landscape plants', 'garden design'],
    de: ['lieferservice', 'pflanzenberatung'],
    es: ['venta de plantas', 'sustratos'],
    fr: ['vente de plantes', 'livraison'],
    it: ['vendita piante', 'progettazione'],
    nl: ['planten', 'advies', 'bezorging'],
    pt: ['venda de plantas', 'vasos'],
  },
  mentions: {
    en: `
      annuals; perennials; shrubs; trees; trees and shrubs; fruit trees; ornamental trees; shade trees; evergreens;
      conifers; hedging; hedging plants; roses; climbers; bedding plants; hanging baskets; vegetable plants;
      vegetable starts; herbs; houseplants; house plants; indoor plants; tropical plants; succulents; cacti;
      native plants; ornamental grasses; aquatic plants; pond plants; bulbs; seeds; christmas trees; pumpkins;
      compost; potting soil; topsoil; mulch; bulk mulch; gravel; landscape supplies
    `,
    de: `
      pflanzen; gartenpflanzen; zimmerpflanzen; grünpflanzen; balkonpflanzen; beet und balkonpflanzen; beetpflanzen;
      kübelpflanzen; mediterrane pflanzen; stauden; gräser; rosen; gehölze; ziergehölze; laubgehölze; nadelgehölze;
      bäume; obstbäume; obstgehölze; beerenobst; beerensträucher; heckenpflanzen; hecken; sträucher; kletterpflanzen;
      rhododendron; bodendecker; kräuter; gemüsepflanzen; jungpflanzen; gemüsejungpflanzen; wasserpflanzen; orchideen;
      schnittblumen; floristik; trauerfloristik; blumenzwiebeln; sämereien; saatgut; erden
    `,
    es: `
      plantas; plantas de interior; plantas de exterior; plantas ornamentales; plantas aromáticas;
      plantas de temporada; plantas trepadoras; plantas acuáticas; plantas artificiales; plantas nativas; árboles;
      árboles frutales; frutales; árboles ornamentales; arbustos; palmeras; coníferas; setos; rosales; olivos;
      cítricos; bonsáis; cactus; suculentas; cactus y suculentas; orquídeas; flores; flor de temporada; plantel;
      plantel de huerta; semillas; bulbos; césped; césped natural; césped artificial; tepes; abonos; fertilizantes;
      tierras; tierra vegetal
    `,
    fr: `
      plantes; plantes d'intérieur; plantes d'extérieur; plantes vertes; plantes fleuries; plantes vivaces; vivaces;
      plantes annuelles; annuelles; plantes aromatiques; plantes grimpantes; plantes de haies; plantes aquatiques;
      plantes méditerranéennes; plants potagers; plants de légumes; plants maraîchers; potager; arbres;
      arbres fruitiers; fruitiers; petits fruits; arbres d'ornement; arbustes; arbustes à fleurs; conifères; rosiers;
      haies; graminées; plantes de terre de bruyère; bambous; palmiers; oliviers; agrumes; bulbes; graines; semences;
      gazon; gazon en rouleau; terreaux
    `,
    it: `
      piante; piante da interno; piante da esterno; piante da appartamento; piante da giardino; piante da frutto;
      alberi da frutto; piante ornamentali; piante aromatiche; piante grasse; piante fiorite; piante rampicanti;
      piante mediterranee; piante acquatiche; piante da siepe; siepi; alberi; alberature; arbusti; conifere; palme;
      ulivi; agrumi; rose; orchidee; bonsai; fiori; fiori recisi; piantine da orto; piantine orto; orto; sementi;
      bulbi; prato a rotoli; prato pronto; prato sintetico; terricci; terriccio; concimi; fertilizzanti
    `,
    nl: `
      kamerplanten; tuinplanten; vaste planten; buitenplanten; eenjarigen; perkplanten; perkgoed; balkonplanten;
      terrasplanten; kuipplanten; mediterrane planten; heesters; struiken; bomen; leibomen; fruitbomen; kleinfruit;
      sierbomen; haagplanten; hagen; klimplanten; coniferen; rozen; hortensia's; siergrassen; bodembedekkers;
      vijverplanten; waterplanten; kruiden; groenteplanten; moestuin; moestuinplanten; zaden; zaden en bollen;
      bloembollen; graszoden; graszaad; potgrond; tuinaarde; bodemverbeteraars
    `,
    pt: `
      plantas; plantas de interior; plantas de exterior; plantas ornamentais; plantas aromáticas; plantas artificiais;
      plantas nativas; plantas para jardim; mudas; mudas frutíferas; mudas nativas; mudas de árvores; árvores;
      árvores de fruto; árvores frutíferas; árvores ornamentais; arbustos; palmeiras; coníferas; sebes; roseiras;
      trepadeiras; oliveiras; citrinos; bonsais; catos; cactos e suculentas; suculentas; orquídeas; flores;
      flores da época; hortícolas; plantas hortícolas; horta; sementes; bolbos; relva; relva natural; relva em tapete;
      relva artificial
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Fernhill garden centre in Truro' },
      { language: 'fr', text: 'Pépinière à Gien' },
    ],
    notNamed: [
      { language: 'en', text: 'The garden of the museum' },
      { language: 'de', text: 'Der Kindergarten' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/garden_centre',
};
