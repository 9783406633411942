/** Which page of a list is asked for; null for the first. */
export function readCursor(url: string): string | null {
  return new URL(url).searchParams.get('cursor') || null;
}

type HeadersArgs = { loaderHeaders: Headers; actionHeaders?: Headers };

/** A list may be kept as its loader says. The answer to a form is for one visitor. */
export function listHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): HeadersInit {
  return actionHeaders?.has('Cache-Control') ? actionHeaders : loaderHeaders;
}
