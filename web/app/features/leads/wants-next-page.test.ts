import { expect, test } from 'vitest';
import { wantsNextPage } from './wants-next-page';

const READY = { hasNextPage: true, isFetching: false, isFetchNextPageError: false };

test('the next page is requested shortly before the last row is visible', () => {
  expect(wantsNextPage(READY, 69, 100)).toBe(false);
  expect(wantsNextPage(READY, 70, 100)).toBe(true);
  expect(wantsNextPage({ ...READY, hasNextPage: false }, 99, 100)).toBe(false);
  expect(wantsNextPage({ ...READY, isFetching: true }, 99, 100)).toBe(false);
});

test('a failed page is not requested again automatically', () => {
  expect(wantsNextPage({ ...READY, isFetchNextPageError: true }, 99, 100)).toBe(false);
});
