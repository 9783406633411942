import type { TradeEntry } from '../../trade.ts';

export const septicService: TradeEntry = {
  id: 'septic-service',
  questions: 'generic',
  customers: 'at-home',
  noun: 'septic service',
  companyNoun: 'septic company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Septic_tank',
  names: {
    en: [
      'septic service*',
      'septic company',
      'septic tank cleaning',
      'septic pumping',
      'septic contractor*',
      'septic tank service*',
    ],
    de: ['grubenentleerung', 'klärgrubenentleerung', 'fäkalabfuhr', 'abwasserentsorgung'],
    es: ['limpieza de fosas sépticas', 'vaciado de fosas sépticas', 'limpiafosas'],
    fr: ['vidange de fosse septique', 'vidange fosses septiques', 'vidangeur', 'assainissement non collectif'],
    it: ['svuotamento fosse biologiche', 'svuotamento pozzi neri', 'pulizia fosse biologiche'],
    nl: ['septische put ledigen', 'beerput ledigen', 'put ledigen', 'ruimdienst septische put'],
    pt: ['limpeza de fossas', 'limpa fossas', 'esgotamento de fossas'],
  },
  work: { en: ['septic tank*', 'drain field*'] },
  neverAlone: {},
  jobs: {
    en: ['septic tank pumping', 'septic inspection*', 'septic repair', 'drain field repair', 'grease trap cleaning'],
    de: ['grubenreinigung', 'fettabscheiderentleerung', 'dichtheitsprüfung'],
    es: ['vaciado de pozos negros', 'mantenimiento de depuradoras'],
    fr: ['entretien de fosse septique', 'bac à graisse', 'curage'],
    it: ['pulizia pozzetti', 'pulizia fognature', 'trasporto liquami'],
    nl: ['put reinigen', 'vetput ledigen', 'riool reinigen'],
    pt: ['limpeza de caixa de gordura', 'desentupimento'],
  },
  mentions: {
    en: `
      septic cleaning; perc tests; drainfield repair; leach field repair; leach field installation;
      lift station pumping; lift stations; grease trap pumping; cesspit emptying; cesspool pumping;
      holding tank pumping; sewage treatment plants; soakaways; aerobic systems; portable toilets;
      portable toilet rental; drain cleaning; sewer line cleaning; hydro jetting; risers and lids;
      real estate inspections; riser installation; septic tank inspection*; septic installation;
      septic tank installation; septic system repair; septic system inspection*; septic design
    `,
    de: `
      entleerung von klärgruben; klärgruben; kleinkläranlagen; wartung kleinkläranlagen; senkgruben; sickergruben;
      sammelgruben; fettabscheider; fettabscheiderreinigung; ölabscheider; ölabscheiderreinigung;
      leichtflüssigkeitsabscheider; schlammentsorgung; klärschlamm; kanalreinigung; rohrreinigung; mobile toiletten;
      toilettenvermietung; regenwasserschacht; zisternenreinigung; schachtreinigung; pumpensümpfe; generalinspektion;
      saugwagen; kanalspülung; tv untersuchung
    `,
    es: `
      limpieza de fosa séptica; vaciado de fosas; limpieza de fosas; instalación de fosas sépticas;
      reparación de fosas sépticas; limpieza de arquetas; trampas de grasa; desatascos; desatasco de tuberías;
      desazolve; inspección con cámara; achique de inundaciones; biodigestores; baños químicos; baños portátiles;
      transporte de residuos; gestión de residuos; plantas de tratamiento; desagotes; camión cuba;
      limpieza de separadores de grasa; limpieza de trampas de grasa; limpieza de cárcamos; limpieza de depósitos;
      limpieza de tuberías; limpieza de alcantarillado; limpieza de cisternas
    `,
    fr: `
      vidange fosse; vidange fosse toutes eaux; vidange micro station; entretien de micro station;
      nettoyage de bac à graisse; pompage; pompage de boues; débouchage; débouchage de canalisations; hydrocurage;
      curage de canalisations; inspection caméra; inspection télévisée; inspection de fosse septique;
      installation de fosse septique; réhabilitation d'assainissement; mise aux normes; épandage; champ d'épuration;
      puits perdu; puisards; postes de relevage; nettoyage de cuves; dégazage de cuve; toilettes mobiles;
      location de toilettes; curage de fossés; test à la fumée; étude de sol; localisation de fosse; drains;
      vidange bac à graisse; vidange de bac à graisse
    `,
    it: `
      spurgo pozzi neri; spurgo fognature; svuotamento vasche; pulizia vasche imhoff; vasche imhoff; fosse imhoff;
      pulizia degrassatori; degrassatori; disotturazione scarichi; disotturazioni; stasatura; videoispezione;
      videoispezioni; bonifica cisterne; bonifica serbatoi; smaltimento rifiuti liquidi; smaltimento liquami;
      trasporto rifiuti; bagni chimici; noleggio bagni chimici; allagamenti; fosse settiche; aspirazione fanghi;
      lavaggio condotte; pulizia caditoie; pulizia tubazioni; pulizia cisterne; pulizia impianti di depurazione
    `,
    nl: `
      septische put; septische put reinigen; septische put plaatsen; beerput reinigen; beerputten; aalputten; vetput;
      vetput reinigen; vetputten; vetvangers; vetafscheider legen; regenput reinigen; regenwaterput reinigen;
      regenwaterput ledigen; zinkputten; controleput; ontstoppingen; ontstopping; riool ontstoppen; rioolreiniging;
      camera inspectie; camera onderzoek; hogedrukreiniging; mazouttank reinigen; tankreiniging; mobiele toiletten;
      verhuur mobiele toiletten; slib ruimen; kolkenreiniging; iba systemen; afvalwater; kelders leegpompen;
      septische putten
    `,
    pt: `
      fossas sépticas; fossa séptica; esgotamento de fossas sépticas; limpeza de fossas e esgotos;
      limpeza de caixas de gordura; esgotamento de caixa de gordura; limpeza de poços; separadores de gordura;
      desentupimentos; desentupimento de esgotos; desentupimento de canos; hidrojateamento; inspeção vídeo;
      transporte de água; transporte de resíduos; transporte de efluentes; banheiros químicos;
      aluguel de banheiro químico; wc portáteis; biodigestores; instalação de fossas; aspiração de lamas;
      limpeza de estações elevatórias; limpeza de etar; limpeza de separadores; limpeza de coletores;
      limpeza de esgotos; transporte de lamas; limpeza de reservatórios; limpeza de cisternas
    `,
  },
  examples: {
    named: [
      { language: 'en', text: 'Hill Country Septic Service in Kerrville' },
      { language: 'fr', text: 'Vidange de fosse septique en Gironde' },
    ],
    notNamed: [
      { language: 'en', text: 'An antiseptic cream for cuts' },
      { language: 'es', text: 'La séptica edición del festival' },
    ],
  },
  source: 'schema.org 30.0',
};
