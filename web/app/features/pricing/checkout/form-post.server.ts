import { ORDER_RULES, type OrderForm, PLANS, type PlanId, pathOf } from '@named-first/contract';
import { data, redirect } from 'react-router';
import { callFor, readPost } from '../../../api/form-post.server';
import type { FetchApi } from '../../../api/in-process.server';
import { readHoneypot } from '../../../components/forms/honeypot';
import { type Problems, problemsIn, readFields } from '../../../components/forms/rules';
import { orderBody } from './order-body';

/** What the page shows after a no-JS form post that did not lead to the checkout: the order form of `planId`. */
export type OrderAnswer = {
  planId: PlanId | null;
  fields: OrderForm;
  errors: Problems<keyof OrderForm>;
  notice: string | null;
};

/** Answers the checkout modal as no-JS form posts: a plan's button alone opens its form, and the whole form orders. */
export async function answerOrderPost(request: Request, fetchApi: FetchApi) {
  const post = await readPost(request);
  const plan = PLANS.find(({ id }) => id === post.get('planId'));
  const fields = readFields(ORDER_RULES, post);
  const show = (status: number, rest: Partial<OrderAnswer> = {}) =>
    data<OrderAnswer>({ planId: plan?.id ?? null, fields, errors: {}, notice: null, ...rest }, { status });

  if (!plan) return show(400);
  if (!post.has('fullName')) return show(200);
  const errors = problemsIn(ORDER_RULES, fields);
  if (Object.keys(errors).length > 0) return show(400, { errors });
  const body = { ...orderBody(fields, plan), ...readHoneypot(post) };
  const answer = await fetchApi(callFor(request, pathOf('createSubscription'), body));
  const url = answer.ok ? ((await answer.json()) as { url?: unknown }).url : null;
  if (typeof url === 'string') return redirect(url, 303);
  const status = answer.ok ? 502 : answer.status;
  return show(status, { notice: 'Error: Failed to start checkout. Please try again.' });
}
