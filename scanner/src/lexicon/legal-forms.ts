/** Legal forms as companies of our countries write them behind their names. */
const FORMS = [
  ...['LLC', 'L.L.C', 'Inc', 'Ltd', 'Limited', 'Pty'],
  ...['GmbH', 'GbR', 'UG', 'OHG', 'KG', 'e.K', 'AG'],
  ...['SARL', 'SAS', 'EURL'],
  ...['SRL', 'S.r.l', 'Snc', 'S.L', 'SL', 'Lda', 'Ltda'],
  ...['BVBA', 'BV', 'B.V', 'VOF'],
];
const SPELLINGS = new Set(FORMS.flatMap((form) => [form, form.toUpperCase()]));

/**
 * The source of a case-sensitive pattern for one legal form, without the full stop behind it: `KG` is a company, `5 kg`
 * is not.
 */
export const LEGAL_FORM = `(?:${[...SPELLINGS].map((form) => form.replaceAll('.', '\\.')).join('|')})`;

/** The legal forms behind a name and what divides them from it: `, LLC`. */
export const LEGAL_FORM_AT_END = new RegExp(String.raw`(?:,?\s+${LEGAL_FORM}\.?)+$`);

/** Legal forms of companies and associations as folded words without full stops, for comparing names. */
export const LEGAL_FORM_WORDS: ReadonlySet<string> = new Set([
  ...FORMS.map((form) => form.replaceAll('.', '').toLowerCase()),
  ...['incorporated', 'corp', 'corporation', 'co', 'company', 'pllc', 'pc', 'llp', 'plc', 'cic', 'pte'],
  ...[
    'mbh',
    'ev',
    'kgaa',
    'sasu',
    'selarl',
    'scp',
    'sa',
    'spa',
    'sas',
    'aps',
    'slu',
    'slp',
    'unipessoal',
    'eireli',
    'mei',
  ],
  ...['nv', 'vzw', 'asbl', 'cvba', 'maatschap'],
]);
