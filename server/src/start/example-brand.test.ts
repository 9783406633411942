import { expect, test } from 'vitest';
import { exampleBrandWarning } from './example-brand.ts';

const example = { isExample: true, name: 'Example Agency' };

test('a site that others can reach is warned of the made-up agency, with its address and the files to replace', () => {
  const warning = exampleBrandWarning(example, { publicUrl: 'https://www.agency.com' });
  expect(warning).toContain('https://www.agency.com');
  expect(warning).toContain('Example Agency');
  expect(warning).toContain('contract/src/brand.ts');
});

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://agency.localhost'])(
  'at %s nobody else sees it',
  (publicUrl) => expect(exampleBrandWarning(example, { publicUrl })).toBeNull(),
);

test('a brand of its own is not warned of', () => {
  expect(exampleBrandWarning({ ...example, isExample: false }, { publicUrl: 'https://www.agency.com' })).toBeNull();
});
