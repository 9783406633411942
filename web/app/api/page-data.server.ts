import type { ApiError } from '@named-first/contract';
import { data } from 'react-router';

/**
 * What a page shows, from the API's answer.
 *
 * @throws a 404 answer where there is nothing, a 503 with the API's sentence while nothing can be loaded, a 502 where the
 *   answer cannot be read.
 */
export async function pageData<T>(answer: Response): Promise<T> {
  if (answer.status === 404) throw data(null, { status: 404 });
  if (answer.status === 503) throw data(((await answer.json()) as ApiError).message, { status: 503 });
  if (!answer.ok) throw data(null, { status: 502 });
  return (await answer.json()) as T;
}
