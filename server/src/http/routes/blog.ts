import { Hono } from 'hono';
import { AppError } from '../../errors/app-error.ts';
import type { BlogDeps } from '../../features/blog/deps.ts';
import { listAllPosts } from '../../features/blog/list-all-posts.ts';
import { getPreview } from '../../features/blog/preview-post.ts';
import { getPublishedPost } from '../../features/blog/published/get-published-post.ts';
import { listPublishedPosts } from '../../features/blog/published/list-published-posts.ts';
import { pagePublishedPosts } from '../../features/blog/published/page-published-posts.ts';
import { hasSession } from '../admin/require-session.ts';
import type { AppEnv } from '../app-env.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';
import { compressText } from '../pages/compress-text.ts';
import { sendStaticFile, staticFile } from '../pages/static-file.ts';

const headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

export function blogRoutes(deps: HttpDeps & BlogDeps) {
  return new Hono<AppEnv>()
    .on(...at('listPosts'), async (c) => {
      if (c.req.query('published') !== 'true') {
        if (!(await hasSession(deps, c))) throw new AppError('unauthorized');
        return c.json(await listAllPosts(deps), 200, { 'Cache-Control': 'no-store' });
      }
      if (c.req.query('view') === 'summary') return c.json(await pagePublishedPosts(deps, c.req.query()), 200, headers);
      // All posts with their text. Cached, because it is expensive and public.
      const answer = await deps.responseCache.get('/api/blog/posts?published=true', () => publishedPosts(deps));
      return sendStaticFile(answer!, c.req.raw);
    })
    .on(...at('getPost'), async (c) => {
      const preview = c.req.query('preview');
      if (preview === undefined) return c.json(await getPublishedPost(deps, c.req.param('slug')), 200, headers);
      const hidden = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
      return c.json(await getPreview(deps, preview), 200, hidden);
    });
}

async function publishedPosts(deps: HttpDeps & BlogDeps) {
  const bytes = Buffer.from(JSON.stringify(await listPublishedPosts(deps)));
  return staticFile({
    bytes,
    encoded: await compressText(bytes),
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
}
