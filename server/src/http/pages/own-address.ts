import { PUBLIC_URL_PLACEHOLDER } from '@named-first/contract';

/**
 * Puts the site's own origin where a page built before it was known has the placeholder. An origin is scheme, host and
 * port alone, so it needs no escaping in an attribute, in JSON or in a script.
 */
export function withOwnAddress(text: string, publicUrl: string): string {
  return text
    .replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl)
    .replaceAll(encodeURIComponent(PUBLIC_URL_PLACEHOLDER), encodeURIComponent(publicUrl));
}
