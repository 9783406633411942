import type { TradeEntry } from '../../trade.ts';

export const beekeeper: TradeEntry = {
  id: 'beekeeper',
  questions: 'generic',
  customers: 'shop',
  noun: 'beekeeper',
  companyNoun: 'apiary',
  schemaTypes: ['Store', 'LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Beekeeper',
  names: {
    en: [
      'beekeeper*',
      'beekeeping',
      'honey farm*',
      'apiary',
      'apiaries',
      'bee farm*',
      'honey producer*',
      'apiarist*',
      'raw honey farm',
      'apiculture',
      'bee keeper*',
      'honey company',
    ],
    de: [
      'imkerei*',
      'imker*',
      'bio imkerei',
      'bioland imkerei',
      'berufsimker*',
      'honigmanufaktur*',
      'honighof',
      'bienenhof',
      'bienenzucht*',
      'bienenzüchter*',
      '*imkerei',
      'honigverkauf',
      'bienenpatenschaft*',
      'bienenhaltung',
      'bienenhonig',
      'bienenfarm',
    ],
    es: [
      'apicultor*',
      'apicultora*',
      'apicultura',
      'miel artesanal',
      'mielería',
      'productor de miel',
      'productores de miel',
      'explotación apícola',
      'mieles artesanas',
      'miel de abeja*',
      'apícola*',
      'miel pura',
      'miel natural',
      'colmenar',
      'colmenares',
      'apiarios',
      'apiario',
      'meliponicultura',
    ],
    fr: [
      'apiculteur*',
      'apicultrice*',
      'apiculture',
      'miellerie*',
      "miel d'apiculteur",
      'rucher*',
      'exploitation apicole',
      'miel artisanal',
      'producteur de miel',
      'productrice de miel',
      'ruchers',
      'miels artisanaux',
      'miel de producteur',
      'ferme apicole',
      'producteurs de miel',
      'récoltant de miel',
    ],
    it: [
      'apicoltore',
      'apicoltori',
      'apicoltrice',
      'apicoltura',
      'azienda apistica',
      'miele artigianale',
      'produzione miele',
      'produttori di miele',
      'mieleria',
      'apicolture',
      'azienda apicola',
      'apicoltrici',
      'aziende apistiche',
      'azienda agricola apistica',
      'produttore di miele',
      'mieli artigianali',
      'apiario',
    ],
    nl: [
      'imkerij*',
      'imker*',
      'bijenhouder*',
      'honingboerderij',
      'bijenhouderij*',
      'honing van de imker',
      '*imkerij',
      'bijenpark',
      'honingproducent',
      'bijentuin',
      'honingwinkel',
      'bijenteelt',
      'bijenstal',
    ],
    pt: [
      'apicultor*',
      'apicultora*',
      'apicultura',
      'apiário*',
      'mel artesanal',
      'produtor de mel',
      'produtores de mel',
      'meleiro',
      'melaria*',
      'casa do mel',
      'apícola',
      'meliponicultura',
      'meliponário',
      'mel puro',
      'produção de mel',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: ['beekeeping courses', 'beekeeping classes', 'honey tasting'],
    de: ['schwarmfang', 'imkerkurs*', 'honigverkostung'],
    es: ['retirada de enjambres', 'cursos de apicultura', 'cata de miel'],
    fr: ["récupération d'essaim*", "stage d'apiculture", 'parrainage de ruche*', "initiation à l'apiculture"],
    it: ['recupero sciami', 'corsi di apicoltura', 'degustazione miele', 'adotta un alveare'],
    nl: ['bijenzwerm verwijderen', 'imkercursus*', 'bijenzwerm*', 'adopteer een bijenvolk'],
    pt: ['resgate de abelhas', 'remoção de enxames', 'cursos de apicultura', 'apiturismo'],
  },
  sharedJobs: {
    en: [
      'local honey',
      'swarm removal',
      'bee removal',
      'raw honey',
      'beeswax candles',
      'bee hives',
      'nucs',
      'hive rentals',
      'pollination services',
      'honeycomb',
      'queen bees',
      'bee experience',
      'swarm collection',
      'propolis',
    ],
    de: [
      'honig',
      'bienenwachskerzen',
      'blütenhonig',
      'waldhonig',
      'königinnen',
      'propolis',
      'bestäubung',
      'rapshonig',
      'ableger',
      'bienenvölker',
      'lindenhonig',
    ],
    es: [
      'miel',
      'polen',
      'propóleo',
      'jalea real',
      'miel cruda',
      'miel de romero',
      'cera de abeja',
      'própolis',
      'rescate de abejas',
      'colmenas',
      'enjambres',
      'hidromiel',
      'miel artesanal',
    ],
    fr: [
      'miel',
      'miel de fleurs',
      'propolis',
      'gelée royale',
      'pollen',
      "pain d'épices",
      'hydromel',
      "bougies en cire d'abeille",
      "miel d'acacia",
      'miel de châtaignier',
      'essaims',
      'miel de lavande',
    ],
    it: [
      'miele',
      'polline',
      'propoli',
      'pappa reale',
      "cera d'api",
      'miele di acacia',
      'miele di castagno',
      'millefiori',
      "candele in cera d'api",
      'api regine',
      'miele biologico',
      'idromele',
    ],
    nl: [
      'honing',
      'bijenwaskaarsen',
      'propolis',
      'stuifmeel',
      'bestuiving',
      'bijenvolken',
      'koninginnen',
      'lindehoning',
      'bijenwas',
      'bloemenhoning',
      'zwerm scheppen',
    ],
    pt: [
      'mel',
      'pólen',
      'própolis',
      'geleia real',
      'cera de abelha',
      'hidromel',
      'mel biológico',
      'enxames',
      'mel de rosmaninho',
      'abelhas rainhas',
      'mel de urze',
      'mel de laranjeira',
      'mel artesanal',
    ],
  },
  mentions: {
    en: `
      wildflower honey; clover honey; creamed honey; set honey; runny honey; honey jars; cut comb; honey sticks;
      infused honey; mead; beeswax; beeswax wraps; beeswax products; bee pollen; royal jelly; honey soap; lip balm;
      honey gift sets; wedding favours; wedding favors; wholesale honey; nucleus colonies; package bees;
      hive equipment; beekeeping supplies; bee suits; hive management; hive inspections; live bee removal;
      adopt a hive; sponsor a hive; corporate beekeeping; school visits; pollination
    `,
    de: `
      akazienhonig; robinienhonig; sommerblütenhonig; frühlingsblütenhonig; frühtracht; sommertracht; heidehonig;
      tannenhonig; edelkastanienhonig; kastanienhonig; löwenzahnhonig; cremehonig; wabenhonig; honig mit nüssen;
      honigwein; honiglikör; honigsenf; gelée royale; blütenpollen; pollen; perga; bienenwachs; bienenwachstücher;
      mittelwände; kosmetik; honigseife; geschenksets; geschenke; hofverkauf; ab hof verkauf; bienenpaten;
      bienenführungen; imkereibedarf; imkerhonig; bienenköniginnen; reinzucht; bestäubungsleistung; stockluft;
      bienenstockluft
    `,
    es: `
      miel ecológica; miel de azahar; miel de tomillo; miel de brezo; miel de castaño; miel de eucalipto;
      miel de encina; miel de lavanda; miel de bosque; miel de montaña; miel multifloral; miel milflores;
      miel en panal; miel con frutos secos; miel cremosa; velas de cera; velas de cera de abeja; jabones de miel;
      cosmética natural; lotes de regalo; detalles de boda; venta de abejas reinas; reinas; núcleos; material apícola;
      polinización; apiturismo; visitas guiadas; apadrina una colmena; miel a granel
    `,
    fr: `
      miel toutes fleurs; miel de printemps; miel d'été; miel de montagne; miel de forêt; miel de sapin;
      miel de tilleul; miel de bruyère; miel de colza; miel de tournesol; miel de sarrasin; miel de garrigue;
      miel de trèfle; miel crémeux; miel en rayon; miel bio; miels; bonbons au miel; nougat; vinaigre de miel;
      cire d'abeille; cire; savons au miel; cosmétiques; coffrets cadeaux; reines; élevage de reines;
      matériel apicole; pollinisation; ruches en entreprise; installation de ruches; visites; animations;
      vente directe
    `,
    it: `
      miele millefiori; miele di acacia biologico; miele di tiglio; miele di sulla; miele di arancio; miele di agrumi;
      miele di eucalipto; miele di melata; melata; miele di bosco; miele di girasole; miele di rododendro;
      miele di timo; miele di corbezzolo; miele in favo; miele italiano; creme al miele; frutta secca nel miele;
      caramelle al miele; aceto di miele; saponi al miele; cosmetici; cosmesi naturale; bomboniere; confezioni regalo;
      nuclei; famiglie d'api; regine; materiale apistico; impollinazione; fattoria didattica; visite guidate
    `,
    nl: `
      lentehoning; voorjaarshoning; zomerhoning; acaciahoning; heidehoning; koolzaadhoning; raathoning; crèmehoning;
      rauwe honing; biologische honing; lokale honing; honing kopen; honingproducten; kaarsen; bijenwasdoeken;
      honingzeep; zeep; cosmetica; lippenbalsem; koninginnegelei; honingwijn; honinglikeur; geschenkpakketten;
      relatiegeschenken; bedankjes; bijenkasten; imkerbenodigdheden; bijenles; excursies; rondleidingen; lezingen;
      workshops; bijen adopteren; bijenadoptie; bedrijfsbijen; honing proeven
    `,
    pt: `
      mel silvestre; mel de eucalipto; mel de castanheiro; mel multifloral; mel de flores silvestres;
      mel de assa-peixe; mel de cipó-uva; mel de medronheiro; mel cru; mel orgânico; mel em favo; favos;
      mel com nozes; mel cremoso; extrato de própolis; própolis verde; pólen apícola; velas de cera; sabonetes de mel;
      cosmética natural; licor de mel; vinagre de mel; cabazes; lembranças; rainhas; núcleos; colmeias;
      material apícola; polinização; visitas guiadas; apadrinhar uma colmeia; abelhas sem ferrão; 
      mel de jataí
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Buzz Hill honey farm in Kent' },
      { language: 'de', text: 'Imkerei in Lüneburg' },
      { language: 'fr', text: 'Apiculteur à Die' },
    ],
    notNamed: [
      { language: 'en', text: 'As sweet as honey' },
      { language: 'it', text: 'La luna di miele' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/beekeeper',
};
