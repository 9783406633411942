import { describe, expect, it } from 'vitest';
import { maskedSimilarity, mostAlike } from './area-similarity.ts';

const page = (town: string) =>
  `Plumber in ${town}. We fix leaks, drains and water heaters all over ${town}. Our crew lives near ${town} and knows the old pipes. Call us today for a free quote in ${town}.`;

describe('area pages that differ only in the town', () => {
  it('treats two pages that differ only in the town as one', () => {
    expect(maskedSimilarity(page('Nampa'), page('Lake Oswego'), ['Nampa', 'Lake Oswego'])).toBe(1);
  });

  it('treats pages about different work as different', () => {
    const other = 'In Eagle we replaced forty feet of clay sewer under a driveway on State Street last spring.';
    expect(maskedSimilarity(page('Nampa'), other, ['Nampa', 'Eagle'])).toBeLessThan(0.1);
  });

  it('masks whole words only', () => {
    expect(maskedSimilarity('we like Noria a lot here', 'we like Ontario a lot here', ['Nor', 'Ontar'])).toBe(0);
  });

  it('counts the pages that have a copy and names the two most similar', () => {
    const texts = [
      page('Nampa'),
      'Something else altogether, written for one town and no other.',
      page('Kuna'),
      page('Star'),
    ];
    expect(mostAlike(texts, ['Nampa', 'Kuna', 'Star'], 0.9)).toEqual({ similarity: 1, first: 0, second: 2, alike: 3 });
  });

  it('says nothing about fewer than two pages', () => {
    expect(mostAlike([page('Nampa')], ['Nampa'], 0.9)).toBeNull();
  });

  it('finds no similarity between pages without text', () => {
    expect(maskedSimilarity('', '', [])).toBe(0);
  });
});
