import { type BlogPostDetail, brand } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { headDescription, headTitle, postStructuredData, sharePicture, withoutForeignSize } from './post-meta';

const post: BlogPostDetail = {
  ...{ id: '1', title: 'A title', slug: 'a-title', excerpt: 'An excerpt.', content: '<p>x</p>', author: 'Sam Ortiz' },
  ...{ category: 'SEO Tips', tags: ['Basics'], featuredImage: null, published: true, readingMinutes: 1 },
  ...{ publishedAt: '2026-05-01T15:00:00.000Z', firstPublishedAt: '2026-03-02T15:00:00.000Z' },
  ...{ createdAt: '2026-03-01T15:00:00.000Z', updatedAt: '2026-05-01T15:00:00.000Z' },
  ...{ previous: null, next: null, related: [] },
};

describe('the head of a post', () => {
  it('names the site if there is room', () => {
    expect(headTitle('Short')).toBe(`Short | ${brand.name}`);
    expect(headTitle('x'.repeat(50))).toBe('x'.repeat(50));
    expect(headTitle('word '.repeat(40)).length).toBeLessThanOrEqual(60);
  });

  it('cuts a long excerpt at the end of a word', () => {
    const description = headDescription('roofing '.repeat(40));
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/roofing…$/);
    expect(headDescription(' a \n b ')).toBe('a b');
  });

  it.each([
    ['/pictures/blog/x.webp', '/pictures/blog/x.webp'],
    ['https://cdn.example/x.jpg', 'https://cdn.example/x.jpg'],
    ['http://cdn.example/x.jpg', '/og/blog.png'],
    ['//cdn.example/x.jpg', '/og/blog.png'],
    ['javascript:alert(1)', '/og/blog.png'],
    [null, '/og/blog.png'],
  ])('shares the picture %s as %s', (picture, expected) => {
    expect(sharePicture(picture)).toBe(expected);
  });

  it('states a size only for our own pictures', () => {
    const size = [{ property: 'og:image:width', content: '1200' }, { title: 'x' }];
    expect(withoutForeignSize(size, '/og/blog.png')).toEqual(size);
    expect(withoutForeignSize(size, 'https://cdn.example/x.jpg')).toEqual([{ title: 'x' }]);
  });

  it('has the first date, the last change and the author as structured data', () => {
    const [article, crumbs] = postStructuredData('https://agency.example', post, 42);
    expect(article).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'A title',
      datePublished: '2026-03-02T10:00:00-05:00',
      dateModified: '2026-05-01T11:00:00-04:00',
      author: { '@type': 'Person', name: 'Sam Ortiz' },
      publisher: { '@id': 'https://agency.example/#organization' },
      mainEntityOfPage: 'https://agency.example/blog/a-title',
      image: 'https://agency.example/og/blog.png',
      wordCount: 42,
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    const [own] = postStructuredData('https://agency.example', { ...post, author: brand.name }, 42);
    expect(own).toMatchObject({ author: { '@type': 'Organization' } });
  });

  it('has no dates for a draft', () => {
    const [draft] = postStructuredData(
      'https://agency.example',
      { ...post, publishedAt: null, firstPublishedAt: null },
      1,
    );
    expect(draft).not.toHaveProperty('datePublished');
  });
});
