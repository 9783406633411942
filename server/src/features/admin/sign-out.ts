import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/index.ts';
import type { AdminDeps } from './deps.ts';
import { hashToken } from './session-token.ts';

/** Ends a session on the server, so that all copies of its cookie become useless. */
export async function signOut(deps: Pick<AdminDeps, 'db'>, token: string | undefined): Promise<void> {
  if (token) await deps.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
