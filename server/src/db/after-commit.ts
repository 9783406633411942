import type { Database, Tx } from './database.ts';

const actsOf = new WeakMap<Tx, Set<() => void>>();

/** Enables `afterCommit` in the transactions of `db`, and returns `db`. */
export function announceCommits(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const acts = new Set<() => void>();
    const result = await transaction((tx) => {
      actsOf.set(tx, acts);
      return work(tx);
    }, config);
    for (const act of acts) act();
    return result;
  };
  return db;
}

/**
 * Calls `act` once after `tx` is committed, even if it was registered several times. Does not call it if `tx` is rolled
 * back.
 */
export function afterCommit(tx: Tx, act: () => void): void {
  actsOf.get(tx)?.add(act);
}
