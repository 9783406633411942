import type { ScanReport } from '@named-first/contract';

/** What a report is called: the business's own name where one was found, else the host. */
export function reportedName({ business, website }: ScanReport): string {
  return business.facts.find((fact) => fact.kind === 'name')?.value ?? new URL(website).hostname;
}
