import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanAnswerText, cleanUrl, MAX_TEXT_LENGTH } from './clean-text.ts';
import { retryAfterOf } from './failure.ts';
import { readsAsRefusal } from './refusal.ts';

test('cleaned text is well-formed, short enough, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.nat(30_000), (text, padding) => {
      const { text: clean, cut } = cleanAnswerText(text + 'x'.repeat(padding));
      expect(clean.isWellFormed()).toBe(true);
      expect(clean.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
      if (!cut) expect(cleanAnswerText(clean)).toEqual({ text: clean, cut: false });
      expect(clean).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b-\u200f]/u);
    }),
  );
});

test('only http and https URLs without credentials are kept', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.constantFrom('javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'),
      ),
      (text) => {
        expect(cleanUrl(text) ?? 'http://nothing/').toMatch(/^https?:\/\/[^@]*(?:\/|$)/);
      },
    ),
  );
  expect(cleanUrl('https://me:secret@example.com/a')).toBe('https://example.com/a');
  expect(cleanUrl(`https://example.com/${'a'.repeat(3000)}`)).toBeNull();
});

test.each([
  ["I'm sorry, but I can't help with that.", true],
  ['I cannot recommend a specific lawyer.', true],
  ['I’m unable to assist with this request.', true],
  ['As an AI language model, I cannot recommend businesses.', true],
  ["I couldn't find any plumbers in Tacoma with those hours.", false],
  ["I can't stress enough how good Acme Plumbing is.", false],
  ["Sorry to hear that! I can't say for sure who is best, but Acme Plumbing is a good start.", false],
  ['Acme Plumbing cannot help with gas lines.', false],
  [`I can't recommend one plumber, but here are three. ${'1. Acme Plumbing is good. '.repeat(30)}`, false],
])('"%s" is a refusal: %s', (text, refused) => {
  expect(readsAsRefusal(text)).toBe(refused);
});

test.each([
  [{ 'retry-after': '12' }, 12],
  [{ 'retry-after-ms': '250' }, 1],
  [{ 'retry-after': 'Sun, 22 Nov 2026 10:00:30 GMT' }, 30],
  [{ 'retry-after': 'Sun, 22 Nov 2026 09:00:00 GMT' }, 0],
  [{ 'retry-after': '999999999' }, 86_400],
  [{ 'retry-after': 'soon' }, null],
  [{}, null],
])('%o asks to wait %s seconds', (headers, seconds) => {
  expect(retryAfterOf(new Headers(headers as Record<string, string>), new Date('2026-11-22T10:00:00Z'))).toBe(seconds);
});
