export { ForbiddenAddressError } from './collect/address-guard.ts';
export { CRAWLERS } from './crawlers.ts';
export { createScanner, type Scanner } from './create-scanner.ts';
export { type ParsedResolveRules, parseResolveRules, type ResolveRule } from './resolve-rules.ts';
