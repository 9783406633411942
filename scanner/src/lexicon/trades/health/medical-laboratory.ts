import type { TradeEntry } from '../../trade.ts';

export const medicalLaboratory: TradeEntry = {
  id: 'medical-laboratory',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'medical laboratory',
  companyNoun: 'diagnostic centre',
  schemaTypes: ['MedicalClinic', 'DiagnosticLab'],
  additionalType: 'http://www.productontology.org/id/Medical_laboratory',
  names: {
    en: [
      'medical laborator*',
      'diagnostic laborator*',
      'clinical laborator*',
      'pathology laborator*',
      'imaging center*',
      'imaging centre*',
      'medical imaging',
      'diagnostic imaging',
      'diagnostic center*',
      'diagnostic centre*',
      'radiology',
      'radiologist*',
      'ultrasound clinic',
      'blood testing clinic',
    ],
    de: [
      'medizinisches labor',
      'labormedizin*',
      'laborarzt*',
      'facharztlabor',
      'medizinisches versorgungszentrum für labormedizin',
      'radiologie*',
      'radiologe*',
      'radiologin*',
      'radiologische praxis',
      'röntgeninstitut',
      'diagnosezentrum',
      'röntgenpraxis',
      'nuklearmedizin*',
      'institut für pathologie',
    ],
    es: [
      'laboratorio clínico',
      'laboratorios clínicos',
      'laboratorio de análisis clínicos',
      'análisis clínicos',
      'centro de diagnóstico por imagen',
      'diagnóstico por imagen',
      'centro radiológico',
      'radiología',
      'laboratorio médico',
      'laboratorio de análisis',
      'imagenología',
      'gabinete de radiología',
    ],
    fr: [
      "laboratoire d'analyses*",
      'laboratoire de biologie médicale',
      'laboratoire médical',
      'analyses médicales',
      'biologie médicale',
      'laboratoires de biologie médicale',
      "centre d'imagerie médicale",
      'imagerie médicale',
      'cabinet de radiologie',
      'centre de radiologie',
      'radiologue*',
      'radiologie',
    ],
    it: [
      'laboratorio analisi',
      'laboratorio di analisi',
      'laboratorio analisi cliniche',
      'analisi cliniche',
      'laboratori di analisi',
      'centro diagnostico',
      'centro radiologico',
      'diagnostica per immagini',
      'studio radiologico',
      'radiologia',
      'centro prelievi',
    ],
    nl: [
      'medisch laboratorium',
      'klinisch laboratorium',
      'medische beeldvorming',
      'radiolo*',
      'diagnostisch centrum',
      'bloedafname laboratorium',
      'echopraktijk',
      'echocentrum',
      'labo klinische biologie',
      'medisch diagnostisch centrum',
      'pretecho*',
    ],
    pt: [
      'laboratório de análises*',
      'laboratório clínico',
      'análises clínicas',
      'laboratório médico',
      'laboratório de análises clínicas',
      'diagnóstico por imagem',
      'centro de diagnóstico',
      'imagiologia',
      'clínica de imagiologia',
      'clínica radiológica',
      'radiologia',
      'centro de imagem',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['mri scans', 'ct scans', 'bone density scans', 'dexa scans'],
    de: ['kernspintomographie', 'magnetresonanztomographie', 'knochendichtemessung'],
    es: ['resonancia magnética', 'densitometría*'],
    fr: ['prélèvements à domicile', 'ostéodensitométrie'],
    it: ['risonanza magnetica', 'prelievi a domicilio'],
    nl: ['bloedonderzoek', 'bloedafname'],
    pt: ['ressonância magnética', 'densitometria óssea', 'colheitas ao domicílio'],
  },
  sharedJobs: {
    en: [
      'blood tests',
      'ultrasound',
      'x-ray*',
      'mri',
      'ct scan',
      'mammography',
      'covid testing',
      'dna testing',
      'drug testing',
      'std testing',
      'allergy testing',
      'medical imaging',
      'diagnostic imaging',
      'radiology',
    ],
    de: [
      'mrt',
      'computertomographie',
      'röntgen',
      'mammographie',
      'ultraschall',
      'szintigraphie',
      'blutuntersuchung*',
      'laboruntersuchungen',
      'schmerztherapie',
      'strahlentherapie',
      'mammografie',
      'radiologie*',
    ],
    es: [
      'análisis de sangre',
      'ecografía*',
      'radiografía*',
      'mamografía*',
      'tomografía*',
      'rayos x',
      'toma de muestras',
      'pruebas de laboratorio',
      'ultrasonido*',
      'test de intolerancia',
      'análisis clínicos',
      'diagnóstico por imagen',
      'radiología',
    ],
    fr: [
      'irm',
      'scanner',
      'échographie*',
      'mammographie*',
      'prise de sang',
      'radiographie*',
      'prélèvements',
      'analyses de sang',
      'doppler',
      'infiltrations',
      'prises de sang',
      'analyses médicales',
      'imagerie médicale',
      'radiologie',
    ],
    it: [
      'analisi del sangue',
      'ecografie',
      'tac',
      'radiografie',
      'mammografia',
      'moc',
      'prelievi',
      'esami del sangue',
      'tomografia computerizzata',
      'ecocolordoppler',
      'ecografia',
      'diagnostica per immagini',
      'radiologia',
    ],
    nl: [
      'echografie',
      'mri',
      'ct scan',
      'röntgen',
      'mammografie',
      'botdensitometrie',
      'prikken',
      'urineonderzoek',
      'bloedprikken',
      '3d echo',
      'medische beeldvorming',
    ],
    pt: [
      'ecografia*',
      'raio-x',
      'tomografia*',
      'mamografia*',
      'ultrassonografia*',
      'exames laboratoriais',
      'análises ao sangue',
      'tac',
      'colheitas',
      'coleta domiciliar',
      'exames de imagem',
      'diagnóstico por imagem',
      'radiologia',
    ],
  },
  mentions: {
    en: `
      mri scan; 3d mammography; digital x-ray; pet ct; bone densitometry; bone density scan; fluoroscopy;
      nuclear medicine; interventional radiology; biopsies; ultrasound scans; pregnancy scans; baby scans;
      early pregnancy scan; echocardiogram*; blood draw; phlebotomy; urinalysis; cholesterol test; thyroid testing;
      hormone testing; pathology; histopathology; microbiology; paternity testing; home sample collection;
      employment drug testing
    `,
    de: `
      blutabnahme; blutbild; magnetresonanztomografie; computertomografie; kernspintomografie; digitales röntgen;
      sonographie; sonografie; prostata mrt; herz mrt; kardio mrt; ganzkörper mrt; mr angiographie;
      brustkrebsvorsorge; mammographie screening; biopsie; osteoporose; schilddrüsendiagnostik; schilddrüse; pet/ct;
      infiltrationen; allergiediagnostik; hormondiagnostik; mikrobiologie; humangenetik; vaterschaftstest; coronatest;
      vorsorgeuntersuchungen
    `,
    es: `
      biometría hemática; química sanguínea; perfil tiroideo; perfil hormonal; análisis de orina;
      extracciones a domicilio; toma de muestras a domicilio; check up; chequeos médicos; prueba de embarazo;
      pruebas de paternidad; prueba covid; microbiología; citología; papanicolaou; anatomía patológica; ecografía 4d;
      ecografía mamaria; doppler; electrocardiograma; ortopantomografía; tomografía computarizada; densitometría ósea;
      alergias
    `,
    fr: `
      analyse de sang; bilan sanguin; prélèvement sanguin; prélèvement à domicile; analyses d'urine; test pcr;
      dépistage; sérologie; hormonologie; bactériologie; génétique; test de paternité; radiologie conventionnelle;
      radiologie numérique; cone beam; panoramique dentaire; échographie obstétricale; échographie mammaire;
      densitométrie osseuse; tomodensitométrie; coroscanner; arthroscanner; biopsie; ponction;
      radiologie interventionnelle; médecine nucléaire; scintigraphie
    `,
    it: `
      punto prelievi; esami di laboratorio; esami urine; esame urine; analisi urine; test allergologici;
      intolleranze alimentari; test genetici; test di paternità; tampone; tamponi; check up; densitometria ossea;
      risonanza magnetica aperta; radiologia digitale; radiologia tradizionale; ortopanoramica; cone beam;
      ecografia mammaria; ecografia addominale; ecografia tiroidea; ecocardiogramma; elettrocardiogramma; pap test;
      visite specialistiche; medicina del lavoro
    `,
    nl: `
      mri scan; mri onderzoek; röntgenfoto; röntgenonderzoek; echo; termijnecho; 20 weken echo; geslachtsbepaling;
      4d echo; botdichtheidsmeting; bevolkingsonderzoek; trombosedienst; hartfilmpje; bloedtest; allergietest;
      soa test; dna test; drugstest; vaderschapstest; microbiologie; thuisprikken; afnamepunten; biopsie; infiltratie;
      nucleaire geneeskunde
    `,
    pt: `
      exames de sangue; exame de sangue; hemograma; exame de urina; análises de urina; testes covid;
      teste de paternidade; teste de gravidez; microbiologia; anatomia patológica; citologia; genética; vacinas;
      check-up; raios x; ultrassom; ultrassom obstétrico; ecografia obstétrica; ecocardiograma; eletrocardiograma;
      doppler; tomografia computadorizada; ortopantomografia; biópsias; toxicológico; coleta em domicílio;
      postos de colheita
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Riverside diagnostic imaging in Tucson' },
      { language: 'fr', text: "Laboratoire d'analyses médicales à Rouen" },
      { language: 'pt', text: 'Laboratório de análises clínicas em Braga' },
    ],
    notNamed: [
      { language: 'en', text: 'A laboratory for new ideas' },
      { language: 'it', text: 'Il laboratorio di ceramica' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/laboratory',
};
