import { brand, type ClientEvent, GUARANTEE_DAYS, PLAN_IDS, type PlanId, parseWebsite } from '@named-first/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientContacts, clients, customers } from '../../../db/schema/index.ts';
import { startBaseline, waitingBaseline } from '../baseline/start-baseline.ts';
import type { ClientDeps } from '../deps.ts';
import { addEvent, recordEvents } from '../record/record-event.ts';
import { addTask, closeTasks } from '../record/tasks.ts';
import { endOfNextWorkday } from '../work/client-calendar.ts';
import { refreshWork } from '../work/refresh-work.ts';
import { clientStanding, type PaidOrder, type Standing } from './client-standing.ts';
import { type ClientRow, findClient, lockClient } from './find-client.ts';
import { followSpans } from './follow-spans.ts';
import { standingChanges } from './standing-changes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type OrderRow = typeof customers.$inferSelect;

export type FollowOptions = {
  /** The buyer's billing page, for mails. */
  billingUrl: string;
  isDemo: boolean;
  /** Whether the history alone says what happened, and no mail: for orders from before there were clients. */
  isSilent?: boolean;
};

/**
 * Brings the client of a paid order to what the order says now, and makes the client with its first reading. Called in
 * the transaction that writes the order. What changed is written into the history, mailed to the agency and confirmed to
 * the buyer. Following the same order again changes nothing.
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
  // Who comes back is set up anew.
  const isBack = before?.state === 'ended';
  const standing = clientStanding(orders, !isBack && client.onboardedAt !== null);
  const changes = [...standingChanges(before, standing), ...orderEvents(order, orders, client, found !== null)];
  const written = await write(tx, client, { standing, order, now });
  await followSpans(tx, client.id, standing, { startedAt: order.paidAt!, now });
  if (options.isSilent) for (const change of changes) await addEvent(tx, written.id, change, now);
  else
    await recordEvents(deps, tx, written, changes, { to: order.businessEmail, fullName: order.fullName, ...options });
  await begin(deps, tx, written, changes);
  await refreshWork(tx, written, now);
  return written;
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

/** What the order tells besides where the client stands. */
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

/** Who got their money back once is not promised it a second time. */
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

/** The first call and the scan of the day of purchase; a payment that failed is somebody's to look after. */
async function begin(deps: ClientDeps, tx: Tx, client: ClientRow, changes: readonly ClientEvent[]): Promise<void> {
  const now = deps.clock.now();
  const dueAt = endOfNextWorkday(now, brand.timeZone);
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (kinds.has('recovered') || client.state === 'ended') await closeTasks(tx, client.id, 'payment', now);
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
