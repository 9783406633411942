import { expect, test } from 'vitest';
import { noScoreSchema, noScoreWords } from './no-score.ts';

test.each(noScoreSchema.shape.cause.options)(
  'the agency’s wording of "%s" does not address it as the owner of the site',
  (cause) => {
    const words = noScoreWords({ cause, detail: '7' }, 'agency');
    expect(words).toMatch(/\.$/);
    expect(words).not.toMatch(/\byour?\b/i);
  },
);

test('both wordings contain the detail', () => {
  const missing = { cause: 'missing', detail: '410' } as const;
  expect(noScoreWords(missing, 'owner')).toBe('Your home page answers with error 410: the page is missing.');
  expect(noScoreWords(missing, 'agency')).toBe('The home page answers with error 410: it is missing.');
});
