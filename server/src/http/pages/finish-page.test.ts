import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';

const source = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const NONCE = 'M4rk-er_0123456789abcd';

test("only the page's own scripts are allowed, and its nonce is gone", () => {
  const page = [
    `<script nonce="${NONCE}">drawer()</script>`,
    `<script type="module" nonce="${NONCE}" async="">import "/assets/a.js"</script>`,
    `<script nonce="${NONCE}" src="/assets/b.js"></script>`,
    '<article><script>steal()</script><script nonce="guess">steal()</script><script nonce>x</script></article>',
    '<script type="application/ld+json">{}</script>',
  ].join('');
  const { html, inline } = finishPage(page, NONCE);
  expect(inline.scripts).toEqual([source('drawer()'), source('import "/assets/a.js"')]);
  expect(html).toBe(page.replaceAll(` nonce="${NONCE}"`, ''));
});

test('the styles of the page and of its post are allowed by their hashes', () => {
  const page = [
    `<head><style id="styles" nonce="${NONCE}">p{color:red}</style></head>`,
    '<article><style media="print">p{color:blue}</style><STYLE>i{top:0}</STYLE><styled>no</styled></article>',
  ].join('');
  expect(finishPage(page, NONCE).inline.styles).toEqual(['p{color:red}', 'p{color:blue}', 'i{top:0}'].map(source));
  expect(finishPage('<style>a{}</style><style>a{}</style>', null).inline.styles).toEqual([source('a{}')]);
});

test('no content of a post allows additional scripts', () => {
  const piece = fc.constantFrom(
    '<script',
    '>',
    '</script>',
    ' nonce="',
    '"',
    "'",
    '<!--',
    '-->',
    '<p>',
    'steal()',
    '<style>',
    '</',
  );
  const post = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 20 })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(post, (content) => {
      const page = `<main><div>${content}</div></main><script nonce="${NONCE}">ours()</script>`;
      expect([source('ours()')]).toEqual(expect.arrayContaining([...finishPage(page, NONCE).inline.scripts]));
    }),
    { numRuns: 500 },
  );
});
