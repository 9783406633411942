import { randomBytes } from 'node:crypto';
import type { Context, Handler } from 'hono';
import type { Pages, RendererOptions } from '../pages/pages.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './errors.ts';
import { pagePolicy } from './security-headers.ts';

/**
 * Answers everything that is no call of the API: a file from memory, else a rendered page, whose scripts carry a nonce
 * that is used once. Such a page is never kept by a cache.
 */
export function pageHandler(pages: Pages, options: RendererOptions): Handler<AppEnv> {
  const render = pages.createRenderer(options);
  return async (c) => {
    const request = c.req.raw;
    const ready =
      pages.file(request) ??
      redirectToBarePath(c, pages) ??
      (looksLikeFile(c.req.path) ? pages.notFound(request) : null);
    if (ready) return ready;
    const nonce = randomBytes(16).toString('base64');
    const page = await render(request, { nonce });
    const headers = new Headers(page.headers);
    headers.set('Content-Security-Policy', pagePolicy([`'nonce-${nonce}'`]));
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    return new Response(page.body, { status: page.status, headers });
  };
}

/** Without a web build, as in a worker's tests, every page is simply not there. */
export const noPages: Handler<AppEnv> = () => {
  throw new AppError('not-found');
};

/** `/free-scan/` is `/free-scan`. Only paths we serve are sent on, so the target is always ours. */
function redirectToBarePath(c: Context<AppEnv>, pages: Pages): Response | null {
  const url = new URL(c.req.url);
  const bare = url.pathname.replace(/\/+$/, '');
  if (bare === '' || bare === url.pathname) return null;
  const known = pages.file(new Request(url.origin + bare));
  return known ? c.redirect(bare + url.search, 308) : null;
}

/** No page of ours has a dot in its last part; `.data` is how the router asks for a page's data. */
function looksLikeFile(path: string): boolean {
  return /\.[^/]*$/.test(path) && !path.endsWith('.data');
}
