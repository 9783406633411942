export type { SiteArtifacts } from './artifacts.ts';
export { ForbiddenAddressError } from './collect/address-guard.ts';
export { loadArtifacts, saveArtifacts } from './collect/bundle.ts';
export { CRAWLERS } from './crawlers.ts';
export { createScanner, type Scanner, type ScanOptions } from './create-scanner.ts';
export { judge } from './judge.ts';
export { type ParsedResolveRules, parseResolveRules, type ResolveRule } from './resolve-rules.ts';
