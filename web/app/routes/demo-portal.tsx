import { brand, type DemoPortalView, pathOf } from '@named-first/contract';
import { redirect } from 'react-router';
import { apiFor } from '../api/form-post.server';
import { SlimLayout } from '../components/layout/slim-layout';
import { postDemo, readDemo } from '../features/demo-checkout/demo-calls.server';
import { DemoPortalPage } from '../features/demo-checkout/demo-portal-page';
import type { Route } from './+types/demo-portal';

export function meta() {
  return [
    { title: `Demo billing page | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    // `no-referrer` would also remove the origin from the page's own form posts, and they would be refused.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

export function loader({ params, context }: Route.LoaderArgs) {
  return readDemo<DemoPortalView>(apiFor(context), pathOf('viewDemoPortal', params));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { refusal } = await postDemo(request, apiFor(context), pathOf('changeDemoSubscription', params));
  // Redirect, so that a reload does not send the form again.
  return refusal ?? redirect(`/demo-portal/${params.link}`, 303);
}

export default function DemoPortal({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Demo billing page">
      <DemoPortalPage portal={loaderData} refused={actionData?.words ?? null} />
    </SlimLayout>
  );
}
