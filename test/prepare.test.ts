import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'named-first-prepare-'));
const lock = join(folder, '.prepare-lock');

beforeAll(() => {
  const manifest = { name: 'nothing-to-install', version: '0.0.0', workspaces: [] };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...manifest, lockfileVersion: 3, packages: {} }));
  writeFileSync(join(folder, '.npmrc'), '');
  mkdirSync(join(folder, 'node_modules'));
  cpSync(resolve(import.meta.dirname, '../scripts/prepare.mjs'), join(folder, 'scripts/prepare.mjs'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function prepare(): ChildProcess {
  return spawn(process.execPath, ['scripts/prepare.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
}

test('the lock of a killed preparation is ignored', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, String(pid));
  const [code] = await once(prepare(), 'exit');
  expect(code).toBe(0);
  expect(existsSync(lock)).toBe(false);
});

test('so is the lock of a killed process whose id was reused, as after the restart of a container', async () => {
  writeFileSync(join(folder, '.npmrc'), '# restarted');
  const self = spawn('sh', ['-c', 'printf $$ > .prepare-lock; exec "$0" scripts/prepare.mjs', process.execPath], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const outcome = await Promise.race([once(self, 'exit'), once(self.stderr, 'data').then(String)]);
  self.kill();
  expect(outcome).toEqual([0, null]);
});

function holdLock(): ChildProcess {
  const holder = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  writeFileSync(lock, String(holder.pid));
  return holder;
}

test('if nothing is stale, it neither waits nor writes', async () => {
  const other = holdLock();
  expect(await once(prepare(), 'exit')).toEqual([0, null]);
  expect(existsSync(lock)).toBe(true);
  other.stdin?.end();
});

test('a second preparation says that it waits, and continues when the first has ended', async () => {
  writeFileSync(join(folder, '.npmrc'), '# changed');
  const first = holdLock();
  const second = prepare();
  const ended = once(second, 'exit');
  const [said] = await once(second.stderr ?? second, 'data');
  expect(String(said)).toContain('Another process is preparing this folder.');
  first.stdin?.end();
  expect((await ended)[0]).toBe(0);
});
