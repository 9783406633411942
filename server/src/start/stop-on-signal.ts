/**
 * Two SIGINTs closer than this are one: Ctrl-C in a terminal reaches the process directly, and once more from npm, which
 * passes it on.
 */
const SAME_KEY_MS = 500;

/**
 * Stops once when the process is told to end, and then ends it: with 0, or with 1 and the error when stopping failed.
 * SIGTERM comes from a supervisor and waits for the load balancer. SIGINT comes from a person at a terminal, who does
 * not wait: it also ends the wait that a SIGTERM began, and a second one ends the process at once, with 1. A second
 * SIGTERM changes nothing: supervisors that signal a whole process group send two.
 *
 * @param stop receives a signal that aborts when the grace period should be skipped.
 */
export function stopOnSignal(stop: (hurry: AbortSignal) => Promise<void>): void {
  const hurry = new AbortController();
  let interruptedAt: number | null = null;
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    stop(hurry.signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', () => {
    const now = performance.now();
    if (interruptedAt !== null && now - interruptedAt > SAME_KEY_MS) process.exit(1);
    interruptedAt ??= now;
    hurry.abort();
    stopOnce();
  });
}
