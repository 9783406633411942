import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToast, currentToastHost, dismissToast, subscribeToToasts, TOAST_DURATION_MS } from './toast-store';
import type { ToastViewProps } from './toast-view';

const loadView = () => import('./toast-view');

const ToastView = lazy(() => loadView().catch(() => ({ default: FallbackToast })));

/** Loads the toast component before the first toast: a toast that reports a lost connection must not need one. */
export function preloadToasts(): void {
  loadView().catch(() => {});
}

/** Where toasts appear. Loads nothing until there is one. */
export function Toaster() {
  const item = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const host = useSyncExternalStore(subscribeToToasts, currentToastHost, () => null);
  if (!item) return null;
  const view = (
    <Suspense>
      <ToastView item={item} isInDialog={host !== null} />
    </Suspense>
  );
  return host ? createPortal(view, host) : view;
}

/** The fallback if the real component cannot be loaded. */
function FallbackToast({ item, isInDialog }: ToastViewProps) {
  const { id, title, description, open } = item;
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (!open) return null;
  return (
    <div
      role="alert"
      className={clsx(
        'fixed right-4 z-50 max-w-sm rounded-sm border-2 border-ink bg-sheet p-4 md:bottom-4',
        isInDialog ? 'max-md:bottom-4' : 'max-md:top-(--below-header)',
      )}
    >
      <p className="font-bold">{title}</p>
      {description && <p>{description}</p>}
    </div>
  );
}
