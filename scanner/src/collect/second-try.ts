import { setTimeout as pause } from 'node:timers/promises';
import { type Fetched, received } from '../artifacts.ts';

/** Statuses that servers give for a moment: RFC 9110 §15.6, RFC 6585 §4 (429), and Cloudflare's 52x for a lost origin. */
const MOMENTARY = new Set([429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);
/** A server that names a longer time in `Retry-After` is left alone (RFC 9110 §10.2.3). */
const LONGEST_WAIT_S = 2;

/**
 * Whether a failure may be over in a moment, so that it says nothing lasting about the site. A timeout has taken its
 * share of the scan's time already, and a bot challenge is meant.
 */
export function isHiccup(fetched: Fetched): boolean {
  if (fetched.state === 'unreachable') return fetched.problem === 'connection';
  if (fetched.state === 'blocked' && fetched.challenge !== null) return false;
  const answer = received(fetched);
  if (!answer || !MOMENTARY.has(answer.status)) return false;
  const wait = Number(answer.headers['retry-after'] ?? 0);
  return Number.isFinite(wait) ? wait <= LONGEST_WAIT_S : false;
}

export type Patience = { tries: number; pauseMs: number; signal: AbortSignal };

/**
 * Asks once more after a pause when the first answer was a hiccup. `patience.tries` is shared by all addresses of a
 * scan, because a site that is down is not asked for everything twice.
 */
export async function askTwice(patience: Patience, ask: () => Promise<Fetched>): Promise<Fetched> {
  const first = await ask();
  if (!isHiccup(first) || patience.tries <= 0) return first;
  patience.tries -= 1;
  const waited = await pause(patience.pauseMs, true, { signal: patience.signal, ref: false }).catch(() => false);
  if (!waited) return first;
  const second = await ask();
  return second.state === 'not-fetched' || isHiccup(second) ? first : second;
}
