import type { TradeEntry } from '../../trade.ts';

export const beautySalon: TradeEntry = {
  id: 'beauty-salon',
  questions: 'generic',
  customers: 'salon',
  noun: 'beauty salon',
  companyNoun: 'beauty salon',
  schemaTypes: ['BeautySalon', 'HealthAndBeautyBusiness'],
  additionalType: null,
  names: {
    en: [
      'beauty salon*',
      'beauty parlour',
      'beautician*',
      'beauty studio',
      'skin care studio',
      'esthetician*',
      'aesthetics clinic',
      'med spa',
      'lash studio',
      'waxing studio',
      'eyelash extensions',
      'medspa',
      'beauty clinic',
    ],
    de: [
      'kosmetikstudio*',
      'kosmetiksalon',
      'kosmetikinstitut',
      'kosmetikerin*',
      'schönheitssalon',
      'waxing studio',
      'wimpernstudio',
      'beautysalon',
    ],
    es: ['centro de estética', 'salón de belleza', 'estética', 'esteticista*', 'centro de belleza', 'clínica estética'],
    fr: ['institut de beauté', 'esthéticienne*', "salon d'esthétique", 'centre esthétique', 'esthétique'],
    it: ['centro estetico', 'estetista', 'estetiste', 'istituto di bellezza', 'salone di bellezza'],
    nl: ['schoonheidssalon*', 'schoonheidsspecialist*', 'schoonheidsinstituut', 'huidtherapeut*'],
    pt: ['centro de estética', 'clínica de estética', 'salão de beleza', 'esteticista*', 'instituto de beleza'],
  },
  work: {
    en: ['facial*', 'waxing', 'lash lift*', 'brow*'],
    de: ['gesichtsbehandlung*', 'wimpernlifting'],
    es: ['depilación', 'tratamientos faciales'],
    fr: ['épilation*', 'soin du visage'],
    it: ['ceretta', 'epilazione', 'trattamenti viso'],
    nl: ['gezichtsbehandeling*', 'harsen', 'waxen'],
    pt: ['depilação', 'limpeza de pele'],
  },
  neverAlone: { en: ['beauty'] },
  jobs: {
    en: [
      'facials',
      'waxing',
      'lash extensions',
      'lash lift',
      'brow lamination',
      'microneedling',
      'chemical peels',
      'laser hair removal',
      'botox',
      'dermaplaning',
      'microdermabrasion',
      'permanent makeup',
    ],
    de: [
      'gesichtsbehandlung*',
      'wimpernverlängerung',
      'wimpernlifting',
      'permanent make up',
      'waxing',
      'sugaring',
      'microneedling',
      'microdermabrasion',
      'fußpflege',
      'haarentfernung',
      'augenbrauen',
    ],
    es: [
      'limpieza facial',
      'depilación láser',
      'tratamientos faciales',
      'tratamientos corporales',
      'extensiones de pestañas',
      'micropigmentación',
      'maderoterapia',
    ],
    fr: [
      'épilation',
      'soins du visage',
      'soins du corps',
      'extensions de cils',
      'rehaussement de cils',
      'maquillage',
      'maquillage permanent',
    ],
    it: [
      'pulizia viso',
      'ceretta',
      'epilazione laser',
      'trattamenti corpo',
      'extension ciglia',
      'laminazione ciglia',
      'trucco semipermanente',
      'pressoterapia',
    ],
    nl: [
      'gezichtsbehandeling*',
      'waxen',
      'ontharen',
      'permanente make up',
      'wimperextensions',
      'microneedling',
      'peeling',
    ],
    pt: [
      'limpeza de pele',
      'depilação a laser',
      'tratamentos faciais',
      'extensão de pestanas',
      'design de sobrancelhas',
      'drenagem linfática',
      'criolipólise',
      'radiofrequência',
    ],
  },
  sharedJobs: {
    en: [
      'eyelash extensions',
      'microblading',
      'makeup',
      'bridal makeup',
      'manicure',
      'pedicure',
      'threading',
      'dermal fillers',
      'spray tan*',
      'massage',
      'brow tint',
      'hydrafacial',
      'hair removal',
      'led therapy',
      'body treatments',
    ],
    de: [
      'maniküre',
      'pediküre',
      'permanent make-up',
      'aquafacial',
      'fruchtsäurepeeling',
      'anti-aging*',
      'make-up',
      'massagen',
      'microblading',
      'dauerhafte haarentfernung',
      'laser haarentfernung',
      'körperbehandlung*',
      'brautstyling',
      'peeling*',
      'ultraschallbehandlung',
      'akne-behandlung',
      'browlifting',
    ],
    es: [
      'depilación*',
      'manicura',
      'pedicura',
      'maquillaje',
      'microblading',
      'higiene facial',
      'masajes',
      'lifting de pestañas',
      'radiofrecuencia',
      'presoterapia',
      'cejas',
      'cavitación',
      'dermapen',
      'peeling*',
      'bronceado',
      'peeling químico',
      'diseño de cejas',
    ],
    fr: [
      'soin du visage',
      'soins visage',
      'soins corps',
      'manucure',
      'beauté des pieds',
      'beauté des mains',
      'massages',
      'modelage*',
      'microblading',
      'épilation définitive',
      'lpg',
      'cryolipolyse',
      'teinture',
      'pédicure',
      'dermopigmentation',
      'uv',
      'onglerie',
      'radiofréquence',
      'peeling',
      'microneedling',
      'sourcils',
      'gommage',
      'forfait*',
    ],
    it: [
      'trattamenti viso',
      'trattamento viso',
      'epilazione*',
      'manicure',
      'pedicure',
      'massaggi',
      'trucco',
      'trucco sposa',
      'trucco permanente',
      'radiofrequenza',
      'depilazione',
      'solarium',
      'microblading',
      'dermopigmentazione',
      'ricostruzione unghie',
      'make up',
      'cavitazione',
      'peeling',
      'sopracciglia',
      'trattamenti anti-age',
      'linfodrenaggio',
    ],
    nl: [
      'wimperlifting',
      'wenkbrauwen',
      'epileren',
      'harsen',
      'manicure',
      'pedicure',
      'massage*',
      'permanente make-up',
      'laserontharing',
      'make-up',
      'lash lift',
      'brow lift',
      'huidverbetering',
      'acnebehandeling',
      'bindweefselmassage',
      'definitief ontharen',
      'spray tan',
      'verven wenkbrauwen',
      'bruidsmake-up',
      'huidanalyse',
      'microblading',
      'lichaamsbehandeling*',
      'couperose*',
    ],
    pt: [
      'depilação*',
      'manicure',
      'pedicure',
      'massagens',
      'maquilhagem',
      'maquiagem',
      'extensão de cílios',
      'tratamentos corporais',
      'micropigmentação',
      'microblading',
      'peeling*',
      'microagulhamento',
      'botox',
      'preenchimento',
      'harmonização facial',
      'epilação',
      'lifting de pestanas',
      'sobrancelhas',
      'bronzeamento',
      'gel',
      'pressoterapia',
    ],
  },
  mentions: {
    en: `
      facial; facial treatments; express facial; signature facial; deep cleansing facial; anti aging facial*;
      acne facial*; lash tint; lash and brow tint; brow shaping; brow wax; brow waxing; eyebrow threading;
      eyebrow waxing; bikini wax; brazilian wax*; brazilian waxing; body waxing; facial waxing; leg waxing;
      men's waxing; sugaring; classic lashes; volume lashes; hybrid lashes; russian volume; lash lift and tint;
      henna brows; powder brows; lip blush; lip filler*; dermal filler; anti wrinkle injections; skin boosters;
      laser treatments; skin rejuvenation; rf microneedling; body contouring; fat freezing; electrolysis
    `,
    de: `
      kosmetik; kosmetikbehandlung*; klassische gesichtsbehandlung; gesichtspflege; gesichtsmassage; ausreinigung;
      tiefenreinigung; mikrodermabrasion; hydrafacial; mesotherapie; radiofrequenz; ultraschall; kryolipolyse;
      hyaluron pen; dermaplaning; bb glow; fruchtsäure; dermapen; augenbrauen färben; augenbrauen zupfen;
      augenbrauenkorrektur; wimpern färben; wimpern; lash lifting; brow lamination; powder brows;
      microneedling behandlung; fadentechnik; intimwaxing; brazilian waxing; bikinizone; enthaarung;
      achselhaarentfernung; wachsen; laserhaarentfernung; diodenlaser; cellulite behandlung; cellulitebehandlung;
      bodyforming; körperpeeling
    `,
    es: `
      tratamiento facial; limpieza facial profunda; limpieza de cutis; higiene facial profunda; hidratación facial;
      tratamientos antiedad; rejuvenecimiento facial; tratamiento corporal; reductores; anticelulítico;
      drenaje linfático; masaje relajante; masaje; microdermoabrasión; microneedling; mesoterapia; hifu; indiba;
      criolipólisis; láser diodo; fotodepilación; depilación con cera; depilación con hilo; depilación facial;
      laminado de cejas; perfilado de cejas; henna; tinte de cejas; tinte de pestañas; permanente de pestañas;
      pestañas; pestañas pelo a pelo; rizado de pestañas; lifting y tinte de pestañas; volumen ruso;
      micropigmentación de cejas; micropigmentación de labios; ácido hialurónico; aumento de labios; bótox
    `,
    fr: `
      épilations; épilation femme; épilation homme; lumière pulsée; électrolyse; soin hydratant; soin anti âge;
      soins anti âge; soin éclat; nettoyage de peau; gommage corps; gommage du corps; enveloppement; massage;
      massage relaxant; massage californien; modelage du corps; drainage lymphatique; madérothérapie; pressothérapie;
      cavitation; minceur; soins minceur; amincissement; cellulite; endermologie; hydrafacial; microdermabrasion;
      hydradermabrasion; dermaplaning; photorajeunissement; mésothérapie; acide hyaluronique; botox; injections;
      comblement des rides; bb glow; kobido; radiofréquence visage; cils
    `,
    it: `
      pulizia del viso; pulizia viso profonda; trattamento anti age; trattamento idratante; trattamento corpo;
      massaggio; massaggio rilassante; massaggio drenante; linfodrenaggio manuale; cellulite; dimagrimento; bendaggi;
      bendaggio; fanghi; scrub corpo; scrub; gommage; peeling chimico; microdermoabrasione; microneedling;
      dermaplaning; ossigenoterapia; luce pulsata; laser diodo; epilazione definitiva; epilazione progressiva;
      epilazione permanente; ceretta brasiliana; ceretta uomo; ceretta inguine; filo arabo; sugaring;
      pasta di zucchero; laminazione sopracciglia; tinta sopracciglia; tinta ciglia; ciglia;
      microblading sopracciglia; sopracciglia e ciglia; permanente ciglia
    `,
    nl: `
      gezichtsverzorging; gezichtsbehandelingen; basisbehandeling; luxe behandeling; luxe gezichtsbehandeling;
      anti aging behandeling; anti aging; acne; acne behandeling; dieptereiniging; reinigende behandeling;
      hydraterende behandeling; hydrafacial; microdermabrasie; dermapen; dermaplaning; microneedling behandeling;
      mesotherapie; chemische peeling; fruitzuurpeeling; fruitzuur; lichttherapie; led therapie; ledtherapie;
      radiofrequentie; ipl behandeling; ipl ontharing; diode laser; elektrisch epileren; elektrische epilatie;
      ontharing; laserbehandeling; brazilian wax; bikini wax; bikinilijn; bikinilijn harsen; harsen benen;
      benen harsen; lichaamsontharing; suikerhars
    `,
    pt: `
      limpeza de pele profunda; limpeza facial; limpeza facial profunda; tratamento facial; tratamento corporal;
      hidratação facial; rejuvenescimento facial; rejuvenescimento; anti idade; acne; tratamento de acne; melasma;
      manchas; peeling químico; microdermoabrasão; dermapen; mesoterapia; hydrafacial; radiofrequência facial;
      radiofrequência corporal; cavitação; lipocavitação; ultrassom; hifu; ultrassom microfocado; laser diodo;
      luz pulsada; fotodepilação; depilação com cera; depilação a cera; depilação com linha; henna;
      sobrancelhas com henna; design de sobrancelhas com henna; brow lamination; laminação de sobrancelhas; pestanas;
      permanente de pestanas; lash lifting; volume russo
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Rosewater beauty salon in Ely' },
      { language: 'it', text: 'Centro estetico a Lecce' },
    ],
    notNamed: [
      { language: 'en', text: 'The beauty of the coast' },
      { language: 'fr', text: 'La beauté du geste' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/beauty',
};
