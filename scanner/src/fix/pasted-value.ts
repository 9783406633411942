import type { CertainFact } from '../understand/certain-facts.ts';

/**
 * The text of a certain fact, or a blank for the owner to fill in. Every value of the site in a paste goes through
 * here, so that nothing uncertain can be pasted.
 */
export function pasted(fact: CertainFact<unknown> | null, blank: string): string {
  return fact?.shown ?? `[${blank}]`;
}

/** The same for a part or another form of the fact, such as the number to dial. */
export function pastedPart<Value>(
  fact: CertainFact<Value> | null,
  part: (value: Value) => string | null,
  blank: string,
): string {
  return (fact && part(fact.value)) ?? `[${blank}]`;
}

/** Text of the site for a paste in HTML: its characters with a meaning in HTML become character references. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
