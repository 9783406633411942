import { brand } from '@named-first/contract';

/** `named-first-leads-2026-03-02.csv`, with the date in UTC. */
export function exportFileName(kind: string, now: Date, extension = 'csv'): string {
  return `${brand.slug}-${kind}-${now.toISOString().slice(0, 10)}.${extension}`;
}
