import type { Database, Tx } from './database.ts';

const actsOf = new WeakMap<Tx, Set<() => void>>();

/** Makes `afterCommit` work in the transactions of `db`, which is given back. */
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

/** Calls `act` once `tx` is committed: once, however often it was given; not at all when `tx` is rolled back. */
export function afterCommit(tx: Tx, act: () => void): void {
  actsOf.get(tx)?.add(act);
}
