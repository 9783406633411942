import type { LeadSort } from '@named-first/contract';

/** What the sortable columns are called. */
export const COLUMN_NAMES: Record<LeadSort, string> = {
  createdAt: 'Created',
  name: 'Name',
  businessName: 'Business',
  email: 'Email',
  website: 'Website',
  aiVisibilityScore: 'AI Score',
};
