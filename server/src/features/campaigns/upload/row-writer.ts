import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { CampaignContact } from './csv/judge-row.ts';
import type { FileRow } from './csv/read-campaign-file.ts';

/**
 * Rows per statement, passed as one array per column. Row by row it would be a hundred times slower on the embedded
 * database.
 */
const BATCH = 500;
/** Characters of cells per statement. The embedded database never releases the memory of its largest statement. */
const BATCH_LENGTH = 512 * 1024;

type Good = { id: string; row: number; cells: string; sameAs: string | null } & CampaignContact;
type Refused = { row: number; cells: string; reason: string };

export type RowWriter = {
  add(row: FileRow): Promise<void>;
  /** Writes the remaining rows. */
  end(): Promise<{ good: number; refused: number }>;
};

/**
 * Writes the rows of a file while they are read. The first row of each website waits for its scan, later ones reference
 * it.
 */
export function createRowWriter(db: Database, campaignId: string): RowWriter {
  const firstOfSite = new Map<string, string>();
  const counts = { good: 0, refused: 0 };
  const good = createBatch<Good>((rows) => insertGood(db, campaignId, rows));
  const refused = createBatch<Refused>((rows) => insertRefused(db, campaignId, rows));
  return {
    async add(row) {
      const cells = JSON.stringify(row.cells);
      if ('reason' in row) {
        counts.refused += 1;
        return refused.add({ row: row.row, cells, reason: row.reason });
      }
      counts.good += 1;
      const id = randomUUID();
      const sameAs = firstOfSite.get(row.contact.site) ?? null;
      if (sameAs === null) firstOfSite.set(row.contact.site, id);
      await good.add({ id, row: row.row, cells, sameAs, ...row.contact });
    },
    async end() {
      await good.write();
      await refused.write();
      return counts;
    },
  };
}

/** Collects rows and writes them when they are many or long. */
function createBatch<Row extends { cells: string }>(insert: (rows: Row[]) => Promise<void>) {
  let rows: Row[] = [];
  let length = 0;
  const write = async () => {
    if (rows.length > 0) await insert(rows);
    rows = [];
    length = 0;
  };
  return {
    write,
    async add(row: Row): Promise<void> {
      rows.push(row);
      length += row.cells.length;
      if (rows.length >= BATCH || length >= BATCH_LENGTH) await write();
    },
  };
}

async function insertGood(db: Database, campaignId: string, rows: Good[]): Promise<void> {
  const column = columnOf(rows);
  await db.execute(sql`
    insert into campaign_scans (id, campaign_id, row_number, cells, same_as, work, website, site, first_name, last_name,
                                business_name, email, title, location)
    select id, ${campaignId}::uuid, row_number, cells::jsonb, same_as,
           case when same_as is null then 'waiting' end, website, site, first_name, last_name, business_name, email, title,
           location
      from unnest(${column('id', 'uuid')}, ${column('row', 'int')}, ${column('cells', 'text')},
                  ${column('sameAs', 'uuid')}, ${column('website', 'text')}, ${column('site', 'text')},
                  ${column('firstName', 'text')},
                  ${column('lastName', 'text')}, ${column('businessName', 'text')}, ${column('email', 'text')},
                  ${column('title', 'text')}, ${column('location', 'text')})
        as file(id, row_number, cells, same_as, website, site, first_name, last_name, business_name, email, title, location)`);
}

async function insertRefused(db: Database, campaignId: string, rows: Refused[]): Promise<void> {
  const column = columnOf(rows);
  await db.execute(sql`
    insert into campaign_refused_rows (campaign_id, row_number, cells, reason)
    select ${campaignId}::uuid, row_number, cells::jsonb, reason
      from unnest(${column('row', 'int')}, ${column('cells', 'text')}, ${column('reason', 'text')})
        as file(row_number, cells, reason)`);
}

function columnOf<Row>(rows: Row[]) {
  return (key: keyof Row, type: string): SQL => sql`${sql.param(rows.map((row) => row[key]))}::${sql.raw(type)}[]`;
}
