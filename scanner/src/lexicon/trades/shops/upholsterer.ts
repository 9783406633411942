import type { TradeEntry } from '../../trade.ts';

export const upholsterer: TradeEntry = {
  id: 'upholsterer',
  questions: 'generic',
  customers: 'workshop',
  noun: 'upholsterer',
  companyNoun: 'upholstery company',
  schemaTypes: ['LocalBusiness', 'HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Upholstery',
  names: {
    en: [
      'upholsterer*',
      'upholstery shop',
      'reupholstery',
      'furniture upholstery',
      'upholstery',
      'upholstering',
      'reupholstering',
      'motor trimmer*',
      'motor trimming',
      'chair caning',
      'auto trim',
      'sofa repair*',
    ],
    de: [
      'polsterei*',
      'polsterer*',
      'raumausstatter*',
      'möbelpolsterei',
      'polsterwerkstatt',
      'polstermöbel aufarbeiten',
      'polsteratelier',
      'möbelpolsterer',
      'autosattlerei*',
      'autosattler*',
      'stuhlflechterei',
      'polsterei und raumausstattung',
      'polstermeister*',
      'stuhlflechter*',
      'neubezug von polstermöbeln',
      'autopolsterei*',
    ],
    es: [
      'tapicero*',
      'tapicería*',
      'tapizados de muebles',
      'tapizador',
      'retapizado de muebles',
      'guarnicionero*',
      'reparación de sofás',
      'tapizado de autos',
      'vestiduras de autos',
    ],
    fr: [
      'tapissier*',
      "tapisserie d'ameublement",
      'tapissier décorateur',
      "tapisserie d'ameublements",
      'réfection de fauteuil*',
      'garnisseur*',
      'rembourrage*',
      'rembourreur*',
      'rembourreuse*',
      'réfection fauteuil*',
      'tapisserie décoration',
      'sellerie auto',
      'tapisserie de sièges',
      'rempaillage',
      'rempailleur*',
    ],
    it: [
      'tappezziere',
      'tappezzieri',
      'tappezzeria',
      'tappezzerie',
      'tappezziera',
      'impagliatore',
      'impagliatura sedie',
      'rivestimenti poltrone',
      'selleria auto',
    ],
    nl: [
      'stoffeerder*',
      'stoffeerderij*',
      'meubelstoffeerder*',
      'garnierder*',
      'garneerder',
      'autostoffeer*',
      'autobekleding',
      'autostoffering',
      'zetelbekleding',
      'bekleding meubels',
      'stoelenmatter*',
      'zetelstoffeerder',
      'meubels herstofferen',
      'zetels herbekleden',
    ],
    pt: [
      'estofador*',
      'tapeceiro*',
      'tapeçaria',
      'reforma de estofados',
      'tapeçarias',
      'estofaria',
      'estofos*',
      'capoteiro*',
      'capotaria*',
      'estofamento automotivo',
      'reformas de estofados',
      'reforma de estofamento',
      'fábrica de estofados',
      'empalhador*',
      'empalhamento de cadeiras',
      'conserto de sofá*',
    ],
  },
  work: { en: ['slipcovers', 'cushions'] },
  neverAlone: {},
  jobs: {
    en: ['chair reupholstery', 'sofa reupholstery', 'custom cushions'],
    de: ['sofas neu beziehen', 'gardinen', 'sonnenschutz'],
    es: ['tapizado de sofás', 'tapizado de sillas'],
    fr: ['réfection de fauteuils', 'rideaux'],
    it: ['rifacimento divani', 'tende', 'imbottiture'],
    nl: ['stoelen bekleden', 'gordijnen'],
    pt: ['estofar sofás', 'capas', 'cortinados'],
  },
  sharedJobs: {
    en: [
      'furniture reupholstery',
      'cushions',
      'headboards',
      'car upholstery',
      'boat upholstery',
      'curtains',
      'leather repair',
      'foam replacement',
      'antique restoration',
    ],
    de: ['polsterarbeiten', 'neubezug', 'sessel', 'sofas', 'stühle', 'eckbänke', 'autosattlerei', 'aufpolsterung'],
    es: ['sillones', 'cabeceros', 'cojines', 'cortinas', 'restauración de muebles'],
    fr: ['canapés', 'chaises', 'coussins', 'sellerie', 'cannage', 'têtes de lit'],
    it: ['poltrone', 'sedie', 'cuscini', 'testiere', 'restauro mobili'],
    nl: ['herstofferen', 'stoelen', 'bankstellen', 'kussens', 'leer', 'bootkussens'],
    pt: ['estofos', 'reforma de sofás', 'sofás', 'cadeiras', 'almofadas', 'cabeceiras', 'restauro de móveis'],
  },
  mentions: {
    en: `
      upholstery services; re upholstery; upholstery repair; furniture repair; furniture restoration;
      furniture refinishing; residential upholstery; domestic upholstery; commercial upholstery; contract upholstery;
      restaurant upholstery; booth seating; banquette seating; banquettes; fixed seating; hotel upholstery;
      office chairs; medical upholstery; gym equipment upholstery; custom upholstery; custom furniture;
      bespoke furniture; bespoke sofas; bespoke headboards; custom headboards; bespoke footstools; footstools;
      ottomans; sofas; couches; couch reupholstery; armchairs; wingback chairs; dining chairs; dining chair seats;
      chaise longues; chesterfields; recliner repair; window seats; window seat cushions
    `,
    de: `
      polsterarbeit; polstern; neupolsterung; neupolsterungen; neu polstern; neu beziehen; neubezüge; neubeziehen;
      beziehen; polstermöbel; polstermöbel neu beziehen; polstermöbelaufarbeitung; möbel neu beziehen;
      möbelpolsterung; aufarbeitung; aufarbeiten; aufarbeitung von polstermöbeln; polsterreparatur;
      polsterreparaturen; polsterreinigung; möbelrestaurierung; restaurierung; restauration; antike möbel;
      antike polstermöbel; stilmöbel; sofa neu beziehen; couch; sofas und sessel; sessel neu beziehen;
      sessel polstern; ohrensessel; stühle beziehen; stühle polstern; stühle neu beziehen; stuhlpolster; eckbank;
      sitzbänke; bänke; hocker
    `,
    es: `
      tapizado; tapizados; tapizado de muebles; tapizar sofás; tapizar sillas; retapizado; retapizado de sofás;
      retapizados; tapizado de sillones; tapizado de butacas; tapizado de cabeceros; tapizado de cabeceras;
      tapizado de paredes; tapizado de puertas; tapizado de cojines; tapizado de coches; tapizado de motos;
      tapizado de barcos; sofás; sofás a medida; fabricación de sofás; fabricación de muebles; sillas; butacas;
      orejeros; taburetes; pufs; pufes; banquetas; bancos; bancadas; chaise longue; cambio de espuma;
      cambio de espumas; espumas; gomaespuma; gomaespuma a medida; cambio de cinchas; cinchas y muelles; muelles
    `,
    fr: `
      tapisserie; rembourrage; rembourrage de meubles; rembourrage résidentiel; rembourrage commercial;
      recouvrement de meubles; recouvrement; réfection; réfection de sièges; réfection de canapés;
      réfection de canapé; réfection de chaises; réfection de fauteuil; réfection traditionnelle;
      restauration de fauteuils; restauration de sièges; rénovation de fauteuils; rénovation de canapés;
      rénovation de sièges; garnissage; garniture; garniture traditionnelle; garniture mousse;
      garniture contemporaine; sièges; sièges anciens; sièges contemporains; sièges de style; fauteuils;
      fauteuil voltaire; fauteuils club; bergères; méridiennes; banquettes; banquettes sur mesure;
      banquettes de restaurant; poufs; tabourets; canapés sur mesure; fauteuils sur mesure
    `,
    it: `
      tappezzeria in tessuto; tappezzeria su misura; tappezzeria per la casa; rivestimento divani; rivestimento sedie;
      rivestimento poltrone; rivestimenti; rivestimenti divani; rivestimenti in pelle; rifoderatura;
      rifoderatura divani; rifoderare divani; foderatura; fodere; fodere su misura; fodere per divani; copridivani;
      restauro divani; restauro poltrone; restauro sedie; restauro sedie antiche; restauro mobili antichi; restauro;
      riparazione divani; riparazione poltrone; rifacimento poltrone; rifacimento salotti; rifacimento imbottiture;
      rifacimento materassi; divani; divani su misura; divani letto; divani artigianali; poltrone su misura; pouf;
      panche; panche imbottite; letti imbottiti; letti tessili; testate letto
    `,
    nl: `
      stofferen; stoffering; meubelstoffering; meubels stofferen; meubels bekleden; meubelbekleding; herbekleden;
      herbekleding; herstoffering; herstoffering van meubels; opnieuw bekleden; opnieuw stofferen; garneren;
      garnieren; herstellen van zetels; zetels; zetels herstofferen; zetels bekleden; zetelherstoffering; banken;
      bank bekleden; bank stofferen; bank herstofferen; bankstel bekleden; stoel bekleden; stoelen stofferen;
      stoel stofferen; eetkamerstoelen; fauteuils; fauteuil stofferen; oorfauteuils; design meubelen; designmeubelen;
      antieke meubels; antieke stoelen; klassiek stofferen; traditioneel stofferen; restauratie; meubelrestauratie;
      meubelreparatie
    `,
    pt: `
      estofagem; estofamento; estofamentos; estofados; reforma de estofado; reforma de sofá; reforma de cadeiras;
      reforma de poltronas; reforma de poltrona; reforma de cabeceira; reforma de móveis; reforma de pufes; restauro;
      restauro de estofos; restauro de sofás; restauro de cadeiras; restauro de cadeirões; restauração de móveis;
      restauração de estofados; restauração de sofás; reparação de sofás; conserto de sofá; conserto de estofados;
      recuperação de estofos; forrar sofás; forrar cadeiras; forração; forrar cabeceiras; estofar cadeiras;
      estofos de sofás; poltronas; cadeirões; cadeiras de escritório; cadeiras de jantar; pufes; puffs; banquetas;
      bancos; chaise longue; sofás por medida
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Tufted upholstery in Hickory' },
      { language: 'fr', text: 'Tapissier à Nîmes' },
    ],
    notNamed: [
      { language: 'en', text: 'Upheld by the court' },
      { language: 'es', text: 'El tapete verde' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/upholsterer',
};
