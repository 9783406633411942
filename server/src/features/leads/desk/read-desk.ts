import type { LeadDesk } from '@named-first/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { clients, leadDeskEvents, leads } from '../../../db/schema/index.ts';
import { leadNotFound } from '../../personal-data/person.ts';

const MAX_ENTRIES = 200;

/** The stage of a lead, with the newest 200 entries of its history. @throws AppError `not-found`. */
export async function readDesk(db: Database, leadId: string): Promise<LeadDesk> {
  const [lead] = await db
    .select({
      stage: leads.stage,
      lostReason: leads.lostReason,
      nextCallAt: leads.nextCallAt,
      client: { id: clients.id, businessName: clients.businessName, state: clients.state },
    })
    .from(leads)
    .leftJoin(clients, eq(clients.id, leads.clientId))
    .where(eq(leads.id, leadId));
  if (!lead) throw leadNotFound();
  const history = await db
    .select()
    .from(leadDeskEvents)
    .where(eq(leadDeskEvents.leadId, leadId))
    .orderBy(desc(leadDeskEvents.createdAt), desc(leadDeskEvents.id))
    .limit(MAX_ENTRIES);
  return {
    ...lead,
    nextCallAt: lead.nextCallAt?.toISOString() ?? null,
    history: history.map(({ id, createdAt, event }) => ({ id, at: createdAt.toISOString(), event })),
  };
}
