/** The tag of a text is directly before it. */
const MAX_TAG_LENGTH = 240;

/** The last tag before a position of the source, with its attributes; empty without one. */
export function tagBefore(source: string, offset: number): string {
  const before = source.slice(Math.max(0, offset - MAX_TAG_LENGTH), offset);
  const from = before.lastIndexOf('<');
  return from < 0 ? '' : before.slice(from, before.indexOf('>', from) + 1);
}
