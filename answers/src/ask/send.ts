import type { Answer, Failed } from '../answer.ts';
import type { Asked } from './asker.ts';
import { failureOfProvider, failureWithoutReply, malformed, retryAfterOf } from './failure.ts';

/** The fields that both SDKs set on errors of a provider. */
type StatusError = Error & { status: number; error: unknown; headers: Headers; requestID?: string | null };

type Sent = {
  apiKey: string;
  /** Sends the request and returns the unread response, whose status is 2xx. */
  send: () => Promise<Response>;
  /** Extracts the answer from the parsed body. Throws if the body does not have the documented form. */
  read: (body: unknown, requestId: string | null) => Answer;
};

/** Sends one request through an SDK and turns every outcome into data. */
export async function sendAndRead({ apiKey, send, read }: Sent): Promise<Asked> {
  let response: Response;
  let raw: string;
  try {
    response = await send();
    raw = await response.text();
  } catch (error) {
    return { answer: failureOf(error, apiKey), raw: null };
  }
  const requestId = requestIdOf(response.headers);
  try {
    return { answer: read(JSON.parse(raw), requestId), raw };
  } catch (error) {
    const words = error instanceof SyntaxError ? 'The body is not JSON.' : 'The body is not of the documented form.';
    return { answer: malformed(words, apiKey, requestId), raw };
  }
}

/** Turns an error thrown by an SDK into data. */
function failureOf(error: unknown, apiKey: string): Failed {
  if (!isStatusError(error)) return failureWithoutReply(error, apiKey);
  const { type, code, message } = fieldsOf(error.error);
  return failureOfProvider(
    {
      status: error.status,
      type,
      code,
      message: message ?? error.message,
      retryAfterSeconds: retryAfterOf(error.headers, new Date()),
      requestId: error.requestID ?? requestIdOf(error.headers),
    },
    apiKey,
  );
}

function isStatusError(error: unknown): error is StatusError {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

/** Type, code and message of an error body. Some SDKs have already unwrapped `{error: …}`. */
export function fieldsOf(body: unknown): { type: string | null; code: string | null; message: string | null } {
  const outer = (body ?? {}) as Record<string, unknown>;
  const inner =
    typeof outer.error === 'object' && outer.error !== null ? (outer.error as Record<string, unknown>) : outer;
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);
  return { type: text(inner.type), code: text(inner.code), message: text(inner.message) };
}

function requestIdOf(headers: Headers | undefined): string | null {
  return headers?.get('x-request-id') ?? headers?.get('request-id') ?? null;
}
