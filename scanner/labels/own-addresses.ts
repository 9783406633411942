const TEXT_FILE = /\.(?:html?|xml|txt)$/i;
const OWN_ADDRESS =
  /(?:rel=["']?canonical["']?[^>]*href|property=["']og:url["'][^>]*content)\s*=\s*["']?https?:\/\/(?:www\.)?([^"'/ >]+)/gi;
const FOREIGN_HOST = /google|facebook|github\.com|schema\.org/i;
const MAX_HOSTS = 2;

/**
 * Rewrites the site's own absolute URLs in canonical links, sitemaps and markup to `https://host`, so that the saved
 * copy is as consistent as the live site was. Files in encodings other than UTF-8 keep their bytes.
 */
export function withFarmAddresses(files: ReadonlyMap<string, Buffer>, host: string): Map<string, Buffer> {
  const own = ownHosts(files.get('index.html')?.toString('latin1') ?? '');
  if (own.length === 0) return new Map(files);
  const pattern = new RegExp(`https?://(?:www\\.)?(?:${own.map(escaped).join('|')})(?![\\w.-]*\\w)`, 'g');
  return new Map(
    [...files].map(([path, body]) => [
      path,
      TEXT_FILE.test(path) ? Buffer.from(body.toString('latin1').replace(pattern, `https://${host}`), 'latin1') : body,
    ]),
  );
}

/** The site's own hosts according to its home page, without `www.`. */
function ownHosts(home: string): string[] {
  const hosts = [...home.matchAll(OWN_ADDRESS)].flatMap(([, host]) => host ?? []);
  return [...new Set(hosts)].filter((host) => !FOREIGN_HOST.test(host)).slice(0, MAX_HOSTS);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
