/** Takes out what PostgreSQL's text cannot hold: NULs go (error 22021), lone surrogates become U+FFFD. */
export function cleanText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
}

/** 256 KB of brackets nest deeper than the stack goes; nothing of ours nests half as deep as this. */
const DEEPEST = 64;

/**
 * A copy of a JSON value with every text and key in it cleaned, so that `jsonb` takes it (errors 22P05, 22P02).
 * Throws a RangeError when it nests deeper than 64.
 */
export function cleanJson<T>(value: T): T {
  return cleanPart(value, 0) as T;
}

function cleanPart(part: unknown, depth: number): unknown {
  if (typeof part === 'string') return cleanText(part);
  if (typeof part !== 'object' || part === null || part instanceof Date) return part;
  if (depth === DEEPEST) throw new RangeError(`JSON nested deeper than ${DEEPEST}`);
  if (Array.isArray(part)) return part.map((item) => cleanPart(item, depth + 1));
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [cleanText(key), cleanPart(inner, depth + 1)]));
}
