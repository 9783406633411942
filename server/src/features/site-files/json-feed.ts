import { type BlogPost, brand } from '@named-first/contract';
import { cameOut } from '../blog/post-view.ts';
import { withAbsoluteLinks } from './absolute-links.ts';
import { FEED_DESCRIPTION, FEED_TITLE } from './feed-words.ts';
import { pictureAddress, postAddress, postName } from './post-address.ts';

/** The blog as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), with whole posts, newest first. */
export function jsonFeed(publicUrl: string, posts: readonly BlogPost[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: FEED_TITLE,
    home_page_url: `${publicUrl}/blog`,
    feed_url: `${publicUrl}/blog/feed.json`,
    description: FEED_DESCRIPTION,
    icon: `${publicUrl}/icon-512.png`,
    favicon: `${publicUrl}/icon-192.png`,
    authors: [{ name: brand.name, url: `${publicUrl}/` }],
    language: 'en-US',
    items: posts.map((post) => item(publicUrl, post)),
  });
}

function item(publicUrl: string, post: BlogPost): object {
  const image = pictureAddress(publicUrl, post);
  return {
    id: postName(post),
    url: postAddress(publicUrl, post),
    title: post.title,
    content_html: withAbsoluteLinks(post.content, publicUrl),
    summary: post.excerpt,
    ...(image ? { image } : {}),
    date_published: cameOut(post).toISOString(),
    date_modified: post.updatedAt,
    authors: [{ name: post.author }],
    tags: [...new Set([post.category, ...post.tags])],
  };
}
