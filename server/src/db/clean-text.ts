/** Removes what PostgreSQL's text type rejects: drops NULs (error 22021) and replaces lone surrogates by U+FFFD. */
export function cleanText(text: string): string {
  return isCleanText(text) ? text : text.replaceAll('\0', '').toWellFormed();
}

function isCleanText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** 256 KB of brackets nest deeper than the stack allows. Our own data never nests half as deep as this limit. */
const DEEPEST = 64;

/**
 * Cleans every text and key in a JSON value, so that `jsonb` accepts it (errors 22P05, 22P02). Returns the value itself
 * if it is clean, as nearly every report is, otherwise a copy. Throws a RangeError if it nests deeper than 64 levels.
 */
export function cleanJson<T>(value: T): T {
  return isClean(value, 0) ? value : (cleanPart(value, 0) as T);
}

/** A value that nests too deep is not clean, so `cleanPart` rejects it. */
function isClean(part: unknown, depth: number): boolean {
  if (typeof part === 'string') return isCleanText(part);
  if (!isNested(part)) return true;
  if (depth === DEEPEST) return false;
  return Object.keys(part).every((key) => isCleanText(key) && isClean(part[key], depth + 1));
}

function cleanPart(part: unknown, depth: number): unknown {
  if (typeof part === 'string') return cleanText(part);
  if (!isNested(part)) return part;
  if (depth === DEEPEST) throw new RangeError(`JSON nested deeper than ${DEEPEST}`);
  if (Array.isArray(part)) return part.map((item) => cleanPart(item, depth + 1));
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [cleanText(key), cleanPart(inner, depth + 1)]));
}

function isNested(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !(part instanceof Date);
}
