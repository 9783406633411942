import { parseWebsite, type Website } from '@named-first/contract';
import { AppError } from '../../errors/app-error.ts';

/**
 * Converts text that a schema of the contract has accepted to a website. @throws AppError `invalid-input` for anything
 * else.
 */
export function websiteOf(text: string): Website {
  const parsed = parseWebsite(text);
  if (!parsed.ok) throw new AppError('invalid-input', { message: parsed.message });
  return parsed.website;
}
