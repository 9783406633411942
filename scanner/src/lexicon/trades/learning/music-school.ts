import type { TradeEntry } from '../../trade.ts';

export const musicSchool: TradeEntry = {
  id: 'music-school',
  questions: 'generic',
  customers: 'lessons',
  noun: 'music school',
  companyNoun: 'music school',
  schemaTypes: ['LocalBusiness', 'EducationalOrganization'],
  additionalType: 'http://www.productontology.org/id/Music_school',
  names: {
    en: [
      'music school*',
      'music lessons',
      'piano lessons',
      'guitar lessons',
      'piano teacher*',
      'music teacher*',
      'singing lessons',
      'guitar teacher*',
      'violin lessons',
      'drum lessons',
      'singing teacher*',
    ],
    de: [
      'musikschule*',
      'klavierunterricht',
      'gitarrenunterricht',
      'musikunterricht',
      'gesangsunterricht',
      'klavierlehrer*',
      'musiklehrer*',
      'geigenunterricht',
      'gesangslehrer*',
    ],
    es: [
      'escuela de música',
      'clases de música',
      'clases de piano',
      'clases de guitarra',
      'academia de música',
      'clases de canto',
      'profesor de piano',
      'profesora de piano',
      'profesor de música',
    ],
    fr: [
      'école de musique',
      'cours de musique',
      'cours de piano',
      'cours de guitare',
      'professeur de piano',
      'cours de chant',
      'professeur de musique',
      'cours de violon',
    ],
    it: [
      'scuola di musica',
      'lezioni di pianoforte',
      'lezioni di musica',
      'lezioni di chitarra',
      'corsi di musica',
      'lezioni di canto',
      'insegnante di pianoforte',
    ],
    nl: ['muziekschool*', 'pianoles*', 'gitaarles*', 'muziekles*', 'zangles*', 'pianodocent*', 'vioolles*', 'drumles*'],
    pt: [
      'escola de música',
      'aulas de música',
      'aulas de piano',
      'aulas de guitarra',
      'academia de música',
      'aulas de violão',
      'aulas de canto',
      'professor de música',
      'professora de piano',
    ],
  },
  work: { en: ['recitals', 'voice lessons'] },
  neverAlone: {},
  jobs: {
    en: ['piano lessons', 'guitar lessons', 'voice lessons', 'violin lessons', 'drum lessons'],
    de: ['klavierunterricht', 'gitarrenunterricht', 'musikalische früherziehung', 'schlagzeugunterricht'],
    es: ['piano', 'guitarra', 'canto', 'violín'],
    fr: ['piano', 'guitare', 'chant', 'éveil musical', 'solfège'],
    it: ['pianoforte', 'chitarra', 'canto', 'violino'],
    nl: ['pianoles', 'gitaarles', 'zangles', 'drumles'],
    pt: ['piano', 'guitarra', 'canto', 'bateria'],
  },
  sharedJobs: {
    en: [
      'singing lessons',
      'music theory',
      'group lessons',
      'bass lessons',
      'ukulele lessons',
      'online lessons',
      'adult lessons',
      'recitals',
      'exam preparation',
      'beginner lessons',
      'early childhood music',
      'private lessons',
      'summer camps',
    ],
    de: [
      'gesangsunterricht',
      'geigenunterricht',
      'keyboard',
      'saxophon',
      'chor',
      'musiktheorie',
      'einzelunterricht',
      'gruppenunterricht',
      'probestunde',
      'online-unterricht',
    ],
    es: [
      'clases de piano',
      'clases de guitarra',
      'clases de canto',
      'batería',
      'lenguaje musical',
      'iniciación musical',
      'saxofón',
      'clases de violín',
      'clases de batería',
      'clases online',
      'clases particulares',
    ],
    fr: [
      'cours de piano',
      'cours de guitare',
      'cours de chant',
      'violon',
      'batterie',
      'saxophone',
      'cours de violon',
      'cours de batterie',
      'cours en ligne',
      'cours particuliers',
      'cours collectifs',
    ],
    it: [
      'lezioni di pianoforte',
      'lezioni di chitarra',
      'batteria',
      'propedeutica musicale',
      'sassofono',
      'solfeggio',
      'lezioni di canto',
      'lezioni di violino',
      'teoria musicale',
      'lezioni online',
      'corsi per bambini',
    ],
    nl: [
      'vioolles',
      'muziektheorie',
      'saxofoonles',
      'keyboardles',
      'proefles',
      'online les',
      'groepsles',
      'les voor volwassenen',
    ],
    pt: [
      'aulas de piano',
      'aulas de guitarra',
      'aulas de violão',
      'aulas de canto',
      'iniciação musical',
      'teoria musical',
      'aulas de violino',
      'aulas de bateria',
      'aulas online',
      'musicalização infantil',
      'aulas particulares',
    ],
  },
  mentions: {
    en: `
      music classes; private music lessons; online music lessons; in-home music lessons; piano classes;
      adult piano lessons; beginner piano; keyboard lessons; bass guitar lessons; electric guitar lessons;
      acoustic guitar lessons; classical guitar lessons; guitar classes; singing classes; vocal lessons;
      vocal coaching; vocal training; cello lessons; viola lessons; double bass lessons; flute lessons;
      clarinet lessons; saxophone lessons; trumpet lessons; trombone lessons; brass lessons; woodwind lessons;
      recorder lessons; harp lessons; mandolin lessons; banjo lessons; accordion lessons; percussion lessons;
      drum classes; string lessons; organ lessons; harmonica lessons; ukulele classes; suzuki violin; suzuki method
    `,
    de: `
      instrumentalunterricht; partnerunterricht; klavier; keyboardunterricht; keyboard unterricht; gitarre; e gitarre;
      e gitarrenunterricht; akustikgitarre; westerngitarre; konzertgitarre; bassunterricht; e bass; e bass unterricht;
      bassgitarre; ukulele; ukuleleunterricht; gesang; gesangscoaching; vocal coaching; stimmbildung; geige; violine;
      violinunterricht; bratsche; cello; cellounterricht; kontrabass; querflöte; querflötenunterricht; blockflöte;
      blockflötenunterricht; klarinette; klarinettenunterricht; saxophonunterricht; saxofon; saxofonunterricht; oboe;
      fagott; trompete
    `,
    es: `
      clases de música para niños; clases de instrumento; clases individuales; clases grupales; clases colectivas;
      clases a domicilio; clases para adultos; clases de prueba; clase de prueba; clases de bajo; clases de ukelele;
      clases de ukulele; clases de saxofón; clases de flauta; clases de violonchelo; clases de teclado;
      clases de guitarra eléctrica; clases de trompeta; clases de clarinete; clases de acordeón; clases de percusión;
      clases de cajón flamenco; clases de solfeo; curso de piano; curso de guitarra; cursos de música;
      guitarra eléctrica; guitarra española; guitarra clásica; guitarra acústica; guitarra flamenca; bajo eléctrico;
      bajo; ukelele; ukulele; viola; violonchelo; violoncello; chelo; contrabajo
    `,
    fr: `
      cours d'instrument; cours d'instruments; cours individuels; cours individuel; cours à domicile; cours privés;
      cours d'essai; cours pour adultes; cours enfants; cours de basse; cours de guitare basse;
      cours de guitare électrique; cours de guitare classique; cours de ukulélé; cours d'ukulélé; cours de saxophone;
      cours de flûte; cours de flûte traversière; cours de violoncelle; cours de clarinette; cours de trompette;
      cours d'accordéon; cours de harpe; cours de solfège; cours de technique vocale; cours de percussions;
      cours de clavier; cours de harmonica; cours de théorie musicale; leçons de piano; leçons de guitare;
      leçons de chant; guitare électrique; guitare classique; guitare acoustique; guitare d'accompagnement; basse;
      guitare basse; ukulélé; alto
    `,
    it: `
      corsi musicali; corsi di strumento; corsi strumentali; corsi individuali; corsi collettivi; lezioni individuali;
      lezioni collettive; lezioni a domicilio; lezioni private; lezione di prova; lezioni di batteria;
      lezioni di basso; lezioni di sassofono; lezioni di flauto; lezioni di ukulele; lezioni di violoncello;
      lezioni di tastiera; lezioni di chitarra elettrica; lezioni di tromba; corso di pianoforte; corso di chitarra;
      corso di canto; corso di batteria; corso di violino; corso di basso; corso di sassofono; corsi di pianoforte;
      corsi di chitarra; corsi di canto; corsi di batteria; corsi di violino; corsi per adulti; corsi bambini;
      corsi online; corsi di base; chitarra classica; chitarra acustica; chitarra elettrica; chitarra moderna; basso
    `,
    nl: `
      muzieklessen; muziekles aan huis; muziekles voor kinderen; muziekonderwijs; muziekcursussen; muziekcursus;
      pianolessen; piano les; pianoles aan huis; pianoles voor volwassenen; pianoles voor kinderen; gitaarlessen;
      gitaar les; gitaarles aan huis; gitaarles voor kinderen; elektrische gitaar; akoestische gitaar;
      klassieke gitaar; elektrische gitaarles; klassieke gitaarles; basgitaar; basgitaarles; basles; basgitaarlessen;
      ukelele; ukuleleles; ukelele les; ukulele; zang; zanglessen; zang les; zangcoaching; zangworkshop; stemcoaching;
      stemvorming; koorzang; koren; koor; kinderkoor; popkoor
    `,
    pt: `
      aulas de instrumento; aulas individuais; aulas em grupo; aulas coletivas; aulas ao domicílio;
      aulas em domicílio; aula experimental; aula experimental gratuita; aulas para adultos; aulas para crianças;
      aulas de baixo; aulas de contrabaixo; aulas de teclado; aulas de ukulele; aulas de saxofone; aulas de flauta;
      aulas de violoncelo; aulas de guitarra elétrica; aulas de guitarra clássica; aulas de acordeão;
      aulas de trompete; aulas de percussão; aulas de cavaquinho; aulas de dj; curso de música; cursos de música;
      curso de violão; curso de guitarra; curso de piano; curso de canto; curso de bateria; curso de teclado;
      curso de violino; curso de saxofone; curso de contrabaixo; curso de ukulele; curso de violoncelo;
      curso de cavaquinho; curso de flauta; curso livre
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Ebony piano lessons in Exeter' },
      { language: 'it', text: 'Scuola di musica a Trento' },
    ],
    notNamed: [
      { language: 'en', text: 'A school of fish and music' },
      { language: 'de', text: 'Theater für Kinder' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/music_school',
};
