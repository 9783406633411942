import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailCampaignRow, leadRow, scanReport, scanRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { emailCampaigns, leads, scans } from '../../db/schema/index.ts';
import { adminReportRoutes } from '../../http/admin/reports.ts';
import { reportText } from '../scans/report-data.ts';
import { getAdminReport } from './get-admin-report.ts';
import { getReport } from './get-report.ts';

describeOnEachDatabase("the salesperson's view of a report", (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  afterAll(() => product.close());

  async function newLead() {
    const [lead] = await product.deps.db
      .insert(leads)
      .values(leadRow({ phone: '(614) 555-0148', reportData: reportText(scanReport()) }))
      .returning();
    return lead!;
  }
  const opened = async (token: string) => {
    const answer = await product.post(`/api/reports/${token}/opened`, {});
    expect(answer.status).toBe(204);
  };

  test('shows the report with the lead and every mail to them', async () => {
    const lead = await newLead();
    await product.deps.db.insert(emailCampaigns).values([
      emailCampaignRow({ leadId: lead.id, dayNumber: 1, subject: 'Lesson 1', createdAt: new Date('2026-03-03') }),
      emailCampaignRow({
        leadId: lead.id,
        status: 'sent',
        sentAt: new Date('2026-03-02'),
        createdAt: new Date('2026-03-02'),
      }),
    ]);
    const view = await getAdminReport(product.deps, lead.id);
    expect(view).toMatchObject({
      status: 'ready',
      report: { score: 62 },
      admin: {
        lead: { id: lead.id, name: 'Ada Pipe', email: 'Ada@example.com', phone: '(614) 555-0148' },
        reportUrl: `https://agency.example/report/${lead.reportToken}`,
        opened: null,
      },
    });
    expect(view.admin.mails.map(({ subject, status }) => [subject, status])).toEqual([
      ['Your report', 'sent'],
      ['Lesson 1', 'pending'],
    ]);
  });

  test('the reason for a missing report is worded for the agency, and on the public page for the owner', async () => {
    const [lead] = await product.deps.db
      .insert(leads)
      .values(leadRow({ site: 'gone.example', scanStatus: 'failed' }))
      .returning();
    const report = scanReport({ score: null, noScore: { cause: 'server-error', detail: '503' } });
    const reason = 'Your home page answers with server error 503.';
    await product.deps.db.insert(scans).values(scanRow({ site: 'gone.example', score: null, reason, report }));
    expect(await getAdminReport(product.deps, lead!.id)).toMatchObject({
      status: 'failed',
      reason: 'The home page answers with server error 503.',
    });
    expect(await getReport(product.deps, lead!.reportToken)).toMatchObject({ status: 'failed', reason });
  });

  test('shows when the report was opened, counting visits', async () => {
    const lead = await newLead();
    const firstAt = product.clock.time;
    const after = (minutes: number) => {
      product.clock.time = new Date(product.clock.time.getTime() + minutes * 60_000);
      return product.clock.time;
    };
    await opened(lead.reportToken);
    after(5);
    await opened(lead.reportToken);
    const lastAt = after(31);
    await opened(lead.reportToken);
    expect((await getAdminReport(product.deps, lead.id)).admin.opened).toEqual({
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      times: 2,
    });
  });

  test('a view by a signed-in user, here or on the public page, does not count as opened', async () => {
    const lead = await newLead();
    for (const [path, method] of [
      [`/api/admin/report/${lead.id}`, 'GET'],
      [`/api/reports/${lead.reportToken}/opened`, 'POST'],
    ] as const) {
      expect((await product.asAdmin(path, { method })).ok, path).toBe(true);
    }
    expect((await getAdminReport(product.deps, lead.id)).admin.opened).toBeNull();
    await opened(lead.reportToken);
    expect((await getAdminReport(product.deps, lead.id)).admin.opened).toMatchObject({ times: 1 });
  });

  test('fetching the page without scripts, as mail scanners do, is not a visit', async () => {
    const lead = await newLead();
    await product.app.request(`/api/reports/${lead.reportToken}`);
    expect((await getAdminReport(product.deps, lead.id)).admin.opened).toBeNull();
  });

  test('redirects a browser tab to its page, and returns data to the page', async () => {
    const lead = await newLead();
    const routes = adminReportRoutes(product.deps);
    const tab = await routes.request(`/admin/report/${lead.id}`, { headers: { Accept: 'text/html,*/*' } });
    expect([tab.status, tab.headers.get('Location')]).toEqual([303, `/admin/report/${lead.id}`]);
    const data = await routes.request(`/admin/report/${lead.id}`, { headers: { Accept: 'application/json' } });
    expect(data.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await data.json()).toMatchObject({ admin: { lead: { id: lead.id } } });
  });

  test.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])('answers 404 for the lead %j', async (id) => {
    await expect(getAdminReport(product.deps, id)).rejects.toThrow('There is no report at this address.');
  });
});
