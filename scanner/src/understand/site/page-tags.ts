/** A tag or a comment of the source, verbatim. */
export type PageTag = {
  /** Name in lower case; `!--` for a comment. */
  name: string;
  source: string;
};

/** Limit of the source that is searched for tags. Caching plugins put over 400,000 characters of styles before the first tag. */
const MAX_SOURCE_LENGTH = 1_500_000;
const MAX_TAG_LENGTH = 4000;
const ADDRESS = /\s(?:src|href|data-src|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const ASSET_TAGS = new Set(['script', 'link', 'img', 'source', 'iframe', 'video']);
/** `link` elements that load nothing into the page: they name URLs that may belong to others. */
const NAMING_LINK =
  /\brel\s*=\s*["']?(?:canonical|alternate|me|author|license|next|prev|shortlink|pingback|edituri)\b/i;

/**
 * The tags and comments of a page in one pass over its source. Linear: each character is read at most twice, whatever
 * the page contains.
 */
export function pageTags(source: string): PageTag[] {
  const text = source.slice(0, MAX_SOURCE_LENGTH);
  const tags: PageTag[] = [];
  for (let at = text.indexOf('<'); at !== -1; ) {
    const end = text.indexOf('>', at);
    if (end === -1) break;
    const tag = text.slice(at, Math.min(end + 1, at + MAX_TAG_LENGTH));
    const name = /^<(!--|[a-z][a-z0-9-]*)/i.exec(tag)?.[1]?.toLowerCase();
    if (name !== undefined) tags.push({ name, source: tag });
    at = text.indexOf('<', end);
  }
  return tags;
}

/** URLs that a tag loads into the page: scripts, stylesheets, pictures, frames. Excludes links to click. */
export function assetAddresses({ name, source }: PageTag): string[] {
  if (!ASSET_TAGS.has(name) || (name === 'link' && NAMING_LINK.test(source))) return [];
  return [...source.matchAll(ADDRESS)].flatMap(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '')
      .replaceAll('&amp;', '&')
      .split(/,\s+/)
      .flatMap((entry) => entry.trim().split(/\s/)[0] || []),
  );
}
