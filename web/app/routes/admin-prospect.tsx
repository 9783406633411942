import { brand, type ProspectDetail, pathOf } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { apiContext } from '../api/in-process.server';
import { pageData } from '../api/page-data.server';
import { signInPath } from '../components/admin/sign-in-path';
import { SlimLayout } from '../components/layout/slim-layout';
import { ProspectReportPage, type ProspectReportPageProps } from '../features/report/prospect-report-page';
import { readReportAddress } from '../features/report/report-address';
import type { Route } from './+types/admin-prospect';

export function meta({ loaderData }: Route.MetaArgs) {
  const website = loaderData?.prospect.website;
  return [
    { title: `${website ? `Report for ${website}` : 'Prospect'} | ${brand.name}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

/** Passes the visitor's cookie on to the call, which checks the session. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<ProspectReportPageProps> {
  const fetchApi = context.get(apiContext);
  if (!fetchApi) throw data(null, { status: 503 });
  const headers = { Accept: 'application/json', Cookie: request.headers.get('cookie') ?? '' };
  const call = `http://internal${pathOf('getProspect', { id: params.id })}`;
  const answer = await fetchApi(new Request(call, { headers }));
  if (answer.status === 401) {
    const { pathname, search } = new URL(request.url);
    throw redirect(signInPath(pathname + search));
  }
  return { ticked: readReportAddress(request.url).ticked, prospect: await pageData<ProspectDetail>(answer) };
}

export default function AdminProspect({ loaderData }: Route.ComponentProps) {
  return (
    <SlimLayout note="Prospect">
      <ProspectReportPage {...loaderData} />
    </SlimLayout>
  );
}
