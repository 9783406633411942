import { brand } from '@named-first/contract';
import { readScanAddress } from '../features/funnel/funnel-address';
import { ScanPage } from '../features/funnel/scan/scan-page';
import type { Route } from './+types/scan';

export const handle = { hydrate: true };

export function meta() {
  return [{ title: `Analyzing Your Website | ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request }: Route.LoaderArgs) {
  return readScanAddress(request.url);
}

/** The same question to the same address, asked in the browser: the way through the funnel needs no server but the API. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readScanAddress(request.url);
}

export default function Scan({ loaderData: { website } }: Route.ComponentProps) {
  return <ScanPage key={website} website={website} />;
}
