import type { Logger } from 'pino';

/**
 * Logs a rejection that nobody handled, by which Node.js would end the process: an outage must not end it, and whatever
 * is stored is stored in transactions. An uncaught exception ends it all the same, because it may have left anything
 * half done.
 */
export function logUnhandledRejections(log: Logger): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'An unhandled rejection'));
}
