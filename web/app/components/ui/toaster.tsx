import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from './toast-store';

const ToastView = lazy(() => import('./toast-view'));

/** Where toasts appear. Costs nothing until there is one. */
export function Toaster() {
  const item = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  if (!item) return null;
  return (
    <Suspense>
      <ToastView item={item} />
    </Suspense>
  );
}
