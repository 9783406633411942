import { brand, type CheckoutAnswer, type DemoCheckoutView, pathOf } from '@named-first/contract';
import { redirect } from 'react-router';
import { apiFor } from '../api/form-post.server';
import { SlimLayout } from '../components/layout/slim-layout';
import { postDemo, readDemo } from '../features/demo-checkout/demo-calls.server';
import { DemoCheckoutPage } from '../features/demo-checkout/demo-checkout-page';
import type { Route } from './+types/demo-checkout';

export function meta() {
  return [{ title: `Demo checkout | ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

export function loader({ params, context }: Route.LoaderArgs) {
  return readDemo<DemoCheckoutView>(apiFor(context), pathOf('viewDemoCheckout', params));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { answer, refusal } = await postDemo(request, apiFor(context), pathOf('payDemoCheckout', params));
  if (!answer) return refusal;
  const { url } = (await answer.json()) as CheckoutAnswer;
  return redirect(url, 303);
}

export default function DemoCheckout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Demo checkout">
      <DemoCheckoutPage checkout={loaderData} refused={actionData ?? null} />
    </SlimLayout>
  );
}
