import type { TradeEntry } from '../../trade.ts';

export const psychotherapist: TradeEntry = {
  id: 'psychotherapist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'psychotherapist',
  companyNoun: 'psychotherapy practice',
  schemaTypes: ['MedicalClinic', 'MedicalBusiness'],
  additionalType: 'http://www.productontology.org/id/Psychotherapy',
  names: {
    en: [
      'psychotherapist*',
      'psychotherapy',
      'psychologist*',
      'counselor',
      'counselors',
      'counsellor*',
      'counselling service*',
      'counseling center',
      'mental health clinic',
      'marriage counselor',
      'couples therapist*',
      'counseling services',
      'therapy practice',
      'hypnotherap*',
    ],
    de: [
      'psychotherap*',
      'psycholog*',
      'psychologische praxis',
      'heilpraktiker für psychotherapie',
      'praxis für psychotherapie',
      'paartherapie',
      'hypnotherap*',
    ],
    es: [
      'psicólogo*',
      'psicóloga*',
      'psicoterapeuta*',
      'psicología',
      'consulta de psicología',
      'gabinete de psicología',
      'centro de psicología',
    ],
    fr: [
      'psychologue*',
      'psychothérapeute*',
      'psychothérapie',
      'psychopraticien*',
      'cabinet de psychologie',
      'psychanalyste*',
    ],
    it: ['psicologo', 'psicologi', 'psicologa', 'psicoterapeuta', 'psicoterapia', 'studio di psicologia'],
    nl: [
      'psycholoog',
      'psychologen',
      'psychotherapeut*',
      'psychologiepraktijk',
      'psychotherapie',
      'psychologenpraktijk',
    ],
    pt: [
      'psicólogo*',
      'psicóloga*',
      'psicoterapeuta*',
      'psicoterapia',
      'consultório de psicologia',
      'clínica de psicologia',
    ],
  },
  work: { en: ['anxiety', 'depression', 'cbt'], de: ['verhaltenstherapie', 'tiefenpsychologie'] },
  neverAlone: {},
  jobs: {
    en: [
      'individual therapy',
      'couples therapy',
      'family therapy',
      'anxiety treatment',
      'trauma therapy',
      'emdr',
      'cbt',
      'online therapy',
      'grief counseling',
    ],
    de: ['verhaltenstherapie', 'paartherapie', 'einzeltherapie', 'emdr', 'traumatherapie', 'hypnose', 'coaching'],
    es: [
      'terapia individual',
      'terapia de pareja',
      'terapia familiar',
      'ansiedad',
      'depresión',
      'terapia online',
      'psicología infantil',
    ],
    fr: ['thérapie individuelle', 'thérapie de couple', 'thérapie familiale', 'emdr', 'hypnose'],
    it: ['terapia individuale', 'terapia di coppia', 'terapia familiare', 'emdr', 'sostegno psicologico'],
    nl: ['individuele therapie', 'relatietherapie', 'emdr', 'cognitieve gedragstherapie', 'kindertherapie'],
    pt: ['terapia individual', 'terapia de casal', 'terapia familiar', 'terapia online', 'avaliação psicológica'],
  },
  sharedJobs: {
    en: [
      'anxiety',
      'depression',
      'trauma',
      'addiction',
      'group therapy',
      'child therapy',
      'adhd',
      'couples counselling',
      'life coaching',
      'stress',
      'bereavement',
    ],
    de: [
      'gruppentherapie',
      'krisenintervention',
      'online-therapie',
      'burnout*',
      'depression*',
      'angststörungen',
      'hypnotherapie',
      'familientherapie',
      'supervision',
      'paarberatung',
      'systemische therapie',
      'kinder- und jugendlichenpsychotherapie',
    ],
    es: [
      'emdr',
      'autoestima',
      'trauma',
      'adicciones',
      'duelo',
      'terapia infantil',
      'coaching',
      'sexología',
      'terapia de adultos',
      'estrés',
    ],
    fr: [
      'tcc',
      'burn-out',
      'deuil',
      'anxiété',
      'dépression',
      'téléconsultation',
      'enfants et adolescents',
      'supervision',
      'addictions',
      'phobies',
      'gestion du stress',
    ],
    it: [
      'psicoterapia individuale',
      'psicoterapia di coppia',
      'ansia',
      'depressione',
      'attacchi di panico',
      'consulenza online',
      'disturbi alimentari',
      'lutto',
      'supporto psicologico',
      'sostegno genitoriale',
      'psicologia dello sviluppo',
      'autostima',
    ],
    nl: [
      'angst*',
      'depressie',
      'burn-out',
      'gezinstherapie',
      'coaching',
      'rouwverwerking',
      'trauma*',
      'kinderen en jongeren',
      'groepstherapie',
      'schematherapie',
      'mindfulness',
      'partnerrelatietherapie',
    ],
    pt: [
      'ansiedade',
      'depressão',
      'psicoterapia',
      'consulta online',
      'luto',
      'psicologia infantil',
      'orientação vocacional',
      'terapia infantil',
      'orientação profissional',
      'emdr',
      'autoestima',
    ],
  },
  mentions: {
    en: `
      counselling; counseling; couples counseling; family counseling; marriage counseling; individual counseling;
      individual counselling; cognitive behavioral therapy; cognitive behavioural therapy;
      dialectical behavior therapy; play therapy; teen therapy; adolescent therapy; ptsd; psychological assessments;
      psychological testing; adhd assessments; hypnotherapy; anger management; self esteem; relationship issues;
      eating disorders; grief and loss; premarital counseling; medication management; sex therapy; mindfulness;
      supervision; parenting support; art therapy; neurofeedback; teletherapy; anxiety counseling
    `,
    de: `
      psychotherapie; psychologische beratung; einzelberatung; kindertherapie; jugendtherapie; hypnosetherapie;
      angsttherapie; ängste und panik; ängste; panikattacken; zwangsstörungen; trauerbegleitung; trauerbewältigung;
      traumata; essstörungen; sexualtherapie; eheberatung; lebensberatung; stressbewältigung; entspannungsverfahren;
      autogenes training; achtsamkeit; erstgespräch; psychotherapeutische sprechstunde; probatorische sitzungen;
      akuttherapie; tiefenpsychologie; schematherapie; gestalttherapie; adhs; adhs diagnostik; raucherentwöhnung;
      onlineberatung; familienberatung; gesprächstherapie; körpertherapie; mobbing; trennung; kunsttherapie;
      neurofeedback
    `,
    es: `
      psicoterapia; terapia psicológica; terapia de niños; terapia para adultos; psicoterapia individual;
      psicología para adultos; psicología de adultos; psicología adolescente; trastornos de ansiedad;
      ansiedad y depresión; ataques de pánico; fobias; trastornos alimentarios; trastornos de la conducta alimentaria;
      mindfulness; hipnosis; evaluación psicológica; evaluaciones psicológicas; informes periciales;
      peritaje psicológico; orientación familiar; orientación vocacional; orientación a padres; neuropsicología; tdah;
      dependencia emocional; gestión emocional; psicopedagogía; psiquiatría; logopedia; duelos; trauma y emdr;
      constelaciones familiares; habilidades sociales; crisis de pareja; terapia para niños;
      terapia para adolescentes; psicología de pareja; psicología online; terapia sexual
    `,
    fr: `
      psychothérapie individuelle; psychothérapie de couple; thérapie familiale systémique; thérapies brèves;
      thérapie cognitive et comportementale; hypnothérapie; hypnose ericksonienne; psychanalyse;
      soutien psychologique; suivi psychologique; accompagnement psychologique; consultation psychologique;
      consultations en ligne; consultation en ligne; séance individuelle; couple et famille; bilan psychologique;
      bilans psychologiques; évaluation psychologique; évaluation neuropsychologique; tests de qi; test de qi;
      bilan de compétences; haut potentiel; tdah; guidance parentale; soutien à la parentalité; trauma; traumatismes;
      estime de soi; confiance en soi; trouble anxieux; troubles anxieux; troubles alimentaires; deuil et séparation;
      séparation; arrêt du tabac; sophrologie; méditation; pleine conscience
    `,
    it: `
      psicoterapia familiare; psicoterapia di gruppo; consulenza psicologica; colloquio psicologico; primo colloquio;
      colloqui clinici; valutazione psicologica; psicodiagnosi; psicodiagnostica; test psicologici;
      consulenza di coppia; consulenza familiare; sostegno alla genitorialità; parent training; mediazione familiare;
      disturbi d'ansia; disturbi dell'umore; disturbi di personalità; attacco di panico; fobie; dipendenze;
      dipendenza affettiva; burnout; gestione dello stress; elaborazione del lutto; trauma; mindfulness;
      training autogeno; ipnosi; sessuologia; età evolutiva; adolescenza; infanzia; neuropsicologia; perizie;
      orientamento scolastico; psicologia perinatale; supervisione; psicologia dello sport; crisi di coppia
    `,
    nl: `
      psychologische begeleiding; psychologische behandeling; therapie voor volwassenen; therapie voor kinderen;
      speltherapie; koppeltherapie; relatiebegeleiding; relatieproblemen; emdr therapie; traumatherapie;
      traumaverwerking; ptss; angststoornissen; angst en paniek; paniek; faalangst; angstklachten; stemmingsklachten;
      depressieve klachten; stress en burn out; burn out begeleiding; burn out coaching; burn-outcoaching; zelfbeeld;
      laag zelfbeeld; negatief zelfbeeld; assertiviteit; rouw; rouw en verlies; rouwbegeleiding; rouwtherapie;
      eetstoornissen; verslaving; persoonlijkheidsproblematiek; adhd; autisme; hoogbegaafdheid; diagnostiek;
      intelligentieonderzoek; iq test
    `,
    pt: `
      psicoterapia individual; psicoterapia de casal; psicoterapia online; psicologia clínica; psicologia da saúde;
      psicologia do desporto; consulta de psicologia; consultas de psicologia; atendimento psicológico;
      acompanhamento psicológico; apoio psicológico; terapia de grupo; terapia de família;
      terapia cognitivo comportamental; psicanálise; hipnoterapia; hipnose clínica; neuropsicologia;
      avaliação neuropsicológica; reabilitação neuropsicológica; orientação de pais; orientação parental;
      aconselhamento parental; perturbações de ansiedade; síndrome do pânico; ataques de pânico; fobias; burnout;
      perturbações alimentares; transtornos alimentares; dependências; transtornos de ansiedade; perturbações do sono;
      tdah; phda; autismo; sexologia; laudos psicológicos; avaliação psicológica para cirurgia bariátrica;
      cirurgia bariátrica
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Lena Roth, psychotherapist in Bath' },
      { language: 'pt', text: 'Psicóloga clínica no Porto' },
    ],
    notNamed: [
      { language: 'en', text: 'A psychological thriller in three acts' },
      { language: 'en', text: 'Work counter to the clock' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/psychotherapist',
};
