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
   * The name or heading that distinguishes this value from the others on its page, such as a branch or a person. Unlike
   * a label, it has no influence on which value is the main one.
   */
  caption?: string;
  /** For a `tel:` link: the different number that the link's own text shows. */
  textShows?: string;
  evidence: Evidence;
};
