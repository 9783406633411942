import { type PublicPage, pagesOfDocument } from '@named-first/contract';
import { pagePath } from '../components/layout/navigation';
import type { PageHead } from '../components/page-meta';

/**
 * The heads of the pages that the document at `path` can show. They travel with the document's data, so no script
 * contains the list of pages.
 */
export function documentPages(path: string): PageHead[] {
  return pagesOfDocument(pagePath(path)).map(headOf);
}

function headOf(page: PublicPage): PageHead {
  const { id, path, title } = page;
  if (!page.inSitemap) return { id, path, title };
  const { name, description, picture } = page;
  return { id, path, title, name, description, imageAlt: picture.alt ?? title };
}
