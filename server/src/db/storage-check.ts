import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database.ts';
import { appSettings } from './schema/index.ts';
import { storageFailure } from './storage-failure.ts';

/** Load balancers ask about once a second, and there may be several. */
const KNOWN_FOR_MS = 1_000;
const MAX_MS = 3_000;

export type StorageCheck = {
  /** Why nothing can be stored, as a sentence for an operator; null if a write succeeded within the last second. */
  problem(): Promise<string | null>;
};

/** Checks by writing, because a database that is on a full disk, a standby or in recovery still answers reads. */
export function createStorageCheck({ db, diskProblem }: Pick<OpenDatabase, 'db' | 'diskProblem'>): StorageCheck {
  let last: { at: number; result: Promise<string | null> } | null = null;
  return {
    async problem() {
      const known = diskProblem?.() ?? null;
      if (known !== null) return known;
      const now = performance.now();
      if (!last || now - last.at > KNOWN_FOR_MS) last = { at: now, result: tryToStore(db) };
      return last.result;
    },
  };
}

async function tryToStore(db: OpenDatabase['db']): Promise<string | null> {
  const write = db
    .insert(appSettings)
    .values({ key: 'storage-check', value: 'written' })
    .onConflictDoUpdate({ target: appSettings.key, set: { updatedAt: sql`now()` } })
    .then(
      () => null,
      (error: unknown) => storageFailure(error) ?? 'the database refuses to store',
    );
  const late = Promise.withResolvers<string>();
  const limit = setTimeout(() => late.resolve(`the database did not answer within ${MAX_MS / 1000} s`), MAX_MS);
  return Promise.race([write, late.promise]).finally(() => clearTimeout(limit));
}
