import type { TradeEntry } from '../../trade.ts';

export const speechTherapist: TradeEntry = {
  id: 'speech-therapist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'speech therapist',
  companyNoun: 'speech therapy practice',
  schemaTypes: ['MedicalBusiness', 'MedicalClinic'],
  additionalType: 'http://www.productontology.org/id/Speech-language_pathology',
  names: {
    en: [
      'speech therap*',
      'speech language pathologist*',
      'speech pathology',
      'speech and language therap*',
      'speech pathologist*',
      'speech clinic',
      'speech and language clinic',
      'speech and language pathologist*',
      'speech language pathology',
      'speech and hearing center',
      'voice therapist*',
      'speech language therap*',
      'stuttering specialist*',
      'speech and language',
      'speech & language',
      'speech centre*',
      'speech center*',
      'speech-language',
      'slp services',
      'stuttering therapist*',
      'stammering therapist*',
      'voice clinic*',
      'speech practice',
      'swallowing clinic*',
    ],
    de: [
      'logopäde*',
      'logopädin*',
      'logopädie*',
      'sprachtherapie*',
      'praxis für logopädie',
      'logopädische praxis',
      'sprachheilpraxis',
      'sprachtherapeut*',
      'sprachheilpädagog*',
      'sprachtherapeutische praxis',
      'praxis für sprachtherapie',
      'stimmtherapie',
      'stimmtherapeut*',
      '*logopädie',
      '*logopädin',
      '*logopäde',
      'sprachheilpraxen',
      'klinische linguistin',
      'klinischer linguist',
      'patholinguist*',
      'sprech- und stimmtherapie',
      'zentrum für logopädie',
      'stotterpraxis',
      'sprachbehandlung',
      'akademische sprachtherapeut*',
      'logo praxis',
      'sprachheil*',
      'stimmheil*',
      'stottertherap*',
      'logopädische*',
      'sprech- und sprachtherap*',
      'stimm- und sprachtherap*',
      'praxis für sprach*',
      'schlucktherap*',
      'phoniater*',
      'phoniatrie',
      'praxis für stimm*',
    ],
    es: [
      'logopeda*',
      'logopedia',
      'fonoaudiólogo*',
      'fonoaudiología',
      'centro de logopedia',
      'fonoaudióloga*',
      'gabinete de logopedia',
      'consulta de logopedia',
      'terapeuta del lenguaje',
      'terapia del lenguaje',
      'terapia de lenguaje',
      'terapia del habla',
      'terapeuta del habla',
      'clínica de logopedia',
      'foniatra*',
      'foniatría',
      'patólogo del habla',
      'logopedia infantil',
      'fonoaudiología infantil',
      'terapia de habla y lenguaje',
      'centro de terapia del lenguaje',
      'logopédico',
      'logopédica',
      'fonoaudiológico',
      'fonoaudiológica',
      'foniátrico',
      'terapista del lenguaje',
      'terapista de lenguaje',
      'terapeuta de lenguaje',
      'terapeutas de lenguaje',
      'terapeutas del lenguaje',
      'terapeutas del habla',
      'terapia de voz',
      'patología del habla',
      'patología del lenguaje',
      'audición y lenguaje',
      'terapia de habla',
    ],
    fr: [
      'orthophoniste*',
      'orthophonie',
      "cabinet d'orthophonie",
      'logopède*',
      'logopédie',
      'cabinet de logopédie',
      'logopédiste*',
      "clinique d'orthophonie",
      "cabinets d'orthophonie",
      'orthophonique',
      "service d'orthophonie",
      'neurologopède*',
      'phoniatre*',
      "centre d'orthophonie",
      'cabinet logopédique',
      'logopédique',
      'orthophoniques',
      'phoniatrie',
      'thérapeute du langage',
      'rééducation du langage',
    ],
    it: [
      'logopedista',
      'logopedisti',
      'logopedia',
      'studio di logopedia',
      'logopediste',
      'studio logopedico',
      'centro di logopedia',
      'logopedica',
      'logopedico',
      'terapia del linguaggio',
      'ambulatorio di logopedia',
      'centro logopedico',
      'foniatra',
      'foniatria',
      "logopedista dell'età evolutiva",
      'terapista del linguaggio',
      'studio logopedia',
      'logopediche',
      'logopedici',
      'foniatri',
      'logoterapista',
      'ortofonista',
      'ortofonia',
    ],
    nl: [
      'logopedist*',
      'logopedie*',
      'logopediepraktijk',
      'logopediste',
      'logopedisch centrum',
      'logopedische praktijk',
      'praktijk voor logopedie',
      'groepspraktijk logopedie',
      'spraaktherapeut*',
      'spraaktherapie',
      'afasietherapeut*',
      'preverbale logopedie',
      'stottertherap*',
      'klinisch linguïst',
      'centrum voor logopedie',
      'spraak- en taaltherapie',
      'logopedisch',
      'logopedische',
      'spraak- en taalpraktijk',
      'spraakpraktijk',
      'stottercentrum',
      'stotterpraktijk',
      'spraak- en taaltherap*',
      'afasiecentrum',
      'stemtherapeut*',
      'foniater',
      'foniatrie',
      'omft therap*',
      'taal- en spraaktherap*',
      'klinisch linguïsten',
    ],
    pt: [
      'terapeuta da fala',
      'terapia da fala',
      'fonoaudiólogo*',
      'fonoaudióloga*',
      'fonoaudiologia',
      'terapeutas da fala',
      'fono',
      'clínica de fonoaudiologia',
      'consultório de fonoaudiologia',
      'fonoterapia',
      'terapia da fala e linguagem',
      'terapia da linguagem',
      'clínica de terapia da fala',
      'centro de terapia da fala',
      'consulta de terapia da fala',
      'gabinete de terapia da fala',
      'fonoaudiologia infantil',
      'fonoaudiológico',
      'terapia de fala',
      'terapeuta de fala',
      'foniatra*',
      'foniatria',
      'terapia da voz',
      'fonoaudiológica',
      'fonoaudiológicos',
      'terapeutas de fala',
      'fonoterapeuta*',
      'logopedia',
      'logopedista*',
    ],
  },
  work: {
    en: ['stuttering', 'articulation'],
    de: ['stottern', 'sprachentwicklung*', 'schluckstörung*'],
    nl: ['stotteren', 'articulatie*', 'slikstoornis*', 'taalstoornis*'],
  },
  neverAlone: {},
  jobs: {
    en: ['articulation therapy', 'stuttering', 'language delay', 'swallowing therapy', 'voice therapy'],
    de: ['stottertherapie', 'sprachentwicklungsstörung*', 'stimmtherapie', 'schlucktherapie', 'aphasie'],
    es: ['tartamudez', 'dislalia', 'trastornos del lenguaje', 'disfagia', 'dislexia'],
    fr: ['bégaiement', 'dyslexie', 'troubles du langage', 'déglutition', 'dyscalculie'],
    it: ['balbuzie', 'disturbi del linguaggio', 'dislessia', 'deglutizione atipica'],
    nl: [
      'stotteren',
      'dyslexie',
      'afasie',
      'articulatiestoornissen',
      'taalstoornissen',
      'stemstoornissen',
      'slikstoornissen',
      'leesproblemen',
      'prelogopedie',
      'afwijkende mondgewoonten',
    ],
    pt: ['gaguez', 'atraso da linguagem', 'dislexia', 'disfagia'],
  },
  sharedJobs: {
    en: [
      'speech therapy',
      'language therapy',
      'stammering',
      'swallowing',
      'dysphagia',
      'aphasia',
      'articulation',
      'dyslexia',
      'feeding therapy',
      'autism',
      'accent modification',
      'apraxia',
      'aac',
      'literacy',
    ],
    de: [
      'stottern',
      'stimmstörung*',
      'schluckstörung*',
      'lrs',
      'legasthenie',
      'myofunktionelle therapie',
      'artikulationsstörung*',
      'poltern',
      'hausbesuche',
      'dysphagie',
      'dysarthrie',
      'facialisparese',
      'auditive wahrnehmung*',
    ],
    es: [
      'dislalias',
      'terapia miofuncional',
      'afasia',
      'voz',
      'lectoescritura',
      'atención temprana',
      'deglución atípica',
      'disfonías',
      'terapia del lenguaje',
      'terapia de lenguaje',
      'terapia del habla',
      'logopedia infantil',
    ],
    fr: [
      'bilan orthophonique',
      'dysorthographie',
      'langage oral',
      'langage écrit',
      'aphasie',
      'voix',
      'oralité',
      'articulation',
    ],
    it: [
      'dsa',
      'deglutizione',
      'afasia',
      'disfonia',
      'valutazione logopedica',
      'disprassia',
      'ritardo del linguaggio',
      'squilibrio muscolare',
    ],
    nl: [
      'leerproblemen',
      'taalproblemen',
      'articulatieproblemen',
      'articulatie problemen',
      'intakegesprek',
      'diagnostisch onderzoek',
      'stemproblemen',
      'slikproblemen',
      'dyscalculie',
      'typ10',
      'oromyofunctionele therapie',
      'preverbale logopedie',
      'tos',
      'gehoorproblemen',
      'logopedisch onderzoek',
    ],
    pt: [
      'gagueira',
      'terapia da fala',
      'motricidade orofacial',
      'voz',
      'afasia',
      'atraso de linguagem',
      'avaliação',
      'linguagem',
      'articulação',
      'fonoterapia',
      'fonoaudiologia infantil',
    ],
  },
  mentions: {
    en: `
      speech delay; language disorders; language delays; speech sound disorders; speech and language assessments;
      evaluations; early intervention; social skills; social communication; voice disorders; fluency; aphasia therapy;
      accent reduction; myofunctional therapy; orofacial myofunctional therapy; pediatric speech therapy;
      adult speech therapy; teletherapy; cognitive therapy; cognitive communication; auditory processing;
      reading and writing; parent training; feeding and swallowing; school services; occupational therapy;
      hearing loss; tongue thrust; speech assessments
    `,
    de: `
      logopädie für kinder; logopädie für erwachsene; sprachstörungen; sprechstörungen; sprechapraxie; stimmstörungen;
      schluckstörungen; redeflussstörungen; redefluss; sprachentwicklung; aussprachestörungen; artikulationstherapie;
      artikulationsstörungen; dyslalie; lese rechtschreib schwäche; lese rechtschreib störung; dysphonie;
      dysarthrie und aphasie; rhinophonie; fütterstörungen; lispeln; mutismus; hörstörungen; zungenstoß; late talker;
      stimmtraining; stimmbildung; hausbesuch; neurologische erkrankungen; parkinson; schlaganfall;
      unterstützte kommunikation; dyskalkulie; lerntherapie; elternberatung; autismus; aussprache;
      facialisparese behandlung; cochlea implantat; kindersprache
    `,
    es: `
      logopedia para adultos; retraso del lenguaje; retraso del habla; retraso simple del lenguaje;
      trastorno específico del lenguaje; trastornos del habla; trastornos de la voz; disartria; apraxia; disfemia;
      disglosia; disfonía; disortografía; discalculia; dificultades de aprendizaje; dificultades de lectoescritura;
      autismo; tdah; parálisis facial; rehabilitación de la voz; reeducación de la voz; estimulación del lenguaje;
      estimulación cognitiva; estimulación temprana; frenillo lingual; frenillo; evaluación logopédica; daño cerebral;
      tartamudeo; psicomotricidad; psicología infantil; psicopedagogía; refuerzo escolar; apoyo escolar;
      comunicación aumentativa; sordera
    `,
    fr: `
      rééducation orthophonique; évaluation orthophonique; évaluation en orthophonie; bilan logopédique; bilans;
      retard de langage; retard de parole; retards de langage; troubles d'articulation; trouble d'articulation;
      articulation et parole; dyslexie dysorthographie; dysphasie; trouble développemental du langage;
      dyspraxie verbale; dysgraphie; dysphonie; dysphagie; déglutition atypique; thérapie myofonctionnelle;
      rééducation de la voix; rééducation vocale; autisme; lecture et écriture; lecture labiale; lecture;
      cognition mathématique; logico mathématique; oralité alimentaire; alzheimer; bégaiement et bredouillement;
      communication alternative; guidance parentale; télépratique; téléorthophonie; thérapie du langage;
      stimulation du langage; frein de langue; paralysie faciale; dysarthrie
    `,
    it: `
      logopedia infantile; valutazione del linguaggio; trattamento logopedico; terapia logopedica;
      trattamenti logopedici; disturbo primario di linguaggio; disturbi specifici dell'apprendimento;
      disturbi dell'apprendimento; disortografia; discalculia; disgrafia; disfagia; disartria; afasie;
      terapia miofunzionale; trattamento miofunzionale; parlatore tardivo; parlatori tardivi; rieducazione della voce;
      rieducazione vocale; sordità; ipoacusia; autismo; comunicazione aumentativa alternativa;
      potenziamento cognitivo; screening; certificazione dsa; valutazione dsa; neuropsicomotricità; psicomotricità;
      adhd; parent training; teleriabilitazione; metodo di studio; tutor dell'apprendimento; aiuto compiti;
      logopedia adulti; musicoterapia; psicologia; frenulo
    `,
    nl: `
      logopedie voor kinderen; logopedie voor volwassenen; logopedie aan huis; articulatie; articulatietherapie;
      uitspraak; taalontwikkeling; taalontwikkelingsstoornis; taalontwikkelingsstoornissen;
      vertraagde taalontwikkeling; taalachterstand; spraak; spraakstoornissen; spraakproblemen; stemtherapie;
      heesheid; slikken; slikstoornis; slikproblematiek; afwijkend slikken; afwijkende mondgewoonten afleren;
      mondgewoonten; duimzuigen; lispelen; slissen; stottertherapie; stotteren en broddelen; broddelen; adem;
      ademhaling; adem en stem; hyperventilatie; dysfasie; dysartrie; dysfagie; verbale apraxie;
      neurologische aandoeningen; neurologische stoornissen; parkinson; aangezichtsverlamming
    `,
    pt: `
      terapia da fala infantil; terapia da fala em adultos; terapia da fala para adultos; avaliação fonoaudiológica;
      avaliação da fala; avaliação da linguagem; fala e linguagem; leitura e escrita; linguagem oral;
      linguagem escrita; linguagem oral e escrita; perturbações da linguagem; perturbações da fala;
      perturbação da linguagem; atraso de fala; atraso na fala; distúrbios da fala; distúrbios de linguagem;
      transtornos de linguagem; troca de letras; apraxia de fala; apraxia da fala; articulação verbal; fluência;
      taquifemia; deglutição; alterações da deglutição; disartria; disfonia; reabilitação vocal; autismo;
      processamento auditivo; audiometria; audiologia; teste da orelhinha; teste da linguinha; aparelhos auditivos;
      adaptação de aparelhos auditivos
    `,
  },
  examples: {
    named: [
      { language: 'nl', text: 'Logopedie Sprekend in Geel' },
      { language: 'de', text: 'Praxis für Logopädie in Bochum' },
    ],
    notNamed: [
      { language: 'en', text: 'A speech at the opening' },
      { language: 'fr', text: "Des erreurs d'orthographe" },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/speech_therapist',
};
