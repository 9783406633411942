import type { Lead, LeadWithReport } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';

/** What the browser showed stays the score until a scan of our own replaces it. */
export const isEstimate = sql<boolean>`(${leads.aiVisibilityScore} is not null and ${leads.scanStatus} <> 'scanned')`;

/** The columns of a lead that lists show. */
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

/** A row as the API answers it. */
export function leadView<R extends Listed>(row: R): Omit<R, 'createdAt'> & { createdAt: string } {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** What `leadView` makes of a row read with or without its report. */
export type ListedLead = Lead | LeadWithReport;
