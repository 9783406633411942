import { count } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChildScript, runScript } from '../../../test/child-script.ts';
import { copyEmbeddedTemplate } from '../../../test/embedded-template.ts';
import { temporaryFolder } from '../../../test/test-database.ts';
import { openDatabase } from '../open-database.ts';
import { newsletters } from '../schema/index.ts';
import { DataFolderInUseError } from './data-folder-lock.ts';

describe('a data folder in use', () => {
  const { folder: dataDir, remove } = temporaryFolder();
  const open = () => openDatabase({ dataDir, databaseUrl: null, log: pino({ level: 'silent' }) });
  let holder: ChildScript;

  beforeAll(async () => {
    await copyEmbeddedTemplate(dataDir);
    holder = runScript('hold-database', dataDir);
    await holder.line('open');
  });
  afterAll(async () => {
    await holder.kill();
    remove();
  });

  it('is refused to a second process with one clear sentence, and the first one keeps working', async () => {
    holder.write('1');
    await holder.line('written 1');
    await expect(open()).rejects.toThrow(
      `The data folder ${dataDir} is already in use by another Named First process. Stop it first, or set DATA_DIR to another folder.`,
    );
    holder.write('2');
    await holder.line('written 2');
  });

  it('is unlocked after its process was killed, with every row that the process had written', {
    timeout: 60_000,
  }, async () => {
    await holder.kill();
    const database = await open();
    const [row] = await database.db.select({ rows: count() }).from(newsletters);
    expect(row?.rows).toBe(2);
    await database.close();
  });

  it('is refused to the same process too, and unlocked after closing', async () => {
    const first = await open();
    await expect(open()).rejects.toBeInstanceOf(DataFolderInUseError);
    await first.ping();
    await first.close();
    const second = await open();
    await second.close();
  });
});
