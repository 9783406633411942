import { CommandError } from '../command-error.ts';
import { columnsAsText, fingerprint, quoted, type RunQuery, type Table } from '../tables.ts';

/** The approximate number of bytes per statement. Pictures and reports make row sizes vary widely. */
const PAGE_BYTES = 2 * 1024 * 1024;
const MAX_ROWS = 2000;
const FIRST_ROWS = 4;

export type CopiedTable = { name: string; rows: number; checksum: string };

/**
 * Copies every row of every table page by page, so that memory use is constant, and compares the row count and a
 * checksum of each table on both sides. Both sessions must use `SESSION_FORMATS`.
 *
 * @param tables in the order of their foreign keys.
 * @param target inside a transaction, so that a failed or killed copy leaves nothing.
 * @throws CommandError if a table differs.
 */
export async function copyTables(source: RunQuery, target: RunQuery, tables: Table[]): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const table of tables) {
    await copyRows(source, target, table);
    await moveSequences(target, table);
    const [from, to] = [await fingerprint(source, table), await fingerprint(target, table)];
    if (from.rows !== to.rows || from.checksum !== to.checksum) {
      throw new CommandError(
        `The table ${table.name} differs after the copy (${from.rows} rows, then ${to.rows}). Nothing was moved.`,
      );
    }
    copied.push({ name: table.name, ...from });
  }
  return copied;
}

type Page = { rows: string | null; count: number; last: string | null };

async function copyRows(source: RunQuery, target: RunQuery, table: Table): Promise<void> {
  let limit = FIRST_ROWS;
  for (let after: string | null = null; ; ) {
    const page: Page = await readPage(source, table, after, limit);
    if (page.rows === null) return;
    await writePage(target, table, page.rows);
    if (page.count < limit) return;
    after = page.last;
    const rowBytes = page.rows.length / page.count;
    limit = Math.min(MAX_ROWS, limit * 2, Math.max(1, Math.floor(PAGE_BYTES / rowBytes)));
  }
}

/**
 * The next rows by primary key, as one JSON array of objects whose values are PostgreSQL's own text. It is passed on as
 * one string, so no driver parses or changes a value.
 */
async function readPage(source: RunQuery, table: Table, after: string | null, limit: number): Promise<Page> {
  const key = table.key.map(({ name }) => `t.${quoted(name)}`).join(', ');
  const values = table.key.map(({ type }, at) => `($1::json ->> ${at})::${type}`).join(', ');
  const last = table.key.map(({ name }) => `p.${quoted(name)}`).join(', ');
  const [page] = await source<Page>(
    `select json_agg(row_to_json(p))::text as rows, count(*)::int as count,
            (json_agg(json_build_array(${last})) -> -1)::text as last
       from (select ${columnsAsText(table)} from ${quoted(table.name)} as t
              where $1::json is null or (${key}) > (${values})
              order by ${key} limit $2::int) as p`,
    [after, limit],
  );
  return page!;
}

async function writePage(target: RunQuery, { name, columns }: Table, rows: string): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column) => `p.${quoted(column.name)}::${column.type}`).join(', ');
  const asText = columns.map((column) => `${quoted(column.name)} text`).join(', ');
  await target(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${values} from json_to_recordset($1::json) as p(${asText})`,
    [rows],
  );
}

/** Sets identity and serial columns to continue after the highest copied value. */
async function moveSequences(target: RunQuery, { name, columns }: Table): Promise<void> {
  for (const column of columns) {
    const [owned] = await target<{ sequence: string | null }>('select pg_get_serial_sequence($1, $2) as sequence', [
      quoted(name),
      column.name,
    ]);
    if (!owned?.sequence) continue;
    await target(
      `select setval($1, max(${quoted(column.name)})) from ${quoted(name)} having max(${quoted(column.name)}) is not null`,
      [owned.sequence],
    );
  }
}
