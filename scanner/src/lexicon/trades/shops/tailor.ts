import type { TradeEntry } from '../../trade.ts';

export const tailor: TradeEntry = {
  id: 'tailor',
  questions: 'generic',
  customers: 'workshop',
  unasked: ['guarantee'],
  noun: 'tailor',
  companyNoun: 'tailor shop',
  schemaTypes: ['Store', 'ClothingStore'],
  additionalType: 'http://www.productontology.org/id/Tailor',
  names: {
    en: [
      'tailor',
      'tailors',
      'tailor shop*',
      'alterations',
      'dressmaker*',
      'seamstress*',
      'bridal alterations',
      'bespoke tailoring',
      'alteration shop*',
      'alteration service*',
      'custom clothier*',
      'clothing repair*',
      'custom dressmaking',
    ],
    de: [
      'schneiderei*',
      'änderungsschneiderei*',
      'maßschneider*',
      'schneidermeister*',
      'maßatelier',
      'schneiderin',
      'maßanzug*',
      'damenschneider*',
      'herrenschneider*',
      'modeatelier',
      'schneideratelier',
      'maßkonfektion',
      'änderungsatelier',
      'änderungsschneider*',
      'maßkleidung',
      'maßhemden',
      'nähatelier',
      'änderungsarbeiten',
      'näh und änderungsarbeiten',
      'nähstudio',
      'nähwerkstatt',
      'nähstube',
    ],
    es: [
      'sastre*',
      'sastrería*',
      'modista*',
      'costurera*',
      'arreglos de ropa',
      'taller de costura',
      'alta costura',
      'modistería*',
      'arreglos textiles',
      'atelier de costura',
      'compostura y arreglo de ropa',
      'arreglo de prendas',
      'arreglos de prendas',
      'confección de vestidos',
      'ropa a medida',
      'camisería a medida',
      'trajes a la medida',
      'composturas de ropa',
    ],
    fr: [
      'couturière*',
      'couturier*',
      'retoucherie',
      'retouches',
      'atelier de couture',
      'tailleur sur mesure',
      'retoucheur*',
      'retoucheuse*',
      'retouche couture',
      'atelier de retouche*',
      'costume sur mesure',
      'tailleur pour hommes',
      'retouche vêtement*',
      'chemises sur mesure',
      'couture sur mesure',
      'confection sur mesure',
      'retouche de vêtement*',
      'atelier couture',
    ],
    it: [
      'sartoria',
      'sartorie',
      'sarta',
      'riparazioni sartoriali',
      'sarto',
      'sarte',
      'abbigliamento su misura',
      'camicie su misura',
      'camiceria su misura',
      'orli e riparazioni',
      'riparazione abiti',
      'modisteria',
      'confezioni su misura',
      'laboratorio sartoriale',
      'abito su misura',
      'abiti sartoriali',
    ],
    nl: [
      'kleermaker*',
      'kledingreparatie*',
      'naaiatelier',
      'coupeuse',
      'kledingherstel*',
      'coupeuses',
      'maatkleding',
      'maatpak',
      'couturier*',
      'naaister*',
      'herstelatelier',
      'naaicoupeuse',
      'modeatelier',
      'kleding reparatie',
      'kledij herstellen',
      'kleding op maat',
    ],
    pt: [
      'alfaiate*',
      'costureira*',
      'ateliê de costura',
      'arranjos de costura',
      'alfaiataria',
      'alfaiatarias',
      'modista*',
      'alta costura',
      'ajustes de roupa*',
      'atelier de costura',
      'retoques de roupa',
      'oficina de costura',
      'confecção sob medida',
      'costureiro*',
      'roupas sob medida',
      'loja de arranjos',
      'reparos de roupas',
    ],
  },
  work: { en: ['hemming', 'suits made'] },
  neverAlone: {},
  jobs: {
    en: ['hemming', 'suit alterations', 'wedding dress alterations', 'zipper replacement'],
    de: ['kürzen', 'reißverschluss', 'brautkleider', 'maßanzüge'],
    es: ['bajos de pantalón', 'vestidos de novia', 'trajes a medida'],
    fr: ['ourlets', 'robes de mariée', 'costumes sur mesure'],
    it: ['orli', 'abiti su misura', 'abiti da sposa'],
    nl: ['broek inkorten', 'rits vervangen', 'maatpakken'],
    pt: ['bainhas', 'vestidos de noiva', 'fatos por medida'],
  },
  sharedJobs: {
    en: [
      'bridal alterations',
      'dress alterations',
      'zip replacement',
      'custom suits',
      'trouser shortening',
      'curtains',
      'bespoke suits',
      'resizing',
    ],
    de: ['änderungen', 'hosen kürzen', 'reißverschluss*', 'gardinen', 'maßanfertigung', 'kleider', 'säume'],
    es: ['bajos', 'cambio de cremalleras', 'cortinas', 'ajustes', 'confección a medida'],
    fr: ['changement de fermeture', 'retouches', 'rideaux', 'ajustements'],
    it: ['cambio cerniere', 'tende', 'riparazioni sartoriali', 'modifiche'],
    nl: ['bruidskleding', 'gordijnen', 'innemen', 'zomen'],
    pt: ['troca de fechos', 'troca de zíper', 'ternos sob medida', 'cortinas', 'ajustes'],
  },
  mentions: {
    en: `
      tailoring; dressmaking; clothing alterations; clothing repairs; clothes alterations; alterations and repairs;
      garment alterations; bridal gown alterations; bridesmaid dress alterations; prom dress alterations;
      formal wear alterations; evening gown alterations; jacket alterations; coat alterations; shirt alterations;
      trouser alterations; pant hemming; pants hemming; hem pants; jeans hemming; skirt alterations; skirts;
      sleeve shortening; sleeves; waist adjustments; take in; let out; tapering; relining; lining replacement; zips;
      zipper repair; zipper repairs; button replacement; buttons; mending; darning; invisible mending;
      invisible weaving; patches
    `,
    de: `
      kleideränderungen; kleideränderung; kleidungsänderungen; textiländerungen; änderungsservice;
      schneiderarbeiten; näharbeiten; nähservice; ausbesserungen; ausbesserungsarbeiten; reparaturen;
      kleiderreparatur; kleiderreparaturen; reißverschluss austauschen; reißverschluss wechseln; reißverschlüsse;
      reißverschlüsse ersetzen; hosen; hosen enger; hose kürzen; hosen weiten; hosen ändern; jeans kürzen;
      jeans reparieren; hosenbund; röcke; röcke kürzen; kleider kürzen; ärmel kürzen; sakkos; sakko ändern; jacken;
      jacken ändern; mäntel; blusen; hemden; hemden taillieren; enger machen; weiter machen
    `,
    es: `
      arreglos; arreglo de ropa; arreglos de costura; arreglos y composturas; composturas; compostura de ropa;
      transformación de prendas; reparación de prendas; reparaciones; zurcidos; zurcido invisible; remiendos;
      bajos de pantalones; subir bajos; coger bajos; bastillas; dobladillos; acortar mangas; entallar;
      entallado de camisas; estrechar; ensanchar; meter cintura; cinturas; cambio de forros; forros;
      cambio de cremallera; cremalleras; cierres; cambio de cierres; botones; ojales; coderas; parches; pantalones;
      vaqueros; faldas; camisas; chaquetas; americanas
    `,
    fr: `
      couture; retouche; retouche de vêtements; retouches de vêtements; retouches vêtements; retouches couture;
      retouches homme; retouches femme; retouches sur mesure; travaux de couture; réparations;
      réparation de vêtements; réparations de vêtements; altérations; altération de vêtements; raccommodage;
      reprisage; stoppage; ourlet; ourlet pantalon; ourlets de pantalon; ourlet jean; bords de pantalon;
      bord de pantalon; pantalons; jeans; jupes; robes; chemises; vestes; manteaux; costumes; raccourcir manches;
      raccourcissement; cintrage; reprise de taille; élargissement; ajustement; mise à taille; changement de doublure
    `,
    it: `
      riparazioni; riparazioni abiti; riparazioni di sartoria; riparazione capi; piccole riparazioni;
      modifiche sartoriali; modifiche abiti; modifiche e riparazioni; adattamenti; aggiusti; aggiusti sartoriali;
      rammendi; rammendo; rammendo invisibile; orlo pantaloni; orli pantaloni; orli jeans; accorciare pantaloni;
      accorciature; accorciare maniche; stringere; allargare; stringere pantaloni; restringimenti; cambio cerniera;
      cambio zip; sostituzione cerniere; sostituzione zip; cambio fodera; cambio fodere; bottoni; asole; toppe;
      pantaloni; gonne; camicie; giacche; cappotti; jeans; capi in pelle
    `,
    nl: `
      retouches; retouche; kledingreparaties; kleding repareren; kledingherstel; kleding vermaken;
      kledingaanpassingen; vermaakwerk; verstelwerk; herstelwerk; reparaties; naaiwerk; broeken; broek innemen;
      broeken inkorten; broek korter maken; jeans inkorten; zoom; zomen leggen; broekzoom; inkorten; uitleggen;
      mouwen inkorten; mouwen; taille innemen; ritsen; ritsen vervangen; nieuwe rits; rits repareren;
      voering vervangen; nieuwe voering; voering; knopen; knopen aanzetten; knoopsgaten; stoppen; onzichtbaar stoppen;
      scheuren; scheur repareren; rokken
    `,
    pt: `
      costura; arranjos; arranjos de roupa; arranjos em roupa; consertos; conserto de roupas; consertos de roupas;
      consertos e ajustes; ajustes de roupas; ajuste de roupas; reforma de roupas; reformas; customização;
      transformação de roupa; reparação de roupa; pequenos arranjos; cerzir; cerzidos; cerzido; remendos; bainha;
      bainhas de calças; barra de calça; barras; barra simples; fazer barra; apertar; alargar; apertar calças;
      apertar cintura; encurtar mangas; mangas; cinturas; fechos; troca de fecho; substituição de fechos;
      troca de zíperes; zíper; forros; troca de forro
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Gelas Nähstudio' },
      { language: 'en', text: 'Row & Sons, tailors in York' },
      { language: 'fr', text: 'Atelier de couture à Blois, retouches' },
    ],
    notNamed: [
      { language: 'en', text: 'Tailored advice for clients' },
      { language: 'de', text: 'Ich heiße Peter' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/tailor, craft/dressmaker',
};
