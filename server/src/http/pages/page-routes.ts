import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Handler } from 'hono';
import { AppError } from '../../errors/app-error.ts';
import type { AppEnv } from '../app-env.ts';
import type { HttpDeps } from '../deps.ts';
import { MethodNotAllowedError } from '../method-not-allowed.ts';
import { developmentPolicy, isBlogPage, pagePolicy } from '../security-headers.ts';
import { cachePath, renderOnce } from './cached-page.ts';
import { finishPage, newNonce } from './finish-page.ts';
import type { Pages, RenderPage } from './pages.ts';
import { sendStaticFile } from './static-file.ts';

const ACCEPT_HTML = { Accept: 'text/html' };

/** Pages are read, and forms without JavaScript are posted to them. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

export type PageOptions = {
  pages: Pages;
  /**
   * The app, for the API calls that a page makes while rendering. `visitor` is the original requester, for the rate
   * limits.
   */
  api: (request: Request, visitor: HttpBindings | undefined) => Promise<Response>;
  deps: Pick<HttpDeps, 'settings' | 'responseCache'>;
  /** The preview link of the draft at the requested URL, if the visitor may read drafts; otherwise null. */
  findDraft: (c: Context<AppEnv>) => Promise<string | null>;
};

/**
 * Answers every request that is not an API call: with a file from memory, a cached blog page, or a freshly rendered
 * page. The scripts of a fresh page carry a nonce that is used once, so no cache may store it.
 */
export function pageHandler({ pages, api, deps, findDraft }: PageOptions): Handler<AppEnv> {
  const { publicUrl } = deps.settings;
  const visitor = new AsyncLocalStorage<HttpBindings>();
  const render = pages.createRenderer({ publicUrl, api: (request) => api(request, visitor.getStore()) });
  const policyWith: NoncePolicy = pages.middleware ? (_path, nonce) => developmentPolicy(nonce) : noncePolicy;
  const answer = async (c: Context<AppEnv>): Promise<Response> => {
    const request = c.req.raw;
    if (!PAGE_METHODS.includes(request.method)) throw new MethodNotAllowedError(PAGE_METHODS);
    return (
      pages.file(request) ??
      redirectToBarePath(c, pages) ??
      (looksLikeFile(c.req.path) || holdsControls(request.url) ? pages.notFound(request) : null) ??
      (await renderedPage(c))
    );
  };
  const renderedPage = async (c: Context<AppEnv>): Promise<Response> => {
    const request = c.req.raw;
    const page =
      (await cachedPage(request, render, deps, policyWith)) ?? (await renderedNow(request, render, policyWith));
    const draft = page.status === 404 && request.method !== 'POST' ? await findDraft(c) : null;
    if (draft === null) return page;
    await page.body?.cancel();
    return renderedNow(new Request(draft, { method: request.method, headers: ACCEPT_HTML }), render, policyWith);
  };
  return (c) => visitor.run(c.env, answer, c);
}

/** Without a web build, as in tests of a worker, no page exists. */
export const noPages: Handler<AppEnv> = () => {
  throw new AppError('not-found');
};

/** The content security policy of a page whose own scripts and styles carry a nonce. */
type NoncePolicy = (path: string, nonce: string) => string;

const noncePolicy: NoncePolicy = (path, nonce) =>
  pagePolicy(path, { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] });

async function cachedPage(
  request: Request,
  render: RenderPage,
  deps: PageOptions['deps'],
  policyWith: NoncePolicy,
): Promise<Response | null> {
  const path = request.method === 'GET' || request.method === 'HEAD' ? cachePath(new URL(request.url)) : null;
  if (path === null) return null;
  let mine: Response | null = null;
  const file = await deps.responseCache.get(path, async () => {
    // Uses our own origin instead of the request's, whose host is chosen by the visitor.
    const rendered = await renderOnce(render, deps.settings.publicUrl + path);
    if ('file' in rendered) return rendered.file;
    mine = forOneVisitor(rendered.page, policyWith(path, rendered.nonce));
    return null;
  });
  return file ? sendStaticFile(file, request) : mine;
}

async function renderedNow(request: Request, render: RenderPage, policyWith: NoncePolicy): Promise<Response> {
  const nonce = newNonce();
  const page = await render(request, { nonce });
  const { pathname, searchParams } = new URL(request.url);
  // A draft must look like the published post. Style elements in its text have no nonce, so they are allowed by hash.
  if (isBlogPage(pathname) && searchParams.has('preview') && page.ok) return withHashes(page, pathname, nonce);
  return forOneVisitor(page, policyWith(pathname, nonce));
}

async function withHashes(page: Response, path: string, nonce: string): Promise<Response> {
  const { html, inline } = finishPage(await page.text(), nonce);
  return forOneVisitor(new Response(html, page), pagePolicy(path, inline));
}

/** A nonce in a shared cache would be known to everyone. */
function forOneVisitor(page: Response, policy: string): Response {
  const headers = new Headers(page.headers);
  headers.set('Content-Security-Policy', policy);
  if (!/\b(?:private|no-store)\b/.test(headers.get('Cache-Control') ?? '')) headers.set('Cache-Control', 'no-store');
  return new Response(page.body, { status: page.status, headers });
}

/** Redirects `/free-scan/` to `/free-scan`. Only known paths are redirected, so the target is always on this site. */
function redirectToBarePath(c: Context<AppEnv>, pages: Pages): Response | null {
  const url = new URL(c.req.url);
  const bare = url.pathname.replace(/\/+$/, '');
  if (bare === '' || bare === url.pathname) return null;
  // Concatenated as text: resolving `//host/blog` against our origin would lead to another host.
  const address = url.origin + bare;
  const known = cachePath(new URL(address)) !== null || pages.file(new Request(address)) !== null;
  return known ? c.redirect(bare + url.search, 308) : null;
}

/** The last part of our page paths never contains a dot. The router requests the data of a page with `.data`. */
function looksLikeFile(path: string): boolean {
  return /\.[^/]*$/.test(path) && !path.endsWith('.data');
}

/**
 * Our page paths never contain control characters either. The router joins paths with the URL parser, which drops tabs
 * and line breaks (https://url.spec.whatwg.org/#concept-basic-url-parser), so `/%09/` would become `//`.
 */
function holdsControls(url: string): boolean {
  return /%(?:[01][0-9a-f]|7f)/i.test(new URL(url).pathname);
}
