import type { Evidence } from '@named-first/contract';
import type { PageRole } from '../artifacts.ts';

/** One place where a value stands. `value` is normalised for comparison, `evidence.excerpt` is verbatim. */
export type Mention = {
  value: string;
  /** As a person sees it. */
  shown: string;
  /** `text`: visible words; `markup`: structured data; `link`: a tel: or map link. */
  source: 'text' | 'markup' | 'link' | 'title' | 'llms.txt';
  role: PageRole;
  region: string;
  /** A word nearby that says what it is for: `fax`, `office`, `emergency`, a town; null when unlabelled. */
  label: string | null;
  evidence: Evidence;
};
