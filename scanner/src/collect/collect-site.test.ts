import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseWebsite, type Website } from '@named-first/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Fetched, isReadable, type SiteArtifacts } from '../artifacts.ts';
import { type CollectOptions, collectSite } from './collect-site.ts';
import { ForbiddenAddressError } from './wire/address-guard.ts';
import type { Fetcher, FetchRequest } from './wire/follow-redirects.ts';
import { createFetcher } from './wire/guarded-fetch.ts';

type Reply = { status?: number; type?: string; location?: string; body?: string; delay?: number };
type Site = Record<string, Reply | string | ((agent: string) => Reply | string)>;

let server: Server;
let port = 0;
let sites: Record<string, Site> = {};
let asked: string[] = [];
const fetchers: Fetcher[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const agent = request.headers['user-agent'] ?? '';
    asked.push(
      `${request.method} ${request.headers.host}${request.url} ${agent.includes('NamedFirstBot') ? 'us' : 'other'}`,
    );
    const found = sites[request.headers.host ?? '']?.[request.url ?? ''] ?? { status: 404, body: 'Not found' };
    const said = typeof found === 'function' ? found(agent) : found;
    const {
      status = 200,
      type = 'text/html',
      location,
      body = '',
      delay = 0,
    } = typeof said === 'string' ? { body: said } : said;
    setTimeout(
      () => response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body),
      delay,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await Promise.all(fetchers.splice(0).map((fetcher) => fetcher.close()));
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const NOW = Date.parse('2026-11-20T15:00:00Z');

function websiteOf(host: string): Website {
  const parsed = parseWebsite(host);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.website;
}

function collect(
  world: Record<string, Site>,
  more: Partial<CollectOptions> = {},
  host = 'joe.test',
): Promise<SiteArtifacts> {
  sites = world;
  const fetcher = createFetcher({
    resolve: [{ pattern: '*.test', address: '127.0.0.1', port }],
    timeouts: { firstByte: 1500, whole: 2500 },
  });
  fetchers.push(fetcher);
  return collectSite(websiteOf(host), { fetcher, clock: () => NOW, ...more });
}

const text = (body: string): Reply => ({ type: 'text/plain', body });
const page = (title: string, ...hrefs: string[]) =>
  `<!doctype html><title>${title}</title><h1>${title}</h1><p>All about ${title}.</p>${hrefs.map((href) => `<a href="${href}">${href}</a>`).join(' ')}`;
const rolesOf = (artifacts: SiteArtifacts) =>
  artifacts.pages.map(({ role, fetched }) => `${role} ${new URL(fetched.requestedUrl).pathname}`);

const JOE: Site = {
  '/robots.txt': text('User-agent: *\nDisallow: /private/\nSitemap: https://joe.test/map.xml\n'),
  '/map.xml': {
    type: 'application/xml',
    body: '<urlset><url><loc>https://joe.test/</loc></url><url><loc>https://joe.test/service-areas/boise/</loc></url><url><loc>https://joe.test/blog/hello/</loc></url></urlset>',
  },
  '/': page(
    'Joe',
    '/contact/',
    '/services/',
    '/private/x',
    '/about-us/',
    'tel:2083310142',
    'https://facebook.com/joe',
    '/gone',
    '/brochure.pdf',
  ),
  '/contact/': page('Contact'),
  '/services/': page('Services', '/services/drains/', '/services/heaters/'),
  '/services/drains/': page('Drains'),
  '/services/heaters/': page('Heaters'),
  '/about-us/': page('About'),
  '/service-areas/boise/': page('Boise'),
  '/blog/hello/': page('Hello'),
};

describe('a small site', () => {
  it('is read completely, with its legal notice, a second price list and pages without a role, but without pages that only the sitemap names', async () => {
    const artifacts = await collect({
      'joe.test': {
        '/map.xml': {
          type: 'application/xml',
          body: '<urlset><url><loc>https://joe.test/blog/hello/</loc></url><url><loc>https://joe.test/hidden.html</loc></url></urlset>',
        },
        '/hidden.html': page('Hidden'),
        '/robots.txt': text('Sitemap: https://joe.test/map.xml\n'),
        '/': page('Joe', '/contact/', '/prices/', '/price-list/', '/patios.html', '/impressum/', '/log-in/', '/gone'),
        '/contact/': page('Contact', '/stairs.html'),
        '/prices/': page('Prices'),
        '/price-list/': page('Price list'),
        '/patios.html': page('Patios'),
        '/stairs.html': page('Stairs'),
        '/impressum/': page('Impressum'),
        '/blog/hello/': page('Hello'),
      },
    });
    expect(rolesOf(artifacts)).toEqual([
      'home /',
      'contact /contact/',
      'pricing /prices/',
      'pricing /price-list/',
      'imprint /impressum/',
      'other /patios.html',
      'other /stairs.html',
    ]);
  });

  it('is read beyond a home page that only links elsewhere', async () => {
    const artifacts = await collect({
      'joe.test': {
        '/': page('Joe', '/desktop.html'),
        '/desktop.html': page('Joe', '/contact.html'),
        '/contact.html': page('Contact'),
      },
    });
    expect(rolesOf(artifacts)).toEqual(['home /', 'contact /contact.html', 'other /desktop.html']);
  });

  it.each(['0; url=Home_Page.html', "3;URL='/Home_Page.html'"])(
    'is read beyond a home page that only refreshes to another one: %s',
    async (refresh) => {
      const artifacts = await collect({
        'joe.test': {
          '/': `<meta http-equiv="refresh" content="${refresh}">`,
          '/Home_Page.html': page('Joe', '/contact.html'),
          '/contact.html': page('Contact'),
        },
      });
      expect(rolesOf(artifacts)).toEqual(['home /', 'contact /contact.html', 'other /Home_Page.html']);
    },
  );
});

describe('a plain site', () => {
  it('gives every kind of artifact in a fixed order', async () => {
    const artifacts = await collect({ 'joe.test': JOE });
    expect(rolesOf(artifacts)).toEqual([
      'home /',
      'contact /contact/',
      'about /about-us/',
      'service /services/',
      'service /services/drains/',
      'service /services/heaters/',
      'area /service-areas/boise/',
    ]);
    expect(artifacts).toMatchObject({
      format: 1,
      website: 'https://joe.test/',
      startedAt: '2026-11-20T15:00:00.000Z',
      httpsMeasured: false,
    });
    expect(artifacts.probes.map((probe) => probe.agent)).toEqual([
      'control',
      'browser',
      'OAI-SearchBot',
      'ChatGPT-User',
      'Claude-User',
      'PerplexityBot',
    ]);
    expect(artifacts.missing.state).toBe('absent');
    expect(artifacts.links.find((link) => link.url.endsWith('/gone'))).toMatchObject({
      status: 404,
      from: 'https://joe.test/',
    });
    expect(artifacts.sitemapSample.map((sample) => sample.status)).toEqual([200, 200, 200]);
    expect(artifacts.timings[0]?.firstByteMs).toHaveLength(3);
    expect(artifacts.variants.every((variant) => !('body' in variant) || variant.body.length === 0)).toBe(true);
  });

  it('gets no request twice, and no request that its robots.txt forbids', async () => {
    await collect({ 'joe.test': JOE });
    const ours = asked.filter((line) => line.endsWith(' us')).map((line) => line.replace(/^\w+ /, ''));
    expect(ours.length).toBe(new Set(ours).size);
    expect(asked.join('\n')).not.toContain('/private/');
  });

  it('gives the same artifacts again, except for times', async () => {
    const plain = (artifacts: SiteArtifacts) =>
      JSON.stringify({ ...artifacts, timings: [] }, (key, value) =>
        key === 'firstByteMs' || key === 'headers' ? null : value,
      );
    const first = plain(await collect({ 'joe.test': JOE }));
    expect(plain(await collect({ 'joe.test': JOE }))).toBe(first);
  });

  it('reports its progress', async () => {
    const stages = new Set<string>();
    await collect({ 'joe.test': JOE }, { onProgress: (stage) => stages.add(stage) });
    expect([...stages]).toEqual([
      'reading the robots file',
      'reading the home page',
      'reading pages',
      'checking links',
      'done',
    ]);
  });
});

describe('a robots file', () => {
  it('that blocks us is obeyed, unless the owner allows the scan', async () => {
    const world = { 'joe.test': { ...JOE, '/robots.txt': text('User-agent: *\nDisallow: /') } };
    const artifacts = await collect(world);
    expect(artifacts.pages[0]?.fetched).toMatchObject({ state: 'not-fetched', why: 'robots' });
    expect(asked).toEqual(['GET joe.test/robots.txt us']);
    expect((await collect(world, { ownerConsents: true })).pages[0]?.fetched.state).toBe('ok');
  });

  it('that blocks only others lets us in', async () => {
    const artifacts = await collect({
      'joe.test': { ...JOE, '/robots.txt': text('User-agent: *\nDisallow: /\nUser-agent: NamedFirstBot\nAllow: /') },
    });
    expect(artifacts.pages[0]?.fetched.state).toBe('ok');
  });

  it('that fails does not stop the scan that its owner requested', async () => {
    const artifacts = await collect({ 'joe.test': { ...JOE, '/robots.txt': { status: 500 } } });
    expect(artifacts.robots.state).toBe('server-error');
    expect(artifacts.pages.length).toBeGreaterThan(3);
  });

  it('is that of the URL that answers', async () => {
    const bare: Site = { '/': { status: 301, location: 'https://www.joe.test/' } };
    const artifacts = await collect({ 'joe.test': bare, 'www.joe.test': JOE });
    expect(artifacts.robots).toMatchObject({ state: 'absent', requestedUrl: 'https://joe.test/robots.txt' });
    const moved: Site = { '/': { status: 301, location: 'https://acme.test/' } };
    const target = await collect({
      'joe.test': moved,
      'acme.test': { ...JOE, '/robots.txt': text('User-agent: *\nDisallow: /') },
    });
    expect(target.robots.requestedUrl).toBe('https://acme.test/robots.txt');
    expect(target.pages[0]?.fetched).toMatchObject({ state: 'not-fetched', why: 'robots' });
  });
});

describe('a home page', () => {
  it("that refuses us is read with a browser's user agent, and the refusal is recorded", async () => {
    const wall = (agent: string) => (agent.includes('Chrome') ? page('Joe', '/contact/') : { status: 403 });
    const artifacts = await collect({ 'joe.test': { '/': wall, '/contact/': page('Contact') } });
    expect(artifacts.pages.map(({ fetched }) => fetched.state)).toEqual(['ok', 'ok']);
    expect(artifacts.probes.map(({ agent, fetched }) => `${agent} ${fetched.state}`)).toEqual([
      'control blocked',
      'browser ok',
      'OAI-SearchBot blocked',
      'ChatGPT-User blocked',
      'Claude-User blocked',
      'PerplexityBot blocked',
    ]);
  });

  it('that refuses everyone ends the scan after two tries', async () => {
    const artifacts = await collect({ 'joe.test': { '/': { status: 403 } } });
    expect(artifacts.pages[0]?.fetched.state).toBe('blocked');
    expect(asked.filter((line) => line.includes('joe.test/ '))).toHaveLength(2);
  });

  it('that is not a page ends the scan', async () => {
    const home = await collect({ 'joe.test': { '/': { type: 'application/pdf', body: '%PDF-1.7' } } });
    expect(home.pages[0]?.fetched.state).toBe('wrong-type');
    expect(home.llms).toMatchObject({ state: 'not-fetched', why: 'not-needed' });
  });

  it('that does not answer is retried once', async () => {
    const artifacts = await collect({ 'joe.test': { '/': { delay: 2000 } } });
    expect(artifacts.pages[0]?.fetched).toMatchObject({ state: 'timed-out', phase: 'first-byte' });
    expect(asked.filter((line) => line.includes(' joe.test/ '))).toHaveLength(2);
  });

  it('on a private address is refused with the name of the rule', async () => {
    const fetcher = createFetcher({
      lookup: async () => ['10.0.0.1'],
      open: () => expect.unreachable('no socket may be opened'),
    });
    fetchers.push(fetcher);
    await expect(collectSite(websiteOf('joe.com'), { fetcher })).rejects.toThrow(ForbiddenAddressError);
  });
});

describe('a soft 404', () => {
  it('removes a page from the sample, but never home', async () => {
    const shell = '<!doctype html><title>App</title><p>Loading the app</p>';
    const everything: Site = new Proxy(
      {
        '/robots.txt': text('User-agent: *\nAllow: /\nSitemap: https://joe.test/map.xml'),
        '/map.xml': JOE['/map.xml'] as Reply,
      } as Site,
      { get: (site, path) => site[path as string] ?? shell },
    );
    const artifacts = await collect({ 'joe.test': everything });
    expect(rolesOf(artifacts)).toEqual(['home /']);
    expect(artifacts.missing.state).toBe('ok');
  });
});

describe('the time', () => {
  it('limit ends the scan without a crash, and unread pages are not called slow', async () => {
    const slow: Site = Object.fromEntries(
      Object.entries(JOE).map(([path, reply]) => [
        path,
        { ...(typeof reply === 'string' ? { body: reply } : (reply as Reply)), delay: 400 },
      ]),
    );
    const artifacts = await collect({ 'joe.test': slow }, { budgetMs: 1_900 });
    const states = new Set([
      ...artifacts.pages.map(({ fetched }) => fetched.state),
      artifacts.llms.state,
      artifacts.missing.state,
    ]);
    expect(states).toContain('not-fetched');
    expect(states).not.toContain('timed-out');
    expect(artifacts.pages[0]?.fetched.state).toBe('ok');
  });

  it('limit can be shortened by a signal', async () => {
    const artifacts = await collect({ 'joe.test': JOE }, { signal: AbortSignal.abort() });
    expect(artifacts.pages[0]?.fetched).toMatchObject({ state: 'not-fetched', why: 'time-budget' });
  });
});

describe('https', () => {
  /** Answers by scheme, which a mapped host cannot do. */
  function fake(answers: (url: URL) => Fetched | null): Fetcher {
    const ask = async ({ url }: FetchRequest): Promise<Fetched> =>
      answers(new URL(url)) ?? {
        state: 'absent',
        requestedUrl: url,
        url,
        hops: [],
        status: 404,
        headers: {},
        body: new Uint8Array(0),
        firstByteMs: 1,
      };
    return { fetch: ask, isMapped: () => false, close: async () => {} };
  }

  it('that is broken sends the scan to http, with the robots.txt from there', async () => {
    const fetcher = fake((url) => {
      if (url.protocol === 'https:')
        return { state: 'unreachable', problem: 'tls', detail: 'CERT_HAS_EXPIRED', requestedUrl: url.href, hops: [] };
      if (url.pathname !== '/' || url.hostname !== 'joe.com') return null;
      return {
        state: 'ok',
        requestedUrl: url.href,
        url: url.href,
        hops: [],
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: new TextEncoder().encode(page('Joe')),
        firstByteMs: 1,
      };
    });
    const artifacts = await collectSite(websiteOf('joe.com'), { fetcher });
    const [home] = artifacts.pages;
    expect(home && isReadable(home.fetched) && home.fetched.url).toBe('http://joe.com/');
    expect(artifacts.robots.requestedUrl).toBe('http://joe.com/robots.txt');
    expect(artifacts.variants.map((variant) => `${variant.requestedUrl} ${variant.state}`)).toEqual([
      'https://joe.com/ unreachable',
      'https://www.joe.com/ unreachable',
      'http://joe.com/ ok',
      'http://www.joe.com/ absent',
    ]);
  });
});
