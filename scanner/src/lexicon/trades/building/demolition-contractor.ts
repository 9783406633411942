import type { TradeEntry } from '../../trade.ts';

export const demolitionContractor: TradeEntry = {
  id: 'demolition-contractor',
  questions: 'generic',
  customers: 'at-home',
  unasked: ['emergency', 'guarantee'],
  noun: 'demolition contractor',
  companyNoun: 'demolition company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Demolition',
  names: {
    en: [
      'demolition contractor*',
      'demolition company',
      'demolition companies',
      'demolition services',
      'demolition specialist*',
      'wrecking company',
      'demolition & excavation',
      'demolition and excavation',
      'concrete cutting',
      'demolition',
      'demolishers',
      'demolitions',
      'concrete sawing',
      'demo contractor*',
      'concrete cutters',
      'concrete drilling',
      'strip out contractor*',
    ],
    de: [
      'abbruchunternehmen*',
      'abbrucharbeiten',
      'abrissunternehmen*',
      'abrissfirma',
      'abbruchfirma*',
      'abbruch und erdbau',
      'abbruchtechnik',
      'betonbohren und sägen',
      'rückbau und abbruch',
      'abrissarbeiten',
      'rückbauten',
      'rückbaufirma',
      'entkernungen',
      'abrissbetrieb',
      'sprengabbruch',
      'gebäuderückbau',
      'rückbauarbeiten',
      'abrissunternehmer',
    ],
    es: [
      'empresa de demoliciones',
      'demoliciones*',
      'derribos',
      'empresa de derribos',
      'demoliciones y excavaciones',
      'derribos y demoliciones',
      'corte de hormigón',
      'demoledora*',
      'demoledores',
      'desamiantados',
      'corte de concreto',
      'corte con hilo diamantado',
      'corte y perforación de hormigón',
    ],
    fr: [
      'entreprise de démolition',
      'démolition*',
      'démolisseur*',
      'travaux de démolition',
      'démolition et désamiantage',
      'déconstruction',
      'sciage de béton',
      'sciage béton',
      'déconstructeur',
      'déconstructions',
      'sciage carottage',
      'sciage et forage',
      'sciage et carottage',
    ],
    it: [
      'demolizioni',
      'demolizioni edili',
      'impresa di demolizioni',
      'demolizioni e scavi',
      'demolizioni controllate',
      'taglio cemento armato',
      'demolitore',
      'taglio cemento',
      'demolitori edili',
      'tagli e carotaggi',
      'carotaggi e tagli',
      'smantellamenti industriali',
    ],
    nl: [
      'sloopbedrijf*',
      'sloopwerken',
      'sloopwerk*',
      'sloper',
      'afbraakwerken',
      'afbraakbedrijf',
      'sloop en grondwerk*',
      'betonboringen',
      'slopers',
      'sloperij',
      'sloopfirma',
      'sloopaannemer*',
      'slopersbedrijf',
      'sloopbedrijven',
      'sloop en asbest*',
      'sloopspecialist',
    ],
    pt: [
      'demolições',
      'demolição',
      'empresa de demolição',
      'empresa de demolições',
      'demolidora*',
      'demolições e escavações',
      'demolição e terraplanagem',
      'corte de betão',
      'demolidor*',
      'desmantelamentos',
      'corte e carotagem',
      'corte e furação de betão',
      'desmantelamento industrial',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'house demolition',
      'interior demolition',
      'selective demolition',
      'structural demolition',
      'asbestos removal',
      'garage demolition',
      'building demolition',
      'wire sawing',
    ],
    de: [
      'gebäudeabbruch',
      'hausabbruch',
      'hausabriss',
      'entkernung*',
      'asbestsanierung',
      'asbestentsorgung',
      'schadstoffsanierung',
      'kernbohrung*',
      'betonsägen',
      'rückbau',
    ],
    es: [
      'demolición de edificios',
      'demolición de casas',
      'demolición de naves',
      'desamiantado',
      'demoliciones interiores',
      'demolición manual',
      'corte con hilo',
      'desmontaje de naves',
    ],
    fr: [
      'démolition de maison',
      'démolition de bâtiments',
      'démolition intérieure',
      'déconstruction sélective',
      "retrait d'amiante",
      'carottage béton',
      'démolition industrielle',
      'curage',
    ],
    it: [
      'demolizione edifici',
      'demolizione fabbricati',
      'demolizioni industriali',
      'demolizione controllata',
      'carotaggi',
      'taglio muri',
      'smaltimento amianto',
      'strip out',
    ],
    nl: [
      'totaalsloop',
      'stripwerk*',
      'renovatiesloop',
      'woning slopen',
      'betonboren',
      'betonzagen',
      'asbest verwijderen',
      'gebouwen slopen',
      'afbraak van woningen',
    ],
    pt: [
      'demolição de casas',
      'demolição de edifícios',
      'demolição de prédios',
      'demolição controlada',
      'demolição mecânica',
      'demolições interiores',
      'remoção de fibrocimento',
      'corte com fio diamantado',
    ],
  },
  sharedJobs: {
    en: [
      'site clearance',
      'soft strip',
      'concrete removal',
      'pool removal',
      'core drilling',
      'asbestos abatement',
      'land clearing',
    ],
    de: ['erdarbeiten', 'containerdienst', 'baugrubenaushub', 'recycling', 'bauschuttrecycling'],
    es: [
      'excavaciones',
      'movimiento de tierras',
      'vaciados',
      'retirada de escombros',
      'desmontajes',
      'gestión de residuos',
      'perforaciones',
    ],
    fr: [
      'évacuation des gravats',
      'terrassement',
      'désamiantage de toiture',
      'déplombage',
      'location de bennes',
      'concassage',
      'recyclage',
    ],
    it: [
      'scavi',
      'movimento terra',
      'smaltimento macerie',
      'bonifiche ambientali',
      'bonifiche',
      'perforazioni',
      'trasporto inerti',
    ],
    nl: ['grondwerk', 'grondwerken', 'containerverhuur', 'puin afvoeren', 'asbestinventarisatie', 'bodemsanering'],
    pt: [
      'terraplanagem',
      'remoção de entulho',
      'escavações',
      'transporte de entulho',
      'limpeza de terrenos',
      'carotagem',
      'desmontagem',
    ],
  },
  mentions: {
    en: `
      debris removal; residential demolition; commercial demolition; industrial demolition; total demolition;
      partial demolition; strip out; soft demolition; concrete breaking; concrete crushing; chimney removal;
      barn demolition; mobile home demolition; shed removal; deck removal; pool demolition; bridge demolition;
      wall sawing; slab sawing; diamond drilling; site preparation; recycling; dismantling; emergency demolition;
      salvage
    `,
    de: `
      entsorgung; schornsteinabbruch; teilabbruch; totalabbruch; komplettabriss; industrieabbruch; innenabbruch;
      gartenhausabriss; garagenabbruch; betonabbruch; fundamentabbruch; wandsägen; fugenschneiden; seilsägen;
      kmf sanierung; pcb sanierung; altlastensanierung; bodenaustausch; bauschuttentsorgung; brecharbeiten;
      abbruchplanung; stemmarbeiten; brandschadenabbruch; wanddurchbruch; sprengung
    `,
    es: `
      retirada de uralita; demolición controlada; demolición selectiva; demolición industrial; demolición de muros;
      demolición de piscinas; demolición parcial; derribo de edificios; derribo de casas; derribo de naves;
      vaciado de locales; desescombros; desmantelamiento; desmantelamientos industriales; perforación de hormigón;
      corte de muros; corte de pavimentos; retirada de fibrocemento; reciclaje de escombros;
      proyectos de demolición; limpieza de solares; trituración; voladuras
    `,
    fr: `
      démolition de garage; démolition de murs; démolition de piscine; démolition de dalle; démolition totale;
      démolition partielle; démolition manuelle; démolition mécanique; démolition résidentielle;
      démolition commerciale; démantèlement; dépollution; curage de bâtiment; écrêtage; ouverture de mur porteur;
      sciage mural; sciage au câble; carottage; désamiantage de bâtiments; décontamination; traitement des déchets;
      réemploi; évacuation de déchets; excavation
    `,
    it: `
      smantellamenti; demolizione capannoni; demolizione solai; demolizione muri; demolizione pareti;
      demolizione piscine; demolizioni interne; demolizioni speciali; demolizioni selettive; demolizioni civili;
      decostruzione; taglio con filo diamantato; taglio pavimenti; taglio asfalto; carotaggio;
      incapsulamento amianto; rimozione eternit; recupero inerti; frantumazione; bonifica terreni;
      bonifica serbatoi; idrodemolizione; rottami; noleggio escavatori
    `,
    nl: `
      kernboring*; sloopwerkzaamheden; selectieve sloop; binnensloop; interieursloop; industriële sloop;
      industriële afbraak; schuur slopen; garage slopen; muur slopen; dragende muur verwijderen;
      schoorsteen verwijderen; vloer uitbreken; badkamer slopen; keuken slopen; asbestdak verwijderen;
      asbestdak vervangen; circulair slopen; puinrecycling; puinbreken; funderingssloop; ontmanteling;
      afvalverwerking; uitbraakwerken; diamantboringen
    `,
    pt: `
      reciclagem de entulho; demolição manual; demolição seletiva; demolição industrial; demolição de galpões;
      demolição de muros; demolição de paredes; demolição de piscinas; demolição parcial; demolição residencial;
      demolição comercial; desmantelamento; desconstrução; corte de concreto; perfuração de concreto;
      corte de pavimentos; furação de betão; remoção de telhados; retirada de entulho; gestão de resíduos;
      contenção de fachadas; movimentação de terras; britagem; implosão
    `,
  },
  examples: {
    named: [
      { language: 'de', text: 'Abbruchunternehmen Kolb in Gera' },
      { language: 'en', text: 'Ironclad demolition contractors, Tulsa' },
      { language: 'nl', text: 'Sloopbedrijf in Venlo' },
    ],
    notNamed: [
      { language: 'en', text: 'He demolished the record' },
      { language: 'fr', text: 'Un moral démoli' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
