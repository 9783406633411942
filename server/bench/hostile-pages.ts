/**
 * Pages that are expensive to parse for their size: a repeated part, and the markup around it that makes it expensive.
 */
type Kind = {
  path: '/' | '/robots.txt' | '/sitemap.xml';
  start?: string;
  repeat: (index: number) => string;
  end?: string;
};

const HEAD = '<!doctype html><html lang="en"><title>Pipe Plumbing in Boise</title><h1>Plumber in Boise, ID</h1>';

const KINDS: Record<string, Kind> = {
  'less-than signs': { path: '/', repeat: () => '<' },
  'one letter': { path: '/', start: HEAD, repeat: () => 'a' },
  'phone numbers': { path: '/', start: HEAD, repeat: () => '<p>Call (208) 555-0100 </p>' },
  links: { path: '/', start: HEAD, repeat: (index) => `<a href="/plumbing-${index}">Drains ${index}</a>` },
  addresses: { path: '/', start: HEAD, repeat: (index) => `<p>${index} Main Street, Boise, ID 83702</p>` },
  hours: { path: '/', start: HEAD, repeat: () => 'Mon-Fri 9:00 am - 5:00 pm, Sat 10-2 ' },
  'nested boxes': { path: '/', start: HEAD, repeat: () => '<div>' },
  'open comments': { path: '/', start: HEAD, repeat: () => '<!--' },
  entities: { path: '/', start: HEAD, repeat: () => '&amp;&#x41;' },
  questions: {
    path: '/',
    start: HEAD,
    repeat: (index) => `<h2>How much is drain ${index}?</h2><p>It is $${index}.</p>`,
  },
  'JSON-LD': {
    path: '/',
    start: `${HEAD}<script type="application/ld+json">[`,
    repeat: (index) => `{"@type":"Plumber","@id":"#${index}","name":"Pipe ${index}","telephone":"208-555-0100"},`,
    end: '{}]</script>',
  },
  'robots rules': { path: '/robots.txt', start: 'User-agent: *\n', repeat: (index) => `Disallow: /*a*b*${index}*$\n` },
  sitemap: {
    path: '/sitemap.xml',
    start: '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    repeat: (index) => `<url><loc>http://site.test/plumbing-${index}</loc></url>`,
    end: '</urlset>',
  },
};

export const HOSTILE_KINDS = Object.keys(KINDS);

/** A file of the given kind and approximate size, and its path. */
export function hostileFile(kind: string, bytes: number): { path: string; body: Buffer } {
  const { path, start = '', repeat, end = '' } = KINDS[kind]!;
  const parts = [start];
  let size = start.length + end.length;
  for (let index = 0; size < bytes; index += 1) {
    const part = repeat(index);
    parts.push(part);
    size += part.length;
  }
  return { path, body: Buffer.from(parts.join('') + end) };
}

/** The response of a hostile site's other paths, and of a harmless site. */
export const HONEST_PAGE = `${HEAD}<p>We repair pipes in Boise, Idaho. Call (208) 555-0100.</p>${'<p>Leaks, drains and water heaters, day and night, in Boise and around.</p>'.repeat(
  60,
)}<a href="/drains">Drains</a> <a href="/contact">Contact</a></html>`;
