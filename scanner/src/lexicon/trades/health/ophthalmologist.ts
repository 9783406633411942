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
    en: ['ophthalmologist*', 'eye clinic', 'eye surgeon*', 'ophthalmology', 'lasik center', 'eye surgery center'],
    de: ['augenarzt*', 'augenärzt*', 'augenklinik', 'augenheilkunde', 'augenzentrum'],
    es: ['oftalmólogo*', 'oftalmóloga*', 'clínica oftalmológica', 'oftalmología', 'centro oftalmológico'],
    fr: ['ophtalmologue*', 'ophtalmologiste*', 'ophtalmologie', 'centre ophtalmologique'],
    it: ['oculista', 'oculisti', 'oftalmologo', 'centro oculistico', 'studio oculistico'],
    nl: ['oogarts*', 'oogkliniek', 'oogheelkunde'],
    pt: ['oftalmologista*', 'clínica oftalmológica', 'oftalmologia'],
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
    en: ['eye exams', 'macular degeneration', 'diabetic eye exams', 'contact lenses', 'dry eye'],
    de: [
      'katarakt*',
      'glaukom*',
      'makuladegeneration',
      'laserbehandlung*',
      'oct',
      'gesichtsfeldmessung',
      'netzhaut*',
      'führerscheingutachten',
    ],
    es: ['cataratas', 'cirugía refractiva', 'revisión ocular', 'lentes intraoculares', 'estrabismo', 'ojo seco'],
    fr: ['cataracte', 'dmla', "fond d'œil", 'champ visuel', 'rétine', 'lentilles'],
    it: ['cataratta', 'campo visivo', 'oct', 'maculopatia', 'fondo oculare'],
    nl: ['staar*', 'netvlies', 'oogonderzoek', 'maculadegeneratie', 'lenzen'],
    pt: ['catarata', 'mapeamento de retina', 'ceratocone', 'exame de vista', 'oct'],
  },
  mentions: {
    en: `
      cataracts; glaucoma; laser eye surgery; lasik surgery; refractive surgery; comprehensive eye exams;
      diabetic retinopathy; eyelid surgery; blepharoplasty; cornea; corneal transplant; pediatric ophthalmology;
      retinal detachment; lens replacement
    `,
    de: `
      augenlasern; kataraktoperation; graue star operation; glaukomvorsorge; refraktive chirurgie;
      kinderaugenheilkunde; diabetische retinopathie; trockenes auge; trockene augen; ivom; intravitreale injektionen;
      lidchirurgie; lasik; kontaktlinsenanpassung; hornhauterkrankungen
    `,
    es: `
      catarata; cirugía lasik; lasik; miopía; presbicia; vista cansada; degeneración macular; retinopatía diabética;
      queratocono; córnea; oftalmología pediátrica; examen visual; blefaroplastia; campimetría; lentes de contacto;
      desprendimiento de retina
    `,
    fr: `
      chirurgie de la myopie; chirurgie laser; lasik; dégénérescence maculaire; rétinopathie diabétique;
      sécheresse oculaire; strabisme; contactologie; angiographie; blépharoplastie; chirurgie des paupières;
      consultation d'ophtalmologie; injections intravitréennes; kératocône; ophtalmologie pédiatrique; orthoptie
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
