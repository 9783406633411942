import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Removes module preloads from HTML as it streams: they compete with the first paint for modules that the page requests
 * a moment later anyway. Holds back a tag that is cut off at the end of a chunk until the next chunk.
 */
export function withoutPreloads(): Transform {
  const decoder = new StringDecoder('utf8');
  let cutOff = '';
  return new Transform({
    transform(piece: Buffer, _encoding, done: TransformCallback) {
      const text = cutOff + decoder.write(piece);
      const tag = text.lastIndexOf('<');
      const end = tag < 0 || text.includes('>', tag) ? text.length : tag;
      cutOff = text.slice(end);
      done(null, text.slice(0, end).replace(PRELOAD, ''));
    },
    flush(done: TransformCallback) {
      done(null, (cutOff + decoder.end()).replace(PRELOAD, ''));
    },
  });
}
