import type { TradeEntry } from '../../trade.ts';

export const waterSportsSchool: TradeEntry = {
  id: 'water-sports-school',
  questions: 'generic',
  customers: 'lessons',
  noun: 'water sports school',
  companyNoun: 'water sports school',
  schemaTypes: ['SportsActivityLocation'],
  additionalType: 'http://www.productontology.org/id/Water_sports',
  names: {
    en: [
      'surf school*',
      'surf lessons',
      'surf camp*',
      'surfing lessons',
      'surf coaching',
      'kitesurf school*',
      'kitesurfing lessons',
      'kiteboarding lessons',
      'windsurf school*',
      'windsurfing lessons',
      'sailing school*',
      'watersports centre',
      'kite school*',
      'learn to surf',
      'surf academy',
    ],
    de: [
      'surfschule*',
      'kiteschule*',
      'kitesurfschule*',
      'windsurfschule*',
      'segelschule*',
      'surfkurs*',
      'surfcamp*',
      'wassersportschule*',
      'kitekurs*',
      'segelkurs*',
      'wassersportzentrum',
      'kitesurfkurs*',
      'yachtschule*',
    ],
    es: [
      'escuela de surf',
      'clases de surf',
      'escuela de kitesurf',
      'surf camp*',
      'escuela de vela',
      'escuela de windsurf',
      'cursos de surf',
      'clases de kitesurf',
      'campamento de surf',
      'cursos de kitesurf',
      'surf school',
      'escuela de kite',
      'cursos de vela',
    ],
    fr: [
      'école de surf',
      'cours de surf',
      'école de kitesurf',
      'école de voile',
      'surf school',
      'école de kite',
      'surf camp*',
      'cours de kitesurf',
      'stage de surf',
      'école de windsurf',
      'moniteur de surf',
      'école de wing',
      'cours de wingfoil',
      'stages de voile',
    ],
    it: [
      'scuola surf',
      'scuola di surf',
      'scuola kitesurf',
      'scuola di kitesurf',
      'scuola vela',
      'scuola di vela',
      'lezioni di surf',
      'corsi di kitesurf',
      'scuola windsurf',
      'corsi di vela',
      'surf camp',
      'corsi di surf',
      'scuola di windsurf',
      'corsi kitesurf',
      'corsi di windsurf',
    ],
    nl: [
      'surfschool*',
      'kitesurfschool*',
      'surflessen',
      'kiteschool*',
      'zeilschool*',
      'surfles',
      'kitesurflessen',
      'kitesurfles',
      'surfkamp*',
      'windsurfschool*',
      'kitelessen',
      'watersportcentrum',
      'golfsurfschool*',
      'kitesurf lessen',
    ],
    pt: [
      'escola de surf',
      'aulas de surf',
      'surf camp*',
      'escola de kitesurf',
      'surf school',
      'aulas de kitesurf',
      'escola de vela',
      'escola de windsurf',
      'escola de surfe',
      'aulas de surfe',
      'aulas de bodyboard',
      'escola de kite',
      'surfcamp*',
      'escola de surf e bodyboard',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'private surf lessons',
      'group surf lessons',
      'surfboard rental*',
      'kids surf camp*',
      'sup lessons',
      'wing foil lessons',
      'paddleboard lessons',
      'wetsuit hire',
      'surfboard hire',
      'bodyboarding lessons',
    ],
    de: [
      'wingfoil kurs*',
      'windsurfkurs*',
      'sup kurs*',
      'kitesurfen lernen',
      'surfbrettverleih',
      'wellenreitkurs*',
      'katamarankurs*',
      'optikurs*',
      'wellenreiten',
      'sup verleih',
    ],
    es: [
      'clases particulares de surf',
      'alquiler de tablas',
      'clases de surf para niños',
      'cursos de windsurf',
      'paddle surf',
      'alquiler de tablas de surf',
      'bodyboard',
      'clases de wingfoil',
      'surf para niños',
      'clases de windsurf',
    ],
    fr: [
      'location de planche*',
      'location de surf',
      'cours de windsurf',
      'stand up paddle',
      'stages de surf',
      'cours particuliers de surf',
      'bodyboard',
      'cours de voile',
      'char à voile',
      'stages de kitesurf',
    ],
    it: [
      'lezioni private di surf',
      'noleggio tavole',
      'corsi wingfoil',
      'noleggio sup',
      'corsi di wing foil',
      'corsi vela bambini',
      'lezioni di kitesurf',
      'corsi di deriva',
      'lezioni di windsurf',
      'corsi di catamarano',
    ],
    nl: [
      'golfsurfles*',
      'privé surfles',
      'windsurflessen',
      'sup lessen',
      'wingfoil les*',
      'surfplank huren',
      'zeillessen',
      'zeilkamp*',
      'groepslessen surfen',
      'jeugdzeilkamp*',
    ],
    pt: [
      'aulas particulares de surf',
      'aluguer de pranchas',
      'aulas de surf para crianças',
      'aluguel de pranchas',
      'aulas de stand up paddle',
      'aulas de wingfoil',
      'aulas de windsurf',
      'aulas de vela',
      'surf para crianças',
      'cursos de kitesurf',
    ],
  },
  sharedJobs: {
    en: ['stand up paddle', 'paddleboarding', 'yoga', 'coasteering', 'kayaking'],
    de: ['stand up paddling', 'bootsführerschein*', 'wingfoilen', 'materialverleih', 'privatstunden'],
    es: ['alquiler de kayak', 'wing foil', 'yoga', 'skate', 'alquiler de neoprenos'],
    fr: ['location de paddle', 'catamaran', 'wingfoil', 'planche à voile', 'optimist'],
    it: ['patente nautica', 'windsurf', 'sup', 'yoga', 'wing foil'],
    nl: ['sup verhuur', 'suppen', 'brandingsurfen', 'blokarten', 'kinderfeestje*'],
    pt: ['stand up paddle', 'bodyboard', 'yoga', 'surf trips', 'aluguer de fatos'],
  },
  mentions: {
    en: `
      foil lessons; party groups; private lessons; sup rental; beginner surf lessons; family surf lessons;
      kids surf lessons; adult surf lessons; surf trips; surf guiding; surf retreats; surf and yoga; surf therapy;
      surf rentals; video analysis; longboard hire; board hire; board rental; wing foiling; wingfoil lessons;
      efoil lessons; e-foil; kite lessons; kiteboarding; kitesurfing
    `,
    de: `
      kindersegeln; sbf see; segelschein*; kajakverleih; windsurfen; kitesurfen; kitesurfen anfänger; surfen lernen;
      surfen; surfkurse; surfkurse für kinder; wingsurfen; wingsurfkurs; wingfoil; wingfoil kurse; foilkurs; foilen;
      foil; efoil; pumpfoil; windsurfkurse; windsurfkurse für kinder; windsurf grundkurs; grundkurs; anfängerkurs
    `,
    es: `
      vela ligera; catamarán; alojamiento; windsurf; surf; surf trips; surf guiding; surf y yoga; surf house;
      surf adaptado; surfskate; longboard; clases privadas; clases particulares; clases grupales; clases colectivas;
      clases de grupo; clases de iniciación; clases de perfeccionamiento; clases de paddle surf; clases de vela;
      clases de bodyboard; clases de skate; clases de foil; cursos de fin de semana
    `,
    fr: `
      kayak; surf thérapie; location de combinaisons; séminaires; surf; longboard; surf adapté; surf enfants;
      surf trip; surf guide; surf et yoga; cours collectifs; cours collectif; cours particulier; cours particuliers;
      cours privé; cours enfants; cours adultes; cours débutant; cours débutants; cours de wing; cours de foil;
      cours de paddle; cours de bodyboard; cours de longboard
    `,
    it: `
      kitesurf; camp estivi; noleggio windsurf; derive; surf; surf trip; surf trips; longboard; surfskate;
      bodyboard; skimboard; lezioni individuali; lezioni private; lezioni di gruppo; lezioni di sup;
      lezioni per bambini; lezione di prova; corsi individuali; corsi di gruppo; corsi bambini; corsi per bambini;
      corsi per adulti; corsi adulti; corsi base; corso base
    `,
    nl: `
      materiaalverhuur; wetsuit huren; zeilboot huren; golfsurfen; surfen; leren surfen; surfles kinderen;
      surflessen voor kinderen; surfcursus; surfclinics; surfclinic; surfkampen; surfweekend; surfreizen; surftrips;
      surf en yoga; privéles; privélessen; privé les; groepsles; groepslessen; beginnersles; beginnerscursus;
      beginnerslessen; gevorderden
    `,
    pt: `
      surf guide; skate; alojamento; wing foil; surf; surfe; longboard; surfskate; surf guiding; surf adaptado;
      surf e yoga; surf house; surf hostel; surf trip; surf coaching; surf kids; aulas privadas; aulas particulares;
      aulas de grupo; aulas em grupo; aulas individuais; aulas coletivas; aulas para crianças; aulas de iniciação;
      aulas de sup
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Saltwater Surf School in Newquay' },
      { language: 'de', text: 'Surfschule und Kiteschule auf Fehmarn' },
      { language: 'pt', text: 'Escola de surf na Ericeira' },
    ],
    notNamed: [
      { language: 'en', text: 'Surf the web at home' },
      { language: 'fr', text: 'Une planche de charcuterie' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
