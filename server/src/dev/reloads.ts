/** A running server that can be replaced. */
type Stoppable = { stop(): Promise<void> };

export type Reloads<T extends Stoppable> = {
  /** The newest server, once it has started. @throws the error that prevented the start. */
  current(): Promise<T>;
  /** Stops the current server and starts the next. Edits during a reload cause one more reload. */
  reload(): void;
  /** Stops the current server for good. */
  stop(): Promise<void>;
};

/**
 * Runs one server after another, never two at a time, because they share the database and its job queue.
 *
 * @param start starts a server with the newest code.
 */
export function createReloads<T extends Stoppable>({
  start,
  onFailure,
}: {
  start(): Promise<T>;
  onFailure(error: unknown): void;
}): Reloads<T> {
  let newest = start();
  let waiting = false;
  const replace = async (previous: Promise<T>): Promise<T> => {
    // A server that failed to start has nothing to stop.
    await previous.then(
      (running) => running.stop(),
      () => {},
    );
    waiting = false;
    return start();
  };
  return {
    current: () => newest,
    reload() {
      if (waiting) return;
      waiting = true;
      newest = replace(newest);
      newest.catch(onFailure);
    },
    async stop() {
      const last = newest;
      newest = Promise.reject(new Error('The server has stopped'));
      newest.catch(() => {});
      await last.then(
        (running) => running.stop(),
        () => {},
      );
    },
  };
}
