import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import type { FileRow } from './csv/read-campaign-file.ts';
import { createRowWriter } from './row-writer.ts';

const KB = 1024;
const CONTACT = {
  ...{
    businessName: 'Pipe',
    website: 'pipe.example.com',
    site: 'pipe.example.com',
    firstName: 'Ada',
    lastName: 'Pipe',
  },
  ...{ email: 'ada@example.com', title: null, location: null },
};

/** Writes rows with cells of this length, and returns how many characters of cells each statement carries. */
async function lengthsOfStatements(rows: number, cellLength: number, isGood: boolean): Promise<number[][]> {
  const statements: number[][] = [];
  const dialect = new PgDialect();
  const execute = async (statement: SQL) => {
    const { params } = dialect.sqlToQuery(statement);
    const cells = params.find((param) => Array.isArray(param) && String(param[0]).startsWith('["')) as string[];
    statements.push(cells.map(({ length }) => length));
  };
  const writer = createRowWriter({ execute } as unknown as Database, '00000000-0000-4000-8000-000000000000');
  for (let row = 2; row < rows + 2; row += 1) {
    const cells = ['x'.repeat(cellLength)];
    await writer.add({ row, cells, ...(isGood ? { contact: CONTACT } : { reason: 'Email is missing.' }) } as FileRow);
  }
  expect(await writer.end()).toEqual({ good: isGood ? rows : 0, refused: isGood ? 0 : rows });
  expect(statements.flat()).toHaveLength(rows);
  return statements;
}

test.each([true, false])('no statement carries many large rows (good rows: %s)', async (isGood) => {
  const statements = await lengthsOfStatements(88, 240 * KB, isGood);
  for (const lengths of statements) {
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(768 * KB);
  }
});

test.each([true, false])('small rows go 500 to a statement (good rows: %s)', async (isGood) => {
  const statements = await lengthsOfStatements(1200, 100, isGood);
  expect(statements.map(({ length }) => length)).toEqual([500, 500, 200]);
});
