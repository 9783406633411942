import { SCAN_RESULTS_KEY } from '@named-first/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { recall } from '../session-storage';
import { readFailure, readStoredScan, type ScanFailure, type ShownInsight, type StoredScan } from '../stored-scan';
import { fallbackInsights } from './fallback-insights';

export type ScanOutcome = { stored: StoredScan | null; failure: ScanFailure | null };

/** The server's assumption. It is correct for everyone who did not come from a scan in this tab. */
export const NO_OUTCOME: ScanOutcome = { stored: null, failure: null };

const neverChanges = () => () => {};
const onServer = () => undefined;
const inBrowser = () => recall(SCAN_RESULTS_KEY);

/** The outcome of a website's scan in this tab. Null on the server and during hydration, before storage is read. */
export function useScanOutcome(website: string): ScanOutcome | null {
  const raw = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return useMemo(
    () => (raw === undefined ? null : { stored: readStoredScan(website), failure: readFailure(website) }),
    [raw, website],
  );
}

/** The stored insights, otherwise the built-in ones. */
export function insightsToShow(outcome: ScanOutcome, score: number): ShownInsight[] {
  const insights = outcome.stored?.insights ?? [];
  return insights.length > 0 ? insights : fallbackInsights(score);
}

export type ResultNote = { text: string; reason: string | null };

/** Says where the score and the insights come from if they are not from a scan made just now. */
export function resultNote({ stored, failure }: ScanOutcome): ResultNote | null {
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
