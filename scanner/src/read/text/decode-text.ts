export type DecodedText = { text: string; charset: string };

/**
 * The WHATWG encoding sniffing algorithm searches the first 1024 bytes for a declaration; page builders put more before
 * it.
 */
const PRESCAN_BYTES = 4096;
const META_CHARSET = /<meta\b[^>]{0,500}?\bcharset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
const XML_ENCODING = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i;
const HEADER_CHARSET = /;\s*charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;

/**
 * Decodes the bytes of a response as a browser does (encoding.spec.whatwg.org, html.spec.whatwg.org "determining the
 * character encoding"): byte order mark, then the content type header, then the declaration in the document, then UTF-8
 * if the bytes are valid UTF-8, otherwise windows-1252. Never throws.
 */
export function decodeText(body: Uint8Array, contentType: string): DecodedText {
  const marked = byteOrderMark(body);
  if (marked) return decodeAs(body, marked) ?? fallback(body);
  const declared = HEADER_CHARSET.exec(contentType)?.[1];
  if (declared) {
    const decoded = decodeAs(body, declared);
    if (decoded) return decoded;
  }
  const inside = declaredInside(body);
  if (inside) {
    const decoded = decodeAs(body, inside);
    if (decoded) return decoded;
  }
  return fallback(body);
}

function byteOrderMark(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return null;
}

function declaredInside(body: Uint8Array): string | null {
  const start = asciiStart(body);
  const label = (META_CHARSET.exec(start)?.[1] ?? XML_ENCODING.exec(start)?.[1])?.toLowerCase();
  if (!label) return null;
  // A declaration that was readable byte by byte cannot be UTF-16 (same algorithm, step "utf-16be/le means UTF-8").
  if (label.startsWith('utf-16')) return 'utf-8';
  return label === 'x-user-defined' ? 'windows-1252' : label;
}

function asciiStart(body: Uint8Array): string {
  const end = Math.min(body.length, PRESCAN_BYTES);
  return Buffer.from(body.buffer, body.byteOffset, end).toString('latin1');
}

function decodeAs(body: Uint8Array, label: string): DecodedText | null {
  try {
    const decoder = new TextDecoder(label.trim());
    return { text: decoder.decode(body), charset: decoder.encoding };
  } catch {
    return null;
  }
}

function fallback(body: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(body), charset: 'utf-8' };
  } catch {
    const charset = mostlyUtf8(body) ? 'utf-8' : 'windows-1252';
    return { text: new TextDecoder(charset).decode(body), charset };
  }
}

/**
 * A copy cut in the middle of a character, or with a stray byte, is still UTF-8 if its multi-byte characters are valid.
 */
function mostlyUtf8(body: Uint8Array): boolean {
  let sound = 0;
  let broken = 0;
  for (let index = 0; index < body.length; index += 1) {
    const length = sequenceLength(body[index] as number);
    if (length === 1) continue;
    if (length > 1 && continues(body, index, length)) {
      sound += 1;
      index += length - 1;
    } else broken += 1;
  }
  return sound > broken * 4;
}

function sequenceLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

function continues(body: Uint8Array, start: number, length: number): boolean {
  for (let index = start + 1; index < start + length; index += 1) {
    if (((body[index] ?? 0) & 0xc0) !== 0x80) return false;
  }
  return true;
}
