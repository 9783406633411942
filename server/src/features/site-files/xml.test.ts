import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { cdata, xmlText } from './xml.ts';

/** The text of a document with a single element, as a strict parser reads it. @throws if it is not well formed. */
function textOf(xml: string): string {
  const parser = new SaxesParser();
  let text = '';
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return text;
}

const wild = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(']]>', ']', '>', '&', '&amp;', '<', '<![CDATA[', '\0', '\u0008', '\ufffe', '\ud800', '😀', 'x'),
    )
    .map((parts) => parts.join('')),
);

const isForbidden = (character: string) =>
  /[^\t\n\r]/.test(character) && (character < ' ' || /[\ufffe\uffff]/.test(character));

/** The expected text, with line ends as a parser normalises them: one LF each (XML 1.0 §2.11). */
const readable = (text: string) =>
  [...text.toWellFormed()]
    .filter((character) => !isForbidden(character))
    .join('')
    .replace(/\r\n?/g, '\n');

test('any text is read back unchanged, except for characters that XML does not allow', () => {
  fc.assert(
    fc.property(wild, (text) => {
      expect(textOf(`<a>${xmlText(text)}</a>`)).toBe(readable(text));
      expect(textOf(`<a>${cdata(text)}</a>`)).toBe(readable(text));
    }),
    { numRuns: 500 },
  );
});
