import type { TradeEntry } from '../../trade.ts';

export const flooringInstaller: TradeEntry = {
  id: 'flooring-installer',
  questions: 'generic',
  noun: 'flooring installer',
  companyNoun: 'flooring company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Flooring',
  names: {
    en: [
      'flooring company',
      'flooring contractor*',
      'flooring installer*',
      'floor fitter*',
      'floor sanding specialists',
      'hardwood flooring company',
      'flooring store',
      'flooring specialists',
    ],
    de: ['bodenleger*', 'parkettleger*', 'raumausstatter*', 'fußbodentechnik', 'parkettstudio', 'estrichleger'],
    es: ['instalador de suelos', 'instaladores de suelos', 'empresa de suelos', 'parquetista*', 'acuchilladores'],
    fr: ['parqueteur*', 'poseur de sols', 'solier*', 'entreprise de revêtement de sol'],
    it: ['parquettista', 'parquettisti', 'posatore di pavimenti', 'pavimentista', 'pavimenti e parquet'],
    nl: ['vloerenlegger*', 'parketteur*', 'parketlegger*', 'vloerenbedrijf', 'vloerenspecialist', 'woninginrichting'],
    pt: ['instalador de pisos', 'empresa de pisos', 'colocação de pavimentos', 'assentador de pavimentos'],
  },
  work: {
    en: ['hardwood floor*', 'laminate flooring', 'vinyl plank*', 'floor refinishing'],
    de: ['parkett', 'laminat', 'vinylboden'],
  },
  neverAlone: {},
  jobs: {
    en: [
      'hardwood floor installation',
      'floor refinishing',
      'floor sanding',
      'laminate flooring',
      'luxury vinyl plank',
      'carpet installation',
      'tile flooring',
    ],
    de: ['parkett verlegen', 'parkett schleifen', 'laminat verlegen', 'teppichboden', 'vinylboden', 'estrich'],
    es: ['instalación de tarima', 'acuchillado de parquet', 'suelos laminados', 'suelos vinílicos'],
    fr: ['pose de parquet', 'ponçage de parquet', 'pose de moquette', 'sols stratifiés', 'sols souples'],
    it: ['posa parquet', 'levigatura parquet', 'pavimenti in laminato', 'pavimenti in resina'],
    nl: ['vloeren leggen', 'parket schuren', 'laminaat leggen', 'pvc vloeren', 'gietvloeren'],
    pt: ['instalação de pisos', 'pavimento flutuante', 'piso laminado', 'piso vinílico', 'raspagem de tacos'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Oak Street Flooring is a flooring contractor in Dayton' },
      { language: 'de', text: 'Parkettleger Weiss in Ulm' },
    ],
    notNamed: [
      { language: 'en', text: 'Dance on the ground floor' },
      { language: 'en', text: 'Our cleaners polish every floor' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/floorer, shop/flooring',
};
