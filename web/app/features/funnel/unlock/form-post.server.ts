import { pathOf, UNLOCK_RULES, type UnlockForm } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { callFor, readPost } from '../../../api/form-post.server';
import type { FetchApi } from '../../../api/in-process.server';
import { readError } from '../../../api/transport';
import { readHoneypot } from '../../../components/forms/honeypot';
import { type Problems, problemsIn, readFields } from '../../../components/forms/rules';
import { readUnlockAddress } from '../funnel-address';

/** What the page shows after a refused form post. */
export type RefusedPost = { form: UnlockForm; errors: Problems<keyof UnlockForm>; notice: string | null };

/** Answers the unlock form as a no-JS form post, for a browser without scripts or before they run. */
export async function answerUnlockPost(request: Request, fetchApi: FetchApi) {
  const post = await readPost(request);
  const form = readFields(UNLOCK_RULES, post);
  const refuse = (status: number, errors: Problems<keyof UnlockForm>, notice: string | null) =>
    data<RefusedPost>({ form, errors, notice }, { status });

  const errors = problemsIn(UNLOCK_RULES, form);
  if (Object.keys(errors).length > 0) return refuse(400, errors, null);
  const { website, score } = readUnlockAddress(request.url);
  if (!website || !score) return refuse(400, {}, 'Missing Information: Please start a new scan from the homepage.');
  const body = { website, ...form, aiVisibilityScore: score, reportData: null, ...readHoneypot(post) };
  const answer = await fetchApi(callFor(request, pathOf('captureLead'), body));
  if (answer.ok) return redirect('/success', 303);
  return refuse(answer.status, {}, `Submission Failed: ${(await readError(answer)).message}`);
}
