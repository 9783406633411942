import type { TradeEntry } from '../../trade.ts';

export const watchRepair: TradeEntry = {
  id: 'watch-repair',
  questions: 'generic',
  customers: 'workshop',
  noun: 'watchmaker',
  companyNoun: 'watch and clock repair shop',
  schemaTypes: ['LocalBusiness', 'JewelryStore'],
  additionalType: 'http://www.productontology.org/id/Watchmaker',
  names: {
    en: [
      'watch repair*',
      'clock repair*',
      'watchmaker*',
      'clockmaker*',
      'horologist*',
      'watch and clock repair*',
      'watch service centre',
      'watch service center',
      'clock restoration',
      'watch restoration',
      'horology',
    ],
    de: [
      'uhrmacher*',
      'uhrenreparatur*',
      'uhrenwerkstatt*',
      'uhrenatelier*',
      'uhrmachermeister*',
      'uhrenservice',
      'uhrenrestaurierung',
      'uhrenfachgeschäft*',
      'uhrengeschäft*',
      'großuhren*',
    ],
    es: [
      'relojería*',
      'relojero*',
      'reparación de relojes',
      'taller de relojería',
      'taller de relojes',
      'restauración de relojes',
      'servicio técnico de relojes',
      'maestro relojero',
    ],
    fr: [
      'horloger*',
      'réparation de montre*',
      'réparation montre*',
      "réparation d'horloge*",
      'réparation horloge*',
      "atelier d'horlogerie",
      'restauration de montre*',
      "restauration d'horloge*",
      'réparation de pendule*',
      'maître horloger',
      'réparation horlogère',
      'réparation pendule*',
    ],
    it: [
      'orologeria*',
      'orologiaio',
      'orologiai',
      'riparazione orologi',
      'riparazioni orologi',
      'laboratorio orologeria',
      'restauro orologi',
      'riparazione orologio',
      'assistenza orologi',
      'laboratorio di orologeria',
      'maestro orologiaio',
    ],
    nl: [
      'horlogemaker*',
      'horlogereparatie*',
      'horloge reparatie*',
      'klokkenmaker*',
      'klokreparatie*',
      'klok reparatie*',
      'klokkenreparatie*',
      'uurwerkmaker*',
      'uurwerkherstel*',
      'klokkenrestauratie',
      'uurwerken*',
      'horloge herstelling*',
    ],
    pt: [
      'relojoaria*',
      'relojoeiro*',
      'relojoeira*',
      'conserto de relógio*',
      'reparação de relógios',
      'oficina de relojoaria',
      'restauro de relógios',
      'assistência técnica de relógios',
      'restauração de relógios',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['grandfather clock repair*', 'battery replacement for watches', 'watch servicing'],
    de: ['batteriewechsel uhr*', 'armbanduhren reparatur'],
    es: ['cambio de pilas de reloj*', 'cambio de pila de reloj'],
    fr: ['changement de pile de montre', 'changement de pile montre'],
    it: ['sostituzione batterie orologi', 'cambio pila orologio'],
    nl: ['horlogebatterij vervangen', 'klokken reparatie'],
    pt: ['troca de bateria de relógio', 'troca de pilhas de relógio'],
  },
  sharedJobs: {
    en: [
      'watch battery replacement*',
      'watch batteries',
      'strap replacement',
      'watch straps',
      'pressure testing',
      'crystal replacement',
      'antique clock restoration',
      'clock movement replacement',
      'house calls',
      'link removal',
      'watch repair*',
      'clock repair*',
      'watch and clock repair*',
    ],
    de: [
      'batteriewechsel',
      'revision',
      'uhrenrevision',
      'wasserdichtigkeitsprüfung',
      'glaswechsel',
      'großuhren reparatur',
      'uhrenarmbänder',
      'restaurierung',
      'uhrenankauf',
      'polieren',
      'uhrenreparatur*',
    ],
    es: [
      'cambio de pilas',
      'cambio de pila',
      'correas de reloj',
      'restauración',
      'pulido',
      'relojes antiguos',
      'revisión',
      'cambio de cristal',
      'relojes de pared',
      'estanqueidad',
      'reparación de relojes',
    ],
    fr: [
      'changement de pile*',
      'révision',
      'changement de bracelet',
      'étanchéité',
      'polissage',
      'pendules anciennes',
      'restauration',
      'bracelets de montre',
      'changement de verre',
      'comtoises',
      'réparation de montre*',
      'réparation montre*',
      "réparation d'horloge*",
      'réparation horloge*',
      'réparation de pendule*',
      'réparation horlogère',
      'réparation pendule*',
    ],
    it: [
      'cambio batteria',
      'cinturini',
      'revisione',
      'lucidatura',
      'restauro',
      'orologi antichi',
      'impermeabilità',
      'sostituzione vetro',
      'orologi a pendolo',
      'sostituzione pila',
      'riparazione orologi',
      'riparazioni orologi',
      'riparazione orologio',
    ],
    nl: [
      'batterij vervangen',
      'horlogebandjes',
      'revisie',
      'waterdichtheidstest',
      'polijsten',
      'glas vervangen',
      'antieke klokken',
      'restauratie',
      'horlogebanden',
      'staande klok',
      'horlogereparatie*',
      'horloge reparatie*',
      'klokreparatie*',
      'klok reparatie*',
      'klokkenreparatie*',
      'uurwerkherstel*',
      'horloge herstelling*',
    ],
    pt: [
      'troca de bateria*',
      'troca de pilhas',
      'pulseiras',
      'revisão',
      'polimento',
      'restauro',
      'relógios antigos',
      'troca de vidro',
      'relógios de parede',
      'vedação',
      'conserto de relógio*',
      'reparação de relógios',
    ],
  },
  mentions: {
    en: `
      watch service; mechanical watch repair; quartz watch repair; automatic watch service; watch overhaul;
      movement overhaul; watch band replacement; watch band adjustment; bracelet resizing; watch crystal replacement;
      glass replacement; water resistance testing; watch polishing; case polishing; dial restoration;
      crown and stem replacement; vintage watch repair; pocket watch repair; mantel clock repair; cuckoo clock repair;
      wall clocks; longcase clocks; carriage clocks; barometer repair; chime repair; watch appraisals; watch valuation
    `,
    de: `
      uhrenbatterie; uhrenbatterien; uhrenbatteriewechsel; reparatur von armbanduhren; taschenuhren; standuhren;
      wanduhren; kuckucksuhren; pendeluhren; turmuhren; tischuhren; quarzuhren; mechanische uhren; automatikuhren;
      armbanduhren; vintage uhren; antike uhren; uhrenpolitur; gehäuseaufarbeitung; zifferblatt; bandkürzung;
      armbandwechsel; lederbänder; uhrglas; krone; dichtigkeitsprüfung; werkrevision; wertgutachten; hausbesuche;
      barometer
    `,
    es: `
      reparación de relojes antiguos; relojes de pulsera; relojes de bolsillo; relojes de pie; relojes de péndulo;
      relojes de cuco; relojes de torre; relojes mecánicos; relojes automáticos; relojes de cuarzo; cambio de correas;
      cambio de cristales; ajuste de brazalete; ajuste de pulsera; prueba de estanqueidad; impermeabilidad;
      mantenimiento de relojes; revisión completa; pulido de relojes; restauración de esferas; tasación de relojes;
      compra venta de relojes; pilas
    `,
    fr: `
      pile de montre; remplacement de pile; remplacement de piles; révision complète; test d'étanchéité;
      contrôle d'étanchéité; montres mécaniques; montres automatiques; montres à quartz; montres anciennes;
      montres à gousset; horloges comtoises; horloges anciennes; pendules; coucous; carillons; horloges de parquet;
      mise à taille; mise à taille de bracelet; remplacement de verre; couronne; cadran; réfection de cadran;
      horloge monumentale; baromètres; estimation; expertise; rachat de montres
    `,
    it: `
      revisione orologi; revisione orologi meccanici; cambio pila; cambio cinturino; sostituzione cinturino;
      cinturini per orologi; orologi da polso; orologi da tasca; orologi da parete; pendole; orologi a cucù;
      orologi da torre; orologi meccanici; orologi automatici; cronografi; orologi al quarzo; orologi vintage;
      prova impermeabilità; test di impermeabilità; lucidatura cassa; ripristino quadranti; restauro pendole;
      compro orologi; perizie; stime
    `,
    nl: `
      horloge batterij vervangen; batterijen vervangen; batterijwissel; horloge onderhoud; horloge revisie;
      waterdicht maken; horlogeglas; horlogeband inkorten; bandje inkorten; zakhorloges; polshorloges;
      automatische horloges; mechanische horloges; quartz horloges; vintage horloges; wandklokken; friese staartklok;
      staartklok; comtoise; koekoeksklok; pendules; torenuurwerken; klokken aan huis; barometers; wijzerplaat;
      opwindas; taxatie; taxaties; inkoop horloges
    `,
    pt: `
      mudança de pilhas; mudança de pilha; baterias; troca de pulseira; troca de pulseiras; braceletes;
      ajuste de pulseira; relógios de pulso; relógios de bolso; relógios de pêndulo; relógios de cuco;
      relógios de caixa alta; relógios de torre; relógios mecânicos; relógios automáticos; relógios de quartzo;
      cronógrafos; teste de vedação; teste de estanquicidade; impermeabilização; manutenção de relógios;
      restauro de mostradores; carrilhões; avaliações; compra e venda de relógios
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Tick Tock watch repair in Salem' },
      { language: 'de', text: 'Uhrmachermeister in Pforzheim' },
      { language: 'fr', text: 'Horloger à Besançon' },
    ],
    notNamed: [
      { language: 'en', text: 'Watch us repair your roof' },
      { language: 'es', text: 'A cualquier hora del reloj' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/watchmaker',
};
