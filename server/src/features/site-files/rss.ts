import { type BlogPost, brand } from '@named-first/contract';
import { cameOut } from '../blog/post-view.ts';
import { withAbsoluteLinks } from './absolute-links.ts';
import { FEED_DESCRIPTION, FEED_TITLE } from './feed-words.ts';
import { postAddress, postName } from './post-address.ts';
import { cdata, xmlText } from './xml.ts';

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification), with whole posts, newest first. */
export function rssFeed(publicUrl: string, posts: readonly BlogPost[]): string {
  const changed = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${xmlText(FEED_TITLE)}</title>`,
    `<link>${publicUrl}/blog</link>`,
    `<description>${xmlText(FEED_DESCRIPTION)}</description>`,
    '<language>en-us</language>',
    `<atom:link href="${publicUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...(changed ? [`<lastBuildDate>${rfc822(new Date(changed))}</lastBuildDate>`] : []),
    `<image><url>${publicUrl}/icon-192.png</url><title>${xmlText(FEED_TITLE)}</title><link>${publicUrl}/blog</link></image>`,
    `<copyright>${xmlText(brand.name)}</copyright>`,
    ...posts.map((post) => item(publicUrl, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(publicUrl: string, post: BlogPost): string {
  return [
    '<item>',
    `<title>${xmlText(post.title)}</title>`,
    `<link>${xmlText(postAddress(publicUrl, post))}</link>`,
    `<guid isPermaLink="false">${postName(post)}</guid>`,
    `<pubDate>${rfc822(cameOut(post))}</pubDate>`,
    // RSS's own author element requires an e-mail address, which a post does not have.
    `<dc:creator>${xmlText(post.author)}</dc:creator>`,
    ...[post.category, ...post.tags].map((name) => `<category>${xmlText(name)}</category>`),
    `<description>${xmlText(post.excerpt)}</description>`,
    `<content:encoded>${cdata(withAbsoluteLinks(post.content, publicUrl))}</content:encoded>`,
    '</item>',
  ].join('\n');
}

/** The date format of RFC 822 §5 as RSS uses it, with a four-digit year. */
function rfc822(date: Date): string {
  return date.toUTCString();
}
