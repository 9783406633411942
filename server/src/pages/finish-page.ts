import { createHash } from 'node:crypto';

export type FinishedPage = {
  html: string;
  /** CSP sources of the inline scripts that may run. */
  scripts: string[];
};

/**
 * Makes rendered HTML fit to be kept and sent to everybody: no preloads, which compete with the first paint for modules
 * that are asked for a moment later anyway, and no nonces. Its own inline scripts are allowed by their hashes instead.
 *
 * @param nonce what the page's own scripts carry, known to nobody else: a script in a post carries it not, gets no hash
 * and never runs. Null for a page made at build time, where all is ours.
 */
export function finishPage(rendered: string, nonce: string | null): FinishedPage {
  const html = rendered.replace(/<link rel="modulepreload"[^>]*>/g, '');
  const bodies = nonce === null ? inlineScripts(html) : scriptsWithNonce(html, nonce);
  const scripts = [...new Set(bodies.map((body) => `'sha256-${sha256(body)}'`))];
  return { html: nonce === null ? html : html.replaceAll(` nonce="${nonce}"`, ''), scripts };
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

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
