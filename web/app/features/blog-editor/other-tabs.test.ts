import { expect, test } from 'vitest';
import { createOtherTabs, type TabChannel } from './other-tabs';

/** Connected channels, as in the tabs of one browser, but they deliver synchronously. */
function browser() {
  const heard = new Map<TabChannel, (event: MessageEvent) => void>();
  return (): TabChannel => {
    const channel = {
      postMessage: (data: unknown) => {
        for (const [other, listen] of heard) if (other !== channel) listen({ data } as MessageEvent);
      },
      addEventListener: (_: string, listen: unknown) =>
        void heard.set(channel, listen as (event: MessageEvent) => void),
      removeEventListener: () => {},
      close: () => void heard.delete(channel),
    } as unknown as TabChannel;
    return channel;
  };
}

test('a tab knows what other tabs edit, in whatever order they opened', () => {
  const open = browser();
  const first = createOtherTabs(open(), 'first');
  first.edit('post');
  const second = createOtherTabs(open(), 'second');
  expect(second.isOpen('first')).toBe(true);
  expect(second.edits('post')).toBe(true);
  expect(first.edits('post')).toBe(false);
  second.edit('post');
  expect(first.edits('post')).toBe(true);
  second.edit(null);
  expect(first.edits('post')).toBe(false);
  expect(first.isOpen('second')).toBe(true);
  second.close();
  expect(first.isOpen('second')).toBe(false);
});

test('a save is announced to the other tabs only', () => {
  const open = browser();
  const told: string[] = [];
  const [first, second] = ['first', 'second'].map((id) => createOtherTabs(open(), id));
  first!.listen(({ kind }) => told.push(`first ${kind}`));
  second!.listen(({ kind }) => told.push(`second ${kind}`));
  first!.saved('post');
  expect(told).toEqual(['second saved']);
});
