import type { Lead, LeadWithReport } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';

/** Whether the score came from the browser, because none of our own scans has replaced it yet. */
export const isEstimate = sql<boolean>`(${leads.aiVisibilityScore} is not null and ${leads.scanStatus} <> 'scanned')`;

/** The columns of a lead in lists. */
export const LISTED = {
  id: leads.id,
  createdAt: leads.createdAt,
  name: leads.name,
  email: leads.email,
  businessName: leads.businessName,
  phone: leads.phone,
  website: leads.website,
  aiVisibilityScore: leads.aiVisibilityScore,
  scoreIsEstimate: isEstimate,
};

export const LISTED_WITH_REPORT = { ...LISTED, reportData: leads.reportData };

type Listed = Omit<Lead, 'createdAt'> & { createdAt: Date };

/** A row in the API's format. */
export function leadView<R extends Listed>(row: R): Omit<R, 'createdAt'> & { createdAt: string } {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** The result of `leadView` for a row with or without its report. */
export type ListedLead = Lead | LeadWithReport;
