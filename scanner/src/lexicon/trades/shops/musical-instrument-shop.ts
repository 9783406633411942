import type { TradeEntry } from '../../trade.ts';

export const musicalInstrumentShop: TradeEntry = {
  id: 'musical-instrument-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'musical instrument shop',
  companyNoun: 'musical instrument shop',
  schemaTypes: ['MusicStore', 'Store'],
  additionalType: null,
  names: {
    en: [
      'music store*',
      'music shop*',
      'musical instrument*',
      'guitar shop*',
      'guitar store*',
      'piano store*',
      'piano showroom',
      'piano shop*',
      'drum shop*',
      'violin shop*',
      'string instrument shop',
      'luthier*',
      'instrument repair*',
      'guitar repair*',
      'brass and woodwind shop',
      'violin maker*',
      'guitar maker*',
    ],
    de: [
      'musikhaus*',
      'musikinstrument*',
      'musikgeschäft*',
      'musikladen',
      'instrumentenbau*',
      'geigenbau*',
      'gitarrenbau*',
      'gitarrenladen',
      'klavierhaus*',
      'pianohaus*',
      'musikalienhandlung*',
      'holzblasinstrumentenbau*',
      'blechblasinstrumentenbau*',
      'metallblasinstrumentenbau*',
    ],
    es: [
      'tienda de instrumentos*',
      'tienda de música',
      'instrumentos musicales',
      'tienda de guitarras',
      'tienda de pianos',
      'luthier*',
      'lutier*',
      'taller de luthería',
      'luthería',
      'casa de música',
      'guitarrería*',
      'constructor de guitarras',
    ],
    fr: [
      'magasin de musique',
      'instruments de musique',
      "magasin d'instruments*",
      'luthier*',
      'lutherie*',
      'magasin de guitare*',
      'magasin de piano*',
      "facteur d'instruments",
      "réparation d'instruments*",
      'atelier de lutherie',
      'archetier*',
    ],
    it: [
      'strumenti musicali',
      'negozio di musica',
      'negozio di strumenti*',
      'negozio di chitarre',
      'liutaio',
      'liuteria',
      'liutai',
      'liutaia',
      'vendita pianoforti',
      'riparazione strumenti musicali',
      'casa della musica',
    ],
    nl: [
      'muziekinstrument*',
      'muziekwinkel*',
      'muziekhandel',
      'gitaarwinkel*',
      'pianowinkel*',
      'pianohandel',
      'vioolbouwer*',
      'gitaarbouwer*',
      'vioolbouw',
      'gitaarbouw',
      'muziekzaak',
      'drumwinkel*',
      'strijkinstrument*',
    ],
    pt: [
      'instrumentos musicais',
      'loja de instrumentos*',
      'loja de música',
      'loja de guitarras',
      'loja de pianos',
      'luthier*',
      'lutier*',
      'luthieria',
      'casa de música',
      'casa de pianos',
      'construtor de guitarras',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['guitar setup*', 'instrument rentals', 'bow rehairing', 'guitar setups'],
    de: ['bogenbehaarung', 'gitarrenreparatur'],
    es: ['reparación de instrumentos', 'alquiler de instrumentos'],
    fr: ["location d'instruments", 'réglage de guitare*', 'reméchage*'],
    it: ['riparazione chitarre', 'noleggio strumenti musicali', 'incrinatura archi'],
    nl: ['instrumentenverhuur', 'gitaar reparatie', 'beharen strijkstok*'],
    pt: ['reparação de instrumentos*', 'conserto de instrumentos*', 'regulagem de violão'],
  },
  sharedJobs: {
    en: [
      'instrument rental',
      'instrument repairs',
      'music lessons',
      'sheet music',
      'guitar lessons',
      'used instruments',
      'piano rental',
      'restringing',
      'fret work',
      'amp repair',
      'instrument repair*',
      'guitar repair*',
    ],
    de: [
      'instrumentenverleih',
      'mietinstrumente',
      'reparaturwerkstatt',
      'notenhandel',
      'instrumentenreparatur',
      'musikunterricht',
      'gebrauchte instrumente',
      'klangeinstellung',
      'noten',
    ],
    es: [
      'reparación de guitarras',
      'alquiler de pianos',
      'partituras',
      'clases de música',
      'instrumentos de segunda mano',
      'ajuste de guitarras',
      'calibración de guitarras',
      'alquiler de violines',
    ],
    fr: [
      'location de violon*',
      'location de piano',
      'partitions',
      "instruments d'occasion",
      'réparation de guitares',
      'cours de musique',
      'réglage',
      'restauration',
      "réparation d'instruments*",
    ],
    it: [
      'noleggio pianoforti',
      'noleggio strumenti',
      'spartiti',
      'setup chitarra',
      'strumenti usati',
      'corsi di musica',
      'accordatura pianoforti',
      'restauro strumenti',
      'riparazione strumenti musicali',
    ],
    nl: [
      'instrumenten huren',
      'bladmuziek',
      'reparatie',
      'pianoverhuur',
      'gitaar afstellen',
      'tweedehands instrumenten',
      'muziekles',
      'inruil',
      'vioolverhuur',
    ],
    pt: [
      'aluguer de instrumentos',
      'conserto de violão',
      'partituras',
      'aulas de música',
      'instrumentos usados',
      'aluguer de pianos',
      'regulagem de guitarra',
      'afinação de pianos',
    ],
  },
  mentions: {
    en: `
      acoustic guitars; electric guitars; bass guitars; ukuleles; amplifiers; effects pedals; drum kits; cymbals;
      keyboards; digital pianos; grand pianos; upright pianos; violins; cellos; orchestral strings; brass instruments;
      woodwind instruments; band instruments; school rentals; rent to own; fret dressing; refretting; neck resets;
      pickup installation; violin repair; bow rehair; woodwind repair; brass repair; flute repair; saxophone repair;
      strings and accessories; microphones; pro audio; trade-ins; appraisals
    `,
    de: `
      gitarren; e-gitarren; akustikgitarren; bässe; e-bässe; ukulelen; verstärker; effektgeräte; schlagzeug;
      schlagzeuge; percussion; keyboards; e-pianos; digitalpianos; klaviere; flügel; geigen; violinen; bratschen;
      celli; kontrabässe; bögen; streichinstrumente; zupfinstrumente; blasinstrumente; holzblasinstrumente;
      blechblasinstrumente; saxophone; klarinetten; querflöten; blockflöten; trompeten; akkordeons; zithern;
      generalüberholung; mietkauf; ankauf; gutachten; beschallung; pa-technik
    `,
    es: `
      guitarras; guitarras clásicas; guitarras flamencas; guitarras eléctricas; guitarras acústicas;
      guitarras españolas; bajos; ukeleles; amplificadores; pedales; efectos; baterías; percusión; cajones flamencos;
      teclados; pianos digitales; pianos acústicos; violines; violas; violonchelos; instrumentos de viento;
      viento madera; viento metal; saxofones; clarinetes; flautas; trompetas; acordeones; cañas; cambio de trastes;
      quintaje; encerdado de arcos; micrófonos; sonido
    `,
    fr: `
      guitares; guitares électriques; guitares acoustiques; guitares classiques; guitares folk; basses; ukulélés;
      amplis; effets; pédales d'effets; batteries; percussions; claviers; pianos numériques; pianos droits;
      pianos à queue; violons; altos; violoncelles; contrebasses; quatuor; archets; bois; cuivres; saxophones;
      clarinettes; flûtes traversières; flûtes; trompettes; accordéons; anches; cordes et accessoires; frettage;
      planification de touche; révision; rachat; reprise; sonorisation; micros
    `,
    it: `
      chitarre; chitarre elettriche; chitarre acustiche; chitarre classiche; bassi; ukulele; amplificatori; effetti;
      pedali; batterie; percussioni; tastiere; pianoforti digitali; pianoforti; pianoforti a coda;
      pianoforti verticali; violini; viole; violoncelli; contrabbassi; archetti; strumenti a fiato; strumenti ad arco;
      sassofoni; clarinetti; flauti; trombe; fisarmoniche; ance; rettifica tasti; revisione; messa a punto; microfoni;
      metodi; expertise
    `,
    nl: `
      gitaren; elektrische gitaren; akoestische gitaren; klassieke gitaren; basgitaren; ukeleles; versterkers;
      effectpedalen; drumstellen; drums; percussie; keyboards; digitale piano's; piano's; vleugels; violen; altviolen;
      cello's; contrabassen; strijkstokken; houtblazers; koperblazers; saxofoons; klarinetten; dwarsfluiten;
      blokfluiten; trompetten; accordeons; rieten; fretwerk; revisie; onderhoud; huurkoop; taxatie; taxaties;
      microfoons; studioapparatuur
    `,
    pt: `
      guitarras; guitarras elétricas; guitarras clássicas; violões; baixos; contrabaixos; ukuleles; cavaquinhos;
      amplificadores; pedais; efeitos; baterias; percussão; teclados; pianos digitais; pianos acústicos;
      pianos de cauda; violinos; violas; violoncelos; arcos; instrumentos de sopro; saxofones; clarinetes; flautas;
      trompetes; acordeões; sanfonas; concertinas; palhetas; troca de trastes; restauro; crina de arcos; microfones;
      áudio profissional
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Old Town guitar shop in Tulsa' },
      { language: 'de', text: 'Musikhaus in Passau' },
      { language: 'fr', text: 'Luthier à Mirecourt' },
    ],
    notNamed: [
      { language: 'en', text: 'Music by candlelight' },
      { language: 'es', text: 'La música del bar' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/musical_instrument',
};
