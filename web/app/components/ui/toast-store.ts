/** An action in a toast, such as Undo. */
export type ToastAction = { label: string; onClick: () => void };

/**
 * One toast at a time, as in the specification's defaults. A dismissed one stays in the store, hidden, until it is
 * removed.
 */
export type ToastItem = {
  id: number;
  title: string;
  description?: string;
  action?: ToastAction;
  destructive: boolean;
  open: boolean;
};

export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

let current: ToastItem | null = null;
let lastId = 0;
let host: HTMLElement | null = null;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function replace(item: ToastItem | null): void {
  clearTimeout(removal);
  current = item;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the previous one. */
export function toast(message: Pick<ToastItem, 'title' | 'description' | 'action'> & { destructive?: boolean }): void {
  lastId += 1;
  replace({ destructive: false, ...message, id: lastId, open: true });
}

/** Dismisses a toast, unless another has replaced it. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  replace({ ...current, open: false });
  removal = setTimeout(() => replace(null), TOAST_REMOVE_DELAY_MS);
}

export function currentToast(): ToastItem | null {
  return current;
}

/**
 * Sets the open modal dialog as the host: it makes the rest of the page inert and covers it, so toasts must be inside
 * it.
 */
export function hostToasts(dialog: HTMLElement | null): void {
  host = dialog;
  notify();
}

/** The element that shows toasts; null for the page itself. */
export function currentToastHost(): HTMLElement | null {
  return host;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
