import type { BlogPost } from '@named-first/contract';
import { expect, test } from 'vitest';
import type { Draft } from './draft-store';
import { isChanged, openEditor, reduceEditor } from './editor-state';
import { fieldsOf } from './post-fields';

const post = (change: Partial<BlogPost> = {}): BlogPost => ({
  id: 'p',
  title: 'A title',
  slug: 'a-title',
  excerpt: 'Short',
  content: '<p>Long</p>',
  author: 'Ana',
  category: 'Voice Search',
  tags: [],
  featuredImage: null,
  published: false,
  publishedAt: null,
  firstPublishedAt: null,
  createdAt: '2026-03-02T15:00:00.000Z',
  updatedAt: '2026-03-02T15:00:00.000Z',
  ...change,
});
const NEWER = post({ updatedAt: '2026-03-02T16:00:00.000Z', excerpt: 'Theirs' });
const draft = (of: BlogPost): Draft => ({
  postId: of.id,
  tabId: 'one',
  fields: { ...fieldsOf(of), title: 'Typed' },
  baseUpdatedAt: of.updatedAt,
  keptAt: '2026-03-02T15:30:00.000Z',
});

test('restores unsaved input into the form, where it can be discarded', () => {
  const restored = openEditor(post(), draft(post()));
  expect(restored).toMatchObject({ fields: { title: 'Typed' }, restoredFrom: draft(post()).keptAt, theirs: null });
  expect(isChanged(restored)).toBe(true);
  expect(reduceEditor(restored, { type: 'discarded' })).toEqual(openEditor(post(), null));
});

test('a draft that equals the post restores nothing', () => {
  expect(openEditor(post(), { ...draft(post()), fields: fieldsOf(post()) })).toEqual(openEditor(post(), null));
});

test('a draft of a post that was saved since shows both, and does not overwrite it', () => {
  const restored = openEditor(NEWER, draft(post()));
  expect(restored.theirs).toBe(NEWER);
  expect(restored.base?.updatedAt).toBe(post().updatedAt);
});

test('a newer post replaces one without changes', () => {
  const state = reduceEditor(openEditor(post(), null), { type: 'overtaken', theirs: NEWER });
  expect(state).toEqual(openEditor(NEWER, null));
});

test('a newer post leaves the input alone until one of the two is chosen', () => {
  const typed = reduceEditor(openEditor(post(), null), { type: 'typed', change: { title: 'Mine' } });
  const both = reduceEditor(typed, { type: 'overtaken', theirs: NEWER });
  expect(both).toMatchObject({ fields: { title: 'Mine', excerpt: 'Short' }, theirs: NEWER, base: typed.base });
  const mine = reduceEditor(both, { type: 'kept-mine', theirs: NEWER });
  expect(mine).toMatchObject({ fields: { title: 'Mine' }, base: { updatedAt: NEWER.updatedAt }, theirs: null });
  expect(reduceEditor(both, { type: 'taken-theirs', theirs: NEWER })).toEqual(openEditor(NEWER, null));
});

test('typing clears only the error of that field', () => {
  const refused = reduceEditor(openEditor(null, null), {
    type: 'refused',
    errors: { title: 'Title is required', author: 'Author is required' },
  });
  expect(reduceEditor(refused, { type: 'typed', change: { title: 'T' } }).errors).toEqual({
    author: 'Author is required',
  });
});
