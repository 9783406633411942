import { once } from 'node:events';
import type { Readable, Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';

export type ReadBody =
  | { outcome: 'whole'; body: Uint8Array }
  /** More than the limit after decompression; `body` has the first part. */
  | { outcome: 'cut'; body: Uint8Array }
  /** An encoding that we did not accept, or bytes that do not match the header. */
  | { outcome: 'undecodable'; body: Uint8Array };

/** The encodings that we accept (RFC 9110 §12.5.3). */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** Several codings may be stacked (RFC 9110 §8.4); more than this is an attack. */
const MAX_CODINGS = 3;

/**
 * Reads a body to its end or to `limit` bytes after decompression, whichever comes first, and never buffers more than
 * that and one chunk: a small response that unpacks to a gigabyte is cut like any other. Rejects only if the stream
 * itself fails.
 */
export async function readBody(stream: Readable, contentEncoding: string, limit: number): Promise<ReadBody> {
  const codings = contentEncoding
    .split(/[,\n]/)
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length === 0) return collect(stream, limit);
  const first = await firstChunk(stream);
  if (!first) return { outcome: 'whole', body: new Uint8Array(0) };
  const decoders =
    codings.length > MAX_CODINGS
      ? [null]
      : codings.reverse().map((coding, index) => decoderOf(coding, index === 0 ? first : null));
  if (decoders.some((decoder) => decoder === null)) {
    stream.destroy();
    return { outcome: 'undecodable', body: new Uint8Array(0) };
  }
  return collectDecoded(stream, first, decoders as Transform[], limit);
}

/** Unpacks a gzip file (a `sitemap.xml.gz`) under the same limit. */
export async function unpackGzip(body: Uint8Array, limit: number): Promise<ReadBody> {
  const decoder = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  decoder.on('error', () => {});
  decoder.end(body);
  return collectOr(decoder, limit, decoder);
}

async function collect(stream: Readable, limit: number): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    const room = limit - size;
    if (chunk.length > room) {
      chunks.push(chunk.subarray(0, room));
      stream.destroy();
      return { outcome: 'cut', body: joined(chunks) };
    }
    chunks.push(chunk);
    size += chunk.length;
  }
  return { outcome: 'whole', body: joined(chunks) };
}

/** A plain array, not a Buffer, because a Buffer serializes differently to JSON. */
function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = Buffer.concat(chunks);
  return new Uint8Array(whole.buffer, whole.byteOffset, whole.length);
}

async function firstChunk(stream: Readable): Promise<Uint8Array | null> {
  for (;;) {
    const chunk = stream.read() as Uint8Array | null;
    if (chunk) return chunk;
    if (stream.readableEnded) return null;
    if (stream.errored) throw stream.errored;
    await Promise.race([once(stream, 'readable'), once(stream, 'end'), once(stream, 'close')]);
    if (stream.destroyed && !stream.readableEnded) throw stream.errored ?? new Error('the answer broke off');
  }
}

function decoderOf(coding: string, first: Uint8Array | null): Transform | null {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    case 'deflate': {
      // RFC 9110 §8.4.1.2 means zlib, but some servers send raw deflate; the zlib header shows which it is (RFC 1950
      // §2.2).
      const zlib = first === null || ((first[0] ?? 0) & 0x0f) === 8;
      const options = { finishFlush: constants.Z_SYNC_FLUSH };
      return zlib ? createInflate(options) : createInflateRaw(options);
    }
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return createZstdDecompress({ finishFlush: constants.ZSTD_e_flush });
    default:
      return null;
  }
}

async function collectDecoded(
  stream: Readable,
  first: Uint8Array,
  decoders: Transform[],
  limit: number,
): Promise<ReadBody> {
  let broken: Error | null = null;
  let end: Readable = stream;
  for (const decoder of decoders) {
    decoder.on('error', () => {});
    if (end === stream) decoder.write(first);
    end = end.pipe(decoder);
  }
  stream.on('error', (error) => {
    broken = error;
    end.destroy(error);
  });
  const last = decoders.at(-1) as Transform;
  const read = await collectOr(end, limit, last);
  stream.destroy();
  for (const decoder of decoders) decoder.destroy();
  if (broken) throw broken;
  return read;
}

async function collectOr(stream: Readable, limit: number, decoder: Transform): Promise<ReadBody> {
  try {
    return await collect(stream, limit);
  } catch {
    decoder.destroy();
    return { outcome: 'undecodable', body: new Uint8Array(0) };
  }
}
