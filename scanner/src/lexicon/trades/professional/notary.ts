import type { TradeEntry } from '../../trade.ts';

export const notary: TradeEntry = {
  id: 'notary',
  questions: 'legal',
  customers: 'adviser',
  unasked: ['estimate'],
  noun: 'notary',
  companyNoun: 'notary office',
  schemaTypes: ['Notary', 'LegalService'],
  additionalType: null,
  names: {
    en: [
      'notary',
      'notaries',
      'notary public*',
      'mobile notary',
      'notary services',
      'notarial services',
      'notary signing agent*',
      'loan signing agent*',
      'traveling notary',
      'notary office',
      'notaries public',
      'remote online notary',
      'notary and apostille',
    ],
    de: [
      'notar',
      'notarin',
      'notariat*',
      'notare',
      'notarkanzlei*',
      'notarbüro',
      'notarinnen',
      'anwaltsnotar*',
      'öffentlicher notar',
      'notarstelle',
      'notarpraxis',
      'amtsnotar*',
      'notar und rechtsanwalt',
    ],
    es: [
      'notario*',
      'notaría*',
      'escribanía',
      'escribano*',
      'notaria pública',
      'notario público',
      'servicios notariales',
      'escribanía pública',
      'fedatario público',
      'estudio notarial',
      'despacho notarial',
      'escribanías',
    ],
    fr: [
      'notaire*',
      'office notarial',
      'étude notariale',
      'notaires',
      'étude de notaire*',
      'office de notaires',
      'notaires associés',
      'notariat',
      'études notariales',
      'étude notariale et juridique',
      'cabinet de notaires',
      'études de notaires',
      'offices notariaux',
      'société notariale',
      'groupe notarial',
      'maison notariale',
    ],
    it: [
      'notaio',
      'notai',
      'studio notarile',
      'notariato',
      'studi notarili',
      'notai associati',
      'studio notaio',
      'studio notarile associato',
      'notaia',
      'ufficio notarile',
    ],
    nl: [
      'notaris*',
      'notariskantoor*',
      'notariaat',
      'kandidaat-notaris',
      'toegevoegd notaris',
      'geassocieerde notarissen',
      'netwerknotaris*',
      'notarieel kantoor',
    ],
    pt: [
      'notário*',
      'cartório notarial',
      'tabelionato',
      'cartório de notas',
      'notariado',
      'cartórios notariais',
      'notária',
      'tabelião*',
      'tabeliã',
      'serviço notarial',
      'tabelionato de notas',
      'ofício de notas',
      'tabeliães',
      'cartórios de notas',
      'tabelionatos',
      'notárias',
    ],
  },
  work: { en: ['apostille*', 'loan signing'] },
  neverAlone: {},
  jobs: {
    en: ['loan signings', 'apostilles', 'mobile notary', 'acknowledgments'],
    de: ['immobilienkaufvertrag', 'testament', 'vorsorgevollmacht', 'ehevertrag'],
    es: ['escrituras', 'testamentos', 'poderes'],
    fr: ['successions', 'ventes immobilières', 'donations', 'contrats de mariage'],
    it: ['compravendite', 'mutui', 'successioni', 'donazioni'],
    nl: ['testament', 'samenlevingscontract', 'hypotheekakte', 'levenstestament'],
    pt: ['escrituras', 'testamentos', 'procurações', 'reconhecimento de assinaturas'],
  },
  sharedJobs: {
    en: [
      'document notarization',
      'apostille*',
      'power of attorney',
      'affidavits',
      'wills',
      'real estate closings',
      'notarial services',
    ],
    de: [
      'immobilienkauf',
      'grundstückskauf*',
      'eheverträge',
      'testamente',
      'erbverträge',
      'vorsorgevollmacht*',
      'gesellschaftsrecht',
      'beglaubigungen',
      'familienrecht',
      'erbrecht',
    ],
    es: ['compraventas', 'herencias', 'hipotecas', 'sociedades', 'actas', 'capitulaciones'],
    fr: ['testaments', 'droit de la famille', 'droit des sociétés', 'pacs'],
    it: ['testamenti', 'società', 'procure', 'atti'],
    nl: [
      'koopakte',
      'testament*',
      'samenlevingscontract*',
      'huwelijkse voorwaarden',
      'schenking*',
      'nalatenschap',
      'bv oprichten',
    ],
    pt: ['reconhecimento de firma', 'autenticações', 'habilitação de herdeiros'],
  },
  mentions: {
    en: `
      notarization*; notarisation; mobile notary services; loan signing; loan document signing;
      signing agent services; mortgage closings; refinance signings; home equity line of credit;
      reverse mortgage signing; remote online notarization; online notary; jurats; oaths and affirmations; oaths;
      certified copies; copy certification; certified true copies; statutory declarations; sworn statements;
      affidavit; powers of attorney; durable power of attorney; advance directives; health care directives;
      living wills; last will and testament; trusts; living trust; trust documents; deeds; quitclaim deeds;
      bill of sale; vehicle title transfer; title transfer; travel consent; parental consent; minor travel consent;
      passport copies
    `,
    de: `
      beurkundung*; notarielle beurkundung; unterschriftsbeglaubigung*; öffentliche beglaubigung;
      beglaubigte abschriften; kaufvertrag; grundstückskaufvertrag; wohnungskauf; hauskauf; immobilienrecht;
      grundstücksrecht; wohnungseigentum; teilungserklärung; bauträgervertrag; überlassung; übertragungsvertrag;
      übergabevertrag; übergabeverträge; überlassungsvertrag; schenkung*; schenkungsvertrag; grundschuld*;
      grundschuldbestellung*; hypothek; erbbaurecht; nießbrauch; wohnrecht; wohnungsrecht; vorweggenommene erbfolge;
      erbvertrag; erbschein*; erbausschlagung; erbauseinandersetzung; pflichtteilsverzicht; verlassenschaft*;
      nachlass; testamentsvollstreckung; ehe und familie; ehe- und erbvertrag; scheidungsvereinbarung
    `,
    es: `
      compraventa; compraventa de inmuebles; escritura de compraventa; escritura pública; escrituras públicas;
      escrituración; testamento; testamento abierto; herencia; declaración de herederos; aceptación de herencia;
      partición de herencia; adjudicación de herencia; sucesiones; donaciones; donación; hipoteca;
      préstamo hipotecario; préstamos hipotecarios; cancelación de hipoteca; cancelación de hipotecas; subrogación;
      poder notarial; poderes notariales; poder general; poder para pleitos; cartas poder; carta permiso de viaje;
      actas notariales; acta de notoriedad; acta de manifestaciones; acta de presencia; requerimientos; fe de hechos;
      constitución de sociedades; constitución de empresa; ampliación de capital; asambleas; protocolización de actas;
      protocolización
    `,
    fr: `
      actes notariés; acte notarié; acte authentique; acte de vente; achat immobilier; vente immobilière;
      compromis de vente; promesse de vente; immobilier; droit immobilier; négociation immobilière;
      expertise immobilière; estimation immobilière; prêt hypothécaire; crédit hypothécaire; crédit; hypothèque*;
      mainlevée; quittance; viager; succession; règlement de succession; déclaration de succession; acte de notoriété;
      acte d'hérédité; partage; partages; liquidation de succession; testament; testament olographe;
      testament authentique; donation; donation entre époux; donation-partage; contrat de mariage;
      changement de régime matrimonial; convention de mariage; régime matrimonial; cohabitation légale; union libre
    `,
    it: `
      atti notarili; atto notarile; compravendita; compravendita immobiliare; compravendite immobiliari;
      acquisto casa; acquisto prima casa; contratto preliminare; preliminare di vendita; preliminari; rogito; rogiti;
      mutuo; mutuo ipotecario; surroghe; cancellazione ipoteca; atto di mutuo; donazione; donazioni immobiliari;
      testamento; testamento olografo; testamento pubblico; testamento segreto; successione;
      dichiarazione di successione; dichiarazioni di successione; accettazione di eredità; accettazione eredità;
      rinuncia all'eredità; rinunzia all'eredità; accettazione con beneficio di inventario; inventari; divisioni;
      divisione ereditaria; divisioni ereditarie; patto di famiglia; patti di famiglia; famiglia; fondo patrimoniale;
      fondi patrimoniali
    `,
    nl: `
      testament opstellen; testament maken; levenstestamenten; zorgvolmacht; volmacht*; volmachten; samenwonen;
      samenlevingsovereenkomst; samenlevingscontract opstellen; trouwen; partnerschapsvoorwaarden;
      geregistreerd partnerschap; huwelijkscontract*; huwelijksvoorwaarden; huwelijksstelsel; wettelijke samenwoning;
      scheiding; echtscheiding; verdeling; gezin; familierecht; personen- en familierecht; adoptie; voogdij; schenken;
      schenking op papier; papieren schenking; schenkingsakte; schenkingen; erfenis; erven; erfrecht; nalatenschappen;
      afwikkeling nalatenschap; nalatenschap afwikkelen; verklaring van erfrecht; verklaring van executele;
      erfenisaangifte; aangifte van nalatenschap; erfovereenkomst
    `,
    pt: `
      escritura; escritura pública; escrituras públicas; escritura de compra e venda; compra e venda;
      compra e venda de imóveis; contrato de compra e venda; escritura de doação; doação; doações; testamento;
      testamento público; testamento vital; procuração; procuração pública; procurações públicas; substabelecimento;
      inventário; inventários; inventário extrajudicial; partilha*; partilhas; habilitações de herdeiros; herança;
      repúdio de herança; divórcio; divórcio extrajudicial; divórcios; separação; união estável;
      escritura de união estável; pacto antenupcial; convenções antenupciais; ata notarial; atas notariais;
      justificações notariais; justificação notarial; justificações; usucapião; usucapião extrajudicial
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Quick mobile notary in Tampa' },
      { language: 'fr', text: 'Étude notariale à Autun' },
    ],
    notNamed: [
      { language: 'en', text: 'Notable people of the town' },
      { language: 'de', text: 'Notarzt und Rettungswagen' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/notary',
};
