import { apiFor } from '../api/form-post.server';
import { unlistedPageMeta } from '../components/page-meta';
import { readUnlockAddress } from '../features/funnel/funnel-address';
import { answerUnlockPost } from '../features/funnel/unlock/form-post.server';
import { UnlockPage } from '../features/funnel/unlock/unlock-page';
import type { Route } from './+types/unlock';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return unlistedPageMeta(args, 'unlock');
}

export function loader({ request }: Route.LoaderArgs) {
  return readUnlockAddress(request.url);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readUnlockAddress(request.url);
}

/** Only a browser without our scripts posts to the page itself. */
export function action({ request, context }: Route.ActionArgs) {
  return answerUnlockPost(request, apiFor(context));
}

export default function Unlock({ loaderData, actionData }: Route.ComponentProps) {
  return <UnlockPage {...loaderData} refused={actionData} />;
}
