import { parseWebsite } from '@named-first/contract';
import { and, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clients, customers } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { isPerson } from '../record/find-person.ts';

export type ClientRow = typeof clients.$inferSelect;

/** A buyer who comes back within a year is the same client; later, a new one. */
const SAME_CLIENT_MS = 365 * 24 * 60 * 60 * 1000;

/** What an order says about its buyer. */
export type Buyer = { businessEmail: string; websiteDomain: string };

/**
 * Finds and locks the client that a paid order belongs to: one with the same website whose buyer or contact has the
 * order's address. The same address with a different website is a different client, and so is a different address with
 * the same website, for example after a business was sold. Orders of one buyer wait for each other here, so that two of
 * them cannot both find no client.
 */
export async function findClient(tx: Tx, buyer: Buyer, now: Date): Promise<ClientRow | null> {
  const address = buyer.businessEmail.trim().toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client ${address}`}, 0))`);
  const [found] = await tx
    .select()
    .from(clients)
    .where(and(isPerson(tx, address), isWebsite(buyer), isRecent(now)))
    .orderBy(desc(clients.createdAt), desc(clients.id))
    .limit(1)
    .for('update');
  return found ?? null;
}

/** A website that cannot be parsed is compared as typed. */
function isWebsite({ websiteDomain }: Buyer): SQL {
  const parsed = parseWebsite(websiteDomain);
  const isTyped = sql`lower(trim(${clients.websiteTyped})) = lower(trim(${websiteDomain}::text))`;
  return parsed.ok ? or(eq(clients.site, parsed.website.site), isTyped)! : isTyped;
}

function isRecent(now: Date): SQL {
  return or(ne(clients.state, 'ended'), gt(clients.endsAt, new Date(now.getTime() - SAME_CLIENT_MS)))!;
}

/** A client by id, locked until the transaction ends; null for an unknown id. */
export async function lockClient(tx: Tx, id: string): Promise<ClientRow | null> {
  const [client] = await tx.select().from(clients).where(eq(clients.id, id)).for('update');
  return client ?? null;
}

/** The buyer of an order. */
export type OrderedBy = { id: string; fullName: string; businessEmail: string };

/** The locked client of an order, and the order. @throws AppError `billing-link-not-valid`. */
export async function clientOfOrder(tx: Tx, orderId: string): Promise<{ client: ClientRow; order: OrderedBy }> {
  const [order] = await tx
    .select({
      id: customers.id,
      fullName: customers.fullName,
      businessEmail: customers.businessEmail,
      clientId: customers.clientId,
    })
    .from(customers)
    .where(eq(customers.id, orderId));
  const client = order?.clientId ? await lockClient(tx, order.clientId) : null;
  if (!order || !client) throw new AppError('billing-link-not-valid');
  return { client, order };
}

/** A client by id, locked. @throws AppError `not-found`. */
export async function requireClient(tx: Tx, id: string): Promise<ClientRow> {
  const client = await lockClient(tx, id);
  if (!client) throw new AppError('not-found', { message: 'This client is not there any more.' });
  return client;
}
