import { Hono } from 'hono';
import { listPublishedPosts } from '../../features/blog/published/list-published-posts.ts';
import type { SiteFileDeps } from '../../features/site-files/deps.ts';
import { FEED_POSTS } from '../../features/site-files/feed-words.ts';
import { jsonFeed } from '../../features/site-files/json-feed.ts';
import { llmsTxt } from '../../features/site-files/llms-txt.ts';
import { robotsTxt } from '../../features/site-files/robots-txt.ts';
import { rssFeed } from '../../features/site-files/rss.ts';
import { sitemap } from '../../features/site-files/sitemap.ts';
import type { AppEnv } from '../app-env.ts';
import type { HttpDeps } from '../deps.ts';
import { compressText } from '../pages/compress-text.ts';
import { type StaticFile, sendStaticFile, staticFile } from '../pages/static-file.ts';

type SiteFile = { path: string; type: string; write: (deps: HttpDeps & SiteFileDeps) => Promise<string> };

/** Files generated from the blog, and generated again when it changes. */
const FILES: readonly SiteFile[] = [
  {
    path: '/blog/rss.xml',
    type: 'application/rss+xml; charset=utf-8',
    write: async (deps) => rssFeed(deps.settings.publicUrl, await listPublishedPosts(deps, FEED_POSTS)),
  },
  {
    path: '/blog/feed.json',
    type: 'application/feed+json; charset=utf-8',
    write: async (deps) => jsonFeed(deps.settings.publicUrl, await listPublishedPosts(deps, FEED_POSTS)),
  },
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', write: sitemap },
  {
    path: '/llms.txt',
    type: 'text/plain; charset=utf-8',
    write: async (deps) => llmsTxt(deps.settings.publicUrl, await listPublishedPosts(deps, FEED_POSTS)),
  },
];

/** The files for search engines, assistants and feed readers. */
export function siteFileRoutes(deps: HttpDeps & SiteFileDeps) {
  const routes = new Hono<AppEnv>();
  for (const file of FILES) {
    routes.get(file.path, async (c) => {
      const cached = await deps.responseCache.get(file.path, async () => asFile(await file.write(deps), file.type));
      return sendStaticFile(cached!, c.req.raw);
    });
  }
  // Does not need the database: a crawler that gets an error for robots.txt avoids the whole site (RFC 9309 §2.3.1.4).
  const robots = asFile(robotsTxt(deps.settings.publicUrl), 'text/plain; charset=utf-8');
  return routes.get('/robots.txt', async (c) => sendStaticFile(await robots, c.req.raw));
}

async function asFile(text: string, type: string): Promise<StaticFile> {
  const bytes = Buffer.from(text);
  return staticFile({
    bytes,
    encoded: await compressText(bytes),
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
}
