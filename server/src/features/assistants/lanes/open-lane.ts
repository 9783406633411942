import { PROVIDERS } from '@named-first/answers';
import { AppError } from '../../../errors/app-error.ts';
import type { AssistantDeps } from '../deps.ts';
import { lockLane, openLane } from './lane-state.ts';

/** Resumes a paused assistant, because someone has fixed the problem. */
export async function openPausedLane({ db }: AssistantDeps, provider: string): Promise<void> {
  const known = PROVIDERS.find((name) => name === provider);
  if (!known || known === 'pasted') throw new AppError('not-found', { message: 'There is no such assistant.' });
  await db.transaction(async (tx) => openLane(tx, await lockLane(tx, known)));
}
