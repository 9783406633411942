import { useEffect } from 'react';
import { callFromPage } from '../../api/page-client';

/** Counts a view of a screen for the funnel. Does not wait for the response; a failure loses one count. */
export function useFunnelStep(step: 'results' | 'unlock', website: string | null): void {
  useEffect(() => {
    if (website) callFromPage('noteFunnelStep', { body: { website, step } }).catch(() => {});
  }, [step, website]);
}
