import type { TradeEntry } from '../../trade.ts';

export const scaffolder: TradeEntry = {
  id: 'scaffolder',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency', 'guarantee'],
  noun: 'scaffolder',
  companyNoun: 'scaffolding company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: null,
  names: {
    en: [
      'scaffolder*',
      'scaffolding company',
      'scaffolding contractor*',
      'scaffolding services',
      'scaffold company',
      'scaffold hire',
      'scaffold rental',
      'scaffolding',
      'scaffolding hire',
      'scaffolds',
      'scaffold services',
      'scaffold solutions',
      'scaffold contractor*',
    ],
    de: [
      'gerüstbau*',
      'gerüstbauer*',
      'gerüstbaubetrieb',
      'gerüstbaufirma',
      'gerüstbaumeister',
      'gerüste',
      'gerüstvermietung',
      '*gerüstbau',
      'gerüstverleih',
      'rüstbau',
      'einrüstungen',
      'gerüstservice',
      'gerüst mieten',
      'gerüsttechnik',
      'gerüstmontage',
      'arbeitsgerüste',
      'fassadengerüste',
      'gerüstunternehmen',
    ],
    es: [
      'andamios*',
      'montaje de andamios',
      'empresa de andamios',
      'alquiler y montaje de andamios',
      'alquiler de andamio',
      'andamiaje*',
      'renta de andamios',
      'andamista*',
      'alquiler de andamios',
      'andamieros',
    ],
    fr: [
      'échafaudage*',
      'échafaudeur*',
      "entreprise d'échafaudage",
      "montage d'échafaudage",
      "montage d'échafaudages",
      'location échafaudage',
      "location et montage d'échafaudages",
      "location d'échafaudages",
    ],
    it: [
      'ponteggi',
      'ponteggio',
      'ponteggiatore',
      'ponteggiatori',
      'montaggio ponteggi',
      'noleggio ponteggi',
      'impalcature',
      'noleggio impalcature',
      'ponteggisti',
      'ponteggista',
    ],
    nl: [
      'steigerbouw*',
      'steigerbouwer*',
      'steigerbedrijf',
      'stellingbouw*',
      'stellingbouwer*',
      'steigerwerken',
      'steigermontage',
      'stellingverhuur',
      'steigerverhuur',
      'steigerhuur',
      'gevelstelling*',
      'stellingwerken',
      'stelling huren',
      'steiger verhuur',
      'stellingmontage',
      'stellingbedrijf',
      'verhuur van stellingen',
      'steigers en stellingen',
    ],
    pt: [
      'andaimes',
      'montagem de andaimes',
      'empresa de andaimes',
      'aluguer de andaimes',
      'locação de andaimes',
      'aluguer e montagem de andaimes',
      'balancins e andaimes',
      'aluguel de andaimes',
      'andaimeiro*',
      'locação de andaime',
      'aluguel de andaime',
      'aluguer de andaime',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'independent scaffolding',
      'scaffold erection',
      'scaffold design',
      'temporary roof*',
      'chimney scaffold*',
      'tube and fitting',
      'birdcage scaffold*',
      'shrink wrap scaffold*',
    ],
    de: [
      'fassadengerüst*',
      'arbeitsgerüst*',
      'schutzgerüst*',
      'wetterschutzdach*',
      'wetterschutzdächer',
      'rollgerüst*',
      'dachfanggerüst*',
      'treppenturm*',
      'hängegerüst*',
    ],
    es: [
      'andamios de fachada',
      'andamios colgantes',
      'andamios móviles',
      'andamios multidireccionales',
      'andamio europeo',
      'montaje y desmontaje de andamios',
      'torres móviles',
    ],
    fr: [
      'échafaudage de façade',
      'échafaudage roulant',
      'échafaudage tubulaire',
      'parapluie de chantier',
      'échafaudage suspendu',
      'échafaudage multidirectionnel',
      'échafaudage fixe',
    ],
    it: [
      'noleggio e montaggio ponteggi',
      'ponteggi multidirezionali',
      'ponteggi a telaio',
      'ponteggi sospesi',
      'trabattelli',
      'ponteggi elettrici',
      'montaggio e smontaggio ponteggi',
    ],
    nl: [
      'gevelsteiger*',
      'rolsteiger*',
      'hangsteiger*',
      'steigers huren',
      'dakrandbeveiliging',
      'noodtrap*',
      'steigers plaatsen',
      'werksteiger*',
    ],
    pt: [
      'andaimes de fachada',
      'andaimes suspensos',
      'andaimes multidirecionais',
      'andaime fachadeiro',
      'andaimes rolantes',
      'montagem e desmontagem de andaimes',
      'torres móveis',
    ],
  },
  sharedJobs: {
    en: [
      'residential scaffolding',
      'commercial scaffolding',
      'industrial scaffolding',
      'edge protection',
      'loading bay*',
      'access towers',
      'scaffold inspection*',
    ],
    de: ['raumgerüst*', 'industriegerüst*', 'traggerüst*', 'bauaufzüge', 'schuttrutschen', 'einrüstung*'],
    es: [
      'apeos',
      'cimbras',
      'apuntalamientos',
      'bajantes de escombros',
      'montacargas',
      'plataformas elevadoras',
      'puntales',
      'vallas',
    ],
    fr: [
      'location',
      'montage et démontage',
      'étaiement',
      'escalier de chantier',
      'sapine*',
      'protection antichute',
      'bâchage',
    ],
    it: [
      'puntellazioni',
      'coperture provvisorie',
      'ascensori da cantiere',
      'parapetti',
      'montacarichi',
      'progettazione ponteggi',
      'linee vita',
    ],
    nl: ['trappentoren*', 'overkapping*', 'bouwlift*', 'stortkoker*', 'ladderlift', 'valbeveiliging'],
    pt: [
      'escoramento*',
      'balancim',
      'balancins',
      'cofragens',
      'escoras',
      'plataformas elevatórias',
      'coberturas provisórias',
    ],
  },
  mentions: {
    en: `
      domestic scaffolding; system scaffolding; suspended scaffolding; mobile scaffold towers; mobile towers;
      temporary roofing; temporary fencing; handrails; staircase towers; stair access; cantilever scaffolds;
      monarflex sheeting; debris netting; rubbish chutes; hoists; shoring; swing stage; event scaffolding;
      scaffold dismantling; scaffold alarms; roof edge protection; loft conversion scaffolding; scaffolding sales
    `,
    de: `
      staubschutz; dachfang; fanggerüst; innengerüste; flächengerüst; modulgerüst; systemgerüst; stahlrohrgerüst;
      fahrgerüste; fahrbare gerüste; treppengerüst; notdach; notdächer; gerüstplanen; gerüstnetze; einhausungen;
      schutzdächer; fußgängertunnel; sondergerüste; kamingerüst; brückengerüst; lastenaufzug; absturzsicherung;
      personenauffangnetze; baustellenabsicherung
    `,
    es: `
      andamios tubulares; andamios de aluminio; andamio multidireccional; andamios homologados;
      andamios industriales; plataformas suspendidas; plataformas motorizadas; cubiertas provisionales;
      escaleras de acceso; encofrados; estabilizadores de fachada; apeo de fachadas; redes de protección; lonas;
      marquesinas; viseras de protección; pasos de peatones; torres de acceso; escenarios; gradas; líneas de vida
    `,
    fr: `
      échafaudages de façade; échafaudages industriels; échafaudage événementiel; échafaudage de pied;
      échafaudage motorisé; échafaudage intérieur; monte-matériaux; lift de chantier; passerelles; tour d'accès;
      garde-corps; filets de protection; confinement; couverture provisoire; toiture provisoire; tribunes;
      vente d'échafaudages; étude technique; note de calcul; plateforme suspendue; plateformes élévatrices;
      goulottes à gravats
    `,
    it: `
      ponteggi civili; ponteggi industriali; ponteggi speciali; ponteggi in alluminio; ponteggi tubo e giunto;
      ponteggi autosollevanti; ponteggi mobili; ponti su ruote; torri scala; scale di cantiere; castelli di carico;
      mantovane; teli per ponteggi; reti di protezione; palchi; tribune; pi.m.u.s.; recinzioni di cantiere;
      piattaforme elevatrici; trasporto ponteggi; vendita ponteggi
    `,
    nl: `
      gevelstellingen; stellingen; industriële steigers; steigers voor particulieren; systeemsteiger;
      rolsteiger huren; steiger huren; schilderssteiger; schoorsteensteiger; evenementensteigers;
      tijdelijke overkapping; tijdelijke daken; krimpfolie; inpakken steiger; steigernetten; ondersteuning;
      onderstempeling; bouwtrap; trappentorens; personenlift; goederenlift; steigerinspectie; steigerontwerp;
      hekwerken
    `,
    pt: `
      andaimes tubulares; andaime tubular; andaimes em alumínio; andaimes europeus; andaimes industriais;
      andaime multidirecional; cadeira suspensa; escadas de acesso; torres de acesso; guarda-corpos;
      redes de proteção; linhas de vida; bandejas de proteção; fôrmas; palcos; bancadas; montacargas; guinchos;
      mangas de entulho; venda de andaimes; projeto de andaimes; vedações
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Gerüstbau Krause in Suhl' },
      { language: 'en', text: 'Highline Scaffolding in Leeds' },
      { language: 'pt', text: 'Montagem de andaimes em Braga' },
    ],
    notNamed: [
      { language: 'en', text: 'We scaffold every lesson' },
      { language: 'nl', text: 'De steiger aan de haven' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
