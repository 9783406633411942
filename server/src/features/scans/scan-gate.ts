import { AppError } from '../../http/errors.ts';

/** Lets few scans run at once, the rest wait their turn, and callers who ask for the same site share one scan. */
export type ScanGate = {
  /**
   * Runs `work`, or joins the run already under way for `key`. The work belongs to nobody in particular: a caller who
   * leaves does not stop it.
   *
   * @throws AppError `too-busy` when the waiting line is full; whatever `work` throws.
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
};

const RETRY_AFTER_SECONDS = 30;

/** Makes a gate with `atOnce` places inside and `waiting` places in the line, served first come, first served. */
export function createScanGate({ atOnce, waiting }: { atOnce: number; waiting: number }): ScanGate {
  const shared = new Map<string, Promise<unknown>>();
  const line: (() => void)[] = [];
  let inside = 0;

  const enter = async () => {
    if (inside < atOnce) inside += 1;
    else await new Promise<void>((resolve) => line.push(resolve));
  };
  const leave = () => {
    // The place is handed to the next in line, so a newcomer can never slip in before them.
    const next = line.shift();
    if (next) next();
    else inside -= 1;
  };
  const takeTurn = async <T>(work: () => Promise<T>) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };

  return {
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const running = shared.get(key);
      if (running) return running as Promise<T>;
      if (inside >= atOnce && line.length >= waiting) {
        throw new AppError('too-busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      const run = takeTurn(work).finally(() => shared.delete(key));
      shared.set(key, run);
      return run;
    },
  };
}
