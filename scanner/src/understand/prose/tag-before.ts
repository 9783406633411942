/** The tag of a text is directly before it. */
const MAX_TAG_LENGTH = 240;

/** The last tag before a position of the source, with its attributes; empty without one. */
export function tagBefore(source: string, offset: number): string {
  const before = source.slice(Math.max(0, offset - MAX_TAG_LENGTH), offset);
  const from = before.lastIndexOf('<');
  return from < 0 ? '' : before.slice(from, before.indexOf('>', from) + 1);
}

/** Controls, and links that a class calls a button. */
const CONTROL = /^<(?:button|time|label|option)\b|["'\s_-](?:btn|button|cta)(?=["'\s_-])/i;

/** True for an opening tag of a button, a link that looks like one, or another control. */
export function isControl(openingTag: string): boolean {
  return CONTROL.test(openingTag);
}
