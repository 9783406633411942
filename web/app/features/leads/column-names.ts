import type { LeadSort } from '@named-first/contract';

/** The labels of the sortable columns. */
export const COLUMN_NAMES: Record<LeadSort, string> = {
  createdAt: 'Created',
  name: 'Name',
  businessName: 'Business',
  email: 'Email',
  website: 'Website',
  aiVisibilityScore: 'AI Score',
};
