import type { PreferencesView } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dripEmailRow, leadRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { dripEmails, leads, newsletters, suppressions } from '../../db/schema/index.ts';
import { createMailLinks } from '../../mail/mail-links.ts';

describe('a link of a mail', () => {
  const links = createMailLinks({ key: Buffer.alloc(32, 1), publicUrl: 'https://agency.example' });

  test('names its address, however that is written, and no other', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(links.addressOf(links.token(` ${address.toUpperCase()} `))).toBe(address.toLowerCase());
      }),
    );
  });

  test('cannot be forged or altered', () => {
    const other = createMailLinks({ key: Buffer.alloc(32, 2), publicUrl: 'https://agency.example' });
    const signature = links.token('ada@example.com').slice(0, 43);
    const forged = signature + Buffer.from('bob@example.com').toString('base64url');
    for (const token of [other.token('ada@example.com'), forged, '', signature, 'a'.repeat(50), 'a'.repeat(10_000)]) {
      expect(links.addressOf(token)).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (token) => links.addressOf(token) === null));
  });
});

describeOnEachDatabase('leaving', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  afterAll(() => product.close());

  async function reader(address: string) {
    const { db, mailLinks } = product.deps;
    await db.insert(newsletters).values({ email: address });
    const [lead] = await db
      .insert(leads)
      .values(leadRow({ email: address.toUpperCase(), emailNormalised: address }))
      .returning();
    await db
      .insert(dripEmails)
      .values([
        dripEmailRow({ leadId: lead!.id, dayNumber: 1, status: 'sent' }),
        dripEmailRow({ leadId: lead!.id, dayNumber: 2 }),
      ]);
    return { leadId: lead!.id, token: mailLinks.token(address) };
  }

  const visitor = { incoming: { socket: { remoteAddress: '192.0.2.1' } } } as never;
  const request = (path: string, init: RequestInit = {}) => product.app.request(path, init, visitor);
  const lessons = async (leadId: string) =>
    (
      await product.deps.db
        .select({ status: dripEmails.status })
        .from(dripEmails)
        .where(eq(dripEmails.leadId, leadId))
        .orderBy(dripEmails.dayNumber)
    ).map((row) => row.status);
  const preferences = async (token: string) => bodyOf<PreferencesView>(await request(`/api/preferences/${token}`));
  const oneClick = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  };

  test('a mail provider unsubscribes its user with one cross-site post and is not redirected', async () => {
    const { token, leadId } = await reader('one@example.com');
    const answer = await request(`/unsubscribe/${token}`, {
      ...oneClick,
      headers: { ...oneClick.headers, 'Sec-Fetch-Site': 'cross-site' },
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
    expect(await lessons(leadId)).toEqual(['sent', 'cancelled']);
    expect(await preferences(token)).toEqual({ address: 'o…@example.com', newsletter: false, course: false });
    expect((await request(`/unsubscribe/${token}`, oneClick)).status).toBe(200);
  });

  test('a person in a browser is redirected to the page', async () => {
    const { token } = await reader('person@example.com');
    const headers = { Accept: 'text/html,*/*' };
    const answer = await request(`/unsubscribe/${token}`, { method: 'POST', headers });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/unsubscribe/${token}`]);
  });

  test('a GET request changes nothing', async () => {
    const { token, leadId } = await reader('scanner@example.com');
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      await request(`/unsubscribe/${token}`, { method });
      await request(`/preferences/${token}`, { method });
    }
    expect(await lessons(leadId)).toEqual(['sent', 'scheduled']);
    expect(await preferences(token)).toMatchObject({ newsletter: true, course: true });
  });

  test('each list can be left and joined separately', async () => {
    const { token, leadId } = await reader('choosy@example.com');
    const choose = (body: string) =>
      request(`/preferences/${token}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await choose('newsletter=on')).headers.get('Location')).toBe(`/preferences/${token}?saved=yes`);
    expect(await preferences(token)).toMatchObject({ newsletter: true, course: false });
    expect(await lessons(leadId)).toEqual(['sent', 'cancelled']);
    await choose('course=on');
    expect(await preferences(token)).toMatchObject({ newsletter: false, course: true });
    await choose('course=on&newsletter=on');
    expect(await preferences(token)).toMatchObject({ newsletter: true, course: true });
  });

  test('preferences cannot be posted by another site', async () => {
    const { token } = await reader('target@example.com');
    const answer = await request(`/preferences/${token}`, { ...oneClick, body: '' });
    expect(answer.status).toBe(403);
    expect(await preferences(token)).toMatchObject({ newsletter: true, course: true });
  });

  test('subscribing again restores the newsletter, but not the course', async () => {
    const { token } = await reader('again@example.com');
    await request(`/unsubscribe/${token}`, oneClick);
    expect((await product.post('/api/newsletter/subscribe', { email: 'Again@example.com' })).status).toBe(201);
    expect(await preferences(token)).toMatchObject({ newsletter: true, course: false });
    const rows = await product.deps.db
      .select({ list: suppressions.list, reason: suppressions.reason })
      .from(suppressions)
      .where(and(eq(suppressions.address, 'again@example.com')));
    expect(rows).toEqual([{ list: 'course', reason: 'unsubscribed' }]);
  });

  test('a forged link is answered with 404', async () => {
    for (const [method, path] of [
      ['POST', '/unsubscribe/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'],
      ['POST', '/preferences/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'],
      ['GET', '/api/preferences/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'],
    ] as const) {
      expect((await request(path, { method })).status).toBe(404);
    }
  });
});
