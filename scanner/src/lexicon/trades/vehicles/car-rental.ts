import type { TradeEntry } from '../../trade.ts';

export const carRental: TradeEntry = {
  id: 'car-rental',
  questions: 'generic',
  customers: 'shop',
  noun: 'car rental company',
  companyNoun: 'car rental company',
  schemaTypes: ['AutoRental'],
  additionalType: null,
  names: {
    en: [
      'car rental*',
      'car hire',
      'van hire',
      'van rental',
      'vehicle rental',
      'rent a car',
      'truck rental',
      'rental cars',
      'van rentals',
      'minivan rental*',
      'self drive hire',
      'self drive car*',
      'vehicle hire',
      'truck hire',
    ],
    de: [
      'autovermietung*',
      'mietwagen',
      'transportervermietung',
      'autoverleih',
      'mietwagenverleih',
      'autovermieter',
      'mietauto*',
      'transporterverleih',
      'wohnmobile mieten',
      'kleinbusvermietung',
      'sportwagenvermietung',
      'fahrzeugvermietung',
    ],
    es: [
      'alquiler de coches',
      'alquiler de autos',
      'renta de autos',
      'alquiler de furgonetas',
      'rent a car',
      'alquiler de carros',
      'arriendo de autos',
      'arriendo de vehículos',
      'rentadora de autos',
      'alquiler de camionetas',
      'renta car',
      'arriendo de camionetas',
      'arrendadora de autos',
      'rentacar',
      'alquiler de vehículos sin conductor',
      'renta de coches',
    ],
    fr: [
      'location de voitures',
      'location de véhicules',
      "location d'utilitaires",
      'location de voiture',
      'location voitures',
      'loueur de voitures',
      'location véhicules',
      'location de fourgons',
      "location d'autos",
      'location van aménagé',
      'location automobile',
      'location de camionnette*',
      'rent a car',
      "location d'automobiles",
    ],
    it: [
      'autonoleggio',
      'noleggio auto',
      'noleggio furgoni',
      'noleggio automobili',
      'autonoleggi',
      'rent a car',
      'noleggio autoveicoli',
      'car rental',
      'noleggio supercar',
      'rent car',
    ],
    nl: [
      'autoverhuur',
      'busverhuur',
      'auto huren',
      'huurauto*',
      'autoverhuurbedrijf',
      'autoverhuurder',
      'wagenverhuur',
      'bestelwagenverhuur',
      'verhuur van wagens',
      "verhuur van auto's",
      'verhuizwagen huren',
      'motorhome huren',
      'motorhomeverhuur',
    ],
    pt: [
      'aluguer de carros',
      'aluguel de carros',
      'locadora de veículos',
      'rent a car',
      'aluguer de carro',
      'locadora de carros',
      'locação de veículos',
      'locação de carros',
      'locadora de automóveis',
      'aluguel de automóveis',
      'locadoras de veículos',
      'rentacar',
      'aluguer de jipes',
      'locação de automóveis',
    ],
  },
  work: { en: ['daily rates', 'long term rental'] },
  neverAlone: {},
  jobs: {
    en: ['van hire', 'long term rental', 'airport pickup'],
    de: ['transporter mieten', 'wohnmobile', 'langzeitmiete'],
    es: ['furgonetas', 'alquiler a largo plazo'],
    fr: ['utilitaires', 'minibus', 'longue durée'],
    it: ['furgoni', 'noleggio lungo termine'],
    nl: ['busje huren', 'personenbusje'],
    pt: ['carrinhas', 'aluguer de longa duração'],
  },
  mentions: {
    en: `
      car rentals; self drive; self drive car hire; daily rental; weekly rental; monthly rental; monthly car rental;
      monthly hire; long term car rental; long term hire; short term hire; long term van hire; airport car rental;
      airport car hire; one way rental*; one way hire; weekend rental; corporate rental; corporate car rental;
      business rental; business hire; fleet rental; luxury car rental; luxury cars; prestige car hire;
      sports car hire; exotic cars; convertible rental; suv rental; economy cars; compact cars; family cars;
      people carriers; people carrier hire; 7 seater hire; minivans; minivan rental; passenger vans;
      passenger van rental; 9 seater
    `,
    de: `
      auto mieten; leihwagen; pkw vermietung; pkw mieten; pkws; kleinwagen; kompaktklasse; mittelklasse; oberklasse;
      cabrios; cabrio mieten; sportwagen; sportwagen mieten; luxuswagen; elektroautos; elektroauto mieten;
      oldtimer mieten; hochzeitsautos; hochzeitsauto mieten; transporter; transporter vermietung; umzugstransporter;
      umzugswagen; umzugs lkw; kastenwagen; sprinter mieten; sprinter; möbelkoffer; lkw mieten; lkw vermietung;
      3,5 t lkw; 7,5 t; lkws; kühltransporter; kühlfahrzeuge; pritschenwagen; kipper; kipper mieten; kleinbusse;
      kleinbus mieten
    `,
    es: `
      alquiler de coche; alquiler de vehículos; alquiler de furgoneta; alquiler de camiones;
      alquiler de autocaravanas; alquiler de camper; alquiler de campers; alquiler de motos; alquiler de scooters;
      alquiler de minibuses; alquiler de monovolúmenes; alquiler de 4x4; alquiler de todoterrenos;
      alquiler de coches de lujo; alquiler de coches clásicos; alquiler de coches para bodas;
      alquiler de coches eléctricos; alquiler de coches automáticos; alquiler de vehículos industriales;
      alquiler de furgonetas isotermo; alquiler de furgonetas de pasajeros; alquiler de coches en el aeropuerto;
      alquiler de remolques; alquiler a corto plazo; alquiler por días; alquiler por horas; alquiler por meses;
      alquiler mensual; alquiler semanal; alquiler para empresas; alquiler de coches mensual; alquiler flexible;
      renta de camionetas; renta de vans; renta de carros; renta de vehículos; renta por día; renta mensual;
      renta corporativa; renta a largo plazo
    `,
    fr: `
      location voiture; location de véhicule; location auto; location d'auto; location utilitaire;
      location utilitaires; location d'utilitaire; location de véhicules utilitaires; location de camion;
      location de camions; location camion; location camion déménagement; location de camionnette;
      location de camionnettes; location de fourgon; location de fourgonnette; location de minibus; location minibus;
      minibus 9 places; location 9 places; véhicules 9 places; location de minifourgonnettes; location de camping car;
      location de camping cars; location de vans; location de vans aménagés; van aménagé;
      location de voitures de luxe; location de voitures de collection; location voiture mariage;
      location de voiture sans permis; location de voitures sans permis; location de voiture électrique;
      location de cabriolet; location de 4x4; location de motos; location de scooters; location de remorque;
      location de remorques; location de benne
    `,
    it: `
      noleggio autovetture; noleggio auto a breve termine; noleggio auto a lungo termine; noleggio auto aeroporto;
      noleggio auto di lusso; noleggio auto sportive; noleggio auto elettriche; noleggio auto d'epoca;
      noleggio auto matrimoni; noleggio auto per matrimoni; noleggio auto con conducente; noleggio auto aziendali;
      noleggio auto per privati; noleggio furgone; noleggio furgoni per trasloco; noleggio furgoni frigo;
      noleggio furgoni refrigerati; noleggio furgoni cassonati; noleggio furgoni passo lungo; noleggio veicoli;
      noleggio veicoli commerciali; noleggio veicoli industriali; noleggio camion; noleggio autocarri;
      noleggio pulmini; noleggio pulmino; noleggio pulmini 9 posti; pulmini 9 posti; noleggio 9 posti; 9 posti;
      noleggio minivan; noleggio minibus; noleggio pullman; noleggio bus; noleggio camper; noleggio van;
      noleggio moto; noleggio scooter; noleggio bici; noleggio biciclette
    `,
    nl: `
      auto verhuur; huurauto; huurauto's; huurwagen; huurwagens; wagen huren; personenauto; personenauto's;
      personenauto huren; personenwagens; personenwagen huren; stadsauto; kleine auto huren; gezinsauto;
      stationwagen huren; automaat huren; elektrische auto huren; elektrische auto's; cabrio huren; luxe auto huren;
      luxe auto's; sportwagen huren; sportwagens; exclusieve auto's; trouwauto; trouwauto huren; trouwauto's;
      oldtimer huren; suv huren; bestelbus; bestelbus huren; bestelbussen; bestelauto huren; bestelauto's;
      bestelwagen; bestelwagen huren; bestelwagens; bestelwagen verhuur; bedrijfswagens; bedrijfswagen huren
    `,
    pt: `
      aluguer de automóveis; aluguer de viaturas; aluguer de veículos; aluguer de carrinhas;
      aluguer de carrinhas de 9 lugares; aluguer de furgões; aluguer de comerciais; aluguer de viaturas comerciais;
      aluguer de viaturas de luxo; aluguer de carros de luxo; aluguer de carros clássicos;
      aluguer de carros elétricos; aluguer de carros para casamentos; aluguer de autocaravanas; aluguer de motas;
      aluguer de motos; aluguer de scooters; aluguer de minibus; aluguer de autocarros; aluguer de reboques;
      aluguer de camiões; aluguer de curta duração; aluguer longa duração; aluguer mensal; aluguer operacional;
      aluguer de viaturas sem condutor; aluguer com condutor; aluguel de carro; aluguel de veículos; aluguel de vans;
      aluguel de van; aluguel de vans com motorista; aluguel de utilitários; aluguel de caminhonetes;
      aluguel de pick ups; aluguel de caminhões; aluguel de motos; aluguel de carros de luxo;
      aluguel de carros blindados; aluguel mensal
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Island car hire in Faro' },
      { language: 'fr', text: 'Location de voitures à Ajaccio' },
    ],
    notNamed: [
      { language: 'en', text: 'The rent is due' },
      { language: 'de', text: 'Mietwohnungen in Kiel' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/car_rental',
};
