/**
 * Runs while the page is read, before what follows is painted: marks its own script element where this tab holds the
 * outcome of a scan, of whichever site, so that the styles can hide what the server could only suppose.
 */
import { SCAN_RESULTS_KEY } from '@named-first/contract';
import { FAILURE_KEY } from '../stored-scan';

try {
  if (SCAN_RESULTS_KEY in sessionStorage || FAILURE_KEY in sessionStorage) {
    document.currentScript?.setAttribute('data-outcome-held', '');
  }
} catch {
  // A browser that refuses its storage holds nothing.
}
