import { type DeskChange, type DeskEvent, deskChangeSchema, deskNoteSchema } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { leadDeskEvents, leads } from '../../../db/schema/index.ts';
import { parseInput } from '../../parse-input.ts';
import { leadNotFound } from '../../personal-data/person.ts';
import type { LeadDeps } from '../deps.ts';

type ChangeDeps = Pick<LeadDeps, 'db' | 'clock'>;
type Desk = Pick<typeof leads.$inferSelect, 'id' | 'stage' | 'lostReason' | 'nextCallAt'>;

/**
 * Changes the stage or the next call of a lead. Each change adds an entry to its history; a value that is already set
 * changes nothing.
 *
 * @throws AppError `not-found`, `invalid-input`.
 */
export async function changeLead(deps: ChangeDeps, id: string, input: unknown): Promise<void> {
  const change = parseInput(deskChangeSchema, input);
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id);
    const events = [...stageEvents(lead, change), ...callEvents(lead, change)];
    if (events.length === 0) return;
    await tx.update(leads).set(changedColumns(change)).where(eq(leads.id, id));
    await addEvents(tx, id, events, deps.clock.now());
  });
}

/** Adds a note to a lead. @throws AppError `not-found`, `invalid-input`. */
export async function addLeadNote(deps: ChangeDeps, id: string, input: unknown): Promise<void> {
  const { text } = parseInput(deskNoteSchema, input);
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, id);
    await addEvents(tx, id, [{ kind: 'note', text }], deps.clock.now());
  });
}

async function lockLead(tx: Tx, id: string): Promise<Desk> {
  const [lead] = await tx
    .select({ id: leads.id, stage: leads.stage, lostReason: leads.lostReason, nextCallAt: leads.nextCallAt })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update');
  if (!lead) throw leadNotFound();
  return lead;
}

function stageEvents(lead: Desk, { stage, lostReason }: DeskChange): DeskEvent[] {
  if (stage === undefined) return [];
  const reason = stage === 'lost' ? (lostReason ?? null) : null;
  if (stage === lead.stage && reason === lead.lostReason) return [];
  return [{ kind: 'stage', from: lead.stage, to: stage, reason, by: 'agency' }];
}

function callEvents(lead: Desk, { nextCallAt }: DeskChange): DeskEvent[] {
  if (nextCallAt === undefined) return [];
  const at = nextCallAt === null ? null : new Date(nextCallAt).toISOString();
  return at === (lead.nextCallAt?.toISOString() ?? null) ? [] : [{ kind: 'next-call', at }];
}

function changedColumns({ stage, lostReason, nextCallAt }: DeskChange): Partial<Desk> {
  return {
    ...(stage === undefined ? {} : { stage, lostReason: stage === 'lost' ? (lostReason ?? null) : null }),
    ...(nextCallAt === undefined ? {} : { nextCallAt: nextCallAt === null ? null : new Date(nextCallAt) }),
  };
}

async function addEvents(tx: Tx, leadId: string, events: DeskEvent[], now: Date): Promise<void> {
  await tx.insert(leadDeskEvents).values(events.map((event) => ({ leadId, kind: event.kind, event, createdAt: now })));
}
