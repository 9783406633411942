/**
 * Runs while the page is parsed, before the rest is painted. If this tab has a scan outcome, for any site, it marks its
 * own script element, so that the styles can hide the server's assumption.
 */
import { SCAN_RESULTS_KEY } from '@named-first/contract';
import { FAILURE_KEY } from '../stored-scan';

try {
  if (SCAN_RESULTS_KEY in sessionStorage || FAILURE_KEY in sessionStorage) {
    document.currentScript?.setAttribute('data-outcome-held', '');
  }
} catch {
  // A browser that blocks storage has no outcome.
}
