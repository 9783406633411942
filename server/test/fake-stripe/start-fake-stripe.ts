import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Form, readForm } from './form-body.ts';
import { hostedPage } from './hosted-page.ts';
import { readPublishedApi } from './published-api.ts';
import { StripeRefusal, stripeCalls } from './stripe-calls.ts';
import { createStripeState, type StripeEvent, seconds } from './stripe-state.ts';

/** How a request fails. `failed-after` performs the request first; `slow` performs it and never answers. */
export type FaultKind = 'down' | 'slow' | 'busy' | 'failed' | 'failed-after';
export type Fault = { kind: FaultKind; path: RegExp; times: number };

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
type Kept = { print: string; answer: Promise<Answer> };

export const TEST_WEBHOOK_SECRET = 'whsec_test_of_the_fake';

/**
 * A fake Stripe on loopback that stores its objects, supports idempotency keys, fails on demand and signs events. Every
 * request and response is validated against Stripe's published documents; violations are refused and recorded in
 * `violations`.
 *
 * @param options.emit receives each event as it happens; the caller decides when, how often and in which order it is
 * posted.
 */
export async function startFakeStripe(options: { emit?: (event: StripeEvent) => void; port?: number } = {}) {
  const published = readPublishedApi();
  const state = createStripeState((event) => options.emit?.(event));
  const requests: { method: string; path: string; form: Form; version: string | undefined }[] = [];
  const violations: string[] = [];
  const faults: Fault[] = [];
  const kept = new Map<string, Kept>();
  const calls = stripeCalls(state, () => url);

  function call(method: string, path: string, form: Form): Answer {
    const [, base, id, action = ''] =
      /^(\/v1\/(?:checkout\/|billing_portal\/)?\w+)(?:\/([\w-]+))?(\/expire)?$/.exec(path) ?? [];
    const run = calls[`${method} ${base}${id ? '/:id' : ''}${action}`];
    const complaint = published.judgeRequest(method, path, form);
    if (complaint !== null) violations.push(`${method} ${path}: ${complaint}`);
    if (!run || complaint !== null) return refusal(new StripeRefusal(400, complaint ?? `Unrecognized ${path}`));
    try {
      const body = structuredClone(run({ form, id: id ?? '' }));
      violations.push(...published.judgeAnswer(body).map((words) => `answer to ${method} ${path}: ${words}`));
      return { status: 200, body };
    } catch (error) {
      if (error instanceof StripeRefusal) return refusal(error);
      throw error;
    }
  }

  async function answer(request: IncomingMessage, path: string, body: string): Promise<Answer | 'none'> {
    const method = request.method!.toLowerCase();
    const [pathname = '', query = ''] = path.split('?');
    const form = readForm(method === 'get' ? query : body);
    requests.push({ method, path: pathname, form, version: request.headers['stripe-version'] as string | undefined });
    const fault = faults.find((known) => known.times > 0 && known.path.test(pathname));
    if (fault) fault.times -= 1;
    if (fault?.kind === 'down') return 'none';
    // Rate-limited requests are refused before anything else is checked, and not remembered.
    if (fault?.kind === 'busy') return error(429, 'rate_limit_error', 'Too many requests.');
    const run = async () => {
      if (fault?.kind === 'failed') return failure();
      const done = call(method, pathname, form);
      return fault?.kind === 'failed-after' ? failure() : done;
    };
    const result = await oncePerKey(request.headers['idempotency-key'] as string | undefined, `${path}\n${body}`, run);
    return fault?.kind === 'slow' ? 'none' : result;
  }

  /**
   * Stripe repeats the first response to a key, including its own errors:
   * https://docs.stripe.com/api/idempotent_requests
   */
  async function oncePerKey(key: string | undefined, print: string, run: () => Promise<Answer>): Promise<Answer> {
    if (key === undefined) return run();
    const before = kept.get(key);
    if (before && before.print !== print) {
      return error(
        400,
        'idempotency_error',
        'Keys can only be used with the same parameters they were first used with.',
      );
    }
    if (before) return { ...(await before.answer), headers: { 'idempotent-replayed': 'true' } };
    const first = run();
    kept.set(key, { print, answer: first });
    const done = await first;
    if (done.status === 400) kept.delete(key);
    return done;
  }

  const server = createServer(async (request, response) => {
    const body = await read(request);
    const path = request.url ?? '/';
    if (hostedPage(state, request.method!, path, body, response)) return;
    if (!/^Bearer (?:sk|rk)_/.test(request.headers.authorization ?? '')) {
      return send(response, error(401, 'invalid_request_error', 'You did not provide an API key.'));
    }
    const result = await answer(request, path, body);
    const slow = faults.some(({ kind }) => kind === 'slow');
    if (result !== 'none') send(response, result);
    else if (!slow) request.socket.destroy();
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    state,
    requests,
    violations,
    fail(kind: FaultKind, path: RegExp = /./, times = Number.POSITIVE_INFINITY) {
      faults.push({ kind, path, times });
    },
    recover() {
      faults.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * The request for an event, signed as Stripe documents it: https://docs.stripe.com/webhooks/signature#verify-manually
 */
export function signedEvent(event: object, secret: string = TEST_WEBHOOK_SECRET, at: number = seconds()) {
  const body = JSON.stringify(event, null, 2);
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${mac}` } };
}

function error(status: number, type: string, message: string, code: string | null = null): Answer {
  return { status, body: { error: { type, message, ...(code ? { code } : {}) } } };
}

function refusal({ status, message, code }: StripeRefusal): Answer {
  return error(status, 'invalid_request_error', message, code);
}

/** Stripe tells clients not to retry such a request, because it would repeat the response. */
function failure(): Answer {
  return {
    ...error(500, 'api_error', 'Something went wrong at the fake.'),
    headers: { 'stripe-should-retry': 'false' },
  };
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake', ...headers });
  response.end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
