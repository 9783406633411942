import { SiteLayout } from '../../components/layout/site-layout';
import { NotFound } from './not-found';

/** For a page that was thrown out of its own layout, e.g. a report that does not exist. */
export function NotFoundPage() {
  return (
    <SiteLayout>
      <title>404 Page Not Found</title>
      <meta name="robots" content="noindex" />
      <NotFound />
    </SiteLayout>
  );
}
