import type { Logger } from 'pino';
import { storageFailure } from '../db/storage-failure.ts';

const REPEATED_EVERY_MS = 60_000;

/**
 * Logs errors of the job queue. During a database outage every poll fails, several times a second, so repeated errors
 * are logged once a minute with the reason and a count.
 *
 * @param now in milliseconds.
 */
export function queueErrorLog(log: Logger, now: () => number = () => performance.now()): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  let since = 0;
  return (error) => {
    const reason = storageFailure(error);
    if (reason === null) return log.error({ err: error }, 'The job queue reported an error');
    since += 1;
    if (now() - last < REPEATED_EVERY_MS) return;
    log.error({ reason, errors: since }, 'The job queue cannot use the database and goes on trying');
    last = now();
    since = 0;
  };
}
