import type { TradeEntry } from '../../trade.ts';

export const skiSchool: TradeEntry = {
  id: 'ski-school',
  questions: 'generic',
  customers: 'lessons',
  noun: 'ski school',
  companyNoun: 'ski school',
  schemaTypes: ['SportsActivityLocation'],
  additionalType: 'http://www.productontology.org/id/Ski_school',
  names: {
    en: [
      'ski school*',
      'snowboard school*',
      'ski lessons',
      'snowboard lessons',
      'ski instructor*',
      'ski and snowboard school*',
      'ski academy',
      'private ski lessons',
      'snowsports school*',
      'skiing lessons',
      'ski coaching',
    ],
    de: [
      'skischule*',
      'snowboardschule*',
      'schischule*',
      'skilehrer*',
      'skikurse',
      'skikurs',
      'schikurse',
      'langlaufschule*',
      'ski und snowboardschule',
      'schilehrer*',
      'schneesportschule*',
      'skiunterricht',
    ],
    es: [
      'escuela de esquí',
      'clases de esquí',
      'escuela de snowboard',
      'profesores de esquí',
      'escuela de esquí y snowboard',
      'clases de snowboard',
      'profesor de esquí',
      'cursos de esquí',
      'escuela de ski',
    ],
    fr: [
      'école de ski',
      'école de snowboard',
      'cours de ski',
      'moniteur de ski',
      'moniteurs de ski',
      'écoles de ski',
      'leçons de ski',
      'moniteur indépendant de ski',
      'école du ski français',
      'cours de snowboard',
      'monitrice de ski',
    ],
    it: [
      'scuola sci',
      'scuola di sci',
      'maestri di sci',
      'maestro di sci',
      'scuola italiana sci',
      'lezioni di sci',
      'scuola snowboard',
      'scuola sci e snowboard',
      'corsi di sci',
      'scuola di snowboard',
      'scuola sci di fondo',
    ],
    nl: [
      'skischool*',
      'skilessen',
      'skiles',
      'snowboardschool*',
      'skileraar*',
      'snowboardlessen',
      'skileraren',
      'ski en snowboardlessen',
      'snowboardles',
      'borstelbaan',
    ],
    pt: [
      'escola de esqui',
      'aulas de esqui',
      'aulas de ski',
      'escola de ski',
      'escola de snowboard',
      'aulas de snowboard',
      'instrutor de esqui',
      'professor de esqui',
      'professores de esqui',
      'escola de ski e snowboard',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'kids ski lessons',
      'group ski lessons',
      'beginner ski lessons',
      'adult ski lessons',
      'freeride lessons',
      'off piste coaching',
      'adaptive skiing',
      'cross country lessons',
      'ski guiding',
      'private snowboard lessons',
    ],
    de: [
      'kinderskikurs*',
      'privatunterricht ski',
      'langlaufkurs*',
      'snowboardkurs*',
      'erwachsenenskikurs*',
      'kinderskischule',
      'zwergerlkurs*',
      'privatskilehrer*',
    ],
    es: [
      'clases particulares de esquí',
      'clases de esquí para niños',
      'esquí de fondo',
      'esquí fuera de pista',
      'cursillos de esquí',
      'esquí adaptado',
      'esquí de travesía',
      'clases colectivas de esquí',
      'clases privadas de esquí',
    ],
    fr: [
      'cours particuliers de ski',
      'cours collectifs de ski',
      'ski hors piste',
      "jardin d'enfants",
      'ski de randonnée',
      'handiski',
      'club piou piou',
      'cours de ski enfants',
      'stages de ski',
      'ski de fond',
    ],
    it: [
      'lezioni private di sci',
      'lezioni di snowboard',
      'sci di fondo',
      'corsi collettivi di sci',
      'sci fuori pista',
      'corsi sci bambini',
      'corsi snowboard',
      'sci alpinismo',
      'lezioni collettive',
      'sci per disabili',
    ],
    nl: [
      'privélessen skiën',
      'skiles kinderen',
      'indoor skiën',
      'kinderskiles',
      'groepslessen skiën',
      'skilessen voor kinderen',
      'rollerbaan',
      'buitenpiste',
      'langlauflessen',
      'off piste skiën',
    ],
    pt: [
      'aulas particulares de esqui',
      'aulas de esqui para crianças',
      'aulas de ski e snowboard',
      'esqui fora de pista',
      'aulas de esqui em grupo',
      'aulas privadas de ski',
      'esqui de fundo',
      'aulas em português',
    ],
  },
  sharedJobs: {
    en: ['ski rental', 'equipment rental', 'group lessons', 'private lessons', "children's lessons"],
    de: ['skitouren', 'freeride', 'skiverleih', 'privatunterricht', 'schneeschuhwandern', 'gruppenkurse', 'kinderland'],
    es: ['alquiler de esquís', 'snowboard', 'raquetas de nieve', 'freeride', 'forfaits', 'clases particulares'],
    fr: ['snowboard', 'cours particuliers', 'cours collectifs', 'raquettes', 'freeride'],
    it: ['noleggio sci', 'snowboard', 'ciaspolate', 'freeride', 'telemark'],
    nl: ['langlaufen', 'groepslessen', 'privélessen', 'skiverhuur', 'freestyle'],
    pt: [
      'aluguer de esquis',
      'aluguel de esqui',
      'snowboard',
      'aulas particulares',
      'aulas em grupo',
      'raquetes de neve',
      'freeride',
    ],
  },
  mentions: {
    en: `
      ski touring; off piste; snowboard; family lessons; adult lessons; beginner lessons; children's ski lessons;
      toddler lessons; half day lessons; full day lessons; group snowboard lessons; telemark; telemark lessons;
      cross country skiing; nordic skiing; backcountry skiing; heli skiing; freeride; freestyle; moguls; carving;
      race training; avalanche training; avalanche courses; snowshoeing
    `,
    de: `
      langlauf; skirennen; privatkurse; telemark; gruppenkurse kinder; gruppenkurse erwachsene; gruppenunterricht;
      kinderkurse; kinderkurs; kinder gruppenkurs; erwachsenenkurse; erwachsenenkurs; anfängerkurse; anfänger;
      fortgeschrittene; wiedereinsteiger; tageskurse; wochenendkurse; ferienkurse; bambini; bambinikurs; minikurs;
      kinderbetreuung; skikindergarten; zwergerlclub
    `,
    es: `
      telemark; clases colectivas; guardería; clases privadas; clases de grupo; clases grupales; clases infantiles;
      clases para niños; clases para adultos; clases para principiantes; clases de iniciación; clases de telemark;
      clases de freestyle; clases de fuera de pista; cursos; cursos colectivos; cursos de fin de semana;
      cursos de semana; cursos de snowboard; cursos semanales; cursos anuales; cursos de temporada;
      cursos escolares; cursos técnicos; cursos para adultos
    `,
    fr: `
      télémark; location de skis; biathlon; hors-piste; cours privés; cours enfants; cours adultes; cours ados;
      cours débutants; cours de ski adultes; cours de ski privés; cours de ski de fond; cours à la journée;
      cours demi-journée; engagement privé; engagements; leçons privées; leçons particulières; stage; stages;
      stage compétition; stages freeride; stages freestyle; stages hors-piste; freestyle
    `,
    it: `
      lezioni private; asilo neve; freestyle; skipass; lezioni individuali; lezioni di gruppo; lezioni di telemark;
      lezioni di fondo; lezioni per bambini; lezioni adulti; corsi collettivi; corsi bambini; corsi adulti;
      corsi per adulti; corsi per bambini; corsi settimanali; corsi weekend; corsi di snowboard; corsi di fondo;
      corsi principianti; corsi scuole; corsi agonistici; corsi natalizi; settimane bianche; sci alpino
    `,
    nl: `
      off piste; kinderfeestje*; bedrijfsuitje*; vrij skiën; privéles; privé skiles; groepsles; kinderlessen;
      kinderles; peuterskiën; peuterles; jeugdlessen; jeugdcursus; volwassenen; volwassenen skiles; beginners;
      beginnerscursus; beginnerslessen; gevorderden; opfriscursus; proefles; proeflessen; skicursus;
      skilessen beginners; snowboardcursus
    `,
    pt: `
      forfaits; passes de ski; aulas privadas; aulas coletivas; aulas individuais; aulas para crianças;
      aulas para adultos; aulas para iniciantes; aulas de grupo; cursos de esqui; cursos de snowboard;
      curso de esqui; curso de ski; esqui alpino; esqui nórdico; esqui adaptado; esqui infantil; fora de pista;
      freestyle; clube infantil; jardim de neve; competição; treinos; semana branca; viagens de neve
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Skischule Alpin in Lech' },
      { language: 'fr', text: 'École de ski à Megève' },
      { language: 'en', text: 'Powder Ski School in Verbier' },
    ],
    notNamed: [
      { language: 'en', text: 'The school of life' },
      { language: 'nl', text: 'Een dag in de sneeuw' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
