import type { TradeEntry } from '../../trade.ts';

export const towing: TradeEntry = {
  id: 'towing',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['guarantee', 'estimate'],
  noun: 'towing company',
  companyNoun: 'towing company',
  schemaTypes: ['AutomotiveBusiness'],
  additionalType: 'http://www.productontology.org/id/Towing',
  names: {
    en: [
      'towing',
      'towing company',
      'towing service*',
      'tow truck*',
      'roadside assistance',
      'vehicle recovery',
      'breakdown recovery',
      'tow service*',
      'tow company',
      'wrecker service*',
      'car recovery',
      'breakdown service*',
      'breakdown assistance',
      'car breakdown',
      'vehicle breakdown',
      'roadside assist',
      'flatbed tow*',
      'car transport and recovery',
      'heavy recovery',
    ],
    de: [
      'abschleppdienst*',
      'pannendienst',
      'pannenhilfe',
      'abschleppservice',
      'autoabschleppdienst',
      'abschleppunternehmen',
      'abschleppwagen',
      'pannendienste',
      'pannenhelfer',
      'abschlepp- und bergungsdienst',
      'autopannendienst',
      'pannennotdienst',
      'autopannenhilfe',
      'kfz-bergung',
      'pannen- und unfallhilfe',
      'falschparker abschleppen',
    ],
    es: [
      'grúas',
      'servicio de grúa',
      'grúa 24 horas',
      'auxilio vial',
      'remolque de autos',
      'auxilio mecánico',
      'auxilio en carretera',
      'rescate vehicular',
      'remolque de coches',
      'auxilio mecánico y grúas',
      'grúa de autos',
      'acarreo de autos',
      'auxilio automotor',
      'remolques de autos',
      'transporte de vehículos en grúa',
    ],
    fr: [
      'dépannage remorquage',
      'remorquage',
      'dépanneuse',
      'dépannage auto',
      'remorquages',
      'dépanneur auto*',
      'dépannage de véhicule*',
      'remorqueuse*',
      'dépanneur remorqueur',
      'dépanneuses',
      'dépannage véhicule*',
      'dépannage routier',
      'assistance auto',
      'remorqueur auto',
    ],
    it: [
      'soccorso stradale',
      'carro attrezzi',
      'autosoccorso',
      'carri attrezzi',
      'autosoccorsi',
      'assistenza stradale',
      'soccorso aci',
      'soccorso veicoli',
      'autogru e soccorso',
      'carrattrezzi',
    ],
    nl: [
      'takelbedrijf',
      'takeldienst',
      'pechhulp',
      'autoberging',
      'sleepdienst',
      'takelwagen',
      'auto berging',
      'sleepwagen',
      'takel- en bergingsbedrijf',
      'autobergingsbedrijf',
      'takelbedrijven',
      'berging van voertuigen',
      'slepen auto',
      'autohulpdienst',
      'autopech',
      'takel en bergingsdienst',
      'autotakel',
    ],
    pt: [
      'guincho',
      'reboque',
      'reboques',
      'auto socorro',
      'serviço de reboque',
      'pronto socorro automóvel',
      'desempanagem*',
      'socorro automóvel',
      'autosocorro',
      'pronto socorro auto',
      'guincheiro',
      'assistência 24 horas automóvel',
      'remoção de veículos',
      'socorro mecânico',
      'transporte de veículos guincho',
      'socorro 24h auto',
    ],
  },
  work: { en: ['jump start*', 'lockout*'] },
  neverAlone: {},
  jobs: {
    en: [
      'light duty towing',
      'heavy duty towing',
      'jump starts',
      'fuel delivery',
      'tire changes',
      'winch outs',
      'long distance towing',
    ],
    de: ['starthilfe', 'bergung', 'fahrzeugtransport'],
    es: ['arranque de batería', 'cambio de llanta', 'traslado de vehículos'],
    fr: ['dépannage batterie', 'transport de véhicules'],
    it: ['recupero auto', 'trasporto veicoli'],
    nl: ['starthulp', 'autotransport'],
    pt: ['transporte de veículos', 'troca de bateria'],
  },
  sharedJobs: {
    en: [
      'roadside assistance',
      'lockout service',
      'flatbed towing',
      'vehicle recovery',
      'breakdown recovery',
      'motorcycle towing',
    ],
    de: [
      'pannenhilfe',
      'abschleppdienst',
      'bergung*',
      'fahrzeugtransport*',
      'falschparker*',
      'reifenwechsel',
      'unfallbergung',
    ],
    es: ['asistencia en carretera', 'grúa 24 horas', 'rescate', 'cambio de rueda', 'transporte de motos'],
    fr: ['dépannage', 'remorquage', 'assistance routière', "enlèvement d'épaves", 'démarrage batterie'],
    it: ['soccorso stradale', 'traino', 'recupero veicoli', 'trasporto auto', 'avviamento batteria', 'rimozione auto'],
    nl: ['pechhulp', 'bergen', 'takelen', 'sleepdienst', 'wegsleepdienst'],
    pt: ['assistência em viagem', 'guincho 24 horas', 'reboque', 'socorro', 'troca de pneu', 'recarga de bateria'],
  },
  mentions: {
    en: `
      tow truck service; car towing; auto towing; vehicle towing; emergency towing; local towing; 24 hour towing;
      accident towing; accident recovery; wheel lift towing; flatbed service; medium duty towing; heavy towing;
      heavy duty recovery; heavy haulage; heavy hauling; heavy equipment transport; equipment hauling;
      machinery transport; truck towing; rv towing; motorhome towing; bus towing; trailer towing; boat towing;
      motorcycle transport; motorbike recovery; exotic car towing; classic car towing; classic car transport;
      luxury car towing; low clearance towing; semi truck towing; wrecker service; winching; winch out;
      winch out service*; off road recovery; vehicle extraction; rollover recovery
    `,
    de: `
      abschleppen; pannenservice; pannenhilfe vor ort; unfallhilfe; unfallservice; unfalldienst; unfallbergungen;
      pkw abschleppen; pkw abschleppdienst; pkw bergung; lkw abschleppdienst; lkw bergung; lkw pannendienst;
      lkw pannenhilfe; bus abschleppen; wohnmobil abschleppen; wohnmobiltransport; motorrad abschleppen;
      motorradtransport; motorradtransporte; motorrad abschleppdienst; transporter abschleppen; bergedienst;
      fahrzeugbergung; fahrzeugbergungen; autobergung; schwerbergung; kranbergung; kranarbeiten; kranservice;
      kranverleih; autokran; autokrane; autotransport; autotransporte; autoüberführung; fahrzeugüberführung;
      fahrzeugüberführungen; überführungen; oldtimertransport
    `,
    es: `
      grúa; servicio de grúa 24 horas; servicio de grúas; servicio de remolque; remolque de vehículos;
      remolque de emergencia; remolque de plataforma; remolque de motocicletas; remolque de carga pesada;
      remolque de larga distancia; grúa para coches; grúa para motos; grúa para camiones; grúa para furgonetas;
      grúa para autocaravanas; grúa para maquinaria; grúa para autos; grúas para autos; grúas para camiones;
      grúas para motos; grúas para maquinaria; grúas de plataforma; grúa de plataforma; grúa plataforma; plataforma;
      grúas industriales; grúa industrial; grúas de arrastre; arrastre; arrastre y salvamento; salvamento;
      maniobras de rescate; rescate de vehículos; rescates; rescate todoterreno; extracción de vehículos;
      sacar coche de garaje; sacar coches de garajes; recogida de vehículos accidentados; retirada de vehículos
    `,
    fr: `
      dépannage automobile; dépannage voiture; dépannage moto; dépannage scooter; dépannage utilitaire;
      dépannage camping car; dépannage poids lourds; dépannage poids lourd; dépannage 24h; dépannage autoroute;
      dépannage sur place; dépannage parking; dépannage sous sol; dépannage vl; dépannage pl; remorquage auto;
      remorquage automobile; remorquage voiture; remorquage moto; remorquage de motos; remorquage de moto;
      remorquage camion; remorquage de camions; remorquage camping car; remorquage utilitaire;
      remorquage poids lourds; remorquage lourd; remorquage léger; remorquage de véhicules;
      remorquage de véhicules lourds; remorquage longue distance; remorquage local; remorquage d'urgence;
      remorquage 24h; remorquage sous sol; remorquage stationnement intérieur; remorquage plateforme; plateforme;
      remorquage de vr; remorquage de roulottes
    `,
    it: `
      soccorso stradale 24 ore; soccorso stradale h24; soccorso stradale 24h; soccorso stradale auto;
      soccorso stradale moto; soccorso stradale camion; soccorso stradale camper; soccorso stradale furgoni;
      soccorso autostradale; soccorso auto; soccorso moto; soccorso camper; soccorso mezzi pesanti;
      soccorso veicoli industriali; soccorso veicoli pesanti; soccorso meccanico; soccorso gomme; soccorso batteria;
      soccorso in garage; soccorso elettrauto; carroattrezzi; carro attrezzi h24; carro attrezzi moto;
      recupero veicoli incidentati; recupero auto incidentate; recupero mezzi pesanti; recupero moto; recupero camper;
      recupero fuoristrada; recuperi speciali; recupero da garage; recupero in garage; recupero con gru; traino auto;
      traino veicoli; rimozione veicoli; rimozione forzata; rimozione veicoli abbandonati;
      rimozione veicoli in sosta vietata; trasporto moto
    `,
    nl: `
      takelen auto; auto takelen; takeldiensten; takelservice; takelwerken; depannage; depanneren;
      depannage ter plaatse; pechverhelping; pechhulp onderweg; pechhulp ter plaatse; pechhulp 24/7; pechservice;
      pechdienst; pech onderweg; auto pech; pech aan huis; bijstand; wegenhulp; wegenwacht; hulp onderweg; autohulp;
      auto slepen; slepen; sleepservice; auto wegslepen; auto ophalen; auto vervoeren; berging; bergingen;
      bergingswerkzaamheden; berging vrachtwagens; vrachtwagenberging; truckberging; zware berging; zware takeldienst;
      zwaar takelwerk; takelen vrachtwagens; vrachtwagen takelen; takelen motor
    `,
    pt: `
      guincho 24h; guincho para carros; guincho para motos; guincho para caminhão; guincho para caminhões;
      guincho para vans; guincho pesado; guincho leve; guincho plataforma; guincho rebaixado;
      guincho para carros rebaixados; guincho para máquinas; guincho para empilhadeira; guincho intermunicipal;
      guincho interestadual; serviço de guincho; reboque de carros; reboque de motas; reboque de motos;
      reboque de pesados; reboque de ligeiros; reboque de veículos; reboque de viaturas; reboque de viaturas ligeiras;
      reboque de viaturas pesadas; reboque de autocaravanas; reboque automóvel; reboque 24 horas; reboque em garagem;
      serviço de reboque 24 horas; desempanagem; desempanagem no local; desempanagens; desempanagem de bateria;
      assistência rodoviária; assistência na estrada; assistência em estrada; assistência 24 horas; assistência 24h;
      assistência automóvel
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Hook & Go towing in Flint' },
      { language: 'de', text: 'Abschleppdienst in Herne' },
    ],
    notNamed: [
      { language: 'en', text: 'We are working towards a goal' },
      { language: 'es', text: 'Grulla de papel' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/car_repair',
};
