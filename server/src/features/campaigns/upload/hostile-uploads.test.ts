import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { CAMPAIGN_COLUMNS } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignLine } from '../../../../test/campaign-files.ts';
import { BOUNDARY, CONTENT_TYPE, HOSTILE_UPLOADS, multipart } from '../../../../test/hostile-uploads.ts';
import { describeOnEachDatabase, openTestDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { newHttpServer, requestListener } from '../../../http/server/start-server.ts';

const MB = 1024 * 1024;
const HEADER = Object.values(CAMPAIGN_COLUMNS).join(',');

/** A body that counts how many of its bytes were read. */
function counted(bytes: Uint8Array, piece = 16 * 1024) {
  const count = { taken: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (count.taken >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(count.taken, count.taken + piece));
        count.taken += piece;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, count };
}

describe('hostile uploads', () => {
  let product: TestProduct;
  let cookie: string;
  beforeAll(async () => {
    product = await openTestProduct(await openTestDatabase('embedded'));
    cookie = await product.adminCookie();
  });
  afterAll(() => product.close());

  const send = async (route: string, body: Uint8Array | ReadableStream, type = CONTENT_TYPE) => {
    const answer = await product.app.request(`/api/admin/campaigns/${route}`, {
      ...{ method: 'POST', headers: { Cookie: cookie, 'Content-Type': type }, body, duplex: 'half' },
    } as RequestInit);
    return {
      status: answer.status,
      ...(await bodyOf<{ message?: string; goodRows?: number; refused?: number }>(answer)),
    };
  };
  const stored = async () => {
    const { rows } = await product.deps.db.execute<{ count: number }>(sql`
      select (select count(*) from bulk_campaigns) + (select count(*) from campaign_scans)
           + (select count(*) from campaign_refused_rows) as count`);
    return Number(rows[0]!.count);
  };

  /** Milliseconds of processor time, the better of two runs. */
  const cost = async (body: Buffer) => {
    const once = async () => {
      const before = process.cpuUsage();
      await send('check', new Uint8Array(body));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    return Math.min(await once(), await once());
  };

  test.each(HOSTILE_UPLOADS)('$name: four times the length costs about four times as much', async ({ body }) => {
    // Below some tens of milliseconds, compiler and garbage collector dominate the time. Quadratic growth would give
    // 16.
    const small = Math.max(await cost(body(MB / 16)), 40);
    expect(await cost(body(MB / 4))).toBeLessThan(9 * small);
  });

  test.each(HOSTILE_UPLOADS)(
    '$name: is read or refused with a sentence, and a refused one leaves nothing',
    async ({ body }) => {
      const checked = await send('check', new Uint8Array(body(MB / 16)));
      if (checked.status === 200) {
        expect(checked.goodRows! + checked.refused!).toBeGreaterThan(0);
        if (checked.goodRows! > 0) return;
      } else {
        expect(checked.status).toBe(400);
        expect(checked.message).toMatch(/^[A-Z].{10,}/);
      }
      expect((await send('upload', new Uint8Array(body(MB / 16)))).status).toBe(400);
      expect(await stored()).toBe(0);
    },
  );

  const file = (content: string) => new Uint8Array(multipart(`${HEADER}\n${content}`));
  test.each([
    ['blank lines alone', new Uint8Array(multipart('\r\n'.repeat(MB / 2))), 'This file is empty.'],
    ['newlines below the header', file('\n'.repeat(MB)), 'This file has no rows below its header.'],
    ['lines of spaces', file(' \n'.repeat(120_000)), 'This file has no rows below its header.'],
    [
      'one line of commas',
      file(','.repeat(MB)),
      'This file cannot be read as CSV: line 2 is too long. Is there a quotation mark that is never closed?',
    ],
    [
      'one large cell',
      file('x'.repeat(MB)),
      'This file cannot be read as CSV: line 2 is too long. Is there a quotation mark that is never closed?',
    ],
    [
      'quotes',
      file('"'.repeat(MB)),
      'This file cannot be read as CSV: line 2 is too long. Is there a quotation mark that is never closed?',
    ],
    [
      'commas around quoted line breaks',
      file(`"\n"${','.repeat(200_000)}`.repeat(8)),
      'This file cannot be read as CSV: line 2 is too long. Is there a quotation mark that is never closed?',
    ],
    [
      'too many columns',
      new Uint8Array(multipart(`${HEADER}${',x'.repeat(1000)}\n`)),
      'This file has more than 1,000 columns. Please delete those you do not need.',
    ],
  ])('%s: the admin is told what to do', async (_what, body, message) => {
    expect(await send('check', body)).toMatchObject({ status: 400, message });
  });

  test('a file with a million blank rows below its contacts is read', async () => {
    const rows = `${campaignLine('pipe.example.com')
      .map((cell) => `"${cell}"`)
      .join(',')}\n`;
    expect(await send('check', file(rows + ',,,,,,\n'.repeat(1_000_000)))).toMatchObject({
      status: 200,
      goodRows: 1,
      refused: 0,
    });
  });

  test('the row number of a contact below blank lines matches a spreadsheet', async () => {
    const checked = await send('check', file(`\n\n,x\n\n`));
    expect(checked).toMatchObject({ status: 200, refusedRows: [{ row: 4 }] });
  });

  test('a line of a hundred thousand cells is stored and downloaded as a thousand, and nothing is lost', async () => {
    const cells = Array.from({ length: 100_000 }, (_, at) => (at % 100 === 0 ? 'x' : ''));
    const line = campaignLine('pipe.example.com').map((cell) => `"${cell}"`);
    const body = file(`${line.join(',')}\n${cells.join(',')}\n${'y'.repeat(1000)},`);
    const checked = (await send('check', body)) as { refusedRows?: { cells: string[]; reason: string }[] };
    const [many, long] = checked.refusedRows!;
    expect(many!.cells).toHaveLength(50);
    expect(many!.reason).toBe('The line has 100000 cells where the header has 7.');
    expect(long!.cells).toEqual([`${'y'.repeat(200)}…`]);
    const { id } = (await send('upload', body)) as { id?: string };
    const { rows } = await product.deps.db.execute<{ cells: string[] }>(
      sql`select cells from campaign_refused_rows where campaign_id = ${id} order by row_number`,
    );
    expect(rows[0]!.cells).toHaveLength(1000);
    expect(rows[1]!.cells).toEqual(['y'.repeat(1000)]);
    const answer = await product.app.request(`/api/admin/campaigns/${id}/refused.csv`, { headers: { Cookie: cookie } });
    expect((await answer.text()).match(/x/g)).toHaveLength(1000);
    await product.deps.db.execute(sql`delete from bulk_campaigns where id = ${id}`);
  });

  describe('the multipart body', () => {
    const part = (head: string, content: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`;
    const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);

    test.each([
      ['a million parts', field('a', 'x').repeat(50_000)],
      ['parts without headers', part('', '').repeat(50_000)],
      ['two files', part('Content-Disposition: form-data; name="csv"; filename="a.csv"', 'x').repeat(50_000)],
      ['one field', field('name', 'n'.repeat(4 * MB))],
    ])('%s: reading stops at the first byte over the limit', async (_what, text) => {
      const { stream, count } = counted(Buffer.from(text));
      expect((await send('upload', stream)).status).toBe(400);
      expect(count.taken).toBeLessThan(128 * 1024);
    });

    test('a file without a declared length is refused as soon as it exceeds the limit', async () => {
      const endless = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(multipart(HEADER).subarray(0, -BOUNDARY.length - 8)),
        pull: (controller) => controller.enqueue(new Uint8Array(MB).fill(120)),
      });
      expect(await send('check', endless)).toMatchObject({
        status: 413,
        message: 'The CSV file must be at most 10 MB.',
      });
    });

    test('a missing, empty or overlong boundary is refused', async () => {
      for (const boundary of ['', '; boundary=', '; boundary=""', `; boundary=${'a'.repeat(71)}`]) {
        expect((await send('check', new Uint8Array(multipart('x')), `multipart/form-data${boundary}`)).status).toBe(
          400,
        );
      }
    });

    test('names of object prototype properties are ordinary fields', async () => {
      const text = ['__proto__', 'constructor', 'toString'].map((name) => field(name, 'x')).join('');
      const body = Buffer.concat([
        Buffer.from(text),
        multipart(`${HEADER}\n${campaignLine('pipe.example.com').slice(0, 4).join(',')},,,a@b.example`),
      ]);
      expect(await send('check', new Uint8Array(body))).toMatchObject({ status: 200, goodRows: 1 });
    });

    test('a non-ASCII file name is decoded as the browser encoded it', async () => {
      expect(await send('upload', new Uint8Array(multipart(HEADER, 'Klempner Köln.txt')))).toMatchObject({
        status: 400,
        message: 'Please upload a CSV file',
      });
      expect(await send('upload', new Uint8Array(multipart(HEADER, 'Klempner Köln.csv')))).toMatchObject({
        message: 'This file has no rows below its header.',
      });
    });

    test('a body that ends anywhere, in any chunks, is answered', async () => {
      const whole = multipart(`${HEADER}\nPipe,pipe.example.com,Ada,Pipe,,,ada@example.com\n`);
      await fc.assert(
        fc.asyncProperty(fc.nat(whole.length), fc.integer({ min: 1, max: 200 }), async (end, piece) => {
          const { status } = await send('check', counted(whole.subarray(0, end), piece).stream);
          expect(status).toBe(end >= whole.length - 2 ? 200 : 400);
        }),
        { numRuns: 150 },
      );
    });
  });
});

describeOnEachDatabase('an uploader who disconnects', (open) => {
  let product: TestProduct;
  const server = newHttpServer();
  beforeAll(async () => {
    product = await openTestProduct(await open());
    server.on('request', requestListener(product.app, null, product.deps.settings.publicUrl));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await product.close();
  });

  const lines = Array.from({ length: 20_000 }, (_, at) =>
    campaignLine(`pipe-${at}.example.com`).map((cell) => `"${cell}"`),
  );
  const body = multipart(`${HEADER}\n${lines.map((cells) => cells.join(',')).join('\n')}\n`);
  /** Starts an upload that declares its length, and sends the first `bytes` of it. */
  const begin = async (bytes: number) => {
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const head = [
      ...['POST /api/admin/campaigns/upload HTTP/1.1', 'Host: x', `Cookie: ${await product.adminCookie()}`],
      ...[`Content-Type: ${CONTENT_TYPE}`, `Content-Length: ${body.length}`, '', ''],
    ];
    const asked = once(server, 'request');
    visitor.write(head.join('\r\n'));
    visitor.write(body.subarray(0, bytes));
    await asked;
    return visitor;
  };
  const count = async (table: 'bulk_campaigns' | 'campaign_scans') => {
    const { rows } = await product.deps.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(table)}`,
    );
    return rows[0]!.count;
  };

  test('during the file leaves no data', async () => {
    const visitor = await begin(body.length / 2);
    visitor.destroy();
    await expect.poll(() => openConnections(server)).toBe(0);
    expect(await count('bulk_campaigns')).toBe(0);
  });

  test('while rows are written stops the writing, and written rows are removed', async () => {
    const visitor = await begin(body.length);
    await expect.poll(() => count('campaign_scans'), { interval: 1, timeout: 30_000 }).toBeGreaterThan(0);
    visitor.destroy();
    let most = 0;
    await expect
      .poll(
        async () => {
          most = Math.max(most, await count('campaign_scans'));
          return count('bulk_campaigns');
        },
        { interval: 1, timeout: 30_000 },
      )
      .toBe(0);
    expect(await count('campaign_scans')).toBe(0);
    expect(most).toBeLessThan(lines.length);
    expect(await product.queuedJobs()).toEqual([]);
  });
});

function openConnections(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
