import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../errors/app-error.ts';

/**
 * Refuses a compressed body: size limits apply to the bytes on the wire, and a few of those can expand to gigabytes.
 * Neither browsers nor our webhooks compress request bodies.
 */
export const uncompressedBody: MiddlewareHandler = async (c, next) => {
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase();
  if (encoding !== undefined && encoding !== '' && encoding !== 'identity') {
    throw new AppError('unsupported-type', { message: 'Please send the request without compressing it.' });
  }
  await next();
};
