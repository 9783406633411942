import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once scripts run this page. False in server-rendered HTML, so that components that need scripts can wait. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
