import type { PlanId } from '@named-first/contract';
import { CLIENT_STATES } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, moment, personKey } from '../columns.ts';
import { scans } from '../scans.ts';

/**
 * One row for each chain of orders: the paid orders of one buyer for one site. Orders name their client, and a client
 * names only the order that its plan comes from, without a foreign key: tables must not refer to each other in a circle.
 */
export const clients = pgTable(
  'clients',
  {
    id: generatedId(),
    createdAt: createdAt(),
    businessName: text('business_name').notNull(),
    fullName: text('full_name').notNull(),
    /** The buyer's address as typed. */
    email: text('email').notNull(),
    /** What the buyer typed as their website. */
    websiteTyped: text('website_typed').notNull(),
    /** `Website.site` and `Website.url` of the contract; null while what was typed cannot be read. */
    site: text('site'),
    website: text('website'),
    orderId: uuid('order_id').notNull().unique(),
    planId: text('plan_id').$type<PlanId>().notNull(),
    state: text('state', { enum: CLIENT_STATES }).notNull(),
    /** The person of the agency who looks after the client: a typed name. */
    accountManager: text('account_manager'),
    /** IANA name. The client's months, dates and mails follow it. */
    timeZone: text('time_zone').notNull(),
    startedAt: moment('started_at').notNull(),
    /** When the agency said that the client is set up. */
    onboardedAt: moment('onboarded_at'),
    /** When the plan ends or has ended; null while it renews. */
    endsAt: moment('ends_at'),
    pastDueSince: moment('past_due_since'),
    nextPlanId: text('next_plan_id').$type<PlanId>(),
    nextPlanAt: moment('next_plan_at'),
    /** Until when the buyer may ask for their money back. */
    guaranteeUntil: moment('guarantee_until').notNull(),
    refundAskedAt: moment('refund_asked_at'),
    refundReason: text('refund_reason'),
    refundedAt: moment('refunded_at'),
    discountCode: text('discount_code'),
    /** The scan of the day of purchase, which later ones are compared with, and its score. */
    baselineState: text('baseline_state', { enum: ['waiting', 'scanned', 'failed', 'no-website'] }).notNull(),
    /** Since when the site is to be scanned for it. */
    baselineWantedAt: moment('baseline_wanted_at').notNull(),
    baselineScanId: uuid('baseline_scan_id').references(() => scans.id, { onDelete: 'set null' }),
    baselineScore: integer('baseline_score'),
    baselineAt: moment('baseline_at'),
    lastContactAt: moment('last_contact_at'),
    /** From when on the work stored for this client is out of date: the end of its month. Null when nothing more is owed. */
    monthEndsAt: moment('month_ends_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    /** What the back office searches, in lower case; the fields stand apart so that no search matches across two. */
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

/** Which plan a client had from when to when. A plan that still runs has no end. */
export const clientPlanSpans = pgTable(
  'client_plan_spans',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    planId: text('plan_id').$type<PlanId>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [
    uniqueIndex('client_plan_spans_client_id_starts_at_index').on(table.clientId, table.startsAt),
    uniqueIndex('client_plan_spans_open_index').on(table.clientId).where(sql`${table.endsAt} is null`),
  ],
);
