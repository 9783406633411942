import type { TradeEntry } from '../../trade.ts';

export const fenceContractor: TradeEntry = {
  id: 'fence-contractor',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'fence contractor',
  companyNoun: 'fence company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: null,
  names: {
    en: [
      'fence company',
      'fencing company',
      'fence contractor*',
      'fencing contractor*',
      'fence builder*',
      'fence installer*',
      'fence installation company',
      'fences',
      'fencing services',
      'fencing supplies',
      'fence repair*',
      'fence & gate*',
      'fence and gate*',
      'fencing and gates',
      'fencing and construction',
      'fencing & construction',
      'fencing and decking',
      'fencing and landscaping',
      'fencing llc',
      'fencing ltd',
      'fencing installers',
      'fencer',
      'garden fencing',
      'commercial fencing',
      'vinyl fencing',
      'wood fencing',
      'electric gates',
      'gate installer*',
      'gate company',
      'automatic gates',
      'iron fence*',
      'deck and fence',
      'fence and deck',
      'fence co',
      'fence fitter*',
      'fence panels',
      'fence supply',
      'fence erector*',
      'fence services',
      'fencing centre',
      'fence specialist*',
      'fencing supplier*',
      'fencing specialist*',
    ],
    de: [
      'zaunbau',
      'zaunbauer*',
      'zaunbaubetrieb',
      'zäune und tore',
      '*zaunbau',
      'zaun*',
      'doppelstabmattenzaun*',
      'doppelstabmatten',
      'sichtschutzzaun*',
      'toranlagen',
      'toranlage',
      'metallzaun*',
      'torsysteme',
      'einfriedung*',
      'aluzäune',
      'weidezaun*',
      'schiebetor*',
      'gabionenbau',
      'gabionenzaun*',
      'einfahrtstor*',
      'industriezaun*',
      'aluminiumzaun*',
      'stabmattenzaun*',
      'doppelstabzaun*',
    ],
    es: [
      'empresa de vallados',
      'instalador de vallas',
      'instalación de vallas',
      'cerramientos y vallados',
      'vallado*',
      'cercados',
      'cercas',
      'cerramientos metálicos',
      'cerramientos de fincas',
      'malla ciclónica',
      'mallas metálicas',
      'alambrados',
      'alambradas',
      'cerramientos de parcelas',
      'alambrador*',
      'cerco perimetral',
      'cercos olímpicos',
      'tejido romboidal',
      'cierre perimetral',
      'alambrado olímpico',
      'cercos perimetrales',
      'cercos perimétricos',
      'cierres perimetrales',
      'instalación de mallas',
    ],
    fr: [
      'poseur de clôtures',
      'pose de clôtures',
      'entreprise de clôture',
      'clôtures et portails',
      'clôtures',
      'clôturiste*',
      'installateur de clôture*',
      'poseur de clôture',
      'clôture et portail',
      'clôture portail',
      'pose de portails',
      'pose de portail',
      'grillage*',
      'clôture aluminium',
      'clôture bois',
      'clôture en vinyle',
      'motorisation de portail*',
      'portail automatique',
      'spécialiste de la clôture',
      'automatismes de portail',
      'palissade*',
      'installation de clôture*',
      'clôture frost',
      'portail clôture',
      'clôture en bois',
      'clôture et rampe',
      'clôture à mailles',
      'clôture de maille*',
      'clôture sur mesure',
      'portail et clôture',
      'clôture et terrasse',
      'clôture résidentielle',
    ],
    it: [
      'recinzioni',
      'recinzioni e cancelli',
      'installatore di recinzioni',
      'recinzione',
      'reti metalliche',
      'staccionate',
      'cancelli automatici',
      'automazione cancelli',
      'automazioni cancelli',
      'cancelli su misura',
    ],
    nl: [
      'hekwerkbedrijf',
      'hekwerken',
      'hekwerk specialist',
      'schuttingen',
      'hekwerk',
      'hekwerkspecialist*',
      'hekwerkmontage',
      'schutting*',
      'omheining*',
      'afsluitingen',
      'afrastering*',
      'tuinafsluiting*',
      'tuinschermen',
      'tuinpoorten',
      'draadafsluiting*',
      'draadpanelen',
      'hekken',
      'sierhekwerk*',
      'tuinhek*',
      'betonschutting*',
      'hek en poort',
      'toegangspoorten',
      'hekkenbouw*',
      'hekwerkbouw*',
      'erfafscheiding*',
      'hekwerkplaatser*',
      'hekwerktechniek',
      'tuinafscheiding*',
      'hekwerkenbedrijf',
      'hekwerkfabrikant*',
      'hekkenspecialist',
      'weideafrastering',
      'terreinafscheiding*',
    ],
    pt: [
      'empresa de vedações',
      'vedações',
      'instalação de cercas',
      'cercas e vedações',
      'vedação',
      'cercas',
      'cercamentos',
      'cercamento',
      'cerca elétrica',
      'alambrado*',
      'gradil*',
      'gradis',
      'cerca de madeira',
      'instalação de cerca*',
      'cerca viva artificial',
    ],
  },
  work: { en: ['chain link', 'privacy fence*', 'vinyl fence*'] },
  neverAlone: {},
  jobs: {
    en: [
      'fence installation',
      'fence repair',
      'wood fence*',
      'vinyl fence*',
      'chain link fence*',
      'privacy fence*',
      'gate installation',
      'aluminum fence*',
    ],
    de: ['doppelstabmattenzaun', 'sichtschutz', 'sichtschutzzäune', 'gartentore', 'zaunmontage', 'gabionen'],
    es: ['vallas metálicas', 'malla simple torsión', 'puertas de jardín'],
    fr: ['pose de clôture', 'portails', 'grillage', 'clôture bois'],
    it: ['recinzioni metalliche', 'cancelli', 'recinzioni in legno'],
    nl: ['schutting plaatsen', 'poorten', 'gaashekwerk', 'tuinhek'],
    pt: ['vedação metálica', 'portões', 'cercas elétricas'],
  },
  sharedJobs: {
    en: [
      'wood fences',
      'vinyl fences',
      'chain link fences',
      'gates',
      'automatic gates',
      'privacy fences',
      'aluminum fences',
      'panel fencing',
      'trellis',
      'garden fencing',
      'commercial fencing',
      'vinyl fencing',
      'wood fencing',
    ],
    de: ['zaunbau', 'doppelstabmattenzäune', 'toranlagen', 'holzzäune', 'aluzäune'],
    es: [
      'vallas',
      'cercados',
      'puertas automáticas',
      'malla metálica',
      'cerramientos',
      'verjas',
      'celosías',
      'cercas',
      'cerramientos metálicos',
      'cerramientos de fincas',
      'malla ciclónica',
      'cerramientos de parcelas',
    ],
    fr: ['clôtures', 'motorisation', 'palissades', 'grillage*', 'brise vue', 'garde corps', 'clôture aluminium'],
    it: ['recinzioni', 'cancelli automatici', 'reti metalliche', 'ringhiere', 'parapetti', 'staccionate'],
    nl: [
      'schuttingen',
      'hekwerk',
      'tuinpoorten',
      'sierhekwerk',
      'draadafsluiting*',
      'afsluitingen',
      'tuinschermen',
      'draadpanelen',
      'hekken',
    ],
    pt: [
      'vedações',
      'cercas',
      'portões automáticos',
      'muros',
      'gradeamentos',
      'cercamento',
      'cerca elétrica',
      'gradis',
    ],
  },
  mentions: {
    en: `
      fencing; fence replacement; fence builders; residential fencing; wooden fencing; cedar fences; cedar fencing;
      pvc fence*; chain link fencing; aluminum fencing; ornamental iron fence*; wrought iron fence*;
      wrought iron fencing; steel fencing; composite fencing; split rail fence*; picket fence*; pool fence*;
      pool fencing; closeboard fencing; featheredge fencing; panel fences; palisade fencing; mesh fencing;
      security fencing; agricultural fencing; farm fencing; livestock fencing; equestrian fencing; electric fencing;
      deer fencing; temporary fencing; temporary fence rental; colorbond fencing; fence staining; driveway gates
    `,
    de: `
      zäune; zaunsysteme; zaunanlagen; metallzäune; metallzaun; gittermattenzäune; stabmattenzäune; stabgitterzäune;
      maschendrahtzäune; maschendrahtzaun; maschendrahtgeflecht; aluminiumzäune; schmiedezäune; schmuckzäune;
      holzzaun; wpc zäune; kunststoffzäune; lattenzäune; gabionenzäune; sichtschutzzaun; sichtschutz im garten;
      gartenzäune; gartenzaun; industriezäune; sicherheitszäune; weidezäune; wildzäune; ballfangzäune; poolzäune;
      mobilzäune; bauzäune; bauzaunvermietung; tore; schiebetore; drehtore; flügeltore; hoftore; einfahrtstore;
      industrietore
    `,
    es: `
      vallados; vallado; vallado de fincas; vallado de parcelas; vallados metálicos; cercado de fincas;
      valla metálica; vallas de madera; vallas de jardín; vallas de pvc; vallas de aluminio; vallas de composite;
      vallas de obra; vallas para piscinas; malla electrosoldada; malla ciclón; mallas ganaderas; malla cinegética;
      malla galvanizada; malla progresiva; cercas de madera; cercas eléctricas; cerca eléctrica; bardas; rejas;
      reja acero; reja ciclón; concertinas; alambre de púas; ocultación; ocultaciones; brezo; setos artificiales;
      puertas metálicas; puertas peatonales
    `,
    fr: `
      clôture; installation de clôture; clôture rigide; clôtures rigides; panneaux rigides; clôture grillagée;
      clôture alu; clôture pvc; clôture composite; clôture béton; clôtures bois; clôtures de jardin;
      clôture de piscine; clôtures de piscine; clôture agricole; clôtures agricoles; clôture électrique;
      clôtures industrielles; clôture de chantier; clôture maille de chaîne; clôture ornementale; clôture de verre;
      clôtures de cèdre; clôture d'intimité; occultation; occultants; brise vues; lames occultantes; gabions;
      portail battant; portail coulissant; portails coulissants; portillons; portail alu; portail motorisé;
      motorisation de portail; automatismes; interphone; visiophone
    `,
    it: `
      posa recinzioni; montaggio recinzioni; installazione recinzioni; recinzioni residenziali;
      recinzioni industriali; recinzioni per giardini; recinzioni in ferro; recinzioni in rete; recinzioni in pvc;
      recinzioni in alluminio; recinzioni in composito; recinzioni in wpc; recinzioni modulari; recinzioni a pannelli;
      recinzioni elettrosaldate; recinzioni in grigliato; recinzioni in cemento; recinzioni agricole;
      recinzioni da cantiere; recinzioni mobili; recinzioni sportive; recinzioni per piscine; recinzioni elettriche;
      reti per recinzioni; rete a maglia sciolta; rete elettrosaldata; rete zincata; pannelli grigliati;
      staccionate in legno; steccati; palizzate; frangivista; frangivento; siepi artificiali; cancello scorrevole;
      cancelli scorrevoli; cancelli a battente; cancelletti pedonali; cancelli pedonali
    `,
    nl: `
      hekwerk plaatsen; omheining; omheiningen; tuinafsluiting; tuinafsluitingen; houten afsluiting; betonafsluiting;
      betonplaten; draadhekken; dubbelstaafmatten; dubbelstaafmathekwerk; staafmathekwerk; spijlenhekwerk;
      gaasafrastering; afrastering; afrasteringen; schapengaas; schrikdraad; paardenafrastering; weideafsluiting;
      bouwhekken; bouwhekken huren; schutting; houten schutting; houten schuttingen; hout beton schutting;
      betonschutting; betonschuttingen; composiet schutting; tuinscherm; schutting vervangen; schutting reparatie;
      privacy afsluiting; zichtdicht hekwerk; schanskorven; poort
    `,
    pt: `
      instalação de vedações; montagem de vedações; vedações metálicas; vedações em rede; vedações em madeira;
      vedações agrícolas; vedações industriais; vedações desportivas; vedações de obra; vedações rígidas;
      painéis de vedação; rede elástica; rede eletrossoldada; redes metálicas; rede ovelheira; rede de sombra;
      alambrado; alambrados; instalação de cerca elétrica; cercas de madeira; cercas de arame; cercas em tela;
      cercas nylofor; cercas para condomínios; concertina; concertinas; gradil; telas de alambrado; mourões;
      cercamento de terrenos; tapumes; muros pré moldados; muro pré moldado; portões de correr; portões de batente;
      portão eletrônico; portões eletrônicos
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Longhorn Fence Co is a fence company in Plano' },
      { language: 'de', text: 'Zaunbau Richter: Zäune und Tore' },
    ],
    notNamed: [
      { language: 'en', text: 'Fencing lessons with foil and sabre' },
      { language: 'fr', text: 'Le compte est clôturé' },
    ],
  },
  source: 'schema.org 30.0',
};
