import type { TradeEntry } from '../../trade.ts';

export const occupationalTherapist: TradeEntry = {
  id: 'occupational-therapist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'occupational therapist',
  companyNoun: 'occupational therapy practice',
  schemaTypes: ['MedicalBusiness', 'MedicalClinic'],
  additionalType: 'http://www.productontology.org/id/Occupational_therapy',
  names: {
    en: [
      'occupational therap*',
      'occupational therapy practice',
      'occupational therapy clinic',
      'pediatric occupational therapy',
      'paediatric occupational therapy',
      'ot practice',
      'ot clinic',
      'ot services',
      "children's ot",
      'paediatric ot',
      'pediatric ot',
      'ot for kids',
    ],
    de: [
      'ergotherap*',
      'ergotherapiepraxis',
      'praxis für ergotherapie',
      'ergotherapie praxis',
      'beschäftigungstherap*',
      'ergopraxis',
      'ergo praxis',
      'ergo therapie',
      'ergopraxen',
      'handergotherap*',
      'kinderergotherap*',
    ],
    es: [
      'terapeuta ocupacional',
      'terapeutas ocupacionales',
      'terapia ocupacional',
      'centro de terapia ocupacional',
      'terapistas ocupacionales',
      'terapista ocupacional',
    ],
    fr: [
      'ergothérapeute*',
      'ergothérapie',
      "cabinet d'ergothérapie",
      'ergothérapeute libéral*',
      "clinique d'ergothérapie",
      'ergo thérapeute*',
      'ergothérapique*',
    ],
    it: [
      'terapista occupazionale',
      'terapisti occupazionali',
      'terapia occupazionale',
      'studio di terapia occupazionale',
      'ergoterapia',
      'ergoterapista',
      'ergoterapisti',
      'terapiste occupazionali',
      'ergoterapiste',
      'ergoterapeut*',
    ],
    nl: [
      'ergotherap*',
      'ergotherapiepraktijk',
      'praktijk voor ergotherapie',
      'kinderergotherap*',
      'ergopraktijk',
      'ergo praktijk',
      'handergotherap*',
      'ergocentrum',
      'ergo aan huis',
    ],
    pt: [
      'terapeuta ocupacional',
      'terapeutas ocupacionais',
      'terapia ocupacional',
      'clínica de terapia ocupacional',
      'terapias ocupacionais',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['sensory integration therapy', 'driving assessments'],
    de: ['sensorische integration', 'hirnleistungstraining'],
    es: ['integración sensorial', 'terapia de la mano'],
    fr: ["rééducation de l'écriture", 'intégration sensorielle'],
    it: ['integrazione sensoriale', 'riabilitazione della mano'],
    nl: ['handtherapie', 'sensorische informatieverwerking'],
    pt: ['integração sensorial', 'terapia da mão'],
  },
  sharedJobs: {
    en: [
      'sensory integration',
      'hand therapy',
      'handwriting',
      'fine motor skills',
      'home modifications',
      'feeding therapy',
      'sensory processing',
      'splinting',
      'equipment prescription',
      'wheelchair assessments',
      'pediatric occupational therapy',
      'paediatric occupational therapy',
    ],
    de: [
      'handtherapie',
      'sensorische integrationstherapie',
      'neurofeedback',
      'schienenversorgung',
      'adl training',
      'feinmotorik',
      'grafomotorik',
      'marburger konzentrationstraining',
      'motorisch-funktionelle behandlung',
      'psychisch-funktionelle behandlung',
      'sensomotorisch-perzeptive behandlung',
      'spiegeltherapie',
      'ergotherap*',
    ],
    es: [
      'estimulación cognitiva',
      'psicomotricidad',
      'motricidad fina',
      'grafomotricidad',
      'atención temprana',
      'actividades de la vida diaria',
      'adaptación del hogar',
      'productos de apoyo',
      'férulas',
      'terapia ocupacional',
    ],
    fr: [
      'graphomotricité',
      'aménagement du domicile',
      'motricité fine',
      'aides techniques',
      'adaptation du logement',
      'orthèses',
      'rééducation de la main',
      'évaluation à domicile',
      'outil informatique',
      'ergothérapie',
      "clinique d'ergothérapie",
    ],
    it: [
      'stimolazione cognitiva',
      'motricità fine',
      'psicomotricità',
      'prescrizione ausili',
      'adattamento domestico',
      'tutori',
      'attività della vita quotidiana',
      'terapia a domicilio',
      'terapia occupazionale',
    ],
    nl: [
      'woningaanpassing*',
      'hulpmiddelen',
      'schrijfproblemen',
      'fijne motoriek',
      'valpreventie',
      'energiemanagement',
      'rolstoeladvies',
      'scootmobiel',
      'spalken',
      'werkplekadvies',
      'ergotherap*',
      'kinderergotherap*',
    ],
    pt: [
      'estimulação cognitiva',
      'motricidade fina',
      'psicomotricidade',
      'atividades da vida diária',
      'adaptação do domicílio',
      'produtos de apoio',
      'intervenção precoce',
      'órteses',
      'terapia ao domicílio',
      'terapia ocupacional',
    ],
  },
  mentions: {
    en: `
      occupational therapy assessment*; functional assessments; functional capacity evaluation*; home assessments;
      home safety assessments; cognitive rehabilitation; stroke rehabilitation; neurological rehabilitation;
      assistive technology; adaptive equipment; assistive equipment; school readiness; early intervention;
      self-care skills; daily living skills; executive functioning; play skills; social skills groups;
      toilet training; ndis reports; return to work; work hardening; ergonomic assessments
    `,
    de: `
      ergotherapeutische behandlung; geriatrie; neurologie; konzentrationstraining; aufmerksamkeitstraining;
      gedächtnistraining; graphomotorik; wahrnehmungstraining; alltagstraining; hilfsmittelberatung;
      hilfsmittelversorgung; wohnraumanpassung; arbeitsplatzberatung; gelenkschutz; elternberatung;
      händigkeitstestung; linkshänderberatung; entwicklungsdiagnostik; sozialkompetenztraining; hausbesuche; bobath;
      narbenbehandlung; paraffinbad
    `,
    es: `
      terapia ocupacional infantil; terapia ocupacional pediátrica; terapia ocupacional en geriatría;
      rehabilitación funcional; rehabilitación neurológica; neurorrehabilitación; daño cerebral;
      entrenamiento de la memoria; rehabilitación cognitiva; valoración funcional; evaluación sensorial;
      terapia a domicilio; adaptaciones; sillas de ruedas; estimulación temprana; dificultades de aprendizaje;
      terapia de alimentación; asesoramiento a familias; habilidades sociales
    `,
    fr: `
      bilan ergothérapique; bilan d'ergothérapie; bilan sensoriel; évaluation fonctionnelle; dysgraphie; dyspraxie;
      troubles des apprentissages; remédiation cognitive; rééducation neurologique; fauteuil roulant;
      aménagement de poste; ergonomie; clavier; écriture; troubles sensoriels; visites à domicile;
      accompagnement scolaire; adaptation de véhicule; prévention des chutes; guidance parentale
    `,
    it: `
      valutazione funzionale; valutazione domiciliare; valutazione ausili; terapia occupazionale pediatrica;
      terapia della mano; riabilitazione cognitiva; riabilitazione neurologica; riabilitazione post ictus; disgrafia;
      rieducazione della scrittura; splint; ausili; carrozzine; disturbi dell'apprendimento; ergonomia;
      consulenza ai genitori; età evolutiva
    `,
    nl: `
      ergotherapie aan huis; prikkelverwerking; sensorische integratie; niet aangeboren hersenletsel; handletsel;
      handrevalidatie; belasting en belastbaarheid; ergonomie; zithouding; zitadvies; schrijfmotoriek;
      schoolproblemen; mantelzorgondersteuning; long covid; rijvaardigheid; arbeidsrevalidatie; motoriek
    `,
    pt: `
      terapia ocupacional infantil; terapia ocupacional pediátrica; avaliação funcional; avaliação sensorial;
      reabilitação cognitiva; reabilitação neurológica; reabilitação da mão; treino de memória; treino de autonomia;
      tecnologia assistiva; cadeiras de rodas; coordenação motora; seletividade alimentar;
      dificuldades de aprendizagem; grafomotricidade; orientação aos pais; atendimento domiciliar; ergonomia
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Bright Hands occupational therapy in Leeds' },
      { language: 'de', text: 'Praxis für Ergotherapie Sander' },
      { language: 'fr', text: 'Ergothérapeute à Nantes' },
    ],
    notNamed: [
      { language: 'en', text: 'Our favorite occupation is fishing' },
      { language: 'de', text: 'Ergonomische Bürostühle' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): healthcare/occupational_therapist',
};
