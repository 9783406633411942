import { SCAN_RESULTS_KEY } from '@named-first/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { recall } from '../session-memory';
import { readFailure, readStoredScan, type ScanFailure, type ShownInsight, type StoredScan } from '../stored-scan';
import { fallbackInsights } from './fallback-insights';

export type ScanOnHand = { stored: StoredScan | null; failure: ScanFailure | null };

/** What the server supposes: it is right for everybody who did not come from the scan in this tab. */
export const NOTHING_ON_HAND: ScanOnHand = { stored: null, failure: null };

const neverChanges = () => () => {};
const onServer = () => undefined;
const inBrowser = () => recall(SCAN_RESULTS_KEY);

/** What this tab holds of a website's scan; null on the server and while its page is hydrated, when nobody has looked. */
export function useScanOnHand(website: string): ScanOnHand | null {
  const raw = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return useMemo(
    () => (raw === undefined ? null : { stored: readStoredScan(website), failure: readFailure(website) }),
    [raw, website],
  );
}

/** The stored insights, or else the built-in ones. */
export function insightsToShow(onHand: ScanOnHand, score: number): ShownInsight[] {
  const insights = onHand.stored?.insights ?? [];
  return insights.length > 0 ? insights : fallbackInsights(score);
}

export type ResultNote = { text: string; reason: string | null };

/** Says aloud where the shown score and insights come from when they are not those of a scan made just now. */
export function resultNote({ stored, failure }: ScanOnHand): ResultNote | null {
  const hasInsights = stored !== null && stored.insights.length > 0;
  if (hasInsights && !failure) return null;
  if (hasInsights) {
    return note('We could not read your site just now. These are the results of the last scan that worked.', failure);
  }
  if (failure) {
    return note(
      'We could not read your site just now. This score is an estimate, and the insights are what we most often find.',
      failure,
    );
  }
  return note(
    'This browser does not hold the details of that scan. The insights below are what we most often find; scan again to see your own.',
    null,
  );
}

function note(text: string, failure: ScanFailure | null): ResultNote {
  return { text, reason: failure?.reason ?? null };
}
