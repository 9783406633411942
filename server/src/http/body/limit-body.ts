import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../errors/app-error.ts';

/**
 * Refuses a body of more than `most` bytes with 413. One that says its length is refused without being opened: a stream
 * that was opened and is not read to its end holds up its connection until that is cut, and whatever the caller sends
 * next on it is lost.
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
