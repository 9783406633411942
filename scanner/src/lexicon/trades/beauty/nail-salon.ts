import type { TradeEntry } from '../../trade.ts';

export const nailSalon: TradeEntry = {
  id: 'nail-salon',
  questions: 'generic',
  customers: 'salon',
  noun: 'nail salon',
  companyNoun: 'nail salon',
  schemaTypes: ['NailSalon', 'BeautySalon'],
  additionalType: null,
  names: {
    en: [
      'nail salon*',
      'nail studio*',
      'nail bar*',
      'nail technician*',
      'nail spa',
      'nail artist*',
      'nail art',
      'nail tech',
      'nail techs',
      'nail lounge',
      'nail boutique',
      'nail shop*',
      'nails & spa',
      'nails and spa',
      'nails & beauty',
      'nails and beauty',
      'nail care',
      'manicurist*',
      'pedicure spa',
      'nail design*',
      'mobile nail*',
      'nail & beauty',
      'nails spa',
    ],
    de: [
      'nagelstudio*',
      'nageldesign*',
      'nagelstudios',
      'naildesign',
      'nagelsalon',
      'nagelstylist*',
      'nagelkosmetik*',
      'nagelmodellage*',
      'nagelatelier',
      'nagellounge',
      'nageloase',
      'nagelinstitut',
      'nagelpflege',
      'nails',
      'nail studio*',
      'nailstudio*',
      'nail bar',
      'nailbar',
      'nail art',
      'nailart',
      'nail artist*',
      'nail designer*',
      'naildesigner*',
      'nail lounge',
      'gelnagelstudio',
      'nagelverlängerung',
      'nagel studio',
    ],
    es: [
      'salón de uñas',
      'manicurista*',
      'uñas',
      'centro de uñas',
      'estudio de uñas',
      'salón de manicura',
      'nail bar',
      'nail salon',
      'nail studio',
      'nail spa',
      'nails',
      'nail art',
      'nail artist*',
      'nail designer',
      'manicura y pedicura',
      'manicure y pedicure',
      'manicura rusa',
      'salón de manicure',
      'centro de manicura',
    ],
    fr: [
      'bar à ongles',
      'prothésiste ongulaire',
      "salon d'ongles",
      'onglerie*',
      'stylisme ongulaire',
      'ongles',
      'nail bar',
      'nail salon',
      'nails',
      'nail art',
      'nail artist*',
      'nail studio*',
      'bar à ongle',
      "institut d'ongles",
      'institut ongulaire',
      'prothésistes ongulaires',
      'styliste ongulaire',
      'stylistes ongulaires',
      'technicienne ongulaire',
      "technicienne d'ongles",
      "pose d'ongles",
      'manucure et pédicure',
      'manucure pédicure',
      'manucure russe',
      "stylisme d'ongles",
      'manucure à domicile',
      'salon de manucure',
    ],
    it: [
      'onicotecnica',
      'centro unghie',
      'ricostruzione unghie',
      'nail salon',
      'nail bar',
      'nails',
      'nail art',
      'nail artist*',
      'nail studio*',
      'nail spa',
      'nail beauty',
      'nail center',
      'nail designer*',
      'unghie',
      'nail boutique',
      'onicotecnico',
      'onicotecniche',
      'onicotecnici',
      'manicure e pedicure',
      'manicure pedicure',
      'manicurist',
      'manicure russa',
    ],
    nl: [
      'nagelstudio*',
      'nagelsalon*',
      'nagelstyliste*',
      'nagels',
      'nails',
      'nail studio*',
      'nailstudio*',
      'nail salon*',
      'nailbar',
      'nail bar',
      'nail art',
      'nailart',
      'nail artist*',
      'nagelstylist',
      'nagelspecialist*',
      'nagelverzorging',
      'nagelatelier',
      'nagelboetiek',
      'nagelinstituut',
      'manicure en pedicure',
      'manicure pedicure',
      'gelnagels en wimpers',
      'kunstnagels',
      'nagel studio',
      'nagel salon',
    ],
    pt: [
      'manicure e pedicure',
      'nail designer',
      'esmalteria',
      'estúdio de unhas',
      'salão de unhas',
      'manicure',
      'nails',
      'nail bar',
      'nail studio',
      'nail salon',
      'nail spa',
      'nail art',
      'nail artist*',
      'manicura e pedicura',
      'unhas',
      'esmaltaria',
      'esmalterias',
    ],
  },
  work: {
    en: ['manicure*', 'pedicure*', 'gel nails', 'acrylic nails'],
    de: ['maniküre', 'gelnägel', 'pediküre'],
    es: ['manicura', 'pedicura'],
    fr: ['manucure*', 'vernis semi permanent'],
    it: ['smalto semipermanente'],
    nl: ['gelnagels', 'acrylnagels', 'gellak'],
    pt: ['unhas de gel', 'alongamento de unhas'],
  },
  neverAlone: {},
  jobs: {
    en: ['manicure*', 'pedicure*', 'gel nails', 'acrylic nails', 'dip powder', 'nail art', 'shellac'],
    de: ['gelnägel', 'maniküre', 'pediküre', 'nagelmodellage', 'shellac', 'nail art', 'auffüllen'],
    es: ['manicura', 'pedicura', 'uñas acrílicas', 'uñas de gel', 'esmalte semipermanente', 'nail art'],
    fr: [
      'vernis semi permanent',
      'pose de gel',
      "pose d'ongles",
      'manucure',
      'pédicure',
      'beauté des pieds',
      'nail art',
      'remplissage',
    ],
    it: ['manicure', 'pedicure', 'semipermanente', 'ricostruzione in gel', 'nail art'],
    nl: ['manicure', 'pedicure', 'gellak', 'acrylnagels', 'gelnagels', 'nail art'],
    pt: ['manicure', 'pedicure', 'unhas de gel', 'verniz gel', 'alongamento de unhas', 'unhas acrílicas'],
  },
  sharedJobs: {
    en: [
      'gel manicure',
      'nail extensions',
      'spa pedicure',
      'lash lift',
      'eyelash extensions',
      'brow tint',
      'polish change',
      'nail repair',
    ],
    de: [
      'neumodellage',
      'nageldesign',
      'french',
      'wimpernverlängerung',
      'wimpernlifting',
      'augenbrauen*',
      'acrylnägel',
      'gel-lack',
      'nagelpflege',
      'nailart',
      'nagelverlängerung',
    ],
    es: [
      'esmaltado semipermanente',
      'esmaltado',
      'lifting de pestañas',
      'extensiones de pestañas',
      'relleno',
      'retirada',
      'manicura rusa',
    ],
    fr: [
      'pose chablons',
      'soin des pieds',
      'manucure combinée',
      'restructuration du sourcil',
      'soin complet',
      'pose américaine',
      'remplissage*',
      'vernis semi-permanent',
      'french',
      'beauté des pieds',
      'beauté des mains',
      'dépose',
      'nail art',
      'extension de cils',
      'rehaussement de cils',
      'pose capsules',
      'gainage',
      'babyboomer',
      'manucure russe',
    ],
    it: [
      'ricostruzione unghie',
      'smalto semipermanente',
      'gel',
      'refill',
      'laminazione ciglia',
      'extension ciglia',
      'copertura',
      'rimozione',
      'manicure russa',
    ],
    nl: [
      'nagelverlenging',
      'biab',
      'french manicure',
      'wimperlifting',
      'wimperextensions',
      'opvullen',
      'nagels',
      'nailart',
    ],
    pt: [
      'gelinho',
      'nail art',
      'manutenção',
      'unhas em gel',
      'fibra de vidro',
      'extensão de pestanas',
      'lifting de pestanas',
      'spa dos pés',
      'esmaltação em gel',
    ],
  },
  mentions: {
    en: `
      nails; full set; full set acrylics; acrylic full set; acrylic fill; gel fill; infills; refill; gel polish;
      gel polish manicure; shellac manicure; classic manicure; classic pedicure; basic manicure; deluxe pedicure;
      deluxe manicure; luxury pedicure; luxury manicure; dipping powder; dip manicure; builder gel; biab;
      builder in a bottle; hard gel; polygel; french manicure; ombre nails; nail designs; nail removal;
      acrylic removal; soak off; russian manicure; paraffin treatment; paraffin wax; callus removal; kids manicure;
      kids services; waxing; eyebrow wax; eyelashes
    `,
    de: `
      naturnagelverstärkung; naturnagelpflege; nagelverstärkung; nagellack; shellac maniküre; gellack; uv lack;
      gel nägel; gelmodellage; acryl; acrylmodellage; polygel; acrygel; nagelreparatur; handpflege; fußpflege;
      kosmetische fußpflege; fußnägel; fußnägel mit gel; fußmodellage; french nägel; french look; babyboomer;
      nagelkunst; russische maniküre; trockenmaniküre; spa maniküre; spa pediküre; paraffinbad; wimpern;
      wimpernlaminierung; waxing; handmassage; refill; auffüllung; auffüllen mit farbe; dip powder
    `,
    es: `
      manicura semipermanente; manicura francesa; pedicure; pedicure spa; pedicura semipermanente; semipermanente;
      esmalte permanente; esmalte en gel; gelish; acrílico; acrílicas; uñas de acrílico; uñas esculpidas;
      uñas acrigel; acrygel; polygel; kapping; kapping gel; soft gel; rubber base; baño de acrílico; refuerzo;
      nivelación; extensiones de uñas; relleno de uñas; relleno de gel; relleno acrílico; retoque; retiro de gel;
      retiro de acrílico; retirada de gel; retirada de semipermanente; diseño de uñas; decoración de uñas; decoración;
      reconstrucción de uñas; reparación de uñas; francesa; baby boomer
    `,
    fr: `
      manucures; manucure simple; pédicure spa; pédicure médicale; vernis; pose de vernis; pose vernis;
      vernis permanent; vernis classique; semi permanent; semi permanent mains; semi permanent pieds;
      pose semi permanent; gel uv; résine; acrylique; acrygel; polygel; biab; renforcement; renfort;
      renforcement ongles naturels; extension; extensions d'ongles; rallongement; nouvelle pose; capsules; chablon;
      pop it; américaine; faux ongles; ongles en gel; ongles en acrylique; remplissage gel; réparation;
      réparation d'ongle; réparation ongle; dépose gel; dépose semi permanent
    `,
    it: `
      manicure semipermanente; manicure classica; pedicure semipermanente; pedicure estetico; pedicure curativo;
      smalto; applicazione smalto; applicazione semipermanente; rimozione semipermanente; rimozione gel; smalto gel;
      semipermanente mani; semipermanente piedi; semipermanente rinforzato; rinforzo; rinforzo unghie;
      copertura in gel; copertura gel; copertura in acrilico; acrilico; acrygel; acrigel; polygel; ricostruzione;
      ricostruzione in acrilico; ricostruzione acrilico; allungamento unghie; allungamento con cartina; refill gel;
      refill copertura; ritocco; ritocco gel; ritocchi; french; french manicure; babyboomer; baby boomer; decorazioni;
      decorazioni unghie
    `,
    nl: `
      nieuwe set; nieuwe set gel; nieuwe set acryl; acryl; acryl nagels; acrylnagels opvullen; nabehandeling;
      nabehandeling acryl; nabehandeling gel; opvulling; opvulling gel; opvullen gel; gel nagels; gelpolish;
      gel polish; gel lak; gellak manicure; gellak handen; gellak voeten; biab nagels; biab behandeling;
      biab versteviging; rubberbase; rubber base; builder gel; polygel; polyacryl; acrygel; dip powder;
      dipping powder; french; french nagels; babyboomer; baby boomer; ombre; nagelversiering; nagel decoratie;
      nagels verwijderen
    `,
    pt: `
      manicura; pedicura; manicura simples; manicure simples; pedicure com gel; pedicure spa; spa pedicure; verniz;
      verniz normal; verniz gel mãos; gelinho pés; gel moldado; gel na tips; banho de gel; blindagem;
      blindagem em gel; esmaltação; esmaltação comum; esmaltação gel; unhas gel; unhas em acrílico;
      unhas em fibra de vidro; decoração de unhas; decoração; desenhos; alongamento; alongamento em gel;
      alongamento em fibra; molde f1; acrílico; acrigel; acrygel; polygel; poligel; rubber base; base rubber;
      soft gel; extensão de unhas; extensões de unhas; aplicação de gel
    `,
  },
  examples: {
    named: [
      { language: 'fr', text: 'Prothésiste ongulaire à Nancy' },
      { language: 'en', text: 'Glossy nail salon in Reno' },
    ],
    notNamed: [
      { language: 'en', text: 'Hammer and nails' },
      { language: 'en', text: 'You nailed the salon interview' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/beauty',
};
