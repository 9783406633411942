/**
 * Two SIGINTs closer than this count as one: Ctrl-C in a terminal reaches the process directly, and again through npm,
 * which forwards it.
 */
const SAME_KEY_MS = 500;

/**
 * Stops the product once when the process is told to end, then exits: with 0, or with 1 and the error if stopping
 * failed. SIGTERM comes from a supervisor, so the load balancer is given time. SIGINT comes from a person at a
 * terminal: it skips that grace period, and a second one exits at once with 1. A second SIGTERM has no effect, because
 * supervisors that signal a whole process group send two.
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
