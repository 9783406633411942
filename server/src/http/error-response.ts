import type { ServerResponse } from 'node:http';
import type { ApiError } from '@named-first/contract';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { storageFailure } from '../db/storage-failure.ts';
import { AppError } from '../errors/app-error.ts';
import type { AppEnv } from './app-env.ts';
import { ERROR_STATUS } from './error-status.ts';
import { MethodNotAllowedError } from './method-not-allowed.ts';

/**
 * The only place that turns an error into a response. Unexpected errors are logged in full and answered with a generic
 * sentence.
 */
export function errorResponse(error: unknown, c: Context<AppEnv>, log: Logger): Response {
  const known = isCutOff(error, c) ? new AppError('cut-off', { cause: error }) : asAppError(error, c.req.method);
  const status = ERROR_STATUS[known.code];
  if (status >= 500) log.error({ err: error, requestId: c.get('requestId') }, known.code);
  const body: ApiError = {
    error: known.message,
    message: known.message,
    ...(known.issues ? { issues: known.issues } : {}),
  };
  return c.json(body, status, {
    'Cache-Control': 'no-store',
    ...(known.retryAfterSeconds ? { 'Retry-After': String(known.retryAfterSeconds) } : {}),
    ...(known instanceof MethodNotAllowedError ? { Allow: known.allow.join(', ') } : {}),
    ...(known.code === 'unauthorized' ? { 'WWW-Authenticate': 'Bearer' } : {}),
  });
}

const RESTART_SECONDS = 10;

/** Answers a request that cannot finish before the process ends. A response that has already started is not changed. */
export function stoppingResponse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) return;
  const { code, message } = new AppError('stopping');
  const body: ApiError = { error: message, message };
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Retry-After': RESTART_SECONDS };
  outgoing.writeHead(ERROR_STATUS[code], headers).end(JSON.stringify(body));
}

/**
 * True if the request body ended early, because the visitor left or was too slow. Reading it then fails with this
 * error.
 */
function isCutOff(error: unknown, c: Context<AppEnv>): boolean {
  const ended = c.env?.incoming?.errored;
  return ended != null && ended === error;
}

const STORAGE_RETRY_SECONDS = 30;

function asAppError(error: unknown, method: string): AppError {
  if (error instanceof AppError) return error;
  if (storageFailure(error)) {
    const code = method === 'GET' || method === 'HEAD' ? 'cannot-read' : 'cannot-store';
    return new AppError(code, { retryAfterSeconds: STORAGE_RETRY_SECONDS, cause: error });
  }
  // Matches the scanner's error class by name, because the server only gets a scan function and cannot import the
  // class.
  if (error instanceof Error && error.name === 'ForbiddenAddressError') {
    return new AppError('forbidden-address', { cause: error });
  }
  if (error instanceof HTTPException && error.status === 404) return new AppError('not-found', { cause: error });
  return new AppError('internal', { cause: error });
}
