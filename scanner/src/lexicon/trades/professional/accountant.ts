import type { TradeEntry } from '../../trade.ts';

export const accountant: TradeEntry = {
  id: 'accountant',
  questions: 'generic',
  customers: 'adviser',
  noun: 'accountant',
  companyNoun: 'accounting firm',
  schemaTypes: ['AccountingService', 'FinancialService'],
  additionalType: null,
  names: {
    en: [
      'accountant*',
      'accounting firm*',
      'bookkeep*',
      'cpa',
      'cpas',
      'cpa firm',
      'chartered accountant*',
      'accountancy',
      'accounting services',
      'tax and accounting',
      'tax & accounting',
      'accounting and tax',
      'bookkeeping services',
      'certified public accountants',
      'accounting practice',
      'public accountant*',
      'accounting office',
      'chartered professional accountant*',
      'accounting and tax services',
      'accounting company',
      'chartered tax advis*',
      'accounting group',
    ],
    de: [
      'steuerberater*',
      'steuerberatung*',
      'steuerkanzlei*',
      'wirtschaftsprüfer*',
      'buchhaltungsservice',
      'buchführungsbüro',
      'buchhaltungsbüro',
      'treuhand*',
      'lohnsteuerhilfe*',
      'buchhalter*',
      'bilanzbuchhalter*',
      'steuerbüro',
      'wirtschaftsprüfung*',
      'bilanzbuchhaltung',
      'buchhaltungsdienst*',
      'wirtschaftstreuhänder*',
      'buchhaltungskanzlei',
      'buchführungsservice',
      'steuer- und wirtschaftsberatung',
      'lohnbüro*',
      'bilanzbüro',
      'buchprüfer*',
      'buchhaltungsagentur',
      'buchführungshelfer',
      'lohnbuchhaltungsbüro',
    ],
    es: [
      'asesoría fiscal',
      'gestoría*',
      'contable*',
      'asesoría contable',
      'contador público',
      'asesoría laboral y fiscal',
      'despacho contable',
      'asesoría de empresas',
      'contadores',
      'gestoría administrativa',
      'asesoría fiscal y contable',
      'asesoría fiscal laboral y contable',
      'gestor administrativo',
      'contadora pública',
      'contadores públicos',
      'estudio contable',
      'servicios contables',
      'asesoría laboral',
      'economistas y asesores',
      'asesores contables',
      'contadora',
      'gestores administrativos',
      'asesoría de autónomos',
      'auditores de cuentas',
      'contador auditor',
      'asesoría integral de empresas',
      'graduado social',
      'auditores y consultores',
      'contaduría',
      'oficina de contabilidad',
      'graduados sociales',
    ],
    fr: [
      'expert comptable',
      'cabinet comptable',
      'experts comptables',
      'expertise comptable',
      'comptable*',
      "cabinet d'expertise comptable",
      'fiduciaire*',
      'bureau comptable',
      "cabinet d'expert-comptable",
      'tenue de livres',
      'commissaire aux comptes',
      'bureau de comptabilité',
      'société fiduciaire',
      'comptables agréés',
      'cabinet comptabilité',
      'cabinet de comptabilité',
      'cpa',
      'services de comptabilité',
      'commissaires aux comptes',
      'teneur de livres',
      'comptabilité et fiscalité',
    ],
    it: [
      'commercialista',
      'commercialisti',
      'studio commercialista',
      'consulente fiscale',
      'ragioniere',
      'consulente del lavoro',
      'studio commerciale',
      'dottore commercialista',
      'dottori commercialisti',
      'studio commercialisti',
      'studio di consulenza fiscale',
      'consulenza fiscale',
      'consulenti del lavoro',
      'elaborazione dati contabili',
      'revisore legale',
      'ragionieri commercialisti',
      'studio associato commercialisti',
      'studio commercialistico',
      'studio contabile',
      'ragionieri',
      'studio fiscale',
      'revisori contabili',
      'revisore contabile',
      'consulente contabile',
      'studio tributario',
      'studio di consulenza del lavoro',
      'consulenti fiscali',
      'ragioniera',
      'consulenza del lavoro e paghe',
    ],
    nl: [
      'accountant*',
      'boekhouder*',
      'accountantskantoor*',
      'administratiekantoor*',
      'belastingadviseur*',
      'boekhoudkantoor*',
      'accountancy',
      'administratie- en belastingadvies',
      'fiscalist*',
      'belastingadvieskantoor',
      'boekhoud- en fiscaal kantoor',
      'boekhoudkantoren',
      'administratiebureau',
      'accountants- en belastingadviseurs',
      'registeraccountant*',
      'bedrijfsrevisor*',
      'fiduciaire',
      'boekhoudbureau*',
      'administratie kantoor',
      'boekhoudservice',
      'boekhoudsters',
      'boekhoudster',
      'fiscaal advies en administratie',
      'boekhouding en fiscaliteit',
      'boekhoudpraktijk',
      'boekhoud kantoor',
      'salarisadministratiekantoor',
      'loonadministratiekantoor',
      'administratiekantoren',
    ],
    pt: [
      'contabilista*',
      'contador*',
      'escritório de contabilidade',
      'contabilidade',
      'assessoria contábil',
      'gabinete de contabilidade',
      'contabilidade e fiscalidade',
      'serviços de contabilidade',
      'escritório contábil',
      'contabilidade digital',
      'técnico oficial de contas',
      'contabilista certificado',
      'contabilidade e gestão',
      'empresa de contabilidade',
      'consultoria contábil',
      'revisor oficial de contas',
      'assessoria contábil e fiscal',
      'técnicos oficiais de contas',
      'organização contábil',
      'serviços contábeis',
      'empresa contábil',
      'consultores contábeis',
      'revisores oficiais de contas',
    ],
  },
  work: {
    en: ['payroll', 'tax returns', 'tax planning'],
    de: ['jahresabschluss*', 'lohnbuchhaltung', 'steuererklärung*'],
    es: ['declaración de la renta', 'nóminas', 'contabilidad'],
    fr: ['bilan', 'déclarations fiscales'],
    it: ['dichiarazione dei redditi', 'contabilità'],
    nl: ['jaarrekening', 'belastingaangifte'],
    pt: ['imposto de renda', 'folha de pagamento', 'irs'],
  },
  neverAlone: { en: ['account', 'accounts', 'accounting', 'finance'] },
  jobs: {
    en: [
      'bookkeeping',
      'payroll',
      'payroll services',
      'tax preparation',
      'tax planning',
      'business tax returns',
      'individual tax returns',
      'audit',
      'irs representation',
      'quickbooks',
      'sales tax',
      'business formation',
      'financial statements',
      'cfo services',
      'self assessment',
      'vat returns',
      'tax resolution',
    ],
    de: [
      'finanzbuchhaltung',
      'lohnbuchhaltung',
      'jahresabschluss',
      'steuererklärungen',
      'einkommensteuererklärung',
      'existenzgründung',
      'betriebswirtschaftliche beratung',
      'steuerberatung',
      'unternehmensnachfolge',
      'erbschaftsteuer',
      'lohnabrechnung',
      'buchführung',
    ],
    es: [
      'declaración de la renta',
      'contabilidad',
      'nóminas',
      'alta de autónomos',
      'constitución de empresas',
      'impuestos',
      'asesoría laboral',
      'asesoría fiscal',
      'impuesto de sociedades',
      'iva',
      'seguros sociales',
    ],
    fr: [
      'tenue de comptabilité',
      'bilan',
      'fiches de paie',
      'déclarations fiscales',
      "création d'entreprise",
      'conseil fiscal',
      'audit',
      'commissariat aux comptes',
      'gestion sociale',
      'liasse fiscale',
    ],
    it: [
      'contabilità',
      'dichiarazione dei redditi',
      'buste paga',
      'consulenza fiscale',
      'apertura partita iva',
      'bilanci',
      'consulenza del lavoro',
      'modello 730',
      'costituzione società',
      'fatturazione elettronica',
    ],
    nl: [
      'jaarrekening',
      'btw aangifte',
      'loonadministratie',
      'inkomstenbelasting',
      'boekhouding',
      'belastingaangifte',
      'salarisadministratie',
      'bedrijfsadvies',
      'oprichting bv',
      'fiscaal advies',
    ],
    pt: [
      'contabilidade',
      'irs',
      'processamento de salários',
      'abertura de empresa*',
      'imposto de renda',
      'consultoria fiscal',
      'declaração de iva',
      'folha de pagamento',
      'legalização de empresas',
      'departamento pessoal',
      'assessoria fiscal',
      'mei',
    ],
  },
  sharedJobs: {
    en: [
      'tax returns',
      'company formation',
      'annual accounts',
      'management accounts',
      'business advisory',
      'corporation tax',
      'year end accounts',
      'bookkeeping services',
    ],
    de: [
      'steuererklärung*',
      'lohn und gehalt',
      'betriebsprüfung',
      'wirtschaftsberatung',
      'steuerstrafrecht',
      'unternehmensberatung',
      'vereinsbesteuerung',
    ],
    es: ['asesoría contable', 'asesoría jurídica', 'constitución de sociedades', 'autónomos', 'asesoramiento fiscal'],
    fr: [
      'liasse fiscale',
      'paie',
      'conseil fiscal',
      'audit',
      'commissariat aux comptes',
      'gestion sociale',
      'conseil',
      'juridique',
      'tenue de livres',
      'commissaire aux comptes',
    ],
    it: ['730', 'imu', 'successioni', 'consulenza tributaria', 'contenzioso tributario'],
    nl: ['btw-aangifte', 'belastingadvies', 'administratie', 'aangifte inkomstenbelasting', 'startersadvies'],
    pt: [
      'declaração de irs',
      'contabilidade organizada',
      'baixa de empresas',
      'parcelamento de débitos',
      'planejamento tributário',
      'emissão de certidões',
      'escrituração fiscal',
      'contabilidade digital',
      'consultoria contábil',
    ],
  },
  mentions: {
    en: `
      accounting; tax services; tax consulting; tax advice; audit and assurance; assurance services;
      statutory accounts; bookkeeping and payroll; payroll processing; auto enrolment; cis returns;
      construction industry scheme; making tax digital; cloud accounting; company secretarial; capital gains tax;
      inheritance tax; corporate tax; r&d tax credits; cash flow forecasting; budgeting and forecasting;
      business valuations; business plans; forensic accounting; trust and estate tax; estate and trust;
      nonprofit accounting; charity accounts; limited company accounts; sole trader accounts; management accounting;
      smsf; bas lodgement; gst returns; financial reporting; accounts payable; accounts receivable;
      bank reconciliation; virtual cfo
    `,
    de: `
      buchhaltung; lohn- und gehaltsabrechnung; gehaltsabrechnung*; baulohn; jahresabschlüsse;
      jahresabschlusserstellung; einnahmenüberschussrechnung; einnahmen-überschuss-rechnung; bilanzierung;
      steuerliche beratung; steuergestaltung; steuerplanung; gründungsberatung; existenzgründungsberatung;
      existenzgründerberatung; umsatzsteuervoranmeldung*; umsatzsteuererklärung*; gewerbesteuer*; körperschaftsteuer*;
      lohnsteueranmeldung*; wirtschaftsprüfung; abschlussprüfung*; nachfolgeberatung; nachfolgeplanung;
      erbschaft- und schenkungsteuer; schenkungsteuer; schenkungssteuer*; rechtsformwahl; umwandlungen;
      unternehmensbewertung*; sanierungsberatung; kostenrechnung; digitale buchhaltung;
      betriebswirtschaftliche auswertung*; internationales steuerrecht; selbstanzeige*; arbeitnehmerveranlagung;
      personalverrechnung; gmbh gründung; firmengründung*
    `,
    es: `
      asesoría contable y fiscal; asesoramiento contable; asesoramiento laboral; asesoramiento jurídico;
      contabilidad general; contabilidad de empresas; impuesto de sucesiones; irpf; presentación de impuestos;
      declaraciones de impuestos; declaración anual; declaraciones mensuales; facturación electrónica;
      gestión laboral; gestión contable; gestión fiscal; contratos y nóminas; confección de nóminas;
      liquidación de sueldos; sueldos y jornales; monotributo; ingresos brutos; ganancias; auditoría*;
      auditoría de cuentas; auditoría contable; cuentas anuales; libros contables; balances; creación de empresas;
      planificación fiscal; asesoría mercantil; inspecciones de hacienda; trámites administrativos;
      trámites de extranjería; transferencia de vehículos; gestión de subvenciones; subvenciones;
      asesoría a autónomos; alta en el imss
    `,
    fr: `
      comptabilité; comptabilité générale; établissement des comptes annuels; comptes annuels; bilan comptable;
      révision comptable; révision des comptes; bulletins de paie; gestion de la paie; externalisation de la paie;
      paie et social; gestion des paies; service de paie; déclaration de tva; déclarations de tva;
      déclarations sociales; déclarations d'impôts; impôts des particuliers; impôts des entreprises; fiscalité;
      optimisation fiscale; conseil en gestion; conseil juridique; secrétariat juridique; juridique des sociétés;
      business plan; prévisionnel*; tableaux de bord; contrôle de gestion; choix du statut juridique;
      transmission d'entreprise; reprise d'entreprise; évaluation d'entreprise; audit légal; audit comptable;
      facturation électronique; conseil patrimonial; lmnp
    `,
    it: `
      consulenza contabile; contabilità ordinaria; contabilità semplificata; contabilità aziendale;
      tenuta della contabilità; tenuta contabilità; regime forfettario; partita iva; elaborazione paghe;
      paghe e contributi; elaborazione buste paga; amministrazione del personale; consulenza aziendale;
      consulenza societaria; consulenza tributaria e fiscale; dichiarazioni fiscali; dichiarazioni iva; dichiarativi;
      redazione bilanci; bilancio d'esercizio; revisione legale; revisione contabile; contenzioso;
      ravvedimento operoso; pianificazione fiscale; operazioni straordinarie; fusioni e scissioni;
      perizie e valutazioni; valutazione d'azienda; business plan; controllo di gestione; finanza agevolata;
      crisi d'impresa; passaggio generazionale; successioni e donazioni; start up; invio telematico;
      pratiche camera di commercio; contratti di locazione; visure camerali
    `,
    nl: `
      financiële administratie; administratieve dienstverlening; administratie voeren; boekhouden; online boekhouden;
      digitaal boekhouden; jaarrekeningen; jaarverslag; samenstellen jaarrekening; salarisverwerking; loonberekening;
      salarisstroken; loonstroken; btw-aangiften; omzetbelasting; vennootschapsbelasting;
      aangifte vennootschapsbelasting; personenbelasting; inkomstenbelasting aangifte; belastingaangiften;
      fiscale begeleiding; fiscale optimalisatie; belastingadvisering; fiscaliteit; estate planning;
      schenk- en erfbelasting; erfbelasting; bedrijfsopvolging; bedrijfsoverdracht; bedrijfsovername;
      bedrijfskundig advies; startersbegeleiding; begeleiding starters; oprichting vennootschap; ondernemingsplan;
      financieel plan; controleverklaring; wettelijke controle; prognoses; liquiditeitsprognose
    `,
    pt: `
      contabilidade geral; contabilidade fiscal; contabilidade consultiva; contabilidade online;
      assessoria fiscal e tributária; consultoria tributária; consultoria empresarial; consultoria financeira;
      gestão fiscal; fiscalidade; gestão de recursos humanos; recursos humanos; processamento salarial;
      folha de pagamentos; gestão de pessoal; apoio à gestão; consultoria de gestão; imposto de renda pessoa física;
      declaração de imposto de renda; imposto de renda pessoa jurídica; preenchimento de irs; declarações fiscais;
      declarações periódicas de iva; prestação de contas; relatórios de gestão; auditoria*; perícia contábil;
      balanço patrimonial; constituição de empresas; abertura e legalização de empresas; alteração contratual;
      encerramento de empresas; regularização de empresas; simples nacional; lucro presumido; lucro real;
      certificado digital; nota fiscal
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Ledger & Co, chartered accountants in Perth' },
      { language: 'fr', text: 'Expert-comptable à Pau' },
      { language: 'de', text: 'Steuerberater in Essen' },
    ],
    notNamed: [
      { language: 'en', text: 'Create an account and pay sales tax at checkout' },
      { language: 'es', text: 'Cuenta de usuario' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/accountant',
};
