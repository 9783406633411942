import type { TradeEntry } from '../../trade.ts';

export const mortgageBroker: TradeEntry = {
  id: 'mortgage-broker',
  questions: 'generic',
  customers: 'adviser',
  noun: 'mortgage broker',
  companyNoun: 'mortgage brokerage',
  schemaTypes: ['FinancialService'],
  additionalType: 'http://www.productontology.org/id/Mortgage_broker',
  names: {
    en: [
      'mortgage broker*',
      'mortgage advisor*',
      'mortgage adviser*',
      'mortgage lender*',
      'mortgage company',
      'mortgage brokerage',
      'mortgage loan officer*',
      'mortgage advice',
      'home loan specialist*',
      'mortgage professional*',
      'mortgage agent*',
      'home loans broker',
      'finance broker*',
      'mortgage specialist*',
      'loan officer*',
      'mortgage consultant*',
    ],
    de: [
      'baufinanzierung*',
      'immobilienfinanzierung*',
      'finanzierungsvermittlung*',
      'hypothekenvermittlung*',
      'hypothekenmakler*',
      'baufinanzierer*',
      'kreditvermittlung*',
      'kreditvermittler*',
      'hypothekenberatung*',
      'wohnbaufinanzierung*',
      'finanzierungsmakler*',
      'finanzierungsberater*',
      'kreditmakler*',
      'finanzierungsvermittler*',
      'hypothekenberater*',
      'baufi*',
    ],
    es: [
      'bróker hipotecario',
      'asesor hipotecario',
      'asesoría hipotecaria',
      'intermediario de crédito',
      'broker hipotecario',
      'asesores hipotecarios',
      'intermediación hipotecaria',
      'intermediarios financieros',
      'brokers hipotecarios',
      'intermediario financiero',
      'asesoramiento hipotecario',
      'bróker de hipotecas',
      'crédito hipotecario asesores',
    ],
    fr: [
      'courtier en crédit*',
      'courtier immobilier en crédit',
      'courtier en prêt*',
      'courtier en prêts immobiliers',
      'courtier hypothécaire*',
      'courtiers hypothécaires',
      'courtier en prêt immobilier',
      'courtage en crédit*',
      'courtier en financement*',
      'courtage immobilier crédit',
      'courtiers en crédit',
      'courtière en crédit*',
      'courtier crédit immobilier',
      'courtière hypothécaire',
      'courtier prêt immobilier',
      'courtier en crédits',
      'courtier hypothèque',
    ],
    it: [
      'mediatore creditizio',
      'mediatori creditizi',
      'mediazione creditizia',
      'consulente mutui',
      'consulenza mutui',
      'consulente del credito',
      'consulenti del credito',
      'mutui e prestiti',
      'consulenza creditizia',
      'broker mutui',
      'agente in attività finanziaria',
      'agenti in attività finanziaria',
      'intermediazione mutui',
      'mediatrice creditizia',
    ],
    nl: [
      'hypotheekadvies*',
      'hypotheekadviseur*',
      'hypotheekkantoor*',
      'hypotheekbemiddel*',
      'hypotheekshop*',
      'kredietmakelaar*',
      'hypotheekspecialist*',
      'hypotheekbureau',
      'hypotheekwinkel*',
      'kredietbemiddelaar*',
      'kredietkantoor*',
      'onafhankelijk hypotheekadvies',
      'hypotheekintermediair',
      'hypotheken advies*',
    ],
    pt: [
      'intermediário de crédito*',
      'intermediários de crédito',
      'intermediação de crédito',
      'consultor de crédito*',
      'correspondente bancário',
      'assessoria em financiamento',
      'correspondente caixa',
      'intermediários de crédito vinculado',
      'intermediária de crédito',
      'consultoria de crédito',
      'consultores de crédito',
    ],
  },
  work: { pt: ['crédito habitação', 'crédito imobiliário', 'financiamento imobiliário'] },
  neverAlone: {},
  jobs: {
    en: [
      'remortgages',
      'buy to let mortgages',
      'reverse mortgage*',
      'first time buyer mortgages',
      'fha loans',
      'va loans',
      'jumbo loans',
      'bridging finance',
      'bridging loans',
      'debt consolidation mortgages',
    ],
    de: ['anschlussfinanzierung*', 'forwarddarlehen*', 'forward-darlehen*'],
    es: [
      'hipotecas al 100',
      'reunificación de deudas',
      'subrogación de hipoteca',
      'mejora de hipoteca',
      'hipoteca para no residentes',
    ],
    fr: [
      'rachat de crédit*',
      'regroupement de crédits',
      'assurance emprunteur',
      'renégociation de prêt*',
      'préautorisation hypothécaire',
      'refinancement hypothécaire',
    ],
    it: [
      'cessione del quinto',
      'surroga mutuo',
      'mutuo prima casa',
      'mutui prima casa',
      'mutuo ristrutturazione',
      'consolidamento debiti',
    ],
    nl: [
      'oversluiten hypotheek',
      'hypotheek oversluiten',
      'hypotheek verhogen',
      'hypotheek berekenen',
      'startershypotheek',
    ],
    pt: [
      'transferência de crédito habitação',
      'home equity',
      'portabilidade de crédito',
      'transferência de crédito',
      'consolidação de créditos',
    ],
  },
  sharedJobs: {
    en: [
      'remortgage',
      'first time home buyers',
      'equity release',
      'refinancing',
      'pre-approval',
      'home equity loans',
      'life insurance',
      'debt consolidation',
      'first time buyers',
      'home loans',
      'income protection',
      'construction loans',
      'mortgage advice',
    ],
    de: [
      'umschuldung',
      'kfw darlehen',
      'modernisierungskredit',
      'privatkredit',
      'bausparen',
      'modernisierungsdarlehen',
      'ratenkredit',
      'baukredit',
      'hauskredit',
      'kapitalanlage',
      'hypotheken',
      'kfw-förderung',
      'baufinanzierung*',
      'immobilienfinanzierung*',
      'finanzierungsvermittlung*',
      'hypothekenvermittlung*',
      'kreditvermittlung*',
      'wohnbaufinanzierung*',
    ],
    es: [
      'hipotecas',
      'préstamos hipotecarios',
      'hipoteca fija',
      'hipoteca variable',
      'crédito infonavit',
      'crédito hipotecario',
      'crédito pyme',
      'autopromoción',
      'hipotecas para funcionarios',
      'subrogación',
      'hipoteca joven',
      'préstamos con garantía hipotecaria',
      'hipoteca mixta',
    ],
    fr: [
      'prêt immobilier',
      'crédit immobilier',
      'prêt relais',
      'prêt professionnel',
      'refinancement',
      'renouvellement hypothécaire',
      'assurance de prêt',
      'crédit professionnel',
      'investissement locatif',
      'prêt hypothécaire',
      'crédit hypothécaire',
      'prêt à taux zéro',
      'crédit à la consommation',
      'courtage en crédit*',
      'courtage immobilier crédit',
    ],
    it: [
      'mutui',
      'prestiti',
      'surroga',
      'prestiti personali',
      'mutuo liquidità',
      'delega di pagamento',
      'leasing',
      'mutuo giovani',
      'anticipo tfs',
      'mutui casa',
      'finanziamenti',
      'consulenza mutui',
      'mutui e prestiti',
      'consulenza creditizia',
      'intermediazione mutui',
    ],
    nl: [
      'hypotheek',
      'hypotheken',
      'overbruggingskrediet',
      'woonkrediet',
      'hypothecair krediet',
      'overlijdensrisicoverzekering',
      'schuldsaldoverzekering',
      'verduurzamen',
      'persoonlijke lening',
      'hergroepering van kredieten',
      'hypotheekadvies*',
      'onafhankelijk hypotheekadvies',
    ],
    pt: [
      'crédito consolidado',
      'crédito pessoal',
      'consórcio*',
      'crédito automóvel',
      'financiamentos',
      'empréstimo consignado',
      'crédito consignado',
      'seguro de vida',
      'seguro multirriscos',
      'crédito à construção',
      'crédito com garantia de imóvel',
      'refinanciamento',
      'crédito habitação',
      'crédito imobiliário',
      'financiamento imobiliário',
      'intermediação de crédito',
    ],
  },
  mentions: {
    en: `
      home purchase; refinance; home refinance; mortgage refinancing; mortgage renewal; mortgage renewals;
      mortgage pre-approval; mortgage pre-approvals; conventional loans; fixed rate mortgages;
      variable rate mortgages; adjustable rate mortgages; usda loans; dscr loans; hard money loans; non-qm loans;
      renovation loans; 203k loans; heloc; home equity line of credit; second mortgages; private mortgages;
      private lending; self-employed mortgages; bad credit mortgages; commercial mortgages; commercial loans;
      investment property loans; investment loans; holiday let mortgages; shared ownership; help to buy; moving home;
      right to buy; later life lending; product transfers; new build mortgages; let to buy; hmo mortgages;
      development finance
    `,
    de: `
      hypothek; ersthypothek; immobilienkredit; immobiliendarlehen; immobilienkauf finanzieren; wohnungsfinanzierung;
      hausfinanzierung; neubaufinanzierung; neubau; hausbau; hauskauf; wohnungskauf; bauspardarlehen; bausparvertrag;
      bausparverträge; annuitätendarlehen; volltilgerdarlehen; konstantdarlehen; wohnkredit; renovierungskredit;
      sanierungskredit; energetische sanierung; fördermittel; fördermittelberatung; kfw-darlehen;
      zwischenfinanzierung; finanzierung ohne eigenkapital; umfinanzierung; ablösung; ablösung hypothek;
      hypothekenverlängerung; zinsvergleich; konditionenvergleich; finanzierungscheck; kreditvergleich; konsumkredit;
      autokredit; gewerbefinanzierung; unternehmensfinanzierung; leasing
    `,
    es: `
      hipoteca; hipoteca 100; hipotecas 100; hipoteca para jóvenes; hipotecas para jóvenes;
      hipotecas para extranjeros; hipotecas para autónomos; hipotecas para no residentes; hipoteca no residentes;
      hipotecas fijas; hipotecas variables; hipotecas mixtas; hipoteca puente; hipoteca inversa; segunda vivienda;
      segunda residencia; primera vivienda; compra de vivienda; cambio de casa; autopromotor; hipoteca autopromotor;
      cambio de hipoteca; cambiar hipoteca; novación; ampliación de hipoteca; cancelación de hipoteca; refinanciación;
      refinanciación de deudas; préstamos personales; préstamos empresas; préstamo personal; capital privado;
      financiación; financiación para empresas; leasing; crédito fovissste; cofinavit; mejora de tu hipoteca;
      liquidez; crédito para construcción
    `,
    fr: `
      prêts immobiliers; crédits immobiliers; renégociation; renégociation de crédit;
      renégociation de prêt immobilier; achat immobilier; achat résidence principale; premier achat; première maison;
      première propriété; primo-accédant; résidence principale; résidence secondaire; financement sci; prêt travaux;
      crédit travaux; crédit relais; crédit auto; prêt personnel; prêts personnels; prêt à tempérament; crédit pont;
      prêt hypothécaire pour travailleur autonome; travailleurs autonomes; hypothèque; hypothèque inversée;
      hypothèque privée; deuxième hypothèque; préapprobation hypothécaire; marge de crédit hypothécaire;
      consolidation de dettes; transfert d'hypothèque; prêt privé; prêt construction; prêt à l'amélioration;
      multilogement; prêts commerciaux; financement commercial; financement professionnel; financement d'entreprise
    `,
    it: `
      mutuo; mutuo casa; mutuo acquisto; mutuo acquisto prima casa; mutuo seconda casa; mutuo under 36; mutuo consap;
      mutuo 100; mutuo al 100; mutuo consolidamento; mutuo consolidamento debiti; mutuo sostituzione;
      mutuo sostituzione e liquidità; mutuo costruzione; mutuo asta; mutui asta; mutuo tasso fisso;
      mutuo tasso variabile; mutuo green; mutui per stranieri; mutui per autonomi; mutuo ipotecario;
      prestito vitalizio ipotecario; surroga e sostituzione; rinegoziazione; liquidità;
      cessione del quinto dello stipendio; cessione del quinto della pensione; cessione quinto; prestiti a pensionati;
      prestiti per dipendenti; prestito personale; prestiti con delega; anticipo tfr; carte di credito;
      leasing immobiliare; factoring; finanziamenti alle imprese; finanziamenti aziendali; finanziamenti per aziende
    `,
    nl: `
      hypotheekgesprek; eerste huis; eerste woning; eerste huis kopen; volgend huis; nieuwbouw; hypotheek nieuwbouw;
      nieuwbouwhypotheek; doorstromer; senioren; hypotheek senioren; seniorenhypotheek; opeethypotheek; overwaarde;
      overwaarde opnemen; rentemiddeling; rentevaste periode; hypotheekcheck; maximale hypotheek;
      aflossingsvrije hypotheek; annuïteitenhypotheek; lineaire hypotheek; tweede hypotheek; tweede woning;
      tweede verblijf; verhuurhypotheek; beleggingspand; zelfstandig ondernemers; hypotheek zzp; hypotheek ondernemer;
      ondernemershypotheek; hypotheek na echtscheiding; echtscheiding; scheiden; uitkopen; expats; expat mortgage;
      verbouwing; verbouwen; renovatielening
    `,
    pt: `
      crédito à habitação; crédito habitação jovem; crédito para não residentes; não residentes; créditos;
      créditos pessoais; crédito hipotecário; crédito para obras; crédito obras; crédito construção; crédito empresas;
      crédito para empresas; crédito multiopções; renegociação de crédito; renegociação; consolidação de crédito;
      leasing; simulação de crédito; compra de casa; troca de casa; primeira casa; segunda habitação;
      terreno e construção; minha casa minha vida; aquisição de imóvel; aquisição de terreno;
      financiamento habitacional; financiamento de imóveis; financiamento de veículos; financiamento de terrenos;
      construção financiada; empréstimo com garantia de imóvel; empréstimo pessoal; empréstimos; capital de giro;
      antecipação de recebíveis; uso do fgts; fgts; saque aniversário; consórcios
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Clear Path mortgage brokers in Leicester' },
      { language: 'de', text: 'Baufinanzierung in Gotha' },
      { language: 'fr', text: 'Courtier en prêt immobilier à Angers' },
    ],
    notNamed: [
      { language: 'en', text: 'A broken mortar and pestle' },
      { language: 'it', text: 'Mutuo soccorso alpino' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
