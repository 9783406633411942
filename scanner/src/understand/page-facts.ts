import type { PageRole } from '../artifacts.ts';
import type { PageDocument } from '../read/html/document.ts';

/** A page that was read, with its document. Pages that were not are in `SiteFacts.site.unread`. */
export type PageFacts = {
  role: PageRole;
  url: string;
  /** URL path, e.g. `/contact/`. */
  path: string;
  anchor: string;
  status: number;
  /** Only the first part was read: the copy was cut at the size limit, or it holds more than is read of any page. */
  cut: boolean;
  document: PageDocument;
};
