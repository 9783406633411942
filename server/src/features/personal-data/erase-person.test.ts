import type { Campaign } from '@named-first/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignForm, campaignLine } from '../../../test/campaign-files.ts';
import { leadRow, outboundMailRow } from '../../../test/factories.ts';
import { lockWaits } from '../../../test/lock-waits.ts';
import { openTestDatabase, testServer } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import * as schema from '../../db/schema/index.ts';
import { erasePerson } from './erase-person.ts';
import { personIn } from './person.ts';

const { campaignScans, dripEmails, leads, outboundMails } = schema;

const TABLES = {
  leads,
  course: dripEmails,
  reportViews: schema.reportViews,
  contacts: schema.contacts,
  newsletter: schema.newsletters,
  listsLeft: schema.suppressions,
  whitepapers: schema.whitepaperLeads,
  campaignRows: campaignScans,
  otherRows: campaignScans,
  refusedRows: schema.campaignRefusedRows,
  scans: schema.scans,
  unpaidOrders: schema.customers,
  paidOrders: schema.customers,
  orders: schema.customers,
  prospects: schema.prospects,
  users: schema.users,
  mails: outboundMails,
} satisfies Record<keyof typeof personIn, object>;

/** The embedded database has one connection, so nothing can happen there concurrently. */
describe.skipIf(!testServer())('a person who is erased on PostgreSQL (needs PostgreSQL)', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await openTestDatabase('postgres'));
  });
  afterAll(() => product.close());

  async function addLead(email: string) {
    const [lead] = await product.deps.db
      .insert(leads)
      .values(leadRow({ email, emailNormalised: email }))
      .returning();
    return lead!;
  }

  test('is not created again by a campaign that is currently creating a lead of them', async () => {
    const { db } = product.deps;
    const email = 'ada@pipe.example';
    const { id } = await addLead(email);
    const form = campaignForm([campaignLine('pipe.example', email)], { name: 'Plumbers', contactAllowed: 'on' });
    await bodyOf<Campaign>(await product.asAdmin('/api/admin/campaigns/upload', { method: 'POST', body: form }));
    const [job] = await product.queuedJobs();
    // Blocks the campaign's transaction after it has stored the lead, when it starts the course.
    const { scanning, erasing } = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`course ${email}`}, 0))`);
      const scanning = product.handlers['scan-campaign-row'](job!.data, new AbortController().signal);
      await lockWaits(db, 1);
      const erasing = erasePerson(product.deps, id);
      await lockWaits(db, 2);
      return { scanning, erasing };
    });
    await Promise.all([scanning, erasing]);
    expect(await db.select().from(leads).where(eq(leads.emailNormalised, email))).toEqual([]);
    expect(await db.select().from(campaignScans)).toMatchObject([
      { status: 'completed', email: '', businessName: '', leadId: null },
    ]);
    expect(await db.select().from(outboundMails).where(eq(outboundMails.recipient, email))).toEqual([]);
  });

  test('is found through an index everywhere except in campaign lines', async () => {
    const readWhole = await product.deps.db.transaction(async (tx) => {
      // Makes PostgreSQL use an index wherever it can, even with few rows.
      await tx.execute(sql`set local enable_seqscan = off`);
      const places: string[] = [];
      for (const [place, table] of Object.entries(TABLES)) {
        const condition = personIn[place as keyof typeof TABLES]('ada@pipe.example');
        const { rows } = await tx.execute(sql`explain select 1 from ${table} where ${condition}`);
        if (JSON.stringify(rows).includes('Seq Scan')) places.push(place);
      }
      return places;
    });
    expect(readWhole).toEqual(['otherRows', 'refusedRows']);
  });

  test('is erased together with a lesson that is just being queued', async () => {
    const { db, clock } = product.deps;
    const lead = await addLead('ben@pipe.example');
    const lesson = { source: 'scan', dayNumber: 1, emailType: 'lesson', subject: 'One' } as const;
    await db.insert(dripEmails).values({ ...lesson, leadId: lead.id, scheduledFor: clock.now() });
    const { erasing } = await db.transaction(async (tx) => {
      await tx.select().from(dripEmails).where(eq(dripEmails.leadId, lead.id)).for('update');
      const erasing = erasePerson(product.deps, lead.id);
      await lockWaits(db);
      await tx.insert(outboundMails).values(outboundMailRow({ leadId: lead.id, recipient: lead.email }));
      return { erasing };
    });
    expect(await erasing).toMatchObject({ erased: { leads: 1 } });
    expect(await db.select().from(outboundMails).where(eq(outboundMails.leadId, lead.id))).toEqual([]);
  });
});
