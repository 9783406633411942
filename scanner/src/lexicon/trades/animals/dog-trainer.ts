import type { TradeEntry } from '../../trade.ts';

export const dogTrainer: TradeEntry = {
  id: 'dog-trainer',
  questions: 'generic',
  customers: 'lessons',
  noun: 'dog trainer',
  companyNoun: 'dog training company',
  schemaTypes: ['LocalBusiness', 'EducationalOrganization'],
  additionalType: 'http://www.productontology.org/id/Dog_training',
  names: {
    en: [
      'dog trainer*',
      'dog training*',
      'puppy training',
      'dog behaviorist*',
      'dog obedience school',
      'puppy school',
      'puppy classes',
      'canine trainer*',
      'canine training',
      'dog obedience',
      'obedience training',
      'dog behaviourist*',
      'dog behaviour',
      'dog behavior',
      'puppy trainer*',
      'k9 training',
      'dog school*',
      'pet trainer*',
      'pet behaviourist*',
      'pet behaviorist*',
      'dog academy',
      'dog agility',
      'gundog training',
    ],
    de: [
      'hundeschule*',
      'hundetrainer*',
      'hundeerziehung',
      'hundetraining*',
      '*hundeschule',
      'hundeverhaltenstherap*',
      'hundeverhaltensberat*',
      'hundeverhaltenstrain*',
      'hundepsycholog*',
      'hundecoach*',
      'welpenschule*',
      'welpentraining*',
      'hundesportverein',
      'hundesportschule',
      'hundeausbild*',
      'hundezentrum',
      'hundeakademie*',
      'hundekurse',
      'welpenkurse',
      'training für hunde',
      'mensch hund training',
    ],
    es: [
      'adiestrador canino',
      'adiestramiento canino',
      'educador canino',
      'adiestramiento de perros',
      'educación canina',
      'adiestrador de perros',
      'adiestradores caninos',
      'adiestradora canina',
      'educadora canina',
      'educadores caninos',
      'educador de perros',
      'entrenador de perros',
      'entrenador canino',
      'entrenamiento canino',
      'entrenamiento de perros',
      'entrenamiento para perros',
      'escuela canina',
      'escuela para perros',
      'etólogo canino',
      'etología canina',
      'adiestramiento',
    ],
    fr: [
      'éducateur canin',
      'éducation canine',
      'dresseur de chiens',
      'éducatrice canine',
      'comportementaliste canin',
      'éducateurs canins',
      'éducateur pour chien*',
      'dresseur canin',
      'dressage de chien*',
      'dressage canin',
      'école du chiot',
      'école pour chiot*',
      'école pour chiens',
      'école canine',
      'comportementaliste chien',
      'club canin',
      'entraîneur canin',
      'entraînement canin',
      'obéissance canine',
      'éducation de chiens',
      'éducation du chiot',
    ],
    it: [
      'addestratore cinofilo',
      'educatore cinofilo',
      'addestramento cani',
      'centro cinofilo',
      'addestratori cinofili',
      'educatori cinofili',
      'educatrice cinofila',
      'addestratrice cinofila',
      'addestramento cinofilo',
      'educazione cinofila',
      'scuola per cani',
      'scuola cinofila',
      'istruttore cinofilo',
      'istruttori cinofili',
      'addestratore di cani',
      'addestratore cani',
      'educatore cani',
      'educazione cani',
      'addestramento di cani',
      'consulente cinofilo',
      'campo cinofilo',
    ],
    nl: [
      'hondenschool*',
      'hondentrainer*',
      'hondentraining*',
      'puppycursus',
      'gedragstherapeut honden',
      'hondengedrag*',
      'hondencoach*',
      'puppytraining*',
      'puppyschool*',
      'puppyles*',
      'hondenopvoeding',
      'gehoorzaamheidstraining*',
      'hondentherapeut*',
      'hondenacademie',
      'gedragstherapie honden',
      'kynologisch instructeur',
      'hondeninstructeur*',
      'hondencursus*',
      'kynologenclub*',
      'hondenlessen',
      'hondenopleiding*',
    ],
    pt: [
      'adestrador*',
      'adestramento de cães',
      'treino canino',
      'escola de cães',
      'treinador de cães',
      'adestramento',
      'educador canino',
      'educadora canina',
      'educação canina',
      'escola canina',
      'escola para cães',
      'treinador canino',
      'treinadora canina',
      'treino de cães',
      'treino para cães',
      'treino de obediência',
      'treinamento de cães',
      'treinamento canino',
      'comportamentalista canino',
      'comportamento canino',
    ],
  },
  work: { en: ['obedience', 'leash training'], de: ['welpenkurs*', 'welpengruppe*', 'leinenführigkeit'] },
  neverAlone: {},
  jobs: {
    en: [
      'puppy classes',
      'obedience training',
      'behavior modification',
      'board and train',
      'agility',
      'private lessons',
    ],
    de: [
      'welpenkurs*',
      'junghundekurs*',
      'einzeltraining',
      'agility',
      'mantrailing',
      'rückruftraining',
      'antijagdtraining',
      'begleithundekurs',
      'welpengruppe',
      'welpenspielgruppe',
      'verhaltenstherapie',
      'leinenführigkeit',
      'grunderziehung',
      'social walk*',
      'beschäftigungskurse',
    ],
    es: ['educación de cachorros', 'modificación de conducta', 'agility', 'obediencia'],
    fr: ['école du chiot', 'cours collectifs', 'agility', 'rééducation comportementale'],
    it: ['puppy class', 'agility', 'obedience', 'rieducazione comportamentale'],
    nl: ['puppycursus', 'gehoorzaamheidscursus', 'agility', 'privéles'],
    pt: ['obediência', 'agility', 'modificação de comportamento', 'socialização'],
  },
  sharedJobs: {
    en: [
      'behaviour consultation*',
      'recall training',
      'one to one training',
      'puppy training',
      'group classes',
      'reactive dogs',
      'leash training',
      'off-leash training',
      'therapy dog*',
      'aggression',
      'day training',
      'in-home training',
      'recall',
      'separation anxiety',
      'scent work',
      'dog walking',
      'virtual training',
    ],
    de: [
      'hund und kinder',
      'welpentraining',
      'junghundetraining',
      'gruppenkurse',
      'alltagstraining',
      'verhaltensberatung',
      'beschäftigung',
      'dummytraining',
      'hundebetreuung',
      'begleithund*',
      'nasenarbeit',
      'longieren',
      'hundeführerschein',
      'online-training',
      'erstgespräch',
      'hundekurse',
    ],
    es: [
      'adiestramiento canino',
      'educación canina',
      'clases para cachorros',
      'etología',
      'guardería canina',
      'entrenamiento canino',
      'entrenamiento de perros',
      'adiestramiento',
    ],
    fr: ['éducation canine', 'obéissance', 'cours individuels', 'comportementaliste', 'éducation du chiot'],
    it: [
      'educazione cinofila',
      'educazione di base',
      'obbedienza',
      'passeggiate',
      'asilo per cani',
      'addestramento cinofilo',
      'educazione cani',
    ],
    nl: ['gehoorzaamheidstraining', 'gedragstherapie', 'puppytraining', 'hondenuitlaatservice', 'basiscursus'],
    pt: [
      'adestramento canino',
      'educação canina',
      'modificação comportamental',
      'aulas para cachorros',
      'creche canina',
      'passeios',
      'adestramento',
      'treino de cães',
      'treino de obediência',
    ],
  },
  mentions: {
    en: `
      puppy socialization; puppy socials; puppy kindergarten; puppy foundation; puppy preschool; puppy course*;
      adolescent dog classes; teenage dogs; basic obedience; advanced obedience; obedience classes;
      off leash obedience; group training; private training; private dog training; 1-1 training; one to one sessions;
      in-home dog training; residential training; board and train programs; dog bootcamp*; day school;
      behaviour modification; behavioural consultations; behavioral training; aggression rehabilitation;
      reactive dog training; reactivity; fear and anxiety; resource guarding; leash reactivity; loose lead walking;
      loose leash walking; lead walking; jumping up; house training; potty training; crate training;
      canine good citizen; cgc testing
    `,
    de: `
      hundeausbildung; welpenspielstunde; welpenspielstunden; welpenstunde; welpenstunden; welpenerziehung;
      welpenschule; welpenprägung; welpenberatung; junghunde; junghundegruppe; grundkurs; grundkurse; basiskurs;
      basistraining; aufbaukurs; aufbaukurse; grundgehorsam; erziehungskurs; erziehungskurse; familienhundekurs;
      familienhunde; fortgeschrittenenkurs; gruppentraining; gruppenstunden; kleingruppen; einzelstunden;
      einzelstunde; einzelunterricht; privattraining; intensivtraining; hausbesuche; problemhunde;
      problemhundtraining; problemverhalten; aggressionsverhalten; angsthunde; ängstliche hunde; leinenaggression
    `,
    es: `
      adiestramiento canino a domicilio; adiestramiento a domicilio; adiestramiento en positivo;
      adiestramiento básico; adiestramiento avanzado; adiestramiento deportivo; adiestramiento de cachorros;
      adiestramiento online; educación básica; educación en positivo; educación de perros;
      educación canina en positivo; educación canina a domicilio; educación avanzada; entrenamiento a domicilio;
      entrenamiento básico; curso de cachorros; clases de cachorros; escuela de cachorros; guardería de cachorros;
      socialización; socialización de cachorros; paseos de socialización; obediencia básica; obediencia avanzada;
      obediencia deportiva; clases grupales; clases en grupo; clases colectivas; clases individuales;
      clases particulares; clases a domicilio; clases online; sesiones individuales; asesoramiento online;
      asesoría online; asesoramiento preadopción
    `,
    fr: `
      éducation canine à domicile; éducation chiot; éducation du chien; éducation chien adulte; éducation chien;
      éducation positive; éducation adulte; éducation comportementale; école des chiots; école de chiots;
      cours pour chiots; cours chiot; maternelle pour chiots; maternelle chiot; cours de dressage; dressage;
      dressage de chien; cours d'éducation; cours d'éducation canine; cours d'obéissance; cours privés;
      cours en privé; cours de groupe; cours en groupe; cours particuliers; cours individuel; cours collectif;
      cours à domicile; séances individuelles; séance individuelle; séances collectives; séance collective;
      bilan comportemental; bilan; rééducation; rééducation canine; troubles du comportement;
      problèmes de comportement; consultation comportementale
    `,
    it: `
      educazione cinofila di base; educazione cane; educazione avanzata; educazione cuccioli;
      educazione cuccioli e adulti; educazione del cucciolo; addestramento; addestramento base;
      addestramento a domicilio; obbedienza di base; obbedienza avanzata; corso cuccioli; corsi cuccioli; corso base;
      corso avanzato; corsi base; corsi di educazione; corsi di gruppo; corsi individuali; corsi collettivi;
      corsi online; lezioni individuali; lezioni di gruppo; lezioni private; lezioni a domicilio; lezioni collettive;
      percorsi individuali; percorsi educativi; percorso educativo; percorso cuccioli; percorsi di educazione;
      classi di socializzazione; classi di comunicazione; socializzazione; consulenza cinofila; consulenze;
      consulenza online; consulenza comportamentale
    `,
    nl: `
      hondencursus; hondencursussen; puppy cursus; puppycursussen; puppy training; puppyklas; puppyschool;
      puppy party; puppyles; puppybegeleiding; puppy aan huis; puppyconsult; pubercursus; puberhonden; puberklas;
      pubertraining; puber cursus; jonge hondencursus; basistraining; basisgehoorzaamheid; basis opvoeding;
      gehoorzaamheid; vervolgcursus; gevorderden; gevorderden cursus; gevorderdencursus; gezinshond; gezinshonden;
      groepslessen; groepstraining; groepsles; groepscursus; privétraining; privé training; privelessen; privé lessen;
      privéles aan huis; individuele training; individuele begeleiding; individuele lessen
    `,
    pt: `
      treino de cachorros; treino ao domicílio; treino em casa; treino individual; treino em grupo; treino positivo;
      treino básico; treino avançado; treino de socialização; treino de proteção; treino desportivo;
      treinos individuais; treinos de grupo; adestramento básico; adestramento avançado; adestramento em domicílio;
      adestramento a domicílio; adestramento de filhotes; adestramento positivo; adestramento em casa;
      adestramento online; adestramento individual; adestramento inteligente; adestramento em internato; educação;
      educação de cachorros; educação de filhotes; educação básica; educação positiva; escola de cachorros;
      escola para cachorros; curso de cachorros; puppy class; puppy classes; classes de cachorros; filhotes;
      obediência básica
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Hundeschule in Graz' },
      { language: 'en', text: 'Good Boy dog training in Boise' },
    ],
    notNamed: [
      { language: 'en', text: 'Training at your own pace' },
      { language: 'fr', text: 'Un chien dans un jeu de quilles' },
    ],
  },
  source: 'schema.org 30.0',
};
