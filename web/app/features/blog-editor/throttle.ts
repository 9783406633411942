export type Throttled = {
  /** Runs `work` soon: at once a pause after the last run, never more often. */
  soon(): void;
  /** Runs what is waiting now. */
  flush(): void;
  /** Forgets what is waiting. */
  cancel(): void;
};

/** Work that is due at the latest `pauseMs` after it was first asked for, however fast it is asked for again. */
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
