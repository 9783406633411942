import { CommandError } from '../command-error.ts';
import { countRows, type RunQuery } from '../tables.ts';
import type { Manifest } from './manifest.ts';

/** @throws CommandError if the row count of a table differs from the manifest. */
export async function compareCounts(query: RunQuery, { tables }: Manifest): Promise<void> {
  const names = Object.keys(tables).map((name) => ({ name }));
  const found = await countRows(query, names);
  const wrong = Object.keys(tables).filter((name) => tables[name] !== found[name]);
  if (wrong.length === 0) return;
  const [first] = wrong;
  throw new CommandError(
    `The restored table ${first} has ${found[first!]} rows, the backup had ${tables[first!]}. Nothing was replaced.`,
  );
}
