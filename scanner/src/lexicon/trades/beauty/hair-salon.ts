import type { TradeEntry } from '../../trade.ts';

export const hairSalon: TradeEntry = {
  id: 'hair-salon',
  questions: 'generic',
  customers: 'salon',
  noun: 'hair salon',
  companyNoun: 'hair salon',
  schemaTypes: ['HairSalon', 'BeautySalon'],
  additionalType: null,
  names: {
    en: [
      'hair salon*',
      'hairdresser*',
      'hair stylist*',
      'hairstylist*',
      'hair studio',
      'beauty and hair salon',
      'hairdressing',
    ],
    de: [
      'friseur*',
      'frisör*',
      'friseursalon*',
      'friseurin',
      'haarstudio',
      'coiffeur*',
      'haarsalon',
      'friseurmeister*',
    ],
    es: ['peluquería*', 'peluquero*', 'salón de peluquería', 'estilista*', 'salón de belleza y peluquería'],
    fr: ['coiffeur*', 'coiffeuse*', 'salon de coiffure', 'coiffure'],
    it: [
      'parrucchiere',
      'parrucchieri',
      'parrucchiera',
      'salone di parrucchiere',
      'acconciature',
      'hair stylist',
      'salone parrucchieri',
    ],
    nl: ['kapper', 'kappers', 'kapsalon*', 'kapster', 'haarstudio'],
    pt: ['cabeleireiro*', 'cabeleireira*', 'salão de cabeleireiro', 'salão de cabeleireiros'],
  },
  work: {
    en: ['haircut*', 'balayage', 'highlights', 'blowout*'],
    de: ['haarschnitt*', 'strähnchen', 'dauerwelle'],
    es: ['corte de pelo', 'mechas', 'tinte'],
    fr: ['coupe femme', 'mèches', 'brushing'],
    it: ['taglio donna', 'piega', 'colpi di sole'],
    nl: ['knippen', 'highlights'],
    pt: ['corte feminino', 'madeixas', 'escova'],
  },
  neverAlone: { en: ['hair', 'salon', 'cut', 'style'], fr: ['coupe'] },
  jobs: {
    en: [
      'haircut*',
      'womens haircut',
      'mens haircut',
      'kids haircut',
      'hair color*',
      'balayage',
      'highlights',
      'blowout*',
      'blow dry',
      'hair extensions',
      'keratin treatment*',
      'bridal hair',
      'updo*',
      'perm*',
      'color correction',
      'hair treatments',
    ],
    de: [
      'damenhaarschnitt',
      'herrenhaarschnitt',
      'kinderhaarschnitt',
      'waschen schneiden föhnen',
      'färben',
      'strähnen',
      'strähnchen',
      'balayage',
      'dauerwelle',
      'hochsteckfrisuren',
      'brautfrisuren',
      'haarverlängerung',
      'keratinbehandlung',
      'haarverdichtung',
      'augenbrauen',
    ],
    es: [
      'corte de pelo',
      'tinte',
      'mechas',
      'balayage',
      'alisado',
      'alisado de keratina',
      'peinados',
      'recogidos',
      'extensiones',
      'permanente',
      'corte de hombre',
      'tratamientos capilares',
    ],
    fr: [
      'coupe femme',
      'coupe homme',
      'coupe enfant',
      'brushing',
      'coloration',
      'balayage',
      'mèches',
      'lissage',
      'permanente',
      'chignon',
      'coiffure de mariage',
      'extensions',
      'soins capillaires',
      'barbe',
      'shampoing',
    ],
    it: [
      'taglio donna',
      'taglio uomo',
      'piega',
      'colore',
      'meches',
      'balayage',
      'colpi di sole',
      'permanente',
      'stiratura',
      'trattamento alla cheratina',
      'extension',
      'acconciature sposa',
    ],
    nl: [
      'knippen dames',
      'knippen heren',
      'knippen kinderen',
      'föhnen',
      'kleuren',
      'highlights',
      'balayage',
      'permanent',
      'opsteken',
      'bruidskapsel',
      'extensions',
      'keratinebehandeling',
    ],
    pt: [
      'corte feminino',
      'corte masculino',
      'coloração',
      'madeixas',
      'luzes',
      'escova',
      'brushing',
      'alisamento',
      'escova progressiva',
      'penteados',
      'extensões',
      'hidratação',
      'balayage',
    ],
  },
  sharedJobs: {
    en: [
      'cut and blow dry',
      'color',
      'colour',
      'ombre',
      'beard trim',
      'hair treatment*',
      'styling',
      'wash and cut',
      'root touch-up',
      'hair straightening',
      'wedding hair',
      'mens cut',
      'kids cut',
      'toner',
      'braids',
    ],
    de: [
      'haarschnitt*',
      'haarfarbe',
      'hochsteckfrisur*',
      'föhnen',
      'bartpflege',
      'brautfrisur*',
      'keratin*',
      'tönung',
      'haarpflege',
      'foliensträhnen',
      'glossing',
    ],
    es: [
      'corte',
      'corte de cabello',
      'peinado*',
      'recogido*',
      'color',
      'barba',
      'tratamiento capilar',
      'lavar y peinar',
      'novias',
      'maquillaje',
      'coloración',
    ],
    fr: [
      'coupe',
      'coupes',
      'coiffage',
      'couleur',
      'décoloration',
      'soin*',
      'patine',
      'glaçage',
      'mariage*',
      'ombré',
      'coupe et brushing',
      'défrisage',
    ],
    it: [
      'taglio',
      'taglio bambino',
      'trattamenti',
      'acconciatura*',
      'sposa',
      'barba',
      'shampoo',
      'shatush',
      'lisciante',
      'cheratina',
      'trucco',
    ],
    nl: [
      'knippen',
      'wassen knippen föhnen',
      'verven',
      'baard trimmen',
      'keratine*',
      'krullen knippen',
      'haarverzorging',
      'kinderen knippen',
      'uitgroei',
      'stylen',
      'coupe soleil',
    ],
    pt: [
      'corte',
      'corte de cabelo',
      'mechas',
      'progressiva',
      'penteado*',
      'barba',
      'tinta',
      'noivas',
      'permanente',
      'botox capilar',
    ],
  },
  mentions: {
    en: `
      hair cutting; women's haircut*; women's cut; men's haircut*; children's haircut*; haircuts; cut and finish;
      cut & blow dry; wash and blow dry; shampoo and set; dry cut; hair coloring; hair colouring; all over color;
      full head highlights; half head highlights; half head foils; full highlights; partial highlights; foils; tint;
      root tint; root retouch; single process color; lowlights; babylights; full balayage; glaze; gloss; bleach;
      colour correction; creative colour; vivid colors; brazilian blowout; keratin smoothing; relaxer;
      smoothing treatments; deep conditioning; conditioning treatments; olaplex
    `,
    de: `
      damenschnitt; herrenschnitt; kinderschnitt; schneiden; haare schneiden; waschen; waschen und föhnen;
      waschen und legen; trockenschnitt; trockenhaarschnitt; neuschnitt; ponyschnitt; pony schneiden; föhnfrisur;
      föhnstyling; farbe; farbe und strähnen; haare färben; haarfärbung; ansatzfarbe; ansatz färben; ansatzfärbung;
      intensivtönung; colorationen; coloration; haarfarben; naturfarbe; pflanzenfarbe; pflanzenhaarfarben;
      pflanzenhaarfarbe; farbkorrektur; blondierung; folien; folientechnik; strähnchentechnik; paintings; painting;
      highlights; ombré; babylights
    `,
    es: `
      corte mujer; corte de mujer; corte señora; cortes; cortes de cabello; cortes de pelo; cepillado; secado; lavado;
      lavado y secado; lavado y peinado; brushing; blower; planchado; plancha; ondas; peinado de novia;
      peinados de novia; peinado de fiesta; semirrecogido; semirecogido; trenzas; tintes; tinte raíz; tinte completo;
      tinte de raíz; retoque de raíz; baño de color; matiz; matizado; matizante; coloración vegetal;
      coloración orgánica; decoloración; mechas balayage; mechas californianas; mechas babylights; babylights;
      balayage y mechas; rayitos
    `,
    fr: `
      coupe femmes; coupe hommes; coupe enfants; frange; forfait couleur; mise en plis; mise en forme; séchage;
      brushings; brushing cheveux longs; chignons; chignon mariée; coiffure mariée; coiffures de mariée;
      coiffure de mariée; attaches; attache; tresses; tresse; colorations; colorations végétales; coloration végétale;
      retouche racines; teinture; teintures; ton sur ton; gloss; mèches et balayage; balayages; balayage californien;
      mèche; mèches complètes; ombré hair; tie and dye; contouring; décapage; correction de couleur; éclaircissement;
      reflets; permanentes
    `,
    it: `
      taglio capelli; taglio di capelli; taglio e piega; tagli; shampoo e piega; shampoo e taglio; piega corta;
      piega lunga; piega mossa; pieghe; messa in piega; onde; brushing; colorazione; colorazioni;
      colorazione naturale; colore ricrescita; ricrescita; riflessante; tonalizzante; tinta; ritocco; ritocco colore;
      decolorazione; decapaggio; schiariture; effetti luce; punti luce; contrasti; degradé; degradé joelle;
      babylights; ombré; sfumature; colpo di luce; colore e piega; stiratura brasiliana; stiratura alla keratina;
      stiratura giapponese; lisciatura
    `,
    nl: `
      dames knippen; heren knippen; damesknippen; herenknippen; kinderknippen; kinderen tot 12 jaar;
      knippen en föhnen; knippen en stylen; wassen en knippen; wassen en föhnen; wassen knippen; watergolf;
      watergolven; droog knippen; pony knippen; puntjes knippen; model knippen; brushen; brushing; snit; snit dames;
      snit heren; dames brushing; kleuring; kleuringen; haarkleuring; haarkleur; uitgroei kleuren; uitgroei verven;
      uitgroeikleuring; haar verven; haar kleuren; natuurlijke kleuring; plantaardige kleuring; kleurspoeling;
      spoeling; toner; glossing; gloss; kleurcorrectie
    `,
    pt: `
      corte de cabelo feminino; corte de cabelo masculino; corte senhora; cortes; lavagem; lavar e secar;
      lavagem e escova; lavagem e brushing; escova modelada; secagem; prancha; babyliss; ondulação; mise; colorações;
      coloração de raiz; coloração completa; retoque de raiz; tonalização; tonalizante; matização; banho de brilho;
      banho de cor; tintura; tinturas; descoloração; decapagem; correção de cor; nuances; reflexos; madeixas balayage;
      mechas balayage; babylights; ombré hair; californianas; morena iluminada; mechas criativas; luzes e mechas;
      platinado; progressiva orgânica
    `,
  },
  examples: {
    named: [
      { language: 'fr', text: 'Salon de coiffure à Vannes' },
      { language: 'en', text: 'Shear Joy hair salon in Lyme' },
      { language: 'de', text: 'Friseursalon in Hof, Haarschnitte für alle' },
    ],
    notNamed: [
      { language: 'en', text: 'Hare and hounds pub' },
      { language: 'en', text: 'The salon des refusés of 1863' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/hairdresser',
};
