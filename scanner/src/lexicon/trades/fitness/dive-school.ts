import type { TradeEntry } from '../../trade.ts';

export const diveSchool: TradeEntry = {
  id: 'dive-school',
  questions: 'generic',
  customers: 'lessons',
  noun: 'dive school',
  companyNoun: 'dive center',
  schemaTypes: ['SportsActivityLocation'],
  additionalType: 'http://www.productontology.org/id/Scuba_diving',
  names: {
    en: [
      'dive school*',
      'dive center*',
      'dive centre*',
      'dive shop*',
      'scuba school*',
      'diving school*',
      'diving center*',
      'diving centre*',
      'freediving school*',
      'scuba center*',
      'scuba lessons',
    ],
    de: [
      'tauchschule*',
      'tauchcenter*',
      'tauchbasis',
      'tauchkurs*',
      'tauchshop*',
      'tauchzentrum',
      'tauchausbildung*',
      'apnoe schule',
      'tauchlehrer*',
      'freediving schule',
      'tauchsport*',
      'tauchbasen',
      'tauchladen',
    ],
    es: [
      'escuela de buceo',
      'centro de buceo',
      'club de buceo',
      'cursos de buceo',
      'bautismo de buceo',
      'tienda de buceo',
      'centro de submarinismo',
      'instructor de buceo',
      'escuela de submarinismo',
      'clases de buceo',
      'bautizo de buceo',
      'centros de buceo',
    ],
    fr: [
      'école de plongée',
      'centre de plongée',
      'club de plongée',
      'plongée sous-marine',
      'plongée sous marine',
      'plongée bouteille',
      'magasin de plongée',
      'moniteur de plongée',
      'cours de plongée',
      'écoles de plongée',
      'boutique de plongée',
    ],
    it: [
      'diving center*',
      'centro immersioni',
      'scuola sub',
      'scuola subacquea',
      'corsi sub',
      'diving club',
      'scuola di immersione',
      'centro sub',
      'scuola di subacquea',
      'immersioni subacquee',
      'corsi subacquei',
      'scuola apnea',
      'corsi di apnea',
      'centro subacqueo',
    ],
    nl: [
      'duikschool*',
      'duikcentrum*',
      'duiklessen',
      'duikcursus*',
      'duikwinkel*',
      'duikopleiding*',
      'duikshop*',
      'duikles',
      'duikclub*',
      'freedive school',
      'duikvereniging*',
      'duikinstructeur*',
    ],
    pt: [
      'escola de mergulho',
      'centro de mergulho',
      'cursos de mergulho',
      'operadora de mergulho',
      'mergulho autônomo',
      'loja de mergulho',
      'curso de mergulho',
      'aulas de mergulho',
      'batismo de mergulho',
      'mergulho recreativo',
      'centros de mergulho',
      'clube de mergulho',
    ],
  },
  work: {
    en: ['scuba diving'],
    es: ['buceo'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'open water course',
      'discover scuba diving',
      'advanced open water',
      'try dive*',
      'padi courses',
      'rescue diver',
      'wreck diving',
      'night diving',
      'divemaster course*',
      'dive trips',
    ],
    de: [
      'schnuppertauchen',
      'open water diver',
      'anfängerkurs tauchen',
      'bootstauchgänge',
      'apnoekurs*',
      'kindertauchen',
      'rescue diver',
      'nachttauchen',
      'wracktauchen',
    ],
    es: [
      'bautismos de buceo',
      'inmersiones guiadas',
      'open water diver',
      'curso open water',
      'buceo nocturno',
      'cursos padi',
      'buceo para niños',
      'buceo técnico',
      'advanced open water',
    ],
    fr: [
      'baptême de plongée',
      'formation niveau 1',
      'plongée de nuit',
      'plongée enfant',
      'formations padi',
      'plongée sur épave',
      'plongée technique',
      'formation plongée',
      'open water',
    ],
    it: [
      'battesimo del mare',
      'immersioni guidate',
      'corso open water',
      'immersioni notturne',
      'corsi padi',
      'open water diver',
      'corsi di sub',
      'corso sub',
      'immersioni su relitti',
      'advanced open water',
    ],
    nl: [
      'introductieduik*',
      'open water cursus',
      'proefduik*',
      'nachtduiken',
      'kinderduiken',
      'wrakduiken',
      'padi opleidingen',
      'rescue diver',
      'advanced open water',
      'duikreizen',
    ],
    pt: [
      'batismo de mergulho em piscina',
      'open water diver',
      'mergulho noturno',
      'mergulho em naufrágio*',
      'cursos padi',
      'saídas de mergulho',
      'mergulho guiado',
      'mergulho técnico',
      'mergulho para crianças',
      'advanced open water',
    ],
  },
  sharedJobs: {
    en: ['snorkeling', 'snorkelling', 'nitrox', 'equipment service', 'freediving'],
    de: ['tauchgänge', 'tauchausrüstung', 'tauchreisen', 'schnorcheln', 'nitrox', 'freediving'],
    es: ['inmersiones', 'snorkel', 'alquiler de equipos', 'nitrox', 'rescue diver', 'apnea'],
    fr: ['exploration', 'randonnée palmée', 'snorkeling', 'nitrox', 'apnée', 'matériel de plongée'],
    it: ['snorkeling', 'apnea', 'noleggio attrezzatura', 'nitrox', 'rescue diver'],
    nl: ['snorkelen', 'nitrox', 'duikuitrusting*', 'duikmateriaal', 'onderhoud duikuitrusting'],
    pt: ['snorkeling', 'apneia', 'aluguel de equipamentos', 'nitrox', 'rescue diver'],
  },
  mentions: {
    en: `
      equipment rental; air fills; dive travel; first aid courses; open water diver; advanced open water diver;
      padi open water; padi open water diver; scuba diver; discover scuba; scuba diving lessons; try scuba;
      try scuba diving; bubblemaker; seal team; refresher course; scuba refresher; scuba review; reactivate;
      divemaster; instructor development course; instructor courses; emergency first response; dry suit;
      drysuit course
    `,
    de: `
      geführte tauchgänge; verleih; atemreglerrevision*; schnorchelkurs*; open water diver kurs; open water;
      junior open water diver; advanced open water diver; advanced open water; basic diver; scuba diver; divemaster;
      dive master; tauchlehrerausbildung; tauchlehrer ausbildung; assistant instructor; instructor; cmas; padi;
      ssi kurse; padi kurse; spezialkurse; specialties; spezialkurs; trockentauchen
    `,
    es: `
      viajes de buceo; divemaster; primeros auxilios; salidas en barco; bautismo; bautizos; bautismos;
      discover scuba diving; discover scuba; bubblemaker; open water; padi open water; padi open water diver;
      scuba diver; curso de buceo; curso advanced; curso de rescate; curso nitrox; curso de apnea;
      curso de iniciación; curso de primeros auxilios; cursos ssi; cursos de apnea; cursos de especialidad;
      cursos de especialidades
    `,
    fr: `
      location de matériel; voyages plongée; formation; recycleur; baptêmes; baptême; baptême enfant;
      baptême en mer; baptême de plongée enfant; pack découverte; plongée découverte; plongée exploration;
      explorations; plongées exploration; plongée encadrée; plongée autonome; plongée enfants; plongée jeunes;
      plongée profonde; plongée loisir; plongée privée; plongée bio; plongée souterraine; plongée sous glace;
      plongée spéléo
    `,
    it: `
      divemaster; viaggi sub; primo soccorso; ricarica bombole; battesimo subacqueo; battesimo sub; battesimi;
      discover scuba diving; discover scuba; prova sub; prova gratuita; try scuba; open water; scuba diver;
      scuba diving; bubblemaker; corsi; corsi base; corsi avanzati; corsi ssi; corsi tecnici; corsi per bambini;
      corsi bambini; corsi ricreativi; corsi professionali
    `,
    nl: `
      freediven; verhuur; eerste hulp; specialties; introductieduiken; duikinitiatie; initiatie; initiatieduik;
      kennismakingsduik; discover scuba diving; discover scuba; proefduiken; proefles; bubblemaker; bubblemakers;
      open water diver; open water; padi open water; padi open water diver; junior open water;
      junior open water diver; scuba diver; advanced; advanced open water diver; adventure diver
    `,
    pt: `
      viagens de mergulho; divemaster; primeiros socorros; snorkel; batismo; batismos; batismo no mar;
      batismos de mergulho; discover scuba diving; discover scuba; bubblemaker; mergulho de batismo; mergulho livre;
      mergulho em apneia; mergulho adaptado; mergulho profundo; mergulho em cavernas; mergulho em grutas;
      mergulho com tubarões; mergulho de barco; mergulho credenciado; mergulho para iniciantes; mergulho comercial;
      mergulho profissional; mergulhos
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Tauchschule Orca in Kiel' },
      { language: 'en', text: 'Blue Reef Dive Center in Key Largo' },
      { language: 'es', text: 'Centro de buceo en Tossa de Mar' },
    ],
    notNamed: [
      { language: 'en', text: 'Dive into a good book' },
      { language: 'nl', text: 'Een duik in het verleden' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
