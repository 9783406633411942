import { type PublicPage, pagesOfDocument } from '@named-first/contract';
import { pagePath } from '../components/layout/navigation';
import type { PageHead } from '../components/page-meta';

/**
 * What the heads of the pages say that the document at `path` can show. It travels with the document's data, so that the
 * list of pages is in no script.
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
