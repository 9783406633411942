import { CURRENCIES, type Currency } from '../../lexicon/currencies.ts';

/** An amount of money, or a range of two, with its position in the text. */
export type Amount = {
  at: number;
  end: number;
  /** ISO 4217, or `$` if only the dollar sign is written. */
  currency: string;
  /** The amount, or the lower end of a range; words such as million are multiplied in. */
  value: number;
  /** The higher amount of a range. */
  upper: number | null;
  /** True if a word of magnitude follows: `2.4 Cr`, `2 million`. */
  large: boolean;
};

type Sign = { at: number; end: number; currency: string; side: Currency['side'] };
type Figure = { at: number; end: number; value: number };

const SIGNS = new Map(
  CURRENCIES.flatMap(({ code, signs, side }) =>
    signs.map((sign) => [sign, { currency: sign === '$' ? '$' : code, side }] as const),
  ),
);
const SIGN = new RegExp(
  [...SIGNS.keys()]
    .sort((a, b) => b.length - a.length)
    .map((sign) => {
      const start = /^[a-z]/.test(sign) ? '(?<![a-zß-ž])' : '';
      return start + RegExp.escape(sign) + (/[a-z]$/.test(sign) ? '(?![a-zß-ž])' : '');
    })
    .join('|'),
  'g',
);
/** Signs that are the currency only in one country: elsewhere, `R` and `CAD` mean something else. */
const LOCAL_SIGNS: Readonly<Record<string, Pick<Sign, 'currency' | 'side'> & { sign: string }>> = {
  ZA: { sign: 'r', currency: 'ZAR', side: 'before' },
  CA: { sign: 'cad', currency: '$', side: 'after' },
  IN: { sign: 'inr', currency: 'INR', side: 'before' },
  PH: { sign: 'php', currency: 'PHP', side: 'before' },
  PE: { sign: 'soles', currency: 'PEN', side: 'after' },
};
/** Brazilians write `RS` for the state of Rio Grande do Sul: `Porto Alegre, RS 90000-000`. */
const STATES: Readonly<Record<string, ReadonlySet<string>>> = { BR: new Set(['rs', 'rs.']) };
/** `90000-000`, `90.000-000`: the postal code of Brazil, with its last digits. */
const BRAZILIAN_CODE = /^ ?\d{2}\.?\d{3}-\d{3}(?!\d)/;
const localPatterns = new Map(
  Object.entries(LOCAL_SIGNS).map(([country, { sign, side }]) => {
    const local = side === 'before' ? `(?<![a-zß-ž\\d])${sign}(?= ?\\d)` : `(?<=\\d ?)${sign}(?![a-zß-ž])`;
    return [country, new RegExp(`${SIGN.source}|${local}`, 'g')] as const;
  }),
);
/** `38.-`, `38,-`: zero cents without a currency. Switzerland writes the point. Not `21.- 23. Mai`. */
const WITHOUT_SIGN = /(?<![\d.,'/-])(?:\d{1,3}(?:'\d{3})+|\d{1,5})([.,])-{1,2}(?![-\d]| ?\d)/g;
/** `seit 2019.-`: a year at the end of a sentence. */
const YEAR = /^(?:19|20)\d\d\./;
/** A quick test for parts of any sign, which skips the full pattern for most sentences. */
const ANY_SIGN = new RegExp([...new Set([...SIGNS.keys()].map((sign) => RegExp.escape(sign.slice(0, 3))))].join('|'));
/** Thousands separated by point, comma, apostrophe or space, then cents, or a dash for zero cents. */
const FIGURE =
  "\\d{1,3}(?:(?:[.,' ]\\d{3}){1,4}|(?:,\\d{2}){1,3},\\d{3})(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?:[.,]\\d{1,2}(?!\\d)|[.,]-{1,2})?(?!\\d)";
const FIGURE_BEHIND = new RegExp(`^ ?(?:${FIGURE})(?![.,]?\\d)`);
/** The `2` of `m^2$` is an exponent. */
const FIGURE_BEFORE = new RegExp(`(?<![\\d.,^])(?:${FIGURE}) ?$`);
const RANGE_BEHIND = new RegExp(`^ ?(-|to |bis |a |tot |ate ) ?(?:${FIGURE})(?![.,]?\\d| ?%)`);
const OWN_SIGN = /^ ?[€$£]/;
/** A counted noun: `$9 to 12 visits`. */
const COUNTED = /^ ?[a-z€$£₹]/;
const RANGE_BEFORE = new RegExp(`(?<![\\d.,])(?:${FIGURE}) ?(?:-|to|bis|a|tot|ate) ?$`);
const BETWEEN = /^ ?(?:-|to|bis|a|tot|ate|and|und|et|y|en) ?$/;
const MAGNITUDE =
  /^ ?(?:(k|tsd\.?|mil|mille|thousand)|(lakhs?|lacs?)|(mi?|mio\.?|million(?:en|s|es)?|millon(?:es)?|milion[ei]|milh(?:ao|oes)|miljoen)|(crores?|cr)|(bn|billions?|milliarden?|mrd\.?|miliardi|milliards?|miljard))(?![a-z])/;
const MAGNITUDES = [1e3, 1e5, 1e6, 1e7, 1e9];
/** Longer figures are not amounts. */
const REACH = 24;
const MAX_AMOUNTS = 60;

/**
 * The amounts of money in a lower-case text with folded accents, in reading order. An amount is never truncated: it
 * ends with its digits, whatever signs separate thousands and cents. `country` is ISO 3166-1. Linear in the length of
 * the text.
 */
export function amountsIn(folded: string, country: string | null = null): Amount[] {
  const signed = signedAmounts(folded, country);
  const bare = amountsWithoutSign(folded).filter(({ at, end }) => !signed.some((one) => one.at < end && at < one.end));
  return bare.length === 0 ? signed : [...signed, ...bare].sort((a, b) => a.at - b.at).slice(0, MAX_AMOUNTS);
}

/** `ab 126.-`: in euros with a comma, in francs with a point. */
function amountsWithoutSign(folded: string): Amount[] {
  if (!folded.includes('.-') && !folded.includes(',-')) return [];
  return [...folded.matchAll(WITHOUT_SIGN)]
    .filter(([figure]) => !YEAR.test(figure))
    .slice(0, MAX_AMOUNTS)
    .map(({ 0: figure, 1: mark, index }) => {
      const currency = mark === '.' ? 'CHF' : 'EUR';
      return { at: index, end: index + figure.length, currency, value: figureValue(figure), upper: null, large: false };
    });
}

function signedAmounts(folded: string, country: string | null): Amount[] {
  const found: Amount[] = [];
  const local = country === null ? undefined : LOCAL_SIGNS[country];
  if (!(local && folded.includes(local.sign)) && !ANY_SIGN.test(folded)) return found;
  let taken = 0;
  for (const match of folded.matchAll(localPatterns.get(country ?? '') ?? SIGN)) {
    if (found.length === MAX_AMOUNTS) break;
    const known = SIGNS.get(match[0]) ?? (match[0] === local?.sign ? local : undefined);
    if (!known || match.index < taken || STATES[country ?? '']?.has(match[0])) continue;
    const sign: Sign = {
      at: match.index,
      end: match.index + match[0].length,
      currency: known.currency,
      side: known.side,
    };
    const amount = amountAt(folded, sign, taken);
    if (!amount) continue;
    const last = found.at(-1);
    if (last && !last.large && sameCurrency(last, amount) && BETWEEN.test(folded.slice(last.end, amount.at)))
      [last.end, last.upper] = [amount.end, amount.value];
    else found.push(amount);
    taken = amount.end;
  }
  return found;
}

function sameCurrency(a: Amount, b: Amount): boolean {
  return a.currency === b.currency;
}

function amountAt(folded: string, sign: Sign, taken: number): Amount | null {
  const before = figureBefore(folded, sign, taken);
  const following = sign.side === 'after' ? null : figureBehind(folded, sign.end);
  // In `0 €10.000 €`, each amount has its sign behind it.
  const behind = before && following && OWN_SIGN.test(folded.slice(following.end)) ? null : following;
  const glued = behind?.at === sign.end;
  const chosen =
    before && behind
      ? sign.side === 'before' || (glued && before.end < sign.at)
        ? behind
        : before
      : (before ?? behind);
  if (!chosen) return null;
  return chosen === before ? withRangeBefore(folded, chosen, sign, taken) : withRangeBehind(folded, chosen, sign);
}

function figureBehind(folded: string, at: number): Figure | null {
  if (BRAZILIAN_CODE.test(folded.slice(at, at + REACH))) return null;
  const match = FIGURE_BEHIND.exec(folded.slice(at, at + REACH))?.[0];
  if (match === undefined) return null;
  const start = at + (match.startsWith(' ') ? 1 : 0);
  return { at: start, end: at + match.length, value: figureValue(match) };
}

/** `SE10 8RS`: a British postal code up to its last two letters. */
const POSTAL_CODE = /\b[a-z]{1,2}\d[a-z\d]? \d$/;

function figureBefore(folded: string, { at, end }: Sign, taken: number): Figure | null {
  const from = Math.max(taken, at - REACH);
  if (end - at === 2 && POSTAL_CODE.test(folded.slice(from, at))) return null;
  const match = FIGURE_BEFORE.exec(folded.slice(from, at));
  if (!match || (match.index === 0 && from > 0 && /[\d.,]/.test(folded.charAt(from - 1)))) return null;
  const figure = match[0].trimEnd();
  return { at: from + match.index, end: from + match.index + figure.length, value: figureValue(figure) };
}

function withRangeBehind(folded: string, figure: Figure, sign: Sign): Amount {
  const magnitude = magnitudeAt(folded, figure.end);
  const end = magnitude ? magnitude.end : figure.end;
  const range = magnitude ? null : RANGE_BEHIND.exec(folded.slice(end, end + REACH));
  const upper = range ? figureValue(range[0].replace(/^[^\d]+/, '')) : 0;
  const next = range ? folded.slice(end + range[0].length, end + range[0].length + 2) : '';
  const isRange = range !== null && upper > figure.value && (range[1] === '-' || !COUNTED.test(next));
  return {
    at: sign.at,
    end: isRange ? end + range[0].length : end,
    currency: sign.currency,
    value: figure.value * (magnitude?.factor ?? 1),
    upper: isRange ? upper : null,
    large: magnitude !== null,
  };
}

function withRangeBefore(folded: string, figure: Figure, sign: Sign, taken: number): Amount {
  const from = Math.max(taken, figure.at - REACH);
  const range = RANGE_BEFORE.exec(folded.slice(from, figure.at));
  const lower = range ? figureValue(range[0].replace(/[^\d]+$/, '')) : 0;
  const isRange = range !== null && lower > 0 && lower < figure.value;
  return {
    at: isRange ? from + range.index : figure.at,
    end: sign.end,
    currency: sign.currency,
    value: isRange ? lower : figure.value,
    upper: isRange ? figure.value : null,
    large: false,
  };
}

function magnitudeAt(folded: string, at: number): { end: number; factor: number } | null {
  const match = MAGNITUDE.exec(folded.slice(at, at + REACH));
  if (!match) return null;
  const factor = MAGNITUDES.find((_, group) => match[group + 1] !== undefined) ?? 1;
  return { end: at + match[0].length, factor };
}

/**
 * `1.950,00`, `1,950.00`, `1 950` and `95.-` as numbers: the last sign before one or two digits separates the cents.
 */
function figureValue(figure: string): number {
  const plain = figure.trim().replace(/[.,]-+$/, '');
  const cents = /[.,](\d{1,2})$/.exec(plain);
  const whole = (cents ? plain.slice(0, cents.index) : plain).replace(/\D/g, '');
  return Number(`${whole}.${cents?.[1] ?? '0'}`);
}

/** One key for all notations of an amount: `$129` and `$ 129.00`. */
export function amountKey({ currency, value, upper }: Pick<Amount, 'currency' | 'value' | 'upper'>): string {
  return `${currency}${value}${upper === null ? '' : `-${upper}`}`;
}
