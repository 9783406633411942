import type { TradeEntry } from '../../trade.ts';

export const recruitmentAgency: TradeEntry = {
  id: 'recruitment-agency',
  questions: 'generic',
  customers: 'adviser',
  unasked: ['estimate'],
  noun: 'recruitment agency',
  companyNoun: 'staffing agency',
  schemaTypes: ['EmploymentAgency'],
  additionalType: null,
  names: {
    en: [
      'recruitment agency',
      'recruitment agencies',
      'staffing agency',
      'staffing agencies',
      'employment agency',
      'employment agencies',
      'temp agency',
      'executive search',
      'headhunter*',
      'staffing company',
      'recruitment consultant*',
      'recruitment consultancy',
      'staffing services',
      'recruiting firm',
      'recruiting agency',
      'staffing solutions',
      'staffing firm',
      'personnel agency',
      'labour hire*',
      'talent acquisition agency',
    ],
    de: [
      'personalvermittlung*',
      'personaldienstleister*',
      'zeitarbeit*',
      'personalberatung*',
      'arbeitsvermittlung*',
      'arbeitskräfteüberlassung*',
      'personalleasing*',
      'headhunter*',
      'personaldienstleistung*',
      'arbeitnehmerüberlassung*',
      'personalberater*',
      'temporärbüro*',
      'stellenvermittlung*',
      'leiharbeit*',
      'personalagentur*',
      'zeitarbeitsfirma',
      'jobvermittlung*',
      'personalverleih*',
      'executive search',
      'temporärarbeit',
    ],
    es: [
      'agencia de empleo*',
      'agencias de empleo',
      'empresa de trabajo temporal',
      'agencia de colocación',
      'reclutamiento y selección',
      'selección de personal',
      'consultora de selección',
      'agencia de reclutamiento',
      'headhunter*',
      'trabajo temporal',
      'empresa de reclutamiento',
      'executive search',
      'reclutadora',
      'agencia de servicio doméstico',
    ],
    fr: [
      'agence de recrutement',
      "agence d'intérim",
      'cabinet de recrutement',
      'agence de placement',
      'travail temporaire',
      "agence d'emploi",
      'chasseur de têtes',
      'chasseurs de têtes',
      "agences d'intérim",
      'agences de recrutement',
      'cabinets de recrutement',
      "société d'intérim",
      'placement de personnel',
      'location de personnel',
      'agence de travail temporaire',
      "agence d'intérim et de recrutement",
      'executive search',
      'cabinet de chasse',
      'agence intérim',
    ],
    it: [
      'agenzia per il lavoro',
      'agenzie per il lavoro',
      'agenzia interinale',
      'ricerca e selezione del personale',
      'ricerca e selezione',
      'selezione del personale',
      'somministrazione di lavoro',
      'selezione personale',
      'head hunter',
      'headhunter*',
      'cacciatori di teste',
      'società di selezione',
      'executive search',
      'agenzia di collocamento',
      'agenzia badanti',
      'lavoro interinale',
    ],
    nl: [
      'uitzendbureau*',
      'werving en selectie*',
      'wervings- en selectiebureau*',
      'recruitmentbureau*',
      'detacheringsbureau*',
      'selectiekantoor',
      'interimkantoor*',
      'interimbureau*',
      'uitzendkantoor*',
      'headhunter*',
      'recruitment bureau*',
      'detachering*',
      'uitzendorganisatie*',
      'werving & selectie*',
      'executive search',
      'uitzendwerk',
      'uitzendbureaus',
      'personeelsbemiddeling*',
      'arbeidsbemiddeling*',
      'selectiebureau*',
    ],
    pt: [
      'agência de emprego*',
      'agências de emprego',
      'recrutamento e seleção',
      'trabalho temporário',
      'empresa de trabalho temporário',
      'agência de recrutamento',
      'empresa de recrutamento',
      'headhunter*',
      'consultoria de recrutamento',
      'recrutamento especializado',
      'agência de empregos',
      'executive search',
      'cedência de pessoal',
      'agência de empregadas domésticas',
      'mão de obra temporária',
      'recrutamento e selecção',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['temporary staffing', 'temp to hire', 'direct hire', 'permanent recruitment', 'temp-to-perm'],
    de: ['direktvermittlung', 'direktsuche', 'direktansprache', 'festanstellung vermittlung', 'try and hire'],
    es: ['outsourcing de personal', 'subcontratación de personal', 'reclutamiento de personal'],
    fr: [
      'recrutement cdi',
      'recrutement cdd',
      'placement fixe',
      'placement temporaire',
      'recrutement par approche directe',
      'délégation de personnel',
    ],
    it: ['lavoro somministrato', 'staff leasing', 'somministrazione a tempo determinato'],
    nl: ['uitzendkrachten', 'uitzenden', 'wervingsbureau', 'vaste jobs'],
    pt: ['cedência de trabalhadores', 'mão-de-obra temporária', 'terceirização de mão de obra'],
  },
  sharedJobs: {
    en: [
      'contract staffing',
      'permanent placement',
      'payroll services',
      'candidate screening',
      'rpo',
      'background checks',
      'healthcare staffing',
      'executive recruitment',
      'outplacement',
      'temporary recruitment',
      'hr consulting',
      'interim management',
      'executive search',
      'staffing services',
      'staffing solutions',
    ],
    de: [
      'outplacement',
      'recruiting',
      'personalüberlassung',
      'interim management',
      'on-site management',
      'onsite management',
      'outsourcing',
      'bewerbungscoaching',
      'active sourcing',
      'dauerstellen',
      'private arbeitsvermittlung',
      'temporärstellen',
      'personalsuche',
      'personalvermittlung*',
      'zeitarbeit*',
      'personalberatung*',
      'arbeitsvermittlung*',
      'arbeitskräfteüberlassung*',
      'personalleasing*',
      'arbeitnehmerüberlassung*',
      'stellenvermittlung*',
      'jobvermittlung*',
      'executive search',
    ],
    es: [
      'evaluaciones psicométricas',
      'outplacement',
      'administración de nómina',
      'cesión de trabajadores',
      'estudios socioeconómicos',
      'personal temporal',
      'maquila de nómina',
      'selección de directivos',
      'reclutamiento',
      'búsqueda de ejecutivos',
      'outsourcing',
      'formación',
      'reclutamiento y selección',
      'selección de personal',
      'trabajo temporal',
      'executive search',
    ],
    fr: [
      'intérim',
      'recrutement',
      'outplacement',
      'management de transition',
      'approche directe',
      'évaluation de candidats',
      'portage salarial',
      'bilan de compétences',
      'placement permanent',
      'recrutement international',
      'conseil rh',
      'chasse de têtes',
      'travail temporaire',
      'location de personnel',
      'executive search',
    ],
    it: [
      'somministrazione',
      'outplacement',
      'formazione',
      'temporary management',
      'politiche attive',
      'ricollocazione',
      'assessment',
      'payroll',
      'stage e tirocini',
      'consulenza hr',
      'apprendistato',
      'consulenza di carriera',
      'somministrazione di lavoro',
      'executive search',
    ],
    nl: [
      'payrolling',
      'payroll',
      'recruitment',
      'interim',
      'outplacement',
      'detacheren',
      'loopbaanbegeleiding',
      'zzp bemiddeling',
      'flexwerk',
      'assessments',
      'interim management',
      're-integratie',
      'werving en selectie*',
      'detachering*',
      'werving & selectie*',
      'executive search',
    ],
    pt: [
      'outsourcing',
      'avaliação psicológica',
      'outplacement',
      'terceirização',
      'recrutamento',
      'avaliação de competências',
      'formação',
      'consultoria de rh',
      'temporários',
      'hunting',
      'recolocação profissional',
      'gestão de folha de pagamento',
      'trabalho temporário',
      'executive search',
      'recrutamento e selecção',
    ],
  },
  mentions: {
    en: `
      contract recruitment; contract to hire; temporary to permanent; direct placement; temporary staff;
      permanent staff; temp staffing; contingent staffing; retained search; contingency search;
      recruitment process outsourcing; managed service provider; talent mapping; talent acquisition;
      candidate sourcing; cv writing; resume writing; interview coaching; career advice; skills testing;
      psychometric testing; reference checks; onsite management; on-site management; workforce management;
      employer of record; payrolling; hr services; industrial staffing; warehouse staffing; office staffing;
      clerical staffing; hospitality staffing; hospitality recruitment; construction recruitment;
      engineering recruitment; it recruitment; it staffing; legal recruitment; education recruitment
    `,
    de: `
      personalrekrutierung; personalauswahl; personalgewinnung; fachkräftevermittlung; fachkräfte; führungskräfte;
      pflegepersonal; pflegekräfte; personalvermittlung pflege; medizinisches personal; facharbeiter; handwerker;
      produktionshelfer; lagerhelfer; industrie und handwerk; kaufmännisches personal; büro und verwaltung;
      ingenieure; it-fachkräfte; gastronomiepersonal; promotionpersonal; temporärpersonal; dauerstelle; feststellen;
      festvermittlung; temporäre arbeit; temporärvermittlung; vermittlungsgutschein; avgs; avgs coaching; jobcoaching;
      karriereberatung; karrierecoaching; bewerbungstraining; gehaltsabrechnung; payrolling; payroll; lohnbuchhaltung;
      stellenanzeigen; social recruiting
    `,
    es: `
      selección; reclutamiento masivo; reclutamiento especializado; reclutamiento it; selección de perfiles it;
      selección de mandos intermedios; head hunting; headhunting; búsqueda directa; pruebas psicométricas;
      psicometrías; assessment center; evaluación de candidatos; evaluación de personal; referencias laborales;
      investigación laboral; estudios de confiabilidad; antidoping; servicios especializados; repse;
      administración de personal; gestión de nóminas; payroll; nóminas; staffing; staff augmentation;
      interim management; onboarding; employer branding; consultoría de rrhh; consultoría de recursos humanos;
      clima laboral; descripción de puestos; capacitación; orientación laboral; coaching laboral; elaboración de cv;
      empleadas de hogar; cuidadoras; internas
    `,
    fr: `
      recrutement de cadres; recrutement de dirigeants; recrutement spécialisé; recrutement it; recrutement permanent;
      recrutement temporaire; recrutement en cdi; recrutement médical; recrutement infirmières; mission d'intérim;
      missions d'intérim; missions intérim; cdi intérimaire; personnel intérimaire; personnel temporaire;
      emplois fixes; emplois temporaires; postes fixes; sourcing; tests psychométriques; tests de personnalité;
      assessment; prise de références; vérification de références; externalisation du recrutement; gestion de la paie;
      payrolling; ressources humaines; marque employeur; coaching; coaching carrière; conseil en carrière;
      transition de carrière; aide au cv; préparation à l'entretien; formation; apprentissage; travailleurs étrangers;
      recrutement à l'étranger; titres-services
    `,
    it: `
      ricerca del personale; ricerca personale; ricerca personale qualificato; reclutamento; recruiting; recruitment;
      head hunting; permanent staffing; permanent recruitment; temporary staffing;
      somministrazione a tempo indeterminato; selezione it; selezione di figure dirigenziali; middle management;
      top management; assessment center; valutazione del potenziale; valutazione del personale; test attitudinali;
      bilancio di competenze; orientamento al lavoro; career coaching; coaching; revisione cv;
      supporto alla ricollocazione; tirocini; formazione professionale; formazione finanziata; corsi forma.temp;
      employer branding; outsourcing; consulenza del lavoro; gestione risorse umane; amministrazione del personale;
      badanti; colf; colf e badanti; baby sitter; assistenza domiciliare; sostituzione badanti
    `,
    nl: `
      werving; selectie; werving van personeel; personeel; tijdelijk personeel; vast personeel; flexibel personeel;
      flexkrachten; uitzendkracht; oproepkrachten; vakantiekrachten; vakantiewerk; bijbaan; studentenarbeid;
      flexijobs; flexi-jobs; jobstudenten; dienstencheques; huishoudhulp; arbeidsmigranten; buitenlandse werknemers;
      poolse werknemers; zelfstandigen; freelancers; contracting; bemiddeling; search; headhunting;
      recruitment process outsourcing; inhouse services; inhouse; recruiter inhuren; employer branding;
      arbeidsmarktcommunicatie; assessment; hr advies; hr-advies; loopbaancoaching; jobcoaching; sollicitatietraining
    `,
    pt: `
      seleção de pessoal; recrutamento de executivos; recrutamento de ti; recrutamento it; recrutamento internacional;
      recrutamento permanente; recrutamento em massa; recrutamento às cegas; hunting de executivos;
      avaliação de candidatos; avaliação de perfil; avaliação de potencial; assessment; assessment center;
      testes psicotécnicos; testes psicológicos; mapeamento de perfil; mapeamento comportamental;
      entrevista por competências; recruitment process outsourcing; payroll; processamento salarial;
      folha de pagamento; administração de pessoal; estágios; estagiários; jovem aprendiz; mão de obra efetiva;
      mão de obra terceirizada; trabalhadores temporários; empregadas domésticas; babás; cuidadores de idosos;
      cuidadores; diaristas; promotores; limpeza e portaria; coaching de carreira; orientação profissional;
      mentoria de carreira
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Keystone staffing agency in Erie' },
      { language: 'fr', text: "Agence d'intérim à Dijon" },
      { language: 'nl', text: 'Uitzendbureau in Helmond' },
    ],
    notNamed: [
      { language: 'en', text: 'We recruit new choir members' },
      { language: 'de', text: 'Personal und Gäste' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/employment_agency',
};
