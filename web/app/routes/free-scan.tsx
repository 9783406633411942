import { listedPageMeta } from '../components/page-meta';
import { usePreloadedScreens } from '../features/funnel/preload-screens';
import { FreeScanPage } from '../features/funnel/start/free-scan-page';
import type { Route } from './+types/free-scan';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, 'free-scan');
}

export default function FreeScan() {
  usePreloadedScreens();
  return <FreeScanPage />;
}
