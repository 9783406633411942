import { data } from 'react-router';
import { readError } from '../../api/client';
import type { FetchApi } from '../../api/in-process.server';
import { pageData } from '../../api/page-data.server';
import { callFor, readPost } from '../../api/plain-post.server';

/** What the page shows after a post that changed nothing: the sentence to put at the form, and what was typed. */
export type Refusal = { words: string; field: string | null; cardNumber: string; discountCode: string };

/** Reads what a page of the demo shows. @throws a 404 answer where there is nothing, a 502 where it cannot be read. */
export async function readDemo<T>(fetchApi: FetchApi, path: string): Promise<T> {
  return pageData<T>(await fetchApi(new Request(new URL(path, 'http://internal'))));
}

/** Hands a page's form to the API. Gives its answer, or why it refused. */
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

/** The field that an answer's first issue is about; null when it names none. */
async function refusedField(answer: Response): Promise<string | null> {
  const body = (await answer.json().catch(() => null)) as { issues?: { path: string }[] } | null;
  return body?.issues?.[0]?.path ?? null;
}
