import { DOWNLOAD_IDS, DOWNLOAD_RULES, type DownloadId, pathOf } from '@named-first/contract';
import { data } from 'react-router';
import { callFor } from '../../api/form-post.server';
import type { FetchApi } from '../../api/in-process.server';
import { readHoneypot } from '../../components/forms/honeypot';
import { type Fields, type Problems, problemsIn, readFields } from '../../components/forms/rules';

/** What a page shows after a no-JS form post: the dialog of `document`, with its form or its success view. */
export type DownloadAnswer = {
  document: DownloadId;
  view: 'form' | 'done';
  fields: Fields<keyof typeof DOWNLOAD_RULES>;
  errors: Problems<keyof typeof DOWNLOAD_RULES>;
  notice: string | null;
};

/** Answers the download dialogs as no-JS form posts: the button alone opens a dialog, and the whole form submits it. */
export async function answerDownloadPost(request: Request, post: URLSearchParams, fetchApi: FetchApi) {
  const document = DOWNLOAD_IDS.find((id) => id === post.get('document')) ?? 'white-paper';
  const fields = readFields(DOWNLOAD_RULES, post);
  const show = (status: number, rest: Partial<DownloadAnswer> = {}) =>
    data<DownloadAnswer>({ document, view: 'form', fields, errors: {}, notice: null, ...rest }, { status });

  if (!post.has('email')) return show(200);
  const errors = problemsIn(DOWNLOAD_RULES, fields);
  if (Object.keys(errors).length > 0) return show(400, { errors });
  const body = { ...fields, document, ...readHoneypot(post) };
  const answer = await fetchApi(callFor(request, pathOf('requestDocument'), body));
  if (answer.ok) return show(200, { view: 'done' });
  return show(answer.status, { notice: 'Error: Failed to submit. Please try again.' });
}
