import type { TradeEntry } from '../../trade.ts';

export const financialAdvisor: TradeEntry = {
  id: 'financial-advisor',
  questions: 'generic',
  customers: 'adviser',
  noun: 'financial advisor',
  companyNoun: 'financial advisory firm',
  schemaTypes: ['FinancialService'],
  additionalType: 'http://www.productontology.org/id/Financial_adviser',
  names: {
    en: [
      'financial advisor*',
      'financial adviser*',
      'financial planner*',
      'wealth management',
      'financial planning',
      'financial advice',
      'wealth advisor*',
      'wealth manager*',
      'independent financial advis*',
      'investment advisor*',
      'retirement planner*',
      'private wealth',
      'investment management firm',
      'wealth planner*',
      'financial consultant*',
      'retirement planning firm',
      'wealth planning',
      'mutual fund distributor*',
    ],
    de: [
      'finanzberater*',
      'finanzberatung',
      'vermögensberater*',
      'vermögensverwaltung',
      'finanzmakler',
      'vermögensverwalter*',
      'finanzdienstleister*',
      'vermögensberatung',
      'kreditvermittl*',
      'honorarberater*',
      'honorarberatung',
      'finanzplaner*',
      'finanzplanung',
      'finanzcoach*',
      'finanzkanzlei',
      'finanzberatungen',
      'finanzanlagenvermittler*',
      'finanzexperte*',
      'honorar-finanzanlagenberater',
      'finanzdienstleistung*',
    ],
    es: [
      'asesor financiero',
      'asesores financieros',
      'asesoría financiera',
      'planificación financiera',
      'asesoramiento financiero',
      'planificador financiero',
      'gestión patrimonial',
      'asesor patrimonial',
      'asesoría patrimonial',
      'asesora financiera',
      'asesoras financieras',
      'planificadores financieros',
      'gestor patrimonial',
      'asesor de inversiones',
      'asesores de inversiones',
      'consultor financiero',
      'consultoría financiera',
      'asesores patrimoniales',
      'planificadora financiera',
      'asesoría en inversiones',
    ],
    fr: [
      'conseiller financier',
      'gestion de patrimoine',
      'conseiller en gestion de patrimoine',
      'courtier en prêts',
      'conseil en gestion de patrimoine',
      'conseillère financière',
      'conseillers financiers',
      'planificateur financier',
      'cabinet de gestion de patrimoine',
      'planification financière',
      'conseiller en sécurité financière',
      'courtier en crédit immobilier',
      'conseiller patrimonial',
      'gestionnaire de patrimoine',
      'conseiller en investissements financiers',
      'cabinet patrimonial',
      'planificatrice financière',
      'planificateurs financiers',
      'conseillère en sécurité financière',
    ],
    it: [
      'consulente finanziario',
      'consulenza finanziaria',
      'promotore finanziario',
      'consulenti finanziari',
      'consulente finanziario indipendente',
      'consulenza patrimoniale',
      'pianificazione finanziaria',
      'consulente patrimoniale',
      'private banker',
      'family banker',
      'consulenti patrimoniali',
      'consulente finanziaria',
      'promotori finanziari',
      'gestione patrimoni',
      'pianificatore finanziario',
    ],
    nl: [
      'financieel adviseur*',
      'financieel advies',
      'vermogensbeheer',
      'financiële planning',
      'financieel planner*',
      'financiële dienstverlening',
      'vermogensbeheerder*',
      'financieel adviesbureau',
      'kredietbemiddeling',
      'financiële adviseurs',
      'financiële adviezen',
      'vermogensadvies*',
      'vermogensadviseur*',
      'financieel advieskantoor',
      'financieel dienstverlener',
      'pensioenadviseur*',
      'beleggingsadvies*',
      'vermogensplanner*',
    ],
    pt: [
      'consultor financeiro',
      'assessor de investimentos',
      'consultoria financeira',
      'consultores financeiros',
      'assessoria de investimentos',
      'planejamento financeiro',
      'planejador financeiro',
      'assessoria financeira',
      'assessor financeiro',
      'consultora financeira',
      'assessores de investimentos',
      'consultor de investimentos',
      'assessoria de investimento',
      'assessora de investimentos',
      'planejadora financeira',
      'planejadores financeiros',
    ],
  },
  work: { en: ['retirement planning', 'investments', 'mortgages'] },
  neverAlone: {},
  jobs: {
    en: ['investment management', 'estate planning', 'refinancing'],
    de: ['altersvorsorge', 'baufinanzierung', 'geldanlage'],
    es: ['hipotecas', 'planes de pensiones', 'inversiones'],
    fr: ['défiscalisation', 'retraite', 'prêt immobilier', 'assurance vie'],
    it: ['mutui', 'investimenti', 'pianificazione'],
    nl: ['hypotheken', 'pensioen', 'beleggen'],
    pt: ['crédito habitação', 'investimentos', 'reforma'],
  },
  sharedJobs: {
    en: ['pensions', 'life insurance', 'tax planning', 'inheritance tax planning', 'college planning', 'savings'],
    de: ['vermögensaufbau', 'berufsunfähigkeit', 'risikoabsicherung', 'investmentfonds', 'ruhestandsplanung'],
    es: ['jubilación', 'seguros', 'gestión de patrimonio'],
    fr: ['placements', 'prévoyance', 'crédit immobilier', 'transmission'],
    it: ['previdenza', 'successione', 'risparmio', 'gestione patrimoniale'],
    nl: ['hypotheek*', 'pensioen*', 'verzekeringen', 'vermogensplanning', 'starters'],
    pt: ['planeamento financeiro', 'aposentadoria', 'seguros', 'gestão de património'],
  },
  mentions: {
    en: `
      retirement income planning; retirement; portfolio management; investment planning; investment advice;
      asset management; asset allocation; insurance planning; risk management; education planning;
      education funding; 529 plans; 401(k) rollovers; rollover ira; social security planning; social security;
      business succession planning; succession planning; charitable giving; estate and trust planning;
      pension transfers; pension advice; pension planning; equity release; income protection;
      critical illness cover; long term care; long-term care insurance; annuities; buy to let mortgages;
      remortgages; remortgaging; first time buyer mortgages; first-time buyers; home purchase loans; home loans;
      fha loans; va loans; conventional loans; jumbo loans`,
    de: `
      finanzierungsberatung; immobilienfinanzierung*; hausfinanzierung; anschlussfinanzierung*; umschuldung*;
      forward darlehen; forwarddarlehen; ratenkredit*; privatkredit*; modernisierungskredit; hypothek*;
      kreditberatung; bausparen; bausparvertrag; förderdarlehen; vermögensplanung; vermögensmanagement;
      anlageberatung; kapitalanlage*; geldanlagen; wertpapiere; fondssparen; fondssparpläne; etf sparplan;
      investments; edelmetalle; sachwerte; private altersvorsorge; betriebliche altersvorsorge; rentenplanung;
      rente; rürup rente; riester rente; vorsorge; vorsorgeplanung; pensionsplanung; pensionskasse; säule 3a`,
    es: `
      asesoramiento patrimonial; planificación patrimonial; planificación de la jubilación; plan de retiro;
      planes de retiro; ahorro e inversión; inversión; gestión de inversiones; gestión de carteras;
      fondos de inversión; cartera de inversión; ahorro; planes de ahorro; seguros de ahorro; seguros de vida;
      seguro de gastos médicos mayores; unit linked; bolsa; renta fija; hipoteca fija; hipoteca mixta;
      hipoteca 100; hipotecas para autónomos; hipotecas para no residentes; cambio de hipoteca;
      subrogación de hipoteca; mejora de hipoteca; intermediación hipotecaria; crédito hipotecario;
      créditos hipotecarios; crédito empresarial; préstamos personales; préstamos hipotecarios;
      reunificación de deudas; refinanciación; financiación de empresas; financiación empresarial;
      planificación sucesoria`,
    fr: `
      conseil patrimonial; bilan patrimonial; audit patrimonial; stratégie patrimoniale; ingénierie patrimoniale;
      conseil financier; planification de la retraite; préparation de la retraite; préparer sa retraite; épargne;
      épargne retraite; épargne salariale; plan d'épargne retraite; placements financiers;
      investissement immobilier; investissement locatif; immobilier locatif; loi pinel; déficit foncier;
      loueur meublé; scpi; private equity; contrat de capitalisation; transmission du patrimoine;
      transmission de patrimoine; transmission d'entreprise; optimisation fiscale; réduction d'impôts; fiscalité;
      protection du conjoint; protection de la famille; assurance emprunteur; assurance de prêt; rachat de crédit*;
      regroupement de crédits; renégociation de prêt; renégociation de crédit; prêt relais; prêt professionnel`,
    it: `
      consulenza sugli investimenti; consulenza finanziaria indipendente; gestione del patrimonio;
      gestione del risparmio; tutela del patrimonio; protezione del patrimonio; pianificazione successoria;
      pianificazione previdenziale; pianificazione patrimoniale; passaggio generazionale; previdenza complementare;
      fondo pensione; fondi pensione; pensione integrativa; fondi comuni; fondi di investimento; piani di accumulo;
      asset allocation; analisi di portafoglio; check up finanziario; polizze vita; polizze; assicurazioni vita;
      mutuo prima casa; mutui prima casa; mutui casa; mutuo acquisto; mutuo ristrutturazione; surroga mutuo;
      surroga; mutuo liquidità; mutuo consolidamento; mutui ipotecari; prestiti; prestiti personali;
      cessione del quinto; delega di pagamento; consolidamento debiti; finanziamenti`,
    nl: `
      hypotheek afsluiten; hypotheek oversluiten; hypotheek verhogen; hypotheek voor starters;
      hypotheek voor ondernemers; hypotheek voor zzp; startershypotheek; starterslening; eerste woning;
      nieuwbouwhypotheek; overbruggingshypotheek; overwaarde; tweede hypotheek; verbouwing financieren;
      verduurzamen; hypotheekgesprek; oriëntatiegesprek; hypothecaire lening*; hypothecair krediet; woonkrediet;
      woonlening; persoonlijke lening; leningen; herfinanciering; kredieten; autolening; consumptief krediet;
      zakelijk krediet; zakelijke financiering; bedrijfsfinanciering; pensioenadvies; pensioenplanning;
      pensioenopbouw; pensioensparen; lijfrente*; aanvullend pensioen; beleggingsadvies; beleggingen;
      vermogensopbouw; vermogensadvies`,
    pt: `
      crédito à habitação; crédito pessoal; crédito consolidado; crédito automóvel; crédito empresarial;
      consolidação de créditos; transferência de crédito; transferência de crédito habitação;
      renegociação de crédito; refinanciamento; crédito construção; crédito para obras; crédito hipotecário;
      financiamento imobiliário; financiamento de imóveis; financiamento empresarial; empréstimo consignado;
      empréstimo pessoal; empréstimos; consignado; consórcio; consórcios; crédito com garantia de imóvel;
      home equity; seguro de vida; seguros de vida; previdência privada; previdência; planos poupança reforma;
      poupança; poupança e investimento; planejamento de aposentadoria; planejamento sucessório;
      planeamento da reforma; planeamento sucessório; gestão de investimentos; gestão de carteiras;
      gestão patrimonial; fundos de investimento; renda fixa`,
  },
  examples: {
    named: [
      { language: 'en', text: 'North Star financial advisors in Duluth' },
      { language: 'nl', text: 'Financieel adviseur in Tilburg' },
    ],
    notNamed: [
      { language: 'en', text: 'The financial year ends in June' },
      { language: 'fr', text: 'Le patrimoine de la ville' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/financial_advisor',
};
