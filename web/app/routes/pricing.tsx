import { apiFor } from '../api/form-post.server';
import { listedPageMeta } from '../components/page-meta';
import { answerOrderPost } from '../features/pricing/checkout/form-post.server';
import { pricingData } from '../features/pricing/offers';
import { PricingPage } from '../features/pricing/pricing-page';
import type { Route } from './+types/pricing';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, 'pricing', { jsonLd: pricingData });
}

/** Only a browser whose scripts are off or not yet loaded posts to the page itself. */
export function action({ request, context }: Route.ActionArgs) {
  return answerOrderPost(request, apiFor(context));
}

export default function Pricing({ actionData }: Route.ComponentProps) {
  return <PricingPage answer={actionData} />;
}
