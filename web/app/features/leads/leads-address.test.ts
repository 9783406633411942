import { LEAD_SORTS } from '@named-first/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadsQuery, readLeadsView, sortedBy, withLeadsView } from './leads-address';

const view = fc.record({
  q: fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
  sort: fc.constantFrom(...LEAD_SORTS),
  order: fc.constantFrom('asc' as const, 'desc' as const),
});

test('the URL keeps every view and its other parameters', () => {
  fc.assert(
    fc.property(view, view, (first, second) => {
      const address = withLeadsView(withLeadsView(new URLSearchParams('lead=x'), first), second);
      const reloaded = new URLSearchParams(address.toString());
      expect(readLeadsView(reloaded)).toEqual(second);
      expect(reloaded.get('lead')).toBe('x');
    }),
  );
});

test('the default view is newest first and has no URL parameters', () => {
  expect(readLeadsView(new URLSearchParams('sort=nothing&order=asc'))).toEqual({
    q: '',
    sort: 'createdAt',
    order: 'desc',
  });
  expect(
    withLeadsView(new URLSearchParams('sort=name&order=asc'), { sort: 'createdAt', order: 'desc' }).toString(),
  ).toBe('');
});

test('clicking the active column flips the direction', () => {
  const names = { q: '', sort: 'name', order: 'asc' } as const;
  expect(sortedBy(names, 'name')).toEqual({ sort: 'name', order: 'desc' });
  expect(sortedBy({ ...names, order: 'desc' }, 'name')).toEqual({ sort: 'name', order: 'asc' });
  expect(sortedBy(names, 'aiVisibilityScore')).toEqual({ sort: 'aiVisibilityScore', order: 'desc' });
  expect(sortedBy(names, 'email')).toEqual({ sort: 'email', order: 'asc' });
});

test('a search without words is not sent', () => {
  expect(leadsQuery({ q: '', sort: 'name', order: 'asc' }, { limit: '1' })).toBe('sort=name&order=asc&limit=1');
});
