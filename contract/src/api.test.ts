import { expect, test } from 'vitest';
import { leadRequestSchema, scanRequestSchema } from './api.ts';

test('a website is parsed once and keeps the typed text', () => {
  expect(scanRequestSchema.parse({ website: ' HTTP://www.Example.com/menu ' }).website).toEqual({
    host: 'www.example.com',
    site: 'example.com',
    url: 'http://www.example.com/',
    typed: 'HTTP://www.Example.com/menu',
  });
});

test.each([
  ['', 'Website URL is required'],
  [undefined, 'Website URL is required'],
  ['not a website', 'Please enter a valid website URL or domain (e.g., example.com or www.example.com)'],
])('%j is no website, and the sentence says so', (website, sentence) => {
  const read = leadRequestSchema.safeParse({ name: 'Ann', businessName: 'Ann’s', email: 'ann@example.com', website });
  expect(read.error?.issues.find(({ path }) => path[0] === 'website')?.message).toBe(sentence);
});
