import type { TradeEntry } from '../../trade.ts';

export const ophthalmologist: TradeEntry = {
  id: 'ophthalmologist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'eye doctor',
  companyNoun: 'eye clinic',
  schemaTypes: ['MedicalClinic', 'Physician', 'Optometric'],
  additionalType: 'http://www.productontology.org/id/Ophthalmology',
  names: {
    en: [
      'ophthalmologist*',
      'eye clinic',
      'eye surgeon*',
      'ophthalmology',
      'lasik center',
      'eye surgery center',
      'eye center*',
      'eye centre*',
      'eye hospital',
      'eye institute',
      'eye surgery',
      'laser eye clinic',
      'laser eye surgery',
      'lasik surgeon*',
      'retina specialist*',
      'cataract surgeon*',
      'eye physicians',
      'vision correction center',
      'eye specialist*',
      'retina center',
      'eye associates',
      'laser vision center',
    ],
    de: [
      'augenarzt*',
      'augenärzt*',
      'augenklinik',
      'augenheilkunde',
      'augenzentrum',
      'augenzentren',
      'augenpraxis',
      'augenlaserzentrum',
      'augenlaserklinik',
      'augenchirurg*',
      'augentagesklinik',
      'facharzt für augenheilkunde',
      'fachärztin für augenheilkunde',
      'augen-op-zentrum',
      'augenordination',
      'augenlasern',
      'sehschule',
      'ophthalmolog*',
      'augendiagnostikzentrum',
      'augen laser zentrum',
    ],
    es: [
      'oftalmólogo*',
      'oftalmóloga*',
      'clínica oftalmológica',
      'oftalmología',
      'centro oftalmológico',
      'oculista*',
      'instituto oftalmológico',
      'centro de oftalmología',
      'clínica de ojos',
      'hospital de ojos',
      'consulta de oftalmología',
      'cirugía ocular',
      'cirugía refractiva',
      'retinólogo*',
      'cirujano oftalmólogo',
      'clínica de oftalmología',
      'médico oftalmólogo',
      'instituto de la visión',
      'centro ocular',
      'clínica ocular',
    ],
    fr: [
      'ophtalmologue*',
      'ophtalmologiste*',
      'ophtalmologie',
      'centre ophtalmologique',
      "cabinet d'ophtalmologie",
      'clinique ophtalmologique',
      'chirurgien ophtalmologiste',
      'chirurgien ophtalmologue',
      'centre de la vision',
      'chirurgie réfractive',
      'oculiste*',
      'ophtalmo',
      "clinique de l'œil",
      "centre de l'œil",
      'institut ophtalmologique',
      'orthoptiste*',
      'orthoptie',
      'centre laser vision',
      'médecin ophtalmologue',
    ],
    it: [
      'oculista',
      'oculisti',
      'oftalmologo',
      'centro oculistico',
      'studio oculistico',
      'oculistica',
      'oftalmologia',
      'clinica oculistica',
      'medico oculista',
      'chirurgo oculista',
      'ambulatorio oculistico',
      'oftalmologa',
      'specialista in oftalmologia',
      'centro oftalmologico',
      'clinica oftalmologica',
      'chirurgia oculare',
      'chirurgia refrattiva',
      'ortottista',
      'studio oftalmologico',
      'medici oculisti',
    ],
    nl: [
      'oogarts*',
      'oogkliniek',
      'oogheelkunde',
      'oogheelkundig centrum',
      'oogzorgcentrum',
      'oogcentrum',
      'oogziekenhuis',
      'oftalmoloog',
      'oftalmologie',
      'ooglaserkliniek',
      'ooglaseren',
      'oogchirurg',
      'orthoptist*',
      'centrum voor oogheelkunde',
      'praktijk voor oogheelkunde',
      'ooglasercentrum',
      'oogzorgkliniek',
    ],
    pt: [
      'oftalmologista*',
      'clínica oftalmológica',
      'oftalmologia',
      'clínica de olhos',
      'hospital de olhos',
      'instituto de olhos',
      'centro oftalmológico',
      'médico oftalmologista',
      'cirurgia refrativa',
      'consultório oftalmológico',
      'cirurgião oftalmologista',
      'centro de oftalmologia',
      'instituto da visão',
      'clínica de oftalmologia',
    ],
  },
  work: { en: ['cataract*', 'glaucoma'], de: ['katarakt*', 'grauer star', 'glaukom'] },
  neverAlone: {},
  jobs: {
    en: ['cataract surgery', 'lasik', 'glaucoma treatment', 'retina care', 'dry eye treatment'],
    de: [
      'grauer star',
      'grüner star',
      'laserbehandlung',
      'sehschule',
      'augeninnendruckmessung',
      'netzhautuntersuchung',
    ],
    es: ['cirugía de cataratas', 'glaucoma', 'cirugía láser', 'retina'],
    fr: ['chirurgie de la cataracte', 'glaucome', 'chirurgie réfractive'],
    it: ['chirurgia della cataratta', 'glaucoma', 'chirurgia refrattiva'],
    nl: ['staaroperatie', 'glaucoom', 'ooglaseren'],
    pt: ['cirurgia de catarata', 'glaucoma', 'cirurgia refrativa'],
  },
  sharedJobs: {
    en: ['eye exams', 'macular degeneration', 'diabetic eye exams', 'contact lenses', 'dry eye', 'laser eye surgery'],
    de: [
      'katarakt*',
      'glaukom*',
      'makuladegeneration',
      'laserbehandlung*',
      'oct',
      'gesichtsfeldmessung',
      'netzhaut*',
      'führerscheingutachten',
      'augenlasern',
    ],
    es: ['cataratas', 'cirugía refractiva', 'revisión ocular', 'lentes intraoculares', 'estrabismo', 'ojo seco'],
    fr: ['cataracte', 'dmla', "fond d'œil", 'champ visuel', 'rétine', 'lentilles', 'orthoptie'],
    it: ['cataratta', 'campo visivo', 'oct', 'maculopatia', 'fondo oculare'],
    nl: ['staar*', 'netvlies', 'oogonderzoek', 'maculadegeneratie', 'lenzen'],
    pt: ['catarata', 'mapeamento de retina', 'ceratocone', 'exame de vista', 'oct'],
  },
  mentions: {
    en: `
      cataracts; glaucoma; lasik surgery; refractive surgery; comprehensive eye exams; diabetic retinopathy;
      eyelid surgery; blepharoplasty; cornea; corneal transplant; pediatric ophthalmology; retinal detachment;
      lens replacement
    `,
    de: `
      kataraktoperation; graue star operation; glaukomvorsorge; refraktive chirurgie; kinderaugenheilkunde;
      diabetische retinopathie; trockenes auge; trockene augen; ivom; intravitreale injektionen; lidchirurgie; lasik;
      kontaktlinsenanpassung; hornhauterkrankungen
    `,
    es: `
      catarata; cirugía lasik; lasik; miopía; presbicia; vista cansada; degeneración macular; retinopatía diabética;
      queratocono; córnea; oftalmología pediátrica; examen visual; blefaroplastia; campimetría; lentes de contacto;
      desprendimiento de retina
    `,
    fr: `
      chirurgie de la myopie; chirurgie laser; lasik; dégénérescence maculaire; rétinopathie diabétique;
      sécheresse oculaire; strabisme; contactologie; angiographie; blépharoplastie; chirurgie des paupières;
      consultation d'ophtalmologie; injections intravitréennes; kératocône; ophtalmologie pédiatrique
    `,
    it: `
      visita oculistica; visite oculistiche; chirurgia laser; intervento di cataratta; degenerazione maculare;
      retinopatia diabetica; retina; cheratocono; occhio secco; strabismo; ortottica; topografia corneale;
      fluorangiografia; oculistica pediatrica; iniezioni intravitreali; blefaroplastica; miopia; laser terapia
    `,
    nl: `
      cataract; cataractoperatie; grauwe staar; macula degeneratie; ooglidcorrectie; bovenooglidcorrectie; droge ogen;
      diabetische retinopathie; netvliesloslating; lensimplantatie; lui oog; scheelzien; kinderoogheelkunde;
      gezichtsveldonderzoek; hoornvlies; refractiechirurgie
    `,
    pt: `
      cirurgia a laser; consulta oftalmológica; consulta de oftalmologia; miopia; degeneração macular;
      retinopatia diabética; retina; olho seco; estrabismo; oftalmologia pediátrica; topografia corneana; campimetria;
      campo visual; blefaroplastia; lentes de contato; pterígio; transplante de córnea; descolamento de retina
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Augenarzt in Trier' },
      { language: 'es', text: 'Clínica oftalmológica en Vigo' },
    ],
    notNamed: [
      { language: 'en', text: 'Keep an eye on the clinic car park' },
      { language: 'de', text: 'Ein Auge für Details' },
    ],
  },
  source: 'schema.org 30.0',
};
