import { brand } from '@named-first/contract';
import { data } from 'react-router';
import { apiContext } from '../api/in-process.server';
import { SlimLayout } from '../components/layout/slim-layout';
import { ReportPage } from '../features/report/report-page';
import type { SharedReport } from '../features/report/shared-report';
import type { Route } from './+types/report';

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `AI visibility report for ${loaderData.lead.businessName}` : 'AI visibility report';
  return [
    { title: `${title} | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

/** Whoever holds the token may read the report; nobody else learns that there is one. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<SharedReport> {
  const fetchApi = context.get(apiContext);
  if (!fetchApi) throw data(null, { status: 503 });
  const answer = await fetchApi(new Request(`http://internal/api/reports/${encodeURIComponent(params.token)}`));
  if (answer.status === 404 || answer.status === 400) throw data(null, { status: 404 });
  if (!answer.ok) throw data(null, { status: 502 });
  return (await answer.json()) as SharedReport;
}

export default function Report({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Private report">
      <ReportPage {...loaderData} />
    </SlimLayout>
  );
}
