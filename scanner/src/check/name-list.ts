/** Names in a sentence: `A`, `A and B`, `A, B and C`, and `A, B, C and 4 more` beyond the limit. */
export function nameList(names: readonly string[], most = 4): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : [...names];
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

/** `the one page`, `both pages`, `all 6 pages`, `2 of the 6 pages`. */
export function shareOf(part: number, whole: number, one: string, many = `${one}s`): string {
  if (part < whole) return `${part} of the ${whole} ${many}`;
  if (whole === 1) return `the one ${one}`;
  return whole === 2 ? `both ${many}` : `all ${whole} ${many}`;
}

/** The text with a capital letter at the start. */
export function startOfSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 page`, `3 pages`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
