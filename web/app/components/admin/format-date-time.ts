const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** `Mar 2, 2026`, in the browser's time zone. */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** `Mar 2, 2026, 3:04 PM`, in the browser's time zone. */
export function formatDateTime(iso: string): string {
  return MOMENT.format(new Date(iso));
}

/** `3:04 PM`, in the browser's time zone. */
export function formatTime(iso: string): string {
  return TIME.format(new Date(iso));
}
