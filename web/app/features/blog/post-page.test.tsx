import type { BlogPostDetail } from '@named-first/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostNotFound, PostPage } from './post-page';

const post: BlogPostDetail = {
  ...{ id: '1', title: 'A title', slug: 'a-title', excerpt: 'An excerpt.', content: '', author: 'Sam Ortiz' },
  ...{ category: 'SEO Tips', tags: ['Basics', 'C++', '!!!'], featuredImage: null, published: true, readingMinutes: 3 },
  ...{ publishedAt: '2026-05-01T15:00:00.000Z', firstPublishedAt: '2026-03-02T15:00:00.000Z' },
  ...{ createdAt: '2026-03-01T15:00:00.000Z', updatedAt: '2026-05-01T15:00:00.000Z' },
  ...{ previous: null, next: null, related: [] },
};

const render = (changes: Partial<BlogPostDetail> = {}) =>
  renderToStaticMarkup(
    <PostPage
      post={{ ...post, ...changes }}
      content={{ html: '<p onclick="x()">As <b>written</b></p>', words: 2 }}
      url="https://agency.example/blog/a-title"
    />,
  );
const wordsOf = (html: string) => html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, '').replace(/&#x27;/g, "'");

it('shows when it was published again and when it was first published', () => {
  expect(wordsOf(render())).toContain('By Sam Ortiz · May 1, 2026 (first published March 2, 2026) · 3 min read');
});

it('calls a post without a publication date a draft', () => {
  expect(wordsOf(render({ publishedAt: null, firstPublishedAt: null }))).toContain('By Sam Ortiz · Draft · 3 min read');
});

it('shows the HTML as written', () => {
  expect(render()).toContain('<div class="post-body"><p onclick="x()">As <b>written</b></p></div>');
});

it('links each tag that has a page', () => {
  const html = render();
  expect(html).toContain('href="/blog/tag/basics"');
  expect(html).toContain('href="/blog/tag/c"');
  expect(html).not.toContain('href="/blog/tag/"');
  expect(html).toContain('!!!');
});

it('loads the featured picture with priority, and reserves no space without one', () => {
  expect(render()).not.toContain('<img');
  expect(render({ featuredImage: '/x.webp' })).toMatch(
    /<img src="\/x\.webp" alt="Illustration: A title" width="1200" height="630"[^>]* fetchPriority="high"/i,
  );
});

it('says that the post does not exist', () => {
  const html = renderToStaticMarkup(<PostNotFound />);
  expect(html).toContain('Post Not Found');
  expect(html).toContain('href="/blog"');
});
