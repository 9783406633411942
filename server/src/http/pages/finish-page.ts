import { createHash, randomBytes } from 'node:crypto';
import type { InlineSources } from '../security-headers.ts';

export type FinishedPage = { html: string; inline: InlineSources };

/** 128 random bits (CSP Level 3, section 7.1), in characters without a meaning in HTML or regular expressions. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Prepares rendered HTML for caching and for all visitors. Removes preloads, which compete with the first paint for
 * modules that are requested a moment later anyway, and nonces. Allows the page's inline scripts and styles by their
 * hashes instead.
 *
 * Style elements of a post count as the page's own: posts are shown as written, and only administrators write them.
 *
 * @param nonce carried by the page's own scripts and otherwise secret. A script in a post lacks it, so it gets no hash
 * and never runs. Null for a page made at build time, in which all scripts are ours.
 */
export function finishPage(rendered: string, nonce: string | null): FinishedPage {
  const html = rendered.replace(/<link rel="modulepreload"[^>]*>/g, '');
  const scripts = nonce === null ? inlineScripts(html) : scriptsWithNonce(html, nonce);
  return {
    html: nonce === null ? html : html.replaceAll(` nonce="${nonce}"`, ''),
    inline: { scripts: hashSources(scripts), styles: hashSources(styleElements(html)) },
  };
}

/** Data blocks such as JSON-LD do not run and need no hash. */
function inlineScripts(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
  return [...inline].map(([, body]) => body ?? '');
}

function scriptsWithNonce(html: string, nonce: string): string[] {
  const ours = new RegExp(`<script(?![^>]*\\ssrc=)(?=[^>]*\\snonce="${nonce}")[^>]*>([\\s\\S]*?)</script>`, 'g');
  return [...html.matchAll(ours)].map(([, body]) => body ?? '');
}

function styleElements(html: string): string[] {
  return [...html.matchAll(/<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi)].map(([, body]) => body ?? '');
}

function hashSources(bodies: readonly string[]): string[] {
  const hashes = bodies.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  return [...new Set(hashes)];
}
