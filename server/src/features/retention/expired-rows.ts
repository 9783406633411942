import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  bulkCampaigns,
  clientScans,
  customers,
  leads,
  outboundMails,
  reportChecks,
  scans,
  stripeEvents,
} from '../../db/schema/index.ts';
import type { Settings } from '../../settings/settings.ts';
import { isNeverPaid } from '../checkout/never-paid.ts';

/** Rows of one table that are deleted once they are old enough. */
export type ExpiringRows = {
  /** The name in metrics and logs. */
  what: string;
  table: PgTable;
  id: AnyPgColumn;
  /** What their age is counted from; it has an index. */
  time: AnyPgColumn;
  /** Null keeps them for ever. */
  days: number | null;
  /** Which of the old rows may go. */
  only: SQL;
};

/** Every table whose rows expire by age, with the rows that stay however old they are. */
export function expiringRows(retention: Settings['retention']): ExpiringRows[] {
  return [
    {
      what: 'abandoned-orders',
      ...{ table: customers, id: customers.id, time: customers.createdAt, days: retention.abandonedOrdersDays },
      only: and(isNeverPaid, hasNoOpenEvent)!,
    },
    {
      what: 'scans',
      ...{ table: scans, id: scans.id, time: scans.createdAt, days: retention.scansDays },
      only: isUnusedScan,
    },
    {
      what: 'sent-mails',
      ...{ table: outboundMails, id: outboundMails.id, time: outboundMails.createdAt, days: retention.sentMailsDays },
      // The key of a welcome mail keeps every renewal from sending it again.
      only: and(inArray(outboundMails.status, ['sent', 'failed']), ne(outboundMails.kind, 'customer-welcome'))!,
    },
    {
      what: 'payment-events',
      ...{ table: stripeEvents, id: stripeEvents.id, time: stripeEvents.created, days: retention.paymentEventsDays },
      only: isNotNull(stripeEvents.processedAt),
    },
  ];
}

/** An event that could not be processed yet may say that the order was paid. */
const hasNoOpenEvent = sql`not exists (
  select from ${stripeEvents}
   where ${stripeEvents.processedAt} is null
     and (${eq(stripeEvents.orderId, customers.id)} or ${eq(stripeEvents.sessionId, customers.stripeSessionId)}))`;

/** No lead, report check or client has it, and it is not newer than a campaign that still runs and may use it for its rows. */
const isUnusedScan = sql`
  not exists (select from ${leads} where ${leads.scanId} = ${scans.id})
  and not exists (select from ${reportChecks} where ${reportChecks.scanId} = ${scans.id})
  and not exists (select from ${clientScans} where ${clientScans.scanId} = ${scans.id})
  and not exists (select from ${bulkCampaigns}
                   where ${bulkCampaigns.status} in ('pending', 'processing')
                     and ${bulkCampaigns.createdAt} <= ${scans.createdAt})`;
