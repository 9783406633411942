import type { TradeEntry } from '../../trade.ts';

export const medicalPractice: TradeEntry = {
  id: 'medical-practice',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'doctor',
  companyNoun: 'medical practice',
  schemaTypes: ['MedicalClinic', 'Physician', 'PhysiciansOffice', 'IndividualPhysician', 'Hospital', 'MedicalBusiness'],
  additionalType: null,
  names: {
    en: [
      'medical practice',
      'family doctor*',
      'family medicine',
      'primary care',
      'medical clinic',
      'gp surgery',
      'general practice',
      'general practitioner*',
      'physicians',
      'internal medicine',
      'pediatrician*',
      'walk in clinic',
      'doctors surgery',
      'medical center',
      'medical centre',
      'health centre',
      'urgent care',
      'cardiologist*',
      'gynecologist*',
      'pediatrics',
    ],
    de: [
      'hausarzt*',
      'hausärzt*',
      'arztpraxis',
      'allgemeinmedizin*',
      'gemeinschaftspraxis',
      'facharzt für',
      'fachärztin für',
      'kinderarzt*',
      'kinderärztin*',
      'frauenarzt*',
      'gynäkolog*',
      'internist*',
      'praxis für innere medizin',
      'hno arzt',
      'orthopäde*',
      'orthopädie*',
      'urolog*',
      'kardiolog*',
      'facharztpraxis',
    ],
    es: [
      'consultorio médico',
      'centro médico',
      'clínica médica',
      'médico de familia',
      'medicina general',
      'médico general',
      'pediatra*',
      'ginecólogo*',
      'ginecóloga*',
      'cardiólogo*',
      'policlínica',
    ],
    fr: [
      'médecin généraliste',
      'médecins généralistes',
      'cabinet médical',
      'médecine générale',
      'pédiatre*',
      'maison médicale',
      'centre médical',
      'gynécologue*',
      'cardiologue*',
      'maison de santé',
    ],
    it: [
      'studio medico',
      'medico di base',
      'medico di famiglia',
      'ambulatorio medico',
      'poliambulatorio',
      'medicina generale',
      'pediatra',
      'ginecolog*',
      'cardiolog*',
      'centro medico',
    ],
    nl: [
      'huisarts*',
      'huisartsenpraktijk',
      'artsenpraktijk',
      'kinderarts*',
      'groepspraktijk',
      'gynaecoloog',
      'dokterspraktijk',
    ],
    pt: [
      'clínica médica',
      'consultório médico',
      'médico de família',
      'clínica geral',
      'centro médico',
      'pediatra*',
      'ginecologista*',
      'cardiologista*',
      'policlínica',
    ],
  },
  work: {
    en: ['vaccinations', 'checkup*', 'same day appointments'],
    de: ['vorsorgeuntersuchung*', 'impfungen', 'sprechstunde*'],
    es: ['consulta médica', 'vacunación'],
    fr: ['vaccination', 'téléconsultation'],
    it: ['visite mediche', 'vaccinazioni'],
    nl: ['spreekuur', 'vaccinaties'],
    pt: ['consultas médicas', 'vacinação'],
  },
  neverAlone: {
    en: ['doctor', 'doctors', 'patient', 'patients', 'medical', 'medicine', 'physician', 'surgery', 'clinic', 'health'],
    de: ['arzt', 'praxis', 'patienten'],
    es: ['médico', 'paciente'],
    fr: ['médecin', 'docteur', 'patient', 'patients'],
    it: ['medico', 'dottore'],
    nl: ['arts', 'dokter'],
    pt: ['médico', 'doutor'],
  },
  jobs: {
    en: [
      'annual physicals',
      'vaccinations',
      'immunizations',
      'telehealth',
      'minor surgery',
      'blood tests',
      'chronic disease management',
      'travel vaccinations',
      'well child visits',
      'womens health',
      'sports physicals',
      'lab work',
      'cervical screening',
      'family planning',
      'smear tests',
      'asthma clinic',
      'diabetes clinic',
      'antenatal care',
    ],
    de: [
      'vorsorgeuntersuchung*',
      'gesundheits check up',
      'impfungen',
      'ultraschall',
      'ekg',
      'langzeit ekg',
      'langzeit blutdruck',
      'laboruntersuchungen',
      'hausbesuche',
      'hautkrebsscreening',
      'reisemedizin',
      'dmp',
      'lungenfunktion*',
      'belastungs ekg',
      'akupunktur',
    ],
    es: [
      'consulta general',
      'vacunación',
      'ecografías',
      'electrocardiograma',
      'análisis clínicos',
      'medicina preventiva',
      'certificados médicos',
      'pediatría',
      'ginecología',
      'dermatología',
      'cardiología',
    ],
    fr: [
      'consultation',
      'vaccination',
      'téléconsultation',
      'électrocardiogramme',
      'suivi de grossesse',
      'petite chirurgie',
      'bilan de santé',
      'frottis',
      'médecine du sport',
      'visite à domicile',
    ],
    it: [
      'visite specialistiche',
      'ecografia',
      'elettrocardiogramma',
      'vaccinazioni',
      'certificati medici',
      'analisi del sangue',
      'visite a domicilio',
      'cardiologia',
      'dermatologia',
      'ginecologia',
    ],
    nl: [
      'vaccinaties',
      'bloedonderzoek',
      'huisbezoek',
      'uitstrijkje',
      'kleine ingrepen',
      'ecg',
      'reisvaccinaties',
      'chronische zorg',
      'wondzorg',
      'longfunctieonderzoek',
    ],
    pt: [
      'consultas',
      'vacinação',
      'análises clínicas',
      'eletrocardiograma',
      'ecografia',
      'medicina preventiva',
      'pediatria',
      'ginecologia',
      'cardiologia',
      'dermatologia',
      'atestado médico',
    ],
  },
  sharedJobs: {
    en: [
      'blood pressure monitoring',
      'health checks',
      'minor operations',
      'ear syringing',
      'cryotherapy',
      'travel vaccine*',
      'driving medical*',
      'cervical smear*',
      'doctor visit',
      'nurse visit',
      "women's health",
      "men's health",
      'phlebotomy',
      'ecg',
      'physical exams',
      'annual physical*',
      'urgent care',
      'pediatrics',
    ],
    de: [
      'gesundheitsuntersuchung*',
      'impfberatung',
      'langzeit-ekg',
      'sonographie',
      'blutentnahme',
      'laboruntersuchung*',
      'check up',
      'belastungs-ekg',
      'disease management programme',
      'krebsvorsorge',
      'palliativmedizin',
      'wundversorgung',
    ],
    es: [
      'análisis de sangre',
      'vacunas',
      'ecografía*',
      'revisiones médicas',
      'chequeo médico',
      'curas',
      'medicina familiar',
      'medicina general',
    ],
    fr: ['pédiatrie', 'gynécologie', 'visites à domicile', 'certificat médical', 'échographie*'],
    it: ['visita specialistica', 'visita generale', 'visite domiciliari', 'medicina di base', 'prelievi', 'check up'],
    nl: ['reisadvies', 'bloeddruk meten', 'kleine verrichtingen', 'wratten aanstippen', 'hartfilmpje', 'longfunctie*'],
    pt: ['consulta de rotina', 'clínica geral', 'medicina familiar', 'check-up', 'exames'],
  },
  mentions: {
    en: `
      preventive care; chronic disease; physicals; wellness exams; annual wellness visits; immunisations;
      childhood immunisations; flu shots; travel medicine; children's health; mental health; contraception; diabetes;
      diabetes management; hypertension; asthma; skin checks; x rays; same day appointments; sick visits; weight loss;
      allergy testing; std testing; laboratory services; telemedicine; cardiology; gynecology; medical reports;
      occupational health; newborn care; iv therapy; iud insertion; wound care; sports medicine;
      pre employment medicals
    `,
    de: `
      innere medizin; hausärztliche versorgung; check up 35; gesundheitsvorsorge; vorsorge; impfung; reiseimpfungen;
      grippeimpfung; labor; labordiagnostik; blutdruckmessung; langzeit blutdruckmessung; ruhe ekg; herzultraschall;
      echokardiographie; ultraschalluntersuchung*; schilddrüsenultraschall; spirometrie;
      jugendarbeitsschutzuntersuchung; jugendvorsorge; u untersuchungen; kindervorsorge;
      psychosomatische grundversorgung; psychosomatik; videosprechstunde; infusionen; infusionstherapie;
      vitamininfusionen; naturheilverfahren; ernährungsberatung; sportmedizin; tauchmedizin; führerscheinuntersuchung;
      gutachten; atteste; allergietest; allergologie; kleine chirurgie; diabetologie; geriatrie
    `,
    es: `
      medicina interna; medicina estética; consulta médica; consulta de medicina general; consulta a domicilio;
      médico a domicilio; chequeos médicos; chequeo general; chequeos; electrocardiogramas; ecografía abdominal;
      ecografía ginecológica; ultrasonido; ultrasonidos; rayos x; laboratorio; análisis; citología; papanicolaou;
      colposcopia; control de embarazo; control prenatal; planificación familiar; revisiones ginecológicas;
      control de niño sano; traumatología; urología; endocrinología; otorrinolaringología; oftalmología; neurología;
      gastroenterología; psiquiatría; psicología; reumatología; neumología; alergología; cirugía general;
      cirugía menor; reconocimientos médicos
    `,
    fr: `
      médecine familiale; consultations; consultations médicales; consultation pédiatrique; suivi médical;
      suivi pédiatrique; suivi gynécologique; vaccinations; vaccins; vaccins voyage; médecine des voyages;
      certificats médicaux; certificat de sport; prélèvements; prises de sang; analyses; analyses de laboratoire;
      échographies; échocardiographie; électrocardiogrammes; holter; épreuve d'effort; dermatologie; cardiologie;
      rhumatologie; infiltrations; sutures; contraception; pose de stérilet; ménopause; dépistage; dépistages;
      soins infirmiers; santé mentale; examen annuel; bilan annuel; examens médicaux; maladies chroniques; diabète;
      hypertension
    `,
    it: `
      medicina interna; visita cardiologica; visita ginecologica; visita ortopedica; visite mediche;
      visite ambulatoriali; visite cardiologiche; ecocardiogramma; ecocolordoppler; holter cardiaco; holter pressorio;
      ecografie; ecografia addome; ecografia tiroidea; pap test; elettrocardiografia; spirometria; ortopedia;
      urologia; endocrinologia; otorinolaringoiatria; neurologia; oculistica; gastroenterologia; reumatologia;
      pneumologia; allergologia; angiologia; fisiatria; chirurgia vascolare; chirurgia generale; geriatria; pediatria;
      ostetricia; nutrizione; dietologia; nutrizionista; psicologia; podologia; medicina estetica
    `,
    nl: `
      consultatie; consultaties; raadpleging; raadplegingen; huisbezoeken; bloedafname; bloedname; bloedprikken;
      vaccinatie; griepvaccinatie; griepprik; reisgeneeskunde; spiraaltje plaatsen; spiraal plaatsen; anticonceptie;
      hormoonstaafje; bevolkingsonderzoek; kleine chirurgie; kleine heelkunde; hechten; hechtingen; wratten;
      infiltraties; ecg maken; hartritmeonderzoek; spirometrie; diabetes; diabeteszorg; diabetesbegeleiding; astma;
      copd; hoge bloeddruk; cardiovasculair risicomanagement; bloeddrukmeting; 24 uurs bloeddrukmeting;
      urineonderzoek; oren uitspuiten; dermatoscopie; praktijkondersteuner; poh ggz
    `,
    pt: `
      medicina geral; medicina interna; medicina geral e familiar; consulta médica; consultas de especialidade;
      consulta de cardiologia; teleconsulta; teleconsultas; telemedicina; médico ao domicílio; exames laboratoriais;
      análises; colheita de sangue; ultrassonografia; ultrassom; ecocardiograma; teste ergométrico; mapa; holter;
      preventivo; papanicolau; colposcopia; pré natal; planeamento familiar; planejamento familiar; inserção de diu;
      endocrinologia; ortopedia; urologia; neurologia; otorrinolaringologia; oftalmologia; psiquiatria; psicologia;
      nutrição; reumatologia; gastroenterologia; pneumologia; alergologia; angiologia
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Carndonagh Health Centre is a medical practice in Donegal' },
      { language: 'de', text: 'Hausarztpraxis in Erfurt' },
    ],
    notNamed: [
      { language: 'en', text: 'Our instructors are patient and your doctor will like our loaf' },
      { language: 'en', text: 'Doctor Who marathon night' },
      { language: 'fr', text: 'Le patient gardien du phare' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/doctors, amenity/clinic',
};
