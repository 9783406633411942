import { type MailData, planOf } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clients } from '../../../db/schema/index.ts';
import type { ClientDeps } from '../deps.ts';
import { findClientOf } from './find-person.ts';
import { addEvent, clientUrl } from './record-event.ts';

/**
 * Records that a person wrote through the contact form on behalf of a client, and returns the client. Anyone can type a
 * client's address, so this is only a hint for the agency.
 */
export async function noteMessage(
  deps: Pick<ClientDeps, 'clock' | 'settings'>,
  tx: Tx,
  address: string,
): Promise<NonNullable<MailData['contact-message']['client']> | null> {
  const client = await findClientOf(tx, address.trim().toLowerCase());
  if (!client) return null;
  const now = deps.clock.now();
  await tx.update(clients).set({ lastContactAt: now }).where(eq(clients.id, client.id));
  await addEvent(tx, client.id, { kind: 'contact', text: 'Wrote through the contact form' }, now);
  const { businessName, planId, id } = client;
  return { businessName, planName: planOf(planId).name, adminUrl: clientUrl(deps, id) };
}
