import type { Website } from '@named-first/contract';
import { type Fetched, isReadable, type PageArtifact, received, type SiteArtifacts } from '../artifacts.ts';
import { documentOf } from '../derive/document-cache.ts';
import { deriveRobotsFile } from '../derive/robots-file.ts';
import { robotsReader } from '../derive/robots-rules.ts';
import { bareHost, siteDomain } from '../derive/site-address.ts';
import { isPlatform } from '../derive/site-state.ts';
import { ForbiddenAddressError } from './address-guard.ts';
import { collectSitemaps } from './collect-sitemaps.ts';
import { frontDoors } from './front-door-variants.ts';
import { type Fetcher, ROBOTS_TOKEN } from './guarded-fetch.ts';
import { linksToCheck, sampleStatuses, spread } from './link-samples.ts';
import { PROBE_AGENTS, PROBE_USER_AGENTS } from './probe-agents.ts';
import { candidatesOf, choosePages, inRoleOrder, withinPlaces } from './sample-pages.ts';
import { isSoftMissing } from './soft-missing.ts';
import { notFetched, Visit } from './visit.ts';

export type CollectOptions = {
  fetcher: Fetcher;
  /** Milliseconds since 1970; only for `startedAt`. */
  clock?: () => number;
  /** Ends the scan early. */
  signal?: AbortSignal;
  /** For all requests together. */
  budgetMs?: number;
  /** The owner asked for this scan and lets us in although the robots file does not. */
  ownerConsents?: boolean;
  onProgress?: (stage: string, done: number, total: number) => void;
};

export const SCAN_BUDGET_MS = 15_000;
/** A made-up address; always the same, so that the same site gives the same artifacts. */
const MISSING_PATH = '/named-first-asks-for-a-missing-page';

type Progress = (stage: string, done: number, total: number) => void;

/**
 * Fetches what judging needs, in order of worth, within the time allowed. What could not be had is in the artifacts as
 * such. Throws only when the website asked for is not a public address.
 */
export async function collectSite(website: Website, options: CollectOptions): Promise<SiteArtifacts> {
  const { fetcher, clock = Date.now } = options;
  const progress: Progress = options.onProgress ?? (() => {});
  const startedAt = new Date(clock()).toISOString();
  const budget = AbortSignal.timeout(options.budgetMs ?? SCAN_BUDGET_MS);
  const visit = new Visit(fetcher, options.signal ? AbortSignal.any([options.signal, budget]) : budget);
  const mapped = fetcher.isMapped(website.host);
  const doors = frontDoors(website, mapped);

  progress('reading the robots file', 0, 0);
  let robots = await visit.read(new URL('/robots.txt', website.url).href, 'text');
  obey(visit, robots, options);
  progress('reading the home page', 0, 0);
  const { knocked, first } = await readHome(visit, website.url, doors);
  if (first.state === 'unreachable' && first.problem === 'forbidden-address') throw new ForbiddenAddressError(first.detail);
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
  const rest = await collectRest(visit, { page, robots, doors, website, knocked, control: home, progress });
  progress('done', 1, 1);
  return { ...base, ...rest };
}

/** Only rules that were read keep us out; an error of the robots file is reported, and the owner who asked is served. */
function obey(visit: Visit, robots: Fetched, options: CollectOptions): void {
  if (options.ownerConsents) return;
  const read = robotsReader(deriveRobotsFile(robots).rules, ROBOTS_TOKEN);
  visit.mayAsk = (path) => read(path).allowed;
}

/** Home as asked for; without an answer once more, and at each other door. The first answer in fixed order counts. */
async function readHome(visit: Visit, url: string, doors: readonly string[]): Promise<{ knocked: Fetched; first: Fetched }> {
  const knocked = await visit.read(url, 'page');
  const silent = knocked.state === 'timed-out' || (knocked.state === 'unreachable' && knocked.problem !== 'forbidden-address');
  if (!silent) return { knocked, first: knocked };
  const others = doors.filter((door) => door !== url);
  const answers = await Promise.all([visit.again(url, 'page'), ...others.map((door) => visit.read(door, 'page'))]);
  return { knocked, first: answers.find((answer) => 'url' in answer) ?? knocked };
}

/** Home answered at another host or scheme than the robots file did, or the robots file had no answer there. */
function isElsewhere(robots: Fetched, home: Fetched): home is Extract<Fetched, { url: string }> {
  if (!('url' in home)) return false;
  const { origin } = new URL(home.url);
  if ('url' in robots) return bareHost(robots.url) !== bareHost(home.url) && new URL(robots.requestedUrl).origin !== origin;
  return new URL(robots.requestedUrl).origin !== origin;
}

type Entered = { page: Fetched; probes: SiteArtifacts['probes'] };

/**
 * The copy of home that is judged. A site that turns us away is asked once more under a browser's name; when that is
 * served, that copy is read, and the refusal stays in the probes.
 */
async function enter(visit: Visit, home: Fetched): Promise<Entered> {
  const control = { agent: 'control' as const, fetched: home };
  if (home.state !== 'blocked' || home.status === 401) return { page: home, probes: [control] };
  const browser = { agent: 'browser' as const, fetched: await visit.read(home.url, 'page', PROBE_USER_AGENTS.browser) };
  if (!isReadable(browser.fetched)) return { page: home, probes: [control, browser] };
  visit.userAgent = PROBE_USER_AGENTS.browser;
  visit.remember(browser.fetched);
  return { page: browser.fetched, probes: [control, browser] };
}

type Rest = Omit<SiteArtifacts, 'format' | 'website' | 'startedAt' | 'httpsMeasured' | 'robots'>;
type Readable = Extract<Fetched, { state: 'ok' | 'too-large' }>;
type Plan = { page: Readable; robots: Fetched; doors: readonly string[]; website: Website; knocked: Fetched; control: Fetched; progress: Progress };

async function collectRest(visit: Visit, { page, robots, doors, website, knocked, control, progress }: Plan): Promise<Rest & { robots: Fetched }> {
  const home = page.url;
  const at = (path: string) => new URL(path, home).href;
  const variants = Promise.all(doors.map(async (door) => withoutBody(door === website.url ? knocked : await visit.read(door, 'page'))));
  const llms = visit.read(at('/llms.txt'), 'text');
  const sitemaps = collectSitemaps(visit, home, deriveRobotsFile(robots).rules.sitemaps);
  const probes = probeAll(visit, control, page);
  const missing = visit.read(at(MISSING_PATH), 'page');
  const found = await sitemaps;
  const missed = await missing;
  const pages = await readPages(visit, page, found.entries.map((entry) => entry.url), missed, progress);
  const ends = { variants: await variants, llms: await llms, probes: await probes };
  const { links, sitemapSample } = await sampleLinks(visit, pages, found, home, progress);
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
  const asked = PROBE_AGENTS.map(async (agent) => ({ agent, fetched: await visit.read(page.url, 'page', PROBE_USER_AGENTS[agent]) }));
  return [{ agent: 'control', fetched: control }, ...(await Promise.all(asked))];
}

/** Two waves: what home and the sitemap name, then what the pages of the first wave add for roles still empty. */
async function readPages(visit: Visit, home: Readable, sitemap: readonly string[], missing: Fetched, progress: Progress): Promise<PageArtifact[]> {
  let pages: PageArtifact[] = [{ role: 'home', foundBy: 'home', anchor: '', fetched: home }];
  const links = [...documentOf(home).links];
  for (let wave = 0; wave < 2; wave += 1) {
    const chosen = choosePages(candidatesOf(home.url, links, sitemap), pages);
    let done = 0;
    progress('reading pages', done, chosen.length);
    const read = await Promise.all(
      chosen.map(async ({ url, role, foundBy, anchor }): Promise<PageArtifact> => {
        const fetched = await visit.read(url, 'page');
        done += 1;
        progress('reading pages', done, chosen.length);
        return { role, foundBy, anchor, fetched };
      }),
    );
    for (const page of read) {
      if (!isReadable(page.fetched)) continue;
      const { links: more } = documentOf(page.fetched);
      for (const link of more) links.push(link);
    }
    pages = withoutRepeats([...pages, ...read]);
    if (read.length === 0) break;
  }
  return withinPlaces(inRoleOrder(pages.filter((page) => page.role === 'home' || !isSoftMissing(page.fetched, missing))));
}

/** Two addresses that lead to one page are one page. */
function withoutRepeats(pages: readonly PageArtifact[]): PageArtifact[] {
  const seen = new Set<string>();
  return pages.filter(({ fetched }) => {
    const key = 'url' in fetched ? fetched.url : fetched.requestedUrl;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

type Found = Awaited<ReturnType<typeof collectSitemaps>>;

async function sampleLinks(visit: Visit, pages: readonly PageArtifact[], found: Found, home: string, progress: Progress) {
  const targets = linksToCheck(pages, home);
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
    sampleStatuses(visit, entries.map((url) => ({ url, from })), onDone),
  ]);
  return { links, sitemapSample };
}

const MOST_HOME_TIMINGS = 3;

/** Home was asked for by several names, which gives its time more than once; other pages were asked once. */
function timingsOf(pages: readonly PageArtifact[], probes: SiteArtifacts['probes']): SiteArtifacts['timings'] {
  return pages.flatMap(({ role, fetched }) => {
    if (!isReadable(fetched)) return [];
    const again = role === 'home' ? probes.map((probe) => probe.fetched).filter((probe) => isReadable(probe) && probe !== fetched) : [];
    const firstByteMs = [fetched, ...again].flatMap((answer) => ('firstByteMs' in answer ? [answer.firstByteMs] : []));
    return [{ url: fetched.url, firstByteMs: firstByteMs.slice(0, MOST_HOME_TIMINGS) }];
  });
}

function withoutBody(fetched: Fetched): Fetched {
  return received(fetched) ? ({ ...fetched, body: new Uint8Array(0) } as Fetched) : fetched;
}

/** Nothing more is asked of a site whose home page could not be read. */
function stopped(base: Pick<SiteArtifacts, 'format' | 'website' | 'startedAt' | 'httpsMeasured' | 'robots'>, entered: Entered, why: 'robots' | 'time-budget' | 'not-needed'): SiteArtifacts {
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
