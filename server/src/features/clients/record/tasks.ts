import type { ClientTask } from '@named-first/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientTasks } from '../../../db/schema/index.ts';

export type NewTask = { kind: ClientTask['kind']; title: string; dueAt: Date; now: Date };

/** Adds a task for a client. At most one task of each kind except `other` is open at a time. */
export async function addTask(tx: Tx, clientId: string, { kind, title, dueAt, now }: NewTask): Promise<void> {
  if (kind !== 'other' && (await hasOpenTask(tx, clientId, kind))) return;
  await tx.insert(clientTasks).values({ clientId, kind, title, dueAt, createdAt: now });
}

/** Completes the open tasks of a kind, because their purpose was fulfilled. */
export async function closeTasks(tx: Tx, clientId: string, kind: ClientTask['kind'], now: Date): Promise<void> {
  await tx.update(clientTasks).set({ doneAt: now }).where(openTasks(clientId, kind));
}

/** Removes the open tasks of a kind without marking them as done, because no one will do them. */
export async function dropTasks(tx: Tx, clientId: string, kind: ClientTask['kind']): Promise<void> {
  await tx.delete(clientTasks).where(openTasks(clientId, kind));
}

async function hasOpenTask(tx: Tx, clientId: string, kind: ClientTask['kind']): Promise<boolean> {
  const [open] = await tx.select({ id: clientTasks.id }).from(clientTasks).where(openTasks(clientId, kind)).limit(1);
  return open !== undefined;
}

function openTasks(clientId: string, kind: ClientTask['kind']) {
  return and(eq(clientTasks.clientId, clientId), eq(clientTasks.kind, kind), isNull(clientTasks.doneAt));
}
