import { expect, test } from 'vitest';
import { exampleBrandWarning } from './example-brand.ts';

const example = { isExample: true, name: 'Example Agency' };

test('a public site gets a warning about the example agency, with its URL and the files to replace', () => {
  const warning = exampleBrandWarning(example, { publicUrl: 'https://www.agency.com' });
  expect(warning).toContain('https://www.agency.com');
  expect(warning).toContain('Example Agency');
  expect(warning).toContain('contract/src/brand.ts');
});

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://agency.localhost'])(
  'at %s nobody else sees it',
  (publicUrl) => expect(exampleBrandWarning(example, { publicUrl })).toBeNull(),
);

test('a replaced brand gives no warning', () => {
  expect(exampleBrandWarning({ ...example, isExample: false }, { publicUrl: 'https://www.agency.com' })).toBeNull();
});
