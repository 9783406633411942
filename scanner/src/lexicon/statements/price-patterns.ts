import { compilerOf } from '../languages/compile.ts';

/** Expressions around amounts in all languages, for folded text: see `PriceWords` for each list. */

const { words, wordSource, patternSource } = compilerOf('prices');

/** After these words an amount is a threshold. */
export const LIMIT = new RegExp(`${wordSource(({ limits }) => limits.before)}\\s?$`);
export const LIMIT_BEHIND = new RegExp(`^ ?${wordSource(({ limits }) => limits.after)}`);
export const UP_TO = new RegExp(`${wordSource(({ limits }) => limits.upTo)}\\s?$`);
export const MOST = new RegExp(
  `${wordSource(({ limits }) => limits.most)}(?: ${wordSource(({ limits }) => limits.of)})?\\s?$`,
);
/** `-20 % on facials (from 20 €)`: the minimum spend for a discount. */
export const DISCOUNTED_FROM = new RegExp(
  `(?:^|[\\s(])[-–−] ?\\d{1,2} ?%[^€$£]{1,60}${wordSource(({ from }) => from)}\\s?$`,
);

export const SUPPOSED = new RegExp(
  `${wordSource(({ supposed }) => supposed.conditions)} (?:${wordSource(({ supposed }) => supposed.articles)} )?$`,
);
export const EXAMPLE = new RegExp(`${patternSource(({ supposed }) => supposed.purchases)}\\s?$`);

export const CO_PAYMENT = words(({ ofOthers }) => ofOthers.coPayments);
export const PAID_BY_OTHERS = words(({ ofOthers }) => ofOthers.paid);
export const REFUNDED = words(({ ofOthers }) => ofOthers.refunded);
export const ON_AVERAGE = words(({ ofOthers }) => ofOthers.average);
