import { and, desc, eq, exists, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import { personKey } from '../../../db/schema/columns.ts';
import { clientContacts, clients } from '../../../db/schema/index.ts';

type ClientRow = typeof clients.$inferSelect;

/**
 * The client for whom an address writes, as buyer or contact; null if it belongs to no client with a current plan. If
 * there are several, the newest.
 */
export async function findClientOf(db: Database | Tx, address: string): Promise<ClientRow | null> {
  const [client] = await db
    .select()
    .from(clients)
    .where(and(isPerson(db, address), ne(clients.state, 'ended')))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(1);
  return client ?? null;
}

/** Whether an address, in lower case, belongs to the buyer or a contact. */
export function isPerson(db: Database | Tx, address: string): SQL {
  const contact = db
    .select({ one: sql`1` })
    .from(clientContacts)
    .where(and(eq(clientContacts.clientId, clients.id), sql`${personKey(clientContacts.email)} = ${address}`));
  return or(sql`${personKey(clients.email)} = ${address}`, exists(contact))!;
}

/** For each address of a buyer or contact, in lower case: the newest client with a current plan. */
export async function clientsOfAddresses(
  db: Database,
  addresses: readonly string[],
): Promise<Map<string, { id: string; businessName: string }>> {
  if (addresses.length === 0) return new Map();
  const asked = sql.param([...new Set(addresses.map((address) => address.trim().toLowerCase()))]);
  const { rows } = await db.execute<{ address: string; id: string; name: string }>(sql`
    select distinct on (person.address) person.address, ${clients.id} as id, ${clients.businessName} as name
      from (select ${personKey(clients.email)} as address, ${clients.id} as client_id from ${clients}
             where ${personKey(clients.email)} = any(${asked}::text[])
             union all
            select ${personKey(clientContacts.email)}, ${clientContacts.clientId} from ${clientContacts}
             where ${personKey(clientContacts.email)} = any(${asked}::text[])) as person
      join ${clients} on ${clients.id} = person.client_id
     where ${clients.state} <> 'ended'
     order by person.address, ${clients.createdAt} desc`);
  return new Map(rows.map(({ address, id, name }) => [address, { id, businessName: name }]));
}
