import type { TradeEntry } from '../../trade.ts';

export const ophthalmologist: TradeEntry = {
  id: 'ophthalmologist',
  questions: 'healthcare',
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
