import { brand } from '@named-first/contract';
import type { MetaDescriptor } from 'react-router';

/** The links by which feed readers discover the blog. */
export function feedLinks(): MetaDescriptor[] {
  const feed = (type: string, title: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href,
  });
  return [
    feed('application/rss+xml', `${brand.name} blog (RSS)`, '/blog/rss.xml'),
    feed('application/feed+json', `${brand.name} blog (JSON Feed)`, '/blog/feed.json'),
  ] as MetaDescriptor[];
}
