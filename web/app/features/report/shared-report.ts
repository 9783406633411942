import type { ScanReport } from '@named-first/contract';

/** What `GET /api/reports/:token` answers. */
export type SharedReport = {
  lead: { businessName: string; website: string; createdAt: string };
  status: 'ready' | 'preparing' | 'failed';
  report: ScanReport | null;
};

export { factName, longDate, sourceWords } from '@named-first/contract';
