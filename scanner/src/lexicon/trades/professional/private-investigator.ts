import type { TradeEntry } from '../../trade.ts';

export const privateInvestigator: TradeEntry = {
  id: 'private-investigator',
  questions: 'generic',
  customers: 'adviser',
  noun: 'private investigator',
  companyNoun: 'detective agency',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Private_investigator',
  names: {
    en: [
      'private investigator*',
      'private investigation*',
      'detective agency',
      'detective agencies',
      'private detective*',
      'private eye',
      'investigation agency',
      'investigative services',
      'investigations agency',
      'private investigators',
      'investigations company',
      'licensed investigator*',
      'investigation services',
      'polygraph service*',
    ],
    de: [
      'detektei*',
      'detektiv*',
      'privatdetektiv*',
      'wirtschaftsdetektei*',
      'privatermittler*',
      'detektivbüro*',
      'detektivagentur*',
      'privatdetektei*',
      'wirtschaftsdetektiv*',
      'berufsdetektiv*',
      'ermittlungsdienst*',
      'detektivinstitut*',
      'ermittlungsbüro*',
      '*detektei',
      'wirtschaftsermittler*',
    ],
    es: [
      'detective privado',
      'detectives privados',
      'agencia de detectives',
      'investigador privado',
      'investigadores privados',
      'detective*',
      'investigación privada',
      'despacho de detectives',
      'agencia de investigación privada',
      'investigaciones privadas',
      'detectives privadas',
      'agencia de investigación',
      'gabinete de detectives',
    ],
    fr: [
      'détective privé*',
      'détectives privés',
      'agence de détective*',
      'détective',
      'enquêteur privé*',
      'agent de recherches privées',
      'cabinet de détective*',
      'enquêtes privées',
      'agent de recherche privé*',
      "agence d'enquêtes",
      'enquêtrice privée',
      "agence d'investigation*",
      'investigations privées',
      'enquêteurs privés',
      'agence de détectives privés',
      'détectives',
      'agence de recherches privées',
    ],
    it: [
      'investigatore privato',
      'investigatori privati',
      'agenzia investigativa',
      'agenzie investigative',
      'investigazioni private',
      'detective privato',
      'investigazioni*',
      'investigatrice privata',
      'agenzia di investigazioni',
      'istituto investigativo',
      'detective*',
      'studio investigativo',
      'agenzia di investigazione',
      'investigativa*',
    ],
    nl: [
      'privédetective*',
      'detectivebureau*',
      'recherchebureau*',
      'particulier onderzoeksbureau',
      'bedrijfsrecherche*',
      'privé-detective*',
      'prive detective*',
      'detective*',
      'particuliere recherche',
      'privédetectives',
      'particulier recherchebureau',
      'privaat onderzoek',
      'onderzoeksbureau detective',
      'bedrijfsdetective*',
    ],
    pt: [
      'detetive particular*',
      'detetives particulares',
      'investigador privado',
      'investigadores privados',
      'agência de detetives',
      'investigação particular',
      'detetive privado',
      'investigação privada',
      'detective particular',
      'detetive*',
      'detective privado',
      'investigação conjugal',
      'agência de investigação',
      'escritório de detetives',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'infidelity investigations',
      'matrimonial investigations',
      'bug sweeps',
      'process server*',
      'skip tracing',
      'lie detector test*',
      'cheating spouse investigation*',
      'locate missing persons',
    ],
    de: [
      'lauschabwehr',
      'beweissicherung*',
      'treuetest*',
      'mitarbeiterüberwachung',
      'lohnfortzahlungsbetrug',
      'personensuche',
    ],
    es: [
      'infidelidades',
      'bajas fingidas',
      'barridos electrónicos',
      'localización de personas',
      'infidelidad conyugal',
      'bajas laborales fingidas',
    ],
    fr: [
      "enquête d'infidélité",
      'recherche de personnes disparues',
      'enquête conjugale*',
      'dépoussiérage électronique',
      'infidélité conjugale',
    ],
    it: [
      'infedeltà coniugale',
      'bonifiche ambientali',
      'bonifiche da microspie',
      'infedeltà del partner',
      'assenteismo dipendenti',
      'bonifica microspie',
    ],
    nl: ['overspel', 'ontrouw', 'alimentatieonderzoek*', 'ziekteverzuim onderzoek', 'afluisterapparatuur opsporen'],
    pt: ['infidelidade conjugal', 'localização de pessoas', 'varredura eletrônica', 'infidelidade', 'casos conjugais'],
  },
  sharedJobs: {
    en: [
      'surveillance',
      'background checks',
      'process serving',
      'missing persons',
      'child custody investigations',
      'corporate investigations',
      'insurance fraud investigations',
      'asset searches',
      'asset tracing',
      'fraud investigations',
      'computer forensics',
      'people tracing',
      'due diligence',
      'private investigation*',
      'investigative services',
      'investigation services',
    ],
    de: [
      'ehebruch',
      'untreue',
      'observation*',
      'ermittlungen',
      'personensuchen',
      'krankfeiern',
      'unterhalt',
      'abhörschutz',
      'sorgerecht',
      'adressermittlung',
      'ladendiebstahl',
      'stalking',
      'hintergrundrecherche',
      'wettbewerbsverstöße',
      'it-forensik',
      'versicherungsbetrug',
      'schuldnersuche',
      'ermittlungsdienst*',
    ],
    es: [
      'seguimientos',
      'vigilancias',
      'custodia de menores',
      'competencia desleal',
      'informes periciales',
      'investigación empresarial',
      'pensión compensatoria',
      'peritaje caligráfico',
      'contravigilancia',
      'contraespionaje',
      'poligrafía',
      'investigación privada',
      'investigaciones privadas',
    ],
    fr: [
      'adultère',
      'filature*',
      'surveillances',
      'infidélité',
      'recherche de personnes',
      'enquête de solvabilité',
      'enquêtes de solvabilité',
      'concurrence déloyale',
      "garde d'enfants",
      'recherche de débiteurs',
      'prestation compensatoire',
      "fraude à l'assurance",
      'arrêts maladie abusifs',
      'pension alimentaire',
      'surveillance',
      'enquêtes privées',
      'investigations privées',
    ],
    it: [
      'investigazioni aziendali',
      'assenteismo',
      'rintraccio persone',
      'affidamento minori',
      'concorrenza sleale',
      'controllo minori',
      'bonifiche elettroniche',
      'indagini patrimoniali',
      'pedinamenti',
      'informazioni commerciali',
      'assegno di mantenimento',
      'indagini difensive',
      'investigazioni digitali',
      'investigazioni private',
      'investigazioni*',
      'istituto investigativo',
      'investigativa*',
    ],
    nl: [
      'observaties',
      'zwartwerk',
      'sweeping',
      'alimentatiefraude',
      'vermiste personen',
      'observatie',
      'fraudeonderzoek',
      'verzuimfraude',
      'digitaal onderzoek',
      'verhaalsonderzoek',
      'stalking',
      'adresonderzoek',
      'voogdij',
      'verzekeringsfraude',
      'diefstal',
      'concurrentiebeding',
      'particuliere recherche',
    ],
    pt: [
      'investigação empresarial',
      'vigilância',
      'paradeiros',
      'investigação conjugal e familiar',
      'pessoas desaparecidas',
      'varreduras',
      'localização de bens',
      'contraespionagem',
      'seguimentos',
      'guarda de menores',
      'investigação criminal defensiva',
      'monitoramento de filhos',
      'investigação particular',
      'investigação privada',
      'investigação conjugal',
    ],
  },
  mentions: {
    en: `
      infidelity; cheating spouse; cheating partner; marital investigations; domestic investigations; child custody;
      cohabitation investigations; surveillance services; covert surveillance; mobile surveillance; vehicle tracking;
      gps tracking; background investigations; pre-employment screening; employment screening; tenant screening;
      tracing agents; tracing services; debtor tracing; missing persons investigations; missing person searches;
      locates; asset investigations; insurance investigations; workers compensation investigations; insurance fraud;
      workplace investigations; employee theft; theft investigations; counter surveillance; tscm; electronic sweeps;
      bug detection; tscm sweeps; polygraph; polygraph tests; polygraph testing; mobile phone forensics;
      digital forensics; cyber investigations
    `,
    de: `
      ermittlung; observationen; überwachung; beschattung; partnerüberwachung; partneruntreue; fremdgehen;
      seitensprung; ehesachen; unterhaltsangelegenheiten; unterhaltsbetrug; unterhaltserschleichung;
      sorgerechtsstreit; kindesentziehung; kindesrückführung; vermisstensuche; vermisste personen; personenrecherche;
      adressermittlungen; anschriftenermittlung; schuldnerermittlung; vermögensermittlung; erbenermittlung;
      krankenstandskontrolle; krankschreibungsbetrug; lohnfortzahlung; schwarzarbeit; nebentätigkeit;
      mitarbeiterkontrolle; mitarbeiterdiebstahl; mitarbeiterüberprüfung; bewerberüberprüfung; arbeitszeitbetrug;
      spesenbetrug; spionage; wirtschaftsspionage; werksspionage; sabotage; diebstahl; unterschlagung
    `,
    es: `
      infidelidad; infidelidades conyugales; investigaciones de pareja; investigaciones familiares;
      investigación familiar; investigaciones de infidelidad; investigación de infidelidad; modificación de medidas;
      custodia compartida; custodia de hijos; pensión alimenticia; control de menores; conducta de menores;
      vigilancia de menores; seguimientos y vigilancias; seguimiento de personas; personas desaparecidas;
      búsqueda de personas; localización de morosos; localización de deudores; informes de solvencia;
      solvencia patrimonial; informes patrimoniales; informes prelaborales; informes laborales; antecedentes;
      bajas laborales; absentismo laboral; bajas simuladas; doble actividad; investigaciones laborales;
      investigación laboral; investigaciones mercantiles; investigación mercantil; investigaciones financieras;
      espionaje industrial; robos; hurtos; hurtos internos; fugas de información
    `,
    fr: `
      filatures et surveillances; surveillance et filature; enquêtes conjugales; enquêtes familiales;
      enquête familiale; enquête de moralité; enquête de voisinage; enquête pré-maritale; enquête prénuptiale;
      enquête pré-emploi; enquêtes pré-emploi; vérification d'antécédents; vérification de cv; fugue; fugue de mineur;
      surveillance de mineurs; droit de garde; garde alternée; enlèvement d'enfants; personnes disparues;
      personnes perdues de vue; recherche d'héritiers; généalogie; recherche d'adresse; localisation de débiteurs;
      recherche de biens; solvabilité; patrimoine; enquêtes financières; enquête patrimoniale; enquêtes d'entreprise;
      enquêtes commerciales; enquête entreprise; espionnage industriel; vol en entreprise; vols internes;
      détournement de clientèle; clause de non-concurrence; non-concurrence; contrefaçon
    `,
    it: `
      infedeltà; tradimento; tradimenti; indagini coniugali; indagini private; indagini aziendali;
      indagini prematrimoniali; indagini familiari; modifica assegno di mantenimento; assegno divorzile;
      affidamento figli; affidamento dei figli; figli minori; controllo giovani; sorveglianza giovani;
      controllo figli; stalking; bullismo; molestie; badanti; controllo badanti; controllo colf; rintraccio debitori;
      rintraccio; persone scomparse; ricerca persone scomparse; rintraccio eredi; rintraccio beni; recupero crediti;
      indagini finanziarie; indagini bancarie; rintraccio conti correnti; investigazioni patrimoniali; solvibilità;
      informazioni pre-assunzione; indagini pre-assunzione; background check; controllo dipendenti;
      dipendenti infedeli; infedeltà dei soci
    `,
    nl: `
      overspel onderzoek; vreemdgaan; vreemdgaan onderzoek; relatieonderzoek; partneronderzoek; samenwoning;
      samenwoning aantonen; alimentatie; partneralimentatie; ziekteverzuim; ziektefraude; absenteïsme;
      nevenwerkzaamheden; personeelsonderzoek; pre-employment screening; screening; screening personeel;
      antecedentenonderzoek; achtergrondonderzoek; vermissing; vermissingen; opsporen personen; opsporing personen;
      personen zoeken; zoeken van personen; familieopsporing; verwanten zoeken; debiteurenonderzoek;
      vermogensonderzoek; solvabiliteitsonderzoek; insolvabiliteit; handelsonderzoek; woonfraude; onderverhuur;
      illegale onderhuur; adresverificatie; woonplaatsonderzoek; oneerlijke concurrentie; concurrentie;
      bedrijfsspionage
    `,
    pt: `
      traição; traição conjugal; flagrante conjugal; adultério; investigação de infidelidade;
      investigação pré-nupcial; investigação pré-matrimonial; casos de família; investigação familiar;
      comportamento de filhos; acompanhamento de filhos; conduta de menores; regulação parental; poder paternal;
      guarda de filhos; pensão alimentícia; pensão de alimentos; união estável; monitoramento; campana; vigilâncias;
      seguimento e vigilância; localização de pessoas desaparecidas; pessoas em paradeiro incerto;
      localização de devedores; localização de veículos; levantamento patrimonial; levantamento de bens;
      levantamento de antecedentes; antecedentes; verificação de antecedentes; informações comerciais;
      investigação pré-laboral; pré-emprego; baixas fraudulentas; falsas baixas; baixas médicas; absentismo;
      investigação laboral; funcionários desonestos
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Gray Fox private investigators in Mobile' },
      { language: 'de', text: 'Detektei in Krefeld' },
      { language: 'nl', text: 'Privédetective in Venlo' },
    ],
    notNamed: [
      { language: 'en', text: 'Investigate the best rates' },
      { language: 'it', text: 'Un romanzo giallo' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/private_investigator',
};
