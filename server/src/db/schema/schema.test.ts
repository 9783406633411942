import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  blogPostRow,
  campaignRow,
  campaignScanRow,
  contactRow,
  customerRow,
  dripEmailRow,
  emailCampaignRow,
  leadRow,
  outboundMailRow,
  scanRow,
  userRow,
} from '../../../test/factories.ts';
import { SPECIFIED_TABLES } from '../../../test/specified-tables.ts';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/test-database.ts';
import * as schema from './index.ts';

type Column = { name: string; nullable: string; default: string | null; type: string };

describeOnBothDatabases('the tables', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  for (const [table, specified] of Object.entries(SPECIFIED_TABLES)) {
    it(`hold every column of ${table} with its default`, async () => {
      const found = new Map((await columnsOf(table)).map((column) => [column.name, column]));
      for (const [name, [presence, value]] of Object.entries(specified.columns)) {
        const column = found.get(name);
        expect(column, `${table}.${name}`).toBeDefined();
        expect(column?.nullable, `${table}.${name} may be null`).toBe(presence === 'required' ? 'NO' : 'YES');
        expect(column?.default ?? undefined, `default of ${table}.${name}`).toBe(value);
      }
      expect(found.get('id')?.type).toBe('uuid');
    });

    it(`keep unique in ${table} what is specified as unique`, async () => {
      expect(await uniqueColumnsOf(table)).toEqual(specified.unique);
    });
  }

  it('keep in every further column of a specified table what the server can fill by itself or knows', async () => {
    const further = await Promise.all(
      Object.entries(SPECIFIED_TABLES).map(async ([table, { columns }]) =>
        (await columnsOf(table)).filter(({ name }) => !(name in columns)).map(({ name }) => `${table}.${name}`),
      ),
    );
    expect(further.flat().sort()).toEqual([
      'blog_posts.first_published_at',
      'bulk_campaigns.cancelled_at',
      'bulk_campaigns.columns',
      'bulk_campaigns.contact_allowed',
      'bulk_campaigns.loaded_at',
      'bulk_campaigns.paused_at',
      'bulk_campaigns.refused_rows',
      'bulk_campaigns.running_since',
      'campaign_scans.attempts',
      'campaign_scans.cells',
      'campaign_scans.retry_at',
      'campaign_scans.row_number',
      'campaign_scans.same_as',
      'campaign_scans.score',
      'campaign_scans.site',
      'campaign_scans.turn',
      'campaign_scans.work',
      'customers.client_id',
      'customers.discount_code',
      'customers.ends_at',
      'customers.faults',
      'customers.next_plan_at',
      'customers.next_plan_id',
      'customers.paid_at',
      'customers.readings',
      'customers.refunded_cents',
      'customers.site',
      'customers.source',
      'leads.client_id',
      'leads.email_normalised',
      'leads.lost_reason',
      'leads.next_call_at',
      'leads.report_read_at',
      'leads.report_reads',
      'leads.report_token',
      'leads.scan_id',
      'leads.scan_status',
      'leads.search_text',
      'leads.site',
      'leads.source',
      'leads.stage',
      'whitepaper_leads.document',
    ]);
  });

  it('accept a row with only its required fields', async () => {
    const { db } = database;
    const [scan] = await db.insert(schema.scans).values(scanRow()).returning();
    const [lead] = await db
      .insert(schema.leads)
      .values(leadRow({ scanId: scan!.id }))
      .returning();
    const [campaign] = await db.insert(schema.bulkCampaigns).values(campaignRow()).returning();
    const ids = { leadId: lead!.id, campaignId: campaign!.id };
    await db.insert(schema.campaignScans).values(campaignScanRow(ids));
    await db.insert(schema.emailCampaigns).values(emailCampaignRow(ids));
    await db.insert(schema.dripEmails).values(dripEmailRow(ids));
    await db.insert(schema.outboundMails).values(outboundMailRow(ids));
    await db.insert(schema.users).values(userRow());
    await db.insert(schema.contacts).values(contactRow());
    await db.insert(schema.customers).values(customerRow());
    await db.insert(schema.newsletters).values({ email: 'ada@example.com' });
    await db.insert(schema.whitepaperLeads).values({ email: 'ada@example.com' });
    const [post] = await db.insert(schema.blogPosts).values(blogPostRow()).returning();
    expect(post).toMatchObject({ category: 'AI Search', tags: [], published: false, publishedAt: null });
    expect(campaign).toMatchObject({ status: 'pending', completedScans: 0, failedScans: 0, completedAt: null });
    expect(scan!.report).toEqual(scanRow().report);
  });

  it('return a timestamp as it was stored, to the millisecond', async () => {
    const scheduledFor = new Date('2026-03-08T07:30:00.123Z');
    const [lead] = await database.db.insert(schema.leads).values(leadRow()).returning();
    const [mail] = await database.db
      .insert(schema.dripEmails)
      .values(dripEmailRow({ leadId: lead!.id, scheduledFor }))
      .returning();
    expect(mail!.scheduledFor).toEqual(scheduledFor);
    const rows = await database.db
      .select({ id: schema.dripEmails.id })
      .from(schema.dripEmails)
      .where(sql`${schema.dripEmails.createdAt} = ${mail!.createdAt.toISOString()}`);
    expect(rows).toContainEqual({ id: mail!.id });
  });

  it('increment a rate-limit window in one statement', async () => {
    const row = { key: 'scan:203.0.113.9', windowStart: new Date('2026-03-02T15:00:00Z') };
    const countUp = () =>
      database.db
        .insert(schema.rateLimits)
        .values(row)
        .onConflictDoUpdate({
          target: [schema.rateLimits.key, schema.rateLimits.windowStart],
          set: { count: sql`${schema.rateLimits.count} + 1` },
        })
        .returning({ count: schema.rateLimits.count });
    const counts = await Promise.all([countUp(), countUp(), countUp()]);
    expect(counts.map(([row]) => row!.count).sort()).toEqual([1, 2, 3]);
  });

  it('store a setting under its key', async () => {
    await database.db.insert(schema.appSettings).values({ key: 'retention-run', value: 'a time' });
    const ofKey = eq(schema.appSettings.key, 'retention-run');
    expect(await database.db.select({ value: schema.appSettings.value }).from(schema.appSettings).where(ofKey)).toEqual(
      [{ value: 'a time' }],
    );
  });

  async function columnsOf(table: string): Promise<Column[]> {
    const { rows } = await database.db.execute<Column>(
      sql`select column_name as name, is_nullable as nullable, column_default as default, data_type as type
            from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
    );
    return rows;
  }

  async function uniqueColumnsOf(table: string): Promise<string[]> {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select c.column_name as name
            from information_schema.table_constraints t
            join information_schema.constraint_column_usage c using (constraint_schema, constraint_name)
           where t.table_schema = 'public' and t.table_name = ${table} and t.constraint_type = 'UNIQUE'
           order by 1`,
    );
    return rows.map((row) => row.name);
  }
});
