import type { TradeEntry } from '../../trade.ts';

export const bicycleShop: TradeEntry = {
  id: 'bicycle-shop',
  questions: 'generic',
  customers: 'workshop',
  noun: 'bicycle shop',
  companyNoun: 'bicycle shop',
  schemaTypes: ['BikeStore'],
  additionalType: null,
  names: {
    en: [
      'bike shop*',
      'bicycle shop*',
      'bicycle repair*',
      'bike repair*',
      'cycle shop',
      'bicycle store',
      'bike store*',
      'cycle shops',
      'cycle store*',
      'cycle repair*',
      'bicycles',
      'bike workshop*',
      'bicycle workshop*',
      'cycle centre',
      'cycle center',
      'cyclery',
      'bike mechanic*',
      'bicycle mechanic*',
    ],
    de: [
      'fahrradladen',
      'fahrradgeschäft*',
      'fahrradwerkstatt*',
      'fahrräder',
      'zweiradfachgeschäft',
      'fahrradhandel*',
      'fahrradhändler*',
      'fahrradfachgeschäft*',
      'fahrradreparatur*',
      'fahrradhaus',
      'fahrrad-center',
      'fahrradcenter',
      'radladen',
      'radgeschäft',
      'fahrradmechaniker*',
      'e-bike shop',
      'e-bike-center',
    ],
    es: [
      'tienda de bicicletas',
      'taller de bicicletas',
      'bicicletas',
      'bicicletería*',
      'tienda de bicis',
      'taller de bicis',
      'mecánico de bicicletas',
      'taller de ciclismo',
      'tienda de ciclismo',
      'bike shop',
      'ciclería',
      'bicicleta eléctrica tienda',
      'bici taller',
    ],
    fr: [
      'magasin de vélos',
      'réparation de vélos',
      'vélociste*',
      'atelier vélo',
      'magasin de cycles',
      'réparateur vélo*',
      'réparation vélo*',
      'réparateur de vélo*',
      'atelier de vélo*',
      'boutique de vélo*',
      'magasin vélo',
      'atelier de réparation de vélo*',
      'réparation de cycles',
      'boutique vélo*',
      'vente de vélos',
      'vélos et accessoires',
    ],
    it: [
      'negozio di biciclette',
      'riparazione biciclette',
      'ciclofficina',
      'negozio di bici',
      'negozio bici',
      'negozio biciclette',
      'biciclette',
      'bici elettriche',
      'vendita bici',
      'ciclista riparatore',
      'bike shop',
      'meccanico bici',
      'officina ciclistica',
      'bicicletta elettrica',
      'e-bike store',
    ],
    nl: [
      'fietsenwinkel',
      'fietsenmaker',
      'fietsenzaak',
      'fietswinkel',
      'rijwielhandel',
      'fietsenwinkels',
      'fietsenmakers',
      'fietsenhandel',
      'tweewielerzaak',
      'fietsreparatie*',
      'fietsen reparatie',
      'fietsspeciaalzaak',
      'fietsservice',
      'rijwielen',
      'rijwielzaak',
      'fietsenspecialist*',
      'fietsspecialist*',
    ],
    pt: [
      'loja de bicicletas',
      'oficina de bicicletas',
      'bicicletaria',
      'loja de bicicleta',
      'bicicletas',
      'conserto de bicicleta*',
      'oficina de bicicleta',
      'bike shop',
      'mecânico de bicicletas',
      'ciclo peças',
      'bicicletarias',
      'loja de bikes',
      'oficina de bikes',
      'loja de ciclismo',
      'bicicleta elétrica',
    ],
  },
  work: { en: ['e bikes', 'bike fitting'] },
  neverAlone: {},
  jobs: {
    en: ['bike tune ups', 'bike rental', 'flat repair', 'wheel truing'],
    de: ['fahrradreparatur', 'fahrradverleih', 'jobrad', 'e bikes'],
    es: ['alquiler de bicicletas', 'reparación de bicicletas'],
    fr: ['location de vélos', 'entretien vélo', 'vélos électriques'],
    it: ['noleggio biciclette', 'e bike'],
    nl: ['fietsreparatie', 'e bikes', 'fietsverhuur'],
    pt: ['revisão de bicicletas', 'aluguer de bicicletas'],
  },
  sharedJobs: {
    en: [
      'bike repair',
      'bike servicing',
      'bike fitting',
      'wheel building',
      'tune ups',
      'puncture repair',
      'bike hire',
      'accessories',
    ],
    de: ['inspektion*', 'e-bikes', 'leasing', 'ergonomieberatung', 'laufradbau', 'kinderfahrräder'],
    es: ['bicicletas eléctricas', 'mantenimiento', 'montaje', 'venta de bicicletas'],
    fr: ['réparation de vélos', 'révision*', 'entretien', 'étude posturale'],
    it: ['riparazione biciclette', 'manutenzione', 'assistenza', 'vendita biciclette'],
    nl: ['onderhoudsbeurt*', 'lease fiets', 'elektrische fietsen', 'bikefitting'],
    pt: [
      'reparação de bicicletas',
      'conserto de bicicletas',
      'bicicletas elétricas',
      'manutenção',
      'venda de bicicletas',
    ],
  },
  mentions: {
    en: `
      bike repairs; cycle repairs; cycle servicing; bicycle service; bike service; bike maintenance; basic tune up;
      complete tune up; major tune up; bronze service; silver service; gold service; bike overhaul; complete overhaul;
      drivetrain cleaning; drivetrain service; brake adjustment; brake bleed*; hydraulic brake bleed; gear adjustment;
      gear indexing; derailleur adjustment; bottom bracket*; headset service; hub service;
      wheel truing and tensioning; custom wheel building; wheel builds; custom wheels; inner tube replacement;
      tube replacement; tubeless setup; tubeless conversion; tyre fitting; tire installation; suspension service*;
      suspension servicing; fork service; shock service; e bike repair
    `,
    de: `
      fahrradreparaturen; fahrrad reparatur; fahrradservice; fahrradinspektion; fahrradwartung; fahrrad inspektion;
      fahrrad service; werkstattservice; meisterwerkstatt; reparatur und service; reparaturservice;
      reparatur und wartung; frühjahrscheck; wintercheck; große inspektion; kleine inspektion; e bike service;
      e bike reparatur; e bike inspektion; software updates; akkuservice; akkureparatur; akkutest; e bike leasing;
      dienstradleasing; dienstrad; dienstfahrrad; fahrradleasing; dienstrad leasing; bikeleasing; businessbike;
      firmenrad; fahrradverkauf; neuräder; gebrauchträder; gebrauchte fahrräder; gebrauchte e bikes; damenräder;
      herrenräder; cityräder
    `,
    es: `
      taller mecánico; mecánica de bicicletas; reparación de bicis; arreglo de bicicletas;
      mantenimiento de bicicletas; mantenimiento de bicis; revisión de bicicletas; revisión básica; revisión completa;
      puesta a punto; ajuste de cambios; ajuste de frenos; sangrado de frenos; purgado de frenos; centrado de ruedas;
      montaje de ruedas; radiado de ruedas; mantenimiento de suspensiones; revisión de suspensiones;
      servicio de suspensiones; mantenimiento de horquillas; suspensiones; tubelizado; tubelizar;
      reparación de pinchazos; pinchazos; cambio de cadena; limpieza de bicicletas; lavado de bicicletas;
      reparación de bicicletas eléctricas; reparación de patinetes eléctricos; patinetes eléctricos; patinetes;
      reparación de patinetes; bicicletas de montaña; bicicletas de carretera; bicicletas de gravel;
      bicicletas urbanas; bicicletas infantiles; bicicletas plegables
    `,
    fr: `
      réparation vélo; réparation vélos; réparation de vélo; réparation de vélos électriques;
      réparation vélo électrique; réparation vélo à domicile; réparation toutes marques; réparation cycles;
      réparation et entretien; réparation trottinette; réparation de trottinettes; trottinettes électriques;
      trottinettes; atelier de réparation; atelier mécanique; mise au point; mise au point complète; mises au point;
      entretien de vélo; entretien de vélos; forfait révision; forfaits révision; forfait entretien;
      forfaits entretien; forfaits atelier; diagnostic vélo; réglages; réglage des freins; réglage des vitesses;
      réglage dérailleur; purge de frein; purge de freins; purge freins hydrauliques; dévoilage; dévoilage de roue;
      dévoilage de roues; montage de roues; rayonnage; rayonnage de roues; changement de pneu
    `,
    it: `
      riparazione bici; riparazione bici elettriche; riparazione ebike; riparazione e bike; riparazioni bici;
      riparazioni e assistenza; officina bici; officina meccanica; assistenza bici; assistenza e bike;
      assistenza biciclette; assistenza tecnica; manutenzione bici; manutenzione biciclette; manutenzione ordinaria;
      tagliando bici; tagliando; tagliandi; revisione bici; revisione completa; revisione forcelle;
      revisione ammortizzatori; revisione sospensioni; registrazione cambio; regolazione freni; spurgo freni;
      spurgo freni idraulici; centratura ruote; montaggio ruote; raggiatura ruote; raggiatura; latticizzazione;
      tubeless; foratura; riparazione forature; cambio gomme; cambio copertoni; cambio camera d'aria;
      sostituzione catena; lavaggio bici
    `,
    nl: `
      fietsreparaties; fiets reparatie; fiets repareren; fietsherstelling; fietsherstellingen; fiets herstellen;
      herstelling alle merken; reparatie en onderhoud; onderhoud en reparatie; onderhoud en herstelling;
      herstel en onderhoud; fietsonderhoud; fiets onderhoud; kleine beurt; grote beurt; kleine onderhoudsbeurt;
      grote onderhoudsbeurt; groot onderhoud; klein onderhoud; fietsenwerkplaats; e bike reparatie; e bike onderhoud;
      e bike herstelling; e bike service; e bike ombouw; ombouwset; accu revisie; accureparatie; accu reparatie;
      fietsaccu reparatie; fietsaccu revisie; elektrische fietsen reparatie; lekke band; lekke band plakken;
      band plakken; band vervangen; buitenband vervangen; binnenband vervangen; ketting vervangen; remmen afstellen
    `,
    pt: `
      reparação de bikes; reparação de bicicletas elétricas; reparação de trotinetes; reparação de trotinetas;
      trotinetes elétricas; trotinetes; patinetes elétricos; conserto de bikes; conserto; manutenção de bicicletas;
      manutenção de bicicletas elétricas; manutenção de bikes; manutenção preventiva; assistência técnica;
      revisão geral; revisão completa; revisão básica; revisão de bicicleta; revisão de bike; revisão de suspensão;
      revisões; revisão de suspensões; suspensões; manutenção de suspensão; regulagem; regulagem de freios;
      regulagem de câmbio; regulagem de marchas; afinação; afinação de mudanças; afinação de travões;
      sangria de freio; sangria de freios; sangria de travões; sangramento de freio; centragem de rodas;
      centragem de roda; alinhamento de rodas; alinhamento de roda; enraiamento
    `,
  },
  examples: {
    named: [
      { language: 'en', text: "Spoke'n Word bike shop in Ghent" },
      { language: 'nl', text: 'Fietsenmaker in Gouda' },
    ],
    notNamed: [
      { language: 'en', text: 'Cycle through the photos' },
      { language: 'fr', text: 'Le recyclage du papier' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/bicycle',
};
