import {
  type ClientEvent,
  clientChangeSchema,
  clientContactsSchema,
  clientNoteSchema,
  clientTaskRequestSchema,
  refundMadeSchema,
} from '@named-first/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientContacts, clients, clientTasks } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import { setWebsite } from '../billing/set-website.ts';
import type { ClientDeps } from '../deps.ts';
import { type ClientRow, requireClient } from '../orders/find-client.ts';
import { linkLeads } from '../record/link-leads.ts';
import { addEvent, type Recipient, recordEvents } from '../record/record-event.ts';
import { addTask, closeTasks } from '../record/tasks.ts';
import { refreshWork } from '../work/refresh-work.ts';

/**
 * Changes a client's account manager, time zone, website or set-up state. Each change adds an entry to the history. A
 * new time zone moves the client's months and due dates.
 *
 * @throws AppError `not-found`, `invalid-input`.
 */
export async function changeClient(deps: ClientDeps, id: string, input: unknown): Promise<void> {
  const request = parseInput(clientChangeSchema, input);
  await deps.db.transaction(async (tx) => {
    const client = await requireClient(tx, id);
    const now = deps.clock.now();
    const { accountManager, timeZone, website, onboarded } = request;
    if (accountManager !== undefined && accountManager !== client.accountManager) {
      await tx.update(clients).set({ accountManager }).where(eq(clients.id, id));
      await addEvent(tx, id, { kind: 'account-manager-set', name: accountManager }, now);
    }
    if (timeZone !== undefined && timeZone !== client.timeZone) {
      await tx.update(clients).set({ timeZone }).where(eq(clients.id, id));
      await refreshWork(tx, { ...client, timeZone }, now);
    }
    if (website !== undefined) await setWebsite(deps, tx, client, website);
    if (onboarded) await onboard(tx, client, now);
  });
}

async function onboard(tx: Tx, { id, state, onboardedAt }: ClientRow, now: Date): Promise<void> {
  if (onboardedAt !== null) return;
  await tx
    .update(clients)
    .set({ onboardedAt: now, ...(state === 'onboarding' ? { state: 'active' } : {}) })
    .where(eq(clients.id, id));
  await addEvent(tx, id, { kind: 'onboarded' }, now);
  await closeTasks(tx, id, 'welcome-call', now);
}

/**
 * Replaces all contacts of a client; contacts that are not listed are removed. @throws AppError `not-found`,
 * `invalid-input`.
 */
export async function saveContacts(deps: ClientDeps, clientId: string, input: unknown): Promise<void> {
  const { contacts } = parseInput(clientContactsSchema, input);
  await deps.db.transaction(async (tx) => {
    const client = await requireClient(tx, clientId);
    const held = await tx.select().from(clientContacts).where(eq(clientContacts.clientId, clientId));
    const idOf = new Map(held.map(({ id, email }) => [email.trim().toLowerCase(), id]));
    const kept = new Set(contacts.map(({ email }) => email.toLowerCase()));
    const gone = [...idOf].flatMap(([email, id]) => (kept.has(email) ? [] : [id]));
    if (gone.length > 0) await tx.delete(clientContacts).where(inArray(clientContacts.id, gone));
    for (const contact of contacts) {
      const id = idOf.get(contact.email.toLowerCase());
      if (id) await tx.update(clientContacts).set(contact).where(eq(clientContacts.id, id));
      else await tx.insert(clientContacts).values({ ...contact, clientId, createdAt: deps.clock.now() });
    }
    if (client.state !== 'ended') await linkLeads(tx, client, { isWon: false, now: deps.clock.now() });
  });
}

/** Adds a note or a conversation to the history. @throws AppError `not-found`, `invalid-input`. */
export async function addNote(deps: ClientDeps, clientId: string, input: unknown): Promise<void> {
  const note: Extract<ClientEvent, { kind: 'note' | 'contact' }> = parseInput(clientNoteSchema, input);
  await deps.db.transaction(async (tx) => {
    await requireClient(tx, clientId);
    const now = deps.clock.now();
    if (note.kind === 'contact') await tx.update(clients).set({ lastContactAt: now }).where(eq(clients.id, clientId));
    await addEvent(tx, clientId, note, now);
  });
}

/** @throws AppError `not-found`, `invalid-input`. */
export async function addOwnTask(deps: ClientDeps, clientId: string, input: unknown): Promise<void> {
  const { title, dueAt } = parseInput(clientTaskRequestSchema, input);
  await deps.db.transaction(async (tx) => {
    await requireClient(tx, clientId);
    await addTask(tx, clientId, { kind: 'other', title, dueAt: new Date(dueAt), now: deps.clock.now() });
  });
}

/** Ends a task. @throws AppError `not-found` when it is not open. */
export async function endTask(
  deps: ClientDeps,
  { clientId, taskId }: { clientId: string; taskId: string },
): Promise<void> {
  const [done] = await deps.db
    .update(clientTasks)
    .set({ doneAt: deps.clock.now() })
    .where(and(eq(clientTasks.id, taskId), eq(clientTasks.clientId, clientId), isNull(clientTasks.doneAt)))
    .returning({ id: clientTasks.id });
  if (!done) throw new AppError('not-found', { message: 'This task is not open any more.' });
}

/**
 * Records a refund that the payment provider does not report: in the demo, or by bank transfer. Idempotent.
 *
 * @throws AppError `not-found`, `invalid-input`.
 */
export async function noteRefund(
  deps: ClientDeps,
  { clientId, recipient }: { clientId: string; recipient: (tx: Tx, client: ClientRow) => Promise<Recipient> },
  input: unknown,
): Promise<void> {
  const { cents = null } = parseInput(refundMadeSchema, input);
  await deps.db.transaction(async (tx) => {
    const client = await requireClient(tx, clientId);
    if (client.refundedAt !== null) return;
    const now = deps.clock.now();
    await tx.update(clients).set({ refundedAt: now }).where(eq(clients.id, clientId));
    await recordEvents(deps, tx, client, [{ kind: 'refund-made', cents }], await recipient(tx, client));
    await closeTasks(tx, clientId, 'refund', now);
  });
}
