import { expect, test } from 'vitest';
import { createDraftStore, type Draft } from './draft-store';
import { EMPTY_FIELDS } from './post-fields';

function memoryStorage(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

const draft = (change: Partial<Draft> = {}): Draft => ({
  postId: null,
  tabId: 'one',
  fields: { ...EMPTY_FIELDS, title: 'Typed' },
  baseUpdatedAt: null,
  keptAt: '2026-03-02T15:00:00.000Z',
  ...change,
});

test('two tabs store drafts of one post separately, newest first', () => {
  const store = createDraftStore(memoryStorage());
  const older = draft({ postId: 'p', tabId: 'one' });
  const newer = draft({ postId: 'p', tabId: 'two', keptAt: '2026-03-02T16:00:00.000Z' });
  for (const one of [older, newer, draft()]) expect(store.keep(one)).toBe(true);
  expect(store.of('p')).toEqual([newer, older]);
  store.remove(newer);
  expect(store.of('p')).toEqual([older]);
  expect(store.of(null)).toEqual([draft()]);
});

test('storing returns false if the browser has no room', () => {
  expect(createDraftStore(memoryStorage(10)).keep(draft())).toBe(false);
});

test('foreign and damaged entries in the storage are skipped', () => {
  const storage = memoryStorage();
  const { fields: _, ...half } = draft();
  storage.entries.set('somebody-else', '{}');
  storage.entries.set('named-first.draft.new.a', '{');
  storage.entries.set('named-first.draft.new.b', 'null');
  storage.entries.set('named-first.draft.new.c', JSON.stringify(half));
  storage.entries.set(
    'named-first.draft.new.d',
    JSON.stringify(draft({ fields: { ...EMPTY_FIELDS, title: 7 as never } })),
  );
  expect(createDraftStore(storage).all()).toEqual([]);
});
