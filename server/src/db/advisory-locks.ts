/** Releases a lock. Never throws: if the connection is gone, the lock is already released. */
export type Unlock = () => Promise<void>;

/**
 * Locks by name that all processes on one database share. They do not protect data; they keep two processes from doing
 * the same expensive work at once. The locks of a process are released when it dies.
 */
export type AdvisoryLocks = {
  /**
   * Tries to take the lock `name` without waiting.
   *
   * @returns a function that releases it; null if it is already held, even by this process.
   * @throws the driver's error if the database cannot be reached.
   */
  tryLock(name: string): Promise<Unlock | null>;
};

/** Locks within this process. The embedded database needs no others, because no second process can open it. */
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
