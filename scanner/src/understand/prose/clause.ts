/** A sentence that ends with a question mark states nothing. */
export const QUESTION = /\?\W*$/;

/**
 * The words before a position that belong to its clause, at most `reach` characters: a negation of a claim would be
 * there. `lower` is a sentence in lower case with plain hyphens.
 */
export function clauseBefore(lower: string, at: number, reach: number): string {
  const before = lower.slice(Math.max(0, at - reach), at);
  for (let position = before.length - 1; position >= 0; position -= 1) {
    if (',;:.!?|·•()'.includes(before.charAt(position))) return before.slice(position + 1);
  }
  return before;
}
