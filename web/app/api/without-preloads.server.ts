import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Takes the preloads of modules out of HTML while it streams: they compete with the first paint for modules that are asked
 * for a moment later anyway. A tag that is cut off at the end of a piece waits for the next one.
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
