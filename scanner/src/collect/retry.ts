import { setTimeout as pause } from 'node:timers/promises';
import { type Fetched, received } from '../artifacts.ts';

/**
 * Statuses of temporary failures: RFC 9110 §15.6, RFC 6585 §4 (429), and Cloudflare's 52x for an unreachable origin.
 */
const MOMENTARY = new Set([429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);
/** A server that names a longer time in `Retry-After` is not retried (RFC 9110 §10.2.3). */
const MAX_WAIT_SECONDS = 2;

/**
 * True if a failure may be temporary, so that it says nothing lasting about the site. A timeout has already used its
 * share of the scan's time, and a bot challenge is intended.
 */
export function isTemporary(fetched: Fetched): boolean {
  if (fetched.state === 'unreachable') return fetched.problem === 'connection';
  if (fetched.state === 'blocked' && fetched.challenge !== null) return false;
  const answer = received(fetched);
  if (!answer || !MOMENTARY.has(answer.status)) return false;
  const wait = Number(answer.headers['retry-after'] ?? 0);
  return Number.isFinite(wait) ? wait <= MAX_WAIT_SECONDS : false;
}

export type RetryBudget = { tries: number; pauseMs: number; signal: AbortSignal };

/**
 * Retries once after a pause if the first response was a temporary failure. All URLs of a scan share `retries.tries`,
 * because a site that is down should not get every request twice.
 */
export async function askWithRetry(retries: RetryBudget, ask: () => Promise<Fetched>): Promise<Fetched> {
  const first = await ask();
  if (!isTemporary(first) || retries.tries <= 0) return first;
  retries.tries -= 1;
  const waited = await pause(retries.pauseMs, true, { signal: retries.signal, ref: false }).catch(() => false);
  if (!waited) return first;
  const second = await ask();
  return second.state === 'not-fetched' || isTemporary(second) ? first : second;
}
