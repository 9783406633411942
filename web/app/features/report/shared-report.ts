import type { ScanReport } from '@named-first/contract';

/** What `GET /api/reports/:token` answers. */
export type SharedReport = {
  lead: { businessName: string; website: string; createdAt: string };
  status: 'ready' | 'preparing' | 'failed';
  report: ScanReport | null;
};

/** A date as people write it. In UTC, so that server and printout agree. */
export function longDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
}

const FACT_NAMES: Record<ScanReport['business']['facts'][number]['kind'], string> = {
  name: 'Name',
  trade: 'Trade',
  town: 'Town',
  phone: 'Phone',
  address: 'Address',
  hours: 'Hours',
  emergency: 'Emergency service',
  price: 'Price',
  licence: 'License',
  proof: 'Proof',
  service: 'Service',
};

const SOURCES: Record<ScanReport['business']['facts'][number]['source'], string> = {
  text: 'said in the text',
  markup: 'said in the hidden labels',
  both: 'said in the text and in the hidden labels',
  conflict: 'said in two ways that disagree',
};

export function factName(kind: keyof typeof FACT_NAMES): string {
  return FACT_NAMES[kind];
}

export function sourceWords(source: keyof typeof SOURCES): string {
  return SOURCES[source];
}
