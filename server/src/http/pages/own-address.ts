import { PUBLIC_URL_PLACEHOLDER } from '@named-first/contract';

/**
 * Replaces the placeholder in a built page by the site's origin. An origin consists of scheme, host and port only, so
 * it needs no escaping in an attribute, in JSON or in a script.
 */
export function withOwnAddress(text: string, publicUrl: string): string {
  return text
    .replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl)
    .replaceAll(encodeURIComponent(PUBLIC_URL_PLACEHOLDER), encodeURIComponent(publicUrl));
}
