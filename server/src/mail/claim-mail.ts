import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outboundMails } from '../db/schema/index.ts';
import type { MailDeps } from './deps.ts';

export type ClaimedMail = typeof outboundMails.$inferSelect;

/** The result of claiming a mail. */
export type Claim =
  | { state: 'claimed'; mail: ClaimedMail }
  /** Another run holds it. If that run has died, the mail is free at `until`. */
  | { state: 'held'; until: Date }
  /** Sent, permanently failed, or deleted with its lead. */
  | { state: 'settled' };

/**
 * Marks a mail as being sent in one statement, so that only one of two runs gets it. A mail claimed more than
 * `claimLastsMs` ago is taken over, because its run must be dead.
 */
export async function claimMail(
  { db, clock }: Pick<MailDeps, 'db' | 'clock'>,
  mailId: string,
  claimLastsMs: number,
): Promise<Claim> {
  const now = clock.now();
  const isFree = or(
    eq(outboundMails.status, 'pending'),
    and(
      eq(outboundMails.status, 'sending'),
      or(isNull(outboundMails.claimedAt), lte(outboundMails.claimedAt, new Date(now.getTime() - claimLastsMs))),
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
  return { state: 'held', until: new Date((row.claimedAt ?? now).getTime() + claimLastsMs) };
}

/**
 * Records that the receiver may have the mail from now on. Only the run that holds the claim may do so, and only once.
 *
 * @throws if another run has taken over the mail, so that this one stops before sending anything.
 */
export async function noteHandOver({ db, clock }: Pick<MailDeps, 'db' | 'clock'>, mail: ClaimedMail): Promise<void> {
  const noted = await db
    .update(outboundMails)
    .set({ handedOverAt: clock.now() })
    .where(and(isClaimedBy(mail), isNull(outboundMails.handedOverAt)))
    .returning({ id: outboundMails.id });
  if (noted.length === 0) throw new Error('Another run has taken this mail over.');
}

/** Matches the mail only while the claim of this run is the latest. */
export function isClaimedBy({ id, attempts }: ClaimedMail) {
  return and(eq(outboundMails.id, id), eq(outboundMails.status, 'sending'), eq(outboundMails.attempts, attempts));
}

/**
 * Releases the mails that a killed process had claimed. Only for the start of the embedded database, when no other
 * process can be sending.
 */
export async function releaseClaimedMails(db: Database): Promise<void> {
  await db.update(outboundMails).set({ status: 'pending' }).where(eq(outboundMails.status, 'sending'));
}
