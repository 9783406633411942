import type { Evidence } from '@named-first/contract';
import type { PageRole } from '../artifacts.ts';

/** One place with a value. `value` is normalized for comparison, `evidence.excerpt` is verbatim. */
export type Mention = {
  value: string;
  /** As the page shows it. */
  shown: string;
  /** `text`: visible text; `markup`: structured data; `link`: a tel: or map link. */
  source: 'text' | 'markup' | 'link' | 'title' | 'llms.txt';
  role: PageRole;
  region: string;
  /** A nearby word that says what it is for: `fax`, `office`, `emergency`, a town; null without a label. */
  label: string | null;
  /**
   * The name or heading by which a reader tells this value from the others of its page: a branch, a person. Unlike a
   * label, it says nothing about which value is the main one.
   */
  caption?: string;
  /** For a link that dials: the other number that its own text shows. */
  textShows?: string;
  evidence: Evidence;
};
