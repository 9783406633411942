import { type ApiError, CLIENT_FILE_LIMIT, type ClientDetail, MAX_CLIENT_FILES } from '@named-first/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRow } from '../../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import * as schema from '../../../db/schema/index.ts';

const PDF = Buffer.from('%PDF-1.7 signed');

describeOnEachDatabase('the files of a client', (open) => {
  let product: TestProduct;
  let clientId: string;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  beforeEach(async () => {
    await product.deps.db.delete(schema.clients);
    const [client] = await product.deps.db.insert(schema.clients).values(clientRow()).returning();
    clientId = client!.id;
  });
  afterAll(() => product.close());

  const upload = (name: string, bytes: Uint8Array, to = clientId) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], name));
    return product.asAdmin(`/api/admin/clients/${to}/files`, { method: 'POST', body: form });
  };
  const refusal = async (answer: Response) => [answer.status, (await bodyOf<ApiError>(answer)).message];

  test('are stored, listed, downloaded under their name but never displayed, and deleted', async () => {
    const answer = await upload('C:\\docs\\Vertrag “Müller”.pdf', PDF);
    expect(answer.status).toBe(201);
    const [file] = (await bodyOf<ClientDetail>(answer)).files;
    expect(file).toMatchObject({ name: 'Vertrag “Müller”.pdf', size: PDF.length });
    const path = `/api/admin/clients/${clientId}/files/${file!.id}`;
    const saved = await product.asAdmin(path);
    expect(Buffer.from(await saved.arrayBuffer())).toEqual(PDF);
    expect(saved.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(saved.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="Vertrag Muller.pdf"; filename\*=UTF-8''/,
    );
    expect(saved.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(saved.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect((await product.app.request(path)).status).toBe(401);
    for (let times = 0; times < 2; times += 1) {
      const deleted = await product.asAdmin(path, { method: 'DELETE' });
      expect((await bodyOf<ClientDetail>(deleted)).files).toEqual([]);
    }
    expect((await product.asAdmin(path)).status).toBe(404);
  });

  test('are only accessible through their own client', async () => {
    const [file] = (await bodyOf<ClientDetail>(await upload('a.pdf', PDF))).files;
    const [other] = await product.deps.db
      .insert(schema.clients)
      .values(clientRow({ email: 'other@example.com' }))
      .returning();
    const path = `/api/admin/clients/${other!.id}/files/${file!.id}`;
    expect((await product.asAdmin(path)).status).toBe(404);
    await product.asAdmin(path, { method: 'DELETE' });
    expect(await product.deps.db.select().from(schema.clientFiles)).toHaveLength(1);
  });

  test.each([
    ['a page', 'x.html', Buffer.from('<script>alert(1)</script>')],
    ['a page named as a PDF', 'x.pdf', Buffer.from('<script>alert(1)</script>')],
    ['a program', 'x.exe', Buffer.from('MZ')],
    ['a picture that may run scripts', 'x.svg', Buffer.from('<svg/>')],
    ['a text with zero bytes', 'x.txt', Buffer.from('a\0b')],
    ['a file without an ending', 'pdf', PDF],
    ['an ending that every object has', 'x.constructor', PDF],
  ])('%s is refused', async (_what, name, bytes) => {
    const [status, message] = await refusal(await upload(name, bytes));
    expect(status).toBe(400);
    expect(message).toMatch(/^Please choose a file of one of these types: pdf, /);
  });

  test('an empty file, a file that is too large, one file too many, and an unknown client are refused', async () => {
    expect(await refusal(await upload('x.pdf', new Uint8Array()))).toEqual([400, 'Please choose a file.']);
    const large = Buffer.concat([PDF, Buffer.alloc(CLIENT_FILE_LIMIT)]);
    expect(await refusal(await upload('x.pdf', large))).toEqual([413, 'The file must be at most 10 MB.']);
    expect((await upload('x.pdf', PDF, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    await product.deps.db
      .insert(schema.clientFiles)
      .values(
        Array.from({ length: MAX_CLIENT_FILES }, () => ({ clientId, name: 'a', size: 1, bytes: new Uint8Array(1) })),
      );
    expect(await refusal(await upload('x.pdf', PDF))).toEqual([400, 'A client can have 50 files at most.']);
  });
});
