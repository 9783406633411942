import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../errors/app-error.ts';

/**
 * Refuses a body of more than `most` bytes with 413. If the declared length is too large, the body stream is not
 * opened: an opened stream that is not read to its end blocks the connection until it is cut, and the caller's next
 * request on it is lost.
 */
export function limitBody(most: number, message?: string): MiddlewareHandler {
  const refuse = (): never => {
    throw new AppError('body-too-large', message === undefined ? {} : { message });
  };
  const limitUnsaid = bodyLimit({ maxSize: most, onError: refuse });
  return async (c, next) => {
    const said = c.req.header('content-length');
    if (said === undefined) return limitUnsaid(c, next);
    return Number(said) > most ? refuse() : next();
  };
}
