import { eq } from 'drizzle-orm';
import { newsletters } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { InboxDeps } from './deps.ts';

/** Removes an address from the newsletter and deletes it. @throws AppError `not-found`. */
export async function removeSubscriber({ db }: Pick<InboxDeps, 'db'>, id: string): Promise<void> {
  const removed = await db.delete(newsletters).where(eq(newsletters.id, id)).returning({ id: newsletters.id });
  if (removed.length === 0) throw new AppError('not-found', { message: 'This subscriber is not there any more.' });
}
