import type { AskedProvider } from '@named-first/answers';
import { eq } from 'drizzle-orm';
import { panelAnswers } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { beginAsk } from './begin-ask.ts';
import { settleAsk } from './settle-ask.ts';

/**
 * Asks one planned question. Safe to run twice: a row with an answer is skipped, and a row that another worker is
 * asking is checked again later.
 *
 * @throws errors of the database, and an error when the process is stopping. The queue then runs the job again.
 */
export async function askAnswer(
  deps: AssistantDeps,
  { answerId }: { answerId: string },
  signal: AbortSignal,
): Promise<void> {
  const [row] = await deps.db
    .select({ provider: panelAnswers.provider })
    .from(panelAnswers)
    .where(eq(panelAnswers.id, answerId));
  if (!row || row.provider === 'pasted') return;
  const asker = await deps.askerOf(row.provider as AskedProvider);
  const begun = await beginAsk(deps, asker, answerId);
  if (!begun || !asker) return;
  // No transaction is open during the request to the provider.
  const asked = await asker.ask(begun.question, begun.place, signal);
  // An aborted request says nothing about the provider. Its attempt and its reserve stay counted.
  if (asked.answer.state === 'failed') signal.throwIfAborted();
  await settleAsk(deps, asker, begun, asked);
}
