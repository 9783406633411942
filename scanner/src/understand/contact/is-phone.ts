import { parsePhone } from './phone-candidates.ts';

/**
 * True if a text is a valid phone number in the numbering plan of its country. Without a country it must begin with
 * `+`.
 */
export function isPhoneOf(text: string, country: string | null): boolean {
  return /^[+(]?\d[\d\s()./+-]*$/.test(text) && parsePhone(text, country) !== null;
}
