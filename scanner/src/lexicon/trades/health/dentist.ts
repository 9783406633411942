import type { TradeEntry } from '../../trade.ts';

export const dentist: TradeEntry = {
  id: 'dentist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'dentist',
  companyNoun: 'dental practice',
  schemaTypes: ['Dentist', 'MedicalClinic'],
  additionalType: null,
  names: {
    en: [
      'dentist*',
      'dental practice*',
      'dental clinic*',
      'dental office*',
      'family dentistry',
      'cosmetic dentistry',
      'general dentistry',
      'dental care',
      'dentistry',
      'dental surgery',
      'dental group',
      'dental studio',
      'smile clinic',
    ],
    de: [
      'zahnarzt*',
      'zahnärzt*',
      'zahnmedizin*',
      'zahnklinik',
      'kieferchirurg*',
      'zahngesundheit',
      'zahnheilkunde',
      'oralchirurgie',
    ],
    es: [
      'dentista*',
      'clínica dental',
      'clínicas dentales',
      'odontólog*',
      'odontología',
      'centro dental',
      'consultorio dental',
    ],
    fr: [
      'dentiste*',
      'cabinet dentaire',
      'chirurgien dentiste',
      'chirurgiens dentistes',
      'centre dentaire',
      'clinique dentaire',
    ],
    it: [
      'dentista',
      'dentisti',
      'studio dentistico',
      'studi dentistici',
      'studio odontoiatrico',
      'odontoiatra',
      'odontoiatri',
      'centro dentistico',
      'clinica dentale',
      'odontoiatria',
    ],
    nl: [
      'tandarts*',
      'tandartspraktijk',
      'tandartsenpraktijk',
      'mondzorg',
      'tandheelkunde',
      'tandheelkundig*',
      'mondhygiënist*',
    ],
    pt: [
      'dentista*',
      'clínica dentária',
      'clínica odontológica',
      'médico dentista',
      'consultório odontológico',
      'odontologia',
      'medicina dentária',
    ],
  },
  work: {
    en: ['teeth cleaning', 'dental implants', 'root canal*', 'teeth whitening', 'dental crowns'],
    de: ['zahnersatz', 'zahnreinigung', 'implantologie', 'wurzelbehandlung*', 'prophylaxe'],
    es: ['implantes dentales', 'blanqueamiento dental', 'endodoncia'],
    fr: ['implants dentaires', 'détartrage', 'blanchiment dentaire'],
    it: ['implantologia', 'ablazione tartaro', 'sbiancamento dentale'],
    nl: ['wortelkanaalbehandeling', 'kronen en bruggen', 'gebitsreiniging'],
    pt: ['implantes dentários', 'clareamento dental', 'branqueamento'],
  },
  neverAlone: { en: ['dental', 'teeth', 'tooth', 'smile'] },
  jobs: {
    en: [
      'dental cleaning*',
      'teeth cleaning',
      'teeth whitening',
      'dental implant*',
      'dental crown*',
      'crowns and bridges',
      'dental bridges',
      'root canal*',
      'fillings',
      'dental fillings',
      'tooth extraction*',
      'wisdom teeth',
      'dentures',
      'invisalign',
      'braces',
      'veneers',
      'emergency dentistry',
      'pediatric dentistry',
      'gum disease treatment',
      'dental exams',
      'orthodontics',
      'tooth coloured fillings',
      'night guards',
      'cosmetic dentistry',
      'sedation dentistry',
      'oral surgery',
      'scaling',
      'smile makeover*',
    ],
    de: [
      'professionelle zahnreinigung',
      'prophylaxe',
      'implantologie',
      'implantate',
      'zahnersatz',
      'wurzelbehandlung*',
      'wurzelkanalbehandlung*',
      'bleaching',
      'zahnaufhellung',
      'veneers',
      'parodontologie',
      'parodontitisbehandlung',
      'kinderzahnheilkunde',
      'kinderzahnmedizin',
      'kieferorthopädie',
      'füllungen',
      'füllungstherapie',
      'kronen',
      'brücken',
      'prothesen',
      'inlays',
      'endodontie',
      'oralchirurgie',
      'ästhetische zahnheilkunde',
      'ästhetik',
      'funktionsdiagnostik',
      'zahnerhaltung',
      'angstpatienten',
      'schienentherapie',
      'vollnarkose',
      'aligner',
      'weisheitszähne',
      'prothetik',
    ],
    es: [
      'implantes dentales',
      'ortodoncia',
      'ortodoncia invisible',
      'blanqueamiento dental',
      'endodoncia',
      'limpieza dental',
      'periodoncia',
      'odontopediatría',
      'carillas',
      'prótesis dentales',
      'empastes',
      'cirugía oral',
      'estética dental',
      'extracciones',
      'coronas',
    ],
    fr: [
      'détartrage',
      'implants dentaires',
      'implantologie',
      'blanchiment dentaire',
      'couronnes',
      'bridges',
      'soins des caries',
      'facettes',
      'prothèses dentaires',
      'orthodontie',
      'traitement de canal',
      'parodontologie',
      'extractions',
      'endodontie',
      'pédodontie',
      'chirurgie orale',
    ],
    it: [
      'igiene dentale',
      'igiene orale',
      'implantologia',
      'ortodonzia',
      'sbiancamento dentale',
      'sbiancamento',
      'endodonzia',
      'protesi',
      'protesi dentarie',
      'conservativa',
      'odontoiatria conservativa',
      'pedodonzia',
      'odontoiatria infantile',
      'parodontologia',
      'estrazioni',
      'faccette',
      'chirurgia orale',
      'gnatologia',
      'estetica dentale',
      'ortodonzia invisibile',
    ],
    nl: [
      'periodieke controle',
      'gebitsreiniging',
      'mondhygiëne',
      'implantaten',
      'implantologie',
      'kronen',
      'bruggen',
      'kunstgebit',
      'bleken',
      'tanden bleken',
      'vullingen',
      'wortelkanaalbehandeling*',
      'orthodontie',
      'kindertandheelkunde',
      'beugels',
      'facings',
      'extracties',
      'sealen',
      'esthetische tandheelkunde',
    ],
    pt: [
      'limpeza dentária',
      'implantes dentários',
      'implantes',
      'ortodontia',
      'clareamento dental',
      'branqueamento dentário',
      'endodontia',
      'próteses dentárias',
      'prótese',
      'extrações',
      'odontopediatria',
      'facetas',
      'tratamento de canal',
      'periodontia',
      'restaurações',
      'aparelhos dentários',
      'invisalign',
      'cirurgia oral',
    ],
  },
  sharedJobs: {
    en: [
      'dental implants',
      'root canals',
      'dental crowns',
      'cleanings',
      'extractions',
      'gum treatment',
      'periodontics',
      'preventive dentistry',
      'dental hygiene',
      'checkups',
    ],
    de: [
      'akupunktur',
      'hypnose',
      'air flow',
      'schnarchtherapie',
      'schnarch-therapie',
      'lachgas',
      'cmd',
      'kronen und brücken',
    ],
    es: ['implantes', 'blanqueamiento*', 'prótesis', 'odontología conservadora', 'odontología general'],
    fr: ['blanchiment', 'prothèses', 'soins conservateurs', 'soins dentaires'],
    it: ['igiene e prevenzione', 'protesi dentaria', 'prima visita'],
    nl: ['kronen en bruggen', 'controle', 'angsttandarts', 'parodontologie'],
    pt: [
      'branqueamento',
      'clareamento*',
      'próteses',
      'prótese dentária',
      'estética dentária',
      'limpeza',
      'dentística',
      'extração',
      'harmonização facial',
      'canal',
      'restauração',
    ],
  },
  mentions: {
    en: `
      dental check ups; dental checkups; dental exam; composite fillings; white fillings; porcelain veneers;
      composite bonding; teeth straightening; inlays and onlays; implant dentures; all on 4; bone grafting;
      root canal treatment; mouthguards; sports mouthguards; tmj treatment; sleep apnea treatment;
      children's dentistry; facial aesthetics; smile design; clear aligners; crown and bridge; fluoride treatment;
      preventative dentistry; restorative dentistry; same day crowns; dental sealants
    `,
    de: `
      zahnreinigung; zahnimplantate; zahnprothesen; zahnkronen; zahnfüllungen; keramikfüllungen; kunststofffüllungen;
      keramikinlays; parodontalbehandlung; parodontosebehandlung; wurzelkanaltherapie; zahnextraktion;
      weisheitszahnentfernung; weisheitszahn op; zahnfleischbehandlung; dentalhygiene; mundhygiene; invisalign;
      unsichtbare zahnspange; knirscherschiene; aufbissschiene; kiefergelenkbehandlung; sofortimplantate; all on 4;
      knochenaufbau; vollkeramik; kinderbehandlung; kindersprechstunde; lachgassedierung; zahntrauma;
      digitale volumentomographie; cerec; notfallbehandlung; seniorenzahnmedizin; alterszahnmedizin; mundgeruch;
      sportmundschutz; zahnschmuck
    `,
    es: `
      implantología; implantología dental; ortodoncia infantil; ortodoncia invisalign; invisalign; brackets;
      carillas dentales; carillas de porcelana; carillas de composite; coronas dentales; puentes dentales;
      extracción de muelas; extracción dental; muelas del juicio; cirugía maxilofacial; endodoncias;
      tratamiento de conductos; rehabilitación oral; odontología infantil; odontología estética;
      odontología preventiva; diseño de sonrisa; férulas de descarga; bruxismo; periodoncia y encías; resinas;
      restauraciones; profilaxis; sedación consciente; radiografía panorámica; urgencias dentales; prótesis fijas;
      prótesis removibles; prótesis dental; sellantes; medicina estética; blanqueamiento de dientes; injerto de hueso;
      apnea del sueño; odontología restauradora
    `,
    fr: `
      implants; implantologie dentaire; couronne dentaire; couronnes dentaires; ponts et couronnes;
      facettes dentaires; obturations; plombages; traitement de carie; traitements de canal; dévitalisation;
      extraction dentaire; extraction de dents de sagesse; dents de sagesse; dentisterie esthétique;
      dentisterie préventive; dentisterie pédiatrique; esthétique dentaire; prothèses amovibles; dentiers;
      appareils dentaires; gouttières invisibles; gouttière dentaire; protecteur buccal; parodontie;
      chirurgie dentaire; chirurgie buccale; greffe osseuse; greffe de gencive; hygiène dentaire; nettoyage dentaire;
      examen dentaire; inlays onlays; invisalign; urgences dentaires; soins pédiatriques; sédation consciente;
      bruxisme; apnée du sommeil; all on 4
    `,
    it: `
      impianti dentali; implantologia dentale; implantologia a carico immediato; carico immediato; all on four;
      corone e ponti; corone; ponti; otturazioni; otturazione; devitalizzazione; cura canalare;
      estrazione denti del giudizio; estrazione dente; faccette dentali; faccette estetiche; protesi fissa;
      protesi mobile; protesi fisse; pulizia dei denti; pulizia denti; ablazione tartaro; sedazione cosciente;
      apparecchio invisibile; invisalign; parodontologia e gengive; odontoiatria estetica; odontoiatria pediatrica;
      odontoiatria generale; carie; bruxismo; bite; apnee notturne; radiologia; panoramica dentale; ortopantomografia;
      rigenerazione ossea; chirurgia implantare; sigillature; estetica del sorriso
    `,
    nl: `
      gebitscontrole; halfjaarlijkse controle; tandartscontrole; tandsteen verwijderen; tandvleesbehandeling;
      tandvleesontsteking; tandvleesproblemen; tandimplantaat; tandimplantaten; implantaat; kroon; kronen en facings;
      brug; brugwerk; inlays; gebitsprothese*; prothese; klikgebit; kindertandarts; kinderbehandeling;
      zenuwbehandeling; endodontologie; tanden trekken; kiezen trekken; verstandskies*; wit vullen; witte vullingen;
      bitjes; knarsbitje; sportbitje; invisalign; onzichtbare beugel; onzichtbare beugels; cosmetische tandheelkunde;
      restauratieve tandheelkunde; composiet veneers; porseleinen facings; angstbegeleiding; lachgas; narcose
    `,
    pt: `
      implantologia; implantodontia; implantes dentais; clareamento a laser; limpeza dental; profilaxia;
      destartarização; higiene oral; facetas dentárias; lentes de contato dental; lente de contato dental;
      facetas de porcelana; facetas de cerâmica; coroas; coroas dentárias; coroas e pontes; dentisteria;
      dentisteria estética; ortodontia invisível; alinhadores invisíveis; alinhadores transparentes;
      aparelho ortodôntico; aparelhos ortodônticos; desvitalização; tratamento endodôntico; extração de sisos;
      extração de dente; siso; dentes do siso; prótese fixa; prótese removível; próteses fixas; reabilitação oral;
      cirurgia oral e maxilofacial; bruxismo; placa de bruxismo; goteiras; oclusão; periodontologia; gengivoplastia
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Vasantha Dental is a dental clinic with implants and braces' },
      { language: 'de', text: 'Zahnarztpraxis Dr. Frömming' },
      { language: 'it', text: 'Studio dentistico a Cagliari' },
    ],
    notNamed: [
      { language: 'en', text: 'Lions show their teeth and smile' },
      { language: 'en', text: 'Incidental charges may apply' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/dentist',
};
