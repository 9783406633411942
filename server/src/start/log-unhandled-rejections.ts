import type { Logger } from 'pino';

/**
 * Logs unhandled rejections instead of letting Node.js end the process: an outage must not stop the product, and every
 * write is in a transaction. An uncaught exception still ends the process, because it may leave state half changed.
 */
export function logUnhandledRejections(log: Logger): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'An unhandled rejection'));
}
