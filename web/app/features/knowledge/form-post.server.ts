import { NEWSLETTER_RULES, pathOf } from '@named-first/contract';
import { data } from 'react-router';
import { callFor } from '../../api/form-post.server';
import type { FetchApi } from '../../api/in-process.server';
import { readHoneypot } from '../../components/forms/honeypot';
import { type Fields, type Problems, problemsIn, readFields } from '../../components/forms/rules';

/** What the newsletter block shows after a no-JS form post. */
export type NewsletterAnswer = {
  subscribed: boolean;
  fields: Fields<'email'>;
  errors: Problems<'email'>;
  notice: string | null;
};

/** Answers the newsletter form as a no-JS form post. */
export async function answerNewsletterPost(request: Request, post: URLSearchParams, fetchApi: FetchApi) {
  const fields = readFields(NEWSLETTER_RULES, post);
  const show = (status: number, rest: Partial<NewsletterAnswer>) =>
    data<NewsletterAnswer>({ subscribed: false, fields, errors: {}, notice: null, ...rest }, { status });

  const errors = problemsIn(NEWSLETTER_RULES, fields);
  if (errors.email) return show(400, { errors });
  const answer = await fetchApi(callFor(request, pathOf('subscribeNewsletter'), { ...fields, ...readHoneypot(post) }));
  if (answer.ok) return show(200, { subscribed: true });
  return show(answer.status, { notice: 'Error: Failed to subscribe. Please try again.' });
}
