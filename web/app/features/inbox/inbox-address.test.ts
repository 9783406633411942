import { INBOX_LISTS } from '@named-first/contract';
import { expect, test } from 'vitest';
import { inboxAddress, readInboxView } from './inbox-address';

test('every view survives a round trip through the URL', () => {
  for (const list of INBOX_LISTS) {
    for (const q of ['', 'a&b=c d']) expect(readInboxView(inboxAddress({ list, q }))).toEqual({ list, q });
  }
});

test('the first list has a URL without a query, and unknown values lead to it', () => {
  expect(inboxAddress({ list: 'contacts', q: '' }).toString()).toBe('');
  expect(readInboxView(new URLSearchParams('list=secrets')).list).toBe('contacts');
});
