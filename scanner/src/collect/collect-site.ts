import type { Website } from '@named-first/contract';
import { type Fetched, isReadable, type PageArtifact, received, type SiteArtifacts } from '../artifacts.ts';
import { isPlatform } from '../read/platform-hosts.ts';
import { deriveRobotsFile } from '../read/robots/robots-file.ts';
import { robotsReader } from '../read/robots/robots-rules.ts';
import { siteDomain } from '../read/site-address.ts';
import { collectSitemaps } from './collect-sitemaps.ts';
import { frontDoors } from './front-door-variants.ts';
import { linksToCheck, notesLinksToCheck, sampleStatuses, spread } from './link-samples.ts';
import { type Entered, enter, isElsewhere, readHome } from './read-home.ts';
import { type Progress, type Readable, readPages } from './read-pages.ts';
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
  /** How long to wait before a failed request is made again, in milliseconds. */
  secondTryAfterMs?: number;
  /** The owner asked for this scan and lets us in although the robots file does not. */
  ownerConsents?: boolean;
  onProgress?: (stage: string, done: number, total: number) => void;
};

const SCAN_BUDGET_MS = 15_000;
/** A made-up address; always the same, so that the same site gives the same artifacts. */
const MISSING_PATH = '/named-first-asks-for-a-missing-page';

/**
 * Fetches what judging needs, in order of worth, within the time allowed. What could not be had is in the artifacts as
 * such. Throws only when the website asked for is not a public address.
 */
export async function collectSite(website: Website, options: CollectOptions): Promise<SiteArtifacts> {
  const { fetcher, clock = Date.now } = options;
  const progress: Progress = options.onProgress ?? (() => {});
  const startedAt = new Date(clock()).toISOString();
  const budget = AbortSignal.timeout(options.budgetMs ?? SCAN_BUDGET_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, budget]) : budget;
  const visit = new Visit(fetcher, signal, options.secondTryAfterMs);
  const mapped = fetcher.isMapped(website.host);
  const doors = frontDoors(website, mapped);

  progress('reading the robots file', 0, 0);
  let robots = await visit.read(new URL('/robots.txt', website.url).href, 'text');
  obey(visit, robots, options);
  progress('reading the home page', 0, 0);
  const { knocked, first } = await readHome(visit, website.url, doors);
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
    doors,
    website,
    knocked,
    control: home,
    progress,
  });
  progress('done', 1, 1);
  return { ...base, ...rest };
}

/** Only rules that were read keep us out; an error of the robots file is reported, and the owner who asked is served. */
function obey(visit: Visit, robots: Fetched, options: CollectOptions): void {
  if (options.ownerConsents) return;
  const read = robotsReader(deriveRobotsFile(robots).rules, ROBOTS_TOKEN);
  visit.mayAsk = (path) => read(path).allowed;
}

/** A robots file that failed while the site answers is asked for once more, before a cap falls for it. */
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
  doors: readonly string[];
  website: Website;
  knocked: Fetched;
  control: Fetched;
  progress: Progress;
};

async function collectRest(
  visit: Visit,
  { page, robots, doors, website, knocked, control, progress }: Plan,
): Promise<Rest & Pick<SiteArtifacts, 'robots'>> {
  const home = page.url;
  const at = (path: string) => new URL(path, home).href;
  const variants = Promise.all(
    doors.map(async (door) => withoutBody(door === website.url ? knocked : await visit.read(door, 'page'))),
  );
  const llms = visit.read(at('/llms.txt'), 'text');
  const sitemaps = collectSitemaps(visit, home, deriveRobotsFile(robots).rules.sitemaps);
  const probes = probeAll(visit, control, page);
  const missing = visit.read(at(MISSING_PATH), 'page');
  const found = await sitemaps;
  const missed = await missing;
  const pages = await readPages(
    visit,
    page,
    found.entries.map((entry) => entry.url),
    missed,
    progress,
  );
  const ends = { variants: await variants, llms: await llms, probes: await probes };
  const { links, sitemapSample } = await sampleLinks(visit, pages, found, ends.llms, home, progress);
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

const MOST_HOME_TIMINGS = 3;

/** Home was asked for by several names, which gives its time more than once; other pages were asked once. */
function timingsOf(pages: readonly PageArtifact[], probes: SiteArtifacts['probes']): SiteArtifacts['timings'] {
  return pages.flatMap(({ role, fetched }) => {
    if (!isReadable(fetched)) return [];
    const again =
      role === 'home'
        ? probes.map((probe) => probe.fetched).filter((probe) => isReadable(probe) && probe !== fetched)
        : [];
    const firstByteMs = [fetched, ...again].flatMap((answer) => ('firstByteMs' in answer ? [answer.firstByteMs] : []));
    return [{ url: fetched.url, firstByteMs: firstByteMs.slice(0, MOST_HOME_TIMINGS) }];
  });
}

function withoutBody(fetched: Fetched): Fetched {
  return received(fetched) ? ({ ...fetched, body: new Uint8Array(0) } as Fetched) : fetched;
}

/** Nothing more is asked of a site whose home page could not be read. */
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
    pages: [{ role: 'home', foundBy: 'home', anchor: '', fetched: entered.page }],
    probes: entered.probes,
    missing: at(MISSING_PATH),
    links: [],
    timings: [],
  };
}
