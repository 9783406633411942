import type { TradeEntry } from '../../trade.ts';

export const petShop: TradeEntry = {
  id: 'pet-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'pet store',
  companyNoun: 'pet store',
  schemaTypes: ['PetStore'],
  additionalType: null,
  names: {
    en: [
      'pet store*',
      'pet shop*',
      'pet supplies',
      'aquarium shop',
      'pet supply',
      'aquarium store',
      'pet centre',
      'pet food store',
      'reptile shop',
      'pet boutique',
      'pet superstore',
      'pet food shop',
      'reptile store',
      'tropical fish store',
    ],
    de: [
      'zoohandlung*',
      'tierbedarf*',
      'zoofachgeschäft',
      'heimtierbedarf',
      'tierhandlung*',
      'zooladen',
      'tierfachmarkt',
      'heimtiermarkt',
      'aquaristik*',
      'zoogeschäft',
      'heimtierfachmarkt',
      'hundeboutique',
      'zoofachmarkt',
      'tiermarkt',
      'barfshop',
      'tierfachgeschäft',
    ],
    es: [
      'tienda de mascotas',
      'tienda de animales',
      'acuario tienda',
      'tiendas de mascotas',
      'tienda para mascotas',
      'pet shop',
      'tienda de peces',
      'tienda de acuarios',
      'forrajería',
      'tienda de acuariofilia',
      'tiendas de animales',
      'pajarería',
      'comida para mascotas',
      'artículos para mascotas',
    ],
    fr: [
      'animalerie*',
      "magasin d'animaux",
      'boutique animalière',
      'boutique pour animaux',
      'magasin pour animaux',
      'magasin animalier',
      "boutique d'animaux",
      "magasin d'aquariophilie",
      'produits pour animaux',
    ],
    it: [
      'negozio di animali',
      'articoli per animali',
      'pet shop',
      'negozio per animali',
      'negozio animali',
      'pet store',
      'mangimi e pet food',
      'acquariofilia',
      'toelettatura e pet shop',
      'negozi per animali',
      'prodotti per animali',
      'pet food',
      'mangimi per animali',
    ],
    nl: [
      'dierenwinkel*',
      'dierenspeciaalzaak',
      'dierenspeciaalzaken',
      'dierenzaak',
      'aquariumwinkel',
      'dierenvoeders',
      'aquariumspeciaalzaak',
      'hondenwinkel',
      'dierenbenodigdheden',
      'dierenvoer',
      'huisdierenwinkel',
      'hondenspeciaalzaak',
      'aquariumzaak',
      'hondenboetiek',
    ],
    pt: [
      'loja de animais',
      'pet shop*',
      'loja de mascotes',
      'lojas de animais',
      'artigos para animais',
      'casa de rações',
      'agropet',
      'loja de rações',
      'produtos para animais',
      'petshop*',
      'pet store',
      'casa de ração',
      'loja para animais',
      'loja de aquarismo',
      'ração para animais',
    ],
  },
  work: { en: ['dog food', 'cat food'] },
  neverAlone: {},
  jobs: {
    en: ['pet food', 'aquarium supplies', 'self wash'],
    de: ['tiernahrung', 'aquaristik', 'hundezubehör'],
    es: ['comida para perros', 'acuarios'],
    fr: ['alimentation animale', 'aquariophilie'],
    it: ['alimenti per cani', 'acquari'],
    nl: ['hondenvoer', 'aquarium'],
    pt: ['ração', 'banho e tosa', 'aquários'],
  },
  mentions: {
    en: `
      dog food; cat food; raw food; raw dog food; natural pet food; dog treats; treats; dog toys; cat toys;
      cat litter; dog supplies; cat supplies; dog beds; collars and leads; collars and leashes; dog accessories;
      bird supplies; bird food; small animals; small pets; rabbits; hamsters; guinea pigs; birds; reptiles;
      reptile supplies; live food; live insects; fish; tropical fish; freshwater fish; saltwater fish; marine fish;
      coldwater fish; corals; aquatic plants; aquariums; fish tanks; aquarium maintenance; aquarium installation
    `,
    de: `
      hundefutter; katzenfutter; tierfutter; barf; barf shop; frostfutter; nassfutter; trockenfutter; kauartikel;
      hundesnacks; leckerlis; hundeleinen; hundegeschirre; halsbänder; hundebetten; hundemäntel; hundespielzeug;
      katzenzubehör; kratzbäume; katzenstreu; tierzubehör; kleintiere; kleintierbedarf; nager; nagetiere; kaninchen;
      meerschweinchen; hamster; vögel; vogelfutter; wildvogelfutter; ziervögel; terraristik; terraristikbedarf;
      reptilien; futtertiere; lebendfutter; futterinsekten; zierfische; süßwasserfische
    `,
    es: `
      piensos; pienso para perros; pienso para gatos; alimento para mascotas; alimentos para mascotas; alimentación;
      alimentación natural; comida para gatos; croquetas; snacks para perros; accesorios para mascotas;
      accesorios para perros; accesorios; juguetes para perros; juguetes; arena para gatos; rascadores;
      camas para perros; collares y correas; ropa para perros; transportines; jaulas; perros; gatos; cachorros;
      venta de cachorros; pájaros; aves; peces; peces tropicales; peces de agua dulce; peces de agua salada; conejos;
      hámsters; cobayas; reptiles; tortugas; alimento vivo; acuariofilia; acuarismo
    `,
    fr: `
      alimentation pour chien; alimentation chien; alimentation chat; alimentation pour chiens et chats; croquettes;
      croquettes pour chien; nourriture pour animaux; nourriture crue; alimentation naturelle; friandises; jouets;
      jouets pour chien; accessoires; accessoires pour chiens; accessoires chien; accessoires pour animaux;
      colliers et laisses; harnais; paniers; litière; litières; arbres à chat; cages; chiens; chats; chiots; chatons;
      rongeurs; lapins; petits mammifères; oiseaux; oisellerie; basse cour; reptiles; terrariophilie; poissons;
      poissons d'eau douce; poissons exotiques; poissons tropicaux; eau de mer
    `,
    it: `
      alimenti per gatti; alimenti per animali; cibo per cani; cibo per gatti; crocchette; mangimi; alimentazione;
      alimentazione naturale; alimenti naturali; dieta barf; snack; accessori per cani; accessori per gatti;
      accessori; accessori per animali; collari e guinzagli; guinzagli e pettorine; cucce; trasportini; giochi;
      giochi per cani; lettiere; tiragraffi; abbigliamento per cani; gabbie; cani; gatti; cuccioli; uccelli; roditori;
      conigli; piccoli animali; pesci; pesci tropicali; pesci d'acqua dolce; pesci marini; coralli; rettili;
      tartarughe; cibo vivo
    `,
    nl: `
      dierenvoeding; kattenvoer; hondenvoeding; kattenvoeding; diervoeding; versvlees; vers vlees; hondensnacks;
      snacks; hondenspeelgoed; speelgoed; hondenmanden; halsbanden; riemen; tuigjes; hondenkleding; kattenbakvulling;
      krabpalen; dierbenodigdheden; hondenbenodigdheden; kattenbenodigdheden; knaagdieren; konijnen; cavia's;
      hamsters; vogels; vogelvoer; buitenvogels; tuinvogels; pluimvee; kippenvoer; paardenvoer; vissen;
      tropische vissen; zeevissen; koudwatervissen; koraal; waterplanten; reptielen; voedseldieren
    `,
    pt: `
      rações; ração para cães; ração para gatos; alimentação animal; alimentação; alimentação natural; petiscos;
      snacks; acessórios; acessórios para pets; acessórios para cães; acessórios para animais; brinquedos;
      coleiras e guias; coleiras; camas; casinhas; roupas para pets; areia para gatos; arranhadores; transportadoras;
      gaiolas; cães; gatos; filhotes; pássaros; aves; coelhos; hamsters; peixes; peixes ornamentais; peixes tropicais;
      répteis; tartarugas; aquarismo; aquariofilia; montagem de aquários; manutenção de aquários; aquários por medida;
      testes de água
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Paws pet store in Elgin' },
      { language: 'nl', text: 'Dierenwinkel in Lisse' },
    ],
    notNamed: [
      { language: 'en', text: 'Petty cash in store' },
      { language: 'es', text: 'La mascota del equipo' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/pet',
};
