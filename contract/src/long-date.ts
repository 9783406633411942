/**
 * A date as Americans write it out: `November 10, 2026`; empty when the text holds none. The time zone is never that of
 * whoever reads, so that server, browser and printout name the same day: reports go by UTC, as their `scannedAt` does.
 */
export function longDate(iso: string | null, timeZone = 'UTC'): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone });
}
