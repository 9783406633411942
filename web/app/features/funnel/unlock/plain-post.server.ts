import type { UnlockForm } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { readError } from '../../../api/client';
import type { FetchApi } from '../../../api/in-process.server';
import { readUnlockAddress } from '../funnel-address';
import { problemsWith, readForm, type UnlockErrors } from './unlock-rules';

/** What the page says after a form post that did not go through. */
export type RefusedPost = { form: UnlockForm; errors: UnlockErrors; notice: string | null };

const FORWARDED = ['cookie', 'origin', 'user-agent', 'x-forwarded-for', 'x-real-ip'];

/** The unlock form as a plain post, for a browser without scripts or before they have arrived. */
export async function answerPlainPost(request: Request, fetchApi: FetchApi) {
  const form = readForm(await request.formData());
  const refuse = (status: number, errors: UnlockErrors, notice: string | null) =>
    data<RefusedPost>({ form, errors, notice }, { status });

  const errors = problemsWith(form);
  if (Object.keys(errors).length > 0) return refuse(400, errors, null);
  const { website, score } = readUnlockAddress(request.url);
  if (!website || !score) return refuse(400, {}, 'Missing Information: Please start a new scan from the homepage.');
  const answer = await fetchApi(leadCall(request, { website, ...form, aiVisibilityScore: score, reportData: null }));
  if (answer.ok) return redirect('/success', 303);
  return refuse(answer.status, {}, `Submission Failed: ${(await readError(answer)).message}`);
}

function leadCall(request: Request, body: object): Request {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(new URL('/api/leads', request.url), { method: 'POST', headers, body: JSON.stringify(body) });
}
