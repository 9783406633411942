import type { TradeEntry } from '../../trade.ts';

export const fireProtection: TradeEntry = {
  id: 'fire-protection',
  questions: 'generic',
  customers: 'at-home',
  noun: 'fire protection company',
  companyNoun: 'fire protection company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Fire_protection',
  names: {
    en: [
      'fire protection',
      'fire extinguisher service*',
      'fire extinguishers',
      'fire extinguisher servicing',
      'fire sprinkler*',
      'fire risk assessment*',
      'fire alarm installer*',
      'fire safety company',
      'fire prevention company',
      'fire suppression',
      'fire extinguisher',
      'fire safety services',
      'passive fire protection',
      'fire stopping',
      'fire systems',
      'fire protection company',
      'fire risk assessor*',
      'fire equipment',
    ],
    de: [
      'brandschutztechnik',
      'brandschutzservice*',
      'feuerlöscher*',
      'brandschutzbeauftragter',
      'brandschutzfirma',
      'feuerschutz',
      'brandschutztechniker',
      'brandmeldetechnik',
      'brandschutzbüro',
      'brandschutzsachverständiger',
      'brandschutzplanung',
      'feuerlöschgeräte',
      'brandschutzfachbetrieb',
    ],
    es: [
      'extintores',
      'protección contra incendios',
      'sistemas contra incendios',
      'recarga de extintores',
      'seguridad contra incendios',
      'venta de extintores',
      'instalaciones contra incendios',
      'equipos contra incendios',
      'mantenimiento de extintores',
      'extintores y equipos',
      'sistema contra incendio',
      'protección pasiva contra incendios',
      'instalación contra incendios',
      'contra incendios',
    ],
    fr: [
      'extincteurs',
      'sécurité incendie',
      'protection incendie',
      "vérification d'extincteurs",
      "installation d'extincteurs",
      "vente d'extincteurs",
      "entretien d'extincteurs",
      'défense incendie',
      "maintenance d'extincteurs",
      'matériel incendie',
      'désenfumage',
      'système de sécurité incendie',
      'prévention incendie',
      'gicleurs automatiques',
      "protection contre l'incendie",
      'protection passive incendie',
    ],
    it: [
      'estintori',
      'manutenzione estintori',
      'impianti antincendio',
      'prevenzione incendi',
      'vendita estintori',
      'ricarica estintori',
      'attrezzature antincendio',
      'antincendio e sicurezza',
      'manutenzione antincendio',
      'vendita e manutenzione estintori',
      'presidi antincendio',
      'sistemi antincendio',
    ],
    nl: [
      'brandbeveiliging',
      'brandblusser*',
      'blusmiddelen',
      'brandpreventieadviseur',
      'brandbeveiligingsbedrijf',
      'onderhoud blusmiddelen',
      'brandblusapparaten',
      'brandbestrijdingsmiddelen',
      'brandblustoestellen',
      'onderhoud brandblussers',
      'brandmeldinstallatie*',
      'brandveiligheidsadvies',
    ],
    pt: [
      'extintores',
      'proteção contra incêndio',
      'proteção contra incêndios',
      'segurança contra incêndio',
      'segurança contra incêndios',
      'recarga de extintores',
      'combate a incêndio',
      'manutenção de extintores',
      'sistemas de incêndio',
      'prevenção de incêndio',
      'equipamentos contra incêndio',
      'combate a incêndios',
      'prevenção e combate a incêndio',
      'venda de extintores',
      'prevenção a incêndio',
      'extintores de incêndio',
    ],
  },
  work: {
    en: ['fire safety'],
    de: ['brandschutz'],
    it: ['antincendio', 'sicurezza antincendio'],
    nl: ['brandpreventie', 'brandveiligheid', 'brandwerende'],
  },
  neverAlone: {},
  jobs: {},
  sharedJobs: {
    en: [
      'fire extinguisher inspection*',
      'sprinkler systems',
      'fire alarm systems',
      'fire alarm installation',
      'fire alarm servicing',
      'fire safety training',
      'fire doors',
      'emergency lighting',
    ],
    de: [
      'feuerlöscherprüfung',
      'wandhydranten',
      'brandschutztüren',
      'rauchwarnmelder',
      'brandschutzhelfer ausbildung',
      'rwa anlagen',
      'brandschutzordnung',
      'flucht und rettungspläne',
    ],
    es: [
      'revisión de extintores',
      'detección de incendios',
      'rociadores',
      'mantenimiento contra incendios',
      'protección pasiva',
      'puertas cortafuegos',
      'retimbrado',
      'bocas de incendio equipadas',
    ],
    fr: [
      'désenfumage',
      'alarme incendie',
      'formation incendie',
      "plans d'évacuation",
      'blocs de secours',
      'colonnes sèches',
      "robinets d'incendie armés",
      'éclairage de secours',
    ],
    it: [
      'revisione estintori',
      'porte tagliafuoco',
      'rilevazione incendi',
      'porte rei',
      'maniglioni antipanico',
      'evacuatori di fumo',
      'corsi antincendio',
      'rilevazione fumi',
    ],
    nl: [
      'blusmiddelen keuren',
      'brandblusser keuring',
      'brandslanghaspel*',
      'noodverlichting',
      'ontruimingsplan*',
      'brandmeldinstallatie',
      'bhv training',
      'brandwerende doorvoeringen',
    ],
    pt: [
      'sprinklers',
      'detecção de incêndio',
      'medidas de autoproteção',
      'alarme de incêndio',
      'portas corta fogo',
      'deteção de incêndio',
      'sistemas automáticos de deteção de incêndio',
      'teste hidrostático',
    ],
  },
  mentions: {
    en: `
      fire door inspection; fire marshal training; fire alarm maintenance; dry riser testing; kitchen hood
      suppression; fire door installation; hydrant testing; sprinkler inspection; fire warden training;
      backflow testing; fire extinguisher training; kitchen fire suppression; fire hose reels; smoke detectors
    `,
    de: `
      brandschutzkonzept; brandmeldeanlagen; brandschutzunterweisung; brandschutzhelfer; feuerlöscher wartung;
      löschwasseranlagen; rauchmelder; löschanlagen; brandabschottung; feuerwehrpläne; sprinkleranlagen;
      steigleitungen; brandschutzschulung; brandschutzklappen
    `,
    es: `
      señalización; extinción automática; ignifugaciones; ignifugado; alarmas de incendio; detección y alarma;
      columna seca; gabinetes contra incendios; prueba hidrostática; retimbrado de extintores; extinción en
      cocinas; planes de emergencia; luces de emergencia; grupos de presión
    `,
    fr: `
      plan d'évacuation; exercice d'évacuation; formation extincteur; vérification des extincteurs; détection
      incendie; registre de sécurité; portes coupe feu; maintenance extincteurs; recharge d'extincteurs;
      formation à la manipulation des extincteurs; éclairage de sécurité; poteaux incendie; signalétique;
      système d'extinction
    `,
    it: `
      gruppi di pressurizzazione; impianti sprinkler; manutenzione porte rei; collaudo estintori; manutenzione
      idranti; segnaletica di sicurezza; luci di emergenza; illuminazione di emergenza; spegnimento
      automatico; impianti di spegnimento; scia antincendio; piani di emergenza; planimetrie di evacuazione;
      porte tagliafuoco rei
    `,
    nl: `
      keuring brandblussers; ontruimingsplattegrond; ontruimingsinstallatie; rookmelders;
      sprinklerinstallatie; droge blusleiding; evacuatieplan; branddeuren; brandwerend afdichten;
      evacuatieplannen; brandblusser onderhoud; branddetectie; brandscheidingen; pictogrammen
    `,
    pt: `
      carregamento de extintores; mangueiras de incêndio; sinalização; iluminação de emergência; brigada de
      incêndio; treinamento de brigada; bocas de incêndio; plano de emergência; sinalização de emergência;
      redes de incêndio; bombas de incêndio; projeto de incêndio; recarga de extintor; porta corta fogo
    `,
  },
  examples: {
    named: [
      { language: 'es', text: 'Extintores Vega: recarga de extintores en Murcia' },
      { language: 'en', text: 'Falcon Fire Protection in Ohio' },
    ],
    notNamed: [
      { language: 'en', text: 'A warm fire in the evening' },
      { language: 'fr', text: 'Un feu de bois' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
