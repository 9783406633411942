import { createHash } from 'node:crypto';

/**
 * What `suppressions` keeps of an erased person's address (trimmed, in lower case): enough to recognise the address when
 * it turns up in another list, without naming it. A hash of an e-mail address can still be guessed, so it counts as
 * pseudonymous, not as anonymous (GDPR recital 26).
 */
export function addressHash(address: string): string {
  return `sha256:${createHash('sha256').update(address).digest('hex')}`;
}
