/** `fa-fax`, `icon-printer`, `fax.svg`: the last tag with such a name before a number. */
const ICON = /<(?:i|span|svg|use|img|em)\b[^<>]{0,300}(?:\bfax\b|\bprinter\b|fa-print\b)[^<>]{0,300}>/gi;
/** How far the number may be behind the start of its block. */
const MAX_BLOCK = 2000;
/** How far the icon may be before the number. */
const REACH = 400;

/**
 * True if only a picture of a fax machine is right before a number.
 *
 * @param offset - Where the block with the number starts in the source.
 */
export function hasFaxIcon(source: string, offset: number, written: string): boolean {
  const inBlock = source.slice(offset, offset + MAX_BLOCK).indexOf(written);
  if (inBlock < 0) return false;
  const before = source.slice(Math.max(0, offset + inBlock - REACH), offset + inBlock);
  const icon = [...before.matchAll(ICON)].at(-1);
  return icon !== undefined && !/[\p{L}\d]/u.test(textOf(before.slice(icon.index + icon[0].length)));
}

/** The text of markup that ends right before a number, perhaps inside the tag of a link. */
function textOf(markup: string): string {
  return markup.replace(/<[^<>]{0,400}(?:>|$)|&[a-z#\d]{1,8};/gi, ' ');
}
