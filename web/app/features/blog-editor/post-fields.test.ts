import type { BlogPost } from '@named-first/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields, EMPTY_FIELDS, fieldsOf, missingFields, requestOf, withTyped } from './post-fields';

const POST: BlogPost = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'A title',
  slug: 'a-title',
  excerpt: 'Short',
  content: '<p>Long</p>',
  author: 'Ana',
  category: 'Voice Search',
  tags: ['Siri', 'Alexa'],
  featuredImage: null,
  published: true,
  publishedAt: '2026-03-02T15:00:00.000Z',
  firstPublishedAt: '2026-03-02T15:00:00.000Z',
  createdAt: '2026-03-02T15:00:00.000Z',
  updatedAt: '2026-03-02T15:00:00.000Z',
};

test('a new post is a draft in the first category', () => {
  expect(EMPTY_FIELDS).toMatchObject({ category: 'AI Search', published: false });
});

test('tags are joined by comma and space for editing, and split and trimmed for sending', () => {
  expect(fieldsOf(POST).tags).toBe('Siri, Alexa');
  expect(requestOf({ ...fieldsOf(POST), tags: ' Siri ,,Alexa,  ' }, new Date()).tags).toEqual(['Siri', 'Alexa']);
});

test('a published post is sent with the time of the save, a draft without one', () => {
  const now = new Date('2026-05-01T00:00:00Z');
  expect(requestOf(fieldsOf(POST), now)).toMatchObject({ published: true, publishedAt: now.toISOString() });
  expect(requestOf({ ...fieldsOf(POST), published: false }, now)).toMatchObject({
    published: false,
    publishedAt: null,
  });
});

test('the slug is lower case with hyphens for spaces, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (slug) => {
      const typed = withTyped(EMPTY_FIELDS, { slug }, true).slug;
      expect(typed).toBe(typed.toLowerCase());
      expect(typed).not.toMatch(/\s/);
    }),
  );
});

test('the slug of a new post follows its title until it is typed by hand', () => {
  const titled = withTyped(EMPTY_FIELDS, { title: "What's New?" }, true);
  expect(titled.slug).toBe('whats-new');
  const own = withTyped(titled, { slug: 'My Own' }, true);
  expect(withTyped(own, { title: 'Another' }, true).slug).toBe('my-own');
});

test('the slug of a post with a URL stays', () => {
  expect(withTyped(fieldsOf(POST), { title: 'Another' }, false).slug).toBe('a-title');
});

test('title, slug, excerpt, content and author are required, and blanks do not count', () => {
  expect(missingFields({ ...EMPTY_FIELDS, title: '  ' })).toEqual({
    title: 'Title is required',
    slug: 'Slug is required',
    excerpt: 'Excerpt is required',
    content: 'Content is required',
    author: 'Author is required',
  });
  expect(missingFields(fieldsOf(POST))).toEqual({});
});

test('two versions are compared field by field', () => {
  expect(changedFields(fieldsOf(POST), { ...fieldsOf(POST), tags: 'Siri', published: false })).toEqual([
    'tags',
    'published',
  ]);
});
