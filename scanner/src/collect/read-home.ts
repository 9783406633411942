import { type Fetched, isReadable, type SiteArtifacts } from '../artifacts.ts';
import { bareHost } from '../read/site-address.ts';
import { isTemporary } from './retry.ts';
import type { Visit } from './visit.ts';
import { PROBE_USER_AGENTS } from './wire/probe-agents.ts';

/**
 * Reads home at the requested URL. Without a response, retries it and tries each URL variant. The first page in a fixed
 * order counts.
 */
export async function readHome(
  visit: Visit,
  url: string,
  variants: readonly string[],
): Promise<{ requested: Fetched; first: Fetched }> {
  const requested = await visit.read(url, 'page');
  const silent =
    requested.state === 'timed-out' || (requested.state === 'unreachable' && requested.problem !== 'forbidden-address');
  if (!silent) return { requested, first: requested };
  const others = variants.filter((variant) => variant !== url);
  const [again, ...elsewhere] = await Promise.all([
    // A lost connection has already been retried.
    isTemporary(requested) ? requested : visit.again(url, 'page'),
    ...others.map((variant) => visit.read(variant, 'page')),
  ]);
  const answers = [again ?? requested, ...elsewhere];
  // An error page at a host that was not requested does not count as a response of the site; one at the requested URL
  // does.
  const best =
    answers.find(isReadable) ??
    answers.slice(0, 1).find((answer) => 'url' in answer) ??
    elsewhere.find((answer) => answer.state === 'blocked');
  return { requested: again && isReadable(again) ? again : requested, first: best ?? requested };
}

/** True if home answered at another host or scheme than robots.txt, or if robots.txt had no response there. */
export function isElsewhere(robots: Fetched, home: Fetched): home is Extract<Fetched, { url: string }> {
  if (!('url' in home)) return false;
  const { origin } = new URL(home.url);
  if ('url' in robots)
    return bareHost(robots.url) !== bareHost(home.url) && new URL(robots.requestedUrl).origin !== origin;
  return new URL(robots.requestedUrl).origin !== origin;
}

export type Entered = { page: Fetched; probes: SiteArtifacts['probes'] };

/**
 * The copy of home that is judged. A site that blocks us is requested once more with a browser's user agent. If that
 * works, the scan reads that copy, and the block stays in the probes.
 */
export async function enter(visit: Visit, home: Fetched): Promise<Entered> {
  const control = { agent: 'control' as const, fetched: home };
  if (home.state !== 'blocked' || home.status === 401) return { page: home, probes: [control] };
  const browser = { agent: 'browser' as const, fetched: await visit.read(home.url, 'page', PROBE_USER_AGENTS.browser) };
  if (!isReadable(browser.fetched)) return { page: home, probes: [control, browser] };
  visit.userAgent = PROBE_USER_AGENTS.browser;
  visit.remember(browser.fetched);
  return { page: browser.fetched, probes: [control, browser] };
}
