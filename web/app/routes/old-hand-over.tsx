import { pathOf, type ReportView } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { apiContext } from '../api/in-process.server';
import { pageData } from '../api/page-data.server';
import type { Route } from './+types/old-hand-over';

/** The page's URL before it had its own token. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const fetchApi = context.get(apiContext);
  if (!fetchApi) throw data(null, { status: 503 });
  const answer = await fetchApi(new Request(new URL(pathOf('getReport', { token: params.token }), request.url)));
  if (answer.status === 400) throw data(null, { status: 404 });
  const { handOverToken } = await pageData<ReportView>(answer);
  return redirect(`/hand-over/${handOverToken}`, { headers: { 'Cache-Control': 'private, no-store' } });
}
