import { tagSlug } from '@named-first/contract';
import { pagePolicy } from '../security-headers.ts';
import { compressText } from './compress-text.ts';
import { finishPage, newNonce } from './finish-page.ts';
import type { RenderPage } from './pages.ts';
import { type StaticFile, staticFile } from './static-file.ts';

/** A page to cache, or a page for one visitor with its nonce. */
export type RenderedOnce = { file: StaticFile } | { page: Response; nonce: string };

/** Tracking parameters in links. None of our pages reads them. */
const TRACKING = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|ref)$/i;
const MAX_PATH_LENGTH = 500;

/**
 * The canonical cache key of a blog page; null for any other page. All escapings of a path share one key, and a URL
 * with a query that may change the page has no key, so visitors cannot fill the memory with copies of one page.
 */
export function cachePath(url: URL): string | null {
  if (!/^\/blog(?:\/tag)?(?:\/[^/]+)?$/.test(url.pathname) || url.pathname.length > MAX_PATH_LENGTH) return null;
  if (url.pathname.endsWith('.data') || ![...url.searchParams.keys()].every((name) => TRACKING.test(name))) return null;
  const parts = decoded(url.pathname);
  if (parts === null || parts.some((part) => /[/\\\0]/.test(part))) return null;
  const [, , section, tag] = parts;
  // A tag page can be requested under several spellings of the tag, but only one of them is canonical.
  if (section === 'tag' && tag !== undefined && tagSlug(tag) !== tag) return null;
  return parts.map(encodeURIComponent).join('/');
}

function decoded(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * Renders a page as all visitors see it: only from its URL, without any other data of the request. The page is cached
 * if its response says `Cache-Control: public`.
 */
export async function renderOnce(render: RenderPage, address: string): Promise<RenderedOnce> {
  const nonce = newNonce();
  const page = await render(new Request(address, { headers: { Accept: 'text/html' } }), { nonce, whole: true });
  const cacheControl = page.headers.get('Cache-Control') ?? '';
  const forAll = page.status === 200 && /\bpublic\b/.test(cacheControl) && !page.headers.has('Set-Cookie');
  if (!forAll) return { page, nonce };
  const { html, inline } = finishPage(await page.text(), nonce);
  const bytes = Buffer.from(html);
  return {
    file: staticFile({
      bytes,
      encoded: await compressText(bytes),
      headers: {
        'Content-Type': page.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
        'Cache-Control': cacheControl,
        'Content-Security-Policy': pagePolicy(new URL(address).pathname, inline),
      },
    }),
  };
}
