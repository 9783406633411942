import { tagSlug } from '@named-first/contract';
import { pagePolicy } from '../security-headers.ts';
import { compressText } from './compress-text.ts';
import { finishPage, newNonce } from './finish-page.ts';
import type { RenderPage } from './pages.ts';
import { type StaticFile, staticFile } from './static-file.ts';

/** A page to keep, or one for this visitor alone with the nonce it was rendered with. */
export type RenderedOnce = { file: StaticFile } | { page: Response; nonce: string };

/** Visitors' own marks in links they were sent; no page of ours reads them. */
const TRACKING = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|ref)$/i;
const LONGEST_PATH = 500;

/**
 * The one address under which a blog page is kept; null for any other page. However a path is escaped it has one such
 * address, and a query that may change the page has none, so nobody can fill the memory with copies of one page.
 */
export function keptPath(url: URL): string | null {
  if (!/^\/blog(?:\/tag)?(?:\/[^/]+)?$/.test(url.pathname) || url.pathname.length > LONGEST_PATH) return null;
  if (url.pathname.endsWith('.data') || ![...url.searchParams.keys()].every((name) => TRACKING.test(name))) return null;
  const parts = decoded(url.pathname);
  if (parts === null || parts.some((part) => /[/\\\0]/.test(part))) return null;
  const [, , section, tag] = parts;
  // The list of a tag answers to every way of writing the tag; one of them is its address.
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
 * Renders a page as everybody sees it: asked for by its address alone, without anything a visitor sent. It is kept when
 * the page itself says `Cache-Control: public`.
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
