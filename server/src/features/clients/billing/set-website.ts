import { clientWebsiteSchema, parseWebsite } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clients } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import { startBaseline, waitingBaseline } from '../baseline/start-baseline.ts';
import type { ClientDeps } from '../deps.ts';
import { type ClientRow, clientOfOrder } from '../orders/find-client.ts';
import { linkLeads } from '../record/link-leads.ts';
import { addEvent } from '../record/record-event.ts';
import { closeTasks } from '../record/tasks.ts';

/**
 * Accepts the website from a buyer whose domain could not be parsed. Has no effect if the client already has one, which
 * only the agency may change.
 *
 * @throws AppError `billing-link-not-valid`, `invalid-input` for an invalid website.
 */
export async function answerWebsite(deps: ClientDeps, orderId: string, input: unknown): Promise<void> {
  const { website } = parseInput(clientWebsiteSchema, input);
  await deps.db.transaction(async (tx) => {
    const { client } = await clientOfOrder(tx, orderId);
    if (client.site === null) await setWebsite(deps, tx, client, website);
  });
}

/**
 * Sets the website of a client. A different site needs a new baseline, because scans of the old one say nothing about
 * it. The caller has locked the client.
 *
 * @throws AppError `invalid-input` for an invalid website.
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
  if (!isOther) return;
  if (client.state !== 'ended') await linkLeads(tx, changed!, { isWon: client.site === null, now });
  await startBaseline(deps, tx, changed!);
}
