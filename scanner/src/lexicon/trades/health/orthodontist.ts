import type { TradeEntry } from '../../trade.ts';

export const orthodontist: TradeEntry = {
  id: 'orthodontist',
  questions: 'healthcare',
  customers: 'practice',
  noun: 'orthodontist',
  companyNoun: 'orthodontic practice',
  schemaTypes: ['Dentist', 'MedicalClinic'],
  additionalType: 'http://www.productontology.org/id/Orthodontics',
  names: {
    en: [
      'orthodontist*',
      'orthodontic practice',
      'orthodontic clinic',
      'orthodontic office',
      'specialist orthodontics',
      'orthodontic specialist*',
      'orthodontic centre',
      'orthodontic center',
      'orthodontics clinic',
      'orthodontic studio',
      'specialist orthodontist*',
      'orthodontic associates',
      'orthodontics practice',
      'family orthodontics',
      'pediatric orthodontics',
      'orthodontics and dentofacial orthopedics',
      'brace specialist*',
      'orthodontic clinics',
      'orthodontic practices',
      'orthodontic group',
      'orthodontic team',
      'orthodontics studio',
      'orthodontics center',
      'orthodontics centre',
      'braces clinic',
      'orthodontics specialist*',
      'dentofacial orthopedics',
      'brace clinic',
      'braces center',
    ],
    de: [
      'kieferorthopäde*',
      'kieferorthopädin*',
      'kieferorthopädische praxis',
      'fachpraxis für kieferorthopädie',
      'praxis für kieferorthopädie',
      'fachzahnarzt für kieferorthopädie',
      'fachzahnärztin für kieferorthopädie',
      'kieferorthopädie praxis',
      'kieferorthopädiepraxis',
      'kfo-praxis',
      'fachzahnärzte für kieferorthopädie',
      'zahnspangenpraxis',
      'zentrum für kieferorthopädie',
      'kieferorthopädische fachpraxis',
      'fachpraxen für kieferorthopädie',
      'kieferorthopäd*',
      'kfo zentrum',
      'zahnspangenzentrum',
      'kfo fachpraxis',
      'alignerpraxis',
      'aligner praxis',
    ],
    es: [
      'ortodoncista*',
      'clínica de ortodoncia',
      'especialista en ortodoncia',
      'centro de ortodoncia',
      'consulta de ortodoncia',
      'clínica ortodóncica',
      'especialistas en ortodoncia',
      'clínica especializada en ortodoncia',
      'ortodoncia exclusiva',
      'ortodontista*',
      'clínicas de ortodoncia',
      'clínica ortodoncia',
      'instituto de ortodoncia',
      'centros de ortodoncia',
      'consultorio de ortodoncia',
      'ortodoncia especializada',
      'clínica de brackets',
      'gabinete de ortodoncia',
      'estudio de ortodoncia',
    ],
    fr: [
      'orthodontiste*',
      "cabinet d'orthodontie",
      'orthodontistes',
      'orthodontie exclusive',
      'spécialiste en orthodontie',
      'spécialiste qualifié en orthodontie',
      "clinique d'orthodontie",
      'clinique orthodontique',
      "centre d'orthodontie",
      'cabinet orthodontique',
      'orthopédie dento-faciale',
      'spécialistes en orthodontie',
      'orthodontologie',
      "cabinets d'orthodontie",
      'spécialistes qualifiés en orthodontie',
      "cliniques d'orthodontie",
    ],
    it: [
      'ortodontista',
      'ortodontisti',
      'studio di ortodonzia',
      'specialista in ortodonzia',
      'ortognatodontista',
      'ortognatodonzia',
      'specialista in ortognatodonzia',
      'studio ortodontico',
      'studio di ortognatodonzia',
      'centro di ortodonzia',
      'specialisti in ortodonzia',
      'medico ortodontista',
      'studi di ortodonzia',
      'ortognatodontisti',
      'ortodontiste',
      'centro ortodontico',
      'clinica ortodontica',
      'studio ortodonzia',
      'studio specialistico di ortodonzia',
    ],
    nl: [
      'orthodontist*',
      'orthodontiepraktijk',
      'orthodontist praktijk',
      'orthodontiecentrum',
      'orthodontiekliniek',
      'centrum voor orthodontie',
      'praktijk voor orthodontie',
      'beugelpraktijk',
      'tandarts voor orthodontie',
      'beugeltandarts',
      'orthodontisch',
      'orthodontiepraktijken',
      'orthodontie praktijk',
      'orthodontie kliniek',
      'orthodontie centrum',
      'beugelkliniek',
      'beugelspecialist*',
      'beugelcentrum',
      'specialist in orthodontie',
      'orthodontiecentra',
    ],
    pt: [
      'ortodontista*',
      'clínica de ortodontia',
      'especialista em ortodontia',
      'ortodoncista*',
      'consultório de ortodontia',
      'centro de ortodontia',
      'clínica ortodôntica',
      'especialistas em ortodontia',
      'clínicas de ortodontia',
      'instituto de ortodontia',
      'ortodontia especializada',
      'estúdio de ortodontia',
      'clínica de aparelho dentário',
      'ortopedia dos maxilares',
    ],
  },
  work: { en: ['clear aligners', 'retainers'] },
  neverAlone: {
    en: ['braces', 'invisalign', 'orthodontics'],
    de: ['zahnspange', 'kieferorthopädie'],
    es: ['ortodoncia'],
    fr: ['orthodontie'],
    it: ['ortodonzia'],
    nl: ['orthodontie'],
    pt: ['ortodontia'],
  },
  jobs: {
    en: ['braces', 'clear aligners', 'invisalign', 'retainers', 'early treatment', 'adult orthodontics'],
    de: ['feste zahnspange', 'lose zahnspange', 'aligner', 'invisalign', 'retainer', 'frühbehandlung'],
    es: ['brackets', 'ortodoncia invisible', 'ortodoncia infantil'],
    fr: ['appareil dentaire', 'gouttières invisibles', 'orthodontie linguale'],
    it: ['apparecchio fisso', 'apparecchio invisibile', 'ortodonzia infantile'],
    nl: ['vaste beugel', 'slotjesbeugel', 'onzichtbare beugel'],
    pt: ['aparelho fixo', 'alinhadores', 'aparelho autoligado'],
  },
  sharedJobs: {
    en: ['ceramic braces', 'metal braces', 'lingual braces'],
    de: ['aligner*', 'zahnspangen', 'feste zahnspange*', 'lose zahnspange*', 'lingualtechnik', 'erwachsenenbehandlung'],
    es: ['retenedores', 'brackets estéticos', 'ortodoncia lingual'],
    fr: ['gouttières', 'bagues', 'orthodontie invisible', 'orthodontie adulte', 'contention'],
    it: ['apparecchio mobile', 'ortodonzia invisibile', 'allineatori', 'ortodonzia linguale'],
    nl: ['beugels', 'onzichtbare beugel*', 'slotjesbeugel*', 'buitenbeugel', 'retentie', 'plaatjesbeugel'],
    pt: ['aparelho estético', 'ortodontia invisível', 'ortodontia infantil', 'contenção'],
  },
  mentions: {
    en: `
      orthodontics; orthodontic treatment; fixed braces; clear braces; traditional braces; self ligating braces;
      aligners; removable appliances; palatal expanders; children's orthodontics; teen orthodontics; adult braces;
      surgical orthodontics; jaw surgery; two phase treatment; phase one treatment; tmj treatment; mouthguards
    `,
    de: `
      festsitzende zahnspange; herausnehmbare zahnspange; herausnehmbare apparaturen; unsichtbare zahnspange;
      keramikbrackets; brackets; innenliegende zahnspange; incognito; kieferorthopädie für erwachsene;
      kieferorthopädie für kinder; gaumennahterweiterung; dysgnathie chirurgie; kiefergelenksbehandlung; minipins;
      schnarchtherapie; dentalaligner; sportmundschutz; funktionskieferorthopädie; retention; kiefergelenktherapie
    `,
    es: `
      ortodoncia; invisalign; alineadores; alineadores invisibles; alineadores transparentes; brackets metálicos;
      brackets de zafiro; brackets cerámicos; autoligado; ortodoncia para adultos; ortodoncia en adultos;
      ortopedia maxilar; ortopedia dentofacial; cirugía ortognática; microtornillos; expansores; retención;
      brackets de autoligado; ortodoncia interceptiva; ortodoncia para niños
    `,
    fr: `
      orthodontie; invisalign; aligneurs; aligneurs transparents; gouttières transparentes; broches; boîtiers;
      appareils fixes; appareils amovibles; appareil invisible; bagues métalliques; bagues céramiques;
      orthodontie de l'enfant; orthodontie de l'adulte; orthopédie; chirurgie orthognathique; expansion palatine;
      rétention; mini vis; orthodontie interceptive; orthodontie enfant
    `,
    it: `
      invisalign; allineatori trasparenti; allineatori invisibili; mascherine trasparenti; apparecchi fissi;
      apparecchi mobili; apparecchio linguale; ortodonzia fissa; ortodonzia mobile; ortodonzia adulti;
      espansore palatale; espansione palatale; gnatologia; contenzione; bite; terapia miofunzionale; apnee del sonno;
      apparecchio autolegante; ortodonzia per adulti; ortodonzia per bambini; ortodonzia intercettiva;
      ortodonzia prechirurgica
    `,
    nl: `
      orthodontie; beugel; vaste beugels; blokbeugel; activator; plaatbeugel; uitneembare beugel; linguale beugel;
      keramische beugel; doorzichtige beugel; invisalign; aligners; aligner behandeling; retentiebeugel;
      retentiedraad; spalk; nachtbeugel; expansieplaat; orthodontie voor volwassenen; orthodontie bij kinderen;
      kaakchirurgie; kaakoperatie; logopedie; sportbeugel; chirurgische orthodontie
    `,
    pt: `
      invisalign; alinhadores invisíveis; alinhadores transparentes; aparelhos fixos; aparelhos móveis;
      aparelho móvel; autoligado; ortodontia fixa; ortodontia adultos; ortodontia para adultos; ortopedia funcional;
      ortopedia facial; disjunção; expansão palatina; cirurgia ortognática; mini implantes; aparelho invisível;
      aparelho metálico; aparelho lingual; aparelho de safira; aparelho autoligável; ortodontia lingual;
      ortodontia interceptiva; ortodontia preventiva
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Bright Arch, orthodontist in Provo' },
      { language: 'de', text: 'Fachpraxis für Kieferorthopädie in Mainz' },
    ],
    notNamed: [
      { language: 'en', text: 'Our dental clinic offers braces among its services' },
      { language: 'de', text: 'Zahnarztpraxis mit Zahnspangen' },
    ],
  },
  source: 'schema.org 30.0',
};
