import {
  type DeskLead,
  type DeskPage,
  type DeskQuery,
  LEAD_STAGES,
  type LeadStage,
  PAGE_LIMIT,
} from '@named-first/contract';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { clients, deskKeys, leadDeskEvents, leads } from '../../../db/schema/index.ts';
import { writeCursor } from '../../page-cursor.ts';
import type { LeadDeps } from '../deps.ts';
import { LISTED } from '../lead-view.ts';
import { findPage, matches, searchPage } from '../list-leads.ts';
import { deskOrder } from './desk-order.ts';

const DEFAULT_LIMIT = 50;
const SHOWN_NOTE = 200;
/** The factor in `deskKeys.stage`. PostgreSQL counts the positions of an array from one. */
const DAYS_OF_STAGE = 100_000;

type Deps = Pick<LeadDeps, 'db' | 'clock'>;

/**
 * One page of the sales desk, filtered and sorted in the database. Without `who` it excludes the leads of clients.
 *
 * @throws AppError `invalid-input` if the cursor belongs to a different order.
 */
export async function listDesk(deps: Deps, query: DeskQuery): Promise<DeskPage> {
  const { order, cursor } = deskOrder(query);
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, PAGE_LIMIT);
  const request = { order, cursor, limit: limit + 1, where: filter(query, deps.clock.now()) };
  const { found, total } = await (query.q
    ? searchPage(deps, { ...request, where: and(matches(query.q), request.where)! })
    : pageAndCount(deps, request));
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    leads: await readLeads(
      deps,
      shown.map(({ id }) => id),
    ),
    total,
    nextCursor: last && found.length > limit ? writeCursor({ ...last, order: order.name }) : null,
  };
}

async function pageAndCount(deps: Deps, request: Parameters<typeof findPage>[1]) {
  const [all] = await deps.db.select({ total: count() }).from(leads).where(request.where);
  return { found: await findPage(deps, request), total: all!.total };
}

function filter({ who = 'prospects', stage, calls }: DeskQuery, now: Date): SQL | undefined {
  return and(
    who === 'prospects' ? sql`${leads.clientId} is null` : undefined,
    who === 'clients' ? sql`${leads.clientId} is not null` : undefined,
    stage && isInStage(stage),
    // As in the index: a lead without a planned call is due in the year 9999.
    calls && sql`${deskKeys.nextCallAt(leads)} <= ${now.toISOString()}::timestamptz`,
  );
}

/** The range of a stage in the stage index. Most stages contain few leads, so a count only reads those. */
function isInStage(stage: LeadStage): SQL {
  const from = (LEAD_STAGES.indexOf(stage) + 1) * DAYS_OF_STAGE;
  return sql`${deskKeys.stage(leads)} >= ${sql.raw(String(from))}
    and ${deskKeys.stage(leads)} < ${sql.raw(String(from + DAYS_OF_STAGE))}`;
}

async function readLeads({ db }: Deps, ids: string[]): Promise<DeskLead[]> {
  if (ids.length === 0) return [];
  const note = sql<{ at: string; text: string } | null>`(
    select jsonb_build_object('at', ${leadDeskEvents.createdAt}, 'text', left(${leadDeskEvents.event} ->> 'text', ${SHOWN_NOTE}))
      from ${leadDeskEvents}
     where ${leadDeskEvents.leadId} = ${leads.id} and ${leadDeskEvents.kind} = 'note'
     order by ${leadDeskEvents.createdAt} desc, ${leadDeskEvents.id} desc limit 1)`;
  const rows = await db
    .select({
      ...LISTED,
      stage: leads.stage,
      lostReason: leads.lostReason,
      nextCallAt: leads.nextCallAt,
      reads: leads.reportReads,
      lastReadAt: leads.reportReadAt,
      client: { id: clients.id, businessName: clients.businessName, state: clients.state },
      lastNote: note,
    })
    .from(leads)
    .leftJoin(clients, eq(clients.id, leads.clientId))
    .where(inArray(leads.id, ids));
  const byId = new Map(rows.map((row) => [row.id, deskLead(row)]));
  // A lead that was erased between the two queries is left out.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Times = Record<'createdAt' | 'nextCallAt' | 'lastReadAt' | 'lastNote', unknown>;
type Row = Omit<DeskLead, keyof Times> & {
  createdAt: Date;
  nextCallAt: Date | null;
  lastReadAt: Date | null;
  lastNote: { at: string; text: string } | null;
};

function deskLead({ createdAt, nextCallAt, lastReadAt, lastNote, ...row }: Row): DeskLead {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    nextCallAt: nextCallAt?.toISOString() ?? null,
    lastReadAt: lastReadAt?.toISOString() ?? null,
    lastNote: lastNote && { at: new Date(lastNote.at).toISOString(), text: lastNote.text },
  };
}
