import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withAbsoluteLinks } from './absolute-links.ts';

const ORIGIN = 'https://agency.example';

test.each([
  ['<a href="/pricing">', `<a href="${ORIGIN}/pricing">`],
  ["<img alt='x' src='/og/home.png'/>", `<img alt='x' src='${ORIGIN}/og/home.png'/>`],
  ['<a href=/contact>go</a>', `<a href=${ORIGIN}/contact>go</a>`],
  ['<a href="//cdn.example/x">', '<a href="//cdn.example/x">'],
  ['<a href="https://x.example/">', '<a href="https://x.example/">'],
  [
    '<img src="/p/a-800.webp" srcset="/p/a-400.webp 400w, /p/a-800.webp 800w" sizes="100vw">',
    `<img src="${ORIGIN}/p/a-800.webp" srcset="${ORIGIN}/p/a-400.webp 400w, ${ORIGIN}/p/a-800.webp 800w" sizes="100vw">`,
  ],
  ["<source srcset='/a 1x,/b 2x'>", `<source srcset='${ORIGIN}/a 1x,${ORIGIN}/b 2x'>`],
  ['<img srcset=/a>', `<img srcset=${ORIGIN}/a>`],
  [
    '<img srcset="https://x.example/w_4,/a 1x, //cdn.example/b 2x">',
    '<img srcset="https://x.example/w_4,/a 1x, //cdn.example/b 2x">',
  ],
  ['<pre>src="/x" href="/y"</pre>', '<pre>src="/x" href="/y"</pre>'],
  [
    '<!-- <a href="/x"> --><script>"<a href=\'/x\'>"</script>',
    '<!-- <a href="/x"> --><script>"<a href=\'/x\'>"</script>',
  ],
])('%s becomes %s', (html, expected) => {
  expect(withAbsoluteLinks(html, ORIGIN)).toBe(expected);
});

test('nothing else is touched', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<',
    '>',
    '"',
    "'",
    '<a href="x">',
    '<!--',
    '-->',
    '<br/>',
    '&amp;',
    'word ',
    '<![CDATA[',
    '<script>',
    '</script>',
    '\r\n',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 30 }), (pieces) => {
      const html = pieces.join('').replaceAll('/', '');
      expect(withAbsoluteLinks(html, ORIGIN)).toBe(html);
    }),
    { numRuns: 500 },
  );
});
