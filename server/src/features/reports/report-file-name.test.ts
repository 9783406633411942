import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentHeader, reportFileName } from './report-file-name.ts';

test.each([
  ['Lee & Sons Heating', 'Lee & Sons Heating - AI visibility report.pdf'],
  ['../../etc/passwd', 'etc passwd - AI visibility report.pdf'],
  ['a"b\r\nX: y', 'a b X y - AI visibility report.pdf'],
  ['山田電気', '山田電気 - AI visibility report.pdf'],
  ['  ', 'AI visibility report.pdf'],
])('the report of %j is saved as %j', (business, expected) => {
  expect(reportFileName(business)).toBe(expected);
});

test('old clients get ASCII, others the whole name', () => {
  expect(attachmentHeader("Café 50% d'Or.pdf")).toBe(
    `attachment; filename="Cafe 50 d'Or.pdf"; filename*=UTF-8''Caf%C3%A9%2050%25%20d%27Or.pdf`,
  );
});

test('for any business name, the header is one line of ASCII and preserves the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (business) => {
      const filename = reportFileName(business);
      const header = attachmentHeader(filename);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(header.match(/"/g)).toHaveLength(2);
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(filename);
    }),
  );
});
