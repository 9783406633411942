import { brand, pathOf, type SheetPage } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { apiFor } from '../api/form-post.server';
import { readError } from '../api/transport';
import { SlimLayout } from '../components/layout/slim-layout';
import { postSheetAnswer } from '../features/fact-sheets/sheet-calls.server';
import { SheetLinkUnknownPage, SheetSignOffPage } from '../features/fact-sheets/sheet-page';
import type { Route } from './+types/fact-sheet';

export function meta() {
  return [
    { title: `Your facts | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    // `no-referrer` would also remove the origin from the page's own form posts, and they would be refused.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

/** Opening the link only shows the sheet: mail scanners open it too, so it must change nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const path = pathOf('viewSheet', { link: params.link });
  const answer = await apiFor(context)(new Request(new URL(path, 'http://internal')));
  if (!answer.ok) return data({ sheet: null, reason: (await readError(answer)).text }, { status: answer.status });
  return { sheet: (await answer.json()) as SheetPage, reason: '' };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { refusal } = await postSheetAnswer(request, apiFor(context), params.link);
  // Redirect, so that a reload does not send the form again.
  return refusal ?? redirect(`/fact-sheet/${params.link}`, 303);
}

export default function FactSheet({ loaderData: { sheet, reason }, actionData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Your facts">
      {sheet ? (
        <SheetSignOffPage sheet={sheet} refused={actionData ?? null} />
      ) : (
        <SheetLinkUnknownPage reason={reason} />
      )}
    </SlimLayout>
  );
}
