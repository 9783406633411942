import type { ScanReport } from '@named-first/contract';

/** The name for a report: the business's own name if one was found, otherwise the host. */
export function reportedName({ business, website }: ScanReport): string {
  return business.facts.find((fact) => fact.kind === 'name')?.value ?? new URL(website).hostname;
}
