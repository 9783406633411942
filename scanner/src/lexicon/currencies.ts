/** How a currency is written next to an amount. */
export type Currency = {
  /** ISO 4217. */
  code: string;
  /** Signs and words, in lower case without accents. */
  signs: readonly string[];
  /** The position of the sign. `mostly after`: usually after the amount, and before it in some countries. */
  side: 'before' | 'mostly after' | 'after';
};

/**
 * Currencies of the countries that the scan reads. `$` alone is the dollar of the site's own country. Omits
 * abbreviations that more often mean something else: `Fr.` (Friday), `Sek.` (seconds), `pounds` (weight), `PHP`, `INR`,
 * `CAD`, `PEN`, `soles`.
 */
export const CURRENCIES: readonly Currency[] = [
  { code: 'EUR', signs: ['€', 'euros', 'euro', 'eur'], side: 'mostly after' },
  { code: 'USD', signs: ['us$', 'usd', 'dollars', '$'], side: 'before' },
  { code: 'GBP', signs: ['£', 'gbp'], side: 'before' },
  { code: 'CHF', signs: ['chf', 'sfr.', 'sfr'], side: 'before' },
  { code: 'BRL', signs: ['r$', 'brl', 'reais'], side: 'before' },
  { code: 'INR', signs: ['₹', 'rs.', 'rs', 'rupees'], side: 'before' },
  { code: 'AUD', signs: ['a$', 'au$', 'aud'], side: 'before' },
  { code: 'CAD', signs: ['c$', 'ca$'], side: 'before' },
  { code: 'NZD', signs: ['nz$', 'nzd'], side: 'before' },
  { code: 'SGD', signs: ['s$', 'sgd'], side: 'before' },
  { code: 'MXN', signs: ['mx$', 'mxn'], side: 'before' },
  { code: 'ARS', signs: ['ars'], side: 'before' },
  { code: 'CLP', signs: ['clp'], side: 'before' },
  // In Peru, `COP 12345` is the number of a dentist.
  { code: 'COP', signs: ['cop'], side: 'after' },
  { code: 'PEN', signs: ['s/.', 's/'], side: 'before' },
  { code: 'PHP', signs: ['₱'], side: 'before' },
  { code: 'ZAR', signs: ['zar'], side: 'before' },
  { code: 'CZK', signs: ['kc', 'czk'], side: 'after' },
  { code: 'PLN', signs: ['zł', 'zl', 'pln'], side: 'after' },
  { code: 'DKK', signs: ['dkk'], side: 'after' },
  { code: 'NOK', signs: ['nok'], side: 'after' },
  { code: 'HUF', signs: ['huf'], side: 'after' },
];
