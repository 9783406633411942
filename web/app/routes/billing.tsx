import { brand, type CheckoutAnswer, pathOf } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { readError } from '../api/client';
import { apiFor } from '../api/plain-post.server';
import { SlimLayout } from '../components/layout/slim-layout';
import { BillingClosedPage } from '../features/billing/billing-closed-page';
import type { Route } from './+types/billing';

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

/** The link of a mail leads on to the billing page. Following it changes nothing, so a mail scanner may do so too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const path = pathOf('followBillingLink', { link: params.link });
  const answer = await apiFor(context)(new Request(new URL(path, 'http://internal')));
  if (!answer.ok) return data({ reason: (await readError(answer)).text }, { status: answer.status });
  const { url } = (await answer.json()) as CheckoutAnswer;
  throw redirect(url, { status: 303, headers: headers() });
}

export default function Billing({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Billing">
      <BillingClosedPage reason={loaderData.reason} />
    </SlimLayout>
  );
}
