import { unlistedPageMeta } from '../components/page-meta';
import { readScanAddress } from '../features/funnel/funnel-address';
import { ScanPage } from '../features/funnel/scan/scan-page';
import type { Route } from './+types/scan';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return unlistedPageMeta(args, 'scan');
}

export function loader({ request }: Route.LoaderArgs) {
  return readScanAddress(request.url);
}

/** The same validation in the browser, so that the funnel needs only the API from the server. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readScanAddress(request.url);
}

export default function Scan({ loaderData: { website } }: Route.ComponentProps) {
  return <ScanPage key={website} website={website} />;
}
