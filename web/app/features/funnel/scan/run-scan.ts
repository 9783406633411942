import { ESTIMATE } from '@named-first/contract';
import { ApiCallError, callApi } from '../../../api/client';
import { readStoredScan, storeFailure, storeScan } from '../stored-scan';

const running = new Map<string, Promise<number>>();
/** A tab keeps one outcome: that of the website it asked for last, in whichever order the answers come. */
let lastAsked: string;

/**
 * Scans a website and gives the score to show. Never fails: a visitor whose site could not be read goes on with what
 * is stored of it, else with an estimate. Asked twice for the same website, it sends one request.
 */
export function runScan(website: string): Promise<number> {
  lastAsked = website;
  const already = running.get(website);
  if (already) return already;
  const scan = requestScan(website).finally(() => running.delete(website));
  running.set(website, scan);
  return scan;
}

async function requestScan(website: string): Promise<number> {
  try {
    const answer = await callApi('scan', { body: { website } });
    if (typeof answer?.score !== 'number') throw new Error('The scan gave no score');
    if (website === lastAsked) storeScan(website, answer);
    return Math.round(answer.score);
  } catch (error) {
    console.error('The scan failed', error);
    if (website === lastAsked) storeFailure(website, { reason: reasonFor(error) });
    return scoreAfterFailure(readStoredScan(website)?.score ?? null);
  }
}

/** Only what our server said of the request is fit to show: not its own trouble, nor a page that a firewall put there. */
function reasonFor(error: unknown): string | null {
  return error instanceof ApiCallError && error.isOurs && error.status < 500 ? error.text : null;
}

/** The stored score, or else a random whole number from 45 to 74. */
export function scoreAfterFailure(stored: number | null, random: () => number = Math.random): number {
  if (stored !== null) return Math.round(stored);
  return ESTIMATE.lowest + Math.floor(random() * (ESTIMATE.highest - ESTIMATE.lowest + 1));
}
