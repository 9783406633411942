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
    ],
    de: ['optiker*', 'augenoptik*', 'augenoptiker*', 'brillenfachgeschäft', 'brillen und kontaktlinsen'],
    es: ['óptica', 'ópticas', 'óptico*', 'optometrista*', 'óptica y optometría'],
    fr: ['opticien*', "magasin d'optique", 'opticiens'],
    it: ['ottico', 'ottici', 'ottica', 'optometrista', 'negozio di ottica'],
    nl: ['opticien*', 'optometrist*', 'brillenzaak', 'optiek'],
    pt: ['ótica', 'óptica', 'oculista', 'optometrista*', 'óticas'],
  },
  work: { en: ['eyeglasses', 'contact lenses', 'eye exam*'], de: ['brillen', 'kontaktlinsen', 'sehtest'] },
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
    de: ['sehtest*', 'hörgeräte', 'brillenreparatur', 'sportbrillen', 'kinderbrillen'],
    es: ['lentillas', 'audífonos', 'progresivos', 'terapia visual'],
    fr: ['lentilles', 'verres progressifs', 'audioprothèses', 'lunettes enfants', 'réparation'],
    it: ['esame della vista', 'lenti progressive'],
    nl: ['oogmeting*', 'multifocale glazen', 'hoortoestellen', 'kinderbrillen'],
    pt: ['consulta de optometria', 'lentes de contato', 'lentes progressivas'],
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
      optometrie; gehörschutz
    `,
    es: `
      gafas; monturas; lentes de sol; lentes graduados; lentes oftálmicos; armazones; examen de la vista;
      examen visual; exámenes visuales; graduación de la vista; optometría; contactología; control de miopía;
      baja visión; gafas progresivas; ortoqueratología; gafas deportivas; audiología; reparación de gafas; tonometría;
      salud visual; optometría infantil; lentes progresivas
    `,
    fr: `
      lunettes de vue; montures; verres correcteurs; lentilles cornéennes; verres de contact; contactologie;
      examens de la vue; examen visuel; contrôle de la vue; lunettes de sport; lunettes enfant; basse vision;
      sécheresse oculaire; contrôle de la myopie; myopie; orthokératologie; réparation de lunettes; optométrie;
      ajustement de lunettes; opticien à domicile; lunettes sur mesure
    `,
    it: `
      occhiali; occhiali progressivi; occhiali sportivi; montature; lenti oftalmiche; contattologia;
      applicazione lenti a contatto; lenti a contatto su misura; lenti multifocali; esame visivo; esame optometrico;
      analisi visiva; misurazione della vista; optometria; ipovisione; ortocheratologia; visual training;
      controllo miopia; riparazione occhiali; apparecchi acustici; occhiali bambino; occhiali da bambino
    `,
    nl: `
      oogmetingen; oogtest; oogonderzoek; optometrie; lenzen; lenzen aanmeten; contactlenscontrole; monturen;
      brillenglazen; multifocale brillen; leesbrillen; computerbrillen; beeldschermbril; sportbrillen;
      veiligheidsbrillen; kinderbril; myopie; myopiemanagement; nachtlenzen; droge ogen; low vision; oogdrukmeting;
      oogscreening; hooroplossingen; gehoorbescherming; netvliesscan; brilreparatie
    `,
    pt: `
      óculos; óculos de grau; óculos solares; armações; lentes oftálmicas; lentes multifocais; contactologia;
      optometria; consultas de optometria; rastreio visual; rastreios visuais; exames visuais; teste visual;
      audiologia; aparelhos auditivos; controlo da miopia; terapia visual; conserto de óculos; manutenção de óculos;
      oftalmologia; óculos desportivos; óculos infantis; óculos progressivos
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
