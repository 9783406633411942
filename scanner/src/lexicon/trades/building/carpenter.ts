import type { TradeEntry } from '../../trade.ts';

export const carpenter: TradeEntry = {
  id: 'carpenter',
  questions: 'generic',
  customers: 'at-home',
  noun: 'carpenter',
  companyNoun: 'carpentry company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Carpentry',
  names: {
    en: [
      'carpenter*',
      'carpentry company',
      'joiner',
      'joiners',
      'joinery',
      'cabinet maker*',
      'carpentry and joinery',
      'woodworking shop',
      'custom cabinetry',
      'carpentry services',
      'custom cabinet shop',
    ],
    de: [
      'schreinerei*',
      'schreiner*',
      'tischlerei*',
      'tischler*',
      '*schreinermeister',
      '*tischlermeister',
      'zimmerei*',
      'zimmerer*',
      'zimmermann*',
      'holzbau',
      'möbelschreinerei',
      'bauschreinerei',
      'bau und möbelschreinerei',
      'innenausbau',
      'bautischlerei',
      'möbeltischlerei',
    ],
    es: [
      'carpintero*',
      'carpintería de madera',
      'ebanista*',
      'ebanistería',
      'taller de carpintería',
      'carpintería',
      'carpinterías',
    ],
    fr: ['menuisier*', 'menuiserie*', 'charpentier*', 'ébéniste*', 'ébénisterie', 'agenceur'],
    it: ['falegname', 'falegnami', 'falegnameria', 'ebanista', 'carpenteria in legno', 'ebanisteria'],
    nl: [
      'timmerman',
      'timmerlieden',
      'timmerbedrijf',
      'schrijnwerker*',
      'schrijnwerkerij',
      'meubelmaker*',
      'timmerwerken',
      'interieurbouw',
    ],
    pt: ['carpinteiro*', 'carpintaria', 'marceneiro*', 'marcenaria', 'móveis sob medida', 'móveis planejados'],
  },
  work: {
    en: ['woodwork', 'millwork'],
    de: ['möbelbau', 'einbaumöbel', 'treppenbau', 'massivholz*'],
    fr: ['agencement', 'parquet'],
  },
  neverAlone: { en: ['cabinets'] },
  jobs: {
    en: [
      'custom cabinets',
      'kitchen cabinets',
      'built in wardrobes',
      'fitted wardrobes',
      'bespoke furniture',
      'trim carpentry',
      'finish carpentry',
      'door hanging',
      'door installation',
      'staircases',
      'decking',
      'framing',
      'shelving',
      'sash windows',
      'fitted kitchens',
    ],
    de: [
      'möbelbau',
      'innenausbau',
      'einbauschränke',
      'treppenbau',
      'treppen',
      'haustüren',
      'innentüren',
      'zimmertüren',
      'fenster',
      'holzfenster',
      'küchen',
      'küchenbau',
      'möbel',
      'badmöbel',
      'ladenbau',
      'dachstühle',
      'parkett',
      'parkettböden',
      'böden',
      'bodenbeläge',
      'insektenschutz',
      'reparaturen',
      'terrassen',
      'sonnenschutz',
      'rollläden',
      'restaurierung',
      'massivholzmöbel',
      'büromöbel',
      'möbel nach maß',
      'holzterrassen',
      'carports',
      'wintergärten',
    ],
    es: [
      'muebles a medida',
      'armarios empotrados',
      'puertas de madera',
      'cocinas a medida',
      'tarimas',
      'escaleras de madera',
      'restauración de muebles',
      'vestidores',
      'pérgolas',
      'ventanas de madera',
    ],
    fr: [
      'meubles sur mesure',
      'agencement intérieur',
      'pose de parquet',
      'escaliers',
      'dressing',
      'placards',
      'portes',
      'fenêtres',
      'cuisines',
      'terrasses bois',
      'bardage',
      'ossature bois',
      'pergolas',
    ],
    it: [
      'mobili su misura',
      'cucine su misura',
      'armadi su misura',
      'porte interne',
      'infissi in legno',
      'scale in legno',
      'restauro mobili',
      'parquet',
      'soppalchi',
      'arredo negozi',
    ],
    nl: [
      'maatwerk meubels',
      'maatwerk kasten',
      'inbouwkasten',
      'keukens op maat',
      'kozijnen',
      'deuren',
      'trappen',
      'dakkapellen',
      'houtrot',
      'vloeren leggen',
      'badkamermeubels',
      "veranda's",
    ],
    pt: [
      'móveis por medida',
      'móveis sob medida',
      'cozinhas por medida',
      'roupeiros',
      'portas de madeira',
      'escadas de madeira',
      'pavimentos flutuantes',
      'restauro de móveis',
      'armários embutidos',
      'decks',
    ],
  },
  sharedJobs: {
    en: [
      'kitchen fitting',
      'loft conversions',
      'staircase*',
      'bespoke joinery',
      'built-in wardrobes',
      'skirting boards',
      'flooring',
      'window frames',
      'extensions',
      'garden rooms',
      'bathroom fitting',
      'built-ins',
      'crown molding',
      'deck building',
      'pergolas',
    ],
    de: ['türen', 'dachstuhl', 'carport*', 'holzbau', 'trockenbau'],
    es: ['puertas', 'ventanas', 'tarima', 'parquet', 'barnizado', 'frentes de armario'],
    fr: ['menuiserie intérieure', 'menuiserie extérieure', 'parquets', 'volets', 'charpente', 'agencement', 'portails'],
    it: ['arredamenti su misura', 'infissi', 'porte', 'finestre', 'scale', 'serramenti', 'pergole', 'tetti in legno'],
    nl: [
      'keukens',
      'dakkapel',
      'vloeren',
      'schuren',
      'overkappingen',
      'aanbouw',
      'tuinhuizen',
      'verbouwingen',
      'renovatie',
      'houten vloeren',
    ],
    pt: [
      'móveis planejados',
      'cozinhas',
      'portas',
      'janelas',
      'escadas',
      'pavimentos',
      'pérgolas',
      'carpintaria geral',
    ],
  },
  mentions: {
    en: `
      carpentry; cabinetry; custom millwork; woodworking; custom woodwork; wainscoting; baseboard installation;
      baseboards; built in bookcases; bookcases; bookshelves; floating shelves; custom closets; closet systems;
      alcove units; media walls; entertainment centers; mantels; fireplace surrounds; stair repair; stair railings;
      handrails; banisters; loft ladders; loft boarding; stud walls; stud partitions; roof trusses; timber framing;
      timber frame buildings; oak framing; porch repair; deck repair; furniture restoration; furniture repair;
      wood rot repair; internal doors; external doors; fire doors; fire door installation
    `,
    de: `
      schreinerarbeiten; tischlerarbeiten; zimmerarbeiten; zimmererarbeiten; holzbauarbeiten; einbaumöbel;
      einbauküchen; küchenmöbel; schranksysteme; begehbare kleiderschränke; begehbarer kleiderschrank; schiebetüren;
      schiebetürschränke; dachschrägenschränke; garderoben; esstische; regale; einbauregale; wohnmöbel;
      schlafzimmermöbel; objekteinrichtung; praxiseinrichtungen; gastronomieeinrichtung; empfangstheken; messebau;
      holztreppen; treppenrenovierung; treppensanierung; eingangstüren; wohnungstüren; brandschutztüren;
      sicherheitstüren; schallschutztüren; türen und tore; türenmontage; fensterbau; holz alu fenster;
      fensterrenovierung; fenstersanierung; denkmalschutz
    `,
    es: `
      armarios a medida; armarios; cocinas; muebles de cocina; muebles de baño; muebles de salón; muebles de oficina;
      mobiliario comercial; mobiliario a medida; puertas a medida; puertas de interior; puertas de exterior;
      puertas de entrada; puertas correderas; puertas acorazadas; puertas cortafuegos; puertas lacadas; closets;
      cocinas integrales; libreros; librerías a medida; estanterías a medida; escaleras; barandillas de madera;
      porches de madera; porches; tarimas de exterior; tarima exterior; deck de madera; suelos de madera;
      suelos laminados; revestimientos de madera; forrado de paredes; friso de madera; panelados; techos de madera;
      vigas de madera; estructuras de madera; casas de madera; cubiertas de madera
    `,
    fr: `
      menuiserie bois; agencement sur mesure; agencement de cuisine; agencement de magasins; agencement de bureaux;
      agencement commercial; aménagement intérieur; aménagement de placards; mobilier sur mesure; création de meubles;
      fabrication de meubles; restauration de meubles; restauration de mobilier; rénovation de meubles;
      escaliers sur mesure; escalier bois; fabrication d'escaliers; rénovation d'escaliers; garde corps;
      cuisine sur mesure; cuisines sur mesure; salle de bain; meubles de salle de bain; bibliothèques;
      bibliothèques sur mesure; verrières; dressings; dressing sur mesure; placards sur mesure; rangements sur mesure;
      portes intérieures; portes coulissantes; portes d'entrée; porte d'entrée; blocs portes; portes de garage;
      volets bois; volets battants; volets roulants; fenêtres bois
    `,
    it: `
      arredamento su misura; arredi su misura; mobili in legno; mobili artigianali; cucine in legno;
      cucine in muratura; armadi; armadi a muro; cabine armadio; cabina armadio; librerie su misura; librerie;
      camere da letto; camerette; mobili bagno; mobili da ufficio; arredamenti per negozi; arredamento negozi;
      arredi commerciali; banconi; tavoli su misura; tavoli; boiserie; porte su misura; porte in legno;
      porte scorrevoli; portoncini; portoni in legno; portoncini blindati; finestre in legno;
      finestre legno alluminio; persiane in legno; scuri in legno; persiane; scale su misura; pavimenti in legno;
      posa parquet; levigatura parquet; coperture in legno; strutture in legno
    `,
    nl: `
      timmerwerkzaamheden; timmerwerk op maat; binnenschrijnwerk; buitenschrijnwerk; schrijnwerk; maatkasten;
      kasten op maat; kastenwanden; kastenwand; inloopkasten; dressings; dressing op maat; boekenkasten; tv meubels;
      tafels op maat; meubels op maat; maatwerkmeubels; keukens plaatsen; keukenmontage; keukenrenovatie;
      binnendeuren; buitendeuren; voordeuren; schuifdeuren; stalen deuren; deuren afhangen; kozijnen vervangen;
      houten kozijnen; kozijnen en ramen; ramen en deuren; houten ramen; houten trappen; traprenovatie;
      trappen op maat; balustrades; houtrotreparatie; houtrotherstel; houtrot reparatie; dakconstructies; dakwerken
    `,
    pt: `
      mobiliário por medida; mobiliário; armários; armários planejados; armários sob medida; cozinhas planejadas;
      cozinha planejada; móveis de cozinha; móveis de casa de banho; móveis para banheiro; móveis para escritório;
      móveis corporativos; móveis comerciais; roupeiros embutidos; roupeiros por medida; closets; closet planejado;
      guarda roupas; dormitórios; quartos planejados; home office; home theater; estantes; estantes por medida;
      painéis ripados; painéis de tv; lambris; revestimentos em madeira; forros de madeira; tetos em madeira;
      portas interiores; portas de correr; portas exteriores; portas lacadas; portas corta fogo; janelas de madeira;
      portadas; escadas em madeira; corrimãos; soalhos
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Schreinerei Thomas: Möbel nach Maß' },
      { language: 'en', text: 'E. Brown Joinery, joiners in Leeds' },
      { language: 'nl', text: 'Timmerbedrijf De Vries in Utrecht' },
    ],
    notNamed: [
      { language: 'en', text: 'A carpet of wild flowers' },
      { language: 'de', text: 'Der Holzhandel liefert Bretter' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/carpenter, craft/joiner',
};
