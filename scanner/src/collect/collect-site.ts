import type { Website } from '@named-first/contract';
import { type Fetched, isReadable, type PageArtifact, received, type SiteArtifacts } from '../artifacts.ts';
import { isPlatform } from '../read/platform-hosts.ts';
import { deriveRobotsFile } from '../read/robots/robots-file.ts';
import { robotsReader } from '../read/robots/robots-rules.ts';
import { siteDomain } from '../read/site-address.ts';
import { type OneCheck, PARTS_OF_CHECKS, type SitePart } from './check-parts.ts';
import { collectSitemaps } from './collect-sitemaps.ts';
import { linksToCheck, notesLinksToCheck, sampleStatuses, spread } from './link-samples.ts';
import { type Entered, enter, isElsewhere, readHome } from './read-home.ts';
import { type Progress, type Readable, readPages } from './read-pages.ts';
import { urlVariants } from './url-variants.ts';
import { notFetched, Visit } from './visit.ts';
import { ForbiddenAddressError } from './wire/address-guard.ts';
import type { Fetcher } from './wire/follow-redirects.ts';
import { ROBOTS_TOKEN } from './wire/our-name.ts';
import { PROBE_AGENTS, PROBE_USER_AGENTS } from './wire/probe-agents.ts';

export type CollectOptions = {
  fetcher: Fetcher;
  /** Milliseconds since 1970; only for `startedAt`. */
  clock?: () => number;
  /** Ends the scan early. */
  signal?: AbortSignal;
  /** For all requests together. */
  budgetMs?: number;
  /** The delay before a failed request is retried, in milliseconds. */
  retryAfterMs?: number;
  /** The owner requested this scan and allows it although robots.txt does not. */
  ownerConsents?: boolean;
  /** Fetches only what one check reads. */
  only?: OneCheck | undefined;
  onProgress?: (stage: string, done: number, total: number) => void;
};

const SCAN_BUDGET_MS = 15_000;
/** A made-up path; always the same, so that the same site gives the same artifacts. */
const MISSING_PATH = '/named-first-asks-for-a-missing-page';

/**
 * Fetches what judging needs, most valuable first, within the time budget. Failures are recorded in the artifacts.
 * Throws only if the website is not a public address.
 */
export async function collectSite(website: Website, options: CollectOptions): Promise<SiteArtifacts> {
  const { fetcher, clock = Date.now } = options;
  const progress: Progress = options.onProgress ?? (() => {});
  const startedAt = new Date(clock()).toISOString();
  const budget = AbortSignal.timeout(options.budgetMs ?? SCAN_BUDGET_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, budget]) : budget;
  const visit = new Visit(fetcher, signal, options.retryAfterMs);
  const mapped = fetcher.isMapped(website.host);
  const urls = urlVariants(website, mapped);

  progress('reading the robots file', 0, 0);
  let robots = await visit.read(new URL('/robots.txt', website.url).href, 'text');
  obey(visit, robots, options);
  progress('reading the home page', 0, 0);
  const { requested, first } = await readHome(visit, website.url, urls);
  if (first.state === 'unreachable' && first.problem === 'forbidden-address')
    throw new ForbiddenAddressError(first.detail);
  if (isElsewhere(robots, first)) {
    robots = await visit.read(new URL('/robots.txt', first.url).href, 'text');
    obey(visit, robots, options);
  }
  const allowed = !('url' in first) || visit.mayAsk('/');
  const home = allowed ? first : notFetched(website.url, 'robots');
  const base = { format: 1 as const, website: website.url, startedAt, httpsMeasured: !mapped, robots };
  const entered = await enter(visit, home);
  const { page } = entered;
  if (!isReadable(page) || isPlatform(page.url)) {
    const why = home.state === 'not-fetched' ? home.why : 'not-needed';
    return stopped(base, entered, why);
  }
  const rest = await collectRest(visit, {
    page,
    robots: await robotsAgain(visit, robots, options),
    urls,
    website,
    requested,
    control: home,
    progress,
    only: options.only,
  });
  progress('done', 1, 1);
  return { ...base, ...rest };
}

/**
 * Only rules that were read keep us out. An error of robots.txt is reported, and the scan continues for the owner who
 * requested it.
 */
function obey(visit: Visit, robots: Fetched, options: CollectOptions): void {
  if (options.ownerConsents) return;
  const read = robotsReader(deriveRobotsFile(robots).rules, ROBOTS_TOKEN);
  visit.mayAsk = (path) => read(path).allowed;
}

/** Requests a failed robots.txt once more if the site itself answers, before the failure caps the score. */
async function robotsAgain(visit: Visit, robots: Fetched, options: CollectOptions): Promise<Fetched> {
  if (deriveRobotsFile(robots).state !== 'unreachable') return robots;
  const again = await visit.again(robots.requestedUrl, 'text');
  if (['unreachable', 'unmeasured'].includes(deriveRobotsFile(again).state)) return robots;
  obey(visit, again, options);
  return again;
}

type Rest = Omit<SiteArtifacts, 'format' | 'website' | 'startedAt' | 'httpsMeasured' | 'robots'>;
type Plan = {
  page: Readable;
  robots: Fetched;
  /** The URL variants of the site. */
  urls: readonly string[];
  website: Website;
  requested: Fetched;
  control: Fetched;
  progress: Progress;
  only: OneCheck | undefined;
};

async function collectRest(
  visit: Visit,
  { page, robots, urls, website, requested, control, progress, only }: Plan,
): Promise<Rest & Pick<SiteArtifacts, 'robots'>> {
  const home = page.url;
  const at = (path: string) => new URL(path, home).href;
  const reads = (part: SitePart) => only === undefined || PARTS_OF_CHECKS[only.check].includes(part);
  const unread = (path: string) => notFetched(at(path), 'not-needed');
  const variants = reads('variants')
    ? Promise.all(urls.map(async (url) => withoutBody(url === website.url ? requested : await visit.read(url, 'page'))))
    : [withoutBody(requested)];
  const llms = reads('llms') ? visit.read(at('/llms.txt'), 'text') : unread('/llms.txt');
  const sitemaps = reads('sitemaps')
    ? collectSitemaps(visit, home, deriveRobotsFile(robots).rules.sitemaps)
    : { artifacts: [], entries: [] };
  const probes = reads('probes') ? probeAll(visit, control, page) : [];
  const missing = reads('missing') ? visit.read(at(MISSING_PATH), 'page') : unread(MISSING_PATH);
  const found = await sitemaps;
  const missed = await missing;
  const known = only ? only.pages : found.entries.map((entry) => entry.url);
  const pages = reads('pages') ? await readPages(visit, page, known, missed, progress) : [homeOf(page)];
  const ends = { variants: await variants, llms: await llms, probes: await probes };
  const { links, sitemapSample } = reads('links')
    ? await sampleLinks(visit, pages, found, ends.llms, home, progress)
    : { links: [], sitemapSample: [] };
  return {
    robots,
    ...ends,
    sitemaps: found.artifacts,
    sitemapSample,
    pages,
    missing: missed,
    links,
    timings: timingsOf(pages, ends.probes),
  };
}

function homeOf(page: Fetched): PageArtifact {
  return { role: 'home', foundBy: 'home', anchor: '', fetched: page };
}

async function probeAll(visit: Visit, control: Fetched, page: Readable): Promise<SiteArtifacts['probes']> {
  const asked = PROBE_AGENTS.map(async (agent) => ({
    agent,
    fetched: await visit.read(page.url, 'page', PROBE_USER_AGENTS[agent]),
  }));
  return [{ agent: 'control', fetched: control }, ...(await Promise.all(asked))];
}

type Found = Awaited<ReturnType<typeof collectSitemaps>>;

async function sampleLinks(
  visit: Visit,
  pages: readonly PageArtifact[],
  found: Found,
  llms: Fetched,
  home: string,
  progress: Progress,
) {
  const ofPages = linksToCheck(pages, home);
  const seen = new Set(ofPages.map((link) => link.url));
  const targets = [...ofPages, ...notesLinksToCheck(llms, home).filter((link) => !seen.has(link.url))];
  const entries = spread(found.entries.map((entry) => entry.url).filter((url) => siteDomain(url) === siteDomain(home)));
  const total = targets.length + entries.length;
  let done = 0;
  const onDone = () => {
    done += 1;
    progress('checking links', done, total);
  };
  const from = found.artifacts.find(({ fetched }) => isReadable(fetched))?.fetched.requestedUrl ?? home;
  const [links, sitemapSample] = await Promise.all([
    sampleStatuses(visit, targets, onDone),
    sampleStatuses(
      visit,
      entries.map((url) => ({ url, from })),
      onDone,
    ),
  ]);
  return { links, sitemapSample };
}

const MAX_HOME_TIMINGS = 3;

/** Several requests for home under different names give several timings; other pages have one. */
function timingsOf(pages: readonly PageArtifact[], probes: SiteArtifacts['probes']): SiteArtifacts['timings'] {
  return pages.flatMap(({ role, fetched }) => {
    if (!isReadable(fetched)) return [];
    const again =
      role === 'home'
        ? probes.map((probe) => probe.fetched).filter((probe) => isReadable(probe) && probe !== fetched)
        : [];
    const firstByteMs = [fetched, ...again].flatMap((answer) => ('firstByteMs' in answer ? [answer.firstByteMs] : []));
    return [{ url: fetched.url, firstByteMs: firstByteMs.slice(0, MAX_HOME_TIMINGS) }];
  });
}

function withoutBody(fetched: Fetched): Fetched {
  return received(fetched) ? ({ ...fetched, body: new Uint8Array(0) } as Fetched) : fetched;
}

/** Stops all further requests to a site whose home page could not be read. */
function stopped(
  base: Pick<SiteArtifacts, 'format' | 'website' | 'startedAt' | 'httpsMeasured' | 'robots'>,
  entered: Entered,
  why: 'robots' | 'time-budget' | 'not-needed',
): SiteArtifacts {
  const at = (path: string) => notFetched(new URL(path, base.website).href, why);
  return {
    ...base,
    variants: [withoutBody(entered.probes[0]?.fetched ?? entered.page)],
    llms: at('/llms.txt'),
    sitemaps: [],
    sitemapSample: [],
    pages: [homeOf(entered.page)],
    probes: entered.probes,
    missing: at(MISSING_PATH),
    links: [],
    timings: [],
  };
}
