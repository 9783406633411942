/** Releases a lock. Never throws: a lock whose connection is gone is free already. */
export type Unlock = () => Promise<void>;

/**
 * Locks by name that every process on one database shares. They protect no data: they keep two processes from doing the
 * same expensive work at once. A process that dies releases its locks.
 */
export type AdvisoryLocks = {
  /**
   * Takes the lock called `name` without waiting.
   *
   * @returns how to release it; null while anybody holds it, this process included.
   * @throws the driver's error when the database cannot be reached.
   */
  tryLock(name: string): Promise<Unlock | null>;
};

/** Locks of this process alone: all the embedded database needs, because no second process can open it. */
export function createProcessLocks(): AdvisoryLocks {
  const held = new Set<string>();
  return {
    async tryLock(name) {
      if (held.has(name)) return null;
      held.add(name);
      return async () => void held.delete(name);
    },
  };
}
