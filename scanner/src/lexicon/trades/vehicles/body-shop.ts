import type { TradeEntry } from '../../trade.ts';

export const bodyShop: TradeEntry = {
  id: 'body-shop',
  questions: 'generic',
  customers: 'workshop',
  noun: 'auto body shop',
  companyNoun: 'auto body shop',
  schemaTypes: ['AutoBodyShop', 'AutoRepair'],
  additionalType: null,
  names: {
    en: [
      'auto body shop*',
      'body shop',
      'collision repair*',
      'collision center',
      'panel beater*',
      'smash repairs',
      'auto body repair',
      'paint and body',
      'car body repairs',
      'bodyshop',
      'autobody',
      'collision centre',
      'collision specialist*',
      'crash repair*',
      'accident repair centre',
      'smash repair*',
      'car body repair*',
      'car bodywork',
      'bodywork repair*',
      'bodywork specialist*',
      'vehicle body repair*',
      'dent repair specialist*',
    ],
    de: [
      'karosseriebau',
      'karosseriebetrieb',
      'autolackiererei*',
      'karosserie und lack',
      'fahrzeuglackierung',
      'lackierzentrum',
      'unfallinstandsetzung',
      'autolackierer*',
      'fahrzeuglackiererei*',
      'fahrzeuglackierer*',
      'karosseriewerkstatt',
      'karosseriebauer*',
      'karosseriefachbetrieb*',
      'carrosserie*',
      'autolackierung*',
      'auto lackierung*',
      'lackiererei*',
      'beulendoktor*',
      'dellendoktor*',
      'ausbeultechnik',
      'beulenreparatur',
    ],
    es: [
      'taller de chapa y pintura',
      'chapa y pintura',
      'enderezado y pintura',
      'hojalatería y pintura',
      'chapista*',
      'chapa pintura',
      'taller de chapa',
      'taller de carrocería*',
      'carrocería y pintura',
      'taller de pintura automotriz',
      'pintura de autos',
      'hojalatero automotriz',
      'enderezada y pintura',
      'chapistería',
      'planchado y pintura',
      'desabolladura*',
      'desabollado y pintura',
    ],
    fr: [
      'carrosserie*',
      'carrossier*',
      'carrosserie peinture',
      'tôlerie automobile',
      'débosselage*',
      'débosseleur*',
      'centre de collision',
      'réparation de jantes',
      'rénovation de jantes',
      'rénovation jantes',
      'peintre auto',
      'peintre automobile',
      'réparation de bosses',
      'esthétique et carrosserie',
    ],
    it: [
      'carrozzeria',
      'carrozzerie',
      'carrozziere',
      'autocarrozzeria',
      'carrozzieri',
      'verniciature auto',
      'verniciatura automobili',
      'riparazione cerchi in lega',
      'verniciatura autoveicoli',
      'riparazioni auto incidentate',
      'riparazione danni grandine',
      'lattoniere auto',
      'lattoniere per auto',
      'levabolli professionisti',
    ],
    nl: [
      'autoschadebedrijf',
      'autoschade*',
      'schadeherstelbedrijf',
      'carrosseriebedrijf',
      'autospuiterij',
      'carrosserie*',
      'autospuiter*',
      'autoplaatwerk*',
      'carrossier*',
      'autolak',
      'autolakkerij*',
      'schadeherstelbedrijven',
      'autospuitinrichting',
      'uitdeukerij',
      'autospuitbedrijf',
      'auto spuiten',
      'deukspecialist*',
    ],
    pt: [
      'funilaria',
      'chapa e pintura',
      'bate chapas',
      'funilaria e pintura',
      'bate chapa',
      'chapeação',
      'reparação de carroçarias',
      'funileiro automotivo',
      'latoaria e pintura',
      'centro de colisão',
      'estufa de pintura auto',
      'pintura de automóveis',
      'pinturas auto',
      'chapa & pintura',
      'funilarias',
      'recuperação de para-choque*',
      'chapeador',
    ],
  },
  work: { en: ['dent repair', 'dent removal'], de: ['smart repair', 'lackschäden', 'ausbeulen'] },
  neverAlone: {},
  jobs: {
    en: [
      'dent repair',
      'paintless dent repair',
      'auto painting',
      'bumper repair',
      'frame straightening',
      'scratch repair',
    ],
    de: ['unfallinstandsetzung', 'smart repair', 'dellenentfernung', 'lackierung', 'hagelschaden'],
    es: ['reparación de abolladuras', 'pintura de coches', 'pulido de faros'],
    fr: ['débosselage', 'réparation de pare chocs', 'peinture auto', 'grêle'],
    it: ['riparazione ammaccature', 'verniciatura auto', 'lucidatura fari'],
    nl: ['deuken verwijderen', 'bumper herstel', 'lakschade'],
    pt: ['martelinho de ouro', 'polimento', 'pintura automóvel'],
  },
  sharedJobs: {
    en: ['collision repair', 'dent removal', 'car painting', 'insurance claims', 'alloy wheel repair*'],
    de: [
      'lackierung*',
      'unfallreparatur*',
      'scheibenreparatur',
      'felgenreparatur',
      'karosseriearbeiten',
      'oldtimer*',
      'hagelschaden*',
    ],
    es: ['chapa y pintura', 'pintura de llantas', 'lunas', 'peritaciones', 'siniestros'],
    fr: ['peinture', 'pare brise', 'rénovation de phares', 'tôlerie', 'redressage'],
    it: ['cristalli', 'sinistri', 'tirabolli', 'raddrizzatura'],
    nl: ['schadeherstel', 'uitdeuken', 'spuitwerk', 'autoschade', 'ruitschade', 'velgen', 'spotrepair'],
    pt: ['bate chapas', 'funilaria', 'reparação de para choques', 'vidros'],
  },
  mentions: {
    en: `
      auto body; body work; bodywork; bodywork repairs; panel beating; accident repair*; accident damage;
      collision repairs; auto collision repair; insurance repairs; insurance work; paintless dent removal;
      hail damage; hail repair*; hail damage repair; car scratch repair; scratch removal; smart repair*;
      cosmetic repairs; minor repairs; bumper scuffs; bumper scuff repair; bumper replacement; spray painting;
      respray*; full resprays; car respray; paint repair; paint matching; color matching; custom paint; auto paint;
      automotive refinishing; alloy wheel refurbishment; diamond cut alloys; wheel repair; rim repair; frame repair;
      frame and unibody repair; chassis alignment
    `,
    de: `
      karosserieinstandsetzung; karosseriereparatur; karosseriereparaturen; carrosseriearbeiten;
      carrosseriereparaturen; unfallschaden; unfallschadenreparatur; unfallservice; unfallabwicklung;
      schadensabwicklung; schadenabwicklung; schadengutachten; versicherungsabwicklung; gutachten; autolackierung;
      fahrzeuglackierungen; lackierarbeiten; lackreparatur; lackreparaturen; lackschäden;
      lackschadenfreie ausbeultechnik; lackieren; teillackierung; komplettlackierung; komplettlackierungen;
      ganzlackierungen; effektlackierung; effektlackierungen; sonderlackierungen; beilackierung;
      industrielackierungen; motorradlackierung; motorradlackierungen; felgenlackierung; felgenaufbereitung;
      felgeninstandsetzung; dellen; dellendrücken; dellenreparatur; ausbeulen
    `,
    es: `
      chapa; chapa y pintura rápida; planchistería; hojalatería; latonería; latonería y pintura; enderezado;
      enderezado de chasis; carrocería; reparación de carrocería; reparación de carrocerías; reparación de chapa;
      reparación de golpes; reparación de colisión; reparación de siniestros; reparación de paragolpes;
      reparación de parachoques; reparación de plásticos; reparación de arañazos; reparación de rayones;
      reparación de granizo; reparación de llantas; reparación de faros; sacabollos; abolladuras;
      abolladuras sin pintar; varillas; reparación con varillas; desabollado; desabolladura; granizo; bancada;
      pintura; pintura automotriz; pintura de automóviles; pintura general; pintura completa; pintura parcial;
      pintura al horno; pintura de paragolpes
    `,
    fr: `
      réparation carrosserie; réparation de carrosserie; réparation toutes marques; carrosserie rapide;
      tôlerie peinture; tôlerie et peinture; débosselage sans peinture; débosselage et peinture; débosselage de grêle;
      réparation de grêle; réparation grêle; dégâts de grêle; grêlons; peinture automobile; peinture complète;
      peinture moto; peinture de jantes; peinture personnalisée; peinture véhicule; peinture voiture;
      retouche peinture; retouches de peinture; raccord peinture; vernis; redressage de châssis; redressement;
      redressement de châssis; passage au marbre; marbre; géométrie; réparation de collision;
      réparation après collision; réparation d'accident; réparation plastique; réparation de plastiques;
      réparation pare chocs; pare chocs; remplacement de pare chocs; réparation rayures; rayures
    `,
    it: `
      riparazione carrozzeria; riparazioni carrozzeria; riparazione auto incidentate; riparazione auto;
      riparazione paraurti; riparazione plastiche; riparazione graffi; riparazione danni da grandine;
      riparazione grandine; riparazione bolli; riparazione cerchi; riparazione parabrezza; riparazione fari;
      levabolli; leva bolli; tirabolli senza verniciatura; rimozione ammaccature; rimozione graffi; danni da grandine;
      grandine; grandinate; verniciatura; verniciature; verniciatura completa; verniciatura a forno;
      verniciatura moto; verniciatura cerchi; verniciatura cerchi in lega; verniciatura paraurti;
      verniciatura parziale; verniciatura veicoli; ritocchi; ritocco vernice; banco di riscontro; dima;
      raddrizzatura telaio; raddrizzatura scocche; raddrizzatura telai; lattoneria; lattonieri
    `,
    nl: `
      autoschade herstel; autoschadeherstel; autoschade herstellen; autoschade reparatie; autoschade repareren;
      autoherstelling; schade herstellen; schadeherstel auto; schadeherstellingen; schadereparatie; schadeafhandeling;
      schadeafwikkeling; schadetaxatie; schade taxatie; expertise; carrosserie; carrosserieherstel;
      carrosserieherstelling; carrosserieherstellingen; carrosseriewerken; carrosseriereparatie; koetswerkherstelling;
      koetswerkherstellingen; koetswerk; plaatwerk; plaatwerken; uitdeuken zonder spuiten; deuken zonder spuiten;
      deukherstel; deuk herstellen; hagelschade; hagelschade herstel; hagelschadeherstel; parkeerdeuken;
      parkeerschade; krasschade; kras verwijderen; krassen verwijderen; krassen herstellen; kleine schade
    `,
    pt: `
      funilaria artesanal; bate chapa e pintura; chapa; chaparia; lanternagem; lanternagem e pintura; carroçaria;
      reparação de carroçaria; reparação de chapa; reparação de colisão; reparação de amolgadelas; amolgadelas;
      reparação de plásticos; reparação de riscos; reparação de granizo; reparação de jantes; reparação de faróis;
      recuperação de para choque; recuperação de para choques; recuperação de plásticos; recuperação de faróis;
      recuperação de rodas; reparo de para choque; reparo rápido; reparos rápidos; reparo de arranhões;
      remoção de riscos; desamassamento; desempeno; desempeno de chassis; alinhamento de chassis; banco de ensaio;
      pintura; pinturas; pintura auto; pintura automotiva; pintura geral; pintura completa; pintura parcial;
      pintura em estufa
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Precision auto body shop in Macon' },
      { language: 'it', text: 'Carrozzeria a Modena' },
    ],
    notNamed: [
      { language: 'en', text: 'Body lotion shop' },
      { language: 'fr', text: 'Le carrosse de Cendrillon' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/car_repair',
};
