import { expect, test } from 'vitest';
import { BUSINESS_KINDS, kindNotice } from './business-kind.ts';

test.each(BUSINESS_KINDS)('a site of the kind %s gets a notice unless it is or may be a local business', (kind) => {
  const notice = kindNotice({ kind, sampleText: [] });
  expect(notice !== null).toBe(!['local-business', 'cannot-tell'].includes(kind));
});

test('leftover sample text on the site of a business gets a notice too', () => {
  expect(kindNotice({ kind: 'local-business', sampleText: ['Lorem ipsum'] })?.heading).toContain('Sample text');
});
