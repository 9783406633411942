import type { TradeEntry } from '../../trade.ts';

export const lawFirm: TradeEntry = {
  id: 'law-firm',
  questions: 'legal',
  customers: 'adviser',
  noun: 'lawyer',
  companyNoun: 'law firm',
  schemaTypes: ['LegalService', 'Notary', 'Attorney'],
  additionalType: null,
  names: {
    en: [
      'law firm*',
      'lawyer*',
      'attorney*',
      'law office*',
      'solicitor*',
      'law group',
      'barrister*',
      'legal services firm',
      'attorneys at law',
      'legal counsel',
      'personal injury law',
      'criminal defense law',
    ],
    de: [
      'rechtsanwalt*',
      'rechtsanwältin*',
      'rechtsanwälte*',
      'anwaltskanzlei*',
      'rechtsanwaltskanzlei*',
      'fachanwalt*',
      'fachanwältin*',
      'strafverteidiger*',
      'strafverteidigung',
      'anwältin',
      'anwalt',
      'kanzlei für',
    ],
    es: [
      'abogado*',
      'abogada*',
      'bufete*',
      'despacho de abogados',
      'asesoría jurídica',
      'estudio jurídico',
      'despacho jurídico',
    ],
    fr: ['avocat*', "cabinet d'avocat*", 'avocats', 'avocate*'],
    it: ['avvocato', 'avvocati', 'studio legale', 'studi legali', 'avvocata'],
    nl: ['advocaat', 'advocaten', 'advocatenkantoor*', 'advocatuur', 'advocate'],
    pt: ['advogado*', 'advogada*', 'escritório de advocacia', 'advocacia', 'sociedade de advogados'],
  },
  work: {
    en: [
      'personal injury',
      'criminal defense',
      'family law',
      'estate planning',
      'practice areas',
      'litigation',
      'dui',
      'divorce',
    ],
    de: ['strafrecht', 'familienrecht', 'arbeitsrecht', 'mietrecht', 'erbrecht', 'verkehrsrecht', 'kanzlei'],
    es: ['derecho penal', 'derecho civil', 'derecho de familia', 'derecho laboral'],
    fr: ['droit pénal', 'droit de la famille', 'droit du travail'],
    it: ['diritto penale', 'diritto civile', 'diritto di famiglia'],
    nl: ['strafrecht', 'familierecht', 'arbeidsrecht'],
    pt: ['direito penal', 'direito de família', 'direito do trabalho', 'direito civil'],
  },
  neverAlone: {
    en: ['legal', 'law', 'laws', 'court', 'rights', 'terms'],
    de: ['recht', 'rechtliches'],
    es: ['legal', 'aviso legal', 'jurídico'],
    fr: ['juridique', 'droit', 'mentions légales'],
    it: ['legale', 'note legali'],
    nl: ['juridisch'],
    pt: ['jurídico', 'termos legais'],
  },
  jobs: {
    en: [
      'personal injury',
      'car accidents',
      'truck accidents',
      'workers compensation',
      'wrongful death',
      'medical malpractice',
      'criminal defense',
      'dui defense',
      'dui',
      'divorce',
      'child custody',
      'family law',
      'estate planning',
      'wills and trusts',
      'probate',
      'immigration law',
      'bankruptcy',
      'real estate law',
      'business law',
      'employment law',
      'slip and fall',
      'white collar crime',
      'drug crimes',
      'federal crimes',
      'appeals',
      'grand jury',
      'internal investigations',
      'conveyancing',
    ],
    de: [
      'strafrecht',
      'strafverteidigung*',
      'verkehrsrecht',
      'familienrecht',
      'scheidung',
      'arbeitsrecht',
      'mietrecht',
      'erbrecht',
      'baurecht',
      'vertragsrecht',
      'sozialrecht',
      'ausländerrecht',
      'steuerstrafrecht',
      'jugendstrafrecht',
      'betäubungsmittelstrafrecht',
      'wirtschaftsstrafrecht',
      'pflichtverteidigung',
      'gesellschaftsrecht',
      'sexualstrafrecht',
      'bußgeldverfahren',
      'medizinrecht',
      'versicherungsrecht',
    ],
    es: [
      'derecho penal',
      'derecho civil',
      'derecho de familia',
      'divorcios',
      'herencias',
      'derecho laboral',
      'despidos',
      'accidentes de tráfico',
      'extranjería',
      'derecho mercantil',
      'reclamaciones',
      'derecho bancario',
      'derecho administrativo',
      'desahucios',
    ],
    fr: [
      'droit pénal',
      'droit de la famille',
      'divorce',
      'droit du travail',
      'droit immobilier',
      'droit des affaires',
      'droit des étrangers',
      'droit des successions',
      'dommage corporel',
      'permis de conduire',
      'droit routier',
      'droit commercial',
    ],
    it: [
      'diritto penale',
      'diritto civile',
      'diritto di famiglia',
      'separazioni e divorzi',
      'diritto del lavoro',
      'successioni',
      'infortunistica stradale',
      'recupero crediti',
      'diritto immobiliare',
      'responsabilità medica',
      'diritto commerciale',
    ],
    nl: [
      'strafrecht',
      'familierecht',
      'echtscheiding',
      'arbeidsrecht',
      'letselschade',
      'huurrecht',
      'ondernemingsrecht',
      'vreemdelingenrecht',
      'erfrecht',
      'bestuursrecht',
      'contractenrecht',
      'ontslag',
    ],
    pt: [
      'direito penal',
      'direito civil',
      'direito de família',
      'divórcio',
      'direito do trabalho',
      'inventário',
      'direito imobiliário',
      'direito previdenciário',
      'imigração',
      'direito do consumidor',
      'direito empresarial',
      'aposentadoria',
      'heranças',
      'partilhas',
    ],
  },
  sharedJobs: {
    en: [
      'white collar',
      'white collar defense',
      'trials',
      'immigration',
      'dwi',
      'traffic tickets',
      'civil litigation',
      'litigation',
      'intellectual property',
      'contract law',
      'landlord and tenant',
      'dispute resolution',
      'tax law',
      'mediation',
      'mergers and acquisitions',
      'regulatory investigations',
    ],
    de: [
      'medienstrafrecht',
      'internetstrafrecht',
      'revisionsrecht',
      'verkehrsstrafrecht',
      'insolvenzrecht',
      'immobilienrecht',
      'verwaltungsrecht',
      'bankrecht',
      'it-recht',
      'markenrecht',
      'urheberrecht',
      'steuerrecht',
      'handelsrecht',
      'wettbewerbsrecht',
      'datenschutzrecht',
      'inkasso',
      'compliance',
      'zivilrecht',
      'reiserecht',
      'vergaberecht',
    ],
    es: [
      'reclamación de deudas',
      'arrendamientos',
      'negligencias médicas',
      'derecho inmobiliario',
      'derecho fiscal',
      'concursal',
      'segunda oportunidad',
      'propiedad intelectual',
      'derecho de sucesiones',
      'incapacidades',
    ],
    fr: [
      'droit des sociétés',
      'successions',
      'droit fiscal',
      'droit administratif',
      'droit de la consommation',
      'droit bancaire',
      'droit public',
      'droit des contrats',
      'procédures collectives',
      'médiation',
    ],
    it: [
      'separazioni',
      'divorzi',
      'risarcimento danni',
      'diritto societario',
      'diritto amministrativo',
      'diritto tributario',
      'diritto bancario',
      'malasanità',
      'immigrazione',
      'locazioni',
      'sfratti',
      'contrattualistica',
      'diritto condominiale',
      'mediazione',
    ],
    nl: [
      'vastgoedrecht',
      'bouwrecht',
      'faillissementsrecht',
      'insolventierecht',
      'intellectueel eigendom',
      'sociaal zekerheidsrecht',
      'incasso',
      'mediation',
      'privacyrecht',
      'personen- en familierecht',
      'verkeersrecht',
    ],
    pt: [
      'direito trabalhista',
      'direito da família',
      'direito tributário',
      'direito criminal',
      'direito comercial',
      'direito administrativo',
      'direito bancário',
      'inventários',
      'divórcios',
      'contratos',
      'nacionalidade',
      'cobranças',
      'sucessões',
      'direito fiscal',
      'direito digital',
    ],
  },
  mentions: {
    en: `
      legal advice; auto accidents; car accident*; motorcycle accidents; pedestrian accidents; bicycle accidents;
      rideshare accidents; dog bites; premises liability; product liability; nursing home abuse; brain injuries;
      spinal cord injuries; catastrophic injuries; birth injuries; clinical negligence; medical negligence;
      industrial disease; accidents at work; road traffic accidents; social security disability; insurance claims;
      property damage claims; child support; spousal support; alimony; paternity; adoption; prenuptial agreements;
      domestic violence; property division; separation agreements; financial settlements; collaborative law;
      guardianship; conservatorship; wills; powers of attorney; lasting power of attorney; trust administration
    `,
    de: `
      rechtsberatung; arbeitsrecht für arbeitnehmer; kündigung; kündigungsschutz*; abfindung; aufhebungsvertrag;
      scheidungsrecht; ehescheidung; scheidungen; online scheidung; unterhalt; unterhaltsrecht; sorgerecht;
      umgangsrecht; zugewinnausgleich; ehevertrag; eherecht; kindesrecht; erbstreitigkeiten; testament*;
      testamentsgestaltung; pflichtteil; testamentsvollstreckung; vorsorgevollmacht; patientenverfügung;
      wohnungseigentumsrecht; miet- und wohnungseigentumsrecht; grundstücksrecht; maklerrecht; nachbarrecht;
      bau- und architektenrecht; architektenrecht; bank- und kapitalmarktrecht; kapitalmarktrecht;
      handels- und gesellschaftsrecht; unternehmensrecht; wirtschaftsrecht; kaufrecht; schadensersatz*; schadenersatz*
    `,
    es: `
      asesoramiento jurídico; asesoramiento legal; asesoría legal; abogacía; derecho matrimonial; divorcio;
      divorcio exprés; divorcio de mutuo acuerdo; separaciones; separación; custodia; custodia de menores;
      guarda y custodia; pensión alimenticia; pensión de alimentos; modificación de medidas; régimen de visitas;
      parejas de hecho; adopción; testamentos; sucesiones; sucesiones y herencias; partición de herencia;
      declaratoria de herederos; derecho de extranjería; inmigración; nacionalidad española; nacionalidad; arraigo;
      permisos de residencia; reagrupación familiar; visas; deportación; asilo; despido improcedente; despido;
      incapacidad laboral; incapacidad permanente; accidentes laborales; accidentes de trabajo
    `,
    fr: `
      conseil juridique; divorce par consentement mutuel; divorce à l'amiable; divorce contentieux; séparation;
      séparation de corps; garde d'enfant*; garde des enfants; autorité parentale; pension alimentaire;
      prestation compensatoire; liquidation de régime matrimonial; filiation; adoption; violences conjugales; tutelle;
      droit des personnes; droit patrimonial; testament*; indivision; droit de la santé; droit médical;
      responsabilité médicale; erreur médicale; accident de la route; accidents de la route;
      accident de la circulation; accident du travail; accidents du travail; préjudice corporel;
      indemnisation des victimes; indemnisation; droit des victimes; défense pénale; droit pénal des affaires;
      droit pénal routier; comparution immédiate; garde à vue; droit de la sécurité sociale; droit social
    `,
    it: `
      consulenza legale; assistenza legale; consulenza stragiudiziale; assistenza giudiziale; separazione consensuale;
      separazione; divorzio; divorzio breve; divorzio congiunto; affidamento dei figli; affidamento minori;
      assegno di mantenimento; mantenimento; unioni civili; adozioni; diritto minorile; tutela dei minori;
      amministrazione di sostegno; amministratore di sostegno; testamenti; diritto successorio;
      diritto delle successioni; diritto ereditario; eredità; divisioni ereditarie; donazioni; infortunistica;
      incidenti stradali; sinistri stradali; risarcimento del danno; risarcimenti; responsabilità civile;
      responsabilità professionale; responsabilità sanitaria; danno biologico; errori medici; infortuni sul lavoro;
      licenziamento; licenziamenti; mobbing
    `,
    nl: `
      juridische bijstand; juridisch advies; rechtsbijstand; scheiden; scheiding; alimentatie; kinderalimentatie;
      partneralimentatie; ouderschapsplan; omgangsregeling; gezag; gezag en omgang; verblijfsregeling; onderhoudsgeld;
      boedelscheiding; vereffening en verdeling; jeugdrecht; jeugdbescherming; jeugdstrafrecht; ondertoezichtstelling;
      uithuisplaatsing; erfenis; nalatenschap; erfenissen; ontslagrecht; ontslag op staande voet;
      vaststellingsovereenkomst*; concurrentiebeding; arbeidsovereenkomst*; arbeidsconflict*; ziekte en re-integratie;
      sociaal recht; socialezekerheidsrecht; uitkering; ambtenarenrecht; huur; huur en verhuur; huurgeschillen;
      huurgeschil; pacht
    `,
    pt: `
      consultoria jurídica; assessoria jurídica; consulta jurídica; advocacia preventiva;
      direito das famílias e sucessões; direito de família e sucessões; família e sucessões; direito das sucessões;
      divórcio consensual; divórcio litigioso; divórcio por mútuo consentimento; guarda de filhos; guarda;
      pensão alimentícia; pensão de alimentos; responsabilidades parentais; regulação das responsabilidades parentais;
      união estável; união de facto; adoção; alienação parental; inventário extrajudicial; testamento*;
      planejamento sucessório; holding familiar; curatela; interdição; maior acompanhado; violência doméstica;
      direito penal econômico; tribunal do júri; habeas corpus; execução penal; flagrante; audiência de custódia;
      defesa criminal; crimes; contraordenações; contra-ordenações; direito de trânsito
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Necheles Law is a criminal defense law firm in New York' },
      { language: 'de', text: 'Rechtsanwalt in Kaiserslautern' },
      { language: 'es', text: 'Abogado en Zaragoza' },
    ],
    notNamed: [
      { language: 'en', text: 'Legal notice and terms of use' },
      { language: 'es', text: 'Aviso legal y política de privacidad' },
      { language: 'fr', text: 'Mentions légales' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/lawyer',
};
