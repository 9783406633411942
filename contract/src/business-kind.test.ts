import { expect, test } from 'vitest';
import { BUSINESS_KINDS, kindNotice } from './business-kind.ts';

test.each(BUSINESS_KINDS)('a site of the kind %s is told first when something needs saying', (kind) => {
  const notice = kindNotice({ kind, sampleText: [] });
  expect(notice !== null).toBe(!['local-business', 'cannot-tell'].includes(kind));
});

test('sample text left on the site of a business is told first too', () => {
  expect(kindNotice({ kind: 'local-business', sampleText: ['Lorem ipsum'] })?.heading).toContain('Sample text');
});
