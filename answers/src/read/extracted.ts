import type { NamedRival } from '@named-first/contract';
import { foldText } from '@named-first/scanner/readers';

/**
 * What a second model could extract from an answer if rules alone find too little. The product does not use such a
 * model yet; this type and the check below define how its findings would enter, and limit what it can do.
 */
export type Extracted = { businesses: readonly { name: string; quote: string; website: string | null }[] };

const MAX_NAME_LENGTH = 80;

/**
 * Keeps only what the answer really says: the quote must occur in it verbatim, and the name in the quote. A model can
 * omit a business but cannot add one. `dropped` counts the rejected findings.
 */
export function verifyExtracted(answer: string, { businesses }: Extracted): { rivals: NamedRival[]; dropped: number } {
  const rivals = businesses.flatMap(({ name, quote, website }) => {
    const found =
      quote !== '' && name !== '' && name.length <= MAX_NAME_LENGTH && answer.includes(quote) && quote.includes(name);
    const domain = website !== null && foldText(quote).includes(foldText(website)) ? website : null;
    return found ? [{ name, quote, domain }] : [];
  });
  return { rivals, dropped: businesses.length - rivals.length };
}
