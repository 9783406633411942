import type { Failed, FailureReason } from '../answer.ts';
import { BodyTooLargeError, RedirectRefusedError } from './bounded-fetch.ts';
import { cleanLine } from './clean-text.ts';

const MAX_MESSAGE_LENGTH = 300;
const MAX_CODE_LENGTH = 80;
/** A longer wait than a day is not honoured. */
const MAX_WAIT_SECONDS = 86_400;

/** An error response of a provider. */
export type ProviderError = {
  status: number | null;
  /** `error.type` and `error.code` of the body. */
  type: string | null;
  code: string | null;
  message: string;
  retryAfterSeconds: number | null;
  requestId: string | null;
};

const RETRYABLE: Record<FailureReason, boolean> = {
  'bad-key': false,
  'no-credit': false,
  'model-gone': false,
  'too-fast': true,
  overloaded: true,
  timeout: true,
  connection: true,
  redirect: false,
  'too-large': false,
  malformed: true,
  'provider-failed': true,
  'bad-request': false,
};

/** Whether the same question may be asked again. Refusals and empty answers are answers and are not passed here. */
export function isRetryable(reason: FailureReason): boolean {
  return RETRYABLE[reason];
}

/** True for reasons that concern the whole lane: every other request would fail in the same way. */
export function stopsLane(reason: FailureReason): boolean {
  return reason === 'bad-key' || reason === 'no-credit' || reason === 'model-gone';
}

/** The failed answer for a provider's error. Looks at the error's meaning, because one status has several. */
export function failureOfProvider(error: ProviderError, apiKey: string): Failed {
  const reason = reasonOf(error);
  const { status, retryAfterSeconds, requestId } = error;
  return {
    state: 'failed',
    reason,
    status,
    code: cleanLine([error.type, error.code].filter(Boolean).join('/'), MAX_CODE_LENGTH),
    message: scrub(error.message, apiKey),
    retryAfterSeconds,
    // An error status is not billed. A body that says `failed` with status 200 was sent after work was done.
    billed: status !== null && status < 400 ? 'maybe' : 'no',
    requestId: cleanLine(requestId, MAX_CODE_LENGTH),
  };
}

function reasonOf({ status, type, code, message }: ProviderError): FailureReason {
  const words = `${type ?? ''} ${code ?? ''} ${message}`.toLowerCase();
  if (
    /insufficient_quota|billing|spend.?limit|credit balance|no credit|out of credits?|exceeded your current quota/.test(
      words,
    )
  )
    return 'no-credit';
  if (status === 402) return 'no-credit';
  if (
    /model_not_found|invalid_model|model_retired|not_found_error.*model|model.*(?:does not exist|not found|retired)/.test(
      words,
    )
  )
    return 'model-gone';
  if (status === 401 || status === 403 || /invalid_api_key|authentication_error|permission_error/.test(words))
    return 'bad-key';
  if (status === 429 || /rate.?limit|too_many_requests/.test(words)) return 'too-fast';
  if (status === 529 || status === 503 || /overloaded/.test(words)) return 'overloaded';
  if (status === 408) return 'timeout';
  if (status === 409 || (status !== null && status >= 500)) return 'overloaded';
  return status === 200 ? 'provider-failed' : 'bad-request';
}

/** The failed answer for a request without a readable reply. It may still be billed. */
export function failureWithoutReply(error: unknown, apiKey: string): Failed {
  const chain = causes(error);
  const reason = chain.map(reasonOfCause).find((found) => found !== null) ?? 'connection';
  return {
    state: 'failed',
    reason,
    status: null,
    code: null,
    message: scrub(chain.at(-1)?.message ?? String(error), apiKey),
    retryAfterSeconds: null,
    billed: reason === 'redirect' || chain.some(wasNeverSent) ? 'no' : 'maybe',
    requestId: null,
  };
}

/** A body that is not JSON or does not have the documented form. */
export function malformed(message: string, apiKey: string, requestId: string | null): Failed {
  return {
    state: 'failed',
    reason: 'malformed',
    status: 200,
    code: null,
    message: scrub(message, apiKey),
    retryAfterSeconds: null,
    billed: 'maybe',
    requestId: cleanLine(requestId, MAX_CODE_LENGTH),
  };
}

function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < 6; next = next.cause) chain.push(next);
  return chain;
}

function reasonOfCause(error: Error): FailureReason | null {
  if (error instanceof RedirectRefusedError) return 'redirect';
  if (error instanceof BodyTooLargeError) return 'too-large';
  if (/timeout|timed out/i.test(`${error.name} ${error.message}`)) return 'timeout';
  return error instanceof SyntaxError ? 'malformed' : null;
}

const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function wasNeverSent(error: Error): boolean {
  return 'code' in error && NEVER_SENT.has(String(error.code));
}

function scrub(message: string, apiKey: string): string {
  const withoutKey = apiKey.length > 3 ? message.replaceAll(apiKey, '[key]') : message;
  const scrubbed = withoutKey
    .replaceAll(/\b(?:sk|pplx|key)-[\w-]{6,}/g, '[key]')
    .replaceAll(/Bearer \S+/g, 'Bearer [key]');
  return cleanLine(scrubbed, MAX_MESSAGE_LENGTH) ?? '';
}

/**
 * The wait that the provider asks for, in seconds: OpenAI's `retry-after-ms`, or `Retry-After` in seconds or as a date
 * (RFC 9110 §10.2.3). Null if it is missing.
 */
export function retryAfterOf(headers: Headers | undefined, now: Date): number | null {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms) && ms >= 0) return limited(ms / 1000);
  const held = headers?.get('retry-after')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(held)) return limited(Number(held));
  const date = Date.parse(held);
  return Number.isNaN(date) ? null : limited((date - now.getTime()) / 1000);
}

function limited(seconds: number): number {
  return Math.min(Math.max(Math.ceil(seconds), 0), MAX_WAIT_SECONDS);
}
