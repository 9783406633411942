import type { TradeEntry } from '../../trade.ts';

export const translator: TradeEntry = {
  id: 'translator',
  questions: 'generic',
  customers: 'adviser',
  noun: 'translator',
  companyNoun: 'translation agency',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Translation',
  names: {
    en: ['translator*', 'translation agency', 'translation services', 'interpreter*', 'certified translation*'],
    de: ['übersetzer*', 'übersetzungsbüro*', 'dolmetscher*', 'beeidigte übersetzer*'],
    es: ['traductor*', 'agencia de traducción', 'traductor jurado', 'intérprete*'],
    fr: ['traducteur*', 'traductrice*', 'agence de traduction', 'interprète de conférence', 'traducteur assermenté'],
    it: ['traduttore', 'traduttori', 'traduttrice', 'agenzia di traduzioni', 'interprete'],
    nl: ['vertaler*', 'vertaalbureau*', 'tolk', 'beëdigd vertaler'],
    pt: ['tradutor*', 'agência de tradução', 'intérprete*', 'tradutora juramentada'],
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
    ],
    de: [
      'beglaubigte übersetzung*',
      'fachübersetzung*',
      'lektorat',
      'korrektorat',
      'juristische übersetzung*',
      'technische übersetzung*',
      'lokalisierung',
    ],
    es: ['traducción técnica', 'traducción jurídica', 'corrección de textos', 'localización', 'subtitulado'],
    fr: ['interprétariat', 'traduction technique', 'traduction juridique', 'relecture', 'localisation', 'sous titrage'],
    it: ['traduzioni tecniche', 'traduzioni legali', 'revisione', 'localizzazione', 'asseverazioni'],
    nl: ['beëdigde vertaling*', 'technische vertaling*', 'juridische vertaling*', 'redactie', 'lokalisatie'],
    pt: ['tradução certificada', 'tradução técnica', 'revisão de textos', 'localização', 'legendagem'],
  },
  mentions: {
    en: `
      translation; translations; document translation; document translations; sworn translations;
      notarized translation*; uscis translation*; official translations; birth certificate translation*;
      marriage certificate translation*; diploma translation; academic transcript translation;
      immigration translation*; financial translation*; business translation; marketing translation*;
      pharmaceutical translation; patent translation*; literary translation*; software localization;
      website localization; localisation; transcreation; copywriting; copyediting; editing; editing and proofreading;
      machine translation post-editing; post-editing; simultaneous interpreting; simultaneous interpretation;
      consecutive interpreting; consecutive interpretation; conference interpreting; whispered interpreting;
      telephone interpreting; phone interpretation; over the phone interpreting; video remote interpreting;
      remote interpreting
    `,
    de: `
      übersetzung*; übersetzungen; beeidigte übersetzung*; beeidete übersetzung*; vereidigte übersetzung*;
      amtliche übersetzung*; urkundenübersetzung*; urkunden; dokumentenübersetzung; technische übersetzungen;
      juristische fachübersetzungen; medizinische übersetzung*; wirtschaftsübersetzung*; finanzübersetzung*;
      werbeübersetzung; marketingübersetzung*; marketing übersetzung*; literaturübersetzung; patentübersetzung;
      website übersetzung*; webseitenübersetzung; softwarelokalisierung; website lokalisierung; transkreation;
      post-editing; maschinelle übersetzung; korrekturlesen; korrekturlesung; textredaktion; texterstellung; texten;
      transkription*; untertitelung; untertitel; voice over; dolmetscherdienste; dolmetschleistungen;
      dolmetschereinsätze; konferenzdolmetschen; simultandolmetschen
    `,
    es: `
      traducción; traducciones juradas; traducciones certificadas; traducción certificada; traducciones oficiales;
      traducción oficial; traducción pública; traducción de documentos; traducciones técnicas; traducciones jurídicas;
      traducción legal; traducciones legales; traducción médica; traducciones médicas; traducción financiera;
      traducción económica; traducción comercial; traducción literaria; traducción científica; traducción académica;
      traducción publicitaria; traducción de marketing; traducción de páginas web; traducción web;
      traducción de software; traducción audiovisual; traducción de patentes; traducción automática; posedición;
      transcreación; localización web; localización de software; localización de videojuegos; revisión de textos;
      revisión y corrección; corrección; corrección de estilo; edición; redacción de contenidos; transcripción
    `,
    fr: `
      traduction; traductions; traduction certifiée; traduction jurée; traductions jurées; traductions assermentées;
      traduction officielle; traduction officielle de documents; traduction de documents; documents officiels;
      traduction médicale; traduction financière; traduction commerciale; traduction marketing; traduction littéraire;
      traduction scientifique; traduction de site web; traduction de site internet; traduction de sites web;
      traduction de brevets; traduction de contrats; traduction de diplômes; traduction d'actes; acte de naissance;
      traduction de permis de conduire; traduction de logiciels; traduction audiovisuelle; traduction automatique;
      post-édition; transcréation; localisation de sites; localisation de logiciels; révision linguistique;
      relecture et correction; correction; correction de textes; rédaction; rédaction web; rédaction de contenu;
      transcription
    `,
    it: `
      traduzione; traduzioni; traduzione giurata; traduzione asseverata; traduzioni asseverate;
      traduzioni certificate; traduzioni legalizzate; traduzione certificata; traduzione documenti;
      traduzione di documenti; traduzioni specialistiche; traduzione tecnica; traduzione legale;
      traduzioni giuridiche; traduzioni mediche; traduzione medica; traduzioni scientifiche; traduzioni commerciali;
      traduzioni finanziarie; traduzioni marketing; traduzioni editoriali; traduzione editoriale;
      traduzioni letterarie; traduzione siti web; traduzioni siti web; traduzione manuali; traduzione brevetti;
      traduzione patente; traduzione certificati; traduzioni turistiche; traduzione contratti;
      localizzazione software; localizzazione siti web; transcreation; post-editing; revisione testi;
      revisione e correzione bozze; correzione di bozze; correzione bozze; proofreading
    `,
    nl: `
      vertalen; vertaling; vertalingen; beëdigde vertalingen; officiële vertaling*; gelegaliseerde vertaling*;
      vertaling documenten; documenten vertalen; medische vertaling*; financiële vertaling*; commerciële vertaling*;
      marketingvertaling*; zakelijke vertaling*; literaire vertaling*; wetenschappelijke vertaling*;
      websitevertaling*; website vertalen; website laten vertalen; handleidingen vertalen; contract vertalen;
      geboorteakte vertalen; diploma vertalen; rijbewijs vertalen; diplomavertaling; akten; vertaalwerk;
      juridische vertalingen; technische vertalingen; transcreatie; copywriting; seo vertaling*; post-editing;
      machinevertaling; machinevertaling en post-editing; revisie; revisie en proofreading; nalezen; proeflezen;
      proofreading; correctie
    `,
    pt: `
      tradução; traduções técnicas; traduções juramentadas; traduções certificadas; tradução oficial;
      tradução ajuramentada; tradução de documentos; tradução simples; tradução livre; tradução jurídica;
      traduções jurídicas; tradução médica; tradução financeira; tradução comercial; tradução literária;
      tradução científica; tradução acadêmica; tradução de marketing; tradução de sites; tradução de websites;
      tradução de software; tradução de manuais; tradução de contratos; tradução de certidões; tradução de diplomas;
      tradução de artigos científicos; tradução de livros; tradução de patentes; tradução audiovisual;
      tradução automática; tradução simultânea; tradução consecutiva; transcriação; pós-edição; revisão;
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
