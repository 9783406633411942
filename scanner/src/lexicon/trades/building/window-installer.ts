import type { TradeEntry } from '../../trade.ts';

export const windowInstaller: TradeEntry = {
  id: 'window-installer',
  questions: 'generic',
  customers: 'at-home',
  noun: 'window installer',
  companyNoun: 'window and door company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Replacement_window',
  names: {
    en: [
      'window company',
      'window installer*',
      'window replacement company',
      'windows and doors',
      'window and door company',
      'replacement windows',
      'double glazing company',
      'window contractor*',
      'shutters and blinds',
    ],
    de: [
      'fensterbau',
      'fensterbauer*',
      'fenster und türen',
      'rolladenbau',
      'fensterbaubetrieb',
      'rollladen und sonnenschutz',
      'fensterhersteller',
    ],
    es: [
      'carpintería de aluminio',
      'carpintería de pvc',
      'ventanas de pvc',
      'ventanas de aluminio',
      'persianista*',
      'ventanas y cerramientos',
    ],
    fr: [
      'poseur de fenêtres',
      'menuiserie aluminium',
      'menuiseries extérieures',
      'fenêtres et portes',
      'menuiserie pvc',
      'storiste',
    ],
    it: [
      'serramentista',
      'serramentisti',
      'infissi e serramenti',
      'serramenti',
      'porte e finestre',
      'infissi in pvc',
      'infissi in alluminio',
    ],
    nl: ['kozijnenbedrijf', 'kozijnen specialist', 'ramen en deuren', 'kunststof kozijnen', 'zonwering'],
    pt: [
      'caixilharia*',
      'caixilharia de alumínio',
      'janelas e portas',
      'janelas de pvc',
      'esquadrias de alumínio',
      'serralharia de alumínio',
      'caixilhos',
      'alumínios',
    ],
  },
  work: {
    en: ['double glazing', 'energy efficient windows'],
    de: ['kunststofffenster', 'haustüren', 'rollläden'],
    es: ['ventanas', 'persianas', 'mosquiteras'],
    fr: ['double vitrage', 'volets roulants'],
    it: ['finestre', 'persiane', 'zanzariere'],
    pt: ['janelas', 'alumínio', 'vidro duplo', 'estores'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'window replacement',
      'window installation',
      'door replacement',
      'patio doors',
      'entry doors',
      'storm windows',
      'window repair',
      'plantation shutters',
    ],
    de: [
      'kunststofffenster',
      'haustüren',
      'rollläden',
      'insektenschutz',
      'wintergärten',
      'markisen',
      'fensterreparatur',
    ],
    es: ['ventanas de pvc', 'persianas', 'mosquiteras', 'cerramientos de terrazas', 'puertas de aluminio', 'mamparas'],
    fr: [
      'pose de fenêtres',
      'volets roulants',
      "portes d'entrée",
      'portes de garage',
      'vérandas',
      'stores',
      'pergolas',
    ],
    it: ['finestre in pvc', 'persiane', 'tapparelle', 'zanzariere', 'porte blindate', 'verande'],
    nl: ['kunststof kozijnen', 'deuren', 'rolluiken', 'schuifpuien', 'horren', 'zonneschermen'],
    pt: [
      'janelas de alumínio',
      'portas de alumínio',
      'portões',
      'estores',
      'marquises',
      'gradeamentos',
      'vidro duplo',
      'portadas',
      'divisórias',
      'redes mosquiteiras',
      'coberturas',
      'guardas',
    ],
  },
  sharedJobs: {
    en: [
      'double glazing',
      'conservatories',
      'upvc windows',
      'bifold doors',
      'front doors',
      'sash windows',
      'composite doors',
      'skylights',
    ],
    de: ['fenster', 'sonnenschutz', 'glasreparatur', 'terrassentüren', 'garagentore', 'zimmertüren', 'dachfenster'],
    es: [
      'ventanas',
      'puertas',
      'cerramientos',
      'toldos',
      'barandillas',
      'contraventanas',
      'techos',
      'doble acristalamiento',
    ],
    fr: [
      'fenêtres',
      'portes',
      'volets',
      'portails',
      'vérandas',
      'stores',
      'pergolas',
      'portes de garage',
      'baies vitrées',
      'portes d entrée',
    ],
    it: ['finestre', 'porte', 'portoni', 'inferriate', 'tende da sole', 'scuri'],
  },
  mentions: {
    en: `
      windows; new windows; window fitting; vinyl windows; wood windows; fiberglass windows; aluminium windows;
      aluminum windows; timber windows; flush sash windows; casement windows; double hung windows;
      single hung windows; sliding windows; awning windows; tilt and turn windows; bay windows; bow windows;
      bay and bow windows; picture windows; garden windows; egress windows; basement windows; custom windows;
      impact windows; hurricane windows; hurricane shutters; soundproof windows; triple glazing; secondary glazing;
      heritage windows; roof lanterns; roof windows; lantern roofs; doors; exterior doors; interior doors;
      door installation; sliding doors; sliding glass doors
    `,
    de: `
      fensteraustausch; fenstertausch; fenstermontage; fenstereinbau; fenstersanierung; fensterrenovierung;
      fensterwartung; fensterservice; fenstereinstellung; fenster nach maß; holzfenster; holz alu fenster;
      holz aluminium fenster; aluminiumfenster; alufenster; kunststoff alu fenster; denkmalschutzfenster;
      schallschutzfenster; sicherheitsfenster; kellerfenster; dachflächenfenster; schiebefenster; hebeschiebetüren;
      hebe schiebe türen; schiebetüren; faltschiebetüren; falttüren; balkontüren; eingangstüren; aluminium haustüren;
      wohnungstüren; wohnungseingangstüren; nebeneingangstüren; innentüren; brandschutztüren; sicherheitstüren;
      glastüren; kellertüren; haustür; türen
    `,
    es: `
      ventanas a medida; ventanas correderas; ventanas abatibles; ventanas oscilobatientes; ventanas de madera;
      ventanas de tejado; ventanas corredizas; ventanas termopanel; ventanas de techo; ventanas aislantes;
      ventanas con rotura de puente térmico; ventanas térmicas y acústicas; ventanas antirruido; ventanas mixtas;
      cambio de ventanas; sustitución de ventanas; renovación de ventanas; instalación de ventanas;
      reparación de ventanas; puertas y ventanas; puertas de pvc; puertas de entrada; puertas correderas;
      puertas corredizas; puertas elevables; puertas plegables; puertas de garaje; puertas seccionales;
      puertas automáticas; puertas acorazadas; puertas de seguridad; puertas de exterior; puertas de terraza;
      puertas de paso; puertas de interior; puertas de calle; puertas de cristal; balconeras; cancelas; portones
    `,
    fr: `
      fenêtres pvc; fenêtres aluminium; fenêtres alu; fenêtres bois; fenêtre pvc; fenêtre alu; fenêtre bois;
      fenêtres mixtes; fenêtres sur mesure; fenêtres de toit; fenêtres à battant; fenêtres coulissantes;
      fenêtres à guillotine; fenêtres hybrides; portes et fenêtres; portes fenêtres; porte fenêtre; portes patio;
      porte patio; porte d'acier; portes d'acier; portes d'aluminium; remplacement de fenêtres;
      remplacement de fenêtre; changement de fenêtres; installation de fenêtres; installation de portes;
      rénovation de fenêtres; réparation de fenêtres; réparation de portes et fenêtres; réglage de fenêtres;
      pose de menuiseries; pose de portes; pose de volets; pose de volets roulants; pose de stores; pose de pergolas;
      menuiserie extérieure; menuiserie intérieure; menuiseries pvc
    `,
    it: `
      infissi; infissi in legno; infissi in legno alluminio; infissi pvc; infissi in ferro; serramenti in pvc;
      serramenti in alluminio; serramenti in legno; serramenti in legno alluminio; serramenti pvc;
      serramenti su misura; finestre in alluminio; finestre in legno; finestre in legno alluminio; finestre pvc;
      finestre su misura; finestre per tetti; finestre da tetto; finestre scorrevoli; sostituzione infissi;
      sostituzione finestre; sostituzione serramenti; posa in opera; installazione infissi; montaggio infissi;
      posa certificata; riparazione infissi; riparazione serramenti; riparazione finestre; regolazione infissi;
      manutenzione infissi; manutenzione serramenti; porte interne; porte per interni; porte da interno;
      porte esterne; porte d'ingresso; portoncini; portoncini d'ingresso; portoncini blindati
    `,
    nl: `
      kozijnen; aluminium kozijnen; houten kozijnen; hout kozijnen; stalen kozijnen; kozijnen vervangen;
      kozijnen plaatsen; nieuwe kozijnen; draaikiepramen; ramen vervangen; ramen plaatsen; pvc ramen;
      pvc ramen en deuren; aluminium ramen; aluminium ramen en deuren; houten ramen; houten ramen en deuren;
      kunststof ramen; kunststof deuren; schuiframen; schuifraam; hefschuiframen; stalen ramen; dakramen; dakkapel;
      dakkapellen; kunststof dakkapel; gevelbekleding; gevels; boeidelen; voordeuren; voordeur; kunststof voordeuren;
      aluminium voordeuren; houten voordeuren; achterdeuren; achterdeur; tuindeuren; openslaande tuindeuren;
      openslaande deuren
    `,
    pt: `
      janelas; janelas em pvc; janelas em alumínio; janelas oscilobatentes; janelas de correr; janelas eficientes;
      janelas antirruído; janelas acústicas; janela acústica; janelas minimalistas; janelas com corte térmico;
      janelas de madeira; janelas de sótão; janelas maxim ar; substituição de janelas; troca de janelas;
      instalação de janelas; montagem de janelas; reparação de janelas; manutenção de janelas;
      manutenção de esquadrias; portas e janelas; portas; portas em alumínio; portas de pvc; portas em pvc;
      portas de entrada; portas de segurança; portas blindadas; portas de correr; portas de interior;
      portas interiores; portas de garagem; portas seccionadas; portas automáticas; portas de vidro; portas camarão;
      portas pivotantes; porta pivotante; portões de garagem
    `,
  },
  examples: {
    named: [
      { language: 'pt', text: 'Caixilharia de alumínio em Braga' },
      { language: 'en', text: 'Clearview is a window company in Akron' },
    ],
    notNamed: [
      { language: 'en', text: 'The window of opportunity is open' },
      { language: 'en', text: 'Microsoft Windows repair and support' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/window_construction, shop/doors',
};
