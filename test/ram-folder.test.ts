import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeRamFolder } from '../scripts/ram-folder.ts';

const disk = mkdtempSync(join(tmpdir(), 'ram-disk-'));

afterAll(() => rmSync(disk, { recursive: true, force: true }));

test('every user may write to the folder, and it is gone after its removal', () => {
  const made = makeRamFolder(disk, 0)!;
  expect(statSync(made.folder).mode & 0o1777).toBe(0o1777);
  made.remove();
  expect(existsSync(made.folder)).toBe(false);
});

test('there is none without a RAM disk or enough space on it', () => {
  expect(makeRamFolder(disk, Number.MAX_SAFE_INTEGER)).toBeNull();
  expect(makeRamFolder(join(disk, 'nowhere'), 0)).toBeNull();
});

test('the folder of a killed run is removed, that of another run is not', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const leftBehind = join(disk, `named-first-tests-${pid}-a`);
  const other = join(disk, `named-first-tests-${process.ppid}-a`);
  for (const folder of [leftBehind, other]) mkdirSync(folder);
  makeRamFolder(disk, 0)?.remove();
  expect(existsSync(leftBehind)).toBe(false);
  expect(existsSync(other)).toBe(true);
});
