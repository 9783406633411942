import type { TradeEntry } from '../../trade.ts';

export const lactationConsultant: TradeEntry = {
  id: 'lactation-consultant',
  questions: 'generic',
  customers: 'practice',
  noun: 'lactation consultant',
  companyNoun: 'lactation practice',
  schemaTypes: ['MedicalBusiness', 'MedicalClinic'],
  additionalType: 'http://www.productontology.org/id/Lactation_consultant',
  names: {
    en: [
      'lactation consultant*',
      'ibclc',
      'breastfeeding consultant*',
      'lactation services',
      'lactation consulting',
      'breastfeeding clinic',
      'lactation clinic',
      'breastfeeding counsellor*',
      'breastfeeding counselor*',
      'lactation specialist*',
      'lactation counselor*',
      'lactation counsellor*',
      'lactation care',
      'breastfeeding specialist*',
      'infant feeding specialist*',
      'infant feeding consultant*',
      'lactation therapist*',
      'lactation educator*',
      'breastfeeding center',
      'breastfeeding centre',
    ],
    de: [
      'stillberater*',
      'stillberatung',
      'still- und laktationsberater*',
      'laktationsberater*',
      'stillpraxis',
      'stillzentrum',
      'laktationsberatung',
      'stillexpert*',
      'stillbegleit*',
      'stillspezialist*',
      'stillcoach*',
      'ibclc',
      'still beratung',
      'stillfachfrau',
    ],
    es: [
      'asesora de lactancia',
      'asesoras de lactancia',
      'consultora de lactancia',
      'consultoras de lactancia',
      'asesoría de lactancia',
      'consulta de lactancia',
      'ibclc',
      'consultor de lactancia',
      'asesor de lactancia',
      'asesoría en lactancia',
      'asesora en lactancia',
      'consultora en lactancia',
      'clínica de lactancia',
      'especialista en lactancia',
      'consultora internacional de lactancia',
      'consejera de lactancia',
      'asesoramiento en lactancia',
    ],
    fr: [
      'consultante en lactation',
      'consultantes en lactation',
      'conseillère en lactation',
      'conseillère en allaitement',
      'ibclc',
      'consultation allaitement',
      'consultation de lactation',
      'consultant en lactation',
      'conseillères en lactation',
      'conseillères en allaitement',
      'consultante en allaitement',
      'consultations en lactation',
      'accompagnement allaitement',
      'consultante lactation',
      "clinique d'allaitement",
      'consultations allaitement',
      'conseil en allaitement',
    ],
    it: [
      'consulente allattamento',
      'consulente in allattamento',
      'consulenti allattamento',
      'consulenza allattamento',
      'ibclc',
      "consulente per l'allattamento",
      "consulenza per l'allattamento",
      'consulenza in allattamento',
      'consulenti in allattamento',
      'consulente professionale in allattamento',
      'ambulatorio allattamento',
      'peer counsellor allattamento',
    ],
    nl: [
      'lactatiekundige*',
      'borstvoedingscoach*',
      'borstvoedingscentrum',
      'borstvoedingsconsulent*',
      'lactatiekundige ibclc',
      'lactatieconsulent*',
      'borstvoedingsbegeleiding',
      'lactatiepraktijk',
      'borstvoedingspraktijk',
      'borstvoedingsdeskundige*',
      'borstvoedingsspecialist*',
      'borstvoedingsbegeleider*',
      'borstvoedingskundige*',
      'ibclc',
      'lactatiekunde',
      'lactatiebegeleiding',
      'borstvoedingsadvies',
    ],
    pt: [
      'consultora de amamentação',
      'consultoras de amamentação',
      'consultoria de amamentação',
      'consultora de lactação',
      'conselheira de aleitamento materno',
      'ibclc',
      'consultora em aleitamento materno',
      'apoio à amamentação',
      'consultora em amamentação',
      'consultoras em amamentação',
      'consultoria em aleitamento',
      'conselheira em aleitamento materno',
      'conselheiras de aleitamento materno',
      'especialista em amamentação',
      'assessoria em amamentação',
      'assessora de amamentação',
      'consultora de aleitamento',
      'consultor de amamentação',
      'clínica de amamentação',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['lactation consultations', 'breastfeeding consultations'],
    de: ['stillvorbereitung', 'abstillen'],
    es: ['taller de lactancia', 'destete'],
    fr: ["consultation d'allaitement", 'sevrage'],
    it: ['corso allattamento'],
    nl: ['lactatiekundig consult', 'borstvoedingsconsult'],
    pt: ['consultoria em amamentação', 'desmame'],
  },
  sharedJobs: {
    en: [
      'breastfeeding support',
      'lactation support',
      'pumping',
      'tongue tie assessment',
      'low milk supply',
      'bottle feeding',
      'weaning',
      'prenatal breastfeeding class',
      'flange fitting',
      'back to work pumping',
      'lactation services',
      'lactation consulting',
    ],
    de: [
      'stillkurs',
      'beikostberatung',
      'stillberatung zuhause',
      'milchpumpe',
      'trageberatung',
      'stillprobleme',
      'relaktation',
      'milchstau',
      'schlafberatung',
      'zungenband',
      'stillberatung',
      'laktationsberatung',
    ],
    es: [
      'lactancia materna',
      'lactancia',
      'frenillo lingual',
      'extracción de leche',
      'agarre',
      'mastitis',
      'alimentación complementaria',
      'vuelta al trabajo',
      'relactación',
      'asesoría de lactancia',
      'consulta de lactancia',
    ],
    fr: [
      'allaitement',
      'allaitement maternel',
      'tire-lait',
      'frein de langue',
      'diversification alimentaire',
      'reprise du travail',
      'douleurs',
      "préparation à l'allaitement",
      'crevasses',
    ],
    it: [
      'svezzamento',
      'allattamento',
      'allattamento al seno',
      'tiralatte',
      'frenulo linguale',
      'ragadi',
      'mastite',
      'rientro al lavoro',
      'attacco al seno',
      'allattamento misto',
      'consulenza allattamento',
    ],
    nl: [
      'borstvoeding',
      'kolven',
      'tongriem',
      'borstvoedingscursus',
      'kolfadvies',
      'tepelkloven',
      'flesvoeding',
      'borstvoeding afbouwen',
      'huisbezoek',
      'borstvoedingsbegeleiding',
    ],
    pt: [
      'amamentação',
      'aleitamento materno',
      'laserterapia',
      'extração de leite',
      'ordenha',
      'freio lingual',
      'pega correta',
      'regresso ao trabalho',
      'introdução alimentar',
      'apoio à amamentação',
    ],
  },
  mentions: {
    en: `
      latching; latch difficulties; painful nursing; sore nipples; milk supply; oversupply; breast pump fitting;
      weighted feeds; breastfeeding classes; infant feeding; infant feeding support; combination feeding;
      feeding plans; home visits; virtual consultations; prenatal consultation; twins and multiples; premature babies;
      mastitis; relactation; tongue and lip tie; starting solids; cranial therapy
    `,
    de: `
      stillvorbereitungskurs; stillgruppe; stilltreffen; stillambulanz; stilltechnik; anlegen; wunde brustwarzen;
      brustentzündung; zu wenig milch; milchmenge steigern; zu viel milch; pumpen; pumpberatung; brusternährungsset;
      stillhütchen; frühgeborene; zwillinge stillen; saugprobleme; saugverwirrung; zungenbändchen; flaschenernährung;
      beikost; beikosteinführung; hausbesuche; online stillberatung
    `,
    es: `
      asesoría de lactancia a domicilio; consulta a domicilio; preparación a la lactancia; lactancia mixta;
      lactancia en tándem; grietas; dolor al amamantar; baja producción de leche; producción de leche; banco de leche;
      sacaleches; bebé prematuro; prematuros; gemelos; frenillo; destete respetuoso; sueño infantil; porteo;
      curso de lactancia
    `,
    fr: `
      soutien à l'allaitement; conseils en allaitement; atelier allaitement; cours d'allaitement;
      consultation à domicile; consultation prénatale; mise au sein; manque de lait; baisse de lactation; relactation;
      engorgement; mastite; allaitement mixte; jumeaux; prématuré; prématurés; freins restrictifs; succion;
      confusion sein tétine; biberon; location de tire-lait; prise de poids; sommeil du bébé
    `,
    it: `
      consulenza a domicilio; consulenza online; consulenza prenatale; allattamento materno; allattamento gemelli;
      scarsa produzione di latte; produzione di latte; ingorgo; ingorgo mammario; dolore al seno; paracapezzoli;
      frenulo; prematuri; rilattazione; autosvezzamento; alimentazione complementare; noleggio tiralatte; biberon;
      crescita del neonato; sostegno all'allattamento; babywearing; interruzione dell'allattamento
    `,
    nl: `
      consult aan huis; telefonisch consult; borstvoeding cursus; voorlichting borstvoeding; aanleggen; aanhappen;
      tepelpijn; pijnlijke tepels; borstontsteking; te weinig melk; te veel melk; melkproductie; bijvoeding;
      borst weigeren; te korte tongriem; relactatie; tweeling; prematuur; tepelhoedje; borstkolf; kolf huren;
      combineren met werk; vaste voeding; spruw
    `,
    pt: `
      consulta de amamentação; curso de amamentação; workshop de amamentação; visita domiciliar;
      consulta ao domicílio; pega; fissuras; mastite; ingurgitamento; produção de leite; baixa produção de leite;
      relactação; translactação; frenotomia; bombas de leite; prematuros; gémeos; gêmeos; desmame gentil;
      confusão de bicos; sono do bebê; alimentação complementar; shantala
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Anna Pell, lactation consultant in Ottawa' },
      { language: 'de', text: 'Stillberatung und Trageberatung in Wien' },
      { language: 'nl', text: 'Lactatiekundige in Hilversum' },
    ],
    notNamed: [
      { language: 'en', text: 'Consultants for the milk industry' },
      { language: 'fr', text: 'Une allocation de rentrée' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
