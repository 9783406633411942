import type { TradeEntry } from '../../trade.ts';

export const osteopath: TradeEntry = {
  id: 'osteopath',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'osteopath',
  companyNoun: 'osteopathy practice',
  schemaTypes: ['MedicalBusiness', 'MedicalClinic', 'Physician'],
  additionalType: 'http://www.productontology.org/id/Osteopathy',
  names: {
    en: [
      'osteopath',
      'osteopaths',
      'osteopathy',
      'osteopathic clinic',
      'osteopathic practice',
      'osteopathy clinic',
      'registered osteopath*',
      'osteopathic practitioner*',
      'cranial osteopath*',
      'osteopathic care',
      'osteopathic treatment',
      'manual osteopathy',
      'osteopathic manual practitioner*',
      'osteopathy practice',
      'osteopathic clinics',
      'osteopathic centre',
      'osteopathic center',
      'osteopathic manual therapy',
      'osteo clinic',
      'osteopathic health',
      'paediatric osteopath*',
      'osteos',
    ],
    de: [
      'osteopath',
      'osteopathin',
      'osteopathie',
      'osteopathiepraxis',
      'praxis für osteopathie',
      'osteopathen',
      'osteopathinnen',
      'osteopathische praxis',
      'kinderosteopath*',
      'osteopathische medizin',
      'osteopathie und physiotherapie',
      'osteopathie-zentrum',
      'zentrum für osteopathie',
      'osteopathie praxis',
      'osteopathische behandlung',
      'säuglingsosteopathie',
      'osteopathikum',
      'praxis für kinderosteopathie',
      'osteopathisch*',
      'osteopathie*',
      'osteo praxis',
      'osteopraxis',
    ],
    es: [
      'osteópata*',
      'osteopatía',
      'centro de osteopatía',
      'clínica de osteopatía',
      'consulta de osteopatía',
      'osteopatía pediátrica',
      'osteopatía craneal',
      'osteopata c.o.',
      'gabinete de osteopatía',
      'centro osteopático',
      'osteopatía infantil',
      'osteopático',
      'osteopáticos',
      'osteopática',
    ],
    fr: [
      'ostéopathe*',
      'ostéopathie',
      "cabinet d'ostéopathie",
      'ostéo',
      'ostéopathe d.o.',
      'ostéopathes d.o.',
      "centre d'ostéopathie",
      "cabinets d'ostéopathie",
      'ostéopathe do',
      "clinique d'ostéopathie",
      'ostéopathie pédiatrique',
      'cabinet ostéopathique',
      'ostéopathique',
      'ostéos',
      'ostéopathiques',
      'ostéopraticien*',
    ],
    it: [
      'osteopata',
      'osteopati',
      'osteopatia',
      'studio di osteopatia',
      'osteopatica',
      'osteopatico',
      'studio osteopatico',
      'studio osteopatia',
      'osteopata d.o.',
      'centro di osteopatia',
      'osteopatia pediatrica',
      'centro osteopatico',
      'osteopate',
      'osteopata pediatrico',
      'trattamento osteopatico',
      'trattamenti osteopatici',
      'osteopatici',
      'osteopatiche',
      'osteopathy',
    ],
    nl: [
      'osteopaat',
      'osteopaten',
      'osteopathie',
      'osteopathiepraktijk',
      'osteopate',
      'osteopaat d.o.',
      'osteopaat do',
      'osteopatiepraktijk',
      'osteopathische praktijk',
      'praktijk voor osteopathie',
      'kinderosteopaat',
      'kinderosteopathie',
      'osteopathisch',
      'baby-osteopathie',
      'babyosteopathie',
      'osteopatisch',
      'osteopathiecentrum',
      'centrum voor osteopathie',
      'osteopathisch*',
      'osteopathiecentra',
      'osteopathen',
      'osteopatie',
      'osteo praktijk',
      'osteopraktijk',
      'kinderosteopaten',
      'osteopathieklinie*',
    ],
    pt: [
      'osteopata*',
      'osteopatia',
      'clínica de osteopatia',
      'consultório de osteopatia',
      'centro de osteopatia',
      'osteopatia pediátrica',
      'gabinete de osteopatia',
      'clínica osteopática',
      'osteopatia estrutural',
      'osteopático',
      'osteopáticos',
      'osteopática',
    ],
  },
  work: { en: ['cranial osteopathy'] },
  neverAlone: {},
  jobs: {
    en: ['osteopathy', 'cranial osteopathy', 'sports massage', 'acupuncture', 'rehabilitation'],
    de: ['kinderosteopathie', 'craniosacrale osteopathie'],
    es: ['osteopatía craneal', 'osteopatía visceral'],
    fr: ['ostéopathie du nourrisson', 'ostéopathie du sport'],
    it: ['osteopatia pediatrica', 'osteopatia craniale'],
    nl: ['kinderosteopathie'],
    pt: ['osteopatia craniana', 'osteopatia pediátrica'],
  },
  sharedJobs: {
    en: [
      'modern acupuncture',
      'injury rehabilitation',
      'active release techniques',
      'dry needling',
      'personal training',
      'nutrition',
      'paediatric osteopathy',
      'pregnancy osteopathy',
      'medical acupuncture',
      'massage',
      'osteopathic treatment',
    ],
    de: [
      'cranio-sacrale therapie',
      'parietale osteopathie',
      'viszerale osteopathie',
      'säuglingsosteopathie',
      'faszientherapie',
      'sportosteopathie',
      'osteopathische behandlung',
    ],
    es: ['osteopatía pediátrica', 'osteopatía estructural', 'osteopatía deportiva', 'embarazo', 'osteopatía infantil'],
    fr: [
      'nourrissons',
      'ostéopathie crânienne',
      'ostéopathie viscérale',
      'femmes enceintes',
      'sportifs',
      'ostéopathie pédiatrique',
    ],
    it: [
      'osteopatia viscerale',
      'osteopatia strutturale',
      'gravidanza',
      'osteopatia sportiva',
      'trattamento osteopatico',
    ],
    nl: [
      'craniosacrale therapie',
      'viscerale osteopathie',
      "baby's",
      'osteopathie voor kinderen',
      'zwangerschap',
      'sportosteopathie',
    ],
    pt: ['osteopatia visceral', 'osteopatia estrutural', 'osteopatia desportiva', 'gestantes'],
  },
  mentions: {
    en: `
      visceral osteopathy; structural osteopathy; cranial osteopathy for babies; babies and children; pregnancy;
      back pain; neck pain; sciatica; headaches; sports injuries; shoulder pain; joint pain; arthritis pain;
      postural advice
    `,
    de: `
      osteopathie für kinder; osteopathie für säuglinge; babyosteopathie; kraniosakrale osteopathie;
      craniosacrale therapie; rückenschmerzen; kopfschmerzen; migräne; kiefergelenk; säuglinge und kinder;
      schreibabys; verdauungsbeschwerden; tinnitus; schwindel; osteopathie für babys; osteopathie für schwangere;
      osteopathie in der schwangerschaft
    `,
    es: `
      osteopatía para bebés; terapia craneosacral; terapia manual; fisioterapia; lumbalgia; cervicalgia; ciática;
      dolor de espalda; migrañas; cefaleas; cólicos del lactante; punción seca; kinesiotaping; suelo pélvico;
      posturología; osteopatía en el embarazo; osteopatía sacrocraneal; osteopatía craneosacral
    `,
    fr: `
      ostéopathie structurelle; ostéopathie fonctionnelle; ostéopathie bébé; lombalgie; sciatique; maux de tête;
      mal de dos; cervicalgie; migraines; troubles digestifs; drainage lymphatique; post partum;
      consultation d'ostéopathie; consultation à domicile; ostéopathie enfant; ostéopathie femme enceinte;
      ostéopathie périnatale; ostéopathie du sportif; ostéopathie pour bébé; ostéopathie adulte; ostéopathie sénior;
      ostéopathie en entreprise
    `,
    it: `
      osteopatia neonatale; osteopatia in gravidanza; valutazione osteopatica; valutazione posturale; mal di schiena;
      lombalgia; cervicalgia; sciatalgia; cefalea; posturologia; fisioterapia; massoterapia; disturbi digestivi;
      disturbi dell'atm; osteopatia cranio sacrale; osteopatia craniosacrale; osteopatia fasciale;
      osteopatia per bambini; osteopatia ginecologica
    `,
    nl: `
      osteopathie bij baby's; osteopathie bij kinderen; craniale osteopathie; craniosacrale osteopathie;
      cranio sacraal; pariëtale osteopathie; structurele osteopathie; huilbaby; huilbaby's; zwangere vrouwen; rugpijn;
      rugklachten; nekklachten; hoofdpijn; lage rugpijn; spijsverteringsklachten; bekkenklachten; osteopathie baby;
      osteopathie zwangerschap; osteopathie bij zwangerschap; osteopathie voor baby's; osteopathie voor volwassenen;
      osteopathische behandeling
    `,
    pt: `
      osteopatia infantil; osteopatia em bebés; terapia craniossacral; terapia sacrocraniana; terapia manual;
      fisioterapia; acupuntura; massagem; dor lombar; lombalgia; dores de costas; cervicalgia; hérnia de disco;
      enxaqueca; cólicas; cefaleias; ciática; ventosaterapia; osteopatia para bebês; osteopatia na gravidez;
      osteopatia para gestantes; osteopatia craniossacral; osteopatia crânio sacral
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Langdon Osteopathy: osteopath in Penarth' },
      { language: 'fr', text: 'Ostéopathe à Rennes' },
    ],
    notNamed: [
      { language: 'en', text: 'Osteoporosis runs in families' },
      { language: 'de', text: 'Der Orthopäde im Haus' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/alternative',
};
