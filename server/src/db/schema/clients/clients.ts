import type { PlanId } from '@named-first/contract';
import { CLIENT_STATES } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, personKey, timestampMs } from '../columns.ts';
import { scans } from '../scans.ts';

/**
 * One row for each chain of orders: the paid orders of one buyer for one site. Orders reference their client. A client
 * references only the order that its plan comes from, without a foreign key, because the tables must not reference each
 * other in a circle.
 */
export const clients = pgTable(
  'clients',
  {
    id: generatedId(),
    createdAt: createdAt(),
    businessName: text('business_name').notNull(),
    fullName: text('full_name').notNull(),
    /** The buyer's e-mail address as typed. */
    email: text('email').notNull(),
    /** The website that the buyer typed. */
    websiteTyped: text('website_typed').notNull(),
    /** `Website.site` and `Website.url` of the contract; null while the typed website cannot be parsed. */
    site: text('site'),
    website: text('website'),
    orderId: uuid('order_id').notNull().unique(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    state: text('state', { enum: CLIENT_STATES }).notNull(),
    /** The name of the account manager at the agency, as typed. */
    accountManager: text('account_manager'),
    /** IANA time zone name. Applies to the client's months, dates and mails. */
    timeZone: text('time_zone').notNull(),
    startedAt: timestampMs('started_at').notNull(),
    /** When the agency marked the client as set up. */
    onboardedAt: timestampMs('onboarded_at'),
    /** When the plan ends or ended; null while it renews. */
    endsAt: timestampMs('ends_at'),
    pastDueSince: timestampMs('past_due_since'),
    nextPlanId: text('next_plan_id').$type<PlanId>(),
    nextPlanAt: timestampMs('next_plan_at'),
    /** The end of the refund period. */
    guaranteeUntil: timestampMs('guarantee_until').notNull(),
    refundAskedAt: timestampMs('refund_asked_at'),
    refundReason: text('refund_reason'),
    refundedAt: timestampMs('refunded_at'),
    discountCode: text('discount_code'),
    /** The state of the scan on the day of purchase, with which later scans are compared. */
    baselineState: text('baseline_state', { enum: ['waiting', 'scanned', 'failed', 'no-website'] }).notNull(),
    /** When that scan became due. */
    baselineWantedAt: timestampMs('baseline_wanted_at').notNull(),
    baselineScanId: uuid('baseline_scan_id').references(() => scans.id, { onDelete: 'set null' }),
    baselineScore: integer('baseline_score'),
    baselineAt: timestampMs('baseline_at'),
    lastContactAt: timestampMs('last_contact_at'),
    /**
     * When the stored work of this client becomes outdated: the end of the current month. Null if nothing more is owed.
     */
    monthEndsAt: timestampMs('month_ends_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    /**
     * The lower-case text that the back office searches. The fields are separated so that no match spans two of them.
     */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `lower(business_name || chr(1) || full_name || chr(1) || email || chr(1) || website_typed || chr(1) || coalesce(website, '') || chr(1) || coalesce(account_manager, ''))`,
        ),
      ),
  },
  (table) => [
    index('clients_person_index').on(personKey(table.email)),
    index('clients_site_index').on(table.site),
    index('clients_month_ends_at_index').on(table.monthEndsAt),
    index('clients_baseline_scan_id_index').on(table.baselineScanId),
    check('clients_state_check', sql`${table.state} in ('onboarding', 'active', 'past_due', 'ending', 'ended')`),
    check(
      'clients_baseline_state_check',
      sql`${table.baselineState} in ('waiting', 'scanned', 'failed', 'no-website')`,
    ),
  ],
);

/** The plans of a client over time. The current plan has no end. */
export const clientPlanSpans = pgTable(
  'client_plan_spans',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    planId: text('plan_id').$type<PlanId>().notNull(),
    startsAt: timestampMs('starts_at').notNull(),
    endsAt: timestampMs('ends_at'),
  },
  (table) => [
    uniqueIndex('client_plan_spans_client_id_starts_at_index').on(table.clientId, table.startsAt),
    uniqueIndex('client_plan_spans_open_index').on(table.clientId).where(sql`${table.endsAt} is null`),
  ],
);
