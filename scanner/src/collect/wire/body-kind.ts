/** The expected kind of response. `any`: only the status matters. */
export type Wanted = 'page' | 'text' | 'sitemap' | 'any';

const HTML_TYPE = /\b(?:text\/html|application\/xhtml\+xml)\b/i;
const PLAIN_OR_NONE = /^\s*(?:$|text\/plain|application\/octet-stream|text\/xml|application\/xml)/i;
const SNIFF_BYTES = 1024;

/** The first bytes of binary files, whatever their content type says (mimesniff.spec.whatwg.org §7.1). */
const BINARY_STARTS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46], // %PDF
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x50, 0x4b, 0x03, 0x04],
  [0x1f, 0x8b, 0x08],
  [0x52, 0x49, 0x46, 0x46],
  [0x00, 0x00, 0x00],
  [0x7f, 0x45, 0x4c, 0x46],
];

/** True if a body is of the expected kind, by its content type and its first bytes; servers mislabel both ways. */
export function isWanted(wanted: Wanted, contentType: string, body: Uint8Array): boolean {
  switch (wanted) {
    case 'any':
      return true;
    case 'page':
      return (
        !isBinary(body) && (HTML_TYPE.test(contentType) || (PLAIN_OR_NONE.test(contentType) && looksLikeHtml(body)))
      );
    case 'text':
      return !isBinary(body) && !looksLikeHtml(body);
    case 'sitemap':
      return !isBinary(body) && !looksLikeHtml(body);
  }
}

/** True if a body starts like an HTML document. An XML prologue alone does not count, a following `<html` does. */
function looksLikeHtml(body: Uint8Array): boolean {
  let start = startOf(body);
  for (;;) {
    const skipped = start
      .replace(/^\ufeff?\s+/, '')
      .replace(/^\ufeff/, '')
      .replace(/^(?:<\?xml[^>]*>|<!--[\s\S]*?-->)/, '');
    if (skipped === start) break;
    start = skipped;
  }
  return /^<(?:!doctype html|html|head|body|script|title|meta|div|h1|center)\b/i.test(start);
}

/** True if a body starts like a gzip file. */
export function isGzip(body: Uint8Array): boolean {
  return body[0] === 0x1f && body[1] === 0x8b;
}

function isBinary(body: Uint8Array): boolean {
  return BINARY_STARTS.some(
    (start) => body.length >= start.length && start.every((byte, index) => body[index] === byte),
  );
}

function startOf(body: Uint8Array): string {
  const end = Math.min(body.length, SNIFF_BYTES);
  return new TextDecoder('utf-8').decode(body.subarray(0, end));
}
