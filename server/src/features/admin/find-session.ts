import { and, eq, gt } from 'drizzle-orm';
import { sessions } from '../../db/schema/index.ts';
import { storageFailure } from '../../db/storage-failure.ts';
import type { AdminDeps } from './deps.ts';
import { hashToken, IDLE_MS, LIFETIME_MS } from './session-token.ts';

/** The last use of a session is stored once a minute, not with every request. */
const NOTED_EVERY_MS = 60 * 1000;

/**
 * Whether `token` belongs to a valid session. The check keeps an active session from expiring.
 *
 * @param isUse false for a background request of a page, which does not extend the session.
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
        // While nothing can be stored, signed-in users can still read.
        if (storageFailure(error) === null) throw error;
      });
  }
  return true;
}
