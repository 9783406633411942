import { and, eq, gt } from 'drizzle-orm';
import { sessions } from '../../db/schema/index.ts';
import { storageFailure } from '../../db/storage-failure.ts';
import type { AdminDeps } from './deps.ts';
import { hashToken, IDLE_MS, LIFETIME_MS } from './session-token.ts';

/** A session that is used all the time is written down once a minute, not with every request. */
const NOTED_EVERY_MS = 60 * 1000;

/**
 * Whether `token` is that of a living session. Being asked for keeps a session from falling idle.
 *
 * @param isUse false for a call that a page makes by itself: such calls find a session and do not prolong it.
 */
export async function isSignedIn(
  deps: Pick<AdminDeps, 'db' | 'clock'>,
  token: string | undefined,
  isUse = true,
): Promise<boolean> {
  if (!token) return false;
  const now = deps.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const tokenHash = hashToken(token);
  const [session] = await deps.db
    .select({ lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.createdAt, before(LIFETIME_MS)),
        gt(sessions.lastSeenAt, before(IDLE_MS)),
      ),
    );
  if (!session) return false;
  if (isUse && session.lastSeenAt < before(NOTED_EVERY_MS)) {
    await deps.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(eq(sessions.tokenHash, tokenHash))
      .catch((error: unknown) => {
        // While nothing can be stored, who is signed in can go on reading.
        if (storageFailure(error) === null) throw error;
      });
  }
  return true;
}
