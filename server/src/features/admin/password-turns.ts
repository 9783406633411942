import pLimit from 'p-limit';
import { AppError } from '../../errors/app-error.ts';

/** Lets one password be checked at a time: each check takes 128 MB and a core for some tenths of a second. */
export type PasswordTurns = {
  /** Runs `work` when its turn comes. @throws AppError `too-busy` when the line is full; whatever `work` throws. */
  take<T>(work: () => Promise<T>): Promise<T>;
};

const RETRY_AFTER_SECONDS = 10;

/** Makes a line with `waiting` places, served first come, first served. */
export function createPasswordTurns({ waiting }: { waiting: number }): PasswordTurns {
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
