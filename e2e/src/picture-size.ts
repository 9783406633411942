export type PictureSize = { width: number; height: number };

/**
 * The size of a PNG (its IHDR chunk) or of a lossy or extended WebP (RFC 9649, sections 2.5 and 2.7); null for other
 * formats.
 */
export function pictureSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30) return null;
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return null;
}
