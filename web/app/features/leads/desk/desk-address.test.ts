import { DESK_AUDIENCES, DESK_SORTS, LEAD_STAGES } from '@named-first/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeskView, deskQuery, deskSortedBy, readDeskView, withDeskView } from './desk-address';

const views: fc.Arbitrary<DeskView> = fc.record({
  q: fc.string({ unit: 'grapheme' }),
  stage: fc.constantFrom(null, ...LEAD_STAGES),
  who: fc.constantFrom(...DESK_AUDIENCES),
  isDue: fc.boolean(),
  sort: fc.constantFrom(...DESK_SORTS),
  order: fc.constantFrom('asc' as const, 'desc' as const),
});

test('every view survives a round trip through the URL, which keeps the open lead', () => {
  fc.assert(
    fc.property(views, views, (before, view) => {
      const open = new URLSearchParams('lead=1');
      const address = withDeskView(withDeskView(open, before), view);
      expect(readDeskView(new URLSearchParams(address.toString()))).toEqual(view);
      expect(address.get('lead')).toBe('1');
    }),
  );
});

test('leaves defaults out of the URL, and reads invalid values as defaults', () => {
  const view = readDeskView(new URLSearchParams('sort=x&stage=y&who=z&calls=0'));
  expect(view).toMatchObject({ who: 'prospects', stage: null, isDue: false, sort: 'nextCallAt', order: 'asc' });
  expect(withDeskView(new URLSearchParams(), view).toString()).toBe('');
});

test('the query names the page, and a second click flips the order', () => {
  const view = readDeskView(new URLSearchParams('q=solar&calls=due&stage=called'));
  expect(deskQuery(view, 'next').toString()).toBe(
    'sort=nextCallAt&order=asc&who=prospects&q=solar&stage=called&calls=due&cursor=next',
  );
  expect(deskSortedBy(view, 'reads')).toEqual({ sort: 'reads', order: 'desc' });
  expect(deskSortedBy(view, 'nextCallAt')).toEqual({ sort: 'nextCallAt', order: 'desc' });
});
