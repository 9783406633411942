import { type CallParts, pathOf } from '@named-first/contract';
import type { CallOutput } from '@named-first/contract/calls';
import { call, readBody } from './transport';

/** A file of 10 MB takes minutes on a slow connection. */
const TIMEOUT_MS = 10 * 60_000;

/** Sends a form with a file and reads JSON. Separate from the client, because public pages never send files. */
export async function sendForm<N extends 'checkCampaign' | 'uploadCampaign' | 'addClientFile'>(
  name: N,
  body: FormData,
  parts?: CallParts<N>,
): Promise<CallOutput<N>> {
  const path = pathOf(name as 'addClientFile', parts as CallParts<'addClientFile'>);
  return readBody<CallOutput<N>>(await call(path, { method: 'POST', body }, TIMEOUT_MS));
}
