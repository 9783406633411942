import type { TradeEntry } from '../../trade.ts';

export const butcher: TradeEntry = {
  id: 'butcher',
  questions: 'generic',
  customers: 'shop',
  noun: 'butcher',
  companyNoun: 'butcher shop',
  schemaTypes: ['Store', 'FoodEstablishment'],
  additionalType: 'http://www.productontology.org/id/Butcher',
  names: {
    en: [
      'butcher',
      'butchers',
      'butcher shop*',
      'meat market',
      'butchery',
      'butcheries',
      'meat shop*',
      'family butcher*',
      'craft butcher*',
      'meat processing',
      'master butcher*',
      'halal meat*',
      'meat company',
      'salumeria',
      'charcuterie',
      'deli',
      'delis',
      'meat locker',
      'game dealer',
    ],
    de: [
      'metzgerei*',
      'metzger',
      'fleischerei*',
      'fleischer',
      'schlachterei',
      '*metzgerei',
      '*fleischerei',
      'metzgermeister*',
      'fleischermeister*',
      'fleischhauer*',
      'fleischfachgeschäft*',
      'fleischerfachgeschäft*',
      'schlachter',
      'fleischwaren',
      'wurstwaren',
      'wurstmanufaktur',
      'hausschlachtung*',
      'wursterei',
      'metzg',
      'fleischmanufaktur',
    ],
    es: [
      'carnicería*',
      'carnicero*',
      'charcutería*',
      'carnes selectas',
      'carnes y embutidos',
      'casquería',
      'pollería*',
      'distribuidora de carnes',
      'cortes de carne',
      'embutidos artesanos',
      'embutidos artesanales',
      'boutique de carnes',
      'tienda de carne',
      'obrador de embutidos',
      'tablajería',
      'salchichonería',
      'carnes premium',
      'carnes frescas',
      'chacinería',
      'salchichería',
      'expendio de carnes',
      'chorizos artesanales',
    ],
    fr: [
      'boucherie*',
      'boucher',
      'bouchers',
      'charcuterie*',
      'boucher charcutier',
      'bouchère',
      'charcutier*',
      'tripier',
      'triperie',
      'salaisons',
      'viande en direct',
      'volailler',
      'chevaline',
    ],
    it: [
      'macelleria',
      'macellerie',
      'macellaio',
      'gastronomia salumeria',
      'salumeria',
      'macellai',
      'carni scelte',
      'salumificio',
      'salumi artigianali',
      'polleria',
      'norcineria',
      'norcino',
      'bottega della carne',
      'carni e salumi',
      'salumerie',
      'vendita carni',
      'macellaia',
      'salumifici',
      'insaccati artigianali',
      'carne al dettaglio',
    ],
    nl: [
      'slagerij*',
      'slager',
      'slagers',
      'keurslager*',
      'slagerswinkel',
      'vleeswaren',
      'poelier*',
      'beenhouwer*',
      'worstenmakerij',
      'slagersmeester',
      'charcuterie',
      'vleeshandel',
      'vleesboerderij',
      'wild en gevogelte',
      'hoevevlees',
      'slagersbedrijf',
      'slachterij',
      'vleesspecialist',
      'vleeswinkel',
      'halal vlees',
    ],
    pt: [
      'talho*',
      'açougue*',
      'açougueiro',
      'charcutaria',
      'casa de carnes',
      'casas de carnes',
      'carnes nobres',
      'boutique de carnes',
      'carnes e derivados',
      'salsicharia',
      'enchidos',
      'boutique de carne',
      'butcher*',
      'fumeiro',
      'frigorífico de carnes',
      'empório de carnes',
      'carnes selecionadas',
      'charcutarias',
      'casa da carne',
      'linguiças artesanais',
      'boutiques de carnes',
    ],
  },
  work: { en: ['cuts of meat', 'sausages'] },
  neverAlone: {},
  jobs: {
    en: ['custom cuts', 'deli platters', 'game processing'],
    de: ['partyservice', 'grillfleisch'],
    es: ['embutidos caseros', 'carne de ternera'],
    fr: ['volailles', 'plats cuisinés', 'charcuterie maison'],
    it: ['salumi', 'pronti a cuocere'],
    nl: ['barbecuepakketten', 'gourmet'],
    pt: ['carnes maturadas', 'kits churrasco'],
  },
  mentions: {
    en: `
      beef; pork; lamb; poultry; chicken; turkey; turkeys; veal; game; venison; bison; goat meat; halal meat;
      organic meat; grass fed beef; dry aged beef; dry aged steaks; aged steaks; wagyu; steaks; ribeye; roasts;
      roasting joints; joints; chops; ribs; brisket; ground beef; minced beef; burgers; burger patties;
      beef patties; homemade sausages; handmade sausages; bratwurst; salami; bacon; hams; gammon; smoked meats`,
    de: `
      fleisch; wurst; wurst und schinken; fleisch und wurst; frischfleisch; rindfleisch; schweinefleisch;
      kalbfleisch; lammfleisch; geflügel; geflügelfleisch; wild; wildfleisch; wildbret; wildspezialitäten;
      wildverarbeitung; hausgemachte wurst; wurstspezialitäten; schinken; schinkenspezialitäten; rohschinken;
      kochschinken; salami; rohwurst; brühwurst; kochwurst; leberwurst; bratwurst; bratwürste; weißwürste;
      fleischkäse; leberkäse; aufschnitt; wurstaufschnitt; räucherwaren; geräuchertes; dosenwurst; konserven;
      wurstkonserven`,
    es: `
      carnes; carne; carne fresca; carne de cerdo; carne de cordero; carne de buey; carne de vaca; carne de res;
      carne de pollo; carne de caballo; carne ecológica; carne halal; carne madurada; carnes maduradas;
      carne picada; carne molida; vacuno; ternera; cerdo; porcino; cerdo ibérico; ibéricos; cordero; lechazo;
      cabrito; cochinillo; lechón; conejo; pollo; pollo de corral; aves; pavo; pavo relleno; caza; buey; chuletón;
      chuletones; entrecot; solomillo; chuletas`,
    fr: `
      viandes; viande; viandes fraîches; viande de boeuf; boeuf; bœuf; viande de bœuf; veau; agneau; porc;
      volaille; poulet; poulet fermier; poulets rôtis; poulet rôti; lapin; gibier; cheval; abats; viandes maturées;
      viande maturée; maturation; viande bio; viande halal; viandes de race; viande séchée; côte de bœuf;
      entrecôtes; rôtis; rôtis farcis; steaks; steaks hachés; steak haché; viande hachée; escalopes; côtelettes;
      paupiettes; grillades; saucisses`,
    it: `
      carne; carni; carni fresche; carne fresca; carne bovina; carne di manzo; carne di vitello; carne di maiale;
      carne suina; carne di cavallo; carne equina; carne di agnello; carne frollata; carni frollate; frollatura;
      dry aged; bovino; manzo; scottona; chianina; fassona; vitello; vitellone; suino; maiale; agnello; capretto;
      pollo; pollame; coniglio; cacciagione; selvaggina; frattaglie; bistecche; fiorentina;
      bistecca alla fiorentina; costata; filetto; tagliata`,
    nl: `
      vlees; vers vlees; rundvlees; varkensvlees; kalfsvlees; lamsvlees; paardenvlees; gevogelte; wild; konijn;
      biologisch vlees; scharrelvlees; dry aged; dry aged vlees; gerijpt vlees; biefstuk; steaks;
      entrecote; côte à l'os; gehakt; hamburgers; burgers; worst; worsten; braadworst; verse worst; droge worst;
      rookworst; rookworsten; leverworst; filet americain; fijne vleeswaren; hammen; rauwe ham; salami; paté;
      patés`,
    pt: `
      carnes; carne; carne fresca; carnes frescas; carne bovina; carne suína; carne de vaca; carne de porco;
      carne de novilho; carne de vitela; carne de borrego; carne de cordeiro; carne de cavalo; carne maturada;
      carne moída; carne picada; carne de sol; carne seca; carnes especiais; carnes premium; carnes exóticas;
      carnes temperadas; bovinos; suínos; aves; bovino; suíno; vaca; novilho; vitela; porco; porco preto; borrego;
      cabrito; cordeiro; leitão; coelho; frango; frangos`,
  },
  examples: {
    named: [
      { language: 'en', text: 'Hogg & Sons, butchers in Ripon' },
      { language: 'de', text: 'Metzgerei in Aalen' },
    ],
    notNamed: [
      { language: 'en', text: 'He butchered the song' },
      { language: 'fr', text: 'Le bouchon de liège' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/butcher, shop/deli',
  sharedJobs: { de: [], fr: [], it: [], nl: [], pt: [] },
};
