import type { TradeEntry } from '../../trade.ts';

export const mover: TradeEntry = {
  id: 'mover',
  questions: 'generic',
  customers: 'at-home',
  noun: 'mover',
  companyNoun: 'moving company',
  schemaTypes: ['MovingCompany'],
  additionalType: null,
  names: {
    en: [
      'mover',
      'movers',
      'moving company',
      'moving companies',
      'moving services',
      'moving and storage',
      'removals company',
      'removal company',
      'house removals',
      'man and van',
      'removals',
      'furniture removalist*',
      'removalists',
      'relocation company',
      'removal service*',
      'removal firm',
      'man with a van',
      'man & van',
      'furniture removal*',
      'furniture mover*',
      'piano mover*',
      'office relocation*',
      'house moves',
      'van lines',
      'van line',
      'removalist*',
      'relocations',
      'home moves',
    ],
    de: [
      'umzugsunternehmen*',
      'umzüge',
      'umzugsfirma*',
      'möbelspedition*',
      'umzugsservice*',
      'umzugshelfer*',
      'umzug*',
      '*umzüge',
      'möbeltransport*',
      'möbeltaxi',
      'möbelpacker',
      'möbelspediteur',
      'firmenumzug',
      'büroumzug*',
      'seniorenumzug*',
      'klaviertransport*',
      'fernumzug*',
      'auslandsumzug*',
      'übersiedlung*',
      'zügelunternehmen*',
      'zügelfirma',
      'möbellift*',
      'möbelaufzug',
      'miniumzug',
      'möbelmontage',
      'relocation service',
    ],
    es: [
      'empresa de mudanzas',
      'mudanzas*',
      'servicio de mudanzas',
      'mudanza',
      'minimudanzas',
      'transporte de muebles',
      'traslado de muebles',
      'porteadores',
      'mudanceros',
      'trasteos',
      'elevador de muebles',
      'transporte de pianos',
      'fletes y traslados',
    ],
    fr: [
      'déménageur*',
      'entreprise de déménagement',
      'société de déménagement',
      'déménagement*',
      'transport de piano*',
      'transport de meubles',
      'location de lift',
      'camion avec chauffeur',
      "transfert d'entreprise",
      'transfert de bureaux',
      'transfert industriel',
      'lift extérieur',
      'monte meuble*',
    ],
    it: [
      'traslochi',
      'ditta di traslochi',
      'impresa di traslochi',
      'trasloco',
      'traslocatore',
      'traslocatori',
      'trasporto mobili',
      'trasporto pianoforti',
      'facchinaggio*',
      'noleggio autoscale',
      'traslocazioni',
      'trasferimenti uffici',
      'noleggio autoscala',
    ],
    nl: [
      'verhuisbedrijf*',
      'verhuizer*',
      'verhuisservice*',
      'verhuizingen*',
      'verhuisdienst',
      'verhuizing',
      'verhuisbedrijven',
      'verhuisfirma*',
      'verhuisonderneming*',
      'verhuisdiensten',
      'verhuistransport',
      'verhuishulp*',
      'verhuismannen',
      'verhuiskraan',
      'verhuislift*',
      'ladderlift*',
      'meubellift*',
      'verhuisbus huren',
      'verhuiswagen*',
      'bedrijfsverhuizing*',
      'kantoorverhuizing*',
      'particuliere verhuizing*',
      'internationale verhuizing*',
      'studentenverhuizing',
      'seniorenverhuizing*',
      'pianotransport*',
      'pianoverhuizing*',
      'pianoverhuizer',
      'projectverhuizing*',
      'verhuizen en opslag',
      'verhuisspecialist*',
      'spoedverhuizing',
      'meubeltransport*',
      'inboedelverhuizing',
      'verhuisteam',
      'verhuisexpert',
      'goedkoop verhuizen',
      'verhuis',
    ],
    pt: [
      'empresa de mudanças',
      'mudanças*',
      'serviços de mudanças',
      'transportes e mudanças',
      'carreto*',
      'serviços de mudança',
      'serviço de mudança',
      'empresa de mudança',
      'mudança residencial',
      'mudança comercial',
      'transporte de móveis',
      'transporte de pianos',
      'transporte de mobília',
      'transportes de mobílias',
      'içamento de móveis',
      'elevador exterior',
      'ajudantes de mudança',
      'caminhão de mudança',
    ],
  },
  work: {
    en: ['packing services', 'relocation', 'local moves'],
    de: ['entrümpelung', 'umzugskartons', 'halteverbot'],
    es: ['guardamuebles', 'embalaje'],
    fr: ['garde meubles', 'monte meubles'],
    it: ['sgomberi', 'deposito mobili'],
    nl: ['verhuislift', 'inboedelopslag'],
    pt: ['embalagem', 'guarda móveis'],
  },
  neverAlone: { en: ['moving', 'move'] },
  jobs: {
    en: [
      'local moving',
      'long distance moving',
      'packing services',
      'commercial moving',
      'piano moving',
      'storage',
      'loading and unloading',
      'furniture assembly',
      'office moving',
      'junk removal',
      'apartment moving',
      'international removals',
    ],
    de: [
      'privatumzug',
      'privatumzüge',
      'firmenumzug',
      'firmenumzüge',
      'fernumzug',
      'fernumzüge',
      'seniorenumzug',
      'seniorenumzüge',
      'entrümpelung',
      'einlagerung',
      'möbelmontage',
      'klaviertransport',
      'packservice',
      'halteverbotszone',
      'auslandsumzug',
    ],
    es: [
      'mudanzas locales',
      'mudanzas nacionales',
      'mudanzas internacionales',
      'guardamuebles',
      'embalaje',
      'transporte de pianos',
      'mudanzas de oficinas',
      'montaje de muebles',
      'alquiler de elevador',
      'vaciado de pisos',
    ],
    fr: [
      'déménagement de particuliers',
      "déménagement d'entreprise",
      'garde meubles',
      'monte meubles',
      'emballage',
      'déménagement international',
      'transport de piano',
      'location de camion',
      'débarras',
      'déménagement longue distance',
    ],
    it: [
      'traslochi nazionali',
      'traslochi internazionali',
      'traslochi uffici',
      'deposito mobili',
      'sgombero',
      'imballaggio',
      'noleggio autoscala',
      'smontaggio mobili',
      'trasporto pianoforti',
      'traslochi locali',
    ],
    nl: [
      'particuliere verhuizing',
      'bedrijfsverhuizing',
      'opslag',
      'inpakservice',
      'verhuislift',
      'pianotransport',
      'internationale verhuizing',
      'woningontruiming',
      'seniorenverhuizing',
      'demontage',
    ],
    pt: [
      'mudanças residenciais',
      'mudanças comerciais',
      'mudanças internacionais',
      'embalagem',
      'guarda móveis',
      'transporte de pianos',
      'desmontagem de móveis',
      'içamento',
      'mudanças de escritórios',
      'fretes',
    ],
  },
  sharedJobs: {
    en: [
      'packing',
      'house removals',
      'man and van',
      'residential moving',
      'furniture removals',
      'office removals',
      'unpacking',
      'packing supplies',
      'office relocation*',
      'house moves',
    ],
    de: [
      'büroumzüge',
      'verpackung*',
      'halteverbot*',
      'auslandsumzüge',
      'möbellift',
      'küchenmontage',
      'haushaltsauflösung*',
      'umzüge',
      'nahumzüge',
      'transporte',
      'beiladung',
      'lagerung',
      'wohnungsauflösung*',
      'elektroschrottentsorgung',
      'sperrmüllentsorgung',
      'kartons',
    ],
    es: ['elevador', 'portes', 'minimudanzas', 'plataforma elevadora', 'desmontaje y montaje', 'traslado de muebles'],
    fr: [
      'déménagement particulier',
      'déménagement entreprise',
      'garde-meubles',
      'emballage',
      'monte-meubles',
      'déménagement international',
      'location de monte-meubles',
      'transfert de bureaux',
      'démontage remontage',
      'transport de piano',
      'débarras',
      'cartons',
      'longue distance',
      'stockage',
    ],
    it: [
      'smontaggio e montaggio',
      'noleggio piattaforma',
      'sgomberi',
      'autoscale',
      'traslochi aziendali',
      'custodia mobili',
      'trasporto mobili',
    ],
    nl: [
      'zakelijke verhuizing*',
      'ontruiming*',
      'montage',
      'verhuisdozen',
      'demontage en montage',
      'meubelopslag',
      'verhuizing',
      'studentenverhuizing',
      'spoedverhuizing',
    ],
    pt: [
      'mudanças nacionais',
      'guarda-móveis',
      'montagem de móveis',
      'armazenamento',
      'carretos',
      'elevador exterior',
      'recolha de móveis',
      'desmontagem e montagem',
      'mudança residencial',
      'mudança comercial',
      'transporte de móveis',
    ],
  },
  mentions: {
    en: `
      moving; residential moves; home moving; household moving; home removals; domestic removals; flat removals;
      student removals; student moves; student moving; small moves; same day moving; last minute moving;
      interstate moving; interstate removals; cross country moving; nationwide removals; european removals;
      international moving; overseas removals; corporate relocation*; employee relocation; business removals;
      commercial removals; commercial movers; industrial moving; school moving; labor only moving; moving labor;
      moving help; loading help; packing and unpacking; full packing service; packing service; packing materials;
      moving boxes; removal boxes; furniture moving
    `,
    de: `
      wohnungsumzug; haushaltsumzüge; büroumzug; objektumzüge; betriebsumzüge; praxisumzüge; behördenumzüge;
      geschäftsumzüge; industrieumzüge; it umzüge; laborumzüge; bibliotheksumzüge; archivumzüge; studentenumzug;
      studentenumzüge; schülerumzug; lokale umzüge; nahumzug; stadtumzug; regionale umzüge; deutschlandweite umzüge;
      europaumzüge; internationale umzüge; überseeumzüge; übersee umzüge; beiladungen; minijobumzug; kleinumzüge;
      expressumzug; blitzumzüge; komplettumzug; full service umzug; komfortumzug; spezialtransporte;
      klaviertransporte; flügeltransport; tresortransport; tresortransporte; schwerlasttransport; schwertransporte
    `,
    es: `
      mudanzas residenciales; mudanzas particulares; mudanzas de particulares; mudanzas de hogar; mudanzas de casas;
      mudanzas de pisos; mudanzas de empresas; mudanzas de empresa; mudanzas comerciales; mudanzas corporativas;
      mudanzas de locales; mudanzas de naves; mudanzas industriales; mudanzas provinciales;
      mudanzas interprovinciales; mudanzas foráneas; mudanzas larga distancia; mudanzas de larga distancia;
      mudanzas europeas; mudanzas urgentes; mudanzas económicas; mudanzas compartidas; mudanzas pequeñas;
      mudanzas para estudiantes; mudanzas de estudiantes; mudanzas con elevador; mudanzas con grúa;
      mudanzas de pianos; mudanzas especiales; mudanzas marítimas; mudanzas a islas; traslados; traslado de oficinas;
      traslado de empresas; traslados de muebles; traslado de mobiliario; traslado de maquinaria;
      traslado de archivos; traslado de obras de arte
    `,
    fr: `
      déménagement national; déménagement local; déménagement régional; déménagement résidentiel;
      déménagement commercial; déménagement de bureaux; déménagement de bureau; déménagement industriel;
      déménagement professionnel; déménagement administratif; déménagement particuliers; déménagement d'entreprises;
      déménagement étudiant; déménagement senior; déménagement seniors; déménagement express; déménagement d'urgence;
      déménagement groupé; déménagement économique; déménagement maritime; déménagement europe;
      déménagement de maison; déménagement d'appartement; déménagement de piano; déménagement piano;
      déménagement clé en main; déménagement en europe; déménagement militaire; déménagements internationaux;
      petit déménagement; petits déménagements; formule économique; formule standard; formule confort; formule luxe;
      formule éco; formule premium; emballage et déballage; emballage de meubles; service d'emballage
    `,
    it: `
      trasloco casa; traslochi casa; traslochi abitazioni; traslochi privati; traslochi residenziali;
      traslochi appartamenti; traslochi aziende; traslochi industriali; traslochi uffici e aziende; traslochi negozi;
      traslochi in tutta italia; traslochi in italia; traslochi all'estero; traslochi in europa; traslochi europei;
      traslochi esteri; traslochi intercontinentali; traslochi via mare; traslochi economici; traslochi urgenti;
      traslochi con autoscala; traslochi con scala aerea; traslochi e sgomberi; traslochi chiavi in mano;
      trasloco uffici; trasloco appartamento; trasloco ufficio; trasloco parziale; trasloco completo;
      trasloco pianoforti; trasloco pianoforte; piccoli traslochi; mini traslochi; minitraslochi;
      trasporto opere d'arte; trasporto casseforti; trasporto cassaforte; trasporti speciali; trasporto arredi
    `,
    nl: `
      verhuizen; particulier verhuizen; particuliere verhuizingen; particuliere verhuis; bedrijfsverhuizingen;
      bedrijfsverhuis; bedrijf verhuizen; zakelijk verhuizen; kantoorverhuizing; kantoorverhuizingen;
      kantoor verhuizen; projectverhuizingen; projectverhuizing; interne verhuizing; interne verhuizingen;
      winkelverhuizing; schoolverhuizing; industriële verhuizingen; nationale verhuizing; nationale verhuizingen;
      lokale verhuizingen; lokale verhuizing; internationale verhuizingen; internationaal verhuizen;
      europese verhuizingen; emigratie; overzeese verhuizingen; spoedverhuizingen; studentenverhuizingen;
      seniorenverhuizingen; senioren verhuizing; kleine verhuizing; kleine verhuizingen; mini verhuizing;
      appartement verhuizen; all in verhuizing; totaalverhuizing
    `,
    pt: `
      mudança; mudanças de casa; mudanças domésticas; mudanças de habitação; mudanças de apartamentos;
      mudanças particulares; mudanças empresariais; mudanças de empresas; mudanças corporativas;
      mudanças de escritório; mudança de escritório; mudanças industriais; mudanças locais; mudanças interestaduais;
      mudança interestadual; mudanças intermunicipais; mudanças de longa distância; mudanças para as ilhas;
      mudanças europeias; mudança internacional; mudanças urgentes; mudanças económicas; mudanças compartilhadas;
      mudança compartilhada; mudanças de estudantes; mudanças de pianos; mudança de piano; pequenas mudanças;
      mini mudanças; mudanças com elevador; mudanças completas; transporte de piano; transporte de cofres;
      transporte de obras de arte; transporte de objetos pesados; transporte de eletrodomésticos;
      transporte de mercadorias
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Two Strong Men: moving company in Reno' },
      { language: 'de', text: 'Umzugsunternehmen in Kiel' },
      { language: 'es', text: 'Mudanzas en Cádiz' },
    ],
    notNamed: [
      { language: 'en', text: 'Moving pictures and moving speeches' },
      { language: 'es', text: 'Muda el aceite' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/moving_company',
};
