import type { TradeEntry } from '../../trade.ts';

export const mason: TradeEntry = {
  id: 'mason',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency'],
  noun: 'mason',
  companyNoun: 'masonry company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Masonry',
  names: {
    en: [
      'mason',
      'masons',
      'masonry company',
      'masonry contractor*',
      'bricklayer*',
      'brick and stone masonry',
      'masonry',
      'tuckpointing contractor*',
      'bricklaying',
      'brick mason*',
      'brickie*',
      'brick and block',
      'brick repair',
      'stone restoration',
      'tuck pointing',
      'tuckpointing',
      'brick pointing',
      'lime plastering',
      'drystone',
      'dry stone wall*',
      'stone veneer',
      'brick & stone',
      'brick and stone',
      'brick contractor*',
      'stone contractor*',
      'pointing specialist*',
      'pointing contractor*',
      'brickwork contractor*',
      'brickwork specialist*',
      'repointing specialist*',
      'brickwork and pointing',
    ],
    de: [
      'maurer*',
      'maurermeister*',
      'maurerbetrieb',
      '*maurergeschäft',
      'mauerer*',
      'natursteinarbeiten',
      'naturstein und grabmale',
      'natursteinverarbeitung',
      'natursteinmauer*',
      'klinkerarbeiten',
      'verklinkerung*',
      'klinkerbau',
      'verfugung*',
      'fugenbau',
      'trockenmauer*',
      'natursteine',
      'restaurierung naturstein',
      'verfuger',
      'kundenmaurer*',
      'fugerbetrieb',
      'natursteinbau',
      'klinkermaurer',
      'klinkerbetrieb',
      'natursteinarbeit',
      'natursteintechnik',
      'marmor und granit',
    ],
    es: [
      'albañil*',
      'empresa de albañilería',
      'trabajos en piedra',
      'mármoles',
      'piedra natural',
      'granitos',
      'muros de piedra',
      'picapedrero*',
      'restauración de piedra',
      'restauración de fachadas',
      'canterías',
      'mampostero*',
      'marmolistería',
      'piedra y mármol',
      'granito y mármol',
      'piedras naturales',
      'trabajos en mármol',
      'revestimientos en piedra',
    ],
    fr: [
      'maçon*',
      'maçonnerie',
      'entreprise de maçonnerie',
      'maçonnerie générale',
      'briqueteur*',
      'briquetage',
      'brique et pierre',
      'pierre naturelle',
      'pierre sèche',
      'murailler*',
      'muretier',
      'joints de briques',
      'joints de brique',
      'rejointoiement*',
      'rejointoyage',
      'tuckpointing',
      'réparation de brique*',
      'rénovation de façade*',
      'restauration de pierre',
      'ravalement',
      'graniterie',
      'rejointoyeur*',
      'brique et bloc',
      'joint de brique',
      'marbrerie granit',
      'marbre et granit',
      'granit et marbre',
      'pierre de taille',
      'pierres naturelles',
      'marbrier décoration',
    ],
    it: [
      'muratore',
      'muratori',
      'impresa muraria',
      'opere murarie',
      'muratura',
      'opere in pietra',
      'lavorazione della pietra',
      'pietra naturale',
      'pietre naturali',
      'lavorazione del marmo',
      'marmo e granito',
      'muri a secco',
      'muretti a secco',
      'restauro facciate',
      'posa pietra',
      'rivestimenti in pietra',
      'murature',
      'lavori murari',
      'muri in sasso',
      'pietre e marmi',
      'imprese murarie',
      'muri di sostegno',
      'lavorazione pietre',
      'lavorazioni in pietra',
    ],
    nl: [
      'metselaar*',
      'metselbedrijf',
      'voegbedrijf',
      'voeger',
      'metselwerk*',
      'metselen',
      'metselbedrijven',
      'voegwerk*',
      'voegers',
      'voegersbedrijf',
      'gevelrenovatie*',
      'gevelherstel',
      'gevelwerk*',
      'natuursteen*',
      'marmerbewerk*',
      'kaleiwerken',
      'kaleien',
      'steenstrips plaatsen',
      'invoegwerken',
      'opvoegwerken',
      'schoorsteenrestauratie',
      'gevelspecialist',
      'steenbewerking',
      'gevelmetsel*',
      'gevelvoegen',
      'gevelbedrijf',
      'gevelvoegwerk',
      'voegbedrijven',
      'metsel- en betonwerk*',
      'steenstripspecialist*',
      'gevelbekleding steenstrips',
      'sierbepleistering en metsel',
    ],
    pt: [
      'pedreiro*',
      'empresa de alvenaria',
      'alvenaria',
      'alvenarias',
      'pedra natural',
      'trabalhos em pedra',
      'granitos',
      'muros de pedra',
      'muros em pedra',
      'transformação de pedra',
      'pedras decorativas',
      'restauro de fachadas',
      'muro de pedra',
      'pedras naturais',
      'pedras e mármores',
      'canteiros de pedra',
      'revestimento em pedra',
      'restauração de fachadas',
      'reabilitação de fachadas',
    ],
  },
  work: {
    en: ['brickwork', 'stonework', 'mortar', 'repointing'],
    de: ['mauerwerk', 'naturstein'],
    fr: ['gros oeuvre', 'dalle béton'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'tuckpointing',
      'repointing',
      'brick repair',
      'chimney repair',
      'chimney rebuild*',
      'stone veneer',
      'retaining wall*',
      'brick patio*',
      'fireplace construction',
      'lintel replacement',
    ],
    de: ['maurerarbeiten', 'putzarbeiten', 'betonarbeiten', 'pflasterarbeiten', 'grabmale', 'küchenarbeitsplatten'],
    es: ['albañilería', 'construcción de muros', 'alicatados', 'enfoscados', 'rehabilitación de fachadas'],
    fr: [
      'maçonnerie',
      'construction de murs',
      'dalle béton',
      'ravalement de façade',
      'ouverture de mur porteur',
      'terrasse',
      'extension de maison',
    ],
    it: ['opere murarie', 'muri di contenimento', 'intonaci', 'ristrutturazione facciate'],
    nl: ['metselwerk', 'voegwerk', 'gevelrenovatie', 'schoorsteen metselen'],
    pt: ['alvenaria', 'reboco', 'construção de muros', 'reparação de fachadas'],
  },
  sharedJobs: {
    en: [
      'brickwork',
      'bricklaying',
      'stonework',
      'chimneys',
      'retaining walls',
      'patios',
      'fireplaces',
      'stone restoration',
      'brick pointing',
    ],
    de: ['mauerwerk', 'natursteinmauern', 'verputz', 'fassaden', 'schornsteinbau', 'fundamente', 'klinkerarbeiten'],
    es: [
      'muros',
      'ladrillo visto',
      'piedra natural',
      'fachadas',
      'chimeneas',
      'solados',
      'cimentaciones',
      'muros de piedra',
      'restauración de piedra',
      'restauración de fachadas',
    ],
    fr: [
      'murs',
      'rejointoiement',
      'pierre',
      'façades',
      'dalles',
      'fondations',
      'enduits',
      'cheminées',
      'terrasses',
      'pierre naturelle',
      'joints de brique',
    ],
    it: [
      'murature',
      'muri',
      'pietra',
      'facciate',
      'camini',
      'pavimentazioni',
      'fondazioni',
      'muratura',
      'muri a secco',
    ],
    nl: [
      'schoorstenen',
      'tuinmuren',
      'gevelreiniging',
      'funderingen',
      'metselen',
      'gevelherstel',
      'steenstrips plaatsen',
    ],
    pt: ['muros', 'pedra', 'fachadas', 'chaminés', 'calçadas', 'fundações', 'muros de pedra', 'muros em pedra'],
  },
  mentions: {
    en: `
      masonry repair; masonry restoration; brick masonry; stone masonry; brick laying; brick restoration;
      brick replacement; brick cleaning; brick staining; blockwork; block work; block walls; concrete block;
      cinder block repair; brick walls; garden walls; garden wall repairs; boundary walls; stone walls;
      dry stone walling; dry stone walls; stone repair; stone cladding; stone fireplaces; outdoor fireplaces;
      outdoor kitchens; fire pits; pizza ovens; fireplace repair; fireplace restoration; chimney stacks; chimney caps;
      chimney crown repair; chimney liners; chimney flashing; chimney removal; pointing; lime pointing
    `,
    de: `
      mauerarbeiten; mauerwerksarbeiten; mauerbau; natursteinmauer; trockenmauern; gartenmauern; stützmauern;
      klinkerfassaden; verblendmauerwerk; verklinkerung; verblendarbeiten; verfugungen; fugensanierung; verfugen;
      mauerwerkssanierung; mauertrockenlegung; horizontalsperre; kellerabdichtung; rissesanierung;
      schornsteinsanierung; schornsteinkopfsanierung; kaminsanierung; kaminbau; verputzarbeiten; innenputz; außenputz;
      fassadensanierung; fassadenverkleidung; wanddurchbrüche; wanddurchbruch; türdurchbrüche; mauerdurchbrüche;
      umbauarbeiten; umbauten; anbauten; rohbau; rohbauarbeiten; garagenbau; bodenplatten
    `,
    es: `
      albañilería en general; albañilería general; trabajos de albañilería; mampostería; mampostería en piedra;
      muro de piedra; muros de contención; muros de ladrillo; muros de bloque; levantado de muros;
      paredes de ladrillo; tabiquería; tabiques; tabiques de ladrillo; bloques; bardas; construcción de bardas;
      ampliaciones; construcción de casas; barbacoas; barbacoas de obra; asadores; chimeneas de obra; hornos de leña;
      construcción de chimeneas; enfoscado; revoques; repellado; aplanados; enlucidos; monocapa;
      revestimientos de piedra; revestimiento de piedra; aplacados; fachadas de piedra; rehabilitación;
      rejuntado de piedra
    `,
    fr: `
      travaux de maçonnerie; gros œuvre; gros oeuvre; construction neuve; construction de maison;
      construction de maisons; extension; extensions; agrandissement; agrandissement de maison; garages; surélévation;
      mur de clôture; murs de clôture; mur de soutènement; murs de soutènement; muret; murets; murs en pierre;
      mur en pierre; pierres sèches; pose de pierres; parement; parement pierre; pierres de parement;
      joints de pierre; joints de pierres; jointoiement; réparation de joints de brique; réparation de maçonnerie;
      réparation de briques; remplacement de briques; brique; briques; linteaux; réparation de linteaux; allèges;
      ventre de bœuf
    `,
    it: `
      lavori in muratura; lavori di muratura; lavori edili; opere edili; muri in pietra; muri in pietra naturale;
      muri di cinta; muri di recinzione; muratura in mattoni; muratura faccia a vista; mattoni faccia a vista;
      tramezzi; tramezzature; pareti divisorie; demolizioni; rifacimento intonaco; rifacimento intonaci;
      intonaci esterni; intonaci deumidificanti; intonaco; massetti; sottofondi; solai; rifacimento solai;
      getti in calcestruzzo; cemento armato; plinti; scavi; fognature; tracce; assistenza muraria; assistenze murarie;
      apertura porte e finestre; apertura vani; architravi; cerchiature; consolidamento murature;
      consolidamento strutturale
    `,
    nl: `
      metselwerken; metsel en voegwerk; metselwerkzaamheden; gevelmetselwerk; sierwerk; muren metselen; tuinmuur;
      tuinmuur metselen; tuinmuurtjes; binnenmuren; lijmwerk; lijmen en metselen; gevels; gevelrestauratie;
      gevelreparatie; gevelreinigen; gevel reinigen; gevel voegen; gevel impregneren; impregneren; hydrofoberen;
      gevelstenen; steenstrips; gevelisolatie; spouwmuurisolatie; spouwankers; scheurherstel; scheuren herstellen;
      scheurreparatie; metselwerkherstel; metselwerk reparatie; muurherstel; voegen; voegwerken; hervoegen;
      voegwerk renovatie; voegwerk herstellen
    `,
    pt: `
      serviços de pedreiro; trabalhos de alvenaria; trabalhos de pedreiro; alvenaria em geral; alvenaria estrutural;
      construção de paredes; paredes; paredes em tijolo; levantamento de paredes; paredes divisórias;
      demolição de paredes; abertura de vãos; muros de suporte; muros de vedação; muros de arrimo; muro de arrimo;
      construção de muro; churrasqueira; churrasqueiras; barbecues; fornos de lenha; lareiras; construção de chaminés;
      rebocos; reboco de paredes; chapisco; emboço; estuque; contrapiso; betonilhas; lajes; laje; concretagem;
      pilares; vigas; baldrame; alicerces; sapatas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Hofer & Sons: masonry contractor in Cleveland' },
      { language: 'fr', text: 'Maçon à Annecy, entreprise de maçonnerie' },
    ],
    notNamed: [
      { language: 'en', text: 'The Masonic lodge meets on Tuesdays' },
      { language: 'de', text: 'Der Maler streicht auch Mauern' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/stonemason',
};
