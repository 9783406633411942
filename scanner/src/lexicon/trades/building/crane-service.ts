import type { TradeEntry } from '../../trade.ts';

export const craneService: TradeEntry = {
  id: 'crane-service',
  questions: 'generic',
  customers: 'at-home',
  noun: 'crane rental company',
  companyNoun: 'crane rental company',
  schemaTypes: ['LocalBusiness', 'HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Crane_(machine)',
  names: {
    en: [
      'crane hire',
      'crane rental',
      'crane service*',
      'crane company',
      'cranes and rigging',
      'crane and rigging',
      'lifting services',
      'mobile crane*',
      'crane and haulage',
      'lifting company',
      'rigging services',
      'crane & rigging',
    ],
    de: [
      'kranverleih',
      'kranvermietung*',
      'kranarbeiten',
      'krandienst*',
      'autokran*',
      'kranservice',
      'kranunternehmen',
      'krane und schwertransporte',
      'kran und schwertransporte',
      'mobilkran*',
      'schwertransporte und kranarbeiten',
    ],
    es: [
      'alquiler de grúas',
      'grúas autopropulsadas',
      'grúas móviles',
      'camiones grúa',
      'camión grúa',
      'renta de grúas',
      'alquiler de camión grúa',
      'grúas torre',
      'grúas y transportes especiales',
      'alquiler de camiones grúa',
      'elevación de cargas',
    ],
    fr: [
      'location de grue',
      'location de grues',
      'levage',
      'grutage',
      'grues mobiles',
      'manutention et levage',
      'levage et manutention',
      'service de grue*',
      'location de camion grue',
      'location camion-grue',
      'location grue',
    ],
    it: [
      'noleggio gru',
      'autogru',
      'noleggio autogru',
      'sollevamenti',
      'sollevamenti e trasporti',
      'noleggio gru con operatore',
      'trasporti e sollevamenti',
      'sollevamenti industriali',
      'noleggio piattaforme aeree e autogru',
      'autogrù',
    ],
    nl: [
      'kraanverhuur',
      'kraanwerken',
      'hijswerken',
      'hijswerk*',
      'kraanbedrijf',
      'telekraan*',
      'autolaadkraan*',
      'verticaal transport',
      'torenkraan*',
      'mobiele kraan',
      'kranen huren',
      'kraanverhuurbedrijf',
    ],
    pt: [
      'aluguer de gruas',
      'aluguel de guindastes',
      'locação de guindastes',
      'guindastes',
      'gruas móveis',
      'aluguer de gruas e camiões',
      'locação de munck',
      'aluguel de munck',
      'caminhão munck',
      'aluguer de autogruas',
      'içamento de cargas',
    ],
  },
  work: {},
  neverAlone: {},
  jobs: {
    en: [
      'contract lift*',
      'lift planning',
      'crane operators',
      'tower crane*',
      'spider crane*',
      'machinery moving',
      'lift supervision',
      'crane inspection*',
      'all terrain cranes',
    ],
    de: [
      'baukran*',
      'turmdrehkran*',
      'ladekran*',
      'minikran*',
      'maschinentransport*',
      'maschinenumzug*',
      'kranmontage*',
      'anhängerkran*',
    ],
    es: [
      'grúa torre',
      'grúa autopropulsada',
      'grúas con operador',
      'transportes especiales',
      'grúas telescópicas',
      'montaje de grúas',
      'plataformas elevadoras',
      'grúas industriales',
    ],
    fr: [
      'grue à tour',
      'grue automotrice',
      'grue araignée',
      'camion grue',
      'bras de grue',
      'levage de charges',
      'grue mobile',
      'mini-grue',
    ],
    it: [
      'gru a torre',
      'camion gru',
      'trasporti eccezionali',
      'gru edili',
      'autogru telescopiche',
      'minigru',
      'gru semoventi',
      'noleggio camion gru',
    ],
    nl: [
      'mobiele torenkraan',
      'minikraan*',
      'rupskraan*',
      'spinkraan*',
      'kraan huren',
      'hijsplan*',
      'kraan met machinist',
      'telekranen',
    ],
    pt: [
      'grua torre',
      'camião grua',
      'autogruas',
      'guindaste hidráulico',
      'remoção de máquinas',
      'transporte com munck',
      'camiões grua',
      'gruas torre',
      'movimentação de cargas',
    ],
  },
  sharedJobs: {
    en: ['heavy haulage', 'hiab hire', 'rigging', 'plant relocation', 'hydraulic gantry', 'equipment installation'],
    de: [
      'schwertransporte',
      'schwertransport',
      'montagearbeiten',
      'arbeitsbühnen',
      'betriebsumzüge',
      'spezialtransporte',
      'lkw mit ladekran',
    ],
    es: [
      'izajes',
      'maniobras',
      'transporte de maquinaria',
      'carretillas elevadoras',
      'montajes industriales',
      'traslado de maquinaria',
      'montacargas',
    ],
    fr: [
      'manutention',
      'transport exceptionnel',
      'transfert industriel',
      'transport',
      'déménagement industriel',
      'nacelles',
      'location de nacelle',
    ],
    it: [
      'trasporti',
      'traslochi industriali',
      'piattaforme aeree',
      'movimentazione macchinari',
      'montaggi industriali',
      'noleggio piattaforme',
      'carrelli elevatori',
    ],
    nl: [
      'uitzonderlijk transport',
      'exceptioneel transport',
      'verreiker*',
      'hoogwerkers',
      'machineverhuizing*',
      'zwaar transport',
      'hijsmaterialen',
    ],
    pt: [
      'transportes especiais',
      'plataformas elevatórias',
      'içamento',
      'empilhadores',
      'empilhadeiras',
      'remoção industrial',
    ],
  },
  mentions: {
    en: `
      manned crane hire; operated crane hire; bare rental; boom trucks; boom truck rental; rough terrain cranes;
      crawler cranes; city cranes; franna cranes; mini cranes; truss lifts; hvac lifts; hot tub lifts; pool lifts;
      boat lifts; tree removal crane; steel erection; machinery installation; machinery removal; millwright;
      glass lifting; forklift rental; appointed person; method statements; lifting equipment
    `,
    de: `
      kranarbeit; kraneinsätze; krangestellung; einsatzplanung; baukrane; schnellmontagekran; raupenkran;
      raupenkrane; teleskopkran; teleskopkrane; glasmontage; dachmontage; dachstuhl richten; baumfällung mit kran;
      poolmontage; pool einheben; maschinenmontage; maschinenverlagerung; schwerlasttransport; schwerlastmontage;
      containertransport; hubarbeiten; teleskopstapler; staplervermietung; bootskranen
    `,
    es: `
      grúas sobre camión; grúas sobre orugas; grúas titán; grúas hidráulicas; grúas de gran tonelaje; minigrúas;
      mini grúas; camión pluma; camiones pluma; transporte con grúa; transporte pesado; transporte especial;
      transporte de casetas; transporte de contenedores; elevación de materiales; elevación de piscinas;
      elevación de muebles; montaje de estructuras; izaje de cargas; maniobras industriales; maniobras especiales;
      plan de izaje; manipuladores telescópicos; mudanzas industriales; operadores de grúa
    `,
    fr: `
      chariots télescopiques; grues à tour; grues automotrices; grues araignées; grues sur chenilles; mini-grues;
      location de grue avec opérateur; location avec chauffeur; levage de piscine; levage de spa;
      levage de charpente; levage de machines; levage par hélicoptère; levage industriel; manutention lourde;
      manutention de machines; pose de charpente; pose de poutres; plan de levage; étude de levage; transport lourd;
      transport spécialisé; convoi exceptionnel; transport de machines; boom truck
    `,
    it: `
      gru automontanti; gru cingolate; gru fuoristrada; gru tralicciate; gru su autocarro; gru idrauliche; mini gru;
      montaggio gru; smontaggio gru; noleggio a caldo; noleggio con operatore; noleggio sollevatori;
      sollevatori telescopici; sollevamento carichi; sollevamento piscine; sollevamento macchinari; tiro in quota;
      tiri in quota; trasporti speciali; trasporto macchinari; trasporto imbarcazioni; trasporto prefabbricati;
      montaggio strutture; montaggio prefabbricati; scorte tecniche
    `,
    nl: `
      mobiele telekranen; torenkranen; hijskraan; hijskraan huren; hijskranen; mobiele kranen; rupskranen;
      minikranen; glaszetkraan; glaskraan; laadkraan; kraanwagen; kraanwagens; vrachtwagen met kraan; autokraan;
      dakpannenkraan; airco hijsen; jacuzzi hijsen; zwembad plaatsen; boot hijsen; hijsen op locatie;
      hijswerkzaamheden; hijsbegeleiding; hijsadvies; kraanmachinist
    `,
    pt: `
      transporte de máquinas; guindaste; guindastes rodoviários; guindastes sobre esteiras; guindastes todo terreno;
      guindastes telescópicos; guindauto; mini guindaste; munck; munck cesto; cesto aéreo; grua; gruas;
      gruas automontantes; elevação de cargas; elevação e transporte; içamentos; içamentos especiais;
      içamento de máquinas; içamento de piscinas; içamento de móveis; plano de rigging; rigging;
      transporte de cargas especiais; transporte de contentores
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Summit crane hire and rigging, Perth' },
      { language: 'de', text: 'Autokrane und Kranarbeiten in Unna' },
      { language: 'nl', text: 'Kraanverhuur en hijswerken in Breda' },
    ],
    notNamed: [
      { language: 'en', text: 'A flock of cranes above the lake' },
      { language: 'de', text: 'Der Kranich fliegt nach Süden' },
    ],
  },
  source: 'schema.org 30.0; productontology.org',
};
