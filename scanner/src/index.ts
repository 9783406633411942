export { ForbiddenAddressError } from './collect/wire/address-guard.ts';
export { type ParsedResolveRules, parseResolveRules, type ResolveRule } from './collect/wire/resolve-rules.ts';
export { createScanner, type Scanner } from './create-scanner.ts';
export { CRAWLERS } from './lexicon/crawlers.ts';
export type { Scanned } from './threads/messages.ts';
export { isPhoneOf } from './understand/contact/is-phone.ts';
