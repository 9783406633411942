import { CONTACT_RULES, pathOf } from '@named-first/contract';
import { data } from 'react-router';
import { callFor, readPost } from '../../api/form-post.server';
import type { FetchApi } from '../../api/in-process.server';
import { readHoneypot } from '../../components/forms/honeypot';
import { type Fields, type Problems, problemsIn, readFields } from '../../components/forms/rules';
import { type ContactField, contactBody } from './contact-body';

/** What the page shows after a no-JS form post: the confirmation, or the form again with its errors. */
export type ContactAnswer = {
  sent: boolean;
  fields: Fields<ContactField>;
  interests: string[];
  errors: Problems<ContactField>;
  notice: string | null;
};

/** Answers the contact form as a no-JS form post. */
export async function answerContactPost(request: Request, fetchApi: FetchApi) {
  const post = await readPost(request);
  const fields = readFields(CONTACT_RULES, post);
  const body = contactBody(fields, post);
  const show = (status: number, rest: Partial<ContactAnswer>) =>
    data<ContactAnswer>(
      { sent: false, fields, interests: body.interests, errors: {}, notice: null, ...rest },
      { status },
    );

  const errors = problemsIn(CONTACT_RULES, fields);
  if (Object.keys(errors).length > 0) return show(400, { errors });
  const answer = await fetchApi(callFor(request, pathOf('sendContactMessage'), { ...body, ...readHoneypot(post) }));
  if (answer.ok) return show(200, { sent: true });
  return show(answer.status, { notice: 'Error: Failed to send message. Please try again.' });
}
