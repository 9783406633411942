import type { ScanReport } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import type { StoredReport } from '../leads/report-data.ts';

export type ReportView = {
  lead: { businessName: string; website: string; createdAt: string };
  status: 'ready' | 'preparing' | 'failed';
  /** Null until a scan of our own is in: what the browser claimed is never shown as a report. */
  report: ScanReport | null;
};

/** A lead's report by the token of its address. @throws AppError `report-not-found`. */
export async function getReport(deps: Pick<Deps, 'db'>, token: string): Promise<ReportView> {
  const [lead] = await deps.db
    .select({
      businessName: leads.businessName,
      website: leads.website,
      createdAt: leads.createdAt,
      scanStatus: leads.scanStatus,
      reportData: leads.reportData,
    })
    .from(leads)
    .where(eq(leads.reportToken, token));
  if (!lead) throw new AppError('report-not-found');
  const { businessName, website, createdAt, scanStatus, reportData } = lead;
  const ready = scanStatus === 'scanned' && reportData !== null;
  return {
    lead: { businessName, website, createdAt: createdAt.toISOString() },
    status: ready ? 'ready' : scanStatus === 'failed' ? 'failed' : 'preparing',
    report: ready ? withoutTimestamp(JSON.parse(reportData)) : null,
  };
}

function withoutTimestamp({ timestamp: _timestamp, ...report }: StoredReport): ScanReport {
  return report;
}
