import { SITEMAP_PAGES } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { blogPosts } from '../../db/schema/index.ts';
import { newestFirst } from '../blog/published/public-order.ts';
import { publishedTags } from '../blog/published/published-tags.ts';
import type { SiteFileDeps } from './deps.ts';
import { postAddress } from './post-address.ts';
import { xmlText } from './xml.ts';

/** The maximum per file: https://www.sitemaps.org/protocol.html. */
const MAX_ADDRESSES = 50_000;

type Entry = { address: string; changed: Date | null };

/**
 * All URLs for search engines. Contains a modification date only where it is known: that of a post, or for a list, that
 * of its most recently changed post. The other pages change with a release, whose date is not known here.
 */
export async function sitemap(deps: Pick<SiteFileDeps, 'db' | 'settings'>): Promise<string> {
  const { publicUrl } = deps.settings;
  const [posts, tags] = await Promise.all([
    deps.db
      .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
      .from(blogPosts)
      .where(eq(blogPosts.published, true))
      .orderBy(newestFirst)
      .limit(MAX_ADDRESSES),
    publishedTags(deps),
  ]);
  const blogChanged = newest(posts.map(({ updatedAt }) => updatedAt));
  const entries: Entry[] = [
    ...SITEMAP_PAGES.map(({ path }) => ({
      address: `${publicUrl}${path}`,
      changed: path === '/blog' ? blogChanged : null,
    })),
    ...posts.map((post) => ({ address: postAddress(publicUrl, post), changed: post.updatedAt })),
    ...tags.map(({ slug, updatedAt }) => ({
      address: `${publicUrl}/blog/tag/${encodeURIComponent(slug)}`,
      changed: updatedAt,
    })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, MAX_ADDRESSES).map(urlElement),
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement({ address, changed }: Entry): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${xmlText(address)}</loc>${lastmod}</url>`;
}

function newest(dates: readonly Date[]): Date | null {
  return dates.reduce<Date | null>((last, date) => (last === null || date > last ? date : last), null);
}
