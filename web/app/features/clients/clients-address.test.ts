import { CLIENT_SORTS, CLIENT_STATES, DEFAULT_CLIENT_SORT } from '@named-first/contract';
import { expect, test } from 'vitest';
import { clientsAddress, clientsQuery, readClientsView, sortedBy } from './clients-address';

const DEFAULT = { q: '', state: null, ...DEFAULT_CLIENT_SORT };

test('every view survives a round trip through the URL', () => {
  for (const sort of CLIENT_SORTS)
    for (const order of ['asc', 'desc'] as const)
      for (const state of [null, ...CLIENT_STATES]) {
        const view = { q: 'a&b=c d', state, sort, order };
        expect(readClientsView(clientsAddress(view))).toEqual(view);
      }
});

test('the default view has a URL without a query, and unknown values lead to it', () => {
  expect(clientsAddress(DEFAULT).toString()).toBe('');
  expect(readClientsView(new URLSearchParams('sort=secret&state=gone&order=up'))).toEqual(DEFAULT);
});

test('choosing the sorted column flips the order, and names start with A', () => {
  expect(sortedBy(DEFAULT, 'startedAt')).toEqual({ sort: 'startedAt', order: 'asc' });
  expect(sortedBy(DEFAULT, 'businessName')).toEqual({ sort: 'businessName', order: 'asc' });
  expect(sortedBy(DEFAULT, 'workLate')).toEqual({ sort: 'workLate', order: 'desc' });
});

test('an empty search and a missing state are left out of the query', () => {
  expect(clientsQuery(DEFAULT, null).toString()).toBe('sort=startedAt&order=desc');
  expect(clientsQuery({ ...DEFAULT, q: 'x', state: 'ended' }, 'c1').toString()).toBe(
    'sort=startedAt&order=desc&q=x&state=ended&cursor=c1',
  );
});
