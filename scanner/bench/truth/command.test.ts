import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const SCRIPT = resolve(import.meta.dirname, '../truth.ts');
const folder = mkdtempSync(join(tmpdir(), 'truth-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

function truth(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('without a corpus the benchmark says how to lay one out and counts as skipped', () => {
  const { status, stdout } = truth();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Skipped: .*node scanner\/labels\/lay-out\.ts --repositories DIR --corpus CORPUS.*\n$/);
});

test('a corpus that holds no labelled site is an error with the same advice', () => {
  const { status, stdout, stderr } = truth('--corpus', folder);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('No labelled site is laid out in');
  expect(stderr).toContain('node scanner/labels/lay-out.ts');
});

test('a laid-out site is measured, and its values are printed and saved', () => {
  const corpus = join(folder, 'corpus');
  mkdirSync(join(corpus, 'pizzeria-jolly'), { recursive: true });
  const card = { '@context': 'https://schema.org', '@type': 'Restaurant', name: 'Trattoria Altra' };
  const page = `<h1>Trattoria Altra</h1><script type="application/ld+json">${JSON.stringify(card)}</script>`;
  writeFileSync(join(corpus, 'pizzeria-jolly/index.html'), page);
  const json = join(folder, 'truth.json');

  const { status, stdout } = truth('--corpus', corpus, '--site', 'pizzeria-jolly', '--json', json);
  expect(status).toBe(0);
  expect(stdout).toContain('  pizzeria-jolly: name Trattoria Altra');
  expect(existsSync(json)).toBe(true);
  const { sites, results } = JSON.parse(readFileSync(json, 'utf8'));
  expect(sites).toBe(1);
  expect(results[0].counts).toContainEqual({ kind: 'name', right: [], wrong: ['Trattoria Altra'], missed: [] });
});
