import type { TradeEntry } from '../../trade.ts';

export const carDealer: TradeEntry = {
  id: 'car-dealer',
  questions: 'generic',
  customers: 'shop',
  noun: 'car dealer',
  companyNoun: 'car dealership',
  schemaTypes: ['AutoDealer'],
  additionalType: null,
  names: {
    en: [
      'car dealer*',
      'car dealership*',
      'used cars',
      'auto sales',
      'used car dealer*',
      'auto dealership',
      'used car sales',
      'preowned vehicles',
      'motor dealer*',
      'used car centre',
      'car showroom',
      'auto dealer*',
      'auto mall',
      'car supermarket',
      'car yard',
    ],
    de: [
      'autohaus*',
      'autohändler*',
      'gebrauchtwagen',
      'autohandel',
      'gebrauchtwagenhändler',
      'autozentrum',
      'autohandlung*',
      'autocenter',
      'gebrauchtwagenzentrum',
      'gebrauchtwagenhandel',
      'occasionen',
      'fahrzeughandel',
      'kfz-handel',
      'automobile handel',
      'vertragshändler*',
      'autobörse',
      'automobilhandel',
    ],
    es: [
      'concesionario*',
      'coches de segunda mano',
      'venta de coches',
      'compraventa de coches',
      'venta de autos',
      'coches de ocasión',
      'compraventa de vehículos',
      'agencia de autos',
      'automotora*',
      'lote de autos',
      'venta de carros',
      'carros usados',
    ],
    fr: [
      'concessionnaire*',
      "voitures d'occasion",
      'vente de voitures',
      'concession automobile',
      'concession auto',
      'négociant automobile',
      'mandataire auto',
      'mandataire automobile',
      "voitures d'occasions",
      "auto d'occasion",
      'achat vente automobile',
      'négoce automobile',
      "vente voiture d'occasion",
      "marchand d'automobiles",
      'achat vente de véhicules',
      "autos d'occasion",
    ],
    it: [
      'concessionaria*',
      'auto usate',
      'autosalone',
      'vendita auto',
      'concessionario auto',
      'concessionari auto',
      'autosaloni',
      'salone auto',
      'vendita automobili',
      'auto usata',
      'rivenditore auto',
      'autovetture usate',
      'compravendita auto',
      "auto d'occasione",
      'commercio auto',
      'automobili usate',
    ],
    nl: [
      'autodealer',
      'occasions',
      'autohandel',
      "tweedehands auto's",
      'autobedrijf verkoop',
      'autohandelaar*',
      'autodealers',
      'occasioncentrum',
      "tweedehandsauto's",
      'tweedehands auto',
      'autoverkoop',
      'autoverkoper',
      'occasiondealer',
      "verkoop van auto's",
      'verkoop tweedehandswagens',
    ],
    pt: [
      'concessionária',
      'stand de automóveis',
      'carros usados',
      'venda de carros',
      'carros seminovos',
      'stand auto',
      'stand de carros',
      'stand automóvel',
      'stands de automóveis',
      'comércio de automóveis',
      'revenda de veículos',
      'carros novos e usados',
      'viaturas semi-novas',
      'comércio de veículos',
      'loja de carros',
      'revendedora de veículos',
    ],
  },
  work: { en: ['trade in*', 'test drive*'] },
  neverAlone: {},
  jobs: {
    en: ['new cars', 'used cars', 'financing', 'trade ins', 'car leasing'],
    de: ['neuwagen', 'gebrauchtwagen', 'leasing', 'finanzierung', 'fahrzeugankauf'],
    es: ['coches de ocasión', 'financiación', 'tasación'],
    fr: ['véhicules neufs', "véhicules d'occasion", 'reprise'],
    it: ['auto nuove', 'noleggio a lungo termine', 'permuta'],
    nl: ['inruil', 'private lease', "nieuwe auto's"],
    pt: ['financiamento', 'retoma', 'seminovos'],
  },
  sharedJobs: {
    en: ['part exchange', 'servicing', 'warranty', 'car finance', 'sell your car', 'mot'],
    de: ['inzahlungnahme', 'werkstatt', 'ankauf', 'garantie', 'tageszulassungen'],
    es: ['coches de segunda mano', 'coches nuevos', 'compramos tu coche', 'taller', 'kilómetro cero'],
    fr: ['reprise*', 'financement', 'atelier', 'carte grise', 'dépôt vente'],
    it: ['auto usate', 'km 0', 'finanziamenti', 'officina'],
    nl: ['occasions', 'financiering', 'lease', 'werkplaats', 'onderhoud'],
    pt: ['carros usados', 'carros novos', 'troca', 'oficina'],
  },
  mentions: {
    en: `
      new vehicles; used vehicles; pre-owned vehicles; pre-owned cars; certified pre-owned*; certified used cars;
      used trucks; used suvs; new trucks; used vans; commercial vehicles; commercial vans; van sales;
      electric vehicles; electric cars; hybrid cars; nearly new cars; demonstrators; prestige cars; classic cars;
      luxury cars; sports cars; car sales; vehicle sales; car sourcing; vehicle sourcing; car finder; auto financing;
      auto loans; vehicle finance; finance options; bad credit financing; buy here pay here; hire purchase;
      personal contract hire; business leasing; lease deals; leasing; trade-in*; value your trade
    `,
    de: `
      gebrauchtwagenverkauf; gebrauchtfahrzeuge; gebrauchte; neufahrzeuge; neuwagenverkauf; neuwagenbestellung;
      neuwagenvermittlung; vorführwagen; jahreswagen; eu neuwagen; eu fahrzeuge; reimporte; importfahrzeuge;
      tageszulassung; kurzzulassungen; lagerfahrzeuge; sofort verfügbare fahrzeuge; fahrzeugangebote; fahrzeugangebot;
      fahrzeugbestand; fahrzeugsuche; fahrzeugverkauf; fahrzeugvermittlung; fahrzeugbeschaffung; autoverkauf;
      autoankauf; pkw ankauf; ankauf von gebrauchtwagen; unfallwagenankauf; motorschaden ankauf; auto verkaufen;
      fahrzeugbewertung; kommissionsverkauf; verkauf im kundenauftrag; eintausch; finanzierung und leasing;
      leasing und finanzierung; autofinanzierung; fahrzeugfinanzierung; gewerbeleasing
    `,
    es: `
      vehículos nuevos; vehículos de ocasión; vehículos seminuevos; vehículos usados; vehículos de segunda mano;
      vehículos comerciales; vehículos industriales; vehículos eléctricos; vehículos km 0; vehículos de gerencia;
      coches seminuevos; coches de km 0; coches km0; coches km 0; coches de gerencia; coches usados; coches híbridos;
      coches eléctricos; coches clásicos; coches de importación; importación de vehículos; importación de coches;
      coches a la carta; autos nuevos; autos usados; autos seminuevos; seminuevos; furgonetas; furgonetas de ocasión;
      compra de coches; compra de vehículos; compra venta; compramos tu auto; compra tu coche; vende tu coche;
      vender mi coche; vende tu auto; venta de vehículos; gestión de venta; venta en depósito
    `,
    fr: `
      voitures neuves; voiture d'occasion; véhicules d'occasion récents; véhicules récents;
      véhicules neufs et d'occasion; véhicules usagés; véhicules d'occasion certifiés; véhicules certifiés;
      véhicules utilitaires; utilitaires; utilitaires d'occasion; véhicules de direction; véhicules de démonstration;
      véhicules électriques; véhicules hybrides; véhicules 0 km; véhicules de collection; voitures de sport;
      voitures sans permis; voiture sans permis; voitures de collection; autos usagées; camions; occasions;
      nos occasions; vente de véhicules; vente de véhicules d'occasion; vente de véhicules neufs;
      vente de voitures d'occasion; vente véhicules; vente automobile; achat vente; achat de véhicules;
      achat de votre véhicule; achat cash; rachat de véhicules; rachat cash; rachat de voiture;
      rachat de votre véhicule; estimation de reprise
    `,
    it: `
      auto nuove e usate; auto usate garantite; auto aziendali; auto a km 0; auto km 0; auto km0; usato garantito;
      usato certificato; usato selezionato; semestrali; auto semestrali; auto d'importazione; auto d'epoca;
      auto elettriche; auto ibride; auto sportive; auto di lusso; auto per neopatentati; veicoli commerciali;
      veicoli commerciali usati; veicoli commerciali nuovi; furgoni; minicar; microcar; vendita auto usate;
      vendita auto nuove; vendita veicoli; acquisto auto; acquisto auto usate; acquistiamo la tua auto;
      compriamo la tua auto; compro auto; vendi la tua auto; valutazione usato; valutazione auto;
      valutazione gratuita; valuta il tuo usato; ritiro usato; ritiro auto usate; permute
    `,
    nl: `
      nieuwe auto; nieuwe wagens; nieuwe voertuigen; occasion; jonge occasions; voorraad occasions; tweedehandswagens;
      tweedehands wagens; gebruikte auto's; gebruikte wagens; demowagens; directiewagens; stockwagens; voorraad;
      voorraadauto's; nieuwe voorraadauto's; bedrijfswagens; bestelwagens; bedrijfsauto's; lichte vracht;
      elektrische auto's; elektrische wagens; elektrisch rijden; hybride auto's; brommobielen; youngtimers;
      klassiekers; oldtimers; exclusieve auto's; sportwagens; campers; auto verkopen; verkoop uw auto; auto inkoop;
      inkoop; inkoop auto's; wij kopen uw auto; auto inruilen; inruilen; inruilwaarde
    `,
    pt: `
      viaturas novas; viaturas usadas; viaturas seminovas; viaturas de serviço; viaturas comerciais;
      viaturas em stock; viaturas importadas; viaturas elétricas; carros importados; carros elétricos;
      carros híbridos; carros zero km; carros blindados; carros clássicos; carros de serviço; automóveis usados;
      automóveis novos; veículos novos; veículos seminovos; veículos usados; veículos comerciais; veículos elétricos;
      veículos híbridos; veículos importados; novos e usados; novos e seminovos; semi novos; compra e venda;
      compra e venda de veículos; compra e venda de automóveis; compra de viaturas; compra de carros;
      compramos o seu carro; compramos seu carro; venda de automóveis; venda de veículos; venda de viaturas;
      venda seu carro; venda o seu carro; vender o carro
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Gold Coast used car dealer' },
      { language: 'de', text: 'Autohaus in Celle' },
    ],
    notNamed: [
      { language: 'en', text: 'We deal with every question' },
      { language: 'fr', text: 'Occasion unique de rire' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/car',
};
