import { isUtf8 } from 'node:buffer';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

export type CsvEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

/** Bytes parsed without yielding to the event loop. Even a two-letter line costs the parser several microseconds. */
const PIECE = 4 * 1024;
/** The number of bytes in which the header is searched. */
const START = 64 * 1024;
const SNIFFED = 1024;

/**
 * The encoding of a file: from its byte order mark, from the zero bytes of UTF-16 in Latin text, otherwise UTF-8 if the
 * whole file is valid UTF-8, otherwise the encoding of older spreadsheets, in which any bytes are valid.
 */
export function detectEncoding(bytes: Uint8Array): CsvEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  return sniffUtf16(bytes) ?? (isUtf8(bytes) ? 'UTF-8' : 'Windows-1252');
}

/**
 * Most characters in a list of addresses are ASCII, so half of the bytes are zero, all in even or all in odd positions.
 */
function sniffUtf16(bytes: Uint8Array): CsvEncoding | null {
  const sample = bytes.subarray(0, SNIFFED);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'UTF-16LE';
  return even > most && odd === 0 ? 'UTF-16BE' : null;
}

/** The first 64 KB as text, without the byte order mark. */
export function decodeStart(bytes: Uint8Array, encoding: CsvEncoding): string {
  return new TextDecoder(encoding).decode(bytes.subarray(0, START), { stream: true });
}

/** The text in chunks, without the byte order mark. Yields to other work between the chunks. */
export async function* decodeText(bytes: Uint8Array, encoding: CsvEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for (let from = 0; from < bytes.length; from += PIECE) {
    const text = decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
    if (text !== '') yield text;
    await yieldToEventLoop();
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
