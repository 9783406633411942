import type { TradeEntry } from '../../trade.ts';

export const motorcycleShop: TradeEntry = {
  id: 'motorcycle-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'motorcycle shop',
  companyNoun: 'motorcycle shop',
  schemaTypes: ['MotorcycleDealer', 'MotorcycleRepair'],
  additionalType: null,
  names: {
    en: [
      'motorcycle shop*',
      'motorcycle dealer*',
      'motorcycle repair*',
      'motorbike repair*',
      'motorcycle service',
      'motorcycle store',
      'motorcycle mechanic*',
      'motorcycle garage',
      'motorcycle workshop*',
      'motorbike shop*',
      'motorbike dealer*',
      'motorbike service*',
      'motorbike garage',
      'motorbike mechanic*',
      'motorcycle centre',
      'scooter shop*',
      'scooter repair*',
    ],
    de: [
      'motorradwerkstatt*',
      'motorradhändler*',
      'zweiradwerkstatt',
      'motorradhaus',
      'zweiradhandel',
      'motorradgeschäft*',
      'motorradhandel',
      'motorradreparatur*',
      'motorradtechnik',
      'motorradcenter',
      'motorradzentrum',
      'rollerwerkstatt',
      'motorradvertragshändler',
      'motorradmechaniker*',
      'motorradladen',
      'rollerhandel',
      'motorradmeister*',
    ],
    es: [
      'taller de motos',
      'tienda de motos',
      'concesionario de motos',
      'mecánico de motos',
      'taller de motocicletas',
      'motocicletas',
      'concesionario de motocicletas',
      'concesionario moto',
      'taller motos',
      'taller de scooters',
      'motos nuevas y usadas',
      'mecánico motos',
      'talleres de motos',
      'agencia de motos',
      'servicio de motos',
      'motos usadas',
    ],
    fr: [
      'garage moto*',
      'magasin de motos',
      'concessionnaire moto',
      'réparation moto',
      'réparation de moto*',
      'atelier moto*',
      'mécanicien moto*',
      'concession moto',
      'concessionnaires moto',
      'magasin moto',
      'atelier de motos',
      'garage de moto*',
      'vente moto*',
      'concessionnaire scooter*',
      'moto et scooter',
      'réparation scooter*',
    ],
    it: [
      'officina moto',
      'concessionaria moto',
      'riparazione moto',
      'officina motociclistica',
      'negozio di moto',
      'concessionario moto',
      'motociclette',
      'meccanico moto',
      'moto e scooter',
      'motofficina*',
      'officine moto',
      'riparazione motocicli',
      'vendita motocicli',
      'motosalone',
      'officina scooter',
    ],
    nl: [
      'motorzaak',
      'motorwerkplaats',
      'motorfietsen',
      'motordealer',
      'motorenzaak',
      'motorreparatie*',
      'motorfiets*',
      'motorgarage',
      'motorhandel*',
      'motorspeciaalzaak',
      'scooterzaak',
      'scooterwinkel',
      'scooterreparatie*',
      'scooterspecialist*',
      'motorcentrum',
      'brommerzaak',
    ],
    pt: [
      'oficina de motos',
      'loja de motos',
      'stand de motos',
      'oficina de moto',
      'mecânico de motos',
      'motocicletas',
      'concessionária de motos',
      'concessionário de motos',
      'oficina de motas',
      'stand de motas',
      'loja de motas',
      'motociclos',
      'venda de motas',
      'moto peças',
    ],
  },
  work: { en: ['motorcycles', 'scooters'] },
  neverAlone: {},
  jobs: {
    en: ['motorcycle servicing', 'tire changes', 'custom builds'],
    de: ['motorrad inspektion', 'reifenwechsel'],
    es: ['revisión de motos', 'cambio de neumáticos'],
    fr: ['entretien moto', 'pneus moto'],
    it: ['tagliando moto', 'cambio pneumatici'],
    nl: ['motor onderhoud', 'winterstalling'],
    pt: ['revisão de motos', 'pneus para motos'],
  },
  mentions: {
    en: `
      motorcycle maintenance; motorbike servicing; motorcycle mot; new motorcycles; used motorcycles; used bikes;
      new bikes; scooter repair; scooter servicing; scooter sales; motorcycle sales; motorcycle tires;
      motorcycle tyres; tyre fitting; motorcycle diagnostics; engine rebuilds; carburetor cleaning;
      carburettor balancing; valve adjustment; suspension tuning; fork service; brake service; chain and sprockets;
      custom motorcycles; motorcycle restoration; motorcycle painting; crash repairs; dyno tuning; atv repair;
      winter storage; motorcycle storage; motorcycle rental; motorcycle finance; motorcycle clothing;
      collection and delivery; test rides
    `,
    de: `
      motorradreparatur; motorradservice; motorradinspektion; motorrad werkstatt; neufahrzeuge; gebrauchtmotorräder;
      gebrauchte motorräder; neumotorräder; motorräder; motorroller; rollerreparatur; rollerservice; motorradreifen;
      reifenservice; reifenmontage; hauptuntersuchung; tüv abnahme; mfk vorbereitung; motorradvermietung; probefahrt;
      überwinterung; wintereinlagerung; fahrwerkseinstellung; fahrwerkservice; fahrwerkstechnik; vergaserreinigung;
      ventile einstellen; synchronisieren; unfallreparatur; unfallinstandsetzung; motorinstandsetzung;
      leistungsprüfstand; drosselung; leistungssteigerung; umbauten; custombikes; motorradlackierung; restaurationen;
      oldtimer restauration; quads
    `,
    es: `
      reparación de motos; mecánica de motos; mantenimiento de motos; mantenimiento de motocicletas; motos nuevas;
      motos de ocasión; motos de segunda mano; motos seminuevas; venta de motos; compra de motos;
      venta de motos de ocasión; motos eléctricas; scooters; alquiler de motos; neumáticos de moto;
      neumáticos para motos; cambio de aceite; pastillas de freno; revisión pre itv; diagnosis; kit de transmisión;
      suspensiones; preparación de suspensiones; carburación; reglaje de válvulas; reparación de motores;
      pintura de motos; restauración de motos; motos clásicas; personalización de motos; transformación de motos;
      reparación de scooters; limitación de potencia; gestión de siniestros; recogida de motos; transporte de motos;
      ropa y cascos; cascos; equipamiento; accesorios para motos
    `,
    fr: `
      réparation de motos; réparation scooter; mécanique moto; entretien et réparation; entretien scooter;
      révision moto; vidange; motos neuves; motos d'occasion; scooters; scooters neufs; véhicules d'occasion;
      dépôt vente; vente de motos; reprise moto; reprise; location de motos; location moto; location scooter;
      montage pneus; changement de pneus; pneumatiques; équilibrage; freinage; kit chaîne; diagnostic électronique;
      réglage de suspension; suspensions; carburation; synchronisation; jeu aux soupapes; réfection moteur;
      préparation moteur; restauration de motos; restauration moto ancienne; préparation moto; peinture moto;
      personnalisation; bridage; débridage
    `,
    it: `
      riparazioni moto; riparazione scooter; assistenza moto; tagliandi moto; tagliandi; tagliando; manutenzione moto;
      revisione moto; revisioni; moto nuove; moto usate; scooter nuovi; scooter usati; scooter; vendita moto;
      vendita moto usate; permuta; noleggio moto; noleggio scooter; gomme moto; pneumatici moto;
      sostituzione pneumatici; cambio olio; freni; revisione sospensioni; sospensioni; revisione forcelle;
      diagnosi elettronica; registrazione valvole; carburatori; revisione motore; elaborazioni; preparazioni;
      rimappatura centralina; banco prova; restauro moto; restauro moto d'epoca; moto d'epoca; personalizzazione moto;
      verniciatura moto
    `,
    nl: `
      motoronderhoud; motor reparatie; motorreparatie; motorfiets onderhoud; onderhoud en reparatie; onderhoudsbeurt;
      kleine beurt; grote beurt; nieuwe motoren; gebruikte motoren; motor occasions; occasions; tweedehands motoren;
      nieuwe moto's; tweedehands moto's; scooters; scooter reparatie; scooter onderhoud; bromfietsen; motor verkoop;
      motor inkoop; inruil; motorverhuur; motor huren; proefrit; motorbanden; banden; bandenservice; banden monteren;
      kleppen stellen; carburateurs reinigen; carburateur revisie; vering; veringafstelling; motorblok revisie;
      motorrevisie; tuning; dynojet; testbank; customizing
    `,
    pt: `
      reparação de motos; reparação de motas; reparação de scooters; manutenção de motos; manutenção de motas;
      mecânica de motos; conserto de motos; revisões; revisão; revisão periódica; motos novas; motos usadas;
      motas usadas; motas novas; motos seminovas; scooters; motos elétricas; venda de motos; compra de motos; retoma;
      consórcio; aluguer de motos; aluguer de scooters; aluguel de motos; troca de óleo; troca de pneus;
      montagem de pneus; pneus de moto; kit relação; kit transmissão; freios; travões; suspensões;
      revisão de suspensões; injeção eletrônica; limpeza de bicos; carburação; diagnóstico eletrónico;
      retífica de motor; reparação de motores
    `,
  },
  examples: {
    named: [
      { language: 'en', text: "Rider's Den motorcycle repair" },
      { language: 'de', text: 'Motorradwerkstatt in Suhl' },
    ],
    notNamed: [
      { language: 'en', text: 'Set your plans in motion' },
      { language: 'es', text: 'La moción aprobada' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/motorcycle',
};
