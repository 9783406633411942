import {
  brand,
  type Monday,
  type MondayItem,
  PLANS,
  type PlanId,
  SHEET_WAIT_DAYS,
  workTemplate,
} from '@named-first/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  clientEvents,
  clients,
  clientTasks,
  deliverables,
  factSheetLinks,
  factSheets,
  outboundMails,
} from '../../../db/schema/index.ts';
import type { ClientDeps } from '../deps.ts';
import { localDate, startOfDate } from '../work/client-calendar.ts';
import { lateWork } from './client-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const MAX_ITEMS = 50;

type Deps = Pick<ClientDeps, 'db' | 'clock'>;
type List = { total: number; items: MondayItem[] };
type Row = {
  total: number;
  clientId: string;
  businessName: string;
  planId: PlanId;
  state: MondayItem['state'];
  text: string;
  at: Date | string;
};

/**
 * The page that the week starts with: what broke, what is due, who is new, who is ending, and the revenue of the month.
 */
export async function monday(deps: Deps): Promise<Monday> {
  const now = deps.clock.now();
  return {
    broke: await list(deps, broken(now), 'desc'),
    due: await dueList(deps, now),
    fresh: await list(deps, fresh(now), 'desc'),
    ending: await list(deps, ending(now), 'asc'),
    month: await money(deps, now),
  };
}

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** Each source returns `client_id`, `text` and `at`. */
async function list(deps: Deps, source: SQL, order: 'asc' | 'desc'): Promise<List> {
  const { rows } = await deps.db.execute<Row>(sql`
    with source as materialized (${source})
    select (select count(*)::int from source) as total, ${clients.id} as "clientId",
           ${clients.businessName} as "businessName", ${clients.planId} as "planId", ${clients.state} as state,
           source.text, source.at
      from source join ${clients} on ${clients.id} = source.client_id
     order by source.at ${sql.raw(order)}, ${clients.id}, source.text limit ${MAX_ITEMS}`);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, ...row }) => ({ ...row, at: new Date(row.at).toISOString() })),
  };
}

function broken(now: Date): SQL {
  return sql`
    select ${clients.id} as client_id, 'A payment is open' as text, ${clients.pastDueSince} as at
      from ${clients} where ${clients.pastDueSince} is not null
    union all
    select ${clients.id}, 'Asked for their money back', ${clients.refundAskedAt}
      from ${clients} where ${clients.refundAskedAt} is not null and ${clients.refundedAt} is null
    union all
    select ${clients.id}, 'The website could not be read for the first scan', ${clients.baselineWantedAt}
      from ${clients} where ${clients.baselineState} = 'failed' and ${clients.state} <> 'ended'
    union all
    select ${clients.id}, 'The website is not known', ${clients.startedAt}
      from ${clients} where ${clients.baselineState} = 'no-website' and ${clients.state} <> 'ended'
    union all
    select ${clients.id}, 'A mail did not arrive', ${outboundMails.createdAt}
      from ${outboundMails} join ${clients} on lower(trim(${clients.email})) = lower(trim(${outboundMails.recipient}))
     where ${outboundMails.status} = 'failed' and ${outboundMails.createdAt} > ${at(new Date(now.getTime() - WEEK_MS))}`;
}

/**
 * Tasks that are late or due within a week, work by kind if some of it is late or due within a week, and fact sheets
 * that wait for a signature.
 */
async function dueList(deps: Deps, now: Date): Promise<List> {
  const soon = at(new Date(now.getTime() + WEEK_MS));
  const found = await list(
    deps,
    sql`
    select ${clientTasks.clientId} as client_id, ${clientTasks.title} as text, ${clientTasks.dueAt} as at
      from ${clientTasks} where ${clientTasks.doneAt} is null and ${clientTasks.dueAt} <= ${soon}
    union all
    select ${deliverables.clientId}, ${deliverables.workId} || chr(1) || ${deliverables.open} || chr(1) || ${lateWork(now)},
           ${deliverables.dueAt}
      from ${deliverables}
     where ${deliverables.open} > 0 and (${deliverables.dueAt} <= ${soon} or ${deliverables.carriedIn} > 0)
    union all
    select ${factSheets.clientId}, 'The fact sheet waits to be signed', max(${factSheetLinks.createdAt})
      from ${factSheets} join ${factSheetLinks} on ${factSheetLinks.sheetId} = ${factSheets.id}
     where ${factSheets.state} = 'sent'
     group by ${factSheets.clientId}
    having max(${factSheetLinks.createdAt}) <= ${at(new Date(now.getTime() - SHEET_WAIT_DAYS * DAY_MS))}`,
    'asc',
  );
  return { ...found, items: found.items.map((item) => ({ ...item, text: workText(item.text) })) };
}

/** A task's title, or the open amount of one kind of work. */
function workText(text: string): string {
  const [workId = '', open, late] = text.split('\u0001');
  if (open === undefined) return text;
  const title = workTemplate(workId)?.title ?? workId;
  return `${title}: ${open} open${late === '0' ? '' : `, ${late} late`}`;
}

function fresh(now: Date): SQL {
  return sql`
    select ${clientEvents.clientId} as client_id,
           case ${clientEvents.kind} when 'started' then 'New' else 'Came back' end as text, ${clientEvents.createdAt} as at
      from ${clientEvents}
     where ${clientEvents.kind} in ('started', 'returned')
       and ${clientEvents.createdAt} > ${at(new Date(now.getTime() - WEEK_MS))}`;
}

function ending(now: Date): SQL {
  return sql`
    select ${clients.id} as client_id, case ${clients.state} when 'ended' then 'Ended' else 'Ends' end as text,
           ${clients.endsAt} as at
      from ${clients}
     where (${clients.state} <> 'ended' and ${clients.endsAt} is not null)
        or (${clients.state} = 'ended' and ${clients.endsAt} > ${at(new Date(now.getTime() - WEEK_MS))})`;
}

async function money({ db }: Deps, now: Date): Promise<Monday['month']> {
  const today = localDate(now, brand.timeZone);
  const start = at(startOfDate(today.with({ day: 1 }), brand.timeZone));
  const price = sql`case when ${clients.isDemo} then 0 else ${priceOfPlan()} end`;
  const isAtRisk = sql`${clients.state} in ('past_due', 'ending')`;
  const eventsOf = (kinds: SQL) => sql`(select count(*)::int from ${clientEvents}
    where ${clientEvents.kind} in (${kinds}) and ${clientEvents.createdAt} >= ${start})`;
  const { rows } = await db.execute<{
    clients: number;
    revenue: number;
    atRisk: number;
    atRiskRevenue: number;
    started: number;
    ended: number;
  }>(sql`
    select count(*)::int as clients, coalesce(sum(${price}), 0)::int as revenue,
           count(*) filter (where ${isAtRisk})::int as "atRisk",
           coalesce(sum(${price}) filter (where ${isAtRisk}), 0)::int as "atRiskRevenue",
           ${eventsOf(sql`'started', 'returned'`)} as started, ${eventsOf(sql`'ended'`)} as ended
      from ${clients} where ${clients.state} <> 'ended'`);
  const sums = rows[0]!;
  return {
    ...{ clients: sums.clients, monthlyRevenue: sums.revenue, started: sums.started, ended: sums.ended },
    atRisk: { clients: sums.atRisk, monthlyRevenue: sums.atRiskRevenue },
  };
}

function priceOfPlan(): SQL {
  return sql.raw(`case plan_id ${PLANS.map(({ id, price }) => `when '${id}' then ${price}`).join(' ')} else 0 end`);
}
