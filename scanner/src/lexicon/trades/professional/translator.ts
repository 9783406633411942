import type { TradeEntry } from '../../trade.ts';

export const translator: TradeEntry = {
  id: 'translator',
  questions: 'generic',
  customers: 'adviser',
  unasked: ['estimate'],
  noun: 'translator',
  companyNoun: 'translation agency',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Translation',
  names: {
    en: [
      'translator*',
      'translation agency',
      'translation services',
      'interpreter*',
      'certified translation*',
      'certified translator*',
      'translation company',
      'translation agencies',
      'interpreting services',
      'interpretation services',
      'translation bureau',
      'sworn translator*',
      'translation and interpreting',
      'legal translation',
      'document translation',
      'translation & interpretation',
      'conference interpreter*',
      'sworn translations office',
      'sign language interpreter*',
    ],
    de: [
      'übersetzer*',
      'übersetzungsbüro*',
      'dolmetscher*',
      'beeidigte übersetzer*',
      'übersetzungen',
      'übersetzungsagentur*',
      'übersetzungsdienst*',
      'übersetzungsservice',
      'fachübersetz*',
      'dolmetschen',
      'dolmetschbüro*',
      'konferenzdolmetscher*',
      'beglaubigte übersetzungen',
      'vereidigte übersetzer*',
      'sprachdienst*',
      'gerichtsdolmetscher*',
      'gebärdensprachdolmetscher*',
      'dolmetschdienst*',
      'beglaubigte übersetzung',
      'vereidigter übersetzer',
      'ermächtigte übersetzer*',
      'technische übersetzungen',
    ],
    es: [
      'traductor*',
      'agencia de traducción',
      'traductor jurado',
      'intérprete*',
      'traducciones',
      'traducción jurada',
      'traducciones juradas',
      'servicios de traducción',
      'agencia de traducciones',
      'traductora jurada',
      'traducción e interpretación',
      'traductores jurados',
      'interpretación de conferencias',
      'perito traductor',
      'traductor público',
      'traducciones certificadas',
      'traducciones oficiales',
      'intérprete jurado',
      'empresa de traducción',
      'traducción certificada',
    ],
    fr: [
      'traducteur*',
      'traductrice*',
      'agence de traduction',
      'interprète de conférence',
      'traducteur assermenté',
      'traductions',
      'bureau de traduction*',
      'interprète*',
      'traductrice assermentée',
      'traduction assermentée',
      'traductions assermentées',
      'traducteurs assermentés',
      'services de traduction',
      'traducteur-interprète',
      'traduction certifiée',
      'traducteur juré',
      'traduction jurée',
      'interprétation de conférence',
      'traducteur agréé',
      'traduction et interprétation',
      'agences de traduction',
      'traductions certifiées',
    ],
    it: [
      'traduttore',
      'traduttori',
      'traduttrice',
      'agenzia di traduzioni',
      'interprete',
      'traduzioni',
      'servizi di traduzione',
      'traduttrice giurata',
      'traduttore giurato',
      'traduzioni giurate',
      'traduzione giurata',
      'traduzioni asseverate',
      'agenzia traduzioni',
      'interpreti',
      'interpretariato',
      'agenzia di traduzione',
      'traduzioni legali',
      'traduttori giurati',
      'traduzioni tecniche',
      'traduttore e interprete',
      'servizi linguistici',
      'interprete di conferenza',
      'studio traduzioni',
    ],
    nl: [
      'vertaler*',
      'vertaalbureau*',
      'tolk',
      'beëdigd vertaler',
      'vertalingen',
      'vertaaldienst*',
      'vertaalwerk',
      'tolken',
      'beëdigd vertaalbureau',
      'beëdigde vertaling*',
      'tolkdiensten',
      'tolkenbureau',
      'tolken- en vertaalbureau',
      'beëdigde vertalers',
      'vertaalster',
      'vertalingen en tolken',
      'beëdigd tolk',
      'vertaalkantoor',
      'tolk- en vertaaldiensten',
      'gebarentolk',
      'conferentietolk*',
      'vertaal- en tolkdiensten',
      'vertaalagentschap',
      'juridische vertalingen',
    ],
    pt: [
      'tradutor*',
      'agência de tradução',
      'intérprete*',
      'tradutora juramentada',
      'traduções',
      'serviços de tradução',
      'tradução juramentada',
      'traduções juramentadas',
      'tradutor juramentado',
      'tradutores juramentados',
      'agência de traduções',
      'traduções certificadas',
      'tradução e interpretação',
      'empresa de tradução',
      'interpretação simultânea',
      'tradução certificada',
      'tradução simultânea',
      'traduções técnicas',
      'intérprete de conferência',
      'empresa de traduções',
      'tradução técnica',
    ],
  },
  work: { en: ['sworn translations', 'localization'] },
  neverAlone: {},
  jobs: {
    en: ['certified translations', 'interpreting', 'legal translation', 'localization'],
    de: ['beglaubigte übersetzungen', 'dolmetschen', 'fachübersetzungen'],
    es: ['traducción jurada', 'interpretación'],
    fr: ['traduction assermentée', 'interprétation'],
    it: ['traduzioni giurate', 'interpretariato'],
    nl: ['beëdigde vertaling', 'tolken'],
    pt: ['tradução juramentada', 'interpretação'],
  },
  sharedJobs: {
    en: [
      'certified translation*',
      'legal translation*',
      'medical translation*',
      'proofreading',
      'technical translation*',
      'website translation',
      'transcription',
      'subtitling',
      'document translation',
    ],
    de: [
      'beglaubigte übersetzung*',
      'fachübersetzung*',
      'lektorat',
      'korrektorat',
      'juristische übersetzung*',
      'technische übersetzung*',
      'lokalisierung',
      'übersetzungen',
      'technische übersetzungen',
    ],
    es: [
      'traducción técnica',
      'traducción jurídica',
      'corrección de textos',
      'localización',
      'subtitulado',
      'traducciones juradas',
      'traducciones certificadas',
      'traducciones oficiales',
      'traducción certificada',
    ],
    fr: [
      'interprétariat',
      'traduction technique',
      'traduction juridique',
      'relecture',
      'localisation',
      'sous titrage',
      'traductions',
      'traductions assermentées',
      'traduction certifiée',
      'traduction jurée',
    ],
    it: [
      'traduzioni tecniche',
      'traduzioni legali',
      'revisione',
      'localizzazione',
      'asseverazioni',
      'traduzioni',
      'traduzione giurata',
      'traduzioni asseverate',
    ],
    nl: [
      'beëdigde vertaling*',
      'technische vertaling*',
      'juridische vertaling*',
      'redactie',
      'lokalisatie',
      'vertalingen',
      'vertaalwerk',
      'juridische vertalingen',
    ],
    pt: [
      'tradução certificada',
      'tradução técnica',
      'revisão de textos',
      'localização',
      'legendagem',
      'traduções juramentadas',
      'traduções certificadas',
      'tradução simultânea',
      'traduções técnicas',
    ],
  },
  mentions: {
    en: `
      translation; translations; document translations; sworn translations; notarized translation*;
      uscis translation*; official translations; birth certificate translation*; marriage certificate translation*;
      diploma translation; academic transcript translation; immigration translation*; financial translation*;
      business translation; marketing translation*; pharmaceutical translation; patent translation*;
      literary translation*; software localization; website localization; localisation; transcreation; copywriting;
      copyediting; editing; editing and proofreading; machine translation post-editing; post-editing;
      simultaneous interpreting; simultaneous interpretation; consecutive interpreting; consecutive interpretation;
      conference interpreting; whispered interpreting; telephone interpreting; phone interpretation;
      over the phone interpreting; video remote interpreting; remote interpreting
    `,
    de: `
      übersetzung*; beeidigte übersetzung*; beeidete übersetzung*; vereidigte übersetzung*; amtliche übersetzung*;
      urkundenübersetzung*; urkunden; dokumentenübersetzung; juristische fachübersetzungen; medizinische übersetzung*;
      wirtschaftsübersetzung*; finanzübersetzung*; werbeübersetzung; marketingübersetzung*; marketing übersetzung*;
      literaturübersetzung; patentübersetzung; website übersetzung*; webseitenübersetzung; softwarelokalisierung;
      website lokalisierung; transkreation; post-editing; maschinelle übersetzung; korrekturlesen; korrekturlesung;
      textredaktion; texterstellung; texten; transkription*; untertitelung; untertitel; voice over;
      dolmetscherdienste; dolmetschleistungen; dolmetschereinsätze; konferenzdolmetschen; simultandolmetschen
    `,
    es: `
      traducción; traducción oficial; traducción pública; traducción de documentos; traducciones técnicas;
      traducciones jurídicas; traducción legal; traducciones legales; traducción médica; traducciones médicas;
      traducción financiera; traducción económica; traducción comercial; traducción literaria; traducción científica;
      traducción académica; traducción publicitaria; traducción de marketing; traducción de páginas web;
      traducción web; traducción de software; traducción audiovisual; traducción de patentes; traducción automática;
      posedición; transcreación; localización web; localización de software; localización de videojuegos;
      revisión de textos; revisión y corrección; corrección; corrección de estilo; edición; redacción de contenidos;
      transcripción
    `,
    fr: `
      traduction; traductions jurées; traduction officielle; traduction officielle de documents;
      traduction de documents; documents officiels; traduction médicale; traduction financière;
      traduction commerciale; traduction marketing; traduction littéraire; traduction scientifique;
      traduction de site web; traduction de site internet; traduction de sites web; traduction de brevets;
      traduction de contrats; traduction de diplômes; traduction d'actes; acte de naissance;
      traduction de permis de conduire; traduction de logiciels; traduction audiovisuelle; traduction automatique;
      post-édition; transcréation; localisation de sites; localisation de logiciels; révision linguistique;
      relecture et correction; correction; correction de textes; rédaction; rédaction web; rédaction de contenu;
      transcription
    `,
    it: `
      traduzione; traduzione asseverata; traduzioni certificate; traduzioni legalizzate; traduzione certificata;
      traduzione documenti; traduzione di documenti; traduzioni specialistiche; traduzione tecnica; traduzione legale;
      traduzioni giuridiche; traduzioni mediche; traduzione medica; traduzioni scientifiche; traduzioni commerciali;
      traduzioni finanziarie; traduzioni marketing; traduzioni editoriali; traduzione editoriale;
      traduzioni letterarie; traduzione siti web; traduzioni siti web; traduzione manuali; traduzione brevetti;
      traduzione patente; traduzione certificati; traduzioni turistiche; traduzione contratti;
      localizzazione software; localizzazione siti web; transcreation; post-editing; revisione testi;
      revisione e correzione bozze; correzione di bozze; correzione bozze; proofreading
    `,
    nl: `
      vertalen; vertaling; beëdigde vertalingen; officiële vertaling*; gelegaliseerde vertaling*;
      vertaling documenten; documenten vertalen; medische vertaling*; financiële vertaling*; commerciële vertaling*;
      marketingvertaling*; zakelijke vertaling*; literaire vertaling*; wetenschappelijke vertaling*;
      websitevertaling*; website vertalen; website laten vertalen; handleidingen vertalen; contract vertalen;
      geboorteakte vertalen; diploma vertalen; rijbewijs vertalen; diplomavertaling; akten; technische vertalingen;
      transcreatie; copywriting; seo vertaling*; post-editing; machinevertaling; machinevertaling en post-editing;
      revisie; revisie en proofreading; nalezen; proeflezen; proofreading; correctie
    `,
    pt: `
      tradução; tradução oficial; tradução ajuramentada; tradução de documentos; tradução simples; tradução livre;
      tradução jurídica; traduções jurídicas; tradução médica; tradução financeira; tradução comercial;
      tradução literária; tradução científica; tradução acadêmica; tradução de marketing; tradução de sites;
      tradução de websites; tradução de software; tradução de manuais; tradução de contratos; tradução de certidões;
      tradução de diplomas; tradução de artigos científicos; tradução de livros; tradução de patentes;
      tradução audiovisual; tradução automática; tradução consecutiva; transcriação; pós-edição; revisão;
      revisão de tradução; revisão de texto; revisão e edição; correção de textos; redação
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Lingua translation agency in Cork' },
      { language: 'de', text: 'Übersetzungsbüro in Bremen' },
    ],
    notNamed: [
      { language: 'en', text: 'A transparent process' },
      { language: 'fr', text: 'Un train de nuit' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/translator',
};
