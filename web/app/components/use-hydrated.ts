import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run this page by now. False in HTML from the server, so that what needs scripts can wait for them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
