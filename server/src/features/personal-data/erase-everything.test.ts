import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  campaignRow,
  campaignScanRow,
  clientRow,
  contactRow,
  customerRow,
  dripEmailRow,
  emailCampaignRow,
  leadRow,
  outboundMailRow,
  scanReport,
  scanRow,
} from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import * as schema from '../../db/schema/index.ts';
import { sendOutboundMail } from '../../mail/send-outbound-mail.ts';
import { suppressedLists } from '../../mail/suppressions.ts';
import { PaymentsError } from '../checkout/payments.ts';
import { suppress } from '../mail-preferences/suppress.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { addressPattern } from './person.ts';

const MARK = 'zephyrine';
const ADDRESS = `${MARK}@${MARK}.example`;

/**
 * Tables whose text cannot name a visitor or contact, each with the reason. A new table must be erased or added here.
 */
const NOBODY: Record<string, string> = {
  'public.app_settings': 'secrets and marks that the product makes for itself',
  'public.blog_posts': 'written by the agency for publication',
  'public.blog_post_versions': 'written by the agency for publication',
  'public.deleted_blog_posts': 'written by the agency for publication',
  'public.funnel_counts': 'numbers by day, page or campaign, and step',
  'public.bulk_campaigns': 'the name the agency gave and the headings of its file',
  'public.assistant_lanes': 'how asking one provider goes, and the words of its last error',
  'public.assistant_spend': 'amounts by day, provider and run',
  'public.markets': 'a trade and a town of the gazetteer',
  'public.panel_answers':
    'what assistants said about businesses; answers by name are erased with the records of a client',
  'public.panel_readings': 'which answers name a client; deleted with the client, and when its buyer is erased',
  'public.panel_runs': 'a purpose, a month and a state',
  'public.demo_checkouts': 'a plan and a state; deleted with the order',
  'public.pictures': 'described by the agency for publication',
  'public.picture_files': 'a hash',
  'public.rate_limits': 'network addresses, deleted after an hour',
  'public.sessions': 'hashes of admin sessions',
  'drizzle.__drizzle_migrations': 'hashes of migrations',
};

/** Columns without a person's words in tables that are erased: states, ids, settings, names that we assign. */
const OUR_WORDS = new Set([
  ...['clients.plan_id', 'clients.next_plan_id', 'clients.state', 'clients.time_zone', 'clients.discount_code'],
  ...['client_markets.rank'],
  ...['clients.baseline_state', 'clients.account_manager', 'client_plan_spans.plan_id', 'client_events.kind'],
  ...['client_tasks.kind', 'client_scans.reason', 'deliverables.work_id', 'deliverables.period', 'work_entries.kind'],
  ...[
    'work_entries.check_id',
    'fact_sheets.state',
    'fact_sheet_links.answer',
    'customers.next_plan_id',
    'customers.discount_code',
  ],
  ...['customers.source', 'leads.source', 'funnel_visits.source', 'fix_checks.outcome'],
  ...['campaign_scans.status', 'campaign_scans.work', 'customers.plan_id', 'customers.plan_name'],
  ...['customers.subscription_status', 'drip_emails.email_type', 'drip_emails.source', 'drip_emails.status'],
  ...['email_campaigns.email_type', 'email_campaigns.status', 'leads.scan_status', 'outbound_mails.kind'],
  ...['leads.stage', 'lead_desk_events.kind', 'prospects.state'],
  ...['outbound_mails.status', 'report_checks.state', 'scans.engine_version', 'scans.state'],
  ...['suppressions.list', 'suppressions.reason', 'whitepaper_leads.document', 'stripe_events.type'],
]);

/** Where a person may still be found after being erased, each with the reason. */
const KEPT: Record<string, string> = {
  'campaign_scans.website': 'a campaign keeps the websites it scanned',
  'campaign_scans.site': 'a campaign keeps the websites it scanned',
  'customers.full_name': 'accounts of paid orders must be kept',
  'customers.business_email': 'accounts of paid orders must be kept',
  'customers.business_name': 'accounts of paid orders must be kept',
  'customers.website_domain': 'accounts of paid orders must be kept',
  'customers.site': 'accounts of paid orders must be kept',
  'customers.stripe_customer_id': 'accounts of paid orders must be kept',
  'customers.stripe_session_id': 'accounts of paid orders must be kept',
  'customers.stripe_subscription_id': 'accounts of paid orders must be kept',
  'clients.full_name': 'accounts of paid orders must be kept',
  'clients.email': 'accounts of paid orders must be kept',
  'clients.business_name': 'accounts of paid orders must be kept',
  'clients.website_typed': 'accounts of paid orders must be kept',
  'clients.site': 'accounts of paid orders must be kept',
  'clients.website': 'accounts of paid orders must be kept',
  'clients.search_text': 'made from the columns that are kept',
  'outbound_mails.recipient': 'the welcome mail of a paid order, so that a renewal does not send it again',
  'outbound_mails.data': 'the welcome mail of a paid order',
  'outbound_mails.message_id': 'the welcome mail of a paid order',
  'outbound_mails.last_error': 'the welcome mail of a paid order',
  'stripe_events.id': 'ids of the events of paid orders',
  'stripe_events.customer_id': 'ids of the events of paid orders',
  'stripe_events.session_id': 'ids of the events of paid orders',
  'stripe_events.subscription_id': 'ids of the events of paid orders',
};

describeOnEachDatabase('a person who is erased', (open) => {
  let product: TestProduct;
  let leadId: string;
  let paidOrder: string;
  let unpaidOrder: string;
  let deletedMails: string[];
  beforeAll(async () => {
    product = await openTestProduct(await open());
    ({ leadId, paidOrder, unpaidOrder, deletedMails } = await fillEverything(product));
    writeFileSync(join(outbox(), `${deletedMails[0]}.eml`), `To: ${ADDRESS}`);
    writeFileSync(join(outbox(), `${deletedMails[1]}.eml.part`), `To: ${ADDRESS}`);
    writeFileSync(join(outbox(), 'other.eml'), 'To: other@example.com');
  });
  afterAll(() => product.close());

  function outbox(): string {
    const folder = join(product.deps.settings.dataDir, 'outbox');
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  test('was in every column that can hold words of a person, in every table', async () => {
    const columns = (await textColumns()).filter(({ table }) => !(table in NOBODY) && !table.startsWith('pgboss.'));
    const found = await columnsWithMark();
    const missing = columns
      .map(({ table, column }) => `${table.replace('public.', '')}.${column}`)
      .filter((name) => !found.includes(name) && !OUR_WORDS.has(name));
    expect(missing, 'fill these in `fillEverything`, or say why they hold nobody').toEqual([]);
  });

  test('is in the export with all of it before', async () => {
    const copy = await exportPerson(product.deps, leadId);
    for (const [part, held] of Object.entries(copy)) {
      if (part === 'email' || part === 'exportedAt') continue;
      expect((held as unknown[]).length, part).toBeGreaterThan(0);
    }
    expect(copy.orders.map(({ id }) => id).sort()).toEqual([paidOrder, unpaidOrder].sort());
    expect(JSON.stringify(copy)).not.toContain('other@example.com');
  });

  test('is not erased while their open checkout cannot be closed', async () => {
    const payments = {
      ...product.deps.payments!,
      checkoutState: async () => {
        throw new PaymentsError('unreachable', new Error('refused'));
      },
    };
    const before = await columnsWithMark();
    await expect(erasePerson({ ...product.deps, payments }, leadId)).rejects.toMatchObject({
      code: 'payments-unreachable',
    });
    expect(await columnsWithMark()).toEqual(before);
  });

  test('is in no column of any table except the few with a documented reason', async () => {
    const expired: string[] = [];
    const payments = {
      ...product.deps.payments!,
      checkoutState: async () => ({ status: 'open' as const, url: '' }),
      expireCheckout: async (sessionId: string) => void expired.push(sessionId),
    };
    const { erased } = await erasePerson({ ...product.deps, payments }, leadId);
    expect(erased).toMatchObject({ leads: 1, unpaidOrders: 1, orders: 1, scans: 3, mails: deletedMails.length });
    expect(expired).toEqual([`cs_${MARK}_unpaid`]);
    const found = await columnsWithMark();
    expect(found.filter((name) => !(name in KEPT))).toEqual([]);
    expect(found).toContain('customers.business_email');
    const orders = await product.deps.db.select({ id: schema.customers.id }).from(schema.customers);
    expect(orders).toEqual([{ id: paidOrder }]);
    const mails = await product.deps.db.select({ kind: schema.outboundMails.kind }).from(schema.outboundMails);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['customer-welcome', 'new-lead']);
    expect(await product.deps.db.select().from(schema.demoCheckouts)).toHaveLength(1);
  });

  test('leaves no file in the outbox, and the files of others are still there', () => {
    expect(existsSync(join(outbox(), `${deletedMails[0]}.eml`))).toBe(false);
    expect(existsSync(join(outbox(), `${deletedMails[1]}.eml.part`))).toBe(false);
    expect(existsSync(join(outbox(), 'other.eml'))).toBe(true);
  });

  test('is removed from another contact’s campaign row without changing its other cells', async () => {
    const rows = await product.deps.db.select().from(schema.campaignScans).orderBy(schema.campaignScans.rowNumber);
    expect(rows.map(({ email, cells }) => [email, cells])).toEqual([
      ['', []],
      ['other@example.com', ['Other', 'other@example.com', '']],
      ['near@example.com', ['Near', `grand${ADDRESS}`, `${ADDRESS}.au`]],
    ]);
    const refused = await product.deps.db.select().from(schema.campaignRefusedRows);
    expect(refused.map(({ cells }) => cells)).toEqual([['No website', `${ADDRESS}x`]]);
  });

  test('gets no mail from lists they left, and can subscribe again', async () => {
    const { db, clock } = product.deps;
    expect([...(await suppressedLists(db, ` ${ADDRESS.toUpperCase()}`))].sort()).toEqual(['course', 'newsletter']);
    await db.transaction((tx) => suppress(tx, { address: ADDRESS, reason: 'bounced', at: clock.now() }));
    const [again] = await db
      .insert(schema.leads)
      .values(leadRow({ email: ADDRESS, emailNormalised: ADDRESS }))
      .returning();
    await erasePerson(product.deps, again!.id);
    expect((await suppressedLists(db, ADDRESS)).size).toBe(2);
    await product.post('/api/newsletter/subscribe', { email: ADDRESS });
    expect([...(await suppressedLists(db, ADDRESS))]).toEqual(['course']);
  });

  test('leaves no file of a mail that was being written at the time', async () => {
    const { db, mailer } = product.deps;
    const email = 'writing@example.com';
    const [lead] = await db
      .insert(schema.leads)
      .values(leadRow({ email, emailNormalised: email }))
      .returning();
    const row = outboundMailRow({ leadId: lead!.id, recipient: email });
    const [mail] = await db.insert(schema.outboundMails).values(row).returning();
    const slow = {
      ...mailer,
      async send(...message: Parameters<typeof mailer.send>) {
        await erasePerson(product.deps, lead!.id);
        await mailer.send(...message);
      },
    };
    const signal = new AbortController().signal;
    await sendOutboundMail({ ...product.deps, mailer: slow }, { mailId: mail!.id }, signal);
    expect(existsSync(join(outbox(), `${mail!.id}.eml`))).toBe(false);
  });

  test('keeps an order whose checkout was completed before its event arrived', async () => {
    const { db, clock } = product.deps;
    const email = 'just-paid@example.com';
    const [lead] = await db
      .insert(schema.leads)
      .values(leadRow({ email, emailNormalised: email }))
      .returning();
    const [order] = await db
      .insert(schema.customers)
      .values(customerRow({ businessEmail: email, stripeSessionId: 'cs_done', createdAt: clock.now() }))
      .returning();
    const payments = { ...product.deps.payments!, checkoutState: async () => ({ status: 'paid' as const }) };
    expect(await erasePerson({ ...product.deps, payments }, lead!.id)).toMatchObject({ erased: { unpaidOrders: 0 } });
    expect(await db.select().from(schema.customers).where(eq(schema.customers.id, order!.id))).toHaveLength(1);
  });

  type TextColumn = { table: string; column: string };

  async function textColumns(): Promise<TextColumn[]> {
    const { rows } = await product.deps.db.execute<TextColumn>(sql`
      select c.table_schema || '.' || c.table_name as "table", c.column_name as "column"
        from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
       where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
         and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'USER-DEFINED')
         and (c.data_type <> 'bytea')
       order by 1, 2`);
    return rows;
  }

  /** Every column of every schema, including the job queue's. */
  async function columnsWithMark(): Promise<string[]> {
    const found: string[] = [];
    for (const { table, column } of await textColumns()) {
      const [schemaName, name] = table.split('.') as [string, string];
      const { rows } = await product.deps.db.execute(sql`
        select 1 from ${sql.identifier(schemaName)}.${sql.identifier(name)}
         where strpos(lower(${sql.identifier(column)}::text), ${MARK}) > 0
           and strpos(lower(${sql.identifier(column)}::text), ${`grand${ADDRESS}`}) = 0
           and strpos(lower(${sql.identifier(column)}::text), ${`${ADDRESS}x`}) = 0 limit 1`);
      if (rows.length > 0) found.push(`${table.replace('public.', '')}.${column}`);
    }
    return found;
  }
});

test.each([
  ['ada@example.com', 'Ada <ada@example.com>', true],
  ['ada@example.com', 'mailto:ada@example.com?x', true],
  ['ada@example.com', 'Write to ada@example.com.', true],
  ['ada@example.com', 'grandada@example.com', false],
  ['ada@example.com', 'x.ada@example.com', false],
  ['ada@example.com', 'ada@example.com.au', false],
  ['ada@example.com', 'ada@examplexcom', false],
])('the address %s in the cell "%s" is found: %s', (address, cell, isFound) => {
  const posix = addressPattern(address).replaceAll('[:alnum:]', 'a-z0-9');
  expect(new RegExp(posix).test(cell.toLowerCase())).toBe(isFound);
});

/** Puts one person into every table, with the mark in every text column. */
async function fillEverything({ deps }: TestProduct) {
  const { db } = deps;
  const now = deps.clock.now();
  const insertScan = async () => {
    const report = scanReport({ website: `https://${MARK}.example/`, notes: [MARK] as never });
    const website = `https://${MARK}.example/`;
    const [scan] = await db
      .insert(schema.scans)
      .values(scanRow({ site: `${MARK}.example`, website, report, reason: MARK }))
      .returning();
    return scan!.id;
  };
  const [scanId, checkedScan] = [await insertScan(), await insertScan()];
  const [lead] = await db
    .insert(schema.leads)
    .values(
      leadRow({
        ...{ website: `https://${MARK}.example/`, site: `${MARK}.example`, name: MARK, businessName: MARK },
        ...{ email: ` ${ADDRESS.toUpperCase()}`, emailNormalised: ADDRESS, phone: MARK, reportToken: `token-${MARK}` },
        ...{ reportData: JSON.stringify({ note: MARK }), scanId, stage: 'lost' as const, lostReason: MARK },
      }),
    )
    .returning();
  const leadId = lead!.id;
  const [other] = await db
    .insert(schema.leads)
    .values(leadRow({ email: 'other@example.com', emailNormalised: 'other@example.com' }))
    .returning();
  await db.insert(schema.funnelVisits).values({ site: `${MARK}.example`, source: '/', beganAt: now });
  await db.insert(schema.reportChecks).values({ leadId, scanId: checkedScan, state: 'failed', reason: MARK });
  await db.insert(schema.leadDeskEvents).values({ leadId, kind: 'note', event: { kind: 'note', text: MARK } });
  const prospect = { website: `${MARK}.example`, site: `${MARK}.example`, state: 'failed' as const, reason: MARK };
  await db.insert(schema.prospects).values([
    { ...prospect, leadId },
    { ...prospect, scanId: await insertScan() },
  ]);
  await db.insert(schema.fixChecks).values({
    ...{ leadId, insightId: MARK, outcome: 'failed', words: MARK },
    evidence: [{ url: MARK, place: 'text', excerpt: MARK }],
  });
  await db.insert(schema.reportViews).values({ leadId, firstAt: now, lastAt: now });
  await db.insert(schema.emailCampaigns).values(emailCampaignRow({ leadId, subject: MARK }));
  await db.insert(schema.dripEmails).values(dripEmailRow({ leadId, subject: MARK }));
  await db.insert(schema.contacts).values(
    contactRow({
      ...{ firstName: MARK, lastName: MARK, email: ADDRESS, phone: MARK, company: MARK, industry: MARK },
      ...{ interests: [MARK], message: MARK },
    }),
  );
  await db.insert(schema.newsletters).values({ email: ADDRESS });
  await db.insert(schema.whitepaperLeads).values({ email: ADDRESS, fullName: MARK, company: MARK });
  const account = {
    stripeCustomerId: MARK,
    stripeSubscriptionId: MARK,
    subscriptionStatus: MARK,
    subscriptionPlan: MARK,
  };
  await db.insert(schema.users).values({ username: MARK, email: ADDRESS, password: MARK, ...account });
  await db.insert(schema.suppressions).values([
    { address: ADDRESS, list: 'course', reason: 'unsubscribed' },
    { address: ADDRESS, list: 'newsletter', reason: 'bounced' },
  ]);
  const orders = await insertOrders(db, now);
  await fillClient(db, orders.paidOrder);
  await fillCampaign(db, leadId);
  const deletedMails = await insertMails(db, { leadId, otherId: other!.id, ...orders });
  return { leadId, ...orders, deletedMails };
}

type Db = TestProduct['deps']['db'];

async function insertOrders(db: Db, now: Date) {
  const buyer = {
    fullName: MARK,
    businessEmail: ADDRESS,
    businessName: MARK,
    websiteDomain: `${MARK}.example`,
    site: MARK,
  };
  const [paid, unpaid] = await db
    .insert(schema.customers)
    .values([
      customerRow({
        ...{ ...buyer, createdAt: now, paidAt: now, subscriptionStatus: 'canceled', stripeCustomerId: `cus_${MARK}` },
        ...{ stripeSessionId: `cs_${MARK}`, stripeSubscriptionId: `sub_${MARK}` },
      }),
      customerRow({ ...buyer, createdAt: now, stripeSessionId: `cs_${MARK}_unpaid` }),
    ])
    .returning();
  await db
    .insert(schema.demoCheckouts)
    .values([paid!, unpaid!].map(({ id }) => ({ orderId: id, planId: 'premium' as const })));
  await db.insert(schema.stripeEvents).values(
    [paid!, unpaid!].map(({ id, stripeSessionId }) => ({
      ...{ id: `evt_${MARK}_${id}`, type: 'invoice.paid', created: now, error: `Not for ${MARK}`, orderId: id },
      ...{ sessionId: stripeSessionId, subscriptionId: `sub_${MARK}`, customerId: `cus_${MARK}` },
    })),
  );
  return { paidOrder: paid!.id, unpaidOrder: unpaid!.id };
}

async function fillClient(db: Db, orderId: string): Promise<void> {
  const buyer = { fullName: MARK, email: ADDRESS, businessName: MARK, websiteTyped: MARK, site: MARK, website: MARK };
  const [client] = await db
    .insert(schema.clients)
    .values(clientRow({ ...buyer, orderId, refundReason: MARK }))
    .returning();
  const clientId = client!.id;
  await db
    .insert(schema.clientContacts)
    .values({ clientId, name: MARK, email: ADDRESS, getsReports: true, getsAlerts: true, approves: true });
  await db.insert(schema.clientEvents).values([
    { clientId, kind: 'note', event: { kind: 'note', text: MARK } },
    { clientId, kind: 'refund-asked', event: { kind: 'refund-asked', reason: MARK } },
  ]);
  await db.insert(schema.clientTasks).values({ clientId, kind: 'other', title: MARK, dueAt: new Date() });
  await askByName(db, clientId);
  await db.insert(schema.clientFiles).values({ clientId, name: MARK, size: 3, bytes: new Uint8Array([1, 2, 3]) });
  const evidence = { name: [{ url: `https://${MARK}.example/`, place: 'text' as const, excerpt: MARK }] };
  const [sheet] = await db
    .insert(schema.factSheets)
    .values({
      ...{ clientId, version: 1, facts: { name: [MARK] }, evidence, state: 'signed' as const, signedAt: new Date() },
      ...{ signedBy: MARK, signedEmail: ADDRESS, signedFrom: MARK },
    })
    .returning();
  const answered = { answer: 'changes' as const, answeredAt: new Date(), answeredBy: MARK };
  await db.insert(schema.factSheetLinks).values({
    ...{
      sheetId: sheet!.id,
      revision: 1,
      tokenHash: `hash-${MARK}`,
      name: MARK,
      email: ADDRESS,
      expiresAt: new Date(),
    },
    ...{ ...answered, changes: { name: MARK }, note: MARK },
  });
  await db.insert(schema.clientEvents).values([
    { clientId, kind: 'sheet-sent', event: { kind: 'sheet-sent', version: 1, to: MARK } },
    { clientId, kind: 'sheet-signed', event: { kind: 'sheet-signed', version: 1, by: MARK } },
  ]);
  const [scan] = await db
    .insert(schema.scans)
    .values(scanRow({ site: 'kept.example' }))
    .returning();
  await db.insert(schema.clientScans).values({
    ...{ clientId, scanId: scan!.id, reason: 'manual' as const, sheetId: sheet!.id },
    readings: [{ field: 'owner', lines: [MARK], certain: true, evidence: [] }],
    fixes: {
      'who-what-where': { summary: MARK, steps: [], changes: [], paste: [], fixedBy: 'owner', effort: 'quick' },
    },
  });
  const [row] = await db
    .insert(schema.deliverables)
    .values({ clientId, workId: 'directories', period: 'once', promised: 50, done: 1, dueAt: new Date() })
    .returning();
  const entry = { kind: 'done' as const, count: 1, note: MARK, evidence: MARK, approvedBy: MARK };
  await db.insert(schema.workEntries).values({ deliverableId: row!.id, ...entry });
}

async function fillCampaign(db: Db, leadId: string): Promise<void> {
  const [campaign] = await db.insert(schema.bulkCampaigns).values(campaignRow()).returning();
  const campaignId = campaign!.id;
  await db.insert(schema.campaignScans).values([
    campaignScanRow({
      ...{ campaignId, leadId, rowNumber: 2, website: `${MARK}.example`, site: MARK, firstName: MARK, lastName: MARK },
      ...{
        businessName: MARK,
        email: ADDRESS,
        title: MARK,
        location: MARK,
        errorMessage: MARK,
        cells: [MARK, ADDRESS],
      },
    }),
    campaignScanRow({
      ...{ campaignId, rowNumber: 3, email: 'other@example.com' },
      cells: ['Other', 'other@example.com', `Owner <${ADDRESS.toUpperCase()}>`],
    }),
    campaignScanRow({
      ...{ campaignId, rowNumber: 4, email: 'near@example.com' },
      cells: ['Near', `grand${ADDRESS}`, `${ADDRESS}.au`],
    }),
  ]);
  await db.insert(schema.campaignRefusedRows).values([
    { campaignId, rowNumber: 5, cells: [`${MARK} <${ADDRESS}>`], reason: `"${MARK}" is no website` },
    { campaignId, rowNumber: 6, cells: ['No website', `${ADDRESS}x`], reason: 'No website' },
  ]);
}

/** @returns the ids of the mails that must be deleted. */
async function insertMails(
  db: Db,
  {
    leadId,
    otherId,
    paidOrder,
    unpaidOrder,
  }: { leadId: string; otherId: string; paidOrder: string; unpaidOrder: string },
): Promise<string[]> {
  const data = { businessName: MARK } as never;
  const welcome = (id: string) =>
    outboundMailRow({ kind: 'customer-welcome', messageKey: `customer-welcome:${id}`, recipient: ADDRESS, data });
  const details = { messageId: `<1@${MARK}>`, lastError: `550 no such user ${ADDRESS}` };
  const deleted = await db
    .insert(schema.outboundMails)
    .values([
      outboundMailRow({ leadId, recipient: ADDRESS, messageKey: `report:${MARK}`, data, ...details }),
      outboundMailRow({ kind: 'contact-message', recipient: 'agency@example.com', replyTo: ADDRESS, data }),
      outboundMailRow({ kind: 'new-customer', recipient: 'agency@example.com', replyTo: ` ${ADDRESS}`, data }),
      outboundMailRow({ kind: 'new-lead', leadId, recipient: 'agency@example.com', data }),
      welcome(unpaidOrder),
    ])
    .returning({ id: schema.outboundMails.id });
  await db.insert(schema.outboundMails).values([
    { ...welcome(paidOrder), ...details },
    outboundMailRow({
      kind: 'new-lead',
      leadId: otherId,
      recipient: 'agency@example.com',
      replyTo: 'other@example.com',
    }),
  ]);
  return deleted.map(({ id }) => id);
}

/** An answer about the person's business by name. */
async function askByName(db: TestProduct['deps']['db'], clientId: string): Promise<void> {
  const place = { trade: 'plumber', town: 'Tacoma', region: 'WA', country: 'US', language: 'en' };
  const [market] = await db.insert(schema.markets).values(place).returning();
  const run = { marketId: market!.id, clientId, purpose: 'branded' as const, period: '2026-03', questionsVersion: 1 };
  const [asked] = await db
    .insert(schema.panelRuns)
    .values({ ...run, capMicros: 0, state: 'done' })
    .returning();
  const question = { id: 'branded', family: 'branded' as const, phrasing: 0, language: 'en', version: 1 };
  const [answer] = await db
    .insert(schema.panelAnswers)
    .values({
      ...{ runId: asked!.id, provider: 'openai', questionId: 'branded', sample: 0, state: 'answered', raw: MARK },
      question: { ...question, text: `What do you know about ${MARK}?` },
      dueAt: new Date(),
    })
    .returning();
  await db.insert(schema.clientMarkets).values({ clientId, marketId: market!.id, since: new Date() });
  const reading = { verdict: 'named', readerVersion: 1, factsReadAt: new Date() } as const;
  await db.insert(schema.panelReadings).values({ ...reading, clientId, answerId: answer!.id });
}
