import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outboundMails } from '../db/schema/index.ts';

export type ClaimedMail = typeof outboundMails.$inferSelect;

/** Where a mail stands for the run that wants to send it. */
export type Claim =
  | { state: 'claimed'; mail: ClaimedMail }
  /** Another run holds it, or died holding it. `attempts` tells its claim from later ones. */
  | { state: 'held'; attempts: number }
  /** Sent, failed for good, or deleted with its lead. */
  | { state: 'settled' };

/** Marks a pending mail as being sent, in one statement, so that of two runs one gets it. */
export async function claimMail(db: Database, mailId: string): Promise<Claim> {
  const mail = await setSending(db, mailId, eq(outboundMails.status, 'pending'));
  if (mail) return { state: 'claimed', mail };
  const [row] = await db
    .select({ status: outboundMails.status, attempts: outboundMails.attempts })
    .from(outboundMails)
    .where(eq(outboundMails.id, mailId));
  return row?.status === 'sending' || row?.status === 'pending'
    ? { state: 'held', attempts: row.attempts }
    : { state: 'settled' };
}

/** Takes a mail over from the run that made the claim numbered `attempts`; null when it has moved on since. */
export function takeOverMail(db: Database, mailId: string, attempts: number): Promise<ClaimedMail | null> {
  return setSending(db, mailId, and(eq(outboundMails.status, 'sending'), eq(outboundMails.attempts, attempts)));
}

/**
 * Gives back what a process that was killed had claimed. For the start of the embedded database alone, where no other
 * process can be sending.
 */
export async function releaseClaimedMails(db: Database): Promise<void> {
  await db.update(outboundMails).set({ status: 'pending' }).where(eq(outboundMails.status, 'sending'));
}

async function setSending(db: Database, mailId: string, state: ReturnType<typeof and>): Promise<ClaimedMail | null> {
  const [mail] = await db
    .update(outboundMails)
    .set({ status: 'sending', attempts: sql`${outboundMails.attempts} + 1` })
    .where(and(eq(outboundMails.id, mailId), state))
    .returning();
  return mail ?? null;
}
