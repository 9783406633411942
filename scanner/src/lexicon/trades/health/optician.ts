import type { TradeEntry } from '../../trade.ts';

export const optician: TradeEntry = {
  id: 'optician',
  questions: 'healthcare',
  customers: 'shop',
  noun: 'optician',
  companyNoun: 'optical shop',
  schemaTypes: ['Optician'],
  additionalType: null,
  names: {
    en: [
      'optician*',
      'optometrist*',
      'optometry',
      'eye care clinic',
      'eyewear store',
      'eye doctor*',
      'optical shop',
      'vision center',
      'eyecare',
      'eye care center',
      'eye care centre',
      'vision care',
      'optometric center',
      'optical store',
      'optical center',
      'optical boutique',
      'dispensing optician*',
      'eyeglass store',
      'ophthalmic optician*',
      'family eye care',
      'eyewear boutique',
      'contact lens practitioner*',
      'behavioral optometrist*',
      'low vision center',
      'eyecare center',
    ],
    de: [
      'optiker*',
      'augenoptik*',
      'augenoptiker*',
      'brillenfachgeschäft',
      'brillen und kontaktlinsen',
      'brillenladen',
      'brillengeschäft*',
      'brillenstudio',
      'kontaktlinsenstudio',
      'kontaktlinseninstitut',
      'optometrist*',
      'brillenmode',
      'brillenwelt',
      'brillenmanufaktur',
      'optikfachgeschäft',
      'optik und akustik',
      'kontaktlinsenspezialist',
      'optikgeschäft',
      'optikstudio',
      'brillenhaus',
      'optometrie',
      'kontaktlinsenzentrum',
      'brillenatelier',
    ],
    es: [
      'óptica',
      'ópticas',
      'óptico*',
      'optometrista*',
      'óptica y optometría',
      'optometría',
      'centro óptico',
      'óptico-optometrista',
      'ópticas y audiología',
      'centro de optometría',
      'tienda de lentes',
      'tienda de gafas',
      'gabinete de optometría',
      'terapia visual',
      'contactólogo*',
      'contactología',
      'gafas graduadas',
      'salud visual',
      'ópticos optometristas',
      'gafas y lentillas',
    ],
    fr: [
      'opticien*',
      "magasin d'optique",
      'opticiens',
      'lunetier*',
      'lunetterie',
      'opticien lunetier',
      'opticiens lunetiers',
      'optométriste*',
      'optométrie',
      "boutique d'optique",
      'maître opticien',
      'lunettes et lentilles',
      'artisan lunetier',
      'contactologue*',
      'contactologie',
      "clinique d'optométrie",
      "magasins d'optique",
      'opticien visagiste',
      'opticien à domicile',
      'centre optique',
    ],
    it: [
      'ottico',
      'ottici',
      'ottica',
      'optometrista',
      'negozio di ottica',
      'centro ottico',
      'ottico optometrista',
      'optometria',
      'optometristi',
      'contattologia',
      'occhialeria',
      'ottica optometria',
      'contattologo',
      'ottica e optometria',
      'ottici optometristi',
      'studio optometrico',
      'occhiali da vista',
      'studio di optometria',
      'foto ottica',
    ],
    nl: [
      'opticien*',
      'optometrist*',
      'brillenzaak',
      'optiek',
      'optieker*',
      'brillenspecialist*',
      'brilspecialist',
      'optiekzaak',
      'brillenwinkel',
      'optometrie',
      'contactlensspecialist*',
      'contactlenscentrum',
      'brillen en contactlenzen',
      'contactlenspraktijk',
      'optometriepraktijk',
      'brillenatelier',
    ],
    pt: [
      'ótica',
      'óptica',
      'oculista',
      'optometrista*',
      'óticas',
      'centro ótico',
      'centro óptico',
      'oculistas',
      'ópticas',
      'optometria',
      'ótico*',
      'óptico*',
      'ótica e optometria',
      'contactologia',
      'loja de óculos',
      'gabinete de optometria',
      'técnico em óptica',
      'contactologista*',
      'loja de ótica',
      'saúde visual',
      'óculos de grau',
    ],
  },
  work: {
    en: ['eyeglasses', 'contact lenses', 'eye exam*'],
    de: ['brillen', 'kontaktlinsen', 'sehtest', 'optik', 'gleitsichtbrille*', 'sonnenbrillen'],
  },
  neverAlone: {},
  jobs: {
    en: ['eye exams', 'contact lenses', 'designer frames', 'prescription glasses', 'eye tests', 'sunglasses'],
    de: ['sehtest', 'brillen', 'kontaktlinsen', 'gleitsichtbrillen', 'sonnenbrillen'],
    es: ['gafas graduadas', 'lentes de contacto', 'revisión de la vista', 'gafas de sol'],
    fr: ['examen de vue', 'lunettes', 'lentilles de contact', 'lunettes de soleil'],
    it: ['occhiali da vista', 'lenti a contatto', 'controllo della vista', 'occhiali da sole'],
    nl: ['oogmeting', 'brillen', 'contactlenzen', 'zonnebrillen'],
    pt: ['óculos graduados', 'lentes de contacto', 'exame de vista', 'óculos de sol'],
  },
  sharedJobs: {
    en: ['glasses', 'frame repairs', 'hearing tests', 'varifocals', "children's eye tests"],
    de: ['sehtest*', 'hörgeräte', 'brillenreparatur', 'sportbrillen', 'kinderbrillen', 'optometrie'],
    es: ['lentillas', 'audífonos', 'progresivos', 'terapia visual', 'optometría', 'contactología', 'salud visual'],
    fr: [
      'lentilles',
      'verres progressifs',
      'audioprothèses',
      'lunettes enfants',
      'réparation',
      'optométrie',
      'contactologie',
      'opticien à domicile',
    ],
    it: ['esame della vista', 'lenti progressive', 'optometria', 'contattologia'],
    nl: ['oogmeting*', 'multifocale glazen', 'hoortoestellen', 'kinderbrillen', 'optometrie'],
    pt: [
      'consulta de optometria',
      'lentes de contato',
      'lentes progressivas',
      'optometria',
      'contactologia',
      'óculos de grau',
    ],
  },
  mentions: {
    en: `
      eye examinations; comprehensive eye exams; children's eye exams; contact lens fitting*; contact lens exams;
      oct scans; eyewear; eyeglasses; designer glasses; spectacles; dry eye; dry eye clinic; myopia management;
      myopia control; glasses repairs
    `,
    de: `
      brillengläser; gleitsichtgläser; einstärkengläser; arbeitsplatzbrillen; bildschirmbrillen; lesebrillen;
      brillenfassungen; kontaktlinsenanpassung; augenprüfung; augenmessung; augenglasbestimmung; führerscheinsehtest;
      myopiemanagement; myopie kontrolle; sehberatung; brillenberatung; augencheck; vergrößernde sehhilfen;
      gehörschutz
    `,
    es: `
      gafas; monturas; lentes de sol; lentes graduados; lentes oftálmicos; armazones; examen de la vista;
      examen visual; exámenes visuales; graduación de la vista; control de miopía; baja visión; gafas progresivas;
      ortoqueratología; gafas deportivas; audiología; reparación de gafas; tonometría; optometría infantil;
      lentes progresivas
    `,
    fr: `
      lunettes de vue; montures; verres correcteurs; lentilles cornéennes; verres de contact; examens de la vue;
      examen visuel; contrôle de la vue; lunettes de sport; lunettes enfant; basse vision; sécheresse oculaire;
      contrôle de la myopie; myopie; orthokératologie; réparation de lunettes; ajustement de lunettes;
      lunettes sur mesure
    `,
    it: `
      occhiali; occhiali progressivi; occhiali sportivi; montature; lenti oftalmiche; applicazione lenti a contatto;
      lenti a contatto su misura; lenti multifocali; esame visivo; esame optometrico; analisi visiva;
      misurazione della vista; ipovisione; ortocheratologia; visual training; controllo miopia; riparazione occhiali;
      apparecchi acustici; occhiali bambino; occhiali da bambino
    `,
    nl: `
      oogmetingen; oogtest; oogonderzoek; lenzen; lenzen aanmeten; contactlenscontrole; monturen; brillenglazen;
      multifocale brillen; leesbrillen; computerbrillen; beeldschermbril; sportbrillen; veiligheidsbrillen;
      kinderbril; myopie; myopiemanagement; nachtlenzen; droge ogen; low vision; oogdrukmeting; oogscreening;
      hooroplossingen; gehoorbescherming; netvliesscan; brilreparatie
    `,
    pt: `
      óculos; óculos solares; armações; lentes oftálmicas; lentes multifocais; consultas de optometria;
      rastreio visual; rastreios visuais; exames visuais; teste visual; audiologia; aparelhos auditivos;
      controlo da miopia; terapia visual; conserto de óculos; manutenção de óculos; oftalmologia; óculos desportivos;
      óculos infantis; óculos progressivos
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Bright Eyes opticians, Derby' },
      { language: 'fr', text: 'Opticien à Nîmes' },
    ],
    notNamed: [
      { language: 'en', text: 'For all intents and optical illusions' },
      { language: 'de', text: 'Die Optik des Wagens' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/optician',
};
