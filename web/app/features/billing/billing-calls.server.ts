import { pathOf } from '@named-first/contract';
import { data } from 'react-router';
import { readError } from '../../api/client';
import type { FetchApi } from '../../api/in-process.server';
import { callFor, readPost } from '../../api/plain-post.server';

/** The two forms of the billing page. */
const FORMS = ['refund', 'website'] as const;
export type BillingForm = (typeof FORMS)[number];
/** The call that takes each form. */
const CALLS = { refund: 'askForRefund', website: 'tellWebsite' } as const;

/** Why a form was refused, and what was typed into it. */
export type BillingRefusal = { form: BillingForm; words: string; typed: string };

/** Hands a form of the billing page to the API. @throws a 400 answer for a form that the page does not have. */
export async function postBillingForm(request: Request, fetchApi: FetchApi, link: string) {
  const post = await readPost(request);
  const form = FORMS.find((name) => name === post.get('form'));
  if (!form) throw data(null, { status: 400 });
  const typed = post.get(form === 'refund' ? 'reason' : 'website') ?? '';
  const body = form === 'refund' ? { reason: typed } : { website: typed };
  const answer = await fetchApi(callFor(request, pathOf(CALLS[form], { link }), body));
  if (answer.ok) return { refusal: null };
  const { text } = await readError(answer);
  return { refusal: data<BillingRefusal>({ form, words: text, typed }, { status: answer.status }) };
}
