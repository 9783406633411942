import { unlistedPageMeta } from '../components/page-meta';
import { readResultsAddress } from '../features/funnel/funnel-address';
import { ResultsPage } from '../features/funnel/results/results-page';
import type { Route } from './+types/results';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return unlistedPageMeta(args, 'results');
}

export function loader({ request }: Route.LoaderArgs) {
  return readResultsAddress(request.url);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readResultsAddress(request.url);
}

export default function Results({ loaderData }: Route.ComponentProps) {
  return <ResultsPage key={loaderData.website} {...loaderData} />;
}
