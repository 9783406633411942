import { createHash } from 'node:crypto';

/**
 * What `suppressions` stores for the address of an erased person (trimmed, in lower case): enough to recognise the
 * address in another list without naming it. The hash of an e-mail address can be guessed, so it is pseudonymous, not
 * anonymous (GDPR recital 26).
 */
export function addressHash(address: string): string {
  return `sha256:${createHash('sha256').update(address).digest('hex')}`;
}
