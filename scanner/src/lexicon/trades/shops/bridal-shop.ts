import type { TradeEntry } from '../../trade.ts';

export const bridalShop: TradeEntry = {
  id: 'bridal-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'bridal shop',
  companyNoun: 'bridal shop',
  schemaTypes: ['ClothingStore', 'Store'],
  additionalType: 'http://www.productontology.org/id/Wedding_dress',
  names: {
    en: [
      'bridal shop*',
      'bridal boutique*',
      'bridal store*',
      'wedding dress shop*',
      'bridal salon*',
      'bridal gown*',
      'bridalwear',
      'bridal wear',
      'wedding dresses',
      'wedding gowns',
      'bridal studio',
      'bridal couture',
      'wedding dress boutique*',
      'bridal house',
    ],
    de: [
      'brautmode*',
      'brautkleid*',
      'brautgeschäft*',
      'brautmoden*',
      'brautatelier*',
      'brautladen',
      'brautboutique',
      'braut- und abendmode',
      'brautstudio',
      'hochzeitsmode*',
      'brautsalon',
      'brautausstatter*',
      'braut und bräutigam mode',
    ],
    es: [
      'vestidos de novia',
      'tienda de novias',
      'vestidos de novias',
      'boutique de novias',
      'casa de novias',
      'trajes de novia',
      'novias y ceremonia',
      'novias y fiesta',
      'atelier de novias',
      'moda nupcial',
      'salón de novias',
    ],
    fr: [
      'robes de mariée*',
      'robe de mariée',
      'boutique de mariage',
      'boutique mariage',
      'boutique de robes de mariée',
      'magasin de robes de mariée',
      'mode nuptiale',
      'mariée et cérémonie',
      'créatrice de robes de mariée',
      'créateur de robes de mariée',
      'robes de mariées',
      'boutique nuptiale',
    ],
    it: [
      'abiti da sposa',
      'abito da sposa',
      'atelier sposa',
      'atelier sposi',
      'atelier da sposa',
      'sposa e cerimonia',
      'sposi e cerimonia',
      'boutique sposa',
      'alta moda sposa',
      'abiti sposa',
      'atelier abiti da sposa',
      'moda sposa',
    ],
    nl: [
      'bruidsmode*',
      'bruidsboetiek*',
      'trouwjurk*',
      'bruidswinkel*',
      'bruidsjurk*',
      'bruidshuis*',
      'bruidsatelier*',
      'trouwjurkenwinkel',
      'trouwkledij',
      'bruidskleding',
      'bruidssalon',
      'trouwkleding',
    ],
    pt: [
      'vestidos de noiva*',
      'loja de noivas',
      'vestido de noiva',
      'noivas e festa',
      'noivas e cerimónia',
      'ateliê de noivas',
      'atelier de noivas',
      'casa de noivas',
      'moda noiva',
      'aluguel de vestidos de noiva',
      'trajes de noiva',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['bridesmaid dresses', 'wedding dress alterations', 'veils and headpieces'],
    de: ['brautkleid änderungen', 'brautschuhe', 'brautaccessoires'],
    es: ['arreglos de vestidos de novia', 'velos de novia'],
    fr: ['retouches robe de mariée', 'voiles de mariée'],
    it: ['veli da sposa', 'abiti da sposa su misura'],
    nl: ['bruidsaccessoires', 'trouwjurk vermaken'],
    pt: ['véus de noiva', 'ajustes de vestidos de noiva'],
  },
  sharedJobs: {
    en: [
      'prom dresses',
      'veils',
      'bridal accessories',
      'mother of the bride',
      'tuxedo rental',
      'flower girl dresses',
      'suit hire',
      'dress preservation',
      'bridal alterations',
      'sample sale',
      'bridal gown*',
      'wedding dresses',
      'wedding gowns',
    ],
    de: [
      'abendmode',
      'schleier',
      'bräutigammode',
      'abendkleider',
      'kommunionkleider',
      'festmode',
      'herrenanzüge',
      'brautschmuck',
      'änderungsschneiderei',
      'ballkleider',
      'brautjungfernkleider',
      'brautmode*',
      'brautkleid*',
      'brautmoden*',
    ],
    es: [
      'vestidos de fiesta',
      'vestidos de madrina',
      'trajes de novio',
      'tocados',
      'velos',
      'vestidos de comunión',
      'vestidos de xv años',
      'zapatos de novia',
      'invitadas',
      'vestidos a medida',
      'vestidos de novia',
      'vestidos de novias',
    ],
    fr: [
      'costumes de mariage',
      'robes de cocktail',
      'robes de soirée',
      'voiles',
      'accessoires de mariée',
      "demoiselles d'honneur",
      'robes sur mesure',
      'tenues de cérémonie',
      'retouches',
      'robes de cérémonie',
      'costumes',
      'robes de mariée*',
      'robe de mariée',
      'créateur de robes de mariée',
      'robes de mariées',
    ],
    it: [
      'abiti da cerimonia',
      'abiti da sposo',
      'veli',
      'accessori sposa',
      'damigelle',
      'abiti da sera',
      'abiti su misura',
      'scarpe da sposa',
      'comunione',
      'abiti da sposa taglie forti',
      'noleggio abiti',
      'abiti da sposa',
      'abito da sposa',
      'abiti sposa',
    ],
    nl: [
      'sluiers',
      'trouwpakken',
      'gelegenheidskleding',
      'bruidsmeisjes',
      'avondkleding',
      'trouwpak',
      'galajurken',
      'bruidsschoenen',
      'suitekleding',
      'bruidskinderen',
      'communiekleding',
      'pasafspraak',
      'bruidsmode*',
      'trouwjurk*',
    ],
    pt: [
      'vestidos de festa',
      'vestidos de cerimónia',
      'fatos de noivo',
      'madrinhas',
      'aluguel de trajes',
      'vestidos de debutante',
      'véus',
      'damas de honor',
      'sapatos de noiva',
      'vestidos por medida',
      'vestidos de noiva*',
      'vestido de noiva',
      'aluguel de vestidos de noiva',
    ],
  },
  mentions: {
    en: `
      bridal alteration; wedding gown preservation; wedding dress cleaning; plus size wedding dresses;
      plus size bridal; bespoke wedding dresses; made to measure; designer wedding dresses; off the rack;
      sample dresses; mother of the groom; mother of the bride dresses; evening wear; evening gowns; formal wear;
      quinceañera dresses; communion dresses; homecoming dresses; pageant dresses; groomswear; tuxedos; mens suits;
      headpieces; tiaras; bridal jewellery; bridal jewelry; bridal shoes; belts; bridal appointments;
      private appointments; trunk shows; second hand wedding dresses
    `,
    de: `
      hochzeitskleider; hochzeitskleid; hochzeitsanzüge; hochzeitsanzug; standesamtkleider; standesamtkleid;
      standesamt; curvy brautkleider; große größen; maßanfertigung; maßgeschneiderte brautkleider;
      second hand brautkleider; brautkleidreinigung; anprobe; brautmutter; brautjungfern; blumenmädchen; blumenkinder;
      haarschmuck; brautunterwäsche; dessous; ringkissen; abiballkleider; cocktailkleider; abschlusskleider; smokings;
      anzüge; trachtenhochzeit; boho brautkleider; vintage brautkleider; brautkleid verleih; vermietung
    `,
    es: `
      vestidos de novia a medida; vestidos de novia tallas grandes; tallas grandes; vestidos de novia baratos;
      vestidos de invitada; madrinas; vestidos de noche; vestidos de gala; vestidos de graduación; vestidos de cóctel;
      vestidos de quinceañera; damas de honor; vestidos de dama; trajes de comunión; arras; trajes de chaqué; chaqués;
      esmoquin; alquiler de trajes; alquiler de vestidos; renta de vestidos; joyería nupcial; ramos; lencería;
      ropones; arreglos; outlet de novias; prueba de vestido; tintorería
    `,
    fr: `
      robes de mariée sur mesure; robes de mariée grande taille; robes de mariée bohème; grandes tailles;
      mariage civil; robes civiles; robes de demoiselles d'honneur; robes de bal; robes de gala; robes invitées;
      cortège; enfants d'honneur; costumes homme; costumes sur mesure; smokings; location de costumes;
      location de robes; accessoires de coiffure; bijoux; bijoux de mariée; chaussures; chaussures de mariée;
      lingerie; étoles; jupons; essayage; essayages; nettoyage de robe; robes d'occasion; mère de la mariée;
      déstockage; communion
    `,
    it: `
      vestiti da sposa; abiti sposo; abiti uomo; abiti da cerimonia uomo; abiti cerimonia donna; abiti cerimonia;
      abiti da cocktail; abiti da damigella; paggetti; damigella; abiti prima comunione; taglie comode; taglie forti;
      mamma della sposa; testimoni; acconciature; cappelli; intimo sposa; gioielli; bouquet; coroncine; bolero; stole;
      smoking; tight; sartoria; modifiche; prove abito; abiti da sposa usati; outlet sposa; diciottesimo;
      noleggio abiti da cerimonia
    `,
    nl: `
      trouwjurken op maat; maatwerk; curvy trouwjurken; plus size trouwjurken; grote maten; tweedehands trouwjurken;
      sample sale; bruidegom; trouwkostuums; maatpakken; maatpak; feestkleding; feestjurken; moeder van de bruid;
      avondjurken; cocktailjurken; bruidsmeisjesjurken; bruidslingerie; haaraccessoires; tiara's; bruidssieraden;
      vermaakservice; atelier; coupeuse; stomerij; smoking verhuur; smokings; kostuumverhuur; ceremoniekledij;
      doopkleding
    `,
    pt: `
      vestidos de noiva por medida; vestidos de noiva sob medida; vestidos de noiva plus size; plus size;
      primeiro aluguel; aluguel de vestidos; aluguel de vestidos de festa; vestidos de madrinha; vestidos de gala;
      vestidos de baile; vestidos de cocktail; vestidos de comunhão; comunhão; meninas das alianças; daminhas; pajens;
      noivos; fatos de cerimónia; ternos; trajes masculinos; smoking; mães dos noivos; debutantes; formandas; tiaras;
      grinaldas; bouquets; lingerie; joias; arranjos; provas; lavandaria; convidadas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Ever After bridal boutique in Bath' },
      { language: 'fr', text: 'Robes de mariée sur mesure à Tours' },
      { language: 'it', text: 'Atelier sposa a Bari' },
    ],
    notNamed: [
      { language: 'en', text: 'The bride arrives at noon' },
      { language: 'es', text: 'La novia del mar' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/clothes',
};
