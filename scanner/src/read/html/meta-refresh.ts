import type { MetaTag, PageDocument } from './document.ts';
import { addressResolver } from './resolve-address.ts';

/** The shared declarative refresh steps, without the notations that nobody writes: https://html.spec.whatwg.org/#shared-declarative-refresh-steps */
const REFRESH_TO = /^\s*\d{1,4}(?:\.\d+)?\s*[;,]\s*url\s*=\s*["']?([^"']+)/i;

/** A refresh of a page that leads to another page. One that only reloads the page after minutes does not count. */
export function metaRefreshes({ metas }: Pick<PageDocument, 'metas'>): MetaTag[] {
  return metas.filter(({ name, content }) => name.toLowerCase() === 'refresh' && REFRESH_TO.test(content));
}

/** The absolute URLs to which the page sends its visitors. */
export function refreshTargets(document: Pick<PageDocument, 'metas' | 'baseUrl'>): string[] {
  const resolve = addressResolver(document.baseUrl);
  return metaRefreshes(document).flatMap(({ content }) => resolve(REFRESH_TO.exec(content)?.[1] ?? '') ?? []);
}
