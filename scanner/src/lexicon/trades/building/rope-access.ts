import type { TradeEntry } from '../../trade.ts';

export const ropeAccess: TradeEntry = {
  id: 'rope-access',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'rope access contractor',
  companyNoun: 'rope access company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Rope_access',
  names: {
    en: [
      'rope access',
      'rope access technician*',
      'rope access services',
      'industrial climbing',
      'industrial rope access',
      'high access contractors',
      'abseiling contractors',
      'abseil services',
      'rope access company',
      'abseilers',
      'work at height services',
      'rope access contractors',
      'steeplejack*',
    ],
    de: [
      'industriekletterer*',
      'industriekletterei',
      'seilzugangstechnik',
      'höhenarbeiten',
      'seilzugang',
      'industrieklettern',
      'höhenarbeiter*',
      'fassadenkletterer',
      'seilunterstützte',
      'gebäudekletterer',
      'fassadenkletterei',
      'höhenrettungsdienst',
      'industrie kletterer',
    ],
    es: [
      'trabajos verticales',
      'trabajos en altura',
      'empresa de trabajos verticales',
      'trabajos verticales y rehabilitación',
      'técnicos en trabajos verticales',
      'acceso con cuerdas',
      'trabajos de altura',
      'alpinismo industrial',
      'trabajos en alturas',
    ],
    fr: [
      'travaux sur cordes',
      'travaux sur corde',
      'cordiste*',
      'travaux acrobatiques',
      'entreprise de travaux sur cordes',
      'travaux en hauteur',
      "travaux d'accès difficile",
      'accès sur corde',
      "travaux d'accès difficiles",
      'techniciens cordistes',
    ],
    it: [
      'lavori su corda',
      'lavori in quota',
      'edilizia acrobatica',
      'lavori acrobatici',
      'lavori su fune',
      'edilizia su corda',
      'lavori in fune',
      'edilizia su fune',
      'lavori edili acrobatici',
      'lavori edili su corda',
      'ediliziacrobatica',
      'disgaggio',
    ],
    nl: [
      'rope access',
      'industrieel klimmen',
      'touwtechniek*',
      'industriële klimmers',
      'werken op hoogte',
      'rope access technici',
      'rope access bedrijf',
      'industrieel klimmer',
      'klimwerkzaamheden',
      'gevelonderhoud op hoogte',
      'industriële alpinisten',
    ],
    pt: [
      'acesso por cordas',
      'acesso por corda',
      'alpinismo industrial',
      'trabalhos em altura',
      'trabalhos verticais',
      'escalada industrial',
      'rapel industrial',
      'trabalho em altura',
      'trabalhos por cordas',
      'alpinistas industriais',
      'empresa de alpinismo industrial',
      'rope access',
      'serviços em altura',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {},
  sharedJobs: {
    en: [
      'facade inspections',
      'abseil cleaning',
      'high level maintenance',
      'netting installation',
      'rope access painting',
      'high rise window cleaning',
      'ndt inspections',
      'confined space work',
    ],
    de: [
      'fassadenarbeiten am seil',
      'taubenabwehr',
      'seilzugangsarbeiten',
      'blitzschutz',
      'felssicherung',
      'bannermontage',
      'inspektionen',
      'silo reinigung',
    ],
    es: [
      'rehabilitación de fachadas',
      'impermeabilización de fachadas',
      'reparación de fachadas',
      'sustitución de bajantes',
      'líneas de vida',
      'pintura de fachadas',
      'inspección de fachadas',
      'reparación de patios',
    ],
    fr: [
      'pose de filets',
      'sécurisation de falaises',
      'ligne de vie',
      'dépigeonnage',
      'purge de façade',
      'lignes de vie',
      'nettoyage de façades sur cordes',
      'sécurisation de façade',
    ],
    it: [
      'messa in sicurezza facciate',
      'linee vita',
      'dissuasori per piccioni',
      'rimozione parti pericolanti',
      'consolidamenti',
      'pulizia facciate',
      'sostituzione pluviali',
      'reti paramassi',
    ],
    nl: [
      'gevelinspectie',
      'valbeveiliging',
      'gevelreiniging op hoogte',
      'netten plaatsen',
      'inspecties',
      'onderhoud windturbines',
      'duivenwering',
      'ankerpunten',
    ],
    pt: [
      'lavagem de fachadas',
      'pintura de fachadas',
      'linhas de vida',
      'inspeção de fachadas',
      'pintura predial',
      'limpeza de fachada',
      'lavagem de fachada',
      'limpeza de vidros em altura',
    ],
  },
  mentions: {
    en: `
      anchor installation; building inspections; lightning protection; facade maintenance; bird netting; fall
      protection; height safety; concrete repairs; banner installation; high rise painting; pressure cleaning;
      waterproofing; gutter cleaning; roof anchors
    `,
    de: `
      höhenrettung; fassadeninspektion; absturzsicherungen; netzmontage; dachrinnenreinigung; silo
      reinigungen; fugensanierung; montage von werbeanlagen; baumkletterer; korrosionsschutz;
      fassadenreinigung; glasreinigung; betonsanierung; baumpflege
    `,
    es: `
      reparación de cornisas; saneado de fachadas; instalación de líneas de vida; limpieza de canalones;
      sistemas antipalomas; reparación de humedades; reparación de tejados; patios de luces; limpieza de
      fachadas; redes anticaída; mallas de protección; puntos de anclaje; aislamiento térmico; sellado de
      grietas
    `,
    fr: `
      pose de bâches; inspection de façades; purge de falaise; filets anti pigeons; pose de lignes de vie;
      nettoyage de silos; lavage de vitres en hauteur; points d'ancrage; réparation de façade; nettoyage de
      verrières; confortement; ravalement de façade; nettoyage de vitres; étanchéité
    `,
    it: `
      messa in sicurezza; ripristino frontalini; rifacimento facciate; rifacimento cornicioni; manutenzione
      grondaie; ripristino cornicioni; installazione linee vita; potature in tree climbing; installazione
      pluviali; impermeabilizzazioni; rimozione amianto; sigillature; allontanamento volatili; montaggio
      striscioni
    `,
    nl: `
      boomverzorging; montage op hoogte; schilderwerk op hoogte; inspectie op hoogte; glasbewassing op hoogte;
      bannermontage; betonreparatie; levenslijnen; reddingsteam; glasbewassing; gevelrenovatie; schilderwerk;
      gevelreiniging
    `,
    pt: `
      instalação de linhas de vida; pontos de ancoragem; restauração de fachada; tratamento de fachadas;
      reparação de fachadas; impermeabilização de fachadas; laudo de fachada; pintura de edifícios;
      recuperação de fachadas; colocação de telas; sistemas anti pombos; limpeza de silos; montagem de lonas;
      limpeza de vidros
    `,
  },
  examples: {
    named: [
      { language: 'es', text: 'Trabajos verticales Altura en Bilbao' },
      { language: 'fr', text: 'Cordiste: travaux sur cordes à Marseille' },
    ],
    notNamed: [
      { language: 'en', text: 'Learn to climb on a rope' },
      { language: 'de', text: 'Klettern am Fels' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
