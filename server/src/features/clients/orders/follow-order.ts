import { brand, type ClientEvent, GUARANTEE_DAYS, PLAN_IDS, type PlanId, parseWebsite } from '@named-first/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientContacts, clients, customers } from '../../../db/schema/index.ts';
import { countSteps } from '../../funnel/count-steps.ts';
import { startBaseline, waitingBaseline } from '../baseline/start-baseline.ts';
import type { ClientDeps } from '../deps.ts';
import { linkLeads } from '../record/link-leads.ts';
import { addEvent, recordEvents } from '../record/record-event.ts';
import { addTask, closeTasks, dropTasks } from '../record/tasks.ts';
import { endOfNextWorkday } from '../work/client-calendar.ts';
import { refreshWork } from '../work/refresh-work.ts';
import { clientStanding, type PaidOrder, type Standing } from './client-standing.ts';
import { type ClientRow, findClient, lockClient } from './find-client.ts';
import { followSpans } from './follow-spans.ts';
import { standingChanges } from './standing-changes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type OrderRow = typeof customers.$inferSelect;

export type FollowOptions = {
  /** The URL of the buyer's billing page, for mails. */
  billingUrl: string;
  isDemo: boolean;
  /** Whether to record changes only in the history, without mails: for orders from before the product had clients. */
  isSilent?: boolean;
};

/**
 * Updates the client of a paid order to the order's current state, and creates the client when the order is first paid.
 * Called in the transaction that writes the order. Changes are added to the history, mailed to the agency and confirmed
 * to the buyer. Calling it again for the same state changes nothing.
 *
 * @param order a row with `paidAt`, as written.
 * @returns the client as written.
 */
export async function followOrder(
  deps: ClientDeps,
  tx: Tx,
  order: OrderRow,
  options: FollowOptions,
): Promise<ClientRow> {
  const now = deps.clock.now();
  const found = order.clientId === null ? await findClient(tx, order, now) : await lockClient(tx, order.clientId);
  const client = found ?? (await makeClient(tx, order, options.isDemo, now));
  if (order.clientId === null)
    await tx.update(customers).set({ clientId: client.id }).where(eq(customers.id, order.id));
  const orders = await paidOrders(tx, client.id);
  const before = found && standingOf(client);
  // A returning client is set up again.
  const isBack = before?.state === 'ended';
  const standing = clientStanding(orders, !isBack && client.onboardedAt !== null);
  const changes = [...standingChanges(before, standing), ...orderEvents(order, orders, client, found !== null)];
  const written = await write(tx, client, { standing, order, now });
  const isWon = order.clientId === null && written.state !== 'ended';
  await linkLeads(tx, written, { isWon, now });
  await followSpans(tx, client.id, standing, { startedAt: order.paidAt!, now });
  if (options.isSilent) for (const change of changes) await addEvent(tx, written.id, change, now);
  else
    await recordEvents(deps, tx, written, changes, { to: order.businessEmail, fullName: order.fullName, ...options });
  await begin(deps, tx, written, changes);
  await refreshWork(tx, written, now);
  await countClient(tx, order, changes, now);
  return written;
}

/**
 * A returning client went through the checkout again and counts again. Demo orders and orders by the agency have no
 * source.
 */
async function countClient(tx: Tx, { source }: OrderRow, changes: readonly ClientEvent[], now: Date): Promise<void> {
  const isClient = changes.some(({ kind }) => kind === 'started' || kind === 'returned');
  if (isClient && source !== null) await countSteps(tx, now, source, { client: 1 });
}

async function makeClient(tx: Tx, order: OrderRow, isDemo: boolean, now: Date): Promise<ClientRow> {
  const parsed = parseWebsite(order.websiteDomain);
  const startedAt = order.paidAt!;
  const [made] = await tx
    .insert(clients)
    .values({
      ...{ businessName: order.businessName, fullName: order.fullName, email: order.businessEmail, createdAt: now },
      websiteTyped: order.websiteDomain,
      site: parsed.ok ? parsed.website.site : null,
      website: parsed.ok ? parsed.website.url : null,
      ...{ orderId: order.id, planId: planOf(order.planId), state: 'onboarding', startedAt, isDemo },
      timeZone: brand.timeZone,
      guaranteeUntil: new Date(startedAt.getTime() + GUARANTEE_DAYS * DAY_MS),
      baselineState: parsed.ok ? 'waiting' : 'no-website',
      baselineWantedAt: now,
    })
    .returning();
  await tx.insert(clientContacts).values({
    ...{ clientId: made!.id, name: order.fullName, email: order.businessEmail, createdAt: now },
    ...{ getsReports: true, getsAlerts: true, approves: true },
  });
  return made!;
}

async function paidOrders(tx: Tx, clientId: string): Promise<PaidOrder[]> {
  const rows = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.clientId, clientId), isNotNull(customers.paidAt)));
  return rows.map((row) => ({
    ...{ id: row.id, planId: planOf(row.planId), status: row.subscriptionStatus, paidAt: row.paidAt! },
    ...{ endsAt: row.endsAt, nextPlanId: row.nextPlanId === null ? null : planOf(row.nextPlanId) },
    nextPlanAt: row.nextPlanAt,
  }));
}

function standingOf({ orderId, planId, state, endsAt, nextPlanId, nextPlanAt }: ClientRow): Standing {
  return { orderId, planId, state, endsAt, nextPlanId, nextPlanAt };
}

/** The events of the order itself, in addition to changes of the client's state. */
function orderEvents(order: OrderRow, orders: PaidOrder[], client: ClientRow, isKnown: boolean): ClientEvent[] {
  const events: ClientEvent[] = [];
  const others = orders.filter(({ id, status }) => id !== order.id && status !== 'canceled');
  if (isKnown && order.clientId === null && others.length > 0) {
    events.push({ kind: 'second-order', planId: planOf(order.planId) });
  }
  if (order.discountCode !== null && client.discountCode === null) {
    events.push({ kind: 'discount-used', code: order.discountCode });
  }
  if (order.refundedCents > 0 && client.refundedAt === null) {
    events.push({ kind: 'refund-made', cents: order.refundedCents });
  }
  return events;
}

type Writing = { standing: Standing; order: OrderRow; now: Date };

async function write(tx: Tx, client: ClientRow, { standing, order, now }: Writing): Promise<ClientRow> {
  const isBack = client.state === 'ended' && standing.state !== 'ended';
  const isDue = standing.state === 'past_due';
  const [written] = await tx
    .update(clients)
    .set({
      ...standing,
      pastDueSince: isDue ? (client.pastDueSince ?? now) : null,
      discountCode: client.discountCode ?? order.discountCode,
      refundedAt: client.refundedAt ?? (order.refundedCents > 0 ? now : null),
      ...(isBack ? startAgain(client, order, now) : {}),
    })
    .where(eq(clients.id, client.id))
    .returning();
  return written!;
}

/** A client who got a refund once is not entitled to a second one. */
function startAgain(client: ClientRow, order: OrderRow, now: Date): Partial<ClientRow> {
  return {
    onboardedAt: null,
    ...(client.refundedAt === null
      ? {
          guaranteeUntil: new Date((order.paidAt ?? now).getTime() + GUARANTEE_DAYS * DAY_MS),
          refundAskedAt: null,
          refundReason: null,
        }
      : {}),
    ...(client.site === null ? {} : waitingBaseline(now)),
  };
}

/** Creates the task of the first call and the baseline scan, and a task for a failed payment. */
async function begin(deps: ClientDeps, tx: Tx, client: ClientRow, changes: readonly ClientEvent[]): Promise<void> {
  const now = deps.clock.now();
  const dueAt = endOfNextWorkday(now, brand.timeZone);
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (kinds.has('recovered') || client.state === 'ended') await closeTasks(tx, client.id, 'payment', now);
  if (client.state === 'ended') await dropTasks(tx, client.id, 'welcome-call');
  if (kinds.has('refund-made')) await closeTasks(tx, client.id, 'refund', now);
  if (kinds.has('past-due')) {
    await addTask(tx, client.id, { kind: 'payment', title: 'Ask about the payment that failed', dueAt, now });
  }
  if (!(kinds.has('started') || kinds.has('returned')) || client.state === 'ended') return;
  await addTask(tx, client.id, {
    kind: 'welcome-call',
    title: 'First call: access, fact sheet, start',
    dueAt,
    now,
  });
  if (client.site === null) {
    await addTask(tx, client.id, {
      kind: 'website',
      title: 'Ask for the website: what was typed cannot be read',
      dueAt,
      now,
    });
  } else {
    await startBaseline(deps, tx, client);
  }
}

function planOf(planId: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === planId);
  if (!plan) throw new Error(`The order has no plan of ours: ${planId}`);
  return plan;
}
