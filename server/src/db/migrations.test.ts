import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';

type Journal = { entries: { tag: string; when: number }[] };
const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;

describe('the migrations', () => {
  // Drizzle's migrator only compares with the newest timestamp that it has run. A migration merged later with an older
  // timestamp would be skipped silently.
  it('have increasing timestamps in the order of their files', () => {
    const stamps = entries.map((entry) => entry.when);
    expect(stamps).toEqual([...new Set(stamps)].sort((a, b) => a - b));
    expect(entries.map((entry) => entry.tag)).toEqual(entries.map((entry) => entry.tag).sort());
  });

  it('are exactly the files in the folder', () => {
    const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
    expect(files.sort()).toEqual(entries.map((entry) => `${entry.tag}.sql`));
  });
});
