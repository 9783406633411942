import { unlistedPageMeta } from '../components/page-meta';
import { SuccessPage } from '../features/funnel/success/success-page';
import type { Route } from './+types/success';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return unlistedPageMeta(args, 'success');
}

export default SuccessPage;
