import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** fontkit reads a bounding box even for an empty glyph, so the last table needs some bytes after it. */
const TAIL = 16;

/**
 * Unpacks a WOFF 1.0 file into the OpenType file that it holds (W3C WOFF File Format 1.0, sections 4 and 5). fontkit's
 * own WOFF reader fails on an empty glyph, such as a space, at the end of a table.
 *
 * @throws if the bytes are not WOFF.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(entry + field));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const data = packed === length ? bytes : inflateSync(bytes);
    return { tag: woff.subarray(entry, entry + 4), checksum: checksum ?? 0, data };
  });
  const size = tables.reduce((sum, { data }) => sum + padded(data.length), SFNT_HEADER + SFNT_ENTRY * count);
  const sfnt = Buffer.alloc(size + TAIL);
  woff.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  sfnt.writeUInt16BE(16 * 2 ** power, 6);
  sfnt.writeUInt16BE(power, 8);
  sfnt.writeUInt16BE(count * 16 - 16 * 2 ** power, 10);
  let offset = SFNT_HEADER + SFNT_ENTRY * count;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(sfnt, entry);
    sfnt.writeUInt32BE(checksum, entry + 4);
    sfnt.writeUInt32BE(offset, entry + 8);
    sfnt.writeUInt32BE(data.length, entry + 12);
    data.copy(sfnt, offset);
    offset += padded(data.length);
  }
  return sfnt;
}

/** Pads to a multiple of four bytes, where the next table must begin. */
function padded(length: number): number {
  return (length + 3) & ~3;
}
