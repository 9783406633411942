import type { TradeEntry } from '../../trade.ts';

export const barber: TradeEntry = {
  id: 'barber',
  questions: 'generic',
  customers: 'salon',
  noun: 'barber',
  companyNoun: 'barber shop',
  schemaTypes: ['HairSalon', 'HealthAndBeautyBusiness'],
  additionalType: 'http://www.productontology.org/id/Barber',
  names: {
    en: [
      'barber',
      'barbers',
      'barber shop*',
      'barbershop*',
      'mens grooming',
      'gentlemens barber*',
      'gents barber*',
      'mens barber*',
      'turkish barber*',
      "men's barber*",
      'gents hairdresser*',
      'mens hairdresser*',
      "men's hairdressing",
      'barbering',
      "men's grooming",
      'mens salon',
      "men's salon",
      "gentlemen's salon",
      'master barber*',
      "barber's shop",
      'gents hair',
      'mobile barber*',
    ],
    de: [
      'barbier*',
      'barber shop*',
      'barbershop*',
      'herrenfriseur*',
      'herrensalon',
      'herrenfrisör*',
      'herrencoiffeur*',
      'friseur für herren',
      'friseur für männer',
      'männerfriseur*',
      'barber',
      'barbers',
      'bartstudio',
      'rasiersalon',
    ],
    es: [
      'barbería*',
      'barbero*',
      'barber shop*',
      'barbershop*',
      'peluquería de caballeros',
      'barber',
      'barbers',
      'peluquero de caballeros',
      'peluquería masculina',
      'peluquería para hombres',
      'peluquería caballeros',
      'peluquería de hombres',
      'estilista masculino',
    ],
    fr: [
      'barbier*',
      'barber shop*',
      'barbershop*',
      'coiffeur barbier',
      'coiffeur homme',
      'barber',
      'coiffure homme*',
      'coiffeur pour homme*',
      'coiffure pour homme*',
      'coiffeur masculin',
      'coiffure masculine',
      'barberie',
    ],
    it: [
      'barbiere',
      'barbieri',
      'barber shop*',
      'barberia',
      'barbershop*',
      'barber',
      'barbers',
      'barbieria',
      'parrucchiere uomo',
      'parrucchieri uomo',
      'parrucchiere per uomo',
      'salone uomo',
      'salone per uomo',
      'salone da barba',
      'sala da barba',
      'hair stylist uomo',
      'acconciature maschili',
      'parrucchiere maschile',
    ],
    nl: [
      'barbier*',
      'barber shop*',
      'barbershop*',
      'herenkapper*',
      'barber',
      'barbers',
      'herenkapsalon',
      'kapper voor mannen',
      'kapper voor heren',
      'mannenkapper*',
      'herencoiffeur*',
      'herensalon',
      'barberstudio',
      'mannenkapsalon',
      'heren kapsalon',
      'heren kapper',
      'kapsalon voor heren',
    ],
    pt: [
      'barbearia*',
      'barbeiro*',
      'barber shop*',
      'barbershop*',
      'barber',
      'barbers',
      'cabeleireiro de homens',
      'cabeleireiro masculino',
      'cabeleireiro para homens',
      'salão masculino',
      'cabeleireiros de homens',
      'cabeleireiro homem',
    ],
  },
  work: {
    en: ['beard trim*', 'hot towel shave*', 'fade*'],
    de: ['bartpflege', 'bartschnitt'],
    es: ['arreglo de barba', 'afeitado'],
    fr: ['taille de barbe', 'dégradé'],
    it: ['rifinitura barba'],
    nl: ['baard trimmen'],
    pt: ['corte e barba', 'barba'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'beard trim*',
      'hot towel shave*',
      'skin fade*',
      'haircut*',
      'kids haircut*',
      'line up*',
      'head shave*',
      'buzz cut*',
      'gray blending',
      'hair and beard',
      'hot shave*',
    ],
    de: [
      'bartpflege',
      'bartschnitt',
      'rasur',
      'nassrasur',
      'herrenhaarschnitt',
      'kinderhaarschnitt',
      'haare und bart',
      'augenbrauen',
      'skin fade',
      'gesichtspflege',
    ],
    es: [
      'corte de pelo',
      'corte y barba',
      'afeitado',
      'arreglo de barba',
      'afeitado clásico',
      'corte niño',
      'degradado',
      'cejas',
      'tinte de barba',
      'limpieza facial',
    ],
    fr: [
      'coupe homme',
      'taille de barbe',
      'rasage',
      'coupe et barbe',
      'coupe enfant',
      'dégradé',
      'rasage traditionnel',
      'soin du visage',
      'contours',
      'coloration barbe',
    ],
    it: [
      'taglio uomo',
      'barba',
      'taglio e barba',
      'rasatura',
      'taglio bambino',
      'sfumatura',
      'trattamento viso',
      'rifinitura barba',
      'shampoo',
      'panno caldo',
    ],
    nl: [
      'knippen',
      'baard trimmen',
      'knippen en baard',
      'scheren',
      'kinderknippen',
      'fade',
      'tondeuse',
      'wenkbrauwen',
      'hot towel shave',
      'wassen en knippen',
    ],
    pt: [
      'corte masculino',
      'barba',
      'corte e barba',
      'corte infantil',
      'sobrancelha',
      'degradê',
      'barboterapia',
      'pigmentação',
      'hidratação',
      'acabamento',
    ],
  },
  mentions: {
    en: `
      beard shaping; beard grooming; beard trim and shape; haircut and beard; haircut and beard trim; hair cut;
      hair cuts; men's haircut*; mens haircut*; boys haircut*; children's haircut*; senior haircut*; scissor cut;
      fade; fades; skin fades; zero fade; straight razor shave*; razor shave; wet shave*; hot towel; neck shave;
      neck trim; edge up; shape up; crew cut; flat top; hair wash; shampoo; facials; facial; ear waxing; nose waxing;
      nose and ear wax; eyebrow trim; eyebrows; threading; head massage; grey blending; father and son
    `,
    de: `
      herrenschnitt; herrenhaarschnitte; haarschnitt; haarschnitte; maschinenschnitt; trockenschnitt;
      waschen und schneiden; waschen schneiden föhnen; fade; fade cut; bart; bart trimmen; bart stutzen; barttrimmen;
      bartrasur; bartstyling; bartfärben; konturen; konturen schneiden; konturenschnitt; kopfrasur; glatzenrasur;
      komplettrasur; hot towel rasur; heißes handtuch; vollbart; kinderschnitt; haare waschen; haarwäsche;
      haare färben; färben; augenbrauen zupfen; augenbrauen fadentechnik; fadentechnik; nasenhaare;
      nasenhaarentfernung; ohrenhaarentfernung; haarentfernung; gesichtsmaske; gesichtsbehandlung
    `,
    es: `
      corte; corte de cabello; corte clásico; fade; barba; perfilado de barba; recorte de barba; barba y bigote;
      diseño de barba; afeitado a navaja; afeitado tradicional; afeitado con toalla caliente; ritual de afeitado;
      toalla caliente; rasurado; rapado; lavado; peinado; tinte; tinte de cabello; coloración; canas;
      camuflaje de canas; mechas; decoloración; permanente; diseño de cejas; perfilado de cejas; depilación;
      depilación de cejas; mascarilla facial; mascarilla negra; exfoliación; masaje facial; masaje capilar;
      tratamientos capilares; tratamiento capilar; alisado; keratina; bigote
    `,
    fr: `
      coupe; coupe hommes; coupe de cheveux; dégradé américain; dégradé à blanc; barbe; barbes; soin de la barbe;
      entretien de la barbe; traçage de barbe; contour barbe; contour de barbe; tracé de barbe; rasage à l'ancienne;
      rasage traditionnel à la serviette chaude; rasage au coupe chou; serviette chaude; serviettes chaudes;
      shampoing; coiffage; tondeuse; coloration; coloration homme; camouflage cheveux blancs;
      couverture des cheveux blancs; décoloration; permanente; défrisage; lissage; épilation; épilation au fil;
      épilation nez et oreilles; sourcils; soin visage; soins visage; black mask; masque noir; gommage;
      massage crânien; forfait coupe et barbe
    `,
    it: `
      taglio; taglio capelli; taglio di capelli; shampoo e taglio; sfumature; barba e capelli; barba tradizionale;
      barba completa; cura della barba; regolazione barba; modellatura barba; modellatura; sagomatura barba;
      rasatura tradizionale; rasatura a panno caldo; rasatura con panno caldo; rituale barba; baffi; piega;
      colorazione; copertura capelli bianchi; colore barba; tinta; mascheramento capelli bianchi; meches; permanente;
      stiratura; sopracciglia; depilazione; ceretta; pulizia viso; maschera viso; black mask; trattamenti viso;
      massaggio viso; trattamenti capelli; trattamento cute; manicure; contorni; sposo
    `,
    nl: `
      knipbeurt; knipbeurten; heren knippen; herenknippen; kinderen knippen; kinder knippen; jongens knippen;
      wassen knippen; wassen knippen drogen; knippen en wassen; knippen met tondeuse; alles tondeuse;
      tondeuse knippen; skin fade; fades; skinfade; fade knippen; baard; baard scheren; baard modelleren;
      baardverzorging; haar en baard; hoofd scheren; kaal scheren; contouren; contouren scheren; nek uitscheren;
      traditioneel scheren; nat scheren; scheren met mes; warme handdoek; hot towel; oren branden; oorharen;
      neusharen; neusharen verwijderen; neus waxen; waxen; wenkbrauwen epileren; wenkbrauwen waxen
    `,
    pt: `
      corte; cortes; corte de cabelo; corte de cabelo masculino; fade; barba completa; barba tradicional;
      barba terapia; aparar barba; aparo de barba; desenho de barba; design de barba; alinhamento de barba;
      modelagem de barba; barbear; barbear clássico; toalha quente; cabelo e barba; bigode; pezinho; contorno;
      contornos; raspar cabeça; cabeça raspada; lavagem; lavagem de cabelo; penteado; penteado masculino;
      sobrancelhas; sobrancelha na navalha; design de sobrancelhas; depilação nariz; depilação de nariz;
      depilação nariz e orelhas; cera nariz; camuflagem de brancos; camuflagem de fios brancos; pigmentação de barba;
      pigmentação capilar; coloração
    `,
  },
  examples: {
    named: [
      { language: 'fr', text: 'Barbershop à Quimper, votre barbier' },
      { language: 'en', text: 'Turk & Sons barbers in Leek' },
      { language: 'es', text: 'Barbería en Lugo' },
    ],
    notNamed: [
      { language: 'en', text: 'Barbecue ribs on Sundays' },
      { language: 'en', text: 'Barbara wrote this' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/hairdresser',
};
