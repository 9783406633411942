import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { personKey } from '../../db/schema/columns.ts';
import {
  clientContacts,
  clientEvents,
  clients,
  clientTasks,
  deliverables,
  factSheets,
  workEntries,
} from '../../db/schema/index.ts';

/** Clients whose buyer the person is. */
function isBuyer(address: string): SQL {
  return sql`${personKey(clients.email)} = ${address}`;
}

function isContact(address: string): SQL {
  return sql`${personKey(clientContacts.email)} = ${address}`;
}

/** What is held about a person as a buyer or as a contact of a client. */
export async function exportClientRecords(db: Database, address: string) {
  const own = db.select({ id: clients.id }).from(clients).where(isBuyer(address));
  const rows = await db.select().from(clients).where(isBuyer(address));
  return {
    clients: rows.map(({ searchText: _text, ...row }) => row),
    clientContacts: await db.select().from(clientContacts).where(isContact(address)),
    clientHistory: await db.select().from(clientEvents).where(inArray(clientEvents.clientId, own)),
    clientTasks: await db.select().from(clientTasks).where(inArray(clientTasks.clientId, own)),
    factSheets: await db.select().from(factSheets).where(inArray(factSheets.clientId, own)),
    clientWork: await db
      .select({ deliverable: deliverables, entry: workEntries })
      .from(workEntries)
      .innerJoin(deliverables, eq(deliverables.id, workEntries.deliverableId))
      .where(inArray(deliverables.clientId, own)),
  };
}

/**
 * Erases what was written about a person beyond the accounts of what they paid: notes, reasons, tasks, fact sheets, and
 * who approved what. The client itself stays with its orders, as do the numbers of the work that was owed and done.
 */
export async function eraseClientRecords(tx: Tx, address: string): Promise<void> {
  const own = tx.select({ id: clients.id }).from(clients).where(isBuyer(address));
  await tx
    .update(workEntries)
    .set({ note: null, evidence: null, approvedBy: null })
    .where(
      inArray(
        workEntries.deliverableId,
        tx.select({ id: deliverables.id }).from(deliverables).where(inArray(deliverables.clientId, own)),
      ),
    );
  await tx
    .update(workEntries)
    .set({ approvedBy: null })
    .where(
      sql`exists (select from ${deliverables} join ${clientContacts} on ${clientContacts.clientId} = ${deliverables.clientId}
                   where ${deliverables.id} = ${workEntries.deliverableId} and ${isContact(address)}
                     and ${clientContacts.name} = ${workEntries.approvedBy})`,
    );
  await tx
    .update(clientEvents)
    .set({
      event: sql`${clientEvents.event} || case when ${clientEvents.event} ? 'text' then '{"text": ""}'::jsonb else '{"reason": null}'::jsonb end`,
    })
    .where(sql`${inArray(clientEvents.clientId, own)} and ${clientEvents.event} ?| array['text', 'reason']`);
  await tx.delete(clientTasks).where(inArray(clientTasks.clientId, own));
  await tx.delete(factSheets).where(inArray(factSheets.clientId, own));
  await tx.update(clients).set({ refundReason: null }).where(isBuyer(address));
  await tx.delete(clientContacts).where(isContact(address));
}
