import type { CertainFact } from '../understand/certain-facts.ts';

/**
 * The words of a certain fact, or the blank that the owner fills in. Every value of the site that stands in a text to
 * paste comes through here, so that nothing uncertain can be pasted.
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
