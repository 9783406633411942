import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outboundMails } from '../db/schema/index.ts';
import type { MailDeps } from './deps.ts';

export type ClaimedMail = typeof outboundMails.$inferSelect;

/** Where a mail stands for the run that wants to send it. */
export type Claim =
  | { state: 'claimed'; mail: ClaimedMail }
  /** Another run holds it, or died holding it: then it is free at `until`. */
  | { state: 'held'; until: Date }
  /** Sent, failed for good, or deleted with its lead. */
  | { state: 'settled' };

/**
 * Marks a mail as being sent, in one statement, so that of two runs one gets it. One that was claimed more than
 * `heldAtMostMs` ago is taken over: its run is dead.
 */
export async function claimMail(
  { db, clock }: Pick<MailDeps, 'db' | 'clock'>,
  mailId: string,
  heldAtMostMs: number,
): Promise<Claim> {
  const now = clock.now();
  const isFree = or(
    eq(outboundMails.status, 'pending'),
    and(
      eq(outboundMails.status, 'sending'),
      or(isNull(outboundMails.claimedAt), lte(outboundMails.claimedAt, new Date(now.getTime() - heldAtMostMs))),
    ),
  );
  const [mail] = await db
    .update(outboundMails)
    .set({ status: 'sending', claimedAt: now, attempts: sql`${outboundMails.attempts} + 1` })
    .where(and(eq(outboundMails.id, mailId), isFree))
    .returning();
  if (mail) return { state: 'claimed', mail };
  const [row] = await db
    .select({ status: outboundMails.status, claimedAt: outboundMails.claimedAt })
    .from(outboundMails)
    .where(eq(outboundMails.id, mailId));
  if (row?.status !== 'sending' && row?.status !== 'pending') return { state: 'settled' };
  return { state: 'held', until: new Date((row.claimedAt ?? now).getTime() + heldAtMostMs) };
}

/**
 * Notes that the receiver may have the mail from now on. Only the run that holds the claim may do so, and only once.
 *
 * @throws when another run has taken the mail over, so that this one breaks off before anything was handed over.
 */
export async function noteHandOver({ db, clock }: Pick<MailDeps, 'db' | 'clock'>, mail: ClaimedMail): Promise<void> {
  const noted = await db
    .update(outboundMails)
    .set({ handedOverAt: clock.now() })
    .where(and(isHeldBy(mail), isNull(outboundMails.handedOverAt)))
    .returning({ id: outboundMails.id });
  if (noted.length === 0) throw new Error('Another run has taken this mail over.');
}

/** The mail as this run claimed it: nobody else has since. */
export function isHeldBy({ id, attempts }: ClaimedMail) {
  return and(eq(outboundMails.id, id), eq(outboundMails.status, 'sending'), eq(outboundMails.attempts, attempts));
}

/**
 * Gives back what a process that was killed had claimed. For the start of the embedded database alone, where no other
 * process can be sending.
 */
export async function releaseClaimedMails(db: Database): Promise<void> {
  await db.update(outboundMails).set({ status: 'pending' }).where(eq(outboundMails.status, 'sending'));
}
