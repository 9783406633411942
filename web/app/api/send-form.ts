import { pathOf } from '@named-first/contract';
import type { CallOutput } from '@named-first/contract/calls';
import { call, readBody } from './client';

/** A file of 10 MB takes minutes on a slow line. */
const PATIENCE_MS = 10 * 60_000;

/** Sends a form with a file in it and reads JSON. Apart from the client: no public page sends files. */
export async function sendForm<N extends 'checkCampaign' | 'uploadCampaign'>(
  name: N,
  body: FormData,
): Promise<CallOutput<N>> {
  return readBody<CallOutput<N>>(await call(pathOf(name as 'uploadCampaign'), { method: 'POST', body }, PATIENCE_MS));
}
