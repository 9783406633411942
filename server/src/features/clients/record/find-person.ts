import { and, desc, eq, exists, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import { personKey } from '../../../db/schema/columns.ts';
import { clientContacts, clients } from '../../../db/schema/index.ts';

type ClientRow = typeof clients.$inferSelect;

/**
 * The client that an address writes for, as its buyer or one of its contacts; null when it writes for none whose plan has
 * not ended. Of several the newest.
 *
 * @param site only a client with this site.
 */
export async function findClientOf(db: Database | Tx, address: string, site?: string): Promise<ClientRow | null> {
  const [client] = await db
    .select()
    .from(clients)
    .where(
      and(isPerson(db, address), ne(clients.state, 'ended'), site === undefined ? undefined : eq(clients.site, site)),
    )
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(1);
  return client ?? null;
}

/** Whether an address, in lower case, is that of the buyer or of a contact. */
export function isPerson(db: Database | Tx, address: string): SQL {
  const contact = db
    .select({ one: sql`1` })
    .from(clientContacts)
    .where(and(eq(clientContacts.clientId, clients.id), sql`${personKey(clientContacts.email)} = ${address}`));
  return or(sql`${personKey(clients.email)} = ${address}`, exists(contact))!;
}
