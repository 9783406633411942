import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailData } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { stubPages } from '../../../test/test-main.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { outboundMails, whitepaperLeads } from '../../db/schema/index.ts';
import type { Pages } from '../../http/pages/pages.ts';

const PDF = '%PDF-1.7 0123456789';
const pages: Pages = {
  ...stubPages,
  createRenderer: () => async () => new Response('<h1>Page not found</h1>', { status: 404 }),
};

describeOnEachDatabase('POST /api/whitepaper/submit', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off' }, pages });
    await mkdir(join(product.folder, 'documents'));
    await writeFile(join(product.folder, 'documents', 'white-paper.pdf'), PDF);
  });
  afterAll(() => product.close());

  const ask = (body: object) => product.post('/api/whitepaper/submit', body);
  const stored = async (email: string) => ({
    rows: await product.deps.db.select().from(whitepaperLeads).where(eq(whitepaperLeads.email, email)),
    mails: await product.deps.db.select().from(outboundMails).where(eq(outboundMails.recipient, email)),
  });

  async function linkFor(body: { email: string; document?: string }): Promise<string> {
    expect((await ask(body)).status).toBe(201);
    const { mails } = await stored(body.email);
    return (mails.at(-1)!.data as MailData['document-download']).downloadUrl;
  }

  test('the request is stored and the link mailed; the response does not reveal it', async () => {
    const answer = await ask({ email: 'ada@example.com', fullName: ' Ada Pipe ', company: '' });
    expect(answer.status).toBe(201);
    expect(await bodyOf(answer)).toEqual({ message: 'Check your email for the download link.' });
    const { rows, mails } = await stored('ada@example.com');
    expect(rows).toMatchObject([{ fullName: 'Ada Pipe', company: null, document: 'white-paper' }]);
    expect(mails).toMatchObject([
      {
        kind: 'document-download',
        data: {
          document: 'white-paper',
          fullName: 'Ada Pipe',
          downloadUrl: `https://agency.example/downloads/${rows[0]!.id}`,
        },
      },
    ]);
  });

  test('a repeated request within minutes sends one mail; the other document is a separate request', async () => {
    const twice = { email: 'twice@example.com' };
    await Promise.all([ask(twice), ask({ ...twice, document: 'white-paper' })]);
    await ask({ email: 'TWICE@example.com' });
    expect((await stored('twice@example.com')).mails).toHaveLength(1);
    expect((await stored('TWICE@example.com')).rows).toEqual([]);
    await ask({ ...twice, document: 'guide' });
    expect((await stored('twice@example.com')).mails).toHaveLength(2);
  });

  test('a filled-in honeypot and an unknown document store nothing', async () => {
    const email = 'bot@example.com';
    expect((await ask({ email, company_website: 'x' })).status).toBe(201);
    expect((await ask({ email, document: 'secrets' })).status).toBe(400);
    expect(await stored(email)).toEqual({ rows: [], mails: [] });
  });

  test('the mailed link answers the PDF as a private download, whole, in part, or not again', async () => {
    const url = new URL(await linkFor({ email: 'reader@example.com' })).pathname;
    const whole = await product.app.request(url);
    expect(whole.status).toBe(200);
    expect(await whole.text()).toBe(PDF);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="named-first-white-paper.pdf"',
      'cache-control': 'private, max-age=0, must-revalidate',
      'x-robots-tag': 'noindex, nofollow',
      'accept-ranges': 'bytes',
      'content-length': String(PDF.length),
    });
    const part = await product.app.request(url, { headers: { Range: 'bytes=0-3' } });
    expect([part.status, await part.text(), part.headers.get('Content-Range')]).toEqual([
      206,
      '%PDF',
      `bytes 0-3/${PDF.length}`,
    ]);
    const held = await product.app.request(url, { headers: { 'If-None-Match': whole.headers.get('ETag')! } });
    expect(held.status).toBe(304);
    const head = await product.app.request(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, String(PDF.length), '']);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'x', "1'--", '..%2f..%2fetc', 'a'.repeat(5000)])(
    'a link nobody was mailed, %s, is the 404 page',
    async (id) => {
      const answer = await product.app.request(`/downloads/${id}`);
      expect([answer.status, await answer.text()]).toEqual([404, '<h1>Page not found</h1>']);
    },
  );

  test('a document that is not built yet is answered with a message, and served as soon as it is built', async () => {
    const url = new URL(await linkFor({ email: 'early@example.com', document: 'guide' })).pathname;
    const early = await product.app.request(url);
    expect(early.status).toBe(503);
    expect(await bodyOf(early)).toMatchObject({
      message: 'This document cannot be downloaded right now. Please try the link again later.',
    });
    const file = join(product.folder, 'documents', 'guide.pdf');
    await writeFile(file, 'first');
    expect(await (await product.app.request(url)).text()).toBe('first');
    await writeFile(file, 'second edition');
    expect(await (await product.app.request(url)).text()).toBe('second edition');
    await rm(file);
  });
});
