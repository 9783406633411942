import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const ascii = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const E_ACUTE = bytes(0xe9);

describe('character sets', () => {
  it.each([
    ['the header', E_ACUTE, 'text/html; charset=ISO-8859-1', 'é', 'windows-1252'],
    ['a quoted header', E_ACUTE, 'text/html; charset="latin1"', 'é', 'windows-1252'],
    [
      'a byte order mark over the header',
      joined(bytes(0xef, 0xbb, 0xbf), ascii('é')),
      'text/html; charset=latin1',
      'é',
      'utf-8',
    ],
    ['a UTF-16 mark', bytes(0xff, 0xfe, 0xe9, 0), '', 'é', 'utf-16le'],
    [
      'the document',
      joined(ascii('<meta charset="windows-1252">'), E_ACUTE),
      'text/html',
      '<meta charset="windows-1252">é',
      'windows-1252',
    ],
    [
      'an old declaration',
      joined(ascii('<meta http-equiv=Content-Type content="text/html; charset=iso-8859-1">'), E_ACUTE),
      '',
      '<meta http-equiv=Content-Type content="text/html; charset=iso-8859-1">é',
      'windows-1252',
    ],
    ['sniffing UTF-8', ascii('café'), 'text/html', 'café', 'utf-8'],
    ['sniffing windows-1252', joined(ascii('caf'), E_ACUTE), 'text/html', 'café', 'windows-1252'],
    ['an unknown label', ascii('café'), 'text/html; charset=klingon', 'café', 'utf-8'],
    ['a declared UTF-16 that cannot be', ascii('<meta charset=utf-16>é'), '', '<meta charset=utf-16>é', 'utf-8'],
  ])('by %s', (_, body, contentType, text, charset) => {
    expect(decodeText(body, contentType)).toEqual({ text, charset });
  });

  it('recognizes UTF-8 that was cut inside a character', () => {
    const body = ascii('naïve café, naïve café, naïve café');
    expect(decodeText(body.subarray(0, body.length - 1), '').charset).toBe('utf-8');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.string(),
        (body, contentType) => typeof decodeText(body, contentType).text === 'string',
      ),
    );
  });
});
