import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayMount, mountSmallDisk } from '../../../test/small-disk.ts';
import { temporaryFolder } from '../../../test/test-database.ts';
import { AppPGlite } from './app-pglite.ts';
import { MIN_FREE_BYTES, problemOf, startDiskGuard } from './disk-guard.ts';

describe('while the disk is full', () => {
  let pglite: AppPGlite;
  beforeAll(async () => {
    pglite = new AppPGlite('memory');
    await pglite.exec('create table things (name text)');
  });
  afterAll(() => pglite.close());

  it('writes are refused before the disk is full, reads continue, and writing resumes once there is space', async () => {
    let full = false;
    const guard = startDiskGuard(pglite, '', pino({ level: 'silent' }), () => (full ? 'the disk is full' : null));
    const write = () => pglite.query(`insert into things values ('a')`);
    await write();
    full = true;
    await guard.look();
    expect(guard.problem()).toBe('the disk is full');
    await expect(write()).rejects.toMatchObject({ code: '25006' });
    await expect(pglite.transaction((tx) => tx.query(`insert into things values ('a')`))).rejects.toMatchObject({
      code: '25006',
    });
    expect((await pglite.query('select name from things')).rows).toHaveLength(1);
    full = false;
    await guard.look();
    await write();
    expect(guard.problem()).toBeNull();
    guard.stop();
  });
});

describe('a data folder', () => {
  it('has no problem while its disk has room', () => {
    const { folder, remove } = temporaryFolder();
    expect(problemOf(folder, 1)).toBeNull();
    expect(problemOf(folder, Number.MAX_SAFE_INTEGER)).toMatch(/^the disk of the data folder is full/);
    remove();
    expect(problemOf(folder, 1)).toBe('the data folder cannot be written');
  });

  // Skipped if this user may not mount a small disk.
  it.skipIf(!mayMount())(
    'has one on a disk that is nearly full, and on one that is read-only (needs the right to mount a disk)',
    () => {
      const disk = mountSmallDisk(80)!;
      expect(problemOf(disk.folder, MIN_FREE_BYTES)).toBeNull();
      disk.fill(MIN_FREE_BYTES / 2);
      expect(problemOf(disk.folder, MIN_FREE_BYTES)).toMatch(/is full \(less than 64 MB free\)$/);
      disk.empty();
      expect(problemOf(disk.folder, MIN_FREE_BYTES)).toBeNull();
      disk.remove();
      const readOnly = mountSmallDisk(80, 'ro')!;
      expect(problemOf(readOnly.folder, 1)).toBe('the data folder cannot be written');
      readOnly.remove();
    },
  );
});
