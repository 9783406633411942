import type { TradeEntry } from '../../trade.ts';

export const tourGuide: TradeEntry = {
  id: 'tour-guide',
  questions: 'generic',
  customers: 'event',
  noun: 'tour guide',
  companyNoun: 'tour company',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Tour_guide',
  names: {
    en: [
      'guided tours',
      'tour guide*',
      'walking tours',
      'city tours',
      'private tours',
      'sightseeing tours',
      'day tours',
      'tour company',
      'food tours',
      'ghost tours',
      'jeep tours',
      'guided hikes',
      'guided walks',
    ],
    de: [
      'stadtführung*',
      'stadtführer*',
      'gästeführung*',
      'gästeführer*',
      'stadtrundgang',
      'stadtrundgänge',
      'stadtrundfahrt*',
      'fremdenführer*',
      'reiseleitung*',
      'austria guide*',
      'reiseleiter*',
      'stadtrundgänge und führungen',
      'wanderführer*',
    ],
    es: [
      'visitas guiadas',
      'guía turístico',
      'guía turística',
      'guías turísticos',
      'guía oficial',
      'free tour*',
      'tours privados',
      'excursiones guiadas',
      'rutas guiadas',
      'guías oficiales',
      'tours y excursiones',
      'guía de turismo',
    ],
    fr: [
      'visites guidées',
      'guide conférencier',
      'guide-conférencier',
      'guide conférencière',
      'guide touristique',
      'guides touristiques',
      'guide accompagnateur*',
      'visites privées',
      'visites et excursions',
      'food tour*',
      'guide officiel',
    ],
    it: [
      'visite guidate',
      'guida turistica',
      'guide turistiche',
      'tour guidati',
      'escursioni guidate',
      'guida ambientale',
      'guida escursionistica',
      'tour privati',
      'accompagnatore turistico',
      'tour ed escursioni',
    ],
    nl: [
      'rondleiding*',
      'stadswandeling*',
      'stadsgids*',
      'stadsrondleiding*',
      'fietstour*',
      'stadstour*',
      'gidsenwerking',
      'gidsenbureau',
      'reisleider*',
      'excursies en rondleidingen',
      'walking tours',
      'gids en rondleidingen',
    ],
    pt: [
      'guia turístico',
      'guia de turismo',
      'visitas guiadas',
      'passeios guiados',
      'passeios turísticos',
      'tours privados',
      'guias de turismo',
      'passeio turístico',
      'tours e passeios',
      'city tour*',
      'receptivo turístico',
      'turismo receptivo',
      'walking tour*',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'group tours',
      'custom tours',
      'food tour',
      'bus tours',
      'bike tours',
      'pub crawl*',
      'shore excursions',
      'hop on hop off',
      'historical tours',
      'small group tours',
    ],
    de: [
      'themenführungen',
      'kostümführung*',
      'kinderführungen',
      'nachtwächterführung*',
      'altstadtführung*',
      'kulinarische führung*',
      'museumsführung*',
      'schlossführung*',
      'gruppenführungen',
      'krimitour*',
    ],
    es: [
      'tours gastronómicos',
      'tour gastronómico',
      'rutas de senderismo',
      'excursiones de un día',
      'visitas privadas',
      'tour privado',
      'tours a pie',
      'tours en bicicleta',
      'visitas teatralizadas',
      'city tour',
    ],
    fr: [
      'circuits touristiques',
      'visites thématiques',
      'visites gourmandes',
      'excursions à la journée',
      'balades guidées',
      'visite de la ville',
      'visites nocturnes',
      'randonnées guidées',
    ],
    it: [
      'tour enogastronomici',
      'visite guidate per gruppi',
      'visite guidate per scuole',
      'tour a piedi',
      'tour in bicicletta',
      'tour gastronomici',
      'trekking guidati',
      'visite ai musei',
      'caccia al tesoro',
    ],
    nl: [
      'stadswandelingen',
      'groepsrondleidingen',
      'fietstours',
      'culinaire wandeling*',
      'museumrondleiding*',
      'thematische wandelingen',
      'speurtocht*',
      'privérondleidingen',
      'walking tour',
    ],
    pt: [
      'excursões de um dia',
      'passeios a pé',
      'tours gastronômicos',
      'tour privado',
      'passeios de jipe',
      'passeios de buggy',
      'passeios de tuk tuk',
      'rotas gastronómicas',
      'visitas privadas',
      'tours gastronómicos',
    ],
  },
  sharedJobs: {
    en: ['day trips', 'sightseeing', 'school tours', 'multi-day tours', 'museum tours'],
    de: ['schulklassen', 'betriebsausflüge', 'tagesausflüge', 'radtouren', 'segway touren'],
    es: ['excursiones', 'traslados', 'grupos escolares', 'despedidas de soltero', 'team building'],
    fr: [
      'excursions',
      'groupes scolaires',
      'team building',
      'randonnées',
      'visites sur mesure',
      'dégustation',
      'chasse au trésor',
    ],
    it: ['escursioni', 'degustazioni', 'gite scolastiche', 'trekking', 'tour in bici', 'team building'],
    nl: ['stadsspel', 'bedrijfsuitje*', 'schoolgroepen', 'fietstochten', 'wandeltochten', 'excursies'],
    pt: ['excursões', 'transfers', 'passeios de barco', 'trilhas', 'caminhadas'],
  },
  mentions: {
    en: `
      hiking tours; airport transfers; corporate tours; walking tour; wine tours; private tour; tailor made tours;
      self guided tours; audio guide; tour packages; half day tours; full day tours; night tours; evening tours;
      sunset tours; culinary tours; street food tours; wine tasting tours; brewery tours; whisky tours;
      street art tours; architecture tours; photography tours; e-bike tours; segway tours
    `,
    de: `
      erlebnisführungen; private führungen; geführte wanderungen; altstadtrundgang; dombesichtigung; domführungen;
      kirchenführungen; kneipentour; nachtwächter; gruselführung; geisterführung; historische führung;
      historische stadtführungen; öffentliche führungen; exklusive führungen; individuelle führungen;
      architekturführung; kunstführungen; ausstellungsführungen; street art tour; schnitzeljagd; stadtrallye;
      stadtspiele; rätseltour; fahrradtour
    `,
    es: `
      rutas en bicicleta; senderismo; turismo activo; entradas; visita guiada; visitas culturales;
      visitas escolares; visitas nocturnas; visitas a museos; visitas a medida; visitas temáticas; visitas en grupo;
      visitas para grupos; visita panorámica; tours; tour histórico; tour nocturno; tours grupales; tours de un día;
      tours en grupo; tours en 4x4; tours en jeep; tours en quad; tours de aventura; tours en segway
    `,
    fr: `
      rallye; transferts; séminaires; visite guidée; visites; visite privée; visite de groupe; visites de groupe;
      visites à pied; visites à vélo; visites en bus; visites en segway; visite insolite; visites insolites;
      visite historique; visites théâtralisées; visite en famille; visites pour enfants; visites scolaires;
      visites d'entreprise; visites de musées; visite du musée; visite de châteaux; visite de vignobles;
      visite gastronomique
    `,
    it: `
      transfer; attività didattiche; laboratori didattici; visita guidata; tour; tour di gruppo;
      tour personalizzati; tour su misura; tour della città; tour notturni; tour in vespa; tour in minivan;
      tour in ape; tour in golf cart; tour in segway; tour in quad; tour in jeep; tour in barca; tour e-bike;
      tour in e-bike; tour fotografici; tour di un giorno; tour panoramici; tour del vino; tour per famiglie
    `,
    nl: `
      teambuilding; dagtrips; familiedag; gegidste wandelingen; begeleide wandelingen; natuurwandelingen;
      gidsbeurten; geleide bezoeken; historische wandeling; historische wandelingen; avondwandeling; spookwandeling;
      spooktocht; nachtwacht; kinderrondleidingen; rondleiding op maat; openbare rondleidingen; private tours;
      privétour; food tour; foodtour; bierproeverij; bierwandeling; wijnproeverij; chocoladetour
    `,
    pt: `
      provas de vinho; passeios; ingressos; ecoturismo; tours; tours em grupo; tour histórico; tours de dia inteiro;
      tours de meio dia; tour de vinhos; tour panorâmico; tour noturno; tour fotográfico; tours personalizados;
      tours de bicicleta; tours de jipe; tours de tuk tuk; tour de compras; tour gastronômico; free tour;
      passeios privativos; passeios privados; passeios culturais; passeios históricos; passeios de bicicleta
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Stadtführungen mit Anna in Bamberg' },
      { language: 'en', text: 'Guided tours of old Galway' },
      { language: 'nl', text: 'Stadsgids in Leuven' },
    ],
    notNamed: [
      { language: 'en', text: 'A guide to better sleep' },
      { language: 'fr', text: 'Une visite chez le médecin' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
