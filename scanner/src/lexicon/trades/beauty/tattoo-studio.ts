import type { TradeEntry } from '../../trade.ts';

export const tattooStudio: TradeEntry = {
  id: 'tattoo-studio',
  questions: 'generic',
  customers: 'salon',
  noun: 'tattoo studio',
  companyNoun: 'tattoo studio',
  schemaTypes: ['TattooParlor'],
  additionalType: null,
  names: {
    en: [
      'tattoo*',
      'tattoo studio*',
      'tattoo parlor*',
      'tattoo artist*',
      'piercing studio',
      'body piercing',
      'body art',
      'body modification',
      'piercer*',
      'piercing shop*',
      'tatoo*',
      'ear piercing',
      'piercing artist*',
      'piercing parlour*',
      'piercing parlor*',
      'piercing lounge',
      'piercing salon*',
      'henna artist*',
      'mehndi artist*',
      'body piercings',
      'professional piercing',
    ],
    de: [
      'tattoostudio*',
      'tattoo*',
      'tätowierer*',
      'piercingstudio',
      'tätowierstudio',
      'tätowier*',
      'piercer*',
      'piercingladen',
      'piercing studio',
      'bodyart',
      'body art',
      'bodypiercing',
      'tatoo*',
      'piercings',
      'piercingshop*',
      'piercing shop',
      'piercing lounge',
      'bodymodification',
      'body modification',
      'body piercing',
      'körperkunst',
      'ohrlochstechen',
      'piercing atelier',
      'tattowier*',
    ],
    es: [
      'estudio de tatuajes',
      'tatuador*',
      'tatuajes',
      'tattoo',
      'tatuaje',
      'tattoos',
      'piercing*',
      'piercer*',
      'perforaciones corporales',
      'tatoo*',
      'tattooer*',
      'tattooist*',
      'tattoostudio',
      'body art',
      'arte corporal',
      'perforador corporal',
      'perforadora corporal',
      'tatuar',
      'modificación corporal',
    ],
    fr: [
      'salon de tatouage',
      'tatoueur*',
      'tatouage*',
      'studio de tatouage',
      'tatoueuse',
      'tatoueuses',
      'tattoo',
      'tattoos',
      'pierceur*',
      'pierceuse*',
      'piercing*',
      'détatouage*',
      'art corporel',
      'perçage corporel',
      'tatoo*',
      'tattooist*',
      'tattooer*',
      'tattooshop',
      'perceur corporel',
      'perceurs professionnels',
      'perceur professionnel',
      'salon de perçage',
      'studio de perçage',
      'body art',
      'bodyart',
      'modification corporelle',
      'modifications corporelles',
    ],
    it: [
      'tatuatore',
      'tatuatori',
      'studio di tatuaggi',
      'tatuaggi',
      'tattoo',
      'tatuatrice',
      'tatuatrici',
      'tatuaggio',
      'tattoos',
      'tattooer*',
      'piercer*',
      'piercing*',
      'body art',
      'tatoo*',
      'tattooist*',
      'tattoostudio',
      'tattooshop',
      'bodyart',
      'body modification',
      'modificazioni corporee',
      'perforazioni corporee',
    ],
    nl: [
      'tattooshop*',
      'tattoo studio*',
      'tatoeëerder*',
      'tatoeages',
      'tattoo',
      'tattoos',
      'tattooartiest*',
      'tattoostudio*',
      'tattoosalon*',
      'tattoozaak',
      'tatoeage',
      'tatoeagestudio',
      'tatoeageshop',
      'tatoeëerster',
      'tatoeëren',
      'tatoeageartiest',
      'tatoueerder*',
      'piercing*',
      'piercer*',
      'bodyart',
      'body art',
      'tatoo*',
      'tattooer*',
      'tattooist*',
      'tattooeerder*',
      'tatoeageshops',
      'tatoeagekunstenaar*',
      'tattookunst*',
      'tatoeëersters',
      'bodypiercing',
      'lichaamskunst',
      'tatoeerder*',
      'bodymodificatie',
    ],
    pt: [
      'tatuador*',
      'estúdio de tatuagem',
      'tatuagens',
      'tattoo',
      'tatuagem',
      'tattoos',
      'piercing*',
      'piercer*',
      'tatoo*',
      'tattooist*',
      'tattooer*',
      'body art',
      'arte corporal',
      'perfurador corporal',
      'perfuradora corporal',
      'perfuração corporal',
      'perfurações corporais',
      'bodypiercer*',
    ],
  },
  work: { en: ['piercing*', 'cover up*'] },
  neverAlone: {},
  jobs: {
    en: ['custom tattoos', 'cover ups', 'piercing', 'fine line tattoos', 'tattoo removal'],
    de: ['cover up', 'piercing', 'fineline', 'tattooentfernung'],
    es: ['piercing', 'cover up', 'eliminación de tatuajes'],
    fr: ['piercing', 'recouvrement', 'détatouage'],
    it: ['piercing', 'cover up', 'rimozione tatuaggi'],
    nl: ['piercing', 'cover up', 'laseren'],
    pt: ['piercing', 'cobertura', 'remoção de tatuagem'],
  },
  sharedJobs: {
    en: [
      'cover up*',
      'piercing*',
      'body piercing',
      'laser removal',
      'fine line',
      'black and grey',
      'portraits',
      'flash tattoos',
    ],
    de: ['cover-up*', 'piercing*', 'laserentfernung', 'blackwork', 'realistic', 'permanent make-up'],
    es: ['tatuajes personalizados', 'piercing*', 'micropigmentación', 'realismo', 'línea fina', 'tatuaje'],
    fr: ['tatouage*', 'recouvrement*', 'piercing*', 'maquillage permanent', 'dermopigmentation'],
    it: ['tatuaggi personalizzati', 'piercing*', 'trucco permanente', 'realistico', 'tatuaggio'],
    nl: ['tatoeages', 'cover up*', 'piercing*', 'permanente make-up', 'tattoos'],
    pt: ['tatuagens', 'piercing*', 'micropigmentação', 'tatuagem'],
  },
  mentions: {
    en: `
      tattoos; tattooing; custom tattoo; custom design; cover up tattoos; coverups; fine line tattoo; small tattoos;
      large tattoos; sleeves; full sleeves; realistic tattoos; black and grey tattoos; color tattoos; colour tattoos;
      traditional tattoos; neo traditional; american traditional; japanese tattoos; blackwork; dotwork;
      geometric tattoos; portrait tattoos; lettering; script tattoos; watercolor tattoos; watercolour; tribal;
      floral tattoos; minimalist tattoos; illustrative; anime tattoos; new school; walk ins; touch ups;
      tattoo touch ups; touchups; piercings; nose piercing
    `,
    de: `
      tattoos; tätowierungen; cover ups; coverup; coverups; custom tattoos; individuelle tattoos; fineline tattoos;
      fine line; realistik; realistic tattoo; realistische tattoos; black and grey; black & grey; portraits; porträts;
      portrait; lettering; schriftzüge; schriften; dotwork; mandala; mandalas; ornamental; geometrisch;
      geometrische tattoos; tribal; maori; polynesisch; oldschool; old school; new school; neotraditional;
      neo traditional; watercolor; aquarell; trash polka; asiatisch; japanische tattoos; blackwork tattoos
    `,
    es: `
      tatuajes realistas; tatuaje realista; fine line; minimalista; black and grey; sombras; blanco y negro;
      blackwork; black work; dotwork; puntillismo; geométrico; mandalas; ornamental; old school; neotradicional;
      new school; acuarela; watercolor; tribal; maorí; polinesio; lettering; retratos; microrrealismo; micro realismo;
      ilustrativo; anime; ignorant; cobertura; coberturas; tapados; cover ups; cover; arreglo de tatuajes; retoque;
      retoques; diseños personalizados; diseño personalizado
    `,
    fr: `
      tatouages; tatouage sur mesure; tatouage personnalisé; projet personnalisé; projets personnalisés;
      création sur mesure; réaliste; réalisme; fine line; fineline; minimaliste; graphique; floral; ornemental;
      mandala; mandalas; dotwork; blackwork; géométrique; old school; traditionnel américain; néo traditionnel;
      neo trad; new school; polynésien; maori; tribal; aquarelle; lettrage; lettering; calligraphie; portrait;
      portraits; micro réalisme; microréalisme; noir et gris; black and grey; noir et blanc; anime; manga
    `,
    it: `
      tatuaggi realistici; realismo; realistico black and grey; fine line; fineline; minimal; geometrico; geometrici;
      ornamentale; mandala; dotwork; blackwork; black and grey; bianco e nero; chicano; tradizionale giapponese;
      old school; neo traditional; new school; maori; polinesiano; tribale; tribali; watercolor; acquerello;
      lettering; ritratti; micro realistico; microrealismo; trash polka; anime; fumetto; illustrativo; cover;
      coperture; copertura; copertura tatuaggi; ritocco; ritocchi
    `,
    nl: `
      tattoo zetten; kleine tattoos; kleine tattoo; grote tattoos; sleeve; sleeves; custom tattoos; custom tattoo;
      custom design; eigen ontwerp; ontwerp op maat; fineline; fine line; fineline tattoos; fine line tattoo;
      minimalistisch; minimalistische tattoos; realisme; realistisch; realistische tattoos; portretten; portret;
      portret tattoo; black and grey; black & grey; zwart grijs; blackwork; dotwork; geometrisch;
      geometrische tattoos; mandala; mandala's; ornamental; tribal; maori; polynesisch; polynesian; japanse tattoos;
      oldschool
    `,
    pt: `
      tatuagens realistas; tatuagem realista; realismo; fine line; traço fino; minimalista; colorido; aquarela;
      aguarela; preto e cinza; black and grey; sombreado; blackwork; pontilhismo; dotwork; geométrica; geométrico;
      mandala; mandalas; ornamental; japonesa; maori; polinésia; tribal; old school; tradicional americano;
      neo tradicional; neotradicional; new school; lettering; caligrafia; retratos; retrato; micro realismo;
      microrrealismo; anime; geek; trash polka; ilustrativo
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Black Anchor tattoo studio in Hove' },
      { language: 'es', text: 'Tatuador en Elche' },
    ],
    notNamed: [
      { language: 'en', text: 'The tattered flag' },
      { language: 'fr', text: 'La tata du village' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/tattoo',
};
