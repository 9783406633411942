/** The cursor of the requested page; null for the first. */
export function readCursor(url: string): string | null {
  return new URL(url).searchParams.get('cursor') || null;
}

type HeadersArgs = { loaderHeaders: Headers; actionHeaders?: Headers };

/**
 * The headers of a list. The loader decides about caching, unless a form was answered: that response is for one
 * visitor.
 */
export function listHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  return actionHeaders?.has('Cache-Control') ? actionHeaders : loaderHeaders;
}
