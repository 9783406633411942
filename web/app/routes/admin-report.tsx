import { type AdminReportView, brand, pathOf } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { apiContext } from '../api/in-process.server';
import { pageData } from '../api/page-data.server';
import { signInPath } from '../components/admin/sign-in-path';
import { SlimLayout } from '../components/layout/slim-layout';
import { AdminReportPage, type AdminReportPageProps } from '../features/report/admin-report-page';
import { readReportAddress, reportCall } from '../features/report/report-address';
import type { Route } from './+types/admin-report';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.view.lead.businessName;
  return [
    { title: `${name ? `Report for ${name}` : 'Report'} | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'same-origin' },
  ];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

/** Passes the visitor's cookie on to the call, which checks the session. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<AdminReportPageProps> {
  const fetchApi = context.get(apiContext);
  if (!fetchApi) throw data(null, { status: 503 });
  const address = readReportAddress(request.url);
  const call = reportCall(pathOf('getAdminReport', { leadId: params.leadId }), address);
  const headers = { Accept: 'application/json', Cookie: request.headers.get('cookie') ?? '' };
  const answer = await fetchApi(new Request(call, { headers }));
  if (answer.status === 401) {
    const { pathname, search } = new URL(request.url);
    throw redirect(signInPath(pathname + search));
  }
  return { ...address, view: await pageData<AdminReportView>(answer) };
}

export default function AdminReport({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="For the call">
      <AdminReportPage {...loaderData} />
    </SlimLayout>
  );
}
