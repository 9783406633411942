import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { MAIL_LISTS, type MailList, newsletters, suppressions } from '../../db/schema/index.ts';
import { endCourse } from '../course/end-course.ts';

export type SuppressionReason = (typeof suppressions.$inferSelect)['reason'];

/** Takes an address off lists for good, until its owner asks to be on one again. Off a list already is no failure. */
export async function suppress(tx: Tx, { address, reason, at, lists = MAIL_LISTS }: SuppressionRequest): Promise<void> {
  const normalised = normalise(address);
  if (lists.length === 0) return;
  await tx
    .insert(suppressions)
    .values(lists.map((list) => ({ address: normalised, list, reason, createdAt: at })))
    .onConflictDoNothing();
  if (lists.includes('course')) await endCourse(tx, normalised);
  if (lists.includes('newsletter')) {
    await tx.update(newsletters).set({ subscribed: false }).where(eq(newsletters.email, normalised));
  }
}

type SuppressionRequest = {
  address: string;
  reason: SuppressionReason;
  at: Date;
  /** All of them unless told. */
  lists?: readonly MailList[];
};

/** Lets mail of lists through again, because the owner of the address asked for it. */
export async function allowAgain(tx: Tx, address: string, lists: readonly MailList[]): Promise<void> {
  if (lists.length === 0) return;
  await tx
    .delete(suppressions)
    .where(and(eq(suppressions.address, normalise(address)), inArray(suppressions.list, lists)));
}

/** The lists an address is off. */
export async function suppressedLists(db: Database | Tx, address: string): Promise<Set<MailList>> {
  const rows = await db
    .select({ list: suppressions.list })
    .from(suppressions)
    .where(eq(suppressions.address, normalise(address)));
  return new Set(rows.map((row) => row.list));
}

function normalise(address: string): string {
  return address.trim().toLowerCase();
}
