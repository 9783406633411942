import type { ClientItem, ClientState, PlanId } from '@named-first/contract';
import { type SQL, sql } from 'drizzle-orm';
import { clients, deliverables, scans } from '../../../db/schema/index.ts';

/**
 * How much of a row's open work is late: all of it after the due date; before it, what was carried over from the
 * previous month.
 */
export function lateWork(now: Date): SQL {
  const { open, carriedIn, dueAt } = deliverables;
  return sql`case when ${dueAt} <= ${now.toISOString()}::timestamptz then ${open} else least(${open}, ${carriedIn}) end`;
}

/**
 * Clients with the figures that lists show: the newest score of their site, and their open and late work.
 *
 * @param some the rows of `clients` to show; each costs two lookups.
 */
export function withFigures(now: Date, some: SQL): SQL {
  return withWork(now, withScore(some));
}

/** Rows of `clients` with the newest score of their site. */
export function withScore(some: SQL): SQL {
  return sql`
    select scored.*, newest.score, newest.created_at as score_at
      from (${some}) as scored
      left join lateral (
        select ${scans.score}, ${scans.createdAt} from ${scans}
         where ${scans.site} = scored.site and ${scans.score} is not null
         order by ${scans.createdAt} desc limit 1) as newest on true`;
}

/** Rows of `clients` with their open and late work. */
export function withWork(now: Date, some: SQL): SQL {
  return sql`
    select worked.*, coalesce(work.open, 0) as work_open, coalesce(work.late, 0) as work_late
      from (${some}) as worked
      left join lateral (
        select sum(${deliverables.open})::int as open, sum(${lateWork(now)})::int as late
          from ${deliverables} where ${deliverables.open} > 0 and ${deliverables.clientId} = worked.id) as work on true`;
}

/** All clients that match a condition. */
export function clientsWhere(where: SQL): SQL {
  return sql`select ${clients}.* from ${clients} where ${where}`;
}

/** A row of `withFigures`, with the database's column names. */
export type RawClient = {
  id: string;
  business_name: string;
  full_name: string;
  email: string;
  website: string | null;
  website_typed: string;
  plan_id: PlanId;
  state: ClientState;
  account_manager: string | null;
  started_at: Date | string;
  ends_at: Date | string | null;
  score: number | null;
  score_at: Date | string | null;
  baseline_score: number | null;
  work_open: number;
  work_late: number;
  last_contact_at: Date | string | null;
  discount_code: string | null;
  is_demo: boolean;
};

export function clientItem(row: RawClient): ClientItem {
  const { score, baseline_score: baselineScore } = row;
  return {
    ...{ id: row.id, businessName: row.business_name, fullName: row.full_name, email: row.email },
    ...{ website: row.website, websiteTyped: row.website_typed, planId: row.plan_id, state: row.state },
    accountManager: row.account_manager,
    startedAt: new Date(row.started_at).toISOString(),
    endsAt: isoOf(row.ends_at),
    ...{ score, scoreAt: isoOf(row.score_at), baselineScore },
    change: score === null || baselineScore === null ? null : score - baselineScore,
    ...{ workOpen: row.work_open, workLate: row.work_late, lastContactAt: isoOf(row.last_contact_at) },
    ...{ discountCode: row.discount_code, isDemo: row.is_demo },
  };
}

function isoOf(moment: Date | string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
