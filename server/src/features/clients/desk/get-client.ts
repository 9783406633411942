import {
  type ClientDetail,
  clientEventTitle,
  type Deliverable,
  type ScorePoint,
  workOf,
  workTemplate,
} from '@named-first/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { personKey } from '../../../db/schema/columns.ts';
import {
  clientContacts,
  clientEvents,
  clients,
  clientTasks,
  customers,
  deliverables,
  leads,
  outboundMails,
  scans,
  workEntries,
} from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { ClientDeps } from '../deps.ts';
import { listClientFiles } from '../files/client-files.ts';
import type { ClientRow } from '../orders/find-client.ts';
import { localDate } from '../work/client-calendar.ts';
import { ONCE } from '../work/work-ledger.ts';
import { clientItem, clientsWhere, lateWork, type RawClient, withFigures } from './client-rows.ts';

const MAX_EVENTS = 200;
const MAX_MAILS = 100;
const MAX_SCORES = 200;
const MAX_ROWS = 100;

type Db = ClientDeps['db'];

/** A client with everything that their page shows. @throws AppError `not-found`. */
export async function getClient({ db, clock }: Pick<ClientDeps, 'db' | 'clock'>, id: string): Promise<ClientDetail> {
  const now = clock.now();
  const [client] = await db.select().from(clients).where(eq(clients.id, id));
  const { rows } = await db.execute<RawClient>(withFigures(now, clientsWhere(sql`${clients.id} = ${id}`)));
  if (!client || !rows[0]) throw new AppError('not-found', { message: 'This client is not there any more.' });
  const contacts = await readContacts(db, id);
  return {
    client: { ...clientItem(rows[0]), ...detailsOf(client) },
    contacts,
    tasks: await readTasks(db, id),
    history: await readHistory(db, client),
    work: await readWork(db, client, now),
    standing: standingWork(client),
    months: await readMonths(db, client, now),
    scores: await readScores(db, client),
    orders: await readOrders(db, id),
    mails: await readMails(db, [client.email, ...contacts.map(({ email }) => email)]),
    leads: await readLeads(db, client),
    files: await listClientFiles(db, id),
  };
}

function detailsOf(client: ClientRow) {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  const { timeZone, nextPlanId, refundReason, baselineState, baselineScanId } = client;
  return {
    ...{ timeZone, nextPlanId, refundReason, baselineState, baselineScanId },
    onboardedAt: iso(client.onboardedAt),
    pastDueSince: iso(client.pastDueSince),
    nextPlanAt: iso(client.nextPlanAt),
    guaranteeUntil: client.guaranteeUntil.toISOString(),
    refundAskedAt: iso(client.refundAskedAt),
    refundedAt: iso(client.refundedAt),
    baselineAt: iso(client.baselineAt),
  };
}

async function readContacts(db: Db, clientId: string): Promise<ClientDetail['contacts']> {
  const rows = await db
    .select()
    .from(clientContacts)
    .where(eq(clientContacts.clientId, clientId))
    .orderBy(asc(clientContacts.createdAt), asc(clientContacts.name), asc(clientContacts.id));
  return rows.map(({ id, name, email, getsReports, getsAlerts, approves }) => ({
    ...{ id, name, email, getsReports, getsAlerts, approves },
  }));
}

async function readTasks(db: Db, clientId: string): Promise<ClientDetail['tasks']> {
  const rows = await db
    .select()
    .from(clientTasks)
    .where(eq(clientTasks.clientId, clientId))
    .orderBy(sql`${clientTasks.doneAt} desc nulls first`, asc(clientTasks.dueAt), asc(clientTasks.id))
    .limit(MAX_ROWS);
  return rows.map(({ id, kind, title, dueAt, doneAt }) => ({
    ...{ id, kind, title },
    ...{ dueAt: dueAt.toISOString(), doneAt: doneAt?.toISOString() ?? null },
  }));
}

async function readHistory(db: Db, { id: clientId, timeZone }: ClientRow): Promise<ClientDetail['history']> {
  const rows = await db
    .select()
    .from(clientEvents)
    .where(eq(clientEvents.clientId, clientId))
    .orderBy(desc(clientEvents.createdAt), desc(clientEvents.id))
    .limit(MAX_EVENTS);
  return rows.map(({ id, createdAt, event }) => ({
    ...{ id, at: createdAt.toISOString(), title: clientEventTitle(event, timeZone), event },
  }));
}

/** Work of the current month, one-off work, and all other open work. */
async function readWork(db: Db, { id: clientId, timeZone }: ClientRow, now: Date): Promise<Deliverable[]> {
  const month = localDate(now, timeZone).toPlainYearMonth().toString();
  const rows = await db
    .select({ row: deliverables, late: sql<number>`${lateWork(now)}` })
    .from(deliverables)
    .where(
      and(
        eq(deliverables.clientId, clientId),
        or(inArray(deliverables.period, [month, ONCE]), sql`${deliverables.open} > 0`),
      ),
    )
    .orderBy(asc(deliverables.period), asc(deliverables.workId));
  const entries = await readEntries(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row: { clientId: _client, dueAt, ...row }, late }) => {
    const work = workTemplate(row.workId);
    return {
      ...row,
      title: work?.title ?? row.workId,
      rhythm: work?.rhythm ?? 'monthly',
      proof: work?.proof ?? 'file',
      needsApproval: work?.needsApproval ?? false,
      late,
      dueAt: dueAt.toISOString(),
      entries: entries.get(row.id) ?? [],
    };
  });
}

async function readEntries(db: Db, deliverableIds: string[]): Promise<Map<string, Deliverable['entries']>> {
  if (deliverableIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(workEntries)
    .where(and(inArray(workEntries.deliverableId, deliverableIds), isNull(workEntries.undoneAt)))
    .orderBy(asc(workEntries.createdAt), asc(workEntries.id));
  const views = rows.map(({ deliverableId, createdAt, undoneAt: _undone, ...entry }) => ({
    deliverableId,
    view: { ...entry, at: createdAt.toISOString() },
  }));
  const byRow = Map.groupBy(views, ({ deliverableId }) => deliverableId);
  return new Map([...byRow].map(([id, group]) => [id, group.map(({ view }) => view)]));
}

function standingWork({ planId, state }: ClientRow): ClientDetail['standing'] {
  if (state === 'ended') return [];
  return [...workOf(planId).values()].flatMap(({ id, title, rhythm }) =>
    rhythm === 'standing' ? [{ workId: id, title }] : [],
  );
}

async function readMonths(db: Db, { id: clientId, timeZone }: ClientRow, now: Date): Promise<ClientDetail['months']> {
  const month = localDate(now, timeZone).toPlainYearMonth().toString();
  const sum = (column: AnyPgColumn) => sql<number>`sum(${column})::int`;
  return db
    .select({
      period: deliverables.period,
      promised: sum(deliverables.promised),
      done: sum(deliverables.done),
      skipped: sum(deliverables.skipped),
      carriedOut: sum(deliverables.carriedOut),
    })
    .from(deliverables)
    .where(and(eq(deliverables.clientId, clientId), sql`${deliverables.period} not in (${ONCE}, ${month})`))
    .groupBy(deliverables.period)
    .orderBy(desc(deliverables.period))
    .limit(MAX_ROWS);
}

/** The scans with a score of the site, since the baseline. */
async function readScores(db: Db, { site, baselineScanId, startedAt }: ClientRow): Promise<ScorePoint[]> {
  if (site === null) return [];
  const isOwn = or(
    sql`${scans.createdAt} >= ${startedAt.toISOString()}::timestamptz`,
    eq(scans.id, baselineScanId ?? sql`null`),
  );
  const rows = await db
    .select({ scanId: scans.id, at: scans.createdAt, score: scans.score, engineVersion: scans.engineVersion })
    .from(scans)
    .where(and(eq(scans.site, site), isNotNull(scans.score), isOwn))
    .orderBy(desc(scans.createdAt))
    .limit(MAX_SCORES);
  return rows
    .map(({ scanId, at, score, engineVersion }) => ({
      scanId,
      scannedAt: at.toISOString(),
      score: score!,
      engineVersion,
    }))
    .reverse();
}

async function readOrders(db: Db, clientId: string): Promise<ClientDetail['orders']> {
  const rows = await db
    .select()
    .from(customers)
    .where(eq(customers.clientId, clientId))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(MAX_ROWS);
  return rows.map(({ id, createdAt, planId, planName, subscriptionStatus, paidAt }) => ({
    ...{ id, createdAt: createdAt.toISOString(), planId, planName, status: subscriptionStatus, paid: paidAt !== null },
  }));
}

/**
 * Mails to the buyer and the contacts, and mails to the agency whose replies go to them. The addresses are passed as
 * values: with a subquery, PostgreSQL reads all mails.
 */
async function readMails(db: Db, emails: readonly string[]): Promise<ClientDetail['mails']> {
  const addresses = emails.map((email) => email.trim().toLowerCase());
  const rows = await db
    .select()
    .from(outboundMails)
    .where(
      or(inArray(personKey(outboundMails.recipient), addresses), inArray(personKey(outboundMails.replyTo), addresses)),
    )
    .orderBy(desc(outboundMails.createdAt), desc(outboundMails.id))
    .limit(MAX_MAILS);
  return rows.map(({ id, createdAt, kind, recipient, status }) => ({
    ...{ id, createdAt: createdAt.toISOString(), kind, recipient, status },
  }));
}

async function readLeads(db: Db, { site }: ClientRow): Promise<ClientDetail['leads']> {
  if (site === null) return [];
  const rows = await db
    .select({
      id: leads.id,
      createdAt: leads.createdAt,
      name: leads.name,
      email: leads.email,
      score: leads.aiVisibilityScore,
    })
    .from(leads)
    .where(eq(leads.site, site))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(MAX_ROWS);
  return rows.map((lead) => ({ ...lead, createdAt: lead.createdAt.toISOString() }));
}
