/**
 * Stands for the site's own origin in pages that are built before `PUBLIC_URL` is known: canonical addresses, Open
 * Graph, JSON-LD. The server puts the real one in when it loads them. `.invalid` never resolves (RFC 6761 §6.4).
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';
