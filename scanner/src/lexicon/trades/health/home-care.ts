import type { TradeEntry } from '../../trade.ts';

export const homeCare: TradeEntry = {
  id: 'home-care',
  questions: 'generic',
  customers: 'at-home',
  noun: 'home care provider',
  companyNoun: 'home care company',
  schemaTypes: ['LocalBusiness'],
  additionalType: 'http://www.productontology.org/id/Home_care',
  names: {
    en: [
      'home care agency',
      'home care',
      'home health care',
      'senior care',
      'home health agency',
      'in home care',
      'caregivers',
      'home care services',
      'home care provider',
      'homecare',
      'domiciliary care',
      'live in care',
      'caregiver agency',
      'elderly care',
      'non medical home care',
      'home nursing',
      'nursing agency',
      'care at home',
      'home help',
      'private duty nursing',
      'in home senior care',
      'senior home care',
      'home care assistance',
      'care agency',
      'home support services',
      'private carers',
    ],
    de: [
      'pflegedienst*',
      'ambulanter pflegedienst',
      'ambulante pflege',
      'häusliche pflege',
      'seniorenbetreuung',
      'altenpflege',
      'spitex',
      'sozialstation',
      'diakoniestation',
      'ambulanter dienst',
      'pflege zu hause',
      'häusliche krankenpflege',
      'krankenpflegedienst',
      '24 stunden pflege',
      '24 stunden betreuung',
      '24h pflege',
      'ambulante krankenpflege',
      'seniorenassistenz',
      'seniorenhilfe',
      'alltagsbegleitung',
      'alltagsbegleiter*',
      'kinderkrankenpflege',
      'hauskrankenpflege',
      'personenbetreuung',
      'intensivpflegedienst',
      'außerklinische intensivpflege',
      'pflegeagentur',
      'heimhilfe',
      'privatspitex',
      'pflegebüro',
      'nachbarschaftshilfe',
      'seniorendienst',
      'pflegezentrale',
    ],
    es: [
      'cuidado de mayores',
      'ayuda a domicilio',
      'cuidadores',
      'atención domiciliaria',
      'cuidado de personas mayores',
      'cuidado de ancianos',
      'cuidadoras',
      'cuidadora de ancianos',
      'cuidadores a domicilio',
      'asistencia domiciliaria',
      'servicio de ayuda a domicilio',
      'servicios de ayuda a domicilio',
      'cuidado de adultos mayores',
      'cuidadores de personas mayores',
      'cuidadoras internas',
      'enfermería a domicilio',
      'enfermeras a domicilio',
      'atención a personas mayores',
      'asistencia a domicilio para mayores',
      'hospitalización domiciliaria',
      'ayuda domiciliaria',
    ],
    fr: [
      'aide à domicile',
      'soins à domicile',
      'maintien à domicile',
      'services à la personne',
      'infirmier à domicile',
      'cabinet infirmier',
      'aides à domicile',
      "service d'aide à domicile",
      'aide aux personnes âgées',
      'infirmière à domicile',
      'infirmiers à domicile',
      'infirmière libérale',
      'infirmier libéral',
      'infirmières libérales',
      'infirmiers libéraux',
      'auxiliaire de vie',
      'auxiliaires de vie',
      'aide à la personne',
      'service à la personne',
      'ssiad',
      'saad',
      'soins infirmiers à domicile',
      'cabinet de soins infirmiers',
      'hospitalisation à domicile',
      'agence de services à la personne',
      'aide familiale',
      'garde malade',
      'accompagnement des personnes âgées',
      'soutien à domicile',
      'soins infirmiers',
    ],
    it: [
      'assistenza domiciliare',
      'assistenza anziani',
      'badanti',
      'infermiere a domicilio',
      'assistenza domiciliare anziani',
      'assistenza a domicilio',
      'badante',
      'assistente familiare',
      'assistenti familiari',
      'servizi infermieristici',
      'infermiera a domicilio',
      'infermieri a domicilio',
      'cure domiciliari',
      'assistenza infermieristica domiciliare',
      'assistenza domiciliare integrata',
      'assistenza agli anziani',
      'spitex',
      'studio infermieristico',
      'cooperativa di assistenza',
      'selezione badanti',
    ],
    nl: [
      'thuiszorg',
      'thuisverpleging',
      'thuishulp',
      'ouderenzorg',
      'thuisverpleegkundige*',
      'thuiszorgorganisatie*',
      'wijkverpleging',
      'wijkverpleegkundige*',
      'thuisverpleger*',
      'thuisverpleegster*',
      'thuiszorgbureau',
      'particuliere thuiszorg',
      '24-uurs zorg',
      'gezinszorg',
      'thuiszorgdienst',
      'zelfstandig verpleegkundige*',
      'mantelzorgondersteuning',
      'zorg aan huis',
      'zorg thuis',
      'verpleging aan huis',
      'ambulante begeleiding',
      'zorgbureau',
      'verpleegkundigenpraktijk',
      'inwonende zorg',
    ],
    pt: [
      'apoio domiciliário',
      'cuidadores de idosos',
      'cuidador de idosos',
      'assistência domiciliar',
      'cuidados ao domicílio',
      'cuidados domiciliários',
      'apoio ao domicílio',
      'serviço de apoio domiciliário',
      'apoio a idosos',
      'cuidado de idosos',
      'cuidadora de idosos',
      'cuidadores',
      'home care',
      'assistência domiciliária',
      'enfermagem ao domicílio',
      'enfermagem domiciliar',
      'atendimento domiciliar',
      'enfermeiros ao domicílio',
      'acompanhante de idosos',
      'acompanhantes de idosos',
      'cuidados a idosos',
      'apoio domiciliário a idosos',
      'internação domiciliar',
      'serviço de cuidadores',
    ],
  },
  work: { en: ['companionship', 'personal care', 'respite care'] },
  neverAlone: {},
  jobs: {
    en: [
      'personal care',
      'companion care',
      'respite care',
      'dementia care',
      'live in care',
      'medication reminders',
      'meal preparation',
    ],
    de: [
      'grundpflege',
      'behandlungspflege',
      'verhinderungspflege',
      'hauswirtschaftliche hilfe',
      'tagespflege',
      'beratungseinsätze',
      'betreuung',
    ],
    es: ['cuidado de personas mayores', 'acompañamiento', 'cuidados nocturnos', 'higiene personal'],
    fr: ['garde malade', 'aide à la toilette', 'portage de repas', 'ménage'],
    it: ['assistenza ospedaliera', 'igiene personale', 'assistenza notturna'],
    nl: ['persoonlijke verzorging', 'verpleging', 'begeleiding', 'wondzorg'],
    pt: ['higiene pessoal', 'acompanhamento', 'cuidados de enfermagem'],
  },
  sharedJobs: {
    en: ['companionship', 'overnight care', 'hospital discharge'],
    de: [
      'haushaltshilfe',
      '24-stunden-pflege',
      'demenzbetreuung',
      'palliativpflege',
      'hausnotruf',
      'alltagsbegleitung',
      'kinderkrankenpflege',
    ],
    es: [
      'cuidado de mayores',
      'ayuda a domicilio',
      'cuidadoras internas',
      'servicio nocturno',
      'cuidado de dependientes',
      'aseo personal',
      'cuidado de ancianos',
    ],
    fr: [
      'aide à domicile',
      'aide au ménage',
      'accompagnement',
      'garde de nuit',
      'soins infirmiers',
      'aide aux repas',
      'aide à la personne',
    ],
    it: ['assistenza anziani', 'assistenza domiciliare', 'badanti', 'fisioterapia a domicilio'],
    nl: [
      'thuiszorg',
      'huishoudelijke hulp',
      'nachtzorg',
      'palliatieve zorg',
      'dagbesteding',
      'wijkverpleging',
      'gezinszorg',
      'ambulante begeleiding',
    ],
    pt: ['apoio domiciliário', 'cuidadores', 'apoio noturno', 'cuidador de idosos'],
  },
  mentions: {
    en: `
      live in carers; hourly care; visiting care; 24 hour care; dementia and alzheimer's care; alzheimer's care;
      palliative care; end of life care; hospice care; skilled nursing; light housekeeping; housekeeping;
      domestic support; night care; complex care; personal care assistance; meal prep; physical therapy;
      occupational therapy; disability support; medication management; companionship care; respite; supported living;
      community access
    `,
    de: `
      körperpflege; medizinische behandlungspflege; pflegeberatung; pflegeberatungsbesuche; entlastungsleistungen;
      hauswirtschaft; hauswirtschaftliche versorgung; hauswirtschaftliche unterstützung; kurzzeitpflege;
      stationäre pflege; vollstationäre pflege; wundversorgung; wundmanagement; medikamentengabe; essen auf rädern;
      betreuungsleistungen; begleitung zu arztterminen; einkaufshilfe; intensivpflege; palliativversorgung;
      nachtpflege; pflegekurse; krankenpflege; injektionen; psychosoziale betreuung; fahrdienst; demenz wg;
      pflegegrad beratung
    `,
    es: `
      cuidado de enfermos; cuidadoras por horas; empleadas internas; acompañamiento hospitalario;
      acompañamiento en hospital; enfermería; fisioterapia; tareas domésticas; servicio doméstico; limpieza del hogar;
      control de medicación; administración de medicamentos; preparación de comidas; alzheimer; centro de día;
      estancias temporales; estancia permanente; teleasistencia; rehabilitación; terapia ocupacional; podología;
      movilizaciones; curas; cuidadores internos; cuidadoras externas; cuidados en hospital; cuidado nocturno;
      cuidado de personas con alzheimer; cuidados paliativos; cuidado de niños
    `,
    fr: `
      aide ménagère; entretien du logement; aide au lever et au coucher; préparation des repas; livraison de repas;
      téléassistance; garde d'enfants; garde de jour; jardinage; accompagnement véhiculé; accompagnement aux sorties;
      soins d'hygiène; pansements; prises de sang; injections; perfusions; soins palliatifs; présence de nuit;
      sortie d'hospitalisation; soins de pieds; hébergement permanent; hébergement temporaire; accueil de jour;
      vaccination; surveillance des médicaments; bricolage; stimulation cognitive; aide à l'autonomie;
      aide administrative; aide aux courses; aide à la mobilité; soins de confort; soins de base
    `,
    it: `
      assistenza diurna; assistenza h24; assistenza in ospedale; badanti conviventi; badante convivente;
      badanti a ore; sostituzione badanti; colf; baby sitter; prelievi a domicilio; iniezioni; medicazioni; flebo;
      fisioterapia; preparazione pasti; accompagnamento visite mediche; aiuto domestico; pulizie domestiche;
      igiene della persona; centro diurno; ricoveri temporanei; podologia; cure palliative; telesoccorso;
      operatori socio sanitari; logopedia; assistenza disabili; assistenza malati; assistenza post operatoria;
      assistenza infermieristica; assistenza alzheimer; assistenza medica
    `,
    nl: `
      huishoudelijke ondersteuning; huishouden; hulp bij het huishouden; persoonlijke begeleiding;
      individuele begeleiding; dementiezorg; 24 uurs zorg; terminale zorg; palliatieve terminale zorg; dagbehandeling;
      dagverzorging; dagverblijf; kortverblijf; respijtzorg; stomazorg; insulinetoediening; inspuitingen; injecties;
      medicatie; hulp bij medicatie; steunkousen; hygiënische zorgen; toiletzorg; diabeteszorg; bloedafname;
      waakdiensten; waakdienst; mantelzorg; specialistische verpleging; poetshulp; kraamzorg; personenalarmering;
      stervensbegeleiding; begeleid wonen; jeugdzorg; technische handelingen; nachtverpleging
    `,
    pt: `
      cuidados de higiene; higiene e conforto; cuidados de higiene e conforto; acompanhamento a consultas;
      acompanhamento hospitalar; administração de medicação; toma de medicação; confeção de refeições;
      preparação de refeições; apoio 24 horas; cuidados 24 horas; apoio noturno e diurno; serviços domésticos;
      limpeza doméstica; enfermagem; fisioterapia; terapia ocupacional; alzheimer; demências; pensos; curativos;
      teleassistência; fim de semana; estadia permanente; estadia temporária; residência permanente;
      curta permanência; hospedagem; animação sociocultural; nutrição; apoio psicológico; babysitting;
      técnico de enfermagem; cuidadores internos; cuidador hospitalar; cuidados paliativos; cuidados pós operatórios
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Gentle Hands is a home care agency in Troy' },
      { language: 'de', text: 'Ambulanter Pflegedienst in Chemnitz' },
    ],
    notNamed: [
      { language: 'en', text: 'Take care on your way home' },
      { language: 'fr', text: 'Livraison chez vous' },
    ],
  },
  source: 'schema.org 30.0',
};
