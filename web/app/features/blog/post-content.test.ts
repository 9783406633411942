import fc from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readPostContent } from './post-content.server';

describe('the HTML of a post', () => {
  it.each([
    '<p>Plain <strong>words</strong>.</p>',
    '<h2>One</h2><ul><li>a</li><li>b</li></ul><pre><code>x &lt; y</code></pre>',
    '<script>alert(1)</script><p onclick="alert(2)">x</p><iframe src="https://example.com/"></iframe>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ])('stays as written: %s', (source) => {
    expect(readPostContent(source).html).toBe(source);
  });

  it.each([
    ['</main></body></html><p>x', '<p>x</p>'],
    ['<p>open <b>bold', '<p>open <b>bold</b></p>'],
    ['<!-- never closed', '<!-- never closed-->'],
    ['<style>body{', '<style>body{</style>'],
    ['<textarea>swallows', '<textarea>swallows</textarea>'],
    ['<plaintext>swallows', '<pre>swallows</pre>'],
    ['<script><!--<script>', '<script><!--<script>--></script>'],
    ['<noscript><p>open', '<span><p>open</p></span>'],
  ])('cannot reach past its end: %s', (source, expected) => {
    expect(readPostContent(source).html).toBe(expected);
  });

  it('counts the words people read', () => {
    expect(readPostContent('<p>Three short words</p><script>not these</script> &amp; <b>one</b>').words).toBe(4);
    expect(readPostContent('').words).toBe(0);
  });

  it('stays inside its own element, whatever is in it', () => {
    const piece = fc.oneof(
      fc
        .constantFrom(...'p b a div main body html table tr td select option form button svg math title'.split(' '))
        .map((name) => [`<${name}>`, `</${name}>`])
        .chain((tags) => fc.constantFrom(...tags)),
      fc.constantFrom(
        '<textarea>',
        '<style>',
        '<script>',
        '<noscript>',
        '<plaintext>',
        '<template>',
        '<iframe>',
        '<xmp>',
      ),
      fc.constantFrom(
        '</style>',
        '</script>',
        '</noscript>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<a href="',
        '">',
        '&',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { html } = readPostContent(pieces.join(''));
        const page = parse(`<!doctype html><body><main><div>${html}</div><p id="after"></p></main></body>`);
        expect(parentOfAfter(page)).toBe('main');
      }),
      { numRuns: 1000 },
    );
  });
});

type Tree = { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Tree[] };

/** The parent of the element that follows the post. */
function parentOfAfter(node: Tree): string | null {
  for (const child of node.childNodes ?? []) {
    if (child.attrs?.some(({ name, value }) => name === 'id' && value === 'after')) return node.nodeName;
    const found = parentOfAfter(child);
    if (found) return found;
  }
  return null;
}
