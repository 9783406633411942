import { brand, type HandOverView, pathOf } from '@named-first/contract';
import { data } from 'react-router';
import { apiContext } from '../api/in-process.server';
import { pageData } from '../api/page-data.server';
import { publicUrlContext } from '../api/public-url.server';
import { SlimLayout } from '../components/layout/slim-layout';
import { HandOverPage, type HandOverPageProps } from '../features/report/hand-over/hand-over-page';
import type { Route } from './+types/hand-over';

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Changes for the site of ${loaderData.view.businessName}` : 'Changes for a site';
  return [
    { title: `${title} | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    // The URL is the key to the page, so it must not leak to other sites.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

/** The open fixes of a report, for anyone who has the token of this page. It does not open the report. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<HandOverPageProps> {
  const fetchApi = context.get(apiContext);
  if (!fetchApi) throw data(null, { status: 503 });
  const answer = await fetchApi(new Request(new URL(pathOf('getHandOver', { token: params.token }), request.url)));
  if (answer.status === 400) throw data(null, { status: 404 });
  return {
    view: await pageData<HandOverView>(answer),
    token: params.token,
    address: new URL(new URL(request.url).pathname, context.get(publicUrlContext)).href,
  };
}

export default function HandOver({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Private page">
      <HandOverPage {...loaderData} />
    </SlimLayout>
  );
}
