import type { TradeEntry } from '../../trade.ts';

export const phoneRepair: TradeEntry = {
  id: 'phone-repair',
  questions: 'generic',
  customers: 'workshop',
  noun: 'phone repair shop',
  companyNoun: 'phone repair shop',
  schemaTypes: ['Store', 'MobilePhoneStore'],
  additionalType: null,
  names: {
    en: [
      'phone repair*',
      'cell phone repair*',
      'iphone repair*',
      'mobile phone repair*',
      'screen repair shop',
      'smartphone repair*',
      'cellphone repair*',
      'ipad repair*',
      'tablet repair*',
      'phone shop',
      'phone fix',
      'phone screen repair',
      'mobile phone accessories',
      'phone and computer repair',
    ],
    de: [
      'handyreparatur*',
      'smartphone reparatur',
      'handy reparatur',
      'smartphonereparatur*',
      'handyservice',
      'handydoktor',
      'iphone-reparatur',
      'handy service',
      'handyklinik',
      'handy shop',
      'handy werkstatt',
      'handywerkstatt',
      'smartphone werkstatt',
      'handy doktor',
    ],
    es: [
      'reparación de móviles',
      'reparación de celulares',
      'reparación de celular',
      'reparación celulares',
      'servicio técnico de celulares',
      'servicio técnico celulares',
      'reparación móviles',
      'tienda de celulares',
      'técnico en celulares',
      'técnico de celulares',
      'servicio técnico iphone',
      'servicio técnico de móviles',
      'reparación de teléfonos móviles',
      'arreglo de celulares',
    ],
    fr: [
      'réparation de téléphones',
      'réparation smartphone*',
      'réparation de téléphone',
      'réparation iphone',
      'réparation téléphone*',
      'réparation de smartphone*',
      'réparation de cellulaire*',
      'réparateur téléphone*',
      "réparation d'iphone",
      'réparateur de téléphone*',
      'réparation tablette*',
      'réparation gsm',
      'réparateur smartphone',
      'réparation de gsm',
    ],
    it: [
      'riparazione cellulari',
      'riparazione smartphone',
      'riparazioni telefoni',
      'riparazione telefonini',
      'riparazione cellulare',
      'assistenza cellulari',
      'assistenza smartphone',
      'riparazioni iphone',
      'telefonia e assistenza',
      'assistenza iphone',
    ],
    nl: [
      'telefoonreparatie*',
      'gsm reparatie',
      'telefoon reparatie',
      'smartphone reparatie',
      'telefoonmaker',
      'gsmreparatie',
      'iphone reparatie*',
      'smartphonereparatie*',
      'gsm herstelling*',
      'telefoon herstelling*',
      'gsm winkel',
      'gsm shop',
      'smartphone herstelling*',
      'telefoon maken',
      'smartphone hersteller',
    ],
    pt: [
      'reparação de telemóveis',
      'conserto de celular*',
      'assistência técnica de celulares',
      'assistência técnica de celular',
      'assistência técnica iphone',
      'assistência técnica celular',
      'reparação de telemóvel',
      'arranjo de telemóveis',
      'conserto de smartphone*',
      'arranjo telemóveis',
      'reparação telemóveis',
      'assistência técnica de iphone',
      'conserto de tablet*',
    ],
  },
  work: { en: ['cracked screen*'] },
  neverAlone: {},
  jobs: {
    en: ['screen replacement', 'battery replacement', 'water damage repair', 'tablet repair'],
    de: ['displaytausch', 'akkutausch', 'wasserschaden', 'datenrettung'],
    es: ['cambio de pantalla', 'cambio de batería'],
    fr: ["remplacement d'écran", 'batterie'],
    it: ['sostituzione schermo', 'sostituzione batteria'],
    nl: ['scherm vervangen', 'batterij vervangen'],
    pt: ['troca de tela', 'troca de bateria'],
  },
  sharedJobs: {
    en: [
      'iphone repair',
      'ipad repair',
      'charging port repair',
      'samsung repair',
      'laptop repair',
      'data recovery',
      'unlocking',
    ],
    de: ['displayreparatur*', 'akkuwechsel', 'ladebuchse', 'iphone-reparatur*', 'tablet-reparatur*', 'kamera*'],
    es: ['reparación de iphone', 'reparación de tablets', 'daños por agua', 'conector de carga', 'liberación'],
    fr: ["changement d'écran", 'connecteur de charge', 'désoxydation', 'réparation iphone', 'réparation tablette'],
    it: ['riparazione iphone', 'riparazione tablet', 'recupero dati', 'connettore di ricarica'],
    nl: ['scherm reparatie', 'iphone reparatie', 'tablet reparatie', 'waterschade', 'laadpoort'],
    pt: [
      'troca de ecrã',
      'reparação de iphone',
      'conserto de iphone',
      'danos por água',
      'conector de carga',
      'desbloqueio',
    ],
  },
  mentions: {
    en: `
      smartphone repair; iphone screen repair; iphone screen replacement; screen repair; cracked screen repair;
      glass replacement; back glass repair; back glass replacement; lcd replacement; iphone battery replacement;
      phone battery replacement; charging port replacement; camera repair; camera replacement;
      camera lens replacement; speaker repair; microphone repair; button repair; home button repair;
      headphone jack repair; face id repair; housing replacement; water damage; liquid damage; motherboard repair;
      logic board repair; micro soldering; microsoldering; board level repair; software repair; software issues;
      virus removal; data transfer; data backup; phone unlocking; network unlocking; icloud unlock; phone diagnostics;
      free diagnostics; samsung galaxy repair
    `,
    de: `
      handyreparaturen; smartphone reparaturen; samsung reparatur; huawei reparatur; xiaomi reparatur; sony reparatur;
      google pixel reparatur; ipad reparatur; macbook reparatur; apple reparatur; apple watch reparatur;
      smartwatch reparatur; laptop reparatur; notebook reparatur; computer reparatur; pc reparatur; konsolenreparatur;
      konsolen reparatur; ps5 reparatur; nintendo switch reparatur; spielkonsolen; display reparatur; displayschaden;
      display austausch; displaywechsel; display tausch; glasreparatur; glasbruch; akku austausch; akku tausch;
      akku wechseln; akkuaustausch; backcover; backcover austausch; rückseite tauschen; rückglas; backglass;
      ladebuchse reparieren; ladebuchsenreparatur; ladeanschluss
    `,
    es: `
      reparación de smartphones; reparación de teléfonos; reparación de pantalla; reparación de pantallas;
      reparar pantalla; cambio de pantallas; sustitución de pantalla; cambio de cristal; cambio de display;
      cambio de módulo; pantalla rota; cambio de tapa trasera; tapa trasera; cristal trasero; cambio de baterías;
      sustitución de batería; cambio de conector de carga; cambio de centro de carga; centro de carga; pin de carga;
      reparación de cámara; cambio de cámara; cámara trasera; altavoz; altavoces y micrófonos; auricular; micrófono;
      botón home; face id; móviles mojados; equipos mojados; limpieza por humedad; reparación de placa base;
      reparación de placas; microsoldadura; micro soldadura; reballing; software; problemas de software;
      actualización de software
    `,
    fr: `
      réparation de smartphones; réparation téléphone; réparation de téléphone portable; réparation samsung;
      réparation huawei; réparation xiaomi; réparation de cellulaire; réparation ipad; réparation de tablettes;
      réparation macbook; réparation mac; réparation apple watch; réparation ordinateur; réparation d'ordinateurs;
      réparation pc; réparation console; réparation de consoles; réparation ps5; réparation nintendo switch;
      réparation trottinette; remplacement écran; réparation d'écran; réparation écran; écran cassé; vitre cassée;
      changement de vitre; remplacement de vitre; vitre arrière; face arrière; remplacement de batterie;
      changement de batterie; remplacement batterie; remplacement connecteur de charge; prise de charge;
      port de charge; appareil photo; caméra arrière; caméra avant; haut parleur; écouteur interne
    `,
    it: `
      riparazioni smartphone; riparazioni smartphone e tablet; riparazioni cellulari; riparazione telefoni;
      riparazione samsung; riparazione huawei; riparazione xiaomi; riparazione ipad; riparazioni apple;
      riparazione macbook; riparazione mac; riparazione apple watch; riparazione smartwatch; riparazione pc;
      riparazione computer; riparazione notebook; riparazione console; riparazione ps5; riparazione monopattini;
      cambio schermo; cambio display; sostituzione display; riparazione display; sostituzione vetro;
      rigenerazione display; vetro rotto; schermo rotto; sostituzione back cover; sostituzione vetro posteriore;
      vetro posteriore; scocca; cambio batteria; sostituzione connettore di ricarica; connettore ricarica;
      sostituzione fotocamera; fotocamera; vetrino fotocamera; altoparlante; sostituzione altoparlante; microfono
    `,
    nl: `
      telefoon reparaties; telefoonreparaties; gsm herstellingen; gsm herstelling; smartphone herstelling;
      iphone herstelling; iphone reparaties; samsung reparatie; huawei reparatie; xiaomi reparatie; oneplus reparatie;
      ipad reparatie; ipad reparaties; macbook reparatie; mac reparatie; apple reparatie; apple watch reparatie;
      smartwatch reparatie; laptop reparatie; laptop reparaties; computer reparatie; console reparatie; ps5 reparatie;
      nintendo switch reparatie; e step reparatie; schermreparatie; scherm reparaties; scherm herstellen;
      scherm vervanging; gebroken scherm; glas vervangen; batterijvervanging; batterij vervanging; batterij reparatie;
      accu vervangen; accu vervanging; achterkant vervangen; achterkant reparatie; achterglas; backcover
    `,
    pt: `
      reparações de telemóveis; reparação de smartphones; conserto de celulares; conserto de smartphone;
      manutenção de celulares; assistência técnica; assistência técnica apple; conserto de ipad; reparação de ipad;
      reparação de tablets; conserto de tablet; conserto de macbook; reparação de macbook; conserto de apple watch;
      reparação de apple watch; conserto de smartwatch; reparação samsung; conserto samsung; conserto xiaomi;
      conserto motorola; reparação de computadores; conserto de notebook; reparação de portáteis;
      reparação de consolas; conserto de videogame; conserto de consoles; reparação de trotinetes;
      substituição de ecrã; reparação de ecrã; ecrã partido; troca de vidro; tela quebrada; troca de display;
      troca de tela iphone; vidro traseiro; troca de vidro traseiro; tampa traseira; troca de tampa traseira;
      substituição de bateria; troca de baterias
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Fixy phone repair in Reno' },
      { language: 'nl', text: 'Telefoonreparatie in Venlo' },
    ],
    notNamed: [
      { language: 'en', text: 'Phone us for a repair of your roof' },
      { language: 'fr', text: 'Téléphone et fax' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/mobile_phone',
};
