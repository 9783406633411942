import { brand } from '@named-first/contract';
import { data } from 'react-router';
import { apiContext } from '../api/in-process.server';
import { usePreloadedRoute } from '../components/preload-route';
import { readUnlockAddress } from '../features/funnel/funnel-address';
import { answerPlainPost } from '../features/funnel/unlock/plain-post.server';
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

/** Only a browser without our scripts posts the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const fetchApi = context.get(apiContext);
  if (!fetchApi) throw data(null, { status: 503 });
  return answerPlainPost(request, fetchApi);
}

export default function Unlock({ loaderData, actionData }: Route.ComponentProps) {
  usePreloadedRoute('routes/success');
  return <UnlockPage {...loaderData} refused={actionData} />;
}
