import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  bulkCampaigns,
  clientScans,
  customers,
  leads,
  outboundMails,
  prospects,
  reportChecks,
  scans,
  stripeEvents,
} from '../../db/schema/index.ts';
import type { Settings } from '../../settings/settings.ts';
import { isNeverPaid } from '../checkout/never-paid.ts';

/** Rows of one table that are deleted when they are old enough. */
export type ExpiringRows = {
  /** Their name in metrics and logs. */
  what: string;
  table: PgTable;
  id: AnyPgColumn;
  /** The column that their age is computed from; it has an index. */
  time: AnyPgColumn;
  /** Null keeps them forever. */
  days: number | null;
  /** Which of the old rows may be deleted. */
  only: SQL;
};

/** Every table whose rows expire by age, and the rows that are kept regardless of age. */
export function expiringRows(retention: Settings['retention']): ExpiringRows[] {
  return [
    {
      what: 'abandoned-orders',
      ...{ table: customers, id: customers.id, time: customers.createdAt, days: retention.abandonedOrdersDays },
      only: and(isNeverPaid, hasNoOpenEvent)!,
    },
    {
      // Before the scans, because a prospect keeps its scan.
      what: 'prospects',
      ...{ table: prospects, id: prospects.id, time: prospects.createdAt, days: retention.scansDays },
      only: sql`true`,
    },
    {
      what: 'scans',
      ...{ table: scans, id: scans.id, time: scans.createdAt, days: retention.scansDays },
      only: isUnusedScan,
    },
    {
      what: 'sent-mails',
      ...{ table: outboundMails, id: outboundMails.id, time: outboundMails.createdAt, days: retention.sentMailsDays },
      // The key of a welcome mail prevents each renewal from sending it again.
      only: and(inArray(outboundMails.status, ['sent', 'failed']), ne(outboundMails.kind, 'customer-welcome'))!,
    },
    {
      what: 'payment-events',
      ...{ table: stripeEvents, id: stripeEvents.id, time: stripeEvents.created, days: retention.paymentEventsDays },
      only: isNotNull(stripeEvents.processedAt),
    },
  ];
}

/** An event that has not been processed yet may be the payment of the order. */
const hasNoOpenEvent = sql`not exists (
  select from ${stripeEvents}
   where ${stripeEvents.processedAt} is null
     and (${eq(stripeEvents.orderId, customers.id)} or ${eq(stripeEvents.sessionId, customers.stripeSessionId)}))`;

/**
 * No lead, report check, client or prospect references it, and it is too old for a running campaign to use for its
 * rows.
 */
const isUnusedScan = sql`
  not exists (select from ${leads} where ${leads.scanId} = ${scans.id})
  and not exists (select from ${reportChecks} where ${reportChecks.scanId} = ${scans.id})
  and not exists (select from ${clientScans} where ${clientScans.scanId} = ${scans.id})
  and not exists (select from ${prospects} where ${prospects.scanId} = ${scans.id})
  and not exists (select from ${bulkCampaigns}
                   where ${bulkCampaigns.status} in ('pending', 'processing')
                     and ${bulkCampaigns.createdAt} <= ${scans.createdAt})`;
