import { type BlogPost, type BlogPostDetail, brand } from '@named-first/contract';
import type { MetaDescriptor } from 'react-router';
import { breadcrumbs, organizationId } from '../../components/structured-data';
import { agencyTime } from './agency-time';

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;
const SHARE_PICTURE = '/og/blog.png';

/** The post's title with the site's name, if both fit a search result. */
export function headTitle(title: string): string {
  const whole = `${title} | ${brand.name}`;
  return whole.length <= MAX_TITLE ? whole : shortened(title, MAX_TITLE);
}

export function headDescription(excerpt: string): string {
  return shortened(excerpt, MAX_DESCRIPTION);
}

/** Truncated at the end of a word, with an ellipsis. */
function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most - 1).toWellFormed()}…`;
}

/** The image for sharing: the post's own if it is public, otherwise the blog's. */
export function sharePicture(featuredImage: string | null): string {
  if (featuredImage && (/^\/(?!\/)/.test(featuredImage) || featuredImage.startsWith('https://'))) return featuredImage;
  return SHARE_PICTURE;
}

/** Removes the size for foreign pictures: only our own are known to have it. */
export function withoutForeignSize(descriptors: MetaDescriptor[], picture: string): MetaDescriptor[] {
  if (picture.startsWith('/')) return descriptors;
  return descriptors.filter((one) => !('property' in one && /^og:image:(?:width|height)$/.test(String(one.property))));
}

/** schema.org `BlogPosting`, in step with what the page shows, and its breadcrumbs. */
export function postStructuredData(origin: string, post: BlogPostDetail, wordCount: number): object[] {
  const url = postUrl(origin, post);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      '@id': `${url}#post`,
      headline: post.title,
      description: post.excerpt,
      image: new URL(sharePicture(post.featuredImage), origin).href,
      ...publishingDates(post),
      author: authorOf(origin, post.author),
      publisher: { '@type': 'Organization', '@id': organizationId(origin), name: brand.name },
      mainEntityOfPage: url,
      articleSection: post.category,
      ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
      wordCount,
      inLanguage: 'en-US',
    },
    breadcrumbs(origin, [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
      { name: post.title, path: `/blog/${encodeURIComponent(post.slug)}` },
    ]),
  ];
}

export function postUrl(origin: string, { slug }: Pick<BlogPost, 'slug'>): string {
  return new URL(`/blog/${encodeURIComponent(slug)}`, origin).href;
}

function publishingDates({ publishedAt, firstPublishedAt, updatedAt }: BlogPost) {
  const first = firstPublishedAt ?? publishedAt;
  return first ? { datePublished: agencyTime(first), dateModified: agencyTime(updatedAt) } : {};
}

function authorOf(origin: string, author: string): object {
  return author === brand.name
    ? { '@type': 'Organization', '@id': organizationId(origin), name: author }
    : { '@type': 'Person', name: author };
}
