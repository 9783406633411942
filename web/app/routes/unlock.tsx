import { brand } from '@named-first/contract';
import { usePreloadedRoute } from '../components/preload-route';
import { readUnlockAddress } from '../features/funnel/funnel-address';
import { UnlockPage } from '../features/funnel/unlock/unlock-page';
import type { Route } from './+types/unlock';

export const handle = { hydrate: true };

export function meta() {
  return [{ title: `Get Your Full Report | ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request }: Route.LoaderArgs) {
  return readUnlockAddress(request.url);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readUnlockAddress(request.url);
}

export default function Unlock({ loaderData }: Route.ComponentProps) {
  usePreloadedRoute('routes/success');
  return <UnlockPage {...loaderData} />;
}
