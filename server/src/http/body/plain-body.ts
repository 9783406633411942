import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../errors/app-error.ts';

/**
 * Refuses a body that is compressed: limits of size hold for bytes as they come, and a few of those can become
 * gigabytes. No browser compresses what it sends, and no webhook of ours does.
 */
export const plainBody: MiddlewareHandler = async (c, next) => {
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase();
  if (encoding !== undefined && encoding !== '' && encoding !== 'identity') {
    throw new AppError('unsupported-type', { message: 'Please send the request without compressing it.' });
  }
  await next();
};
