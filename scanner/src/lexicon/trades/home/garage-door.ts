import type { TradeEntry } from '../../trade.ts';

export const garageDoor: TradeEntry = {
  id: 'garage-door',
  questions: 'generic',
  customers: 'at-home',
  noun: 'garage door company',
  companyNoun: 'garage door company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Garage_door',
  names: {
    en: ['garage door*', 'garage door repair company', 'garage door company', 'overhead door company'],
    de: ['garagentor*', 'torbau', 'garagentore', 'industrietore', 'tortechnik'],
    es: ['puertas de garaje', 'puertas automáticas', 'reparación de puertas de garaje'],
    fr: ['porte de garage', 'portes de garage', 'portes automatiques'],
    it: ['porte da garage', 'portoni sezionali', 'basculanti', 'porte automatiche'],
    nl: ['garagedeur*', 'garagedeuren', 'garagepoort*'],
    pt: ['portões de garagem', 'portas de garagem', 'portões automáticos', 'automatismos'],
  },
  work: { en: ['garage door opener*', 'torsion spring*'] },
  neverAlone: {},
  jobs: {
    en: [
      'garage door repair',
      'spring replacement',
      'opener installation',
      'garage door installation',
      'cable repair',
      'off track repair',
    ],
    de: ['garagentore', 'torantriebe', 'torwartung', 'sektionaltore', 'rolltore'],
    es: ['motores para puertas', 'puertas seccionales', 'mandos a distancia'],
    fr: ['motorisation', 'porte sectionnelle', 'dépannage porte de garage'],
    it: ['motorizzazione', 'portoni sezionali', 'riparazione basculanti'],
    nl: ['sectionaaldeuren', 'garagedeur motor', 'garagedeur reparatie'],
    pt: ['motores para portões', 'portões seccionados', 'reparação de portões'],
  },
  mentions: {
    en: `
      garage door opener repair; opener repair; garage door openers; garage door springs; broken spring repair;
      panel replacement; roller repair; track repair; new garage doors; sectional doors; roller doors;
      roller shutters; up and over doors; commercial garage doors; custom garage doors; electric gates;
      garage door maintenance
    `,
    de: `
      garagentorreparatur; reparatur garagentore; garagentorantriebe; schwingtore; deckensektionaltore;
      seitensektionaltore; schnelllauftore; rollgitter; hoftore; schiebetore; drehtore; brandschutztore; uvv prüfung;
      torsionsfeder; federtausch; verladetechnik
    `,
    es: `
      puertas basculantes; puertas enrollables; puertas correderas; persianas metálicas;
      reparación de puertas automáticas; mantenimiento de puertas automáticas; automatización de puertas;
      cierres metálicos; barreras automáticas; portones corredizos; cambio de muelles; mandos de garaje;
      puertas batientes; puertas rápidas; puertas cortafuegos
    `,
    fr: `
      porte de garage basculante; porte de garage enroulable; porte de garage latérale; portes sectionnelles;
      motorisation de porte de garage; motorisation portail; remplacement de ressort; remplacement de ressorts;
      ouvre porte de garage; portails; rideaux métalliques; portes rapides; portes coupe feu; télécommandes;
      entretien de porte de garage; volets roulants
    `,
    it: `
      serrande avvolgibili; serrande motorizzate; porte rapide; porte tagliafuoco; automazione basculanti;
      automazioni; sostituzione molle; riparazione portoni; manutenzione portoni; cancelli automatici;
      portoni a libro; portoni scorrevoli; sbarre automatiche; telecomandi
    `,
    nl: `
      sectionaaldeur; sectionaalpoort; kanteldeuren; kantelpoorten; roldeuren; rolpoorten; rolluiken;
      openslaande garagedeuren; zijwaartse garagepoort; garagepoort motor; herstelling garagepoort; veer vervangen;
      torsieveren; snelloopdeuren; brandwerende deuren; loadingdocks; onderhoud garagepoort; poortmotoren
    `,
    pt: `
      portões seccionais; portões basculantes; portões de correr; portas seccionadas; portas rápidas;
      portas corta fogo; motor de portão; instalação de motores; manutenção de portões; automatização de portões;
      conserto de portão; troca de molas; comandos; cancelas; barreiras automáticas; grades de enrolar;
      portões de batente; portas de enrolar
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'A1 garage door repair in Tampa' },
      { language: 'de', text: 'Garagentore und Antriebe in Gera' },
    ],
    notNamed: [
      { language: 'en', text: 'Free garage parking for guests' },
      { language: 'es', text: 'Un garaje privado' },
    ],
  },
  source: 'schema.org 30.0',
};
