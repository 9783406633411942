import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadRow, scanReport, scanRow } from '../../test/factories.ts';
import { describeOnBothDatabases, type TestDatabase } from '../../test/test-database.ts';
import { cleanJson, cleanText } from './clean-text.ts';
import { leads, scans } from './schema/index.ts';

const HOSTILE = 'Caf\u00e9\0 \ud83d\ude00 \ud83d and \ude00 end';
const CLEANED = 'Caf\u00e9 \ud83d\ude00 \ufffd and \ufffd end';

describe('cleanText', () => {
  it('removes NULs, replaces lone surrogates, and keeps everything else', () => {
    expect(cleanText(HOSTILE)).toBe(CLEANED);
    expect(cleanText('line\nbreak\ttab \u0001')).toBe('line\nbreak\ttab \u0001');
  });

  it('always returns well-formed text without NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cleaned = cleanText(text);
        expect(cleaned.isWellFormed() && !cleaned.includes('\0')).toBe(true);
      }),
    );
  });
});

describe('cleanJson', () => {
  it('cleans keys and values at every depth and leaves numbers, null and booleans', () => {
    expect(cleanJson({ 'a\0': [{ b: HOSTILE }, null, 1, true] })).toEqual({ a: [{ b: CLEANED }, null, 1, true] });
  });

  it('returns the same value if it is already clean', () => {
    const clean = { a: [{ b: CLEANED }, null, new Date(0)] };
    expect(cleanJson(clean)).toBe(clean);
  });

  it('keeps a key named __proto__ a plain key', () => {
    const cleaned = cleanJson(JSON.parse('{"__proto__": {"x": "1"}}'));
    expect(JSON.stringify(cleaned)).toBe('{"__proto__":{"x":"1"}}');
  });

  it('refuses a value that nests too deep before the stack overflows', () => {
    const deep = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`) as unknown;
    expect(() => cleanJson(deep)).toThrow('nested deeper than 64');
    expect(() => cleanJson([HOSTILE, deep])).toThrow('nested deeper than 64');
  });
});

describeOnBothDatabases('hostile text', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('is refused by text columns before cleaning and accepted after it', async () => {
    const row = leadRow({ businessName: HOSTILE });
    await expect(database.db.insert(leads).values(row)).rejects.toMatchObject({ cause: { code: '22021' } });
    await database.db.insert(leads).values({ ...row, businessName: cleanText(HOSTILE) });
    const [stored] = await database.db.select().from(leads).where(eq(leads.reportToken, row.reportToken));
    expect(stored!.businessName).toBe(CLEANED);
  });

  it('is refused by jsonb columns before cleaning and accepted after it', async () => {
    const report = scanReport({ notes: [HOSTILE] });
    await expect(database.db.insert(scans).values(scanRow({ report }))).rejects.toThrow();
    const [stored] = await database.db
      .insert(scans)
      .values(scanRow({ report: cleanJson(report) }))
      .returning();
    expect(stored!.report.notes).toEqual([CLEANED]);
  });
});
