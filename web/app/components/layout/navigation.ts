import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../page-meta';

/** The path of a page without its trailing slash, which the build's own requests have. */
export function pagePath(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}

/** The links of the top bar and the drawer, in order. They come with the document's data. */
export function useNavigationLinks(): RootData['navigation'] {
  return useRouteLoaderData<RootData>('root')?.navigation ?? [];
}
