import type { TradeEntry } from '../../trade.ts';

export const houseClearance: TradeEntry = {
  id: 'house-clearance',
  questions: 'generic',
  customers: 'at-home',
  noun: 'house clearance company',
  companyNoun: 'house clearance company',
  schemaTypes: ['HomeAndConstructionBusiness', 'MovingCompany'],
  additionalType: 'http://www.productontology.org/id/Junk_removal',
  names: {
    en: [
      'junk removal*',
      'house clearance*',
      'junk hauling',
      'dumpster rental*',
      'rubbish removal',
      'waste removal',
      'skip hire',
      'estate cleanout*',
      'hauling service*',
    ],
    de: [
      'entrümpelung*',
      'haushaltsauflösung*',
      'wohnungsauflösung*',
      'entrümpler*',
      'containerdienst*',
      'sperrmüllabholung',
    ],
    es: [
      'vaciado de pisos',
      'vaciado de viviendas',
      'recogida de muebles',
      'recogida de escombros',
      'alquiler de contenedores',
    ],
    fr: ['débarras', 'débarras de maison', 'vide maison', 'location de bennes', 'débarrasseur'],
    it: ['sgombero*', 'sgomberi', 'svuota cantine', 'sgombero appartamenti', 'noleggio cassoni'],
    nl: ['woningontruiming*', 'ontruiming*', 'containerverhuur', 'huisontruiming', 'opkoper inboedel'],
    pt: ['recolha de entulho', 'recolha de móveis', 'remoção de entulho', 'esvaziamento de casas', 'caçamba*'],
  },
  work: { en: ['furniture removal', 'debris removal'], de: ['kellerentrümpelung', 'messie*'] },
  neverAlone: {},
  jobs: {
    en: [
      'furniture removal',
      'appliance removal',
      'estate cleanouts',
      'construction debris removal',
      'garage cleanouts',
    ],
    de: [
      'haushaltsauflösung*',
      'wohnungsauflösung*',
      'kellerentrümpelung',
      'messie wohnung*',
      'firmenauflösung*',
      'dachbodenentrümpelung',
      'sperrmüll',
      'nachlassauflösung',
      'garagenentrümpelung',
      'gewerbeentrümpelung',
      'wertanrechnung',
      'besenreine übergabe',
      'umzüge',
      'renovierung',
    ],
    es: ['recogida de muebles', 'retirada de escombros', 'vaciado de locales'],
    fr: ['débarras de cave', 'débarras de grenier', 'succession'],
    it: ['sgombero cantine', 'sgombero uffici', 'ritiro mobili usati'],
    nl: ['bezemschoon opleveren', 'grofvuil', 'spullen afvoeren'],
    pt: ['limpeza de terrenos', 'desmontagem de móveis'],
  },
  mentions: {
    en: `
      house clearances; flat clearance; probate clearance; probate house clearance; bereavement clearance;
      hoarder clearance; hoarding clean up*; garage clearance; loft clearance; shed clearance; garden clearance;
      office clearance; commercial clearance; shop clearance; deceased estate clearance; rubbish clearance;
      waste clearance; furniture disposal; sofa removal; mattress removal; mattress disposal; fridge disposal;
      white goods collection; bulky waste collection; builders waste removal; green waste removal;
      garden waste removal; fly tipping removal; end of tenancy clearance; junk pickup; furniture pickup;
      appliance pickup; e waste recycling; yard waste removal; attic cleanouts; basement cleanouts;
      foreclosure cleanouts; eviction cleanouts; storage unit cleanouts; hot tub removal
    `,
    de: `
      entrümpelungen; wohnungsentrümpelung; hausentrümpelung; hausräumung; wohnungsräumung; wohnungsräumungen;
      kellerräumung; kellerauflösung; dachbodenräumung; garagenräumung; speicherentrümpelung; büroauflösung;
      büroauflösungen; geschäftsauflösung; betriebsauflösungen; betriebsauflösung; lagerauflösung; lagerräumung;
      gewerbeauflösung; messie entrümpelung; messie räumung; messiewohnungen; verlassenschaft; verlassenschaften;
      nachlassräumung; nachlassverwertung; nachlässe; zwangsräumung; zwangsräumungen; wertausgleich; ankauf;
      antiquitätenankauf; möbelankauf; sperrmüllentsorgung; möbelentsorgung; elektroschrott; elektroschrottentsorgung;
      schrottabholung; schrottankauf; bauschutt
    `,
    es: `
      vaciado de casas; vaciados de pisos; vaciado de trasteros; vaciado de garajes; vaciado de oficinas;
      vaciado de naves; vaciado de naves industriales; vaciado de herencias; vaciado de sótanos; vaciado de fincas;
      vaciado de almacenes; vaciado por diógenes; síndrome de diógenes; limpieza diógenes; limpieza de pisos;
      limpieza de terrenos; desalojo de casas; desalojos; retirada de muebles; retirada de muebles viejos;
      retirada de enseres; retirada de electrodomésticos; retirada de basura; retirada de chatarra;
      retirada de residuos; recogida de muebles usados; recogida de enseres; recogida de trastos;
      recogida de electrodomésticos; recogida de chatarra; recogida de colchones; recogida de residuos;
      recogida de papel y archivo; destrucción de documentos; retiro de escombros; retiro de basura;
      retiro de muebles; recolección de basura; recolección de escombro; retiro de cascajo
    `,
    fr: `
      débarras maison; débarras appartement; débarras d'appartement; débarras d'appartements; débarras cave;
      débarras de caves; débarras grenier; débarras garage; débarras de garage; débarras de bureaux;
      débarras d'entreprise; débarras de locaux; débarras de locaux professionnels; débarras de jardin;
      débarras d'encombrants; débarras succession; débarras après décès; débarras suite décès; débarras diogène;
      débarras de logement insalubre; débarras gratuit; débarras d'archives; syndrome de diogène; nettoyage diogène;
      nettoyage après décès; nettoyage après débarras; nettoyage extrême; nettoyage insalubre; vide appartement;
      vide cave; vide grenier; vide succession; vidage de maison; encombrants; enlèvement d'encombrants;
      enlèvement encombrants; enlèvement de gravats; évacuation de gravats; évacuation d'encombrants;
      évacuation de déchets
    `,
    it: `
      sgombero appartamento; sgombero case; sgombero casa; sgombero cantina; sgombero garage; sgombero box;
      sgombero solai; sgombero soffitte; sgombero magazzini; sgombero negozi; sgombero capannoni; sgombero locali;
      sgombero mobili; sgombero mobili usati; sgombero ville; sgombero giardini; sgombero terreni; sgombero eredità;
      sgombero macerie; sgombero archivi; sgomberi gratuiti; sgomberi cantine; sgomberi appartamenti; sgomberi uffici;
      svuotacantine; svuotamento cantine; svuotamento appartamenti; svuotamento case; accumulo seriale;
      case di accumulatori; ritiro mobili; ritiro ingombranti; ritiro rifiuti ingombranti; ritiro elettrodomestici;
      ritiro usato; ritiro raee; ritiro ferro; ritiro ferro e metalli; smaltimento mobili; smaltimento rifiuti
    `,
    nl: `
      woning ontruimen; woning leeghalen; huis ontruimen; huis leeghalen; huis leegmaken; leegmaken van woningen;
      leegmaken woning; leegruimen; leegmaken; leegmaken appartement; leegmaken kelder; leegmaken garage;
      zolder leegmaken; kelder leegmaken; appartement ontruimen; ontruiming na overlijden; ontruiming bij overlijden;
      seniorenontruiming; bedrijfsontruiming; bedrijfsontruimingen; kantoorontruiming; kantoor ontruimen;
      winkelontruiming; loods ontruimen; kelder ontruimen; zolder ontruimen; zolder opruimen; garage ontruimen;
      schuur ontruimen; schuur opruimen; tuin ontruimen; spoedontruiming; gedwongen ontruiming;
      deurwaarder ontruiming; vervuilde woningen; vervuilde woning; hoarding; messie woning; inboedel;
      inboedel opkopen
    `,
    pt: `
      esvaziamento de apartamentos; esvaziamento de escritórios; esvaziamento de garagens;
      esvaziamento de arrecadações; esvaziamento de sótãos; esvaziamento de armazéns; despejo de casas; despejos;
      despejo de apartamentos; limpeza de casas; limpeza de garagens; limpeza de sótãos; limpeza de caves;
      limpeza de quintais; limpeza de arrecadações; limpeza de acumuladores; acumuladores; recheios de casa;
      compra de recheios; recheios; heranças; recolha de monos; recolha de monstros; recolha de móveis usados;
      recolha de móveis velhos; recolha de eletrodomésticos; recolha de colchões; recolha de lixo;
      recolha de resíduos; recolha de sucata; recolha de ferro velho; recolha de entulhos; remoção de entulhos;
      remoção de lixo; remoção de móveis; remoção de móveis velhos; remoção de resíduos; remoção de sucata;
      remoção de terra; retirada de entulho
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Entrümpelung in Berlin' },
      { language: 'en', text: 'Haul-It junk removal in Mesa' },
    ],
    notNamed: [
      { language: 'en', text: 'Clearance sale on shoes' },
      { language: 'fr', text: 'Se débarrasser du stress' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/second_hand',
};
