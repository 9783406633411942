import { data } from 'react-router';
import { callFor, readPost } from '../../api/form-post.server';
import type { FetchApi } from '../../api/in-process.server';
import { pageData } from '../../api/page-data.server';
import { readError } from '../../api/transport';

/** What the page shows after a refused form: the message, and what was typed. */
export type Refusal = { words: string; field: string | null; cardNumber: string; discountCode: string };

/**
 * Reads the data of a demo page.
 *
 * @throws a 404 response if there is nothing, a 502 if it cannot be read.
 */
export async function readDemo<T>(fetchApi: FetchApi, path: string): Promise<T> {
  return pageData<T>(await fetchApi(new Request(new URL(path, 'http://internal'))));
}

/** Passes a page's form to the API. Returns its response, or why it was refused. */
export async function postDemo(request: Request, fetchApi: FetchApi, path: string) {
  const post = await readPost(request);
  const form = Object.fromEntries(post);
  const answer = await fetchApi(callFor(request, path, form));
  if (answer.ok) return { answer };
  const field = await refusedField(answer.clone());
  const { text } = await readError(answer);
  const typed = { cardNumber: post.get('cardNumber') ?? '', discountCode: post.get('discountCode') ?? '' };
  return { refusal: data<Refusal>({ words: text, field, ...typed }, { status: answer.status }) };
}

/** The field of the response's first issue; null if there is no such field. */
async function refusedField(answer: Response): Promise<string | null> {
  const body = (await answer.json().catch(() => null)) as { issues?: { path: string }[] } | null;
  return body?.issues?.[0]?.path ?? null;
}
