import type { TradeEntry } from '../../trade.ts';

export const taxPreparer: TradeEntry = {
  id: 'tax-preparer',
  questions: 'generic',
  customers: 'adviser',
  noun: 'tax preparer',
  companyNoun: 'tax preparation company',
  schemaTypes: ['AccountingService', 'FinancialService'],
  additionalType: 'http://www.productontology.org/id/Tax_preparation',
  names: {
    en: [
      'tax preparer*',
      'tax preparation*',
      'tax service*',
      'enrolled agent*',
      'tax office',
      'tax advisor*',
      'tax consultant*',
      'tax accountant*',
      'tax professionals',
      'tax pros',
      'income tax service*',
      'tax professional*',
      'tax filing',
      'income tax preparation',
      'tax consultancy',
      'personal tax services',
      'tax return services',
      'tax agent*',
      'tax relief services',
    ],
    de: [
      'lohnsteuerhilfeverein*',
      'steuerhilfe',
      'steuerberatung für privatpersonen',
      'steuerhilfeverein',
      'lohnsteuerberatungsstelle',
      'steuerfachwirt*',
      'steuererklärung service',
      'steuerservice',
      'steuerberatungsstelle',
      'steuererklärungen privatpersonen',
      'einkommensteuerhilfe',
    ],
    es: [
      'preparador de impuestos',
      'preparación de impuestos',
      'preparadora de impuestos',
      'asesor fiscal',
      'asesores fiscales',
      'asesoría de impuestos',
      'asesora fiscal',
      'asesoría tributaria',
      'asesor tributario',
      'asesores tributarios',
      'consultor tributario',
      'declaración de la renta asesoría',
      'servicio de taxes',
      'servicios de impuestos',
      'gestión de impuestos',
      'preparadores de impuestos',
    ],
    fr: [
      'conseiller fiscal',
      'fiscaliste*',
      "aide à la déclaration d'impôts",
      'conseillers fiscaux',
      'fiscalité personnelle',
      "déclaration d'impôt",
      "préparation d'impôts",
      'cabinet fiscal',
      'conseils fiscaux',
      "service d'impôt*",
      "préparateur d'impôts",
      "rapport d'impôt",
    ],
    it: [
      'caf',
      'centro assistenza fiscale',
      'consulente tributario',
      'tributarista',
      'caf patronato',
      'assistenza fiscale',
      'caf e patronato',
      'consulenti tributari',
      'centro di assistenza fiscale',
      'caaf',
    ],
    nl: [
      'belastingconsulent*',
      'aangifteservice',
      'belastinghulp',
      'belastingadvies',
      'belastingaangiftes',
      'belastingaangifte hulp',
      'fiscaal adviseur*',
      'belastingbureau',
      'aangifte service',
      'fiscaal advieskantoor',
      'belastingservice',
      'belastingaangifte service',
      'fiscaal kantoor',
    ],
    pt: [
      'consultor fiscal',
      'preenchimento de irs',
      'declaração de imposto de renda',
      'consultor tributário',
      'assessoria tributária',
      'declaração de irpf',
      'entrega de irs',
      'fiscalista*',
      'tributarista*',
    ],
  },
  work: { en: ['tax returns', 'irs', 'refund'] },
  neverAlone: { en: ['tax', 'taxes'] },
  jobs: {
    en: [
      'individual tax returns',
      'business tax returns',
      'tax planning',
      'irs representation',
      'itin applications',
      'bookkeeping',
      'payroll',
      'prior year returns',
      'notary services',
    ],
    de: ['einkommensteuererklärung', 'rentenbesteuerung'],
    es: ['impuestos personales', 'impuestos de negocios', 'itin'],
    fr: ["déclaration d'impôts", 'optimisation fiscale'],
    it: ['modello 730', 'modello redditi', 'isee'],
    nl: ['aangifte inkomstenbelasting', 'toeslagen'],
    pt: ['irs', 'irpf'],
  },
  sharedJobs: {
    en: [
      'tax preparation',
      'tax returns',
      'individual returns',
      'business taxes',
      'self-employed taxes',
      'e-filing',
      'back taxes',
      'tax resolution',
      'amended returns',
      'small business taxes',
      'state taxes',
      'itin',
      'notary',
      'audit support',
    ],
    de: ['steuererklärung*', 'einkommensteuererklärung*', 'lohnsteuer*', 'buchführung', 'vermieter', 'rentner'],
    es: [
      'declaración de la renta',
      'iva',
      'autónomos',
      'sociedades',
      'contabilidad',
      'asesoría fiscal',
      'asesoría tributaria',
    ],
    fr: [
      'déclaration de revenus',
      'déclarations fiscales',
      'tva',
      'comptabilité',
      'conseil fiscal',
      "déclaration d'impôt",
    ],
    it: ['dichiarazione dei redditi', 'imu', 'successioni', 'partita iva'],
    nl: ['belastingaangifte*', 'btw aangifte', 'jaarrekening', 'boekhouding', 'zzp'],
    pt: ['imposto de renda', 'declaração de irs', 'iva', 'contabilidade', 'mei', 'recibos verdes', 'entrega de irs'],
  },
  mentions: {
    en: `
      income tax; income tax returns; personal tax returns; personal taxes; personal tax preparation;
      individual tax preparation; business tax preparation; corporate tax returns; partnership returns; s corporation;
      corporate taxes; small business tax; self employed tax; self-assessment tax returns; rental property tax;
      landlord tax returns; expat tax; expat tax services; nonresident returns; estate and trust returns;
      estate tax returns; gift tax returns; nonprofit returns; gst/hst returns; gst returns; sales tax filing;
      payroll tax; amended tax returns; late tax returns; unfiled tax returns; tax extensions; offer in compromise;
      installment agreements; penalty abatement; wage garnishment; tax liens; tax audit representation;
      audit representation; irs audit; tax debt relief
    `,
    de: `
      steuererklärung erstellen; einkommenssteuererklärung*; einkommensteuer; lohnsteuerjahresausgleich;
      lohnsteuerermäßigung; lohnsteuerfreibetrag; arbeitnehmerveranlagung; steuerklassenwahl; steuerklassenwechsel;
      steuerberatung für arbeitnehmer; arbeitnehmer; rentnerbesteuerung; vermietung und verpachtung; kapitalerträge;
      kapitaleinkünfte; veräußerungsgeschäfte; photovoltaik; doppelte haushaltsführung; werbungskosten;
      sonderausgaben; außergewöhnliche belastungen; handwerkerleistungen; haushaltsnahe dienstleistungen; kindergeld;
      kindergeldantrag; kinderfreibetrag; elterngeld; riester förderung; altersvorsorgezulage; arbeitnehmersparzulage;
      steuerbescheidprüfung; prüfung des steuerbescheids; bescheidprüfung; einspruch*; einspruchsverfahren;
      klageverfahren; finanzgericht; steuerrückerstattung; quellensteuer; grundsteuererklärung
    `,
    es: `
      impuestos; preparación de taxes; taxes; taxes personales; taxes de negocios; impuestos federales;
      impuestos estatales; impuestos corporativos; impuestos para empresas; impuestos de años anteriores;
      impuestos atrasados; enmiendas; declaración de impuestos; declaraciones de impuestos; declaración anual;
      declaraciones anuales; declaraciones mensuales; declaración de irpf; irpf; impuesto de sociedades;
      impuesto de sucesiones; sucesiones y donaciones; plusvalía; impuesto de patrimonio; impuesto de no residentes;
      no residentes; modelo 720; borrador de la renta; campaña de la renta; rentas atrasadas; trimestrales;
      declaraciones trimestrales; número itin; solicitud de itin; aplicación de itin; renovación de itin;
      auditorías del irs; planificación fiscal; planificación tributaria
    `,
    fr: `
      impôts; impôts des particuliers; impôt des particuliers; impôts des particuliers et travailleurs autonomes;
      déclaration de revenus des particuliers; déclarations de revenus; déclarations d'impôts; déclaration fiscale;
      déclaration des revenus fonciers; revenus fonciers; déclaration ifi; impôt sur la fortune;
      déclaration de plus-value; plus-values; crypto monnaies; travailleurs autonomes; travailleur autonome;
      impôts des sociétés; impôt des sociétés; déclaration de sociétés; impôts de succession; impôts des fiducies;
      succession et décès; déclarations de décès; déclaration de succession; retraités; étudiants; frontaliers;
      non-résidents; expatriés; impôt à la source; rectification; rectification impôt à la source; réclamation*;
      réclamation fiscale; contrôle fiscal; assistance contrôle fiscal; contentieux fiscal; divulgation volontaire
    `,
    it: `
      730 precompilato; dichiarazione 730; modello unico; modello redditi persone fisiche; dichiarazioni dei redditi;
      unico; isee universitario; modello isee; isee corrente; modello red; modello icric; bonus sociali; bonus;
      bonus luce e gas; assegno unico; assegno di inclusione; reddito di cittadinanza; naspi; disoccupazione;
      disoccupazione agricola; domanda di disoccupazione; dimissioni online; dimissioni volontarie; pensioni;
      pensione; domanda di pensione; domande di pensione; pensione di reversibilità; pensione di invalidità;
      calcolo pensione; estratto contributivo; invalidità civile; accompagnamento; legge 104; maternità;
      congedo parentale; assegni familiari; assegno sociale; infortunio e malattia professionale; calcolo imu
    `,
    nl: `
      belastingaangifte particulieren; belastingaangifte invullen; aangifte laten doen; aangiften; aangifte ib;
      aangifte inkomstenbelasting ondernemers; particuliere aangifte; aangifte personenbelasting; personenbelasting;
      belastingbrief; tax-on-web; inkomstenbelasting; vennootschapsbelasting; omzetbelasting; btw aangiften;
      erfbelasting; aangifte erfbelasting; aangifte schenkbelasting; schenkbelasting; f-biljet; f-formulier; m-biljet;
      m-formulier; c-biljet; p-biljet; o-biljet; t-biljet; aangifte na overlijden; voorlopige aanslag; teruggaaf;
      belastingteruggave; bezwaarschrift*; bezwaar; bezwaar en beroep; bezwaar maken; huurtoeslag; zorgtoeslag;
      kinderopvangtoeslag; toeslagen aanvragen; kwijtschelding
    `,
    pt: `
      imposto de renda pessoa física; imposto de renda pessoa jurídica; declaração irpf; retificação de declaração;
      declaração retificadora; malha fina; malha fiscal; imposto de renda atrasado; regularização de cpf;
      ganho de capital; ganhos de capital; carnê-leão; declaração de espólio; saída definitiva;
      saída definitiva do país; restituição; investimentos na bolsa; bitcoin; criptomoedas; submissão de irs;
      preenchimento da declaração de irs; simulação de irs; irs jovem; irs de residentes e não residentes;
      residentes não habituais; não residentes; representação fiscal; reembolso de irs; mais-valias;
      rendimentos prediais; abertura de atividade; início de atividade; cessação de atividade;
      trabalhadores independentes; segurança social; declaração trimestral; faturação; reclamações; impugnações
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Hazard Tax: tax preparation in Hazard' },
      { language: 'es', text: 'Preparación de impuestos en Miami' },
    ],
    notNamed: [
      { language: 'en', text: 'Prices include tax' },
      { language: 'fr', text: 'Taxes comprises' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/tax_advisor',
};
