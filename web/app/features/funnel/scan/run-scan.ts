import { ESTIMATE } from '@named-first/contract';
import { callFromPage } from '../../../api/page-client';
import { ApiCallError } from '../../../api/transport';
import { readStoredScan, storeFailure, storeScan } from '../stored-scan';

const running = new Map<string, Promise<number>>();
/** A tab keeps one outcome: that of the website it requested last, in whatever order the responses arrive. */
let lastAsked: string;

/**
 * Scans a website and resolves to the score to show. Never rejects: if the site could not be read, the visitor
 * continues with the stored score, otherwise with an estimate. Two calls for the same website send one request.
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
    const answer = await callFromPage('scan', { body: { website, from: pageBefore() } });
    if (typeof answer?.score !== 'number') throw new Error('The scan gave no score');
    if (website === lastAsked) storeScan(website, answer);
    return Math.round(answer.score);
  } catch (error) {
    console.error('The scan failed', error);
    if (website === lastAsked) storeFailure(website, { reason: reasonFor(error) });
    return scoreAfterFailure(readStoredScan(website)?.score ?? null);
  }
}

/**
 * The path of our own page that led here, without its query; it counts as the source. Foreign URLs never leave the
 * browser.
 */
function pageBefore({ referrer } = document): string | undefined {
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : undefined;
}

/** Only our server's message about the request can be shown, not its internal errors or a firewall's page. */
function reasonFor(error: unknown): string | null {
  return error instanceof ApiCallError && error.isOurs && error.status < 500 ? error.text : null;
}

/** The stored score, otherwise a random whole number from 45 to 74. */
export function scoreAfterFailure(stored: number | null, random: () => number = Math.random): number {
  if (stored !== null) return Math.round(stored);
  return ESTIMATE.lowest + Math.floor(random() * (ESTIMATE.highest - ESTIMATE.lowest + 1));
}
