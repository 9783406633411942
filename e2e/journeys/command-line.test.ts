import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { CHECKS, type ScanReport, scanReportSchema } from '@named-first/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, openBrowser, openPage } from '../src/browser.ts';
import { textOf } from '../src/page-checks.ts';
import { type SiteServer, serveSites } from '../src/site-server.ts';
import { htmlFaults } from '../src/valid-html.ts';

const root = resolve(import.meta.dirname, '../..');
const fixtures = resolve(root, 'scanner/fixtures/sites');

let sites: SiteServer;
let folder: string;

beforeAll(async () => {
  sites = await serveSites((site) => resolve(fixtures, site));
  folder = mkdtempSync(join(tmpdir(), 'named-first-cli-'));
});

afterAll(async () => {
  await sites?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function scan(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/scan.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', SCAN_RESOLVE: `*.test=127.0.0.1:${sites.port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { stdout, stderr, code };
}

test('the text report contains the score, every check and the method, and the exit code is 0', async () => {
  const { stdout, code } = await scan('roofing-middling.test');
  expect(stdout).toMatch(/Score \d+ of 100/);
  for (const check of CHECKS) expect(stdout).toContain(check.title);
  expect(stdout.split('\n').every((line) => line.length <= 200)).toBe(true);
  expect(code).toBe(0);
});

test('collected artifacts are judged again to the same bytes, without the network', async () => {
  const kept = join(folder, 'kept');
  const first = await scan('hvac-good.test', '--json', '--collect-to', kept);
  const before = sites.requests.length;
  const again = await scan('--from', kept, '--json');
  expect(again.stdout).toBe(first.stdout);
  expect(sites.requests.length).toBe(before);
  expect(scanReportSchema.parse(JSON.parse(again.stdout)).insights).toHaveLength(26);
  const unwritten = await scan('--from', kept, '--html', join(folder, 'none', 'report.html'));
  expect(unwritten).toMatchObject({ code: 2, stderr: expect.stringContaining('The report cannot be written') });
});

test('--html writes the report as one complete file that loads nothing from the network', async () => {
  const file = join(folder, 'report.html');
  await scan('legal-middling.test', '--html', file);
  const html = readFileSync(file, 'utf8');
  const words = textOf(html);
  for (const check of CHECKS) expect(words).toContain(check.title);
  expect(html).not.toMatch(/<img|src=|url\((?!"data:)|href="\/|action="\//);
  expect(await htmlFaults(html)).toEqual([]);
  const browser = await openBrowser();
  try {
    const address = pathToFileURL(file).href;
    const page = await openPage(browser, address);
    await page.goto(address);
    const fixes = page.locator('input[name=fix]');
    const before = Number(await page.locator('[data-outcome=score]').textContent());
    for (const box of await fixes.all()) await box.check();
    expect(Number(await page.locator('[data-outcome=score]').textContent())).toBeGreaterThan(before);
    expect(await axeViolations(page)).toEqual([]);
    expect(page.problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('--pdf writes a PDF named after the business', async () => {
  const file = join(folder, 'report.pdf');
  const { code } = await scan('legal-middling.test', '--pdf', file);
  const bytes = readFileSync(file, 'latin1');
  expect(code).toBe(0);
  expect(bytes.slice(0, 8)).toBe('%PDF-1.7');
  expect(bytes).toContain('AI visibility report for ');
  expect(bytes.length).toBeLessThan(1_000_000);
});

test('--list prints one JSON line per website, readable or not, and the exit code is 1 if one is not', async () => {
  const file = join(folder, 'list.txt');
  writeFileSync(file, '# ours\nsolar-good.test\n\nnot a website\r\nno-such-site.invalid\n');
  const { stdout, code } = await scan('--list', file);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Pick<ScanReport, 'website' | 'score' | 'scoreReason'>);
  expect(lines).toHaveLength(3);
  expect(lines.filter((line) => line.score === null).every((line) => /\w+ \w+/.test(line.scoreReason ?? ''))).toBe(
    true,
  );
  expect(lines.find((line) => line.website.includes('solar-good'))?.score).toBeGreaterThan(90);
  expect(code).toBe(1);
});

test.each([
  [['no-such-site.invalid'], 1],
  [['127.0.0.1'], 2],
  [[], 2],
  [['--no-such-option'], 2],
  [['--from', '/no/such/folder'], 2],
  [['--list', '/no/such/file'], 2],
  [['--help'], 0],
] as const)('%j ends with %i and words', async (args, expected) => {
  const { stdout, stderr, code } = await scan(...args);
  expect(code).toBe(expected);
  expect(stdout + stderr).toMatch(/\w+ \w+/);
  expect(stderr).not.toMatch(/\n\s+at /);
});
