import type { TradeEntry } from '../../trade.ts';

export const architect: TradeEntry = {
  id: 'architect',
  questions: 'generic',
  customers: 'adviser',
  noun: 'architect',
  companyNoun: 'architecture firm',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Architect',
  names: {
    en: [
      'architect',
      'architects',
      'architecture firm*',
      'architectural firm',
      'architecture studio',
      'architectural practice',
      'architectural design',
      'architectural studio',
      'architecture practice',
      'architectural services',
      'architectural technologist*',
      'architectural designer*',
      'chartered architect*',
      'architecture office',
      'architects and planners',
      'architecture and design',
      'architecture & design',
      'architectural drafting',
      'architectural consultant*',
      'riba chartered practice',
      'architecture company',
      'architectural technician*',
      'building design & drafting',
      'architecture and planning',
      'architectural consultancy',
    ],
    de: [
      'architekt',
      'architektin',
      'architekten',
      'architekturbüro*',
      'innenarchitekt*',
      'planungsbüro',
      'architekturstudio',
      'architekturatelier',
      'architektenbüro',
      'architekturpraxis',
      'bauzeichner*',
      'architektinnen',
      'architekt*',
      'bauzeichnung',
    ],
    es: [
      'arquitecto*',
      'arquitecta*',
      'estudio de arquitectura',
      'despacho de arquitectos',
      'arquitectura',
      'estudio de arquitectos',
      'arquitectura y urbanismo',
      'despacho de arquitectura',
      'gabinete de arquitectura',
      'taller de arquitectura',
      'arquitectura e interiorismo',
      'oficina de arquitectura',
      'arquitectura y construcción',
      'estudio arquitectura',
    ],
    fr: [
      'architecte*',
      "cabinet d'architecture",
      "agence d'architecture",
      "architecte d'intérieur",
      'architecture',
      "bureau d'architecture",
      "bureau d'architectes",
      "atelier d'architecture",
      'architectes associés',
      "cabinet d'architecte",
      "agence d'architectes",
      'architecture et urbanisme',
      'technologue en architecture',
      "atelier d'architectes",
      "bureau d'architecte*",
      "cabinet d'architectes",
      "agence d'architecte",
      "société d'architecture",
      'dessinateur en bâtiment',
      'dessinateur bâtiment',
    ],
    it: [
      'architetto',
      'architetti',
      'studio di architettura',
      'studio architetto',
      'studio architetti',
      'studio di architetti',
      'architetti associati',
      'architetta',
      'progettazione architettonica',
      'studio associato di architettura',
      'studio architettura',
      'architettura',
      'architette',
      "studio d'architettura",
      'studio tecnico architettura',
    ],
    nl: [
      'architect',
      'architecten',
      'architectenbureau*',
      'architectuurbureau',
      'bouwkundig tekenaar',
      'architectuur',
      'architectenkantoor',
      'architecte',
      'tekenbureau',
      'bouwkundig bureau',
      'architectenstudio',
      'bouwkundig ontwerp',
      'architectuurstudio',
      'atelier architectuur',
      'bouwtekening*',
      'architectuurbureaus',
      'architectenassociatie',
      'architectenpraktijk',
      'bouwkundig tekenaars',
      'architectenvennootschap',
      'tekenbureaus',
      'bouwtekenaar*',
      'bouwtekenbureau',
      'architectengroep',
      'architectenatelier',
    ],
    pt: [
      'arquiteto*',
      'arquiteta*',
      'arquitecto*',
      'escritório de arquitetura',
      'atelier de arquitetura',
      'arquitetura',
      'gabinete de arquitetura',
      'estúdio de arquitetura',
      'ateliê de arquitetura',
      'arquitetura e urbanismo',
      'arquitetura e engenharia',
      'arquitetura e interiores',
      'atelier de arquitectura',
      'arquitectura',
      'arquitectas',
      'arquitecta*',
    ],
  },
  work: { en: ['floor plans', 'building permits'] },
  neverAlone: { en: ['architecture'] },
  jobs: {
    en: ['residential design', 'interior design', 'planning applications', 'renovations', 'commercial architecture'],
    de: ['bauleitung', 'entwurfsplanung', 'genehmigungsplanung', 'energieberatung'],
    es: ['proyectos de obra', 'licencias', 'certificado energético', 'dirección de obra'],
    fr: ['permis de construire', "maîtrise d'oeuvre", 'rénovation', 'extension'],
    it: ['progettazione', 'direzione lavori', 'pratiche catastali', 'ristrutturazioni'],
    nl: ['bouwtekening', 'vergunningaanvraag', 'verbouwing'],
    pt: ['projetos de arquitetura', 'licenciamento', 'projeto de interiores'],
  },
  sharedJobs: {
    en: [
      'planning permission',
      'extensions',
      'loft conversions',
      'building regulations',
      '3d visualisation',
      'project management',
      'feasibility studies',
      'new builds',
    ],
    de: [
      'einfamilienhäuser',
      'bauantrag',
      'ausführungsplanung',
      'sanierung*',
      'innenarchitektur',
      'umbau*',
      'leistungsphasen',
      'statik',
    ],
    es: ['vivienda unifamiliar', 'reformas', 'rehabilitación', 'interiorismo', 'ite', 'arquitectura'],
    fr: [
      'maisons individuelles',
      'rénovation*',
      'extension*',
      'suivi de chantier',
      "maîtrise d'œuvre",
      'architecture intérieure',
      'réhabilitation',
      'architecture',
    ],
    it: [
      'progettazione architettonica',
      'pratiche edilizie',
      'certificazione energetica',
      'rendering',
      'accatastamento',
      'architettura',
    ],
    nl: [
      'nieuwbouw',
      'verbouw',
      'interieurontwerp',
      'vergunningsaanvraag',
      'bouwbegeleiding',
      'renovatie*',
      'schetsontwerp',
      'bestektekeningen',
      'architectuur',
      'bouwkundig ontwerp',
    ],
    pt: [
      'remodelações',
      'design de interiores',
      'moradias',
      'acompanhamento de obra',
      'reabilitação',
      'projeto residencial',
      'arquitetura',
    ],
  },
  mentions: {
    en: `
      architecture; architectural drawings; planning drawings; building regulations drawings; building regs drawings;
      construction drawings; technical drawings; measured surveys; planning application*;
      planning and building control; house extensions; home additions; additions and remodels; custom homes;
      custom home design; new build homes; new homes; house plans; garage conversions; barn conversions;
      listed buildings; historic preservation; conservation; heritage; adaptive reuse; master planning;
      masterplanning; urban design; site planning; schematic design; concept design; design development;
      construction documents; construction documentation; construction administration; contract administration;
      tender documentation; permit drawings; permitting; zoning analysis
    `,
    de: `
      architektur; hochbau; grundlagenermittlung; vorentwurf; vorplanung; entwurf*; baugenehmigung*; werkplanung;
      ausschreibung und vergabe; ausschreibung*; objektplanung; objektüberwachung; bauüberwachung;
      örtliche bauaufsicht; projektsteuerung; projektentwicklung; baukoordination; bauberatung; kaufberatung;
      kostenplanung; kostenschätzung*; machbarkeitsstudie*; städtebau; stadtplanung; bauleitplanung; neubau*; anbau*;
      aufstockung*; dachausbau*; dachgeschossausbau*; umbauten; umbau und sanierung; altbausanierung*;
      energetische sanierung*; denkmalpflege; denkmalschutz; mehrfamilienhäuser; mehrfamilienhaus; wohnungsbau;
      wohnbau
    `,
    es: `
      proyectos de arquitectura; proyecto arquitectónico; proyectos arquitectónicos; proyecto básico;
      proyecto de ejecución; proyecto ejecutivo; anteproyecto*; diseño arquitectónico; planos arquitectónicos;
      licencia de obra; licencia de obras; licencias de actividad; licencia de apertura; cédula de habitabilidad;
      certificados energéticos; certificado de eficiencia energética; eficiencia energética; certificaciones;
      inspección técnica de edificios; informe de evaluación del edificio; libro del edificio; informes técnicos;
      informes periciales; peritaciones; tasaciones; viviendas unifamiliares; casas pasivas; passivhaus; obra nueva;
      reformas integrales; rehabilitación de edificios; rehabilitación energética; rehabilitación de fachadas;
      restauración; patrimonio; ampliaciones; remodelación*; locales comerciales; arquitectura comercial
    `,
    fr: `
      conception architecturale; conception; esquisse*; avant-projet*; avant projet sommaire; études de faisabilité;
      étude de faisabilité; faisabilité; dossier de permis de construire; dépôt de permis de construire;
      déclaration préalable; déclaration préalable de travaux; permis d'urbanisme; permis d'aménager;
      plans d'exécution; dossier de consultation des entreprises; consultation des entreprises;
      maîtrise d'œuvre complète; direction de chantier; direction des travaux; suivi des travaux; suivi de travaux;
      assistance à maîtrise d'ouvrage; maison individuelle; maison neuve; construction neuve; constructions neuves;
      maison passive; maison bioclimatique; architecture bioclimatique; maison ossature bois; logements collectifs;
      logement collectif; habitat; surélévation*; agrandissement*; transformation*; aménagement intérieur;
      aménagement de combles
    `,
    it: `
      progetto architettonico; progettazione preliminare; progettazione definitiva; progettazione esecutiva;
      progettazione edilizia; progettazione d'interni; progettazione di interni; interior design;
      progettazione strutturale; progettazione impianti; progettazione urbanistica; urbanistica;
      studio di fattibilità; studi di fattibilità; permesso di costruire; cila; scia; sanatoria*; condono edilizio;
      titoli edilizi; pratiche comunali; pratiche amministrative; pratiche edilizie e catastali; catasto; agibilità;
      computo metrico; computi metrici; contabilità lavori; sicurezza cantieri; coordinamento della sicurezza;
      coordinamento sicurezza; direzione dei lavori; direzione artistica; collaudi; rilievi; rilievo architettonico;
      restauro; restauro conservativo; recupero edilizio
    `,
    nl: `
      architectonisch ontwerp; ontwerp; voorontwerp; definitief ontwerp; haalbaarheidsstudie*; haalbaarheidsonderzoek;
      bouwaanvraag; bouwvergunning*; omgevingsvergunning*; stedenbouwkundige vergunning; bouwtekeningen; tekenwerk;
      bouwkundig tekenwerk; technische tekeningen; werktekeningen; uitvoeringsdossier; aanbesteding; lastenboek;
      meetstaat; bestek; werfopvolging; werfcontrole; bouwtoezicht; directievoering; projectbegeleiding;
      bouwmanagement; bouwkundig advies; bouwadvies; aankoopadvies; nieuwbouwwoning*; nieuwbouw woningen; woningbouw;
      verbouwingen; uitbouw; aanbouw; dakopbouw; dakkapel; optopping
    `,
    pt: `
      projeto de arquitetura; projeto arquitetônico; projetos arquitetônicos; anteprojeto; estudo prévio;
      estudo preliminar; estudos de viabilidade; projeto de execução; projeto executivo; projeto legal;
      projetos de licenciamento; licenciamento camarário; licenciamentos; legalização de imóveis;
      legalização de obras; legalizações; regularização de imóveis; regularização; aprovação de projetos;
      alvará de construção; projetos de especialidades; projetos de engenharia; projetos complementares;
      projeto estrutural; direção de obra; fiscalização de obra*; gestão de obra; gerenciamento de obras;
      coordenação de projetos; arquitetura residencial; arquitetura comercial; arquitetura corporativa;
      arquitetura de interiores; projetos residenciais; projetos comerciais; habitação unifamiliar;
      habitação coletiva; reabilitação urbana; reabilitação de edifícios
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Field architects, Bristol' },
      { language: 'it', text: 'Studio di architettura a Udine' },
    ],
    notNamed: [
      { language: 'en', text: 'Software architecture patterns' },
      { language: 'en', text: 'The chief solution architectural lead' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/architect',
};
