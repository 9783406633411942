import type { TradeEntry } from '../../trade.ts';

export const veterinarian: TradeEntry = {
  id: 'veterinarian',
  questions: 'generic',
  customers: 'practice',
  noun: 'veterinarian',
  companyNoun: 'veterinary practice',
  schemaTypes: ['VeterinaryCare'],
  additionalType: null,
  names: {
    en: [
      'veterinarian*',
      'veterinary*',
      'animal hospital*',
      'vet clinic*',
      'vet practice*',
      'animal clinic*',
      'vets',
      'pet hospital',
      'pet clinic',
      'small animal practice',
      'vet surgery',
      'pet doctor',
      'equine vet*',
      'mobile vet*',
      'vet hospital*',
      'cat clinic',
      'pet vet',
      'pet medical center',
      'animal care clinic',
      'emergency vet*',
      'equine clinic',
      'feline clinic',
    ],
    de: [
      'tierarzt*',
      'tierärzt*',
      'tierklinik*',
      'tierarztpraxis',
      'kleintierpraxis*',
      'tierheilpraxis',
      'tiermedizin*',
      'tierheilpraktiker*',
      'tierambulanz',
      'tiergesundheitszentrum',
      'kleintierklinik',
      'kleintierzentrum',
      'kleintierarzt*',
      'pferdepraxis',
      'pferdeklinik*',
      'pferdetierarzt*',
      'tierspital',
      'tierphysiotherap*',
      'tierosteopath*',
      'hundephysiotherap*',
      'vetpraxis',
      'katzenpraxis',
      'praxis für kleintiere',
      'praxis für tiergesundheit',
      'tiernotdienst',
      'tierzahnarzt*',
      'tierchiropraktik*',
      'pferdeosteopath*',
      'pferdephysiotherap*',
      'veterinär*',
    ],
    es: [
      'veterinario*',
      'veterinaria*',
      'clínica veterinaria',
      'hospital veterinario',
      'hospital de mascotas',
      'clínica de mascotas',
      'clínica animal',
      'clínica para mascotas',
      'clínica felina',
      'hospital animal',
    ],
    fr: [
      'vétérinaire*',
      'clinique vétérinaire',
      'cabinet vétérinaire',
      'vétérinaires',
      'clinique des animaux',
      'clinique animale',
      'clinique équine',
      'hôpital pour animaux',
      'ostéopathe animalier',
      'ostéopathie animale',
      'ostéopathe équin',
      'physiothérapie animale',
      'clinique pour animaux',
    ],
    it: [
      'veterinario',
      'veterinari',
      'clinica veterinaria',
      'ambulatorio veterinario',
      'studio veterinario',
      'veterinaria',
      'veterinarie',
      'clinica per animali',
    ],
    nl: [
      'dierenarts*',
      'dierenartsenpraktijk*',
      'dierenkliniek*',
      'dierenziekenhuis',
      'dierenartspraktijk',
      'diergeneeskunde',
      'diergeneeskundig*',
      'dierenpraktijk',
      'veterinair*',
      'paardenarts*',
      'paardenkliniek*',
      'paardendierenarts',
      'dierengezondheidscentrum',
      'gezelschapsdierenpraktijk',
      'dierenfysiotherap*',
      'dierenosteopath*',
      'paardenosteopath*',
      'kattenkliniek',
      'dierenspoedkliniek',
      'dierentandarts',
      'hondenfysiotherap*',
      'dierenspecialist*',
      'paardentandarts',
    ],
    pt: [
      'veterinário*',
      'veterinária*',
      'clínica veterinária',
      'hospital veterinário',
      'clínica animal',
      'clínica pet',
      'hospital pet',
      'hospital animal',
      'hospital para animais',
    ],
  },
  work: {
    en: ['spay*', 'neuter*', 'pet vaccinations', 'microchip*'],
    de: ['kastration*', 'haustier*', 'impfung für hunde'],
    es: ['mascotas', 'esterilización'],
    fr: ['stérilisation', 'animaux de compagnie'],
    it: ['animali domestici', 'sterilizzazione'],
    nl: ['huisdieren', 'castratie'],
    pt: ['animais de estimação', 'castração'],
  },
  neverAlone: { en: ['pet', 'pets', 'animal'] },
  jobs: {
    en: [
      'pet vaccinations',
      'spay and neuter',
      'spaying and neutering',
      'pet dental care',
      'pet dentistry',
      'microchipping',
      'pet surgery',
      'wellness exams',
      'emergency vet care',
      'x rays',
      'laboratory',
      'exotic pets',
      'euthanasia',
      'parasite prevention',
      'house calls',
    ],
    de: [
      'impfungen',
      'kastration',
      'zahnbehandlung',
      'zahnsanierung',
      'chirurgie',
      'ultraschall',
      'röntgen',
      'labor',
      'hausbesuche',
      'notdienst',
      'chippen',
      'weichteilchirurgie',
      'verhaltenstherapie',
    ],
    es: [
      'vacunación',
      'esterilización',
      'cirugía',
      'urgencias',
      'radiología',
      'ecografía',
      'laboratorio',
      'microchip',
      'peluquería',
      'odontología veterinaria',
      'hospitalización',
    ],
    fr: [
      'vaccination',
      'stérilisation',
      'chirurgie',
      'urgences',
      'radiologie',
      'échographie',
      'identification',
      'analyses',
      'détartrage',
      'hospitalisation',
      'consultation',
    ],
    it: [
      'vaccinazioni',
      'sterilizzazione',
      'chirurgia',
      'radiologia',
      'ecografia',
      'analisi',
      'microchip',
      'pronto soccorso',
      'degenza',
      'odontoiatria',
    ],
    nl: [
      'vaccinatie',
      'castratie',
      'sterilisatie',
      'gebitsreiniging',
      'chippen',
      'operaties',
      "röntgenfoto's",
      'echografie',
      'bloedonderzoek',
      'spoed',
      'gedragstherapie',
    ],
    pt: [
      'vacinação',
      'castração',
      'esterilização',
      'cirurgia',
      'urgências',
      'radiografia',
      'ecografia',
      'análises',
      'microchip',
      'internamento',
      'consultas',
      'banho e tosquia',
    ],
  },
  sharedJobs: {
    en: [
      'vaccinations',
      'surgery',
      'dental care',
      'dentistry',
      'neutering',
      'x-rays',
      'ultrasound',
      'emergency care',
      'diagnostics',
      'pharmacy',
      'boarding',
      'grooming',
      'pet travel',
      'exotics',
      'preventive care',
      'puppy care',
      'nutrition',
      'behavior',
      'parasite control',
      'hospitalization',
      'digital radiography',
    ],
    de: [
      'zahnmedizin',
      'vorsorge*',
      'operationen',
      'innere medizin',
      'dermatologie',
      'augenheilkunde',
      'heimtiere',
      'reisemedizin',
      'akupunktur',
      'ernährungsberatung',
      'physiotherapie',
      'mikrochip*',
      'kardiologie',
      'zahnheilkunde',
    ],
    es: [
      'vacunas',
      'radiografía*',
      'análisis',
      'odontología',
      'medicina interna',
      'exóticos',
      'medicina preventiva',
      'dermatología',
      'identificación',
      'traumatología',
      'desparasitación',
    ],
    fr: [
      'imagerie',
      'analyse sanguine',
      'nac',
      'dentisterie',
      'médecine préventive',
      'ostéopathie',
      'comportement',
      'alimentation',
      'service médicament',
      'service alimentation',
      'pharmacie',
      'visite à domicile',
      'pension',
      'euthanasie',
    ],
    it: [
      'radiografie',
      'laboratorio',
      'dermatologia',
      'cardiologia',
      'visite a domicilio',
      'medicina interna',
      'oculistica',
      'ortopedia',
      'animali esotici',
      'day hospital',
    ],
    nl: [
      'vaccinaties',
      'gebitsbehandeling',
      'röntgen',
      'echografie',
      'laboratorium',
      'spoedgevallen',
      'opname',
      'chirurgie',
      'voedingsadvies',
      'konijnen',
      'puppy*',
      'dierenpaspoort',
      'bloedonderzoek',
      'gezondheidscheck',
      'gedragstherapie',
      'huisbezoek*',
    ],
    pt: [
      'vacinas',
      'internação',
      'radiologia',
      'raio-x',
      'ultrassonografia',
      'análises clínicas',
      'exames laboratoriais',
      'banho e tosa',
      'dentisteria',
      'odontologia',
      'dermatologia',
      'cardiologia',
      'domicílios',
      'tosquias',
    ],
  },
  mentions: {
    en: `
      pet wellness; wellness care; wellness plans; annual exams; annual health checks; vet consultations;
      puppy and kitten care; kitten care; senior pet care; cat vaccinations; dog vaccinations; puppy vaccinations;
      booster vaccinations; spaying; spay/neuter; castration; pet neutering; soft tissue surgery; orthopedic surgery;
      orthopaedic surgery; orthopaedics; tplo; cruciate ligament surgery; keyhole surgery; laparoscopic spay;
      laser surgery; dental cleaning*; dental cleanings; dental x-rays; dental surgery; tooth extractions;
      digital x-rays; digital x-ray; digital dental x-rays; radiology; diagnostic imaging; echocardiography;
      endoscopy; ct scan; in-house laboratory
    `,
    de: `
      impfung; schutzimpfungen; gesundheitscheck; gesundheitsvorsorge; prophylaxe; seniorencheck; geriatrie;
      welpenberatung; allgemeine sprechstunde; allgemeinmedizin; kastrationen; sterilisation; operation;
      kleintierchirurgie; orthopädie; orthopädische chirurgie; knochenchirurgie; kreuzbandriss; kreuzbandoperation;
      tplo; minimalinvasive chirurgie; endoskopie; laparoskopie; laserchirurgie; anästhesie; narkose;
      inhalationsnarkose; narkoseüberwachung; schmerztherapie; zahnröntgen; dentalröntgen; zahnreinigung;
      zahnsteinentfernung; zahnextraktionen; digitales röntgen; digitales zahnröntgen; röntgendiagnostik;
      ultraschalluntersuchung; ultraschalldiagnostik; herzultraschall
    `,
    es: `
      consulta veterinaria; consultas veterinarias; consulta general; medicina general; consulta a domicilio;
      vacunaciones; vacunas para perros y gatos; vacunación y desparasitación; vacuna de la rabia; desparasitaciones;
      desparasitación interna y externa; esterilizaciones; castración; cirugía general; cirugías;
      cirugía de tejidos blandos; cirugía ortopédica; cirugía traumatológica; cirugía veterinaria;
      cirugía laparoscópica; cirugía oftalmológica; laparoscopia; ortopedia; tplo; anestesia; anestesia inhalatoria;
      analgesia; quirófano; diagnóstico por imagen; rayos x; radiología digital; ecografías; ultrasonido;
      ultrasonidos; ecocardiografía; ecocardiogramas; electrocardiograma; electrocardiogramas; electrocardiografía;
      endoscopia
    `,
    fr: `
      médecine générale; médecine générale et préventive; consultation vétérinaire; consultations vétérinaires;
      consultation vaccinale; consultation de médecine générale; consultation de médecine préventive;
      consultation à domicile; consultation gériatrique; consultation comportementale; consultation chiot;
      consultation chaton; bilan de santé; bilan de santé annuel; bilan senior; examen annuel; examen de santé;
      vaccins; vaccinations; vaccin; rappel de vaccin; vermifuge; vermifugation; antiparasitaires;
      prévention des parasites; prévention; stérilisations; castration; castration chien; castration chat;
      chirurgie générale; chirurgie des tissus mous; chirurgie de convenance; chirurgie orthopédique; chirurgies;
      chirurgie osseuse; chirurgie oculaire; chirurgie spécialisée; chirurgie laser; chirurgie dentaire
    `,
    it: `
      visite veterinarie; visita clinica; visita veterinaria; visite specialistiche; visite cliniche; visita generale;
      visita a domicilio; prima visita; medicina generale; medicina di base; medicina preventiva; medicina felina;
      medicina comportamentale; medicina d'urgenza; vaccinazione; vaccini; profilassi; profilassi vaccinale;
      profilassi antiparassitaria; antiparassitari; sverminazione; prevenzione; check up; check up geriatrico;
      geriatria; sterilizzazioni; castrazione; chirurgia generale; chirurgia dei tessuti molli;
      chirurgia dei tessuti molli e ortopedica; chirurgia tessuti molli; chirurgia ortopedica;
      chirurgia specialistica; chirurgia d'urgenza; chirurgia mininvasiva; chirurgia oculistica;
      chirurgia veterinaria; laparoscopia; artroscopia; traumatologia
    `,
    nl: `
      consultatie; consultaties; algemeen consult; spreekuur; preventieve zorg; preventie; preventieve geneeskunde;
      preventieve gezondheidszorg; algemene geneeskunde; vaccineren; entingen; inentingen; enten; inenten;
      vaccinatie hond; vaccinatie kat; titerbepaling; titeren; jaarlijkse controle; gezondheidscontrole;
      seniorencheck; seniorenconsult; geriatrie; kittenconsult; pupconsult; ontwormen; ontworming;
      parasietenbestrijding; parasieten; parasietencontrole; vlooien en teken; vlooienbestrijding; castraties;
      castreren; steriliseren; castratie en sterilisatie; sterilisaties; neutralisatie; weke delen chirurgie;
      wekedelenchirurgie
    `,
    pt: `
      consulta veterinária; consultas veterinárias; consultas de rotina; consultas gerais; consultas de especialidade;
      consultas ao domicílio; consulta ao domicílio; consulta domiciliar; consulta de clínica geral; clínica geral;
      clínica médica; medicina geral; atendimento domiciliar; atendimento clínico; atendimento 24 horas;
      atendimento veterinário; medicina preventiva; medicina interna; medicina felina; medicina integrativa;
      medicina comportamental; medicina dentária; vacina; vacinações; vacinação de cães e gatos; vacina antirrábica;
      vacinas importadas; profilaxia; vermifugação; vermífugos; desparasitação; desparasitações;
      desparasitação interna e externa; desparasitação interna; antiparasitários; controle de parasitas; check up;
      check up geriátrico; check ups; geriatria
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Riverside vets in Hexham' },
      { language: 'fr', text: 'Clinique vétérinaire à Vichy' },
      { language: 'de', text: 'Tierarztpraxis in Wesel, Zahnbehandlung' },
    ],
    notNamed: [
      { language: 'en', text: 'A veteran of the navy' },
      { language: 'es', text: 'Verano en la playa' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/veterinary',
};
