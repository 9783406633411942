import type { Lead, LeadWithReport } from '@named-first/contract';
import { leads } from '../../db/schema/index.ts';

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
};

export const LISTED_WITH_REPORT = { ...LISTED, reportData: leads.reportData };

type Listed = Omit<Lead, 'createdAt'> & { createdAt: Date };

/** A row as the API answers it. */
export function leadView<R extends Listed>(row: R): Omit<R, 'createdAt'> & { createdAt: string } {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** What `leadView` makes of a row read with or without its report. */
export type ListedLead = Lead | LeadWithReport;
