import { pathOf } from '@named-first/contract';
import { data } from 'react-router';
import { callFor, readPost } from '../../api/form-post.server';
import type { FetchApi } from '../../api/in-process.server';
import { readError } from '../../api/transport';

/** The two forms of the billing page. */
const FORMS = ['refund', 'website'] as const;
export type BillingForm = (typeof FORMS)[number];
/** The call for each form. */
const CALLS = { refund: 'askForRefund', website: 'tellWebsite' } as const;

/** Why a form was refused, and what was typed into it. */
export type BillingRefusal = { form: BillingForm; words: string; typed: string };

/**
 * Passes a form of the billing page to the API.
 *
 * @throws a 400 response for an unknown form.
 */
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
