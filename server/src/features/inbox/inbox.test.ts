import { INBOX_LISTS, type InboxPage } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clientRow,
  contactRow,
  customerRow,
  emailCampaignRow,
  leadRow,
  outboundMailRow,
} from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import * as schema from '../../db/schema/index.ts';

describeOnEachDatabase('the inbox', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
    const { db } = product.deps;
    const three = [1, 2, 3].map((number) => ({
      number,
      email: `${number}@example.com`,
      createdAt: new Date(Date.UTC(2026, 0, number)),
    }));
    await db
      .insert(schema.contacts)
      .values(
        three.map(({ email, createdAt, number }) =>
          contactRow({ email, createdAt, message: number === 2 ? '=1+1\n100% sure' : null }),
        ),
      );
    await db.insert(schema.newsletters).values(three.map(({ email, createdAt }) => ({ email, createdAt })));
    await db.insert(schema.whitepaperLeads).values(three.map(({ email, createdAt }) => ({ email, createdAt })));
    await db
      .insert(schema.customers)
      .values(three.map(({ email, createdAt }) => customerRow({ businessEmail: email, createdAt })));
    await db.insert(schema.outboundMails).values([
      ...three.map(({ email, createdAt }) =>
        outboundMailRow({
          recipient: email,
          createdAt,
          status: 'failed',
          attempts: 3,
          lastError: '550 no such user',
        }),
      ),
      outboundMailRow({ recipient: 'waiting@example.com' }),
    ]);
  });
  afterAll(() => product.close());

  const page = async (path: string) => {
    const answer = await product.asAdmin(`/api/admin/inbox/${path}`);
    expect(answer.status, path).toBe(200);
    return bodyOf<InboxPage<never>>(answer);
  };
  type Row = { id: string; createdAt: string; message?: string };

  test.each(INBOX_LISTS)('shows its %s newest first, page by page, and all of them as a file', async (list) => {
    const first = await page(`${list}?limit=2`);
    expect(first.total).toBe(3);
    const second = await page(`${list}?limit=2&cursor=${first.nextCursor}`);
    const rows = [...first.items, ...second.items] as Row[];
    expect(rows.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2026-01-03', '2026-01-02', '2026-01-01']);
    expect(second.nextCursor).toBeNull();
    const file = await product.asAdmin(`/api/admin/inbox/${list}/export.csv`);
    expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="named-first-${list}-2026-03-02.csv"`);
    const { data } = Papa.parse<Record<string, string>>((await file.text()).trimEnd(), { header: true });
    expect(data.map((row) => row.ID)).toEqual(rows.map(({ id }) => id));
  });

  test.each(INBOX_LISTS)('finds in its %s what was searched for and nothing else', async (list) => {
    expect((await page(`${list}?q=2%40EXAMPLE`)).total).toBe(1);
    expect((await page(`${list}?q=%25_`)).total).toBe(0);
  });

  test('a message is found by its words, and its formula does not run in the file', async () => {
    const { items } = await page('contacts?q=100%25');
    expect(items).toHaveLength(1);
    const csv = await (await product.asAdmin('/api/admin/inbox/contacts/export.csv?q=sure')).text();
    expect(csv).toContain(`"'=1+1\n100% sure"`);
  });

  test('a message of a buyer or a contact is marked with their client, and an order leads to its client', async () => {
    const { db } = product.deps;
    const [ended, client] = await db
      .insert(schema.clients)
      .values([
        clientRow({ email: '1@example.com', state: 'ended', businessName: 'Gone' }),
        clientRow({ email: ' 2@Example.com', businessName: 'Pipe' }),
      ])
      .returning();
    const person = { name: 'Ada', getsReports: true, getsAlerts: true, approves: true };
    await db.insert(schema.clientContacts).values({ ...person, clientId: client!.id, email: '3@example.com' });
    await db
      .update(schema.customers)
      .set({ clientId: ended!.id })
      .where(eq(schema.customers.businessEmail, '1@example.com'));
    type Marked = { email: string; client: { id: string; businessName: string } | null };
    const marks = (await page('contacts')).items as unknown as Marked[];
    expect(marks.map(({ email, client: mark }) => [email, mark?.businessName ?? null])).toEqual([
      ['3@example.com', 'Pipe'],
      ['2@example.com', 'Pipe'],
      ['1@example.com', null],
    ]);
    const orders = (await page('customers')).items as unknown as { clientId: string | null }[];
    expect(orders.map(({ clientId }) => clientId)).toEqual([null, null, ended!.id]);
  });

  test('a cursor of another list and an unknown list are refused', async () => {
    const { nextCursor } = await page('contacts?limit=1');
    expect((await product.asAdmin(`/api/admin/inbox/customers?cursor=${nextCursor}`)).status).toBe(400);
    expect((await product.asAdmin('/api/admin/inbox/nothing')).status).toBe(404);
  });

  test('a subscriber is removed once', async () => {
    const [{ id }] = (await page('newsletter?q=1%40')).items as unknown as [Row];
    const remove = () => product.asAdmin(`/api/admin/inbox/newsletter/${id}`, { method: 'DELETE' });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await page('newsletter')).total).toBe(2);
  });

  test('a failed mail that is retried is sent once, and its lead sees it sent', async () => {
    const { db } = product.deps;
    const [lead] = await db.insert(schema.leads).values(leadRow()).returning();
    await db
      .insert(schema.emailCampaigns)
      .values(emailCampaignRow({ leadId: lead!.id, emailType: 'report-pending', status: 'failed' }));
    const [mail] = await db
      .insert(schema.outboundMails)
      .values(outboundMailRow({ leadId: lead!.id, status: 'failed', recipient: 'late@example.com' }))
      .returning();
    const retry = () =>
      product
        .asAdmin(`/api/admin/inbox/failed-mails/${mail!.id}/retry`, { method: 'POST' })
        .then(({ status }) => status);
    expect((await Promise.all([retry(), retry()])).sort()).toEqual([202, 404]);
    await product.runJobs();
    expect((await product.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['late@example.com']);
    const [entry] = await db.select().from(schema.emailCampaigns).where(eq(schema.emailCampaigns.leadId, lead!.id));
    expect(entry!.status).toBe('sent');
  });
});
