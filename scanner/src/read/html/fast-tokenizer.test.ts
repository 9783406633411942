import fc from 'fast-check';
import { Parser, type ParserOptions, Tokenizer } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { decodeEntities, firstVisible } from '../text/plain-text.ts';
import { FastTokenizer } from './fast-tokenizer.ts';

function eventsOf(source: string, options: ParserOptions): string[] {
  const events: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => events.push(`<${name} ${JSON.stringify(attributes)} ${parser.startIndex}`),
      onclosetag: (name) => events.push(`</${name}`),
      ontext: (text) => events.push(`${parser.startIndex} ${text}`),
    },
    options,
  );
  parser.end(source);
  return events;
}

const pieces = fc.constantFrom(
  ...'<p>|</p>|<script>|</script>|<style>|</style>|<title>|<!--|-->|<![CDATA[|]]>|<a href="|">|\'|"|<|>|=|&amp;|&nbsp;|&|text| |é|<svg>|</svg>|<!doctype|<textarea>|<b c=\'d'.split(
    '|',
  ),
);

describe('the fast tokenizer', () => {
  it('replaces a method that still exists in the tokenizer', () => {
    expect(Object.hasOwn(Tokenizer.prototype, 'fastForwardTo')).toBe(true);
  });

  it('gives the same events as the original, whatever the source', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const source = parts.join('');
        const original = eventsOf(source, { decodeEntities: false });
        expect(eventsOf(source, { decodeEntities: false, Tokenizer: FastTokenizer })).toEqual(original);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('source text', () => {
  it.each([
    ['  Hello', 2, '  Hello'],
    ['&nbsp; Hello', 7, '\u00a0 Hello'],
    ['&amp; more', 0, '& more'],
    [' &nbsp;&#160;\n', -1, ' \u00a0\u00a0\n'],
    ['', -1, ''],
  ])('%j begins at %i', (raw, at, decoded) => {
    expect(firstVisible(raw)).toBe(at);
    expect(decodeEntities(raw)).toBe(decoded);
  });
});
