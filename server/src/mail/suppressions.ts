import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { type MailList, suppressions } from '../db/schema/index.ts';
import { addressHash } from './address-hash.ts';

export type SuppressionReason = (typeof suppressions.$inferSelect)['reason'];

/**
 * Takes an address off lists until its owner subscribes again. No effect on lists that the address has already left.
 */
export async function suppressLists(tx: Tx, { address, lists, reason, at }: Suppression): Promise<void> {
  if (lists.length === 0) return;
  const rows = lists.map((list) => ({ address: normalise(address), list, reason, createdAt: at }));
  await tx.insert(suppressions).values(rows).onConflictDoNothing();
}

type Suppression = { address: string; lists: readonly MailList[]; reason: SuppressionReason; at: Date };

/** Allows mail of these lists again, because the owner of the address asked for it. */
export async function allowAgain(tx: Tx, address: string, lists: readonly MailList[]): Promise<void> {
  if (lists.length === 0) return;
  await tx.delete(suppressions).where(and(isSuppressed(address), inArray(suppressions.list, lists)));
}

/** The lists that an address has left. */
export async function suppressedLists(db: Database | Tx, address: string): Promise<Set<MailList>> {
  const rows = await db.select({ list: suppressions.list }).from(suppressions).where(isSuppressed(address));
  return new Set(rows.map((row) => row.list));
}

/**
 * Replaces an erased person's address by its hash. The lists they left stay suppressed, and the address itself is gone.
 */
export async function pseudonymiseSuppressions(tx: Tx, address: string): Promise<void> {
  const normalised = normalise(address);
  const hash = addressHash(normalised);
  // A person who was erased, came back and left again already has a row under the hash.
  await tx.execute(sql`
    insert into suppressions (address, list, reason, created_at)
    select ${hash}, list, reason, created_at from suppressions where address = ${normalised}
    on conflict do nothing`);
  await tx.delete(suppressions).where(eq(suppressions.address, normalised));
}

/** Matches the rows of an address, by its text or its hash. */
export function isSuppressed(address: string): SQL {
  const normalised = normalise(address);
  return inArray(suppressions.address, [normalised, addressHash(normalised)]);
}

function normalise(address: string): string {
  return address.trim().toLowerCase();
}
