// Runs Lighthouse on every public page as a phone: the four scores, and the JavaScript that a first visit downloads.
// BENCH_RUNS (default 3) sets how often each page is measured, BENCH_ROUTES limits the paths.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicPaths, startSeededProduct, UNLISTED_PAGES } from '../src/public-routes.ts';
import { type ScriptBytes, scriptBytes } from '../src/script-bytes.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const lighthouse = process.env.LIGHTHOUSE_PATH ?? 'lighthouse';
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const runs = Number(process.env.BENCH_RUNS ?? 3);
const flags =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';

if (spawnSync(lighthouse, ['--version']).status !== 0) {
  console.log('Skipped: Lighthouse is not installed here. Set LIGHTHOUSE_PATH to its executable.');
  process.exit(0);
}

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null }>;
};
type Measured = ScriptBytes & { path: string; scores: Record<Category, number>; lost: string[] };

const folder = mkdtempSync(join(tmpdir(), 'named-first-lighthouse-'));

/** One run. Retried once, because the browser may fail to start on a busy machine. */
async function audit(url: string, categories: readonly Category[]): Promise<Report> {
  return runLighthouse(url, categories).catch(() => runLighthouse(url, categories));
}

/** @throws if the command does not produce a report. */
async function runLighthouse(url: string, categories: readonly Category[]): Promise<Report> {
  const file = join(folder, 'report.json');
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  const run = spawn(lighthouse, args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 });
  const [code] = await once(run, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(base: string, path: string): Promise<Measured> {
  // A page that asks not to be indexed has no SEO score.
  const listed = !UNLISTED_PAGES.funnel.some((page) => page === path);
  const categories = CATEGORIES.filter((category) => listed || category !== 'seo');
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await audit(base + path, categories));
  const [report] = reports;
  if (!report) throw new Error('BENCH_RUNS must be 1 or more');
  const score = (category: Category) =>
    median(reports.map(({ categories: all }) => Math.round((all[category]?.score ?? Number.NaN) * 100)));
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, score(category)]));
  const lost = Object.entries(report.audits)
    .filter(([, { score: one }]) => one !== null && one < 0.9)
    .map(([id]) => id);
  return { path, scores: scores as Measured['scores'], lost, ...(await scriptBytes(base + path)) };
}

const isShort = ({ scores, isTooMuch }: Measured) => isTooMuch || Object.values(scores).some((score) => score < 100);

const product = await startSeededProduct({ LOG_LEVEL: 'error' });
try {
  // The scan screen redirects when the scan ends, which interrupts the measurement.
  const unlisted = UNLISTED_PAGES.funnel.filter((path) => !path.startsWith('/scan'));
  const paths = process.env.BENCH_ROUTES?.split(/\s+/) ?? [...(await publicPaths(product)), ...unlisted];
  console.log(`medians of ${runs}, load of the machine ${loadavg()[0]?.toFixed(1)} at the start`);
  console.log(`${'page'.padEnd(52)}perf  a11y  best   seo   JavaScript, brotli`);
  for (const path of paths) {
    const measured = await measure(product.url, path);
    const cells = CATEGORIES.map((category) => String(measured.scores[category] || '-').padStart(4)).join('  ');
    const bytes = measured.script.toLocaleString('en-US').padStart(9);
    const note = isShort(measured) ? `   short: ${measured.lost.join(', ')}` : '';
    console.log(`${path.padEnd(51)}${cells}   ${bytes}${measured.hydrated ? '' : ' static'}${note}`);
    if (isShort(measured)) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await product.dispose();
}
