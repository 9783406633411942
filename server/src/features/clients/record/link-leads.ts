import type { ClientMark } from '@named-first/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import { personKey } from '../../../db/schema/columns.ts';
import { clientContacts, clients, leadDeskEvents, leads } from '../../../db/schema/index.ts';
import { sharedSites } from './shared-sites.ts';

type Client = Pick<typeof clients.$inferSelect, 'id' | 'site' | 'email'>;

/**
 * Links leads to a client: those of its website, and those of its buyer and contacts. A lead that belongs to another
 * client with a current plan stays there.
 *
 * @param isWon whether an order has just created the client. The leads of its website are then won. A lead of the buyer
 * for another website is not, because nothing was sold for that one.
 */
export async function linkLeads(tx: Tx, client: Client, { isWon, now }: { isWon: boolean; now: Date }): Promise<void> {
  const isFree = sql`(${leads.clientId} is null or exists (
    select from ${clients} as held where held.id = ${leads.clientId} and held.state = 'ended'))`;
  await tx
    .update(leads)
    .set({ clientId: client.id })
    .where(and(or(isOfSite(client), isOfPerson(client)), isFree));
  if (isWon) await winLeads(tx, client, now);
}

async function winLeads(tx: Tx, client: Client, now: Date): Promise<void> {
  const open = await tx
    .select({ id: leads.id, stage: leads.stage })
    .from(leads)
    .where(
      and(
        eq(leads.clientId, client.id),
        sql`${leads.stage} <> 'won'`,
        client.site === null ? undefined : eq(leads.site, client.site),
      ),
    )
    .orderBy(leads.id)
    .for('update');
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  await tx.update(leads).set({ stage: 'won', lostReason: null, nextCallAt: null }).where(inArray(leads.id, ids));
  await tx.insert(leadDeskEvents).values(
    open.map(({ id, stage }) => ({
      ...{ leadId: id, kind: 'stage' as const, createdAt: now },
      event: { kind: 'stage' as const, from: stage, to: 'won' as const, reason: null, by: 'order' as const },
    })),
  );
}

/** Links new leads to their client. Only the agency changes their stage. */
export async function linkNewLeads(tx: Tx, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  const found = sql`(
    select ${clients.id} from ${clients}
     where ${clients.state} <> 'ended'
       and ((${clients.site} = ${leads.site} and ${leads.site} <> all(${sql.param(sharedSites)}::text[]))
            or ${personKey(clients.email)} = ${leads.emailNormalised}
            or exists (select from ${clientContacts} where ${clientContacts.clientId} = ${clients.id}
                                                      and ${personKey(clientContacts.email)} = ${leads.emailNormalised}))
     order by ${clients.createdAt} desc, ${clients.id} desc limit 1)`;
  await tx
    .update(leads)
    .set({ clientId: found })
    .where(inArray(leads.id, [...leadIds]));
}

function isOfSite({ site }: Client): SQL {
  return site === null || sharedSites.includes(site) ? sql`false` : eq(leads.site, site);
}

function isOfPerson({ id, email }: Client): SQL {
  return sql`${leads.emailNormalised} in (
    select ${email.trim().toLowerCase()}::text
     union select ${personKey(clientContacts.email)} from ${clientContacts} where ${clientContacts.clientId} = ${id})`;
}

/** The clients with this website, for badges, newest first. */
export function clientsOfSite(db: Database | Tx, site: string): Promise<ClientMark[]> {
  return db
    .select({ id: clients.id, businessName: clients.businessName, state: clients.state })
    .from(clients)
    .where(eq(clients.site, site))
    .orderBy(sql`${clients.createdAt} desc`)
    .limit(20);
}

/**
 * Whether a report belongs to a client: it is about the client's website, and its reader is the buyer, a contact or an
 * address at the website's domain. Other people who had the same website scanned do not learn whose client it is.
 */
export async function isClientsReport(
  db: Database | Tx,
  { site, address }: { site: string; address: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        sql`${clients.state} <> 'ended'`,
        eq(clients.site, site),
        or(
          sql`${personKey(clients.email)} = ${address}`,
          sql`${site} = split_part(${address}, '@', 2)`,
          sql`exists (select from ${clientContacts} where ${clientContacts.clientId} = ${clients.id}
                        and ${personKey(clientContacts.email)} = ${address})`,
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}
