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
