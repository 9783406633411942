/**
 * Placeholder for the site's origin in pages that are built before `PUBLIC_URL` is known: canonical URLs, Open Graph,
 * JSON-LD. The server replaces it when it loads the pages. `.invalid` never resolves (RFC 6761 §6.4).
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';
