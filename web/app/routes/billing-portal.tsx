import { brand, type CheckoutAnswer, pathOf } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { apiFor } from '../api/form-post.server';
import { readError } from '../api/transport';
import { SlimLayout } from '../components/layout/slim-layout';
import { BillingClosedPage } from '../features/billing/billing-closed-page';
import type { Route } from './+types/billing-portal';

export function meta() {
  return [
    { title: `Billing | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}

/** Redirects to the payment provider's page for changing plan and card. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const path = pathOf('followBillingLink', { link: params.link });
  const answer = await apiFor(context)(new Request(new URL(path, 'http://internal')));
  if (!answer.ok) return data({ reason: (await readError(answer)).text }, { status: answer.status });
  const { url } = (await answer.json()) as CheckoutAnswer;
  throw redirect(url, { status: 303, headers: headers() });
}

export default function BillingPortal({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Billing">
      <BillingClosedPage reason={loaderData.reason} />
    </SlimLayout>
  );
}
