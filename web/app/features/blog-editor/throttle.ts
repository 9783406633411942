export type Throttled = {
  /** Runs `work` at the end of the pause that began with the first call. */
  soon(): void;
  /** Runs pending work now. */
  flush(): void;
  /** Drops pending work. */
  cancel(): void;
};

/** Throttles: runs work at most `pauseMs` after the first call, however many calls follow. */
export function throttle(work: () => void, pauseMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    cancel();
    work();
  };
  return {
    soon: () => {
      timer ??= setTimeout(run, pauseMs);
    },
    flush: () => {
      if (timer !== undefined) run();
    },
    cancel,
  };
}
