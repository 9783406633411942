import type { PageRole } from '../artifacts.ts';
import type { PageDocument } from '../read/html/document.ts';

/** A page that was read, with its document. Pages that were not read are in `SiteFacts.site.unread`. */
export type PageFacts = {
  role: PageRole;
  url: string;
  /** URL path, e.g. `/contact/`. */
  path: string;
  anchor: string;
  status: number;
  /**
   * True if only the first part was read: the copy was cut at the size limit, or the page exceeds the limits of the
   * reader.
   */
  cut: boolean;
  document: PageDocument;
};
