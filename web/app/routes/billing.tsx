import { type BillingPlan, brand, pathOf } from '@named-first/contract';
import { redirect } from 'react-router';
import { apiFor } from '../api/plain-post.server';
import { SlimLayout } from '../components/layout/slim-layout';
import { postBillingForm } from '../features/billing/billing-calls.server';
import { BillingPlanPage } from '../features/billing/billing-plan-page';
import type { Route } from './+types/billing';

export function meta() {
  return [
    { title: `Billing | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    // `no-referrer` would take the origin off the page's own form posts too, and they would be refused.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

/**
 * The link of a mail only shows the plan. Mail scanners follow it too, so it changes nothing. An order without a client,
 * and a link that is not valid, lead on to the payment provider's page, which says why it does not open.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const path = pathOf('getBillingPlan', { link: params.link });
  const answer = await apiFor(context)(new Request(new URL(path, 'http://internal')));
  if (!answer.ok) throw redirect(`/billing/${params.link}/portal`, 303);
  return (await answer.json()) as BillingPlan;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { refusal } = await postBillingForm(request, apiFor(context), params.link);
  // A redirect keeps a reload from sending the form again.
  return refusal ?? redirect(`/billing/${params.link}`, 303);
}

export default function Billing({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <SlimLayout note="Billing">
      <BillingPlanPage plan={loaderData} link={params.link} refused={actionData ?? null} />
    </SlimLayout>
  );
}
