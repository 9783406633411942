import type { TradeEntry } from '../../trade.ts';

export const boatTours: TradeEntry = {
  id: 'boat-tours',
  questions: 'generic',
  customers: 'event',
  noun: 'boat tour operator',
  companyNoun: 'boat tour company',
  schemaTypes: ['LocalBusiness', 'SportsActivityLocation'],
  additionalType: 'http://www.productontology.org/id/Yacht_charter',
  names: {
    en: [
      'boat tours',
      'boat trips',
      'boat charter*',
      'yacht charter*',
      'fishing charter*',
      'boat rental*',
      'boat hire',
      'sailing charter*',
      'sunset cruises',
      'boat rides',
      'sailing trips',
      'dolphin cruises',
      'river cruises',
      'private boat charter*',
    ],
    de: [
      'bootsverleih*',
      'yachtcharter*',
      'bootsvermietung*',
      'bootscharter*',
      'schifffahrten',
      'bootstouren',
      'bootsfahrten',
      'schiffsrundfahrten',
      'hausbootvermietung*',
      'segeltörn*',
      'fahrgastschiff*',
      'personenschifffahrt*',
      'ausflugsschiff*',
      'hafenrundfahrt*',
      'rundfahrten per schiff',
    ],
    es: [
      'alquiler de barcos',
      'paseos en barco',
      'alquiler de veleros',
      'excursiones en barco',
      'alquiler de yates',
      'charter náutico',
      'paseo en barco',
      'alquiler de lanchas',
      'renta de yates',
      'alquiler de barco',
      'renta de lanchas',
    ],
    fr: [
      'location de bateaux',
      'location de bateau',
      'promenades en bateau',
      'balades en bateau',
      'promenade en bateau',
      'location de yacht*',
      'location voilier',
      'location de voilier*',
      'balade en bateau',
      'sorties en mer',
      'pêche en mer',
      'bateaux promenade',
      'excursions en bateau',
      'location bateau',
    ],
    it: [
      'noleggio barche',
      'gite in barca',
      'escursioni in barca',
      'noleggio gommoni',
      'tour in barca',
      'charter nautico',
      'noleggio yacht',
      'noleggio barca',
      'charter barche',
      'gita in barca',
      'noleggio barche a vela',
      'minicrociere',
      'noleggio gozzi',
      'pescaturismo',
    ],
    nl: [
      'rondvaart*',
      'bootverhuur*',
      'botenverhuur*',
      'sloepverhuur*',
      'zeilcharter*',
      'boot huren',
      'sloep huren',
      'rondvaartboot',
      'partyboot*',
      'jachtverhuur*',
      'zeiljacht huren',
      'vaartochten',
      'boottochten',
    ],
    pt: [
      'passeios de barco',
      'aluguer de barcos',
      'aluguel de barcos',
      'passeio de barco',
      'aluguel de lanchas',
      'aluguer de iates',
      'passeios de escuna',
      'passeio de lancha',
      'aluguel de lancha',
      'charter náutico',
      'passeio de escuna',
      'aluguer de embarcações',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'dolphin watching',
      'pontoon rental*',
      'private charters',
      'sunset cruise',
      'deep sea fishing',
      'bareboat charter',
      'snorkeling trips',
      'crewed charter*',
      'jet ski rental*',
      'island hopping',
    ],
    de: [
      'motorbootverleih',
      'segelboot mieten',
      'boot mieten',
      'sonnenuntergangsfahrt*',
      'hausboot mieten',
      'tretboot*',
      'elektroboot*',
      'motorboot mieten',
      'charterboote',
      'mitsegeln',
    ],
    es: [
      'alquiler de barcos sin licencia',
      'alquiler de catamaranes',
      'paseos en velero',
      'charter de pesca',
      'alquiler de motos de agua',
      'barcos sin licencia',
      'salidas de pesca',
      'paseos en catamarán',
      'puesta de sol en barco',
      'alquiler con patrón',
    ],
    fr: [
      'croisière au coucher du soleil',
      'location de bateau sans permis',
      'observation des dauphins',
      'location avec skipper',
      'bateaux sans permis',
      'observation des baleines',
      'location de catamaran*',
      'location de pédalo*',
      'location de péniche*',
      'pêche au gros',
    ],
    it: [
      'noleggio barche senza patente',
      'noleggio con skipper',
      'noleggio catamarani',
      'noleggio barche a motore',
      'aperitivo in barca',
      'crociere in barca a vela',
      'locazione barche',
      'escursioni in gommone',
      'tour in gommone',
      "noleggio moto d'acqua",
    ],
    nl: [
      'sloepen huren',
      'zeilboot huren',
      'motorboot huren',
      'grachtenrondvaart*',
      'sloepverhuur',
      'sup verhuur',
      'kanoverhuur',
      'woonboot huren',
      'havenrondvaart*',
      'fluisterboot huren',
    ],
    pt: [
      'aluguel de iates',
      'aluguel de jet ski',
      'passeios de veleiro',
      'passeios de catamarã',
      'charter de pesca',
      'passeio de barco privado',
      'aluguer de veleiros',
      'aluguer de jet ski',
      'passeios ao pôr do sol',
      'passeios de iate',
    ],
  },
  sharedJobs: {
    en: ['whale watching', 'sunset sail', 'fishing trips', 'kayak rental*', 'sandbar trips'],
    de: ['bootsführerschein', 'segelkurse', 'rundfahrten', 'stand up paddling', 'kanuverleih'],
    es: ['pesca deportiva', 'avistamiento de cetáceos', 'avistamiento de ballenas', 'snorkel', 'despedidas de soltero'],
    fr: ['permis bateau', 'location de kayak', 'location de paddle', 'jet ski', 'plongée'],
    it: ['snorkeling', 'tramonto in barca', 'feste in barca', 'patente nautica', 'addio al nubilato'],
    nl: ['bedrijfsuitjes', 'vaarbewijs', 'zeilen', 'diner aan boord', 'vrijgezellenfeest*'],
    pt: [
      'pesca desportiva',
      'observação de golfinhos',
      'observação de cetáceos',
      'pôr do sol',
      'despedidas de solteiro',
    ],
  },
  mentions: {
    en: `
      corporate charters; private cruises; wildlife tours; sightseeing cruises; boat tour; private boat tours;
      dolphin tours; dolphin watch; whale watching tours; seal trips; island tours; island trips;
      sightseeing boat tours; dinner cruises; lunch cruises; brunch cruise; booze cruise; party boat; party cruises;
      catamaran cruises; catamaran charter; motorboat hire; self drive boat hire; skippered charter; day charters
    `,
    de: `
      angelfahrten; tagesfahrten; firmenevents; hochzeiten; hausboote; motorboote; segelboote; segelyachten;
      motoryachten; ruderboote; kajaks; kanus; flöße; floßfahrten; grillboot; partyboot; partyschiff; elektroboote;
      führerscheinfreie boote; ausflugsfahrten; tagesausflüge; abendfahrten; brunchfahrten; charterfahrten;
      schifffahrt
    `,
    es: `
      kayak; paddle surf; eventos; cumpleaños; titulaciones náuticas; bautizos de mar; buceo;
      alquiler de barcos con patrón; alquiler de barcos sin titulación; alquiler de barcos con licencia;
      alquiler de barcos por horas; alquiler de motos acuáticas; alquiler de kayaks; alquiler de paddle surf;
      alquiler de neumáticas; alquiler de goletas; alquiler por días; alquiler por horas; alquiler semanal;
      barcos con patrón; barcos a motor; veleros; catamaranes; lanchas; yates
    `,
    fr: `
      bouées tractées; evjf; séminaires; mariages; bateau avec skipper; bateau sans permis; bateau électrique;
      bateau à moteur; bateaux électriques; bateaux à moteur; semi-rigide; catamaran; catamarans; voiliers; voilier;
      péniches; pénichette; location sans skipper; location sans permis; location à la journée;
      location à la semaine; location de jet ski; location de canoë; location de barques; location de paddles
    `,
    it: `
      eventi aziendali; compleanni; transfer; rimessaggio; barche senza patente; gommoni; gommoni senza patente;
      gozzi; catamarani; barche a vela; barche a motore; yacht; lancia; motoscafi; noleggio giornaliero;
      noleggio mezza giornata; noleggio settimanale; noleggio con conducente; noleggio senza patente;
      noleggio natanti; noleggio motoscafi; noleggio catamarano; noleggio canoe; noleggio kayak; noleggio pedalò
    `,
    nl: `
      sportvissen; dagtocht*; feesten aan boord; vaarvakantie*; sloepen; fluisterboten; fluistersloep;
      elektrische sloep; elektrische sloepen; motorboten; zeilboten; kajuitjachten; kajak huren; kajaks; kano huren;
      kano's; sup huren; sup board huren; suppen; waterfiets; waterfietsen; jetski huren; jetski verhuur; roeiboot;
      roeiboten
    `,
    pt: `
      despedidas de solteira; pesca; mergulho; stand up paddle; snorkeling; eventos; caiaque; passeios de lancha;
      passeios de catamaran; passeio de catamarã; passeio de veleiro; passeios privados; passeios privativos;
      passeios em grupo; passeios às grutas; passeios nas ilhas; passeio pelas ilhas; passeios de jet ski;
      passeios turísticos; passeio náutico; passeios náuticos; passeios de caiaque; passeios fluviais; cruzeiros;
      cruzeiros no douro
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Seabird Boat Trips from Padstow' },
      { language: 'de', text: 'Yachtcharter Lorenz in Rostock' },
      { language: 'it', text: 'Noleggio barche e gite in barca a Sorrento' },
    ],
    notNamed: [
      { language: 'en', text: 'We are all in the same boat' },
      { language: 'es', text: 'Un barco de papel' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
