import type { TradeEntry } from '../../trade.ts';

export const immigrationConsultant: TradeEntry = {
  id: 'immigration-consultant',
  questions: 'generic',
  customers: 'adviser',
  noun: 'immigration consultant',
  companyNoun: 'immigration consultancy',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Immigration_consultant',
  names: {
    en: [
      'immigration consultant*',
      'immigration consultancy',
      'immigration adviser*',
      'immigration advisor*',
      'visa consultant*',
      'immigration services',
      'rcic',
      'visa agency',
      'migration agent*',
      'immigration agency',
      'immigration consulting',
      'visa agent*',
      'visa services',
      'registered migration agent*',
      'immigration agent*',
    ],
    de: [
      'visaagentur*',
      'visum agentur*',
      'visumservice*',
      'visaservice*',
      'visadienst*',
      'visabüro',
      'einwanderungsberatung*',
      'einwanderungsberater*',
      'auswanderungsberatung*',
      'auswanderungsberater*',
      'visumagentur*',
      'visa service',
      'immigrationsberatung',
      'visum dienst*',
    ],
    es: [
      'asesoría migratoria',
      'asesor migratorio',
      'consultoría migratoria',
      'servicios migratorios',
      'asesoría de extranjería',
      'consultora migratoria',
      'gestoría de extranjería',
      'trámites migratorios',
      'consultor de inmigración',
      'asesores migratorios',
      'trámites de extranjería',
      'servicios de inmigración',
      'gestión de visas',
      'agencia de visas',
      'trámite de visas',
    ],
    fr: [
      'consultant en immigration',
      'consultants en immigration',
      'consultante en immigration',
      'conseil en immigration',
      "cabinet d'immigration",
      "services d'immigration",
      'agence de visas',
      'service de visa*',
      'conseiller en immigration',
      'conseillère en immigration',
      'agence visa*',
      'consultation immigration',
      "agence d'immigration",
    ],
    it: [
      'consulenza immigrazione',
      'consulente immigrazione',
      'consulenza per stranieri',
      'agenzia visti',
      'pratiche immigrazione',
      'ufficio visti',
      'agenzia pratiche stranieri',
      "consulenza sull'immigrazione",
      'pratiche per stranieri',
      'servizio visti',
      'sportello immigrazione',
      'sportello stranieri',
    ],
    nl: [
      'visumbureau*',
      'visum service*',
      'visumservice*',
      'visumdienst*',
      'immigratieadvies*',
      'immigratieadviseur*',
      'immigratieconsultant*',
      'immigratiebureau',
      'visum agentschap',
      'migratieadvies',
      'emigratieadvies*',
      'emigratiebureau',
      'immigratiedienst*',
      'emigratieconsultant*',
    ],
    pt: [
      'consultoria de imigração',
      'consultor de imigração',
      'assessoria de imigração',
      'assessoria em vistos',
      'consultoria imigratória',
      'assessoria de vistos',
      'despachante de vistos',
      'serviços de imigração',
      'consultoria migratória',
      'assessoria para cidadania',
      'agência de vistos',
      'assessoria imigratória',
      'assessoria de cidadania',
      'cidadania italiana assessoria',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {},
  sharedJobs: {
    en: [
      'express entry',
      'work permit*',
      'family sponsorship',
      'spousal sponsorship',
      'partner visa*',
      'student visa*',
      'study permit*',
      'work visas',
      'citizenship applications',
      'permanent residence',
      'visitor visas',
      'skilled migration',
      'business visas',
      'naturalization',
      'provincial nominee program',
      'passport services',
      'green card renewal',
      'employer sponsored visas',
      'immigration services',
      'visa services',
    ],
    de: [
      'visabeschaffung',
      'visumbeschaffung',
      'visumantrag*',
      'blaue karte eu',
      'geschäftsvisum',
      'touristenvisum',
      'aufenthaltstitel',
      'arbeitserlaubnis',
      'legalisierung',
      'apostille',
      'einbürgerung',
      'relocation',
      'familiennachzug',
      'aufenthaltserlaubnis',
      'fachkräfteeinwanderung',
      'visumservice*',
      'visaservice*',
      'visa service',
    ],
    es: [
      'permiso de residencia',
      'reagrupación familiar',
      'arraigo*',
      'visa americana',
      'nacionalidad española',
      'nacionalidad',
      'visado de estudiante',
      'permiso de trabajo',
      'visados',
      'residencia',
      'visa de trabajo',
      'golden visa',
      'ciudadanía',
      'visa de turista',
      'visado nómada digital',
      'renovación de pasaporte',
      'naturalización',
      'trámites migratorios',
      'trámites de extranjería',
      'gestión de visas',
    ],
    fr: [
      "permis d'études",
      'permis de travail',
      'parrainage familial',
      'entrée express',
      'csq',
      'résidence permanente',
      'demande de visa',
      'citoyenneté',
      'visa étudiant',
      'regroupement familial',
      'titre de séjour',
      'immigration',
      'naturalisation',
      'visa de travail',
      'parrainage',
      'visa touristique',
      "immigration d'affaires",
    ],
    it: [
      'permesso di soggiorno',
      'ricongiungimento familiare',
      'cittadinanza italiana',
      'decreto flussi',
      'visti',
      'cittadinanza',
      'visto turistico',
      'visto di lavoro',
      'apostille',
      'legalizzazione documenti',
      'visto per studio',
      'rinnovo permesso di soggiorno',
      'visti consolari',
      'visto per affari',
      'golden visa',
      'traduzioni giurate',
      'consulenza immigrazione',
      'consulenza per stranieri',
      'pratiche immigrazione',
      "consulenza sull'immigrazione",
      'pratiche per stranieri',
    ],
    nl: [
      'visumaanvraag',
      'visum aanvragen',
      'kennismigrant*',
      'verblijfsvergunning',
      'werkvergunning',
      'gezinshereniging',
      'naturalisatie',
      'zakenvisum',
      'toeristenvisum',
      'legalisatie',
      'apostille',
      'emigreren',
      'inburgering',
      'tewerkstellingsvergunning',
      'schengenvisum',
      'visumservice*',
    ],
    pt: [
      'autorização de residência',
      'visto americano',
      'reagrupamento familiar',
      'cidadania italiana',
      'visto d7',
      'nacionalidade portuguesa',
      'visto de trabalho',
      'vistos',
      'cidadania portuguesa',
      'visto de estudante',
      'golden visa',
      'visto de turismo',
      'passaporte',
      'visto canadense',
      'residência permanente',
      'visto nómada digital',
      'cidadania europeia',
    ],
  },
  mentions: {
    en: `
      permanent residency; citizenship; visa applications; visa application; study permits; work permits;
      visitor visa; super visa; tourist visa; tourist visas; business immigration; business visa; investor visa;
      start-up visa; spouse visa; fiancé visa; family visa; family reunification; parent visa; parent visas;
      skilled worker visa; sponsor licence; skilled visas; global talent visa; graduate visa;
      indefinite leave to remain; eu settlement scheme; british citizenship; lmia; provincial nominee;
      caregiver program; refugee claims; humanitarian and compassionate; appeals; visa refusals; visa extension;
      visa renewals; post-graduation work permit; pr card renewal; adjustment of status
    `,
    de: `
      visum; visa; visabeantragung; visum beantragen; e-visum; evisum; esta; reisevisum; businessvisum; arbeitsvisum;
      studentenvisum; studienvisum; transitvisum; langzeitvisum; russland visum; china visum; indien visum; usa visum;
      greencard; green card lotterie; niederlassungserlaubnis; daueraufenthalt; familienzusammenführung;
      ehegattennachzug; rot-weiß-rot karte; aufenthaltsbewilligung; arbeitsbewilligung;
      beschleunigtes fachkräfteverfahren; anerkennung ausländischer abschlüsse; anerkennung von abschlüssen;
      staatsbürgerschaft; verpflichtungserklärung; reiseversicherung; konsularservice; beglaubigung; beglaubigungen;
      dokumentenlegalisierung; legalisation; übersetzungen; auswandern
    `,
    es: `
      arraigo social; arraigo laboral; arraigo familiar; arraigo para la formación; arraigo sociolaboral;
      residencia y trabajo; residencia legal; residencia de larga duración; residencia temporal;
      residencia permanente; residencia no lucrativa; visado no lucrativo; autorización de residencia;
      tarjeta de residencia; tarjeta comunitaria; tarjeta de familiar comunitario; renovación de nie; renovaciones;
      estancia por estudios; visa de estudiante; visas; visa de inversionista; visa canadiense; eta canadá;
      solicitud de visa; llenado de formularios; ds-160; entrevista consular; asilo; protección internacional;
      recursos; homologación de títulos; apostilla; apostillas; legalización de documentos; traducciones juradas;
      ley de nietos; nacionalidad por residencia; ajuste de estatus; petición familiar
    `,
    fr: `
      immigration canada; immigration québec; travailleurs qualifiés; programme de l'expérience québécoise; arrima;
      parrainage du conjoint; parrainage conjugal; super visa; visa de visiteur; visa visiteur; visas;
      visa d'affaires; visa affaires; visa investisseur; visa entrepreneur; visa long séjour; visa court séjour;
      visa schengen; e-visa; eimt; esta; permis de travail post-diplôme; renouvellement de permis;
      prolongation de séjour; carte de résident; carte de séjour; passeport talent; demande d'asile;
      demandeurs d'asile; réfugiés; recours; motifs humanitaires; nationalité française; demande de nationalité;
      légalisation de documents; légalisation; apostille; traduction de documents; traduction assermentée;
      reconnaissance des diplômes
    `,
    it: `
      rilascio permesso di soggiorno; carta di soggiorno; permesso di soggiorno per lavoro;
      permesso di soggiorno per studio; soggiornanti di lungo periodo; aggiornamento permesso;
      conversione permesso di soggiorno; kit postale; richiesta cittadinanza; cittadinanza iure sanguinis;
      cittadinanza per matrimonio; cittadinanza per residenza; ricongiungimento; nulla osta; flussi; carta blu ue;
      visto per lavoro; visto schengen; visto affari; visto per cina; visto russia; visto india; visto investitori;
      visto nomade digitale; visti d'ingresso; lettera di invito; protezione internazionale; asilo; ricorsi;
      test di italiano; idoneità alloggiativa; dichiarazione di ospitalità; legalizzazioni; traduzioni; passaporto;
      esta; evisa; assicurazione sanitaria; codice fiscale; residenza elettiva
    `,
    nl: `
      visum; visa; e-visum; esta; toeristische visa; businessvisum; zakelijk visum; werkvisum; studentenvisum;
      partnervisum; visum kort verblijf; machtiging tot voorlopig verblijf; verblijfskaart;
      verlenging verblijfsvergunning; permanente verblijfsvergunning; gecombineerde vergunning; single permit;
      beroepskaart; europese blauwe kaart; erkend referent; gezinsmigratie; partnermigratie; nederlanderschap;
      nationaliteit aanvragen; belgische nationaliteit; bezwaar en beroep; bezwaar; asiel; legalisatie van documenten;
      legalisatie documenten; beëdigde vertalingen; vertalingen; paspoort; china visum; india visum; rusland visum;
      uitnodigingsbrief; golden visa; emigreren naar canada; emigreren naar australië
    `,
    pt: `
      visto de residência; visto d2; visto d3; visto d8; visto para nômades digitais; visto de nómada digital;
      visto de procura de trabalho; visto de empreendedor; visto de investidor; visto de aposentado; visto gold;
      visto de turista; visto estudante; visto australiano; visto chinês; solicitação de visto; renovação de visto;
      green card; eb-2 niw; esta; passaporte italiano; renovação de passaporte; manifestação de interesse;
      renovação de autorização de residência; renovação da autorização de residência; título de residência;
      cartão de residência; aima; niss; número de contribuinte; nacionalidade; pedido de nacionalidade;
      cidadania espanhola; cidadania alemã; busca de certidões; retificação de certidões; apostila de haia;
      apostilamento; tradução juramentada; traduções certificadas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Maple Gate immigration consultants in Surrey' },
      { language: 'de', text: 'Visumservice in Berlin' },
      { language: 'es', text: 'Asesoría migratoria en Houston' },
    ],
    notNamed: [
      { language: 'en', text: 'We accept Visa and Mastercard' },
      { language: 'fr', text: 'Un visage serein' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
