import type { TradeEntry } from '../../trade.ts';

export const physiotherapist: TradeEntry = {
  id: 'physiotherapist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'physiotherapist',
  companyNoun: 'physiotherapy practice',
  schemaTypes: ['Physiotherapy', 'MedicalClinic', 'MedicalBusiness'],
  additionalType: null,
  names: {
    en: ['physiotherap*', 'physical therap*', 'physio clinic', 'physio'],
    de: ['physiotherap*', 'krankengymnast*', 'physiopraxis', 'praxis für physiotherapie'],
    es: [
      'fisioterapeuta*',
      'fisioterapia',
      'centro de fisioterapia',
      'clínica de fisioterapia',
      'rehabilitación física',
    ],
    fr: ['kinésithérapeute*', 'masseur kinésithérapeute', 'cabinet de kinésithérapie', 'kinésithérapie', 'kiné'],
    it: ['fisioterapista', 'fisioterapisti', 'fisioterapia', 'studio di fisioterapia', 'centro fisioterapico'],
    nl: ['fysiotherap*', 'kinesist*', 'kinesitherap*', 'kinesitherapeut*', 'kinepraktijk'],
    pt: ['fisioterapeuta*', 'fisioterapia', 'clínica de fisioterapia'],
  },
  work: {
    en: ['rehab', 'sports injuries', 'manual therapy', 'dry needling'],
    de: ['manuelle therapie', 'lymphdrainage', 'krankengymnastik'],
    es: ['terapia manual', 'punción seca', 'electroterapia'],
    fr: ['rééducation', 'drainage lymphatique'],
    it: ['terapia manuale', 'tecarterapia'],
    nl: ['manuele therapie', 'lymfedrainage'],
    pt: ['terapia manual', 'drenagem linfática'],
  },
  neverAlone: { en: ['therapy'] },
  jobs: {
    en: [
      'manual therapy',
      'sports injury rehab*',
      'dry needling',
      'post surgical rehab*',
      'vestibular therapy',
      'back pain treatment',
      'neck pain',
      'balance training',
      'pelvic floor therapy',
      'sports massage',
      'acupuncture',
      'electrotherapy',
      'home visits',
      'ultrasound therapy',
    ],
    de: [
      'krankengymnastik',
      'manuelle therapie',
      'manuelle lymphdrainage',
      'lymphdrainage',
      'massage',
      'klassische massage*',
      'fango',
      'wärmetherapie',
      'kältetherapie',
      'elektrotherapie',
      'kg am gerät',
      'krankengymnastik am gerät',
      'bobath',
      'cmd',
      'kiefergelenkstherapie',
      'hausbesuche',
      'sportphysiotherapie',
      'kinesiotaping',
      'kinesio taping',
      'schlingentisch*',
      'ultraschalltherapie',
      'rückenschule',
      'osteopathie',
      'craniosacrale therapie',
      'atemtherapie',
      'pnf',
      'triggerpunkttherapie',
    ],
    es: [
      'terapia manual',
      'punción seca',
      'electroterapia',
      'rehabilitación',
      'fisioterapia deportiva',
      'masaje deportivo',
      'drenaje linfático',
      'vendaje neuromuscular',
      'suelo pélvico',
      'ultrasonido',
      'masaje descontracturante',
      'terapia física',
      'kinesiotape',
      'ventosas',
      'fisioterapia neurológica',
      'fisioterapia geriátrica',
      'fisioterapia a domicilio',
      'hidroterapia',
    ],
    fr: [
      'rééducation',
      'kinésithérapie du sport',
      'kinésithérapie respiratoire',
      'drainage lymphatique',
      'rééducation périnéale',
      'massages',
      'thérapie manuelle',
      'balnéothérapie',
      'kinésithérapie vestibulaire',
      'électrothérapie',
      'soins à domicile',
    ],
    it: [
      'terapia manuale',
      'tecarterapia',
      'riabilitazione',
      'massoterapia',
      'linfodrenaggio',
      'laserterapia',
      'ultrasuoni',
      "onde d'urto",
      'kinesiotaping',
      'riabilitazione post chirurgica',
      'ginnastica posturale',
      'elettroterapia',
    ],
    nl: [
      'manuele therapie',
      'dry needling',
      'medical taping',
      'lymfedrainage',
      'oedeemtherapie',
      'sportfysiotherapie',
      'bekkenfysiotherapie',
      'kinderfysiotherapie',
      'echografie',
      'shockwave',
      'revalidatie',
      'medische fitness',
      'ademhalingstherapie',
    ],
    pt: [
      'terapia manual',
      'reabilitação',
      'drenagem linfática',
      'fisioterapia desportiva',
      'fisioterapia respiratória',
      'pilates clínico',
      'rpg',
      'acupuntura',
      'eletroterapia',
      'massagem terapêutica',
      'fisioterapia ao domicílio',
      'fisioterapia pélvica',
    ],
  },
  sharedJobs: {
    en: [
      'sports injuries',
      'post-operative rehabilitation',
      'rehabilitation',
      'pilates',
      'hydrotherapy',
      'pelvic floor',
      'vestibular rehabilitation',
      'back pain',
      'shockwave therapy',
      'taping',
      'kinesio taping',
      'pre and post natal',
      'gait training',
    ],
    de: [
      'kinesio-taping',
      'faszienbehandlung*',
      'faszien-behandlung',
      'beckenbodentraining',
      'mckenzie',
      'mulligan',
      'kiefergelenkbehandlung',
      'cmd-behandlung',
      'triggerpunkt*',
      'trigger-point-*',
      'ultraschall*',
      'kindertherapie',
      'kgg',
      'craniosacral*',
      'dorn-therapie',
      'myofasziale*',
    ],
    es: [
      'rehabilitación física',
      'masoterapia',
      'recuperación deportiva',
      'osteopatía',
      'fisioterapia respiratoria',
      'pilates',
      'ejercicio terapéutico',
      'masaje',
    ],
    fr: ['kiné du sport', 'ondes de choc', 'rééducation vestibulaire', 'posturologie', 'bilan'],
    it: [
      'onde d urto',
      'kinesiotaping',
      'rieducazione posturale',
      'ginnastica posturale',
      'elettroterapia',
      'fisioterapia a domicilio',
      'magnetoterapia',
      'tens',
      'pompages',
    ],
    nl: [
      'ademhalingskinesitherapie',
      'relaxatie',
      'relaxatietherapie',
      'cardiale revalidatie',
      'respiratoire revalidatie',
      'pre- en postnatale kinesitherapie',
      'osteopathie',
      'huisbezoek*',
      'valpreventie',
      'kinesitherapie',
      'looptraining',
    ],
    pt: [
      'fisioterapia esportiva',
      'pilates',
      'osteopatia',
      'hidroterapia',
      'fisioterapia neurológica',
      'massagem',
      'ventosaterapia',
      'liberação miofascial',
    ],
  },
  mentions: {
    en: `
      physiotherapy; physical therapy; sports physiotherapy; sports rehabilitation; orthopedic physical therapy;
      pelvic health; women's health physiotherapy; exercise therapy; exercise rehabilitation;
      neurological physiotherapy; pediatric physical therapy; shoulder pain; knee pain; hip pain; sciatica;
      acl rehabilitation; post operative rehab; occupational therapy; aquatic therapy; cupping; concussion management;
      massage therapy; orthotics; custom orthotics; bracing; fall prevention; work injuries; whiplash; vertigo;
      clinical pilates; gait analysis; running analysis; arthritis; graston technique
    `,
    de: `
      physiotherapie; krankengymnastik zns; krankengymnastik auf neurophysiologischer grundlage;
      krankengymnastik nach bobath; kg zns; massagetherapie; massagen; fußreflexzonentherapie; fangopackung*;
      naturmoor; heißluft; heiße rolle; eistherapie; lymphtherapie; bewegungstherapie; medizinische trainingstherapie;
      gerätetraining; trainingstherapie; reha sport; rehasport; rehabilitationssport; prävention; präventionskurse;
      wirbelsäulengymnastik; beckenbodengymnastik; rückbildungsgymnastik; kinderphysiotherapie;
      kiefergelenksbehandlung; faszientherapie; kinesiotape; taping; stoßwellentherapie; lasertherapie; schröpfen;
      schwindeltherapie; skoliosetherapie; sporttherapie; extension; traktionsbehandlung; aquafitness
    `,
    es: `
      fisioterapia traumatológica; fisioterapia pediátrica; fisioterapia respiratoria infantil; neurorrehabilitación;
      rehabilitación deportiva; rehabilitación neurológica; rehabilitación postquirúrgica; electrólisis percutánea;
      ondas de choque; diatermia; tecarterapia; indiba; magnetoterapia; crioterapia; termoterapia; kinesiotaping;
      kinesiología; vendajes; vendaje funcional; masajes; masaje terapéutico; readaptación; readaptación deportiva;
      recuperación funcional; reeducación postural; hipopresivos; pilates terapéutico; lumbalgia; cervicalgia;
      ciática; esguinces; hernia discal; tendinitis; lesiones deportivas; dolor de espalda; contracturas;
      ecografía musculoesquelética; presoterapia; neurodinamia; estimulación temprana
    `,
    fr: `
      physiothérapie; kinésithérapie pédiatrique; kinésithérapie orthopédique; rééducation orthopédique;
      rééducation neurologique; rééducation respiratoire; réathlétisation; réadaptation; ostéopathie;
      drainage lymphatique manuel; massothérapie; massage; massages thérapeutiques; cryothérapie; tecarthérapie;
      crochetage; dry needling; ponction sèche; puncture sèche; ventouses; cupping; taping; k taping; bandages;
      école du dos; gymnastique; pilates; mckenzie; hydrothérapie; acupuncture; ergothérapie; physiothérapie du sport;
      physiothérapie respiratoire; thérapie sportive; lombalgie; entorses; sciatique; tendinites; vertiges; torticolis
    `,
    it: `
      fisioterapia sportiva; fisioterapia ortopedica; riabilitazione ortopedica; riabilitazione neurologica;
      riabilitazione sportiva; pavimento pelvico; rieducazione motoria; rieducazione funzionale;
      rieducazione neuromotoria; kinesiterapia; idrokinesiterapia; osteopatia; tecar; tecar terapia; laser terapia;
      laser ad alta potenza; onda d'urto; onde d'urto focali; ionoforesi; elettrostimolazione; ipertermia;
      crioterapia; massaggio; massaggi; massaggio sportivo; linfodrenaggio manuale; bendaggio funzionale; taping;
      taping neuromuscolare; manipolazioni; manipolazione fasciale; trattamento fasciale; mckenzie; pilates;
      ginnastica dolce; ginnastica correttiva; posturologia; valutazione posturale; valutazione fisioterapica;
      esame baropodometrico
    `,
    nl: `
      fysiotherapie; algemene fysiotherapie; kinesitherapie aan huis; algemene kinesitherapie; sportkinesitherapie;
      sportkine; kinderkinesitherapie; bekkenbodemkinesitherapie; bekkenbodemtherapie; bekkenbodemrevalidatie;
      perinatale kinesitherapie; prenatale kinesitherapie; postnatale kinesitherapie; kinesitherapie voor kinderen;
      neurologische kinesitherapie; neurologische revalidatie; orthopedische revalidatie; sportrevalidatie;
      postoperatieve revalidatie; revalidatie na operatie; vestibulaire revalidatie; manuele lymfedrainage;
      lymfedrainage manueel; psychosomatische fysiotherapie; geriatriefysiotherapie; geriatrische fysiotherapie;
      orofaciale fysiotherapie; kaakfysiotherapie; kaakklachten; fysiotherapie aan huis; behandeling aan huis;
      thuisbehandeling; handtherapie; arbeidsfysiotherapie; shockwave therapie; shockwavetherapie; kinesiotaping;
      tapen; cupping; echo
    `,
    pt: `
      fisioterapia traumato ortopédica; fisioterapia ortopédica; fisioterapia geriátrica; reabilitação vestibular;
      reabilitação neurológica; reabilitação desportiva; saúde da mulher; reeducação postural;
      reeducação postural global; cinesioterapia; hidrocinesioterapia; recovery; quiropraxia; ventosas;
      agulhamento seco; dry needling; punção seca; kinesio taping; bandagem; bandagens funcionais; ondas de choque;
      ultrassom; laserterapia; tecarterapia; tens; crioterapia; pilates terapêutico; massagem desportiva;
      massagem relaxante; massagens terapêuticas; drenagem linfática manual; pressoterapia; terapia ocupacional;
      palmilhas; lombalgia; hérnia de disco; dores nas costas; tendinites; entorses; dor lombar
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Physiotherapie Schwanke in Kassel' },
      { language: 'es', text: 'Fisioterapeuta en Mérida' },
      { language: 'nl', text: 'Kinesist in Mechelen' },
    ],
    notNamed: [
      { language: 'en', text: 'Retail therapy downtown' },
      { language: 'en', text: 'Physical products ship in two days' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/physiotherapist',
};
