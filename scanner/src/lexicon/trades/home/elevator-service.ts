import type { TradeEntry } from '../../trade.ts';

export const elevatorService: TradeEntry = {
  id: 'elevator-service',
  questions: 'generic',
  customers: 'at-home',
  noun: 'elevator company',
  companyNoun: 'elevator company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: null,
  names: {
    en: [
      'elevator company',
      'elevator service*',
      'elevator maintenance',
      'elevator installation',
      'elevator repair*',
      'elevators and escalators',
      'home elevators',
      'lift company',
      'lift maintenance',
      'lift installation*',
      'lift engineers',
      'lift servicing',
      'lift repair*',
      'stairlift*',
      'stair lift*',
      'lift services',
      'home lifts',
      'home lift',
    ],
    de: [
      'aufzugbau*',
      'aufzugsbau*',
      'aufzugtechnik',
      'aufzugsfirma',
      'aufzüge',
      'treppenlift*',
      'aufzugservice',
      'aufzugswartung',
      'aufzugwartung',
      'liftbau',
      'aufzugsservice',
      'aufzugunternehmen',
      'liftsysteme',
      'aufzugsanlagen',
      'hebelift*',
      'plattformlift*',
      'homelift*',
    ],
    es: [
      'ascensores',
      'instalación de ascensores',
      'mantenimiento de ascensores',
      'elevadores',
      'salvaescaleras',
      'montaje de ascensores',
      'reparación de ascensores',
      'empresa de ascensores',
      'sillas salvaescaleras',
      'sillas subeescaleras',
      'elevadores verticales',
      'ascensoristas',
      'plataformas elevadoras',
      'ascensores unifamiliares',
    ],
    fr: [
      'ascenseurs',
      'ascensoriste*',
      "maintenance d'ascenseurs",
      'monte escalier*',
      "entretien d'ascenseurs",
      "installation d'ascenseurs",
      "installation d'ascenseur",
      'élévateurs',
      'ascenseur privatif',
      'ascenseurs privatifs',
      'monte personne',
      'dépannage ascenseur',
      'entretien ascenseurs',
      'ascenseur de maison',
      "installateur d'ascenseurs",
    ],
    it: [
      'ascensori',
      'ascensorista',
      'ascensoristi',
      'manutenzione ascensori',
      'installazione ascensori',
      'montascale',
      'impianti elevatori',
      'ascensori e montacarichi',
      'elevatori',
      'miniascensori',
      'servoscala',
      'ditta ascensori',
      'montascale e ascensori',
      'impianti di elevazione',
      'ascensori e montascale',
      'piattaforme elevatrici',
    ],
    nl: [
      'liftenbouw*',
      'liftbedrijf',
      'liftonderhoud',
      'liften',
      'traplift*',
      'liftinstallateur*',
      'liftenbouwer*',
      'liftservice',
      'huislift*',
      'onderhoud van liften',
      'liftenfabrikant',
      'liftmonteur',
      'woonlift*',
      'lift installatie',
      'liftherstelling',
      'onderhoud liften',
    ],
    pt: [
      'elevadores',
      'manutenção de elevadores',
      'instalação de elevadores',
      'cadeiras elevatórias',
      'elevadores residenciais',
      'conservação de elevadores',
      'cadeiras elevador',
      'ascensores',
      'montagem de elevadores',
      'plataformas elevatórias',
      'reparação de elevadores',
      'assistência técnica de elevadores',
      'modernização de elevadores',
      'empresa de elevadores',
      'cadeira elevatória',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {},
  sharedJobs: {
    en: [
      'platform lift*',
      'through floor lift*',
      'goods lift*',
      'dumbwaiter*',
      'wheelchair lift*',
      'elevator modernization',
      'lift modernisation',
      'escalator maintenance',
    ],
    de: [
      'personenaufzug',
      'personenaufzüge',
      'lastenaufzug',
      'lastenaufzüge',
      'plattformlift*',
      'treppenlifte',
      'aufzugmodernisierung',
      'aufzugsnotruf',
    ],
    es: [
      'montacargas',
      'montacoches',
      'plataformas salvaescaleras',
      'modernización de ascensores',
      'ascensores panorámicos',
      'elevador vertical',
      'escaleras mecánicas',
      'montaplatos',
    ],
    fr: [
      'monte charge*',
      'ascenseur privatif',
      'élévateur pmr',
      "modernisation d'ascenseurs",
      'plateforme élévatrice',
      'plateformes élévatrices',
      'escaliers mécaniques',
      'monte plats',
    ],
    it: [
      'montacarichi',
      'piattaforme elevatrici',
      'servoscala',
      'miniascensori',
      'montascale a poltroncina',
      'scale mobili',
      'modernizzazione ascensori',
      'home lift',
    ],
    nl: [
      'plateaulift*',
      'goederenlift*',
      'liftmodernisering',
      'personenlift*',
      'traplift huren',
      'hefplateau*',
      'rolstoellift*',
      'traplift reparatie',
    ],
    pt: [
      'monta cargas',
      'montacargas',
      'monta pratos',
      'plataformas elevatórias',
      'modernização de elevadores',
      'escadas rolantes',
      'elevadores domésticos',
      'cadeira elevatória',
    ],
  },
  mentions: {
    en: `
      loler inspections; passenger lift; service lift; residential elevator; vertical platform lift; lift
      refurbishment; stairlift rental; stairlift repair; stairlift servicing; mobility aids; accessibility;
      emergency call out; wheelchair ramps; door automation
    `,
    de: `
      senkrechtlift; aufzugsreparatur; rolltreppen; kleingüteraufzüge; fahrtreppen; aufzugsmodernisierung;
      rollstuhllift; autoaufzüge; plattformaufzug; barrierefreiheit; notrufsystem; tüv prüfung;
      wartungsvertrag; gebrauchte treppenlifte
    `,
    es: `
      instalación de ascensor; bajada a cota cero; ascensor unifamiliar; ascensores domésticos; ascensores
      residenciales; rehabilitación de ascensores; elevadores domésticos; eliminación de barreras; puertas
      automáticas; eliminación de barreras arquitectónicas; accesibilidad; emergencias 24 horas
    `,
    fr: `
      élévateur vertical; dépannage d'ascenseur; ascenseur privé; plateforme monte escalier; fauteuil monte
      escalier; élévateurs pmr; monte voitures; rénovation d'ascenseurs; ascenseurs domestiques; mini
      ascenseur; accessibilité pmr; portes automatiques; monte charges; télésurveillance
    `,
    it: `
      elevatori domestici; ascensori panoramici; ammodernamento ascensori; montavivande; poltroncine
      montascale; pedane per disabili; ascensori esterni; riparazione ascensori; ascensori oleodinamici;
      montascale usati; mini ascensori; abbattimento barriere architettoniche; assistenza 24 ore; pronto
      intervento
    `,
    nl: `
      liftrenovatie; dienstenlift; modernisatie van liften; liftkeuring; plateauliften; trapliften huren;
      automatische deuren; toegankelijkheid; storingsdienst; tweedehands traplift
    `,
    pt: `
      elevador de carga; elevadores de passageiros; plataforma elevatória; elevadores panorâmicos; monta
      carros; elevadores hidráulicos; home lift; elevador residencial; plataforma de acessibilidade;
      assistência a elevadores; elevadores unifamiliares; resgate de passageiros; elevadores sociais; portões
      automáticos
    `,
  },
  examples: {
    named: [
      { language: 'es', text: 'Ascensores Norte: mantenimiento de ascensores en Gijón' },
      { language: 'en', text: 'Crown Lift Services, lift maintenance in Leeds' },
    ],
    notNamed: [
      { language: 'en', text: 'We lift your mood' },
      { language: 'de', text: 'Der Aufzug im Hotel' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
