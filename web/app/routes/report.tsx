import { brand, pathOf, type ReportView } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { apiContext } from '../api/in-process.server';
import { pageData } from '../api/page-data.server';
import { SlimLayout } from '../components/layout/slim-layout';
import { readReportAddress, reportCall } from '../features/report/report-address';
import { ReportPage, type ReportPageProps } from '../features/report/report-page';
import type { Route } from './+types/report';

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `AI visibility report for ${loaderData.view.lead.businessName}` : 'AI visibility report';
  return [
    { title: `${title} | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    // The URL is the key to the report, so other sites must not see it. Our own server needs it, to verify that a form
    // came from our page.
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

/** Anyone with the token may read the report; for everyone else it does not exist. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<ReportPageProps> {
  const fetchApi = context.get(apiContext);
  if (!fetchApi) throw data(null, { status: 503 });
  const address = readReportAddress(request.url);
  const call = reportCall(pathOf('getReport', { token: params.token }), address);
  const answer = await fetchApi(new Request(call));
  if (answer.status === 400) throw data(null, { status: 404 });
  const view = await pageData<ReportView>(answer);
  // The check in this URL has ended, so redirect to the report's own URL.
  if (address.namedCheck !== null && view.check?.state !== 'running') {
    throw redirect(
      `/report/${encodeURIComponent(params.token)}${view.check?.state === 'failed' ? '#check' : '#changes'}`,
    );
  }
  return { ...address, view, token: params.token, now: Date.now() };
}

export default function Report({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Private report">
      <ReportPage {...loaderData} />
    </SlimLayout>
  );
}
