import { type Fetched, isReadable, type SiteArtifacts } from '../artifacts.ts';
import { bareHost } from '../read/site-address.ts';
import { isHiccup } from './second-try.ts';
import type { Visit } from './visit.ts';
import { PROBE_USER_AGENTS } from './wire/probe-agents.ts';

/** Home as asked for; without an answer once more, and at each other door. The first page in fixed order counts. */
export async function readHome(
  visit: Visit,
  url: string,
  doors: readonly string[],
): Promise<{ knocked: Fetched; first: Fetched }> {
  const knocked = await visit.read(url, 'page');
  const silent =
    knocked.state === 'timed-out' || (knocked.state === 'unreachable' && knocked.problem !== 'forbidden-address');
  if (!silent) return { knocked, first: knocked };
  const others = doors.filter((door) => door !== url);
  const [again, ...elsewhere] = await Promise.all([
    // A lost connection was tried a second time already.
    isHiccup(knocked) ? knocked : visit.again(url, 'page'),
    ...others.map((door) => visit.read(door, 'page')),
  ]);
  const answers = [again ?? knocked, ...elsewhere];
  // An error page at a host that nobody named is no answer of the site; one at the address asked for is.
  const best =
    answers.find(isReadable) ??
    answers.slice(0, 1).find((answer) => 'url' in answer) ??
    elsewhere.find((answer) => answer.state === 'blocked');
  return { knocked: again && isReadable(again) ? again : knocked, first: best ?? knocked };
}

/** Home answered at another host or scheme than the robots file did, or the robots file had no answer there. */
export function isElsewhere(robots: Fetched, home: Fetched): home is Extract<Fetched, { url: string }> {
  if (!('url' in home)) return false;
  const { origin } = new URL(home.url);
  if ('url' in robots)
    return bareHost(robots.url) !== bareHost(home.url) && new URL(robots.requestedUrl).origin !== origin;
  return new URL(robots.requestedUrl).origin !== origin;
}

export type Entered = { page: Fetched; probes: SiteArtifacts['probes'] };

/**
 * The copy of home that is judged. A site that turns us away is asked once more under a browser's name; when that is
 * served, that copy is read, and the refusal stays in the probes.
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
