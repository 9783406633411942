import type { TradeEntry } from '../../trade.ts';

export const asbestosRemoval: TradeEntry = {
  id: 'asbestos-removal',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['guarantee'],
  noun: 'asbestos removal company',
  companyNoun: 'asbestos removal company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Asbestos_abatement',
  names: {
    en: [
      'asbestos removal',
      'asbestos abatement',
      'asbestos survey*',
      'asbestos contractor*',
      'asbestos removalist*',
      'asbestos testing',
      'asbestos inspection*',
      'asbestos disposal',
      'asbestos services',
      'asbestos surveyor*',
      'asbestos specialists',
      'lead abatement',
      'abatement contractor*',
    ],
    de: [
      'asbestsanierung*',
      'asbestentsorgung*',
      'schadstoffsanierung*',
      'asbestabbau',
      'asbestsanierer',
      'schadstoffgutachter',
      'asbest entsorgung',
      'asbest sanierung',
      'asbestentfernung',
      'schadstoffsanierer',
      'schadstofferkundung',
      'gebäudeschadstoffe',
    ],
    es: [
      'retirada de amianto',
      'desamiantado',
      'retirada de uralita',
      'eliminación de amianto',
      'desmontaje de uralita',
      'retirada de fibrocemento',
      'desmontaje de amianto',
      'empresa de amianto',
      'desmontaje de fibrocemento',
      'retirada amianto',
      'retiro de asbesto',
    ],
    fr: [
      'désamiantage',
      'désamianteur',
      "retrait d'amiante",
      'entreprise de désamiantage',
      "décontamination d'amiante",
      'déplombage',
      "enlèvement d'amiante",
      'désamiantage et déplombage',
      "dépose d'amiante",
      "traitement de l'amiante",
      'travaux de désamiantage',
      'décontamination amiante',
    ],
    it: [
      'bonifica amianto',
      'rimozione amianto',
      'smaltimento amianto',
      'bonifica eternit',
      'smaltimento eternit',
      'rimozione eternit',
      'bonifiche amianto',
      'rimozione e smaltimento amianto',
      'bonifica e smaltimento amianto',
      'incapsulamento amianto',
      'smaltimento amianto e eternit',
      'bonifica da amianto',
      'bonifiche ambientali',
    ],
    nl: [
      'asbestsanering*',
      'asbestverwijdering*',
      'asbest verwijderen',
      'asbestinventarisatie*',
      'asbestverwijderaar*',
      'asbestsaneerder*',
      'asbest sanering',
      'asbest laten verwijderen',
      'asbest saneren',
      'asbestonderzoek',
      'asbestafbraak',
      'asbestbedrijf',
      'asbestdak saneren',
    ],
    pt: [
      'remoção de amianto',
      'retirada de amianto',
      'descontaminação de amianto',
      'remoção de fibrocimento',
      'remoção de coberturas de amianto',
      'remoção de telhas de amianto',
      'substituição de amianto',
      'remoção de coberturas em fibrocimento',
      'eliminação de amianto',
    ],
  },
  work: {
    es: ['desamiantados'],
  },
  neverAlone: {},
  jobs: {},
  sharedJobs: {
    en: [
      'asbestos sampling',
      'asbestos management plan*',
      'air monitoring',
      'refurbishment survey',
      'demolition survey',
      'garage roof removal',
      'asbestos encapsulation',
      'management survey*',
    ],
    de: [
      'kmf sanierung',
      'asbestdach*',
      'pak sanierung',
      'pcb sanierung',
      'asbestdemontage',
      'asbestprüfung',
      'asbesttest',
      'raumluftmessung',
    ],
    es: [
      'retirada de bajantes de amianto',
      'plan de trabajo de amianto',
      'mediciones ambientales',
      'retirada de tejados de uralita',
      'gestión de amianto',
      'transporte de amianto',
      'encapsulado de amianto',
      'inventario de amianto',
    ],
    fr: [
      'amiante sous section 3',
      'amiante sous section 4',
      'encapsulage',
      'retrait de toiture amiante',
      'dépose de fibrociment',
      'dépose de toiture fibrociment',
      'retrait de vermiculite',
      "analyse d'amiante",
    ],
    it: [
      'incapsulamento',
      'confinamento',
      'rifacimento coperture',
      'canne fumarie in eternit',
      'censimento amianto',
      'analisi amianto',
      'campionamento amianto',
      'piano di lavoro amianto',
    ],
    nl: [
      'asbestdak verwijderen',
      'asbestdak vervangen',
      'asbestattest',
      'asbestonderzoek',
      'chroom 6',
      'asbestinventaris',
      'asbest afvoeren',
      'asbestanalyse',
    ],
    pt: [
      'substituição de coberturas',
      'inspeção de amianto',
      'análise de amianto',
      'plano de trabalhos de amianto',
      'telhas de amianto',
      'encapsulamento de amianto',
      'medição de fibras',
      'transporte de amianto',
    ],
  },
  mentions: {
    en: `
      asbestos awareness training; asbestos garage roof removal; asbestos collection; lead paint removal;
      loose fill asbestos; asbestos fence removal; soil remediation; mold remediation; demolition; vermiculite
      removal; hazardous waste disposal; lead testing
    `,
    de: `
      eternitplatten entsorgen; asbestanalyse; dacheindeckung asbest; schimmelsanierung;
      schadstoffuntersuchung; freimessung; dekontamination; entkernung; entsorgung; altlastensanierung
    `,
    es: `
      cubiertas de fibrocemento; depósitos de uralita; retirada de depósitos de uralita; censo de amianto;
      demoliciones; panel sandwich; gestión de residuos
    `,
    fr: `
      décontamination de moisissures; inventaire amiante; élimination de déchets amiantés; évacuation
      d'amiante; retrait de plomb; démolition; couverture; décontamination; test d'air
    `,
    it: `
      rimozione canne fumarie; serbatoi in eternit; coperture in eternit; microraccolta amianto; rimozione
      lana di roccia; sovracopertura; bonifica tetti; demolizioni; trasporto rifiuti; lattoneria;
      impermeabilizzazioni
    `,
    nl: `
      golfplaten verwijderen; couveusezakmethode; hermetische zone; asbest container; eindcontrole;
      asbestleidingen; loodsanering; asbestvinyl verwijderen; sloopwerken; dakrenovatie; bodemsanering
    `,
    pt: `
      remoção de telhas; painel sandwich; demolições; coberturas; impermeabilização; gestão de resíduos
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Pinewood Asbestos Removal in Perth' },
      { language: 'fr', text: 'Entreprise de désamiantage à Rouen' },
    ],
    notNamed: [
      { language: 'en', text: 'A house without asbestos' },
      { language: 'de', text: 'Das Dach ist dicht' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
