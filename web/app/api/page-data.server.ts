import type { ApiError } from '@named-first/contract';
import { data } from 'react-router';

/**
 * Reads the API's response for a page.
 *
 * @throws a 404 response if there is nothing, a 503 with the API's message while nothing can be loaded, a 502 if the
 * response cannot be read.
 */
export async function pageData<T>(answer: Response): Promise<T> {
  if (answer.status === 404) throw data(null, { status: 404 });
  if (answer.status === 503) throw data(((await answer.json()) as ApiError).message, { status: 503 });
  if (!answer.ok) throw data(null, { status: 502 });
  return (await answer.json()) as T;
}
