import type { TradeEntry } from '../../trade.ts';

export const locksmith: TradeEntry = {
  id: 'locksmith',
  questions: 'generic',
  customers: 'at-home',
  noun: 'locksmith',
  companyNoun: 'locksmith company',
  schemaTypes: ['Locksmith'],
  additionalType: null,
  names: {
    en: ['locksmith*', 'locksmith service*', 'lock and key service'],
    de: ['schlüsseldienst*', 'schlüsselnotdienst*', 'türöffnung*', 'aufsperrdienst', 'schließtechnik'],
    es: ['cerrajero*', 'cerrajería*', 'empresa de cerrajería'],
    fr: ['serrurier*', 'serrurerie', 'dépannage serrurerie'],
    it: ['fabbro', 'fabbri', 'serraturiere', 'apertura porte', 'pronto intervento fabbro'],
    nl: ['slotenmaker*', 'slotenservice', 'slotenspecialist'],
    pt: ['serralheiro de fechaduras', 'chaveiro*', 'abertura de portas', 'fechaduras'],
  },
  work: {
    en: ['lockout*', 'rekey*', 'key cutting'],
    de: ['schließanlagen', 'schließzylinder', 'einbruchschutz'],
    es: ['cerraduras', 'apertura de puertas', 'bombines'],
    fr: ['ouverture de porte', 'serrures', 'blindage de porte'],
    it: ['serrature', 'cilindro europeo'],
    nl: ['sloten vervangen', 'buitengesloten', 'cilinderslot*'],
    pt: ['chaves', 'cópia de chaves'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'house lockout*',
      'car lockout*',
      'rekeying',
      'lock change*',
      'lock replacement',
      'lock installation',
      'lock repair',
      'key cutting',
      'car key replacement',
      'key duplication',
      'safe opening',
      'emergency lockout',
      'access control',
      'master key systems',
      'ignition repair',
    ],
    de: [
      'türöffnung',
      'autoöffnung',
      'schließanlagen',
      'schlossaustausch',
      'einbruchschutz',
      'schlüsselkopie',
      'tresoröffnung',
      'zylinderaustausch',
      'fenstersicherung',
      'briefkastenöffnung',
      'sicherheitstechnik',
    ],
    es: [
      'apertura de puertas',
      'cambio de cerradura*',
      'cambio de bombín*',
      'apertura de coches',
      'apertura de cajas fuertes',
      'amaestramiento',
      'cerraduras antibumping',
      'duplicado de llaves',
      'cerrojos',
      'puertas blindadas',
      'puertas acorazadas',
      'cierres metálicos',
      'reparación de persianas',
      'cerraduras electrónicas',
      'instalación de cerraduras',
    ],
    fr: [
      'ouverture de porte',
      'changement de serrure',
      'blindage de porte',
      'porte blindée',
      'reproduction de clés',
      'ouverture de coffre fort',
      'remplacement de cylindre',
      'rideau métallique',
      'porte claquée',
      'serrure multipoints',
    ],
    it: [
      'apertura porte',
      'sostituzione serrature',
      'cambio serratura',
      'serrature europee',
      'apertura casseforti',
      'duplicazione chiavi',
      'porte blindate',
      'riparazione tapparelle',
      'apertura auto',
      'serrande',
    ],
    nl: [
      'deur openen',
      'sloten vervangen',
      'slot vervangen',
      'inbraakbeveiliging',
      'buitengesloten',
      'inbraakschade',
      'cilinder vervangen',
      'autosleutels',
      'meerpuntssluiting',
      'kluis openen',
      'sleutels bijmaken',
      'sloten plaatsen',
    ],
    pt: [
      'abertura de portas',
      'troca de fechadura*',
      'cópia de chaves',
      'abertura de automóveis',
      'abertura de cofres',
      'portas blindadas',
      'chaves codificadas',
      'conserto de fechaduras',
      'mudança de canhão',
      'estores',
    ],
  },
  sharedJobs: {
    en: [
      'lockout*',
      'car keys',
      'upvc locks',
      'high security locks',
      'broken key extraction',
      'emergency locksmith',
      'commercial locksmith',
      'auto locksmith',
      'burglary repairs',
    ],
    de: [
      'schlosswechsel',
      'zylinderwechsel',
      'schlüsseldienst',
      'schlüssel nachmachen',
      'einbruchschadenbeseitigung',
      'zusatzschlösser',
    ],
    es: [
      'aperturas de coches',
      'apertura de vehículos',
      'cambio de cerraduras',
      'cambio de bombillos',
      'cerraduras de seguridad',
      'cajas fuertes',
      'persianas',
      'cerrajero urgente',
      'asesoramiento en seguridad',
      'escudos de seguridad',
      'mandos a distancia',
    ],
    fr: [
      'dépannage serrurerie',
      'portes blindées',
      'coffre-fort',
      'rideaux métalliques',
      'serrures multipoints',
      'vitrerie',
      'cylindres',
      'contrôle d accès',
    ],
    it: [
      'cilindro europeo',
      'casseforti',
      'pronto intervento',
      'sblocco serrature',
      'conversione serrature',
      'apertura porte blindate',
    ],
    nl: [
      'openmaken van de voordeur',
      'cilinderslot*',
      'inbraakpreventie',
      'autosleutel*',
      'hang- en sluitwerk',
      'spoedservice',
      'sloten repareren',
    ],
    pt: [
      'troca de fechaduras',
      'mudança de fechaduras',
      'chaves automotivas',
      'cofres',
      'fechaduras eletrônicas',
      'abertura de veículos',
      'abertura de carros',
      'fechaduras digitais',
      'canhões',
    ],
  },
  mentions: {
    en: `
      rekey; locks rekeyed; home lockout; residential locksmith; residential lockouts; automotive locksmith;
      transponder keys; car key programming; key fob programming; key fobs; keyless entry; smart locks;
      deadbolt installation; mailbox locks; file cabinet locks; upvc door repairs; door repairs; window locks;
      panic bars; safe installation; gaining entry; lock upgrades; boarding up; eviction services
    `,
    de: `
      schließzylinder; schließanlage; schlösser; schlüsseldienst 24 stunden; sicherheitsschlösser; panzerriegel;
      türriegel; tresore; safes; tresorservice; autoschlüssel; autoschlüssel nachmachen; schlüsselanfertigung;
      schlüssel kopieren; türreparatur; türschließer; elektronische schließsysteme; zutrittskontrolle;
      sicherheitsberatung; notöffnung; einbruchsicherung; türsicherung; alarmanlagen; fensteröffnung; schuhreparatur;
      gravuren; schlüsselservice
    `,
    es: `
      apertura de puerta; apertura de persianas; apertura de buzones; cambio de cilindros; cerraduras invisibles;
      cerraduras inteligentes; cerraduras multipunto; bombines; bombines antibumping; bombines de seguridad;
      copia de llaves; llaves de coche; llaves con chip; llaves de auto; mandos de coche; mandos de garaje;
      control de accesos; reparación de cerraduras; reparación de cierres; puertas cortafuegos;
      instalación de cerrojos; desahucios; barras antipánico; cierrapuertas; instalación de cajas fuertes; maestreo;
      chapas; persianas motorizadas; cerraduras; apertura de carros; aperturas judiciales
    `,
    fr: `
      ouverture de portes; porte bloquée; remplacement de serrure; installation de serrure; réparation de serrure;
      réparation de porte; serrure trois points; serrures; serrures de sécurité; verrous; blindage; cylindre;
      double de clés; clés; duplication de clés; clés de voiture; clé de voiture; ouverture de voiture;
      déverrouillage; coffres forts; installation de coffre fort; réparation de rideau métallique; volets roulants;
      grilles de sécurité; cornières anti pince; contrôle d'accès; interphone; mise en sécurité après effraction;
      clé maîtresse; ferme porte; portes de cave; boîtes aux lettres; serrure connectée
    `,
    it: `
      apertura porta; apertura serrature; apertura porta blindata; sostituzione serratura; sostituzione cilindro;
      cambio cilindro; riparazione serrature; riparazione serrande; riparazione porte blindate;
      serrature di sicurezza; serrature elettroniche; cilindri europei; cilindri di sicurezza; defender;
      duplicazione chiavi auto; chiavi auto; radiocomandi; telecomandi; chiavi codificate; chiavi punzonate;
      maniglioni antipanico; grate di sicurezza; inferriate; sblocco serrande; sblocco porte; motorizzazione serrande;
      controllo accessi; serrature motorizzate; zanzariere; persiane blindate; apertura cassaforte
    `,
    nl: `
      deur openmaken; deuren openen; deur opening; deuropening; autodeur openen; sloten openen; slot openen;
      slot plaatsen; slot repareren; sloten; veiligheidssloten; cilinders; cilindersloten; veiligheidscilinders;
      cilinder plaatsen; sluitplannen; sluitsysteem; sluitsystemen; sleutels kopiëren; sleutels maken;
      sleutels bijmaken auto; kluizen; kluizen plaatsen; elektronische sloten; slimme sloten; toegangscontrole;
      driepuntssluiting; driepuntsslot; inbraakherstel; inbraakschade herstellen; kerntrekbeveiliging;
      anti inbraakstrip; deurdranger; raamsloten; hoofdsleutelsysteem; uithuiszettingen; rolluiken; sleutel afgebroken
    `,
    pt: `
      abertura de porta; abertura de fechaduras; abertura de cofre; troca de segredo; troca de cilindro;
      mudança de segredo; instalação de fechaduras; instalação de fechadura; fechadura digital; fechadura eletrônica;
      fechaduras de segurança; reparação de fechaduras; conserto de fechadura; duplicação de chaves; cópias de chaves;
      confecção de chaves; chave codificada; chave canivete; chaves tetra; chaves de carro; chaves auto;
      programação de chaves; comandos de garagem; comandos; telecomando; controle remoto; portas de segurança;
      portas corta fogo; molas hidráulicas; barras antipânico; reparação de estores; carimbos; controlo de acessos;
      controle de acesso; cilindros de segurança; abertura de portas de carros
    `,
  },
  examples: {
    named: [
      { language: 'es', text: 'Cerrajero en Sevilla 24 horas' },
      { language: 'nl', text: 'Slotenmaker Zuid in Amsterdam' },
      { language: 'en', text: 'City Locksmiths, Leeds' },
    ],
    notNamed: [
      { language: 'en', text: 'Lock in your price today' },
      { language: 'en', text: 'The key to our success' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/locksmith, craft/key_cutter',
};
