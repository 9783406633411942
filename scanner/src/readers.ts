/** The scanner's knowledge that other rooms may use. Everything here is pure: text and facts in, values out. */

export { gazetteer } from './lexicon/gazetteer/gazetteer.ts';
export { LANGUAGES, type LanguageCode } from './lexicon/language-code.ts';
export { phrasesOf } from './lexicon/phrases/index.ts';
export type { TradeEntry } from './lexicon/trade.ts';
export { TRADE_ENTRIES } from './lexicon/trades/index.ts';
export { findTradeTerms } from './lexicon/trades/trade-terms.ts';
export { foldText } from './lexicon/word-pattern.ts';
export { isPlatform } from './read/platform-hosts.ts';
export { bareHost } from './read/site-address.ts';
export { PhoneReader } from './understand/contact/phone-reader.ts';
export { parseWeeklyHours, type WeeklyHours } from './understand/hours/weekly-hours.ts';
export { relateNames } from './understand/identity/names.ts';
export { platformOf } from './understand/identity/platforms.ts';
export { amountsIn } from './understand/offers/amounts.ts';
export { readAddresses } from './understand/places/addresses.ts';
export { normaliseStreet } from './understand/places/postal-address.ts';
export { regionsAfterCommas } from './understand/places/regions.ts';
export { clauseBefore } from './understand/prose/clause.ts';
export { plainLower } from './understand/prose/sentences.ts';
