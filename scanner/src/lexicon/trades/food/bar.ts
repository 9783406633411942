import type { TradeEntry } from '../../trade.ts';

export const bar: TradeEntry = {
  id: 'bar',
  questions: 'generic',
  customers: 'table',
  noun: 'bar',
  companyNoun: 'bar',
  schemaTypes: ['BarOrPub', 'NightClub', 'FoodEstablishment'],
  additionalType: null,
  names: {
    en: [
      'cocktail bar*',
      'wine bar*',
      'pub',
      'pubs',
      'sports bar',
      'taproom*',
      'night club',
      'nightclub*',
      'tavern',
      'brewpub',
      'beer garden',
      'gastro bar',
      'public house*',
      'whisky bar',
      'whiskey bar',
      'beer bar',
      'beer hall',
      'lounge bar',
      'cocktail lounge*',
      'speakeasy',
      'alehouse',
      'ale house',
      'tap house',
      'taphouse*',
      'dive bar',
      'rooftop bar',
      'karaoke bar',
      'gin bar',
      'tiki bar',
      'dance club',
      'hookah lounge*',
      'taverns',
      'night clubs',
      'beer house',
    ],
    de: [
      'kneipe*',
      'cocktailbar*',
      'weinbar*',
      'biergarten',
      'weinstube',
      'irish pub',
      'nachtclub',
      'cocktail bar',
      'pub',
      'pubs',
      'bierbar',
      'bierlokal',
      'bierkeller',
      'schankwirtschaft',
      'lounge bar',
      'musikkneipe',
      'szenekneipe',
      'rooftop bar',
      'whiskybar',
      'shisha bar*',
      'shishabar*',
      'club und bar',
      'diskothek*',
      'tanzbar',
      'weinlokal',
      'brauhaus*',
      'gin bar',
      'sportbar',
      'weinbistro',
      'musikbar',
      'nachtbar',
      'beachbar',
      'weinstuben',
      'nachtclubs',
      'irish bar',
    ],
    es: [
      'bar de copas',
      'coctelería*',
      'bar de tapas',
      'cervecería*',
      'bar de vinos',
      'discoteca',
      'pub',
      'pubs',
      'cantina bar',
      'bar musical',
      'bar deportivo',
      'vermutería',
      'bar de cócteles',
      'cocktail bar*',
      'terraza bar',
      'sala de fiestas',
      'discotecas',
      'lounge bar',
      'wine bar*',
      'taberna irlandesa',
      'club nocturno',
      'bares de copas',
      'bares de tapas',
      'bar de cervezas',
      'picoteo bar',
      'clubes nocturnos',
    ],
    fr: [
      'bar à cocktails',
      'bar à vin*',
      'pub',
      'discothèque',
      'bar à bières',
      'bar à cocktail*',
      'bar à bière*',
      'bar lounge',
      'bar de nuit',
      'pubs',
      'taverne',
      'café bar',
      'bar musical',
      'boîte de nuit',
      'bar dansant',
      'cave à manger',
      'bar à whisky',
      'bar sportif',
      'bar à tapas',
      'bar karaoké',
      'buvette',
      'bars à vin',
      'bars à cocktails',
      'bars à bières',
      'discothèques',
      'boîtes de nuit',
      'tavernes',
    ],
    it: [
      'cocktail bar*',
      'wine bar*',
      'birreria',
      'pub',
      'american bar',
      'lounge bar',
      'birrerie',
      'pubs',
      'discopub',
      'disco bar',
      'night club',
      'locale notturno',
      'discoteca',
      'vinoteca',
      'aperitivo bar',
      'cocktail lounge',
      'discoteche',
      'locali notturni',
      'birroteca',
    ],
    nl: [
      'kroeg*',
      'café bar',
      'cocktailbar*',
      'wijnbar*',
      'bruin café',
      'café',
      'cafés',
      'pub',
      'pubs',
      'eetkroeg',
      'biercafé*',
      'bierlokaal',
      'speciaalbiercafé',
      'proeflokaal*',
      'wijnlokaal',
      'cocktail bar*',
      'wijn bar',
      'nachtclub*',
      'discotheek',
      'danscafé',
      'tapperij',
      'sportbar',
      'lounge bar',
      'borrelbar',
      'volkscafé',
      'stamcafé',
      'brouwcafé',
      'muziekcafé',
      'discotheken',
      'bierbar',
      'whiskybar',
    ],
    pt: [
      'bar de vinhos',
      'bar de cocktails',
      'pub',
      'discoteca',
      'boteco*',
      'bar de cerveja',
      'cocktail bar*',
      'wine bar*',
      'lounge bar',
      'boate',
      'casa noturna',
      'botequim',
      'pubs',
      'bar de tapas',
      'barzinho',
      'choperia',
      'bar lounge',
      'club noturno',
      'rooftop bar',
      'bar de coquetéis',
      'adega bar',
      'bares de vinho',
      'discotecas',
      'boates',
      'casas noturnas',
      'cervejaria bar',
    ],
  },
  work: { en: ['cocktails', 'beers on tap', 'happy hour'] },
  neverAlone: {},
  jobs: {
    en: ['cocktails', 'craft beer', 'live music', 'private parties', 'happy hour'],
    de: ['cocktails', 'fassbier', 'livemusik'],
    es: ['cócteles', 'música en directo', 'tapas'],
    fr: ['cocktails', 'concerts', 'planches'],
    it: ['aperitivi', 'cocktail', 'musica dal vivo'],
    nl: ['cocktails', 'borrel', 'livemuziek'],
    pt: ['cocktails', 'petiscos', 'música ao vivo'],
  },
  mentions: {
    en: `
      cocktail menu; signature cocktails; classic cocktails; mocktails; draft beer; draught beer; beers on tap;
      on tap; real ales; cask ales; craft beers; bottled beer; ciders; wine list; wines by the glass;
      wine by the glass; sparkling wine; champagne; spirits; whiskey; whisky; gin menu; shots; hard seltzers;
      non alcoholic; beer flights; beer tasting; wine tastings; whisky tasting; cocktail classes;
      cocktail masterclass; cocktail masterclasses; bottomless brunch; brunch; bar food; bar snacks; small plates;
      sharing plates; charcuterie boards; wings
    `,
    de: `
      cocktailkarte; signature cocktails; longdrinks; alkoholfreie cocktails; mocktails; aperitifs; biere;
      bier vom fass; fassbiere; craft beer; flaschenbier; bierkarte; offene weine; weine; weinkarte; schaumweine;
      sekt; champagner; whisky; gins; spirituosen; schnäpse; shots; digestifs; softdrinks; alkoholfreie getränke;
      heißgetränke; kaffee; getränkekarte; barkarte; snacks; barfood; kleine speisen; kleinigkeiten; flammkuchen;
      burger; tapas; vorspeisen; brotzeit; brotzeiten
    `,
    es: `
      carta de cócteles; coctelería de autor; cócteles de autor; cócteles clásicos; cócteles sin alcohol; tragos;
      tragos de autor; copas; combinados; gin tonics; mojitos; cervezas; cerveza artesanal; cervezas artesanales;
      cerveza de barril; cervezas de importación; cañas; vinos; carta de vinos; vinos por copa; vermut; vermuts;
      cava y champagne; destilados; licores; mezcal; tequila; whisky; chupitos; refrescos; cafés; bebidas;
      bebidas sin alcohol; pinchos; pintxos; raciones; tablas; tablas de quesos; picoteo; picadas
    `,
    fr: `
      carte des cocktails; cocktails signature; cocktails classiques; cocktails maison; cocktails sans alcool;
      mocktails; bières; bières pression; bières à la pression; bières artisanales; bières bouteilles; bières en fût;
      bières locales; cidres; vins; vins au verre; carte des vins; champagnes; champagne; spiritueux; whiskies;
      whiskys; rhums; rhums arrangés; gins; apéritifs; digestifs; shooters; softs; boissons; boissons chaudes;
      boissons fraîches; cafés; café; planches à partager; planches apéro; planches mixtes; charcuteries;
      planches de charcuterie; planche de fromages
    `,
    it: `
      cocktails; drink list; signature cocktail; cocktail classici; cocktail analcolici; analcolici; mixology; mojito;
      spritz; gin tonic; birre; birre alla spina; birre artigianali; birra alla spina; birre in bottiglia; vini;
      vini al calice; calici; carta dei vini; bollicine; champagne; distillati; amari; liquori; whisky; grappe; shot;
      soft drinks; bibite; bevande; caffetteria; colazioni; colazione; apericena; aperitivo; aperitivo a buffet;
      aperitivi a domicilio; aperitivi e cocktail; taglieri; tagliere di salumi
    `,
    nl: `
      cocktailkaart; signature cocktails; mocktails; alcoholvrije cocktails; bieren; bierkaart; speciaalbier;
      speciaalbieren; bieren op tap; bier van het vat; bieren van het vat; bieren op fles; wijnen; wijnkaart;
      wijn per glas; wijnen per glas; bubbels; champagne; cava; sterke drank; whisky; whisky's; gin tonics; gin tonic;
      jenever; likeuren; shots; aperitieven; frisdranken; warme dranken; koffie; dranken; drankkaart; borrelhapjes;
      borrelplank; borrelplanken; borrelplateau; borrelkaart; bittergarnituur; bar bites
    `,
    pt: `
      carta de cocktails; cocktails de autor; cocktails clássicos; coquetéis; coquetelaria; carta de drinks; drinks;
      drinks autorais; drinks clássicos; drinks sem álcool; caipirinhas; caipirinha; mocktails; cervejas;
      cerveja artesanal; cervejas artesanais; cervejas especiais; chope; chopes; chopp; imperial; sangrias; vinhos;
      carta de vinhos; vinho a copo; espumantes; champanhe; licores; destilados; whisky; whiskies; gins; gin tónico;
      cachaças; cachaça; tequilas; shots; doses; sem álcool; refrigerantes
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'The Fox is a pub in Lewes' },
      { language: 'de', text: 'Cocktailbar in Jena' },
    ],
    notNamed: [
      { language: 'en', text: 'Public transport and a navigation bar' },
      { language: 'es', text: 'Barato y bueno' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/bar, amenity/pub',
};
