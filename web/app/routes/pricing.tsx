import { brand, PLANS } from '@named-first/contract';
import { apiFor } from '../api/plain-post.server';
import { pageMeta } from '../components/page-meta';
import { answerOrderPost } from '../features/pricing/checkout/plain-post.server';
import { pricingData } from '../features/pricing/offers';
import { PricingPage } from '../features/pricing/pricing-page';
import type { Route } from './+types/pricing';

export const handle = { hydrate: true };

export function meta(args: Route.MetaArgs) {
  const prices = PLANS.map(({ price }) => price);
  return pageMeta(args, {
    path: '/pricing',
    title: `Pricing: Plans from $${Math.min(...prices)} a Month | ${brand.name}`,
    description: `Four monthly plans from $${Math.min(...prices)} to $${Math.max(...prices)} that make a local service business visible to AI assistants. No setup fees, no contract, 30-day money-back guarantee.`,
    image: '/og/pricing.png',
    jsonLd: pricingData,
  });
}

/** Only a browser whose scripts are off or still under way posts the page itself. */
export function action({ request, context }: Route.ActionArgs) {
  return answerOrderPost(request, apiFor(context));
}

export default function Pricing({ actionData }: Route.ComponentProps) {
  return <PricingPage answer={actionData} />;
}
