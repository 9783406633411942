/** Runs one statement: on a PGlite transaction, a PGlite database or a PostgreSQL client. */
export type RunQuery = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

export type Column = { name: string; type: string };

export type Table = {
  name: string;
  /** The writable columns, without generated ones. */
  columns: Column[];
  /** The columns of the primary key, in order. */
  key: Column[];
};

type ColumnRow = { table: string; name: string; type: string; isGenerated: boolean; keyPosition: number | null };

/**
 * The product's tables with their columns. Each table comes after those that its foreign keys reference.
 *
 * @throws if foreign keys form a circle, or a table has no primary key.
 */
export async function readTables(query: RunQuery): Promise<Table[]> {
  const rows = await query<ColumnRow>(`
    select r.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
           a.attgenerated <> '' as "isGenerated", array_position(i.indkey::int2[], a.attnum) as "keyPosition"
      from pg_class r
      join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      left join pg_index i on i.indrelid = r.oid and i.indisprimary
     where r.relnamespace = 'public'::regnamespace and r.relkind = 'r'
     order by r.relname, a.attnum`);
  const references = await query<{ from: string; to: string }>(`
    select source.relname as "from", target.relname as "to"
      from pg_constraint c
      join pg_class source on source.oid = c.conrelid
      join pg_class target on target.oid = c.confrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`);
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => tableOf(name, columns));
  return inReferenceOrder(tables, references);
}

function tableOf(name: string, rows: ColumnRow[]): Table {
  const key = rows
    .filter(({ keyPosition }) => keyPosition !== null)
    .sort((one, other) => one.keyPosition! - other.keyPosition!);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
  const columns = rows.filter(({ isGenerated }) => !isGenerated);
  const column = ({ name, type }: ColumnRow): Column => ({ name, type });
  return { name, columns: columns.map(column), key: key.map(column) };
}

function inReferenceOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const sorted: Table[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const ready = rest.filter(({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)));
    if (ready.length === 0) throw new Error(`The foreign keys of ${[...waiting].join(', ')} form a circle.`);
    sorted.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** The number of rows of each table. */
export async function countRows(query: RunQuery, tables: Pick<Table, 'name'>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await query<{ rows: string }>(`select count(*)::text as rows from ${quoted(name)}`);
    counts[name] = Number(row!.rows);
  }
  return counts;
}

export type Fingerprint = { rows: number; checksum: string };

/**
 * The number of rows, and a sum over the MD5 of each row's columns as text. It is the same on any server for the same
 * rows, regardless of their order. The session must use `SESSION_FORMATS`.
 */
export async function fingerprint(query: RunQuery, table: Table): Promise<Fingerprint> {
  const [row] = await query<{ rows: string; checksum: string }>(`
    select count(*)::text as rows,
           coalesce(sum(('x' || left(md5(row_to_json(r)::text), 16))::bit(64)::bigint::numeric), 0)::text as checksum
      from (select ${columnsAsText(table)} from ${quoted(table.name)} as t) as r`);
  return { rows: Number(row!.rows), checksum: row!.checksum };
}

/** Makes a value have the same text on both sides. */
export const SESSION_FORMATS = ["set timezone = 'UTC'", "set datestyle = 'ISO, YMD'", "set bytea_output = 'hex'"];

export function columnsAsText({ columns }: Table): string {
  return columns.map(({ name }) => `t.${quoted(name)}::text as ${quoted(name)}`).join(', ');
}

/** Quotes an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
