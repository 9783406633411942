import { clientWebsiteSchema, parseWebsite } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clients } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import { startBaseline, waitingBaseline } from '../baseline/start-baseline.ts';
import type { ClientDeps } from '../deps.ts';
import { type ClientRow, clientOfOrder } from '../orders/find-client.ts';
import { addEvent } from '../record/record-event.ts';
import { closeTasks } from '../record/tasks.ts';

/**
 * Takes the website from a buyer whose domain could not be read. Where there is one already it is the agency's to change.
 *
 * @throws AppError `billing-link-not-valid`, `invalid-input` for what is no website.
 */
export async function answerWebsite(deps: ClientDeps, orderId: string, input: unknown): Promise<void> {
  const { website } = parseInput(clientWebsiteSchema, input);
  await deps.db.transaction(async (tx) => {
    const { client } = await clientOfOrder(tx, orderId);
    if (client.site === null) await setWebsite(deps, tx, client, website);
  });
}

/**
 * Gives a client a website, and with another site another baseline: what was measured on the one before says nothing
 * about it. The caller holds the lock on the client.
 *
 * @throws AppError `invalid-input` for what is no website.
 */
export async function setWebsite(deps: ClientDeps, tx: Tx, client: ClientRow, text: string): Promise<void> {
  const parsed = parseWebsite(text);
  if (!parsed.ok) {
    const { message } = parsed;
    throw new AppError('invalid-input', { message, issues: [{ path: 'website', message }] });
  }
  const { site, url } = parsed.website;
  const now = deps.clock.now();
  const isOther = site !== client.site;
  if (!isOther && url === client.website) return;
  const [changed] = await tx
    .update(clients)
    .set({ site, website: url, ...(isOther ? waitingBaseline(now) : {}) })
    .where(eq(clients.id, client.id))
    .returning();
  await addEvent(tx, client.id, { kind: 'website-set', website: url }, now);
  await closeTasks(tx, client.id, 'website', now);
  if (isOther) await startBaseline(deps, tx, changed!);
}
