import type { Country } from '../country.ts';

export const argentina: Country = {
  code: 'AR',
  name: 'Argentina',
  languages: ['es'],
  phone: {
    callingCode: '54',
    fillers: ['+5491112345678', '+541112345678', '+5491123456789', '+541123456789', '+5491155555555', '+543515555555'],
    emergencies: ['911', '107', '100', '101'],
    source:
      'Plan Fundamental de Numeración Nacional (ENACOM); the numbers are those of templates and of libphonenumber',
  },
  postalCode: {
    // House numbers have four digits too: after a word or a number sign, only `CP` makes four digits a code.
    pattern:
      /(?<![A-Za-z\d])[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?(?![A-Za-z\d])|(?:(?<=C\.?P\.?:? ?)|(?<![A-Za-zÀ-ÿ\d.°º#] |[\d.°º#/-]))[1-9]\d{3}(?![\d-])/,
    position: 'before-town',
    examples: ['C1425', 'X5000', 'C1043AAZ', '1425', '5000'],
    counterExamples: ['142', '0425', 'I1425', 'C1425AB'],
  },
  houseNumber: 'after',
  regions: {},
  currency: {
    code: 'ARS',
    symbols: ['$', 'AR$', 'ARS'],
  },
  topLevelDomains: ['ar'],
  credentials: [
    {
      id: 'cuit',
      name: 'CUIT',
      kind: 'company',
      isTax: true,
      trades: 'all',
      pattern: /\bC\.?U\.?I\.?T\.?\s{0,2}(?:n[º°.o]{1,2})?\s{0,2}:?\s{0,2}(?:2[03-7]|3[034])-?\d{8}-?\d\b/iu,
      register: {
        name: 'ARCA, Constancia de Inscripción',
        url: 'https://seti.afip.gob.ar/padron-puc-constancia-internet/ConsultaConstanciaAction.do',
      },
      source: 'Ley 11.683; Resolución General ARCA 5803/2025',
      examples: ['CUIT: 30-71234567-1', 'C.U.I.T. N° 20-12345678-6'],
      counterExamples: ['CUIT', 'CUIT 12-3456'],
    },
    {
      id: 'matricula',
      name: 'Matrícula profesional',
      kind: 'licence',
      trades: ['medical-practice', 'dentist', 'physiotherapist', 'psychotherapist', 'nutritionist', 'speech-therapist'],
      pattern:
        /\b(?:matr[ií]cula|mat\.)\s(?:nacional|provincial|profesional)\s{0,2}(?:n[º°.o]{1,2})?\s{0,2}:?\s{0,2}\d{1,3}\.?\d{1,3}\b|\b(?:matr[ií]cula|mat\.)\s{0,2}n[º°.o]{1,2}\s{0,2}:?\s{0,2}\d{1,3}\.?\d{1,3}\b|\bM\.?\s?[NP]\.?\s{0,2}(?:n[º°]\.?)?\s{0,2}:?\s{0,2}\d{1,3}\.?\d{3}\b/iu,
      register: { name: 'REFEPS (Ministerio de Salud)', url: 'https://sisa.msal.gov.ar/' },
      source: 'Ley 17.132 (medicine and dentistry), Ley 23.277 (psychology), Ley 24.317 (kinesiology)',
      examples: [
        'Matrícula nacional 123456',
        'Mat. N° 4321',
        'Dra. Ana Sosa, M.N. 123.456',
        'Lic. Paula Ruiz, MP 4567',
      ],
      counterExamples: ['Matrícula 2026 abierta', 'cámara de 12 MP'],
    },
    {
      id: 'cpacf',
      name: 'Colegio Público de la Abogacía de la Capital Federal (CPACF)',
      kind: 'licence',
      trades: ['law-firm'],
      pattern:
        /\bT(?:omo\s|[º°]\.?\s?|\.\s?)\d{1,3}\s{0,2}[-,/]?\s{0,2}F(?:olio\s|[º°]\.?\s?|\.\s?)\d{1,4}\s{0,2}[-,(]?\s{0,2}(?:del\s)?C\.?P\.?A\.?C\.?F\b|\bC\.?P\.?A\.?C\.?F\.?\s{0,2}[-,:(]?\s{0,2}T(?:omo\s|[º°]\.?\s?|\.\s?)\d{1,3}\s{0,2}[-,/]?\s{0,2}F(?:olio\s|[º°]\.?\s?|\.\s?)\d{1,4}\b/iu,
      register: { name: 'CPACF', url: 'https://www.cpacf.org.ar/' },
      source: 'Ley 23.187',
      examples: ['T° 123 F° 456 CPACF', 'CPACF Tomo 98 Folio 765'],
      counterExamples: ['CPACF', 'Tomo 12 Folio 345'],
    },
    {
      id: 'cucicba',
      name: 'Matrícula CUCICBA',
      kind: 'licence',
      trades: ['real-estate-agent'],
      pattern:
        /\bC\.?U\.?C\.?I\.?C\.?B\.?A\.?\s{0,2}(?:matr[ií]cula|mat\.)?\s{0,2}(?:n[º°.o]{1,2})?\s{0,2}:?\s{0,2}\d{1,2}\.?\d{3}\b/iu,
      register: { name: 'CUCICBA', url: 'https://colegioinmobiliario.org.ar/' },
      source: 'Ley 2340 (Ciudad de Buenos Aires); Ley 25.028',
      examples: ['CUCICBA 5432', 'Matrícula CUCICBA N° 7.654'],
      counterExamples: ['CUCICBA'],
    },
    {
      id: 'gasista',
      name: 'Gasista matriculado',
      kind: 'licence',
      trades: ['plumber', 'hvac-contractor'],
      pattern: /\b(?:gasistas?|instalador(?:es)?\s(?:de\sgas|gasistas?))\smatriculad[oa]s?\b/iu,
      register: { name: 'the gas distributor (ENARGAS)', url: 'https://www.enargas.gob.ar/' },
      source: 'NAG-200 and NAG-226 (ENARGAS)',
      examples: ['Gasista matriculado', 'Instaladores de gas matriculados'],
      counterExamples: ['gasista'],
    },
  ],
  directories: [
    { name: 'Perfil de Empresa en Google', host: 'google.com', trades: 'all' },
    { name: 'Páginas Amarillas', host: 'paginasamarillas.com.ar', trades: 'all' },
    {
      name: 'Doctoraliar',
      host: 'doctoraliar.com',
      trades: ['medical-practice', 'dentist', 'physiotherapist', 'psychotherapist'],
    },
    { name: 'Zonaprop', host: 'zonaprop.com.ar', trades: ['real-estate-agent'] },
    { name: 'Argenprop', host: 'argenprop.com', trades: ['real-estate-agent'] },
  ],
  laws: [],
};
