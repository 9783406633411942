import type { TradeEntry } from '../../trade.ts';

export const fishmonger: TradeEntry = {
  id: 'fishmonger',
  questions: 'generic',
  customers: 'shop',
  noun: 'fishmonger',
  companyNoun: 'fish market',
  schemaTypes: ['Store', 'FoodEstablishment'],
  additionalType: 'http://www.productontology.org/id/Fishmonger',
  names: {
    en: [
      'fishmonger*',
      'fish market*',
      'seafood market*',
      'fish shop*',
      'fresh fish shop',
      'seafood shop*',
      'fish monger*',
      'wet fish',
      'seafood store*',
      'oyster farm*',
      'fish counter',
      'fishmongers',
      'seafood company',
      'seafood wholesaler*',
      'seafood merchant*',
      'fresh seafood',
    ],
    de: [
      'fischgeschäft*',
      'fischhandlung*',
      'fischhändler*',
      'fischladen',
      'fischfeinkost*',
      'fischhandel*',
      'räucherei*',
      'fischräucherei*',
      'fischspezialitäten',
      'fischzucht*',
      'forellenhof',
      'forellenzucht*',
      'fischverkauf',
      'fischmarkt',
      'fischmanufaktur',
      'fischfachgeschäft*',
      'forellenhöfe',
      'fischmobil',
    ],
    es: [
      'pescadería*',
      'pescadero*',
      'marisquería y pescadería',
      'venta de pescado*',
      'venta de marisco*',
      'tienda de pescado*',
      'pescadera*',
      'pescaderas',
      'pescados y mariscos',
      'mariscos y pescados',
      'depuradora de mariscos',
      'cetárea*',
    ],
    fr: [
      'poissonnerie*',
      'poissonnier*',
      'poissonnière*',
      'mareyeur*',
      'fruits de mer vente directe',
      'ostréiculteur*',
      'conchyliculteur*',
      'mytiliculteur*',
      "vente d'huîtres",
      'écailler*',
      'fumoir artisanal',
      "producteur d'huîtres",
      'poissonniers',
      'huîtres et fruits de mer',
      "producteurs d'huîtres",
      'ostréiculture',
      'conchyliculture',
      'marchand de poisson*',
      'pisciculture*',
    ],
    it: [
      'pescheria*',
      'pescherie',
      'pescivendolo',
      'pescivendoli',
      'vendita pesce fresco',
      'mercato ittico',
      'prodotti ittici',
      'pescheria e gastronomia',
      'ittica*',
      'friggitoria e pescheria',
      'ingrosso pesce',
      'frutti di mare e pesce',
      'commercio ittico',
      'vendita pesce',
      'vendita di pesce',
      'molluschicoltura',
    ],
    nl: [
      'viswinkel*',
      'vishandel*',
      'visboer*',
      'visspeciaalzaak*',
      'viszaak',
      'visdelicatessen*',
      'visspecialist*',
      'vishuis',
      'visrokerij*',
      'palingrokerij*',
      'visdetailhandel*',
      '*vishandel',
      'viskraam*',
      'visverkoper*',
      'oesterkwekerij*',
      'viswagen*',
      'vis speciaalzaak',
      'palinghandel',
      'mosselhandel*',
    ],
    pt: [
      'peixaria*',
      'peixeiro*',
      'peixeira*',
      'venda de peixe*',
      'mercado de peixe',
      'loja de peixe',
      'peixe e marisco',
      'peixes e frutos do mar',
      'pescados e mariscos',
      'frutos do mar frescos',
      'viveiro de marisco',
      'viveiros de marisco',
      'comércio de pescado',
    ],
  },
  work: { es: ['pescado fresco', 'marisco fresco'], it: ['pesce fresco'], pt: ['peixe fresco', 'marisco fresco'] },
  neverAlone: {},
  jobs: {
    en: ['fish filleting'],
    de: ['räucherfisch', 'fischbrötchen', 'frischfisch'],
    es: ['cocedero de mariscos', 'pescado a domicilio'],
    fr: ['plateaux de fruits de mer', 'plateau de fruits de mer', "ouverture d'huîtres"],
    it: ['gastronomia di mare', 'pesce a domicilio', 'gastronomia di pesce'],
    nl: ['verse vis', 'gerookte paling', 'visschotel*'],
    pt: ['peixe ao domicílio', 'entrega de peixe'],
  },
  sharedJobs: {
    en: [
      'fresh fish',
      'live lobsters',
      'crab and lobster',
      'smoked salmon',
      'shellfish',
      'oysters',
      'lobster',
      'crab',
      'smoked fish',
      'fish boxes',
      'seafood platters',
      'fish delivery',
      'mussels',
      'scallops',
    ],
    de: [
      'frischer fisch',
      'räucherlachs',
      'fischplatten',
      'meeresfrüchte',
      'forellen',
      'garnelen',
      'matjes',
      'fischfilet',
      'fischsalate',
      'karpfen',
      'austern',
      'räucherforellen',
    ],
    es: [
      'pescado fresco',
      'marisco fresco',
      'pescados y mariscos',
      'salmón',
      'gambas',
      'langostinos',
      'mariscos',
      'bacalao',
      'ahumados',
      'merluza',
      'lubina',
      'mariscadas',
      'pescado azul',
    ],
    fr: [
      'poissons frais',
      'huîtres',
      'coquillages',
      'crustacés',
      'saumon fumé',
      'homard',
      'crevettes',
      'moules',
      'traiteur de la mer',
      'filets de poisson',
      'saumon',
      'fruits de mer',
    ],
    it: [
      'pesce fresco',
      'frutti di mare',
      'crostacei',
      'molluschi',
      'salmone',
      'tonno',
      'gamberi',
      'filetti di pesce',
      'ostriche',
      'crudi di mare',
      'cozze',
      'baccalà',
      'pesce azzurro',
    ],
    nl: [
      'haring',
      'kibbeling',
      'zalm',
      'garnalen',
      'mosselen',
      'gerookte zalm',
      'oesters',
      'lekkerbek',
      'kreeft',
      'paling',
      'visschotels',
      'visfilet',
    ],
    pt: [
      'peixe fresco',
      'peixes e frutos do mar',
      'camarão',
      'bacalhau',
      'frutos do mar',
      'marisco',
      'salmão',
      'polvo',
      'filé de peixe',
      'lulas',
      'amêijoas',
      'filés de peixe',
      'lagosta',
      'robalo',
    ],
  },
  mentions: {
    en: `
      wild salmon; salmon; haddock; halibut; sea bass; tuna; sushi grade tuna; sushi grade fish;
      swordfish; mackerel; kippers; trout; monkfish; hake; plaice; sole; clams; prawns; shrimp; jumbo shrimp;
      crab legs; dressed crab; crawfish; king crab; squid; octopus; langoustines; caviar; fish pie mix; fishcakes;
      chowder; seafood boil; fish and chips; frozen seafood; frozen fish; wholesale seafood; shucked oysters;
      oyster shucking; clambakes
    `,
    de: `
      lachs; lachsfilet; zander; saibling; dorade; wolfsbarsch; kabeljau; dorsch; seelachs; rotbarsch; scholle;
      seezunge; heilbutt; thunfisch; hering; makrele; räucheraal; geräucherter fisch; geräucherte forellen; muscheln;
      miesmuscheln; hummer; krabben; krebse; tintenfisch; kaviar; backfisch; bratfisch; marinaden; salate;
      feinkostsalate; fischsuppe; sushi; fischbuffet; platten; partyservice; imbiss; fischimbiss; wochenmarkt;
      marktwagen
    `,
    es: `
      pescado del día; pescado de lonja; pescado salvaje; pescado blanco; pescado limpio; marisco cocido;
      marisco gallego; marisco congelado; pescado congelado; congelados; dorada; rodaballo; rape; atún; atún rojo;
      bonito; sardinas; boquerones; anchoas; caballa; trucha; lenguado; pulpo; sepia; calamares; mejillones; almejas;
      berberechos; navajas; ostras; percebes; nécoras; centollos; bogavante; langosta; cigalas; carabineros;
      camarones; camarón; filete de pescado
    `,
    fr: `
      poisson frais; poissons entiers; poissons sauvages; poissons fumés; truite fumée; truite; cabillaud; lieu noir;
      dorade; sole; turbot; lotte; thon; maquereau; sardines; hareng; raie; flétan; doré; morue; crabe;
      crabe des neiges; tourteaux; araignées de mer; langoustines; langoustes; bulots; palourdes; bigorneaux;
      saint-jacques; coquilles saint-jacques; pétoncles; calamars; poulpe; seiche; caviar; soupe de poissons;
      terrines de poisson; plats cuisinés; sushis
    `,
    it: `
      pesce del giorno; pescato del giorno; pesce pulito; pesce congelato; surgelati; pesce surgelato; orate;
      branzino; spigola; ricciola; pesce spada; merluzzo; rombo; sogliola; alici; sarde; sgombro; trota; anguilla;
      vongole; scampi; mazzancolle; aragosta; astice; granchi; polpo; seppie; calamari; totani; fritto misto;
      frittura; frittura di pesce; insalata di mare; sushi; tartare; carpacci; plateau di crudi; spiedini;
      pesce pronto a cuocere; pronti a cuocere
    `,
    nl: `
      hollandse nieuwe; gerookte vis; gebakken vis; gebakken visschotel; zalmfilet; zalmschotel; kabeljauw; tonijn;
      zeebaars; dorade; tong; schol; tarbot; heilbot; makreel; gerookte makreel; forel; rode poon; zeeduivel;
      schelvis; hollandse garnalen; grijze garnalen; gamba's; noordzeekrab; krab; coquilles; inktvis; kaviaar;
      vissalades; salades; vissoep; fruits de mer; fruit de mer schotel; haringparty; haring op locatie;
      haringcatering; viscatering; sushi; maatjes; rolmops
    `,
    pt: `
      peixe do dia; peixe congelado; congelados; peixe amanhado; peixe limpo; peixe grelhado; peixe assado; dourada;
      garoupa; pescada; cherne; pargo; linguado; rodovalho; tamboril; atum; sardinhas; carapaus; cavala; espadarte;
      raia; tilápia; pintado; tambaqui; pirarucu; tucunaré; merluza; corvina; pescada amarela; camarões; camarão rosa;
      lagostins; sapateira; santola; caranguejo; mexilhões; mexilhão; berbigão; conquilhas; percebes
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Harbour Street fishmongers in Whitby' },
      { language: 'de', text: 'Fischhandlung in Kiel' },
      { language: 'pt', text: 'Peixaria em Setúbal' },
    ],
    notNamed: [
      { language: 'en', text: 'Fishing rods and reels' },
      { language: 'fr', text: "Un poisson d'avril" },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/seafood',
};
