import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPreloads } from './without-preloads.server';

const PAGE =
  '<head><link rel="icon" href="/a"/><link rel="modulepreload" href="/x.js" nonce="n"/><link rel="modulepreload" href="/y.js"/></head><p>5 < 6 · “größer”</p>';
const LEFT = '<head><link rel="icon" href="/a"/></head><p>5 < 6 · “größer”</p>';

test('removes only preloads, wherever the stream is split', async () => {
  const bytes = Buffer.from(PAGE);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(bytes.length)), async (cuts) => {
      const ends = [...cuts.sort((a, b) => a - b), bytes.length];
      const pieces = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
      expect(await text(Readable.from(pieces).pipe(withoutPreloads()))).toBe(LEFT);
    }),
  );
});

test('a stream that ends in the middle of a tag is sent unchanged', async () => {
  expect(await text(Readable.from([Buffer.from('<p>a</p><b')]).pipe(withoutPreloads()))).toBe('<p>a</p><b');
});
