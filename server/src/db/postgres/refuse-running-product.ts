import { CommandError } from '../command-error.ts';
import type { RunQuery } from '../tables.ts';

/** @throws CommandError if a process of the product is connected to this PostgreSQL database. */
export async function refuseRunningProduct(query: RunQuery): Promise<void> {
  const rows = await query(
    `select 1 from pg_stat_activity
      where datname = current_database() and application_name in ('named-first', 'named-first-jobs')`,
  );
  if (rows.length > 0) {
    throw new CommandError('The product is running on this PostgreSQL database. Stop every process of it first.');
  }
}
