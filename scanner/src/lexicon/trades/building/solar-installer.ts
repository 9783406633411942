import type { TradeEntry } from '../../trade.ts';

export const solarInstaller: TradeEntry = {
  id: 'solar-installer',
  questions: 'solar',
  customers: 'at-home',
  noun: 'solar installer',
  companyNoun: 'solar company',
  schemaTypes: ['HomeAndConstructionBusiness', 'Electrician', 'RoofingContractor'],
  additionalType: 'http://www.productontology.org/id/Solar_power',
  names: {
    en: [
      'solar installer*',
      'solar company',
      'solar companies',
      'solar contractor*',
      'solar panel installer*',
      'solar panel installation company',
      'solar energy company',
      'solar power company',
      'solar panels',
    ],
    de: [
      'solarteur*',
      'photovoltaik*',
      'solarfirma',
      'solaranlagen',
      'solartechnik',
      'pv anlagen',
      'photovoltaikanlagen',
    ],
    es: [
      'instalador solar',
      'instaladores solares',
      'empresa de energía solar',
      'instalación de placas solares',
      'placas solares',
      'paneles solares',
      'energía solar fotovoltaica',
      'instalador de placas solares',
    ],
    fr: [
      'installateur solaire',
      'installateur de panneaux solaires',
      'installateur photovoltaïque',
      'panneaux solaires',
      'panneaux photovoltaïques',
      'énergie solaire',
      'installateurs de panneaux',
      'photovoltaïque',
    ],
    it: [
      'installatore fotovoltaico',
      'impianti fotovoltaici',
      'fotovoltaico',
      'pannelli solari',
      'installatori fotovoltaici',
    ],
    nl: ['zonnepanelen installateur', 'zonnepanelen', 'zonne energie bedrijf', 'installateur van zonnepanelen'],
    pt: [
      'instalador solar',
      'painéis solares',
      'energia solar',
      'instalação de painéis solares',
      'painéis fotovoltaicos',
      'energia solar fotovoltaica',
    ],
  },
  work: {
    en: ['solar', 'photovoltaic'],
    de: ['stromspeicher', 'wallbox'],
    es: ['autoconsumo', 'fotovoltaica'],
    fr: ['autoconsommation', 'onduleur'],
    it: ['accumulo', 'inverter'],
    nl: ['omvormer*', 'thuisbatterij'],
    pt: ['autoconsumo', 'inversor'],
  },
  neverAlone: { en: ['sun', 'panels'] },
  jobs: {
    en: [
      'solar panel installation',
      'batteries',
      'home batteries',
      'solar batteries',
      'panel cleaning',
      'home solar',
      'residential solar',
      'commercial solar',
      'battery storage',
      'solar battery',
      'solar panel cleaning',
      'solar repair',
      'solar maintenance',
      'ev charger installation',
      'solar roof*',
      'off grid solar',
      'panel upgrade*',
    ],
    de: [
      'photovoltaikanlagen',
      'photovoltaik',
      'stromspeicher',
      'wallbox*',
      'solarthermie',
      'balkonkraftwerk*',
      'wärmepumpen',
      'pv reinigung',
      'wartung',
      'gewerbeanlagen',
      'energieberatung',
    ],
    es: [
      'placas solares',
      'autoconsumo',
      'baterías solares',
      'mantenimiento de placas solares',
      'cargadores de vehículo eléctrico',
      'energía solar térmica',
      'autoconsumo industrial',
      'aerotermia',
      'limpieza de paneles solares',
      'bombeo solar',
    ],
    fr: [
      'installation de panneaux solaires',
      'autoconsommation',
      'batterie*',
      'nettoyage de panneaux solaires',
      'borne de recharge*',
      'ballon solaire',
      'pompe à chaleur',
      'maintenance photovoltaïque',
      'chauffe eau solaire',
      'ombrière*',
      'dépannage photovoltaïque',
      'domotique',
    ],
    it: [
      'impianti fotovoltaici',
      'batterie di accumulo',
      'colonnine di ricarica',
      'solare termico',
      'manutenzione fotovoltaico',
      'pompe di calore',
      'pulizia pannelli',
      'fotovoltaico aziendale',
      'revamping',
      'pratiche gse',
    ],
    nl: [
      'zonnepanelen installeren',
      'thuisbatterij*',
      'laadpalen',
      'zonneboiler*',
      'warmtepomp*',
      'onderhoud zonnepanelen',
      'reinigen zonnepanelen',
      'omvormer vervangen',
      'zonnepanelen huren',
      'zonnepanelen zakelijk',
    ],
    pt: [
      'painéis fotovoltaicos',
      'baterias solares',
      'carregadores elétricos',
      'painéis solares térmicos',
      'bombas de calor',
      'manutenção de painéis',
      'limpeza de painéis solares',
      'energia solar residencial',
      'energia solar comercial',
      'homologação',
    ],
  },
  sharedJobs: {
    en: [
      'solar panel*',
      'ev charger*',
      'off-grid',
      'monitoring',
      'solar pool heating',
      'solar water heating',
      'site survey',
      'ground mounts',
    ],
    de: ['batteriespeicher', 'pv-reinigung', 'monitoring', 'planung', 'montage', 'anlagenreinigung', 'notstrom*'],
    es: [
      'instalación de placas solares',
      'baterías',
      'mantenimiento',
      'cargadores',
      'subvenciones',
      'autoconsumo residencial',
      'estudio*',
    ],
    fr: [
      'installation solaire',
      'photovoltaïque',
      'maintenance',
      'suivi de votre projet',
      'nettoyage de panneaux',
      'étude*',
      'dépannage',
      'chauffe-eau solaire',
      'sav',
    ],
    it: [
      'fotovoltaico',
      'accumulo',
      'manutenzione',
      'lavaggio pannelli',
      'pratiche',
      'impianti industriali',
      'comunità energetiche',
    ],
    nl: ['zonnepanelen', 'laadpaal*', 'onderhoud', 'reiniging', 'monitoring', 'airco*', 'omvormer*', 'zakelijk*'],
    pt: [
      'energia solar',
      'painéis solares',
      'baterias',
      'manutenção',
      'carregadores',
      'bomba de calor',
      'autoconsumo',
      'aquecimento solar',
      'limpeza de painéis',
      'monitoramento',
      'projetos',
      'sistemas off-grid',
    ],
  },
  mentions: {
    en: `
      solar installation*; solar pv; solar pv systems; solar pv installation; solar energy systems;
      solar power systems; solar systems; residential solar installation; commercial solar installation;
      domestic solar; industrial solar; agricultural solar; solar for business; solar for farms; solar thermal;
      solar hot water; solar farms; solar carports; ground mounted solar; ground mount solar; battery installation;
      battery backup; battery storage systems; solar battery storage; energy storage; tesla powerwall;
      powerwall installation; backup power; home backup; generators; generator installation; hybrid systems;
      off grid systems; grid tied systems; removal and reinstall; bird proofing; pigeon proofing; critter guards;
      solar system upgrades; inverter replacement
    `,
    de: `
      photovoltaikanlage; photovoltaik anlagen; pv anlage; solaranlage; solarstrom; solaranlage kaufen;
      photovoltaik für privat; photovoltaik für gewerbe; gewerbliche photovoltaik; pv für gewerbe; industrieanlagen;
      landwirtschaft; mehrfamilienhäuser; mieterstrom; freiflächenanlagen; freiflächenanlage; agri pv;
      fassadenanlagen; dachanlagen; indachanlagen; solarcarport; solarcarports; solarzaun; solarterrassendach;
      inselanlagen; inselanlage; gewerbespeicher; solarspeicher; speichersysteme; speichernachrüstung; ersatzstrom;
      e mobilität; elektromobilität; ladestationen; ladeinfrastruktur; ladesäulen; wärmepumpe; heizstab;
      infrarotheizung; klimaanlagen
    `,
    es: `
      energía solar; fotovoltaica; instalaciones fotovoltaicas; instalación fotovoltaica; instalación solar;
      instalación de paneles solares; instalación de placas; paneles solares residenciales;
      paneles solares para empresas; paneles fotovoltaicos; sistemas fotovoltaicos; sistemas solares;
      sistemas interconectados; sistemas aislados; sistemas híbridos; sistemas off grid; kit solar; kits solares;
      placas solares para viviendas; placas solares para empresas; placas solares para comunidades;
      autoconsumo empresas; autoconsumo colectivo; autoconsumo compartido; autoconsumo comercial;
      comunidades energéticas; comunidades solares; instalaciones aisladas; instalaciones industriales;
      instalaciones residenciales; solar industrial; solar agrícola; riego solar; huertos solares; parques solares;
      marquesinas solares; pérgolas solares; almacenamiento; almacenamiento de energía; almacenamiento con baterías
    `,
    fr: `
      panneau solaire; panneaux photovoltaïques en autoconsommation; installation photovoltaïque;
      installation de panneaux photovoltaïques; installations photovoltaïques; installation panneaux solaires;
      pose de panneaux solaires; solaire photovoltaïque; solaire thermique; solaire hybride; panneaux hybrides;
      panneaux aérovoltaïques; système solaire combiné; autoconsommation solaire; autoconsommation collective;
      autoconsommation avec revente; revente totale; photovoltaïque pour particuliers;
      photovoltaïque pour professionnels; photovoltaïque professionnel; solaire professionnel;
      photovoltaïque agricole; agrivoltaïsme; centrale solaire; centrales au sol; centrale au sol;
      hangar photovoltaïque; hangars photovoltaïques; toiture photovoltaïque; toitures solaires; carport solaire;
      carports solaires; pergola solaire; pergolas solaires; kit solaire; kits solaires; stockage d'énergie; stockage;
      site isolé; systèmes autonomes
    `,
    it: `
      impianto fotovoltaico; fotovoltaico residenziale; fotovoltaico per privati; fotovoltaico per aziende;
      fotovoltaico industriale; fotovoltaico condominiale; fotovoltaico per condomini; fotovoltaico con accumulo;
      fotovoltaico per la casa; impianti fotovoltaici residenziali; impianti fotovoltaici industriali;
      impianti fotovoltaici aziendali; impianti fotovoltaici con accumulo; installazione impianti fotovoltaici;
      installazione pannelli solari; pannelli fotovoltaici; pannelli solari termici; solare; impianti solari;
      impianti solari termici; energia solare; agrivoltaico; agrisolare; parchi fotovoltaici; impianti a terra;
      pensiline fotovoltaiche; tetto fotovoltaico; tegole fotovoltaiche; fotovoltaico da balcone;
      fotovoltaico plug and play; impianti a isola; sistemi di accumulo; sistema di accumulo; accumulo fotovoltaico;
      batterie per fotovoltaico; inverter fotovoltaici; sostituzione inverter; colonnine di ricarica elettrica;
      wallbox; stazioni di ricarica
    `,
    nl: `
      zonnepanelen plaatsen; zonnepanelen kopen; zonnepanelen laten plaatsen; installatie van zonnepanelen;
      plaatsing zonnepanelen; zonnepanelen voor particulieren; zonnepanelen voor bedrijven; zonnepanelen bedrijven;
      zonnepanelen particulier; zonnepanelen agrarisch; zonnepanelen plat dak; zonnepanelen schuin dak;
      zonnepanelen op maat; zonnepanelen uitbreiden; zonnepanelen reinigen; zonnepanelen schoonmaken;
      zonnepanelen verwijderen; zonnepanelen demonteren; zonnepanelen reparatie; zonnepanelen inspectie;
      zonnepanelen controle; zonnepanelen keuring; zonne energie; zonnedak; indak zonnepanelen; zonnedakpannen;
      veldopstelling; zonnecarport; zonnecarports; solar carport; zonneparken; zonnepark; pv installaties;
      zonne installatie; zonnecollectoren; zonthermie; pvt panelen; thuisaccu; batterijopslag; energieopslag
    `,
    pt: `
      energia fotovoltaica; energia solar para empresas; energia solar para indústria; energia solar rural;
      energia solar agro; energia solar para condomínios; energia solar por assinatura; instalação de energia solar;
      instalação de painéis fotovoltaicos; instalação fotovoltaica; instalação de placas solares; instalação solar;
      placas solares; placa solar; painéis solares fotovoltaicos; painéis solares para casa;
      painéis solares para empresas; sistemas fotovoltaicos; sistema fotovoltaico; sistemas solares; sistema on grid;
      sistema off grid; sistema híbrido; sistemas híbridos; sistemas isolados; solar fotovoltaico; solar térmico;
      autoconsumo fotovoltaico; autoconsumo residencial; autoconsumo empresarial; autoconsumo coletivo;
      comunidades de energia; comunidade de energia; kits solares; kit solar; usinas solares; usina solar;
      usinas fotovoltaicas; usina de solo; parques solares
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Brightwatt is a solar installer in Tucson' },
      { language: 'fr', text: 'Installateur de panneaux solaires à La Rochelle' },
      { language: 'de', text: 'Photovoltaik vom Meisterbetrieb in Kassel' },
    ],
    notNamed: [
      { language: 'en', text: 'The solar system has eight planets' },
      { language: 'en', text: 'A warm, sunny patio' },
    ],
  },
  source: 'schema.org 30.0',
};
