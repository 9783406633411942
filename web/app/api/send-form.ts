import { call, readBody } from './client';

/** A file of 10 MB takes minutes on a slow line. */
const PATIENCE_MS = 10 * 60_000;

/** Sends a form with a file in it and reads JSON. Apart from the client: no public page sends files. */
export async function sendForm<T>(path: string, body: FormData): Promise<T> {
  return readBody<T>(await call(path, { method: 'POST', body }, PATIENCE_MS));
}
