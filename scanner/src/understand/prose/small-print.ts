import type { Prose } from './sentences.ts';

const SMALL_PRINT =
  /©|\bcopyright\b|\ball rights reserved\b|\btous droits r[ée]serv|\bderechos reservados\b|\bdireitos reservados\b|\bdiritti riservati\b/;

/** Whether a sentence, in lower case, is the copyright line of a footer. It may also hold a license or a year. */
export function isSmallPrint(lower: string): boolean {
  return SMALL_PRINT.test(lower);
}

/** Whether a sentence, in lower case, may name people of the business. A page about a town names people of its history. */
export function mayNameStaff({ page }: Prose, lower: string): boolean {
  return page.role !== 'area' && !isSmallPrint(lower);
}
