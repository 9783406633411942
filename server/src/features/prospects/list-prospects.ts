import {
  type InboxQuery,
  PAGE_LIMIT,
  type Prospect,
  type ProspectDetail,
  type ProspectPage,
  readStoredReport,
} from '@named-first/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { clients, prospects, scans } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { relatedRecords } from '../leads/desk/related-records.ts';
import { type Cursor, readCursor, writeCursor } from '../page-cursor.ts';
import type { ProspectDeps } from './deps.ts';

const DEFAULT_LIMIT = 50;
const ORDER = 'prospects';
/** A scan that takes longer was interrupted. */
const MAX_SCAN_MS = 5 * 60_000;
const CUT_OFF = 'The scan did not finish. Please start it again.';

type Deps = Pick<ProspectDeps, 'db' | 'clock'>;

/** One page of prospects, newest first. @throws AppError `invalid-input` for an invalid cursor. */
export async function listProspects(deps: Deps, query: InboxQuery): Promise<ProspectPage> {
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, PAGE_LIMIT);
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor, ORDER, 'timestamptz');
  const where = query.q ? sql`strpos(lower(${prospects.website}), lower(${query.q})) > 0` : undefined;
  const [all] = await deps.db.select({ total: count() }).from(prospects).where(where);
  const rows = await readRows(deps, { where: and(where, cursor ? after(cursor) : undefined), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    prospects: shown.map((row) => prospectView(deps, row)),
    total: all!.total,
    nextCursor:
      last && rows.length > limit
        ? writeCursor({ order: ORDER, key: last.prospect.createdAt.toISOString(), id: last.prospect.id })
        : null,
  };
}

/** One prospect with the whole report and the related records of its website. @throws AppError `not-found`. */
export async function getProspect(deps: Deps, id: string): Promise<ProspectDetail> {
  const [row] = await readRows(deps, { where: eq(prospects.id, id), limit: 1 });
  if (!row) throw new AppError('not-found', { message: 'This prospect is not there any more.' });
  const [scan] = row.prospect.scanId
    ? await deps.db.select({ report: scans.report }).from(scans).where(eq(scans.id, row.prospect.scanId))
    : [];
  const related = await relatedRecords(deps.db, { site: row.prospect.site, leadId: null, address: null });
  return {
    ...prospectView(deps, row),
    report: scan ? readStoredReport(scan.report) : null,
    related: { ...related, prospects: related.prospects.filter((other) => other.id !== id) },
  };
}

/** Removes a prospect. Its scan is deleted by the nightly run, unless something else uses it. Idempotent. */
export async function deleteProspect({ db }: Deps, id: string): Promise<void> {
  await db.delete(prospects).where(eq(prospects.id, id));
}

function after({ key, id }: Cursor): SQL {
  return sql`(${prospects.createdAt}, ${prospects.id}) < (${key}::timestamptz, ${id}::uuid)`;
}

async function readRows({ db }: Deps, { where, limit }: { where: SQL | undefined; limit: number }) {
  return db
    .select({
      prospect: prospects,
      score: scans.score,
      client: sql<Prospect['client']>`(
        select jsonb_build_object('id', ${clients.id}, 'businessName', ${clients.businessName}, 'state', ${clients.state})
          from ${clients} where ${clients.site} = ${prospects.site}
         order by ${clients.createdAt} desc limit 1)`,
    })
    .from(prospects)
    .leftJoin(scans, eq(scans.id, prospects.scanId))
    .where(where)
    .orderBy(sql`${prospects.createdAt} desc`, sql`${prospects.id} desc`)
    .limit(limit);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function prospectView({ clock }: Deps, { prospect, score, client }: Row): Prospect {
  const { id, createdAt, website, state, reason, leadId } = prospect;
  const isCutOff = state === 'scanning' && clock.now().getTime() - createdAt.getTime() > MAX_SCAN_MS;
  return {
    ...{ id, createdAt: createdAt.toISOString(), website, score, leadId, client },
    state: isCutOff ? 'failed' : state,
    reason: isCutOff ? CUT_OFF : reason,
  };
}
