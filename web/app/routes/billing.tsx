import { type BillingPlan, brand, pathOf } from '@named-first/contract';
import { redirect } from 'react-router';
import { apiFor } from '../api/form-post.server';
import { SlimLayout } from '../components/layout/slim-layout';
import { postBillingForm } from '../features/billing/billing-calls.server';
import { BillingPlanPage } from '../features/billing/billing-plan-page';
import type { Route } from './+types/billing';

export function meta() {
  return [
    { title: `Billing | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    // `no-referrer` would also remove the origin from the page's own form posts, and they would be refused.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

/**
 * Opening the link only shows the plan: mail scanners open it too, so it must change nothing. An order without a
 * client, and an invalid link, redirect to the payment provider's page, which gives the reason.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const path = pathOf('getBillingPlan', { link: params.link });
  const answer = await apiFor(context)(new Request(new URL(path, 'http://internal')));
  if (!answer.ok) throw redirect(`/billing/${params.link}/portal`, 303);
  return (await answer.json()) as BillingPlan;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { refusal } = await postBillingForm(request, apiFor(context), params.link);
  // Redirect, so that a reload does not send the form again.
  return refusal ?? redirect(`/billing/${params.link}`, 303);
}

export default function Billing({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <SlimLayout note="Billing">
      <BillingPlanPage plan={loaderData} link={params.link} refused={actionData ?? null} />
    </SlimLayout>
  );
}
