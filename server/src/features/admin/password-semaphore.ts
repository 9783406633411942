import pLimit from 'p-limit';
import { AppError } from '../../errors/app-error.ts';

/** Allows one password check at a time: each takes 128 MB and a core for several tenths of a second. */
export type PasswordSemaphore = {
  /** Runs `work` after all earlier calls. @throws AppError `too-busy` if the queue is full; the errors of `work`. */
  take<T>(work: () => Promise<T>): Promise<T>;
};

const RETRY_AFTER_SECONDS = 10;

/** Creates a queue with room for `waiting` calls, first in, first out. */
export function createPasswordSemaphore({ waiting }: { waiting: number }): PasswordSemaphore {
  const oneAtATime = pLimit(1);
  return {
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (oneAtATime.activeCount + oneAtATime.pendingCount > waiting) {
        throw new AppError('too-busy', {
          message: 'Too many people are signing in right now. Please try again in a minute.',
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      return oneAtATime(work);
    },
  };
}
