import type { ClientTask } from '@named-first/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientTasks } from '../../../db/schema/index.ts';

export type NewTask = { kind: ClientTask['kind']; title: string; dueAt: Date; now: Date };

/** Gives somebody something to do for a client. Of each kind but `other` one is open at a time. */
export async function addTask(tx: Tx, clientId: string, { kind, title, dueAt, now }: NewTask): Promise<void> {
  if (kind !== 'other' && (await hasOpenTask(tx, clientId, kind))) return;
  await tx.insert(clientTasks).values({ clientId, kind, title, dueAt, createdAt: now });
}

/** Ends the open tasks of a kind, because what they asked for has happened. */
export async function closeTasks(tx: Tx, clientId: string, kind: ClientTask['kind'], now: Date): Promise<void> {
  await tx.update(clientTasks).set({ doneAt: now }).where(openTasks(clientId, kind));
}

async function hasOpenTask(tx: Tx, clientId: string, kind: ClientTask['kind']): Promise<boolean> {
  const [open] = await tx.select({ id: clientTasks.id }).from(clientTasks).where(openTasks(clientId, kind)).limit(1);
  return open !== undefined;
}

function openTasks(clientId: string, kind: ClientTask['kind']) {
  return and(eq(clientTasks.clientId, clientId), eq(clientTasks.kind, kind), isNull(clientTasks.doneAt));
}
