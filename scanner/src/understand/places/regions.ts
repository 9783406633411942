/** United States (USPS Publication 28, appendix B) and Canadian provinces, by name. */
const REGION_NAMES: Record<string, string> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  'district of columbia': 'DC',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
  'puerto rico': 'PR',
  ontario: 'ON',
  quebec: 'QC',
  'british columbia': 'BC',
  alberta: 'AB',
  manitoba: 'MB',
  saskatchewan: 'SK',
  'nova scotia': 'NS',
  'new brunswick': 'NB',
  'newfoundland and labrador': 'NL',
};

const CODES = new Set(Object.values(REGION_NAMES));

/** After a town: `, ID`, `, Idaho`, `, North Carolina`. */
const AFTER_COMMA = /, ?([A-Z]{2}(?![A-Za-z\d])|[A-Z][a-z]{3,}(?: (?:of )?[A-Z][a-z]+)?)/g;

/**
 * Every state or province after a comma, with the comma's position. Codes must be in capitals: `, in` and `, or` are
 * words.
 */
export function regionsAfterCommas(text: string): { region: string; at: number }[] {
  const found: { region: string; at: number }[] = [];
  for (const match of text.matchAll(AFTER_COMMA)) {
    const words = match[1] ?? '';
    const region = regionCode(words) ?? regionCode(words.split(' ', 1)[0] ?? '');
    if (region) found.push({ region, at: match.index });
  }
  return found;
}

/** The postal abbreviation of a state or province, given its name or abbreviation; null if it is neither. */
export function regionCode(text: string): string | null {
  const plain = text.trim().replace(/\.$/, '');
  if (CODES.has(plain.toUpperCase())) return plain.toUpperCase();
  return REGION_NAMES[plain.toLowerCase()] ?? null;
}
