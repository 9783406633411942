/**
 * A date in US long form: `November 10, 2026`; empty if the text is not a date. The reader's own time zone is never
 * used, so that server, browser and print show the same day. Reports use UTC, as their `scannedAt` does.
 */
export function longDate(iso: string | null, timeZone = 'UTC'): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone });
}
