// Measures how long it takes to render a report as a PDF, and how long rendering blocks the event loop at a time.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ScanReport } from '@named-first/contract';

const ROUNDS = 15;
const SITES = ['plumbing-good', 'plumbing-middling', 'roofing-bad'] as const;

const golden = resolve(import.meta.dirname, '../../scanner/fixtures/golden');
const started = performance.now();
const { renderReportPdf } = await import('../src/report/report-pdf.ts');
const loaded = performance.now() - started;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function measured(report: ScanReport) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const cpu = process.cpuUsage();
  const start = performance.now();
  delay.enable();
  const pdf = await renderReportPdf(report, { businessName: 'Lee Plumbing', paper: 'letter' });
  delay.disable();
  const { user, system } = process.cpuUsage(cpu);
  return { wall: performance.now() - start, cpu: (user + system) / 1000, turn: delay.max / 1e6, bytes: pdf.length };
}

console.log(`Loading the PDF room: ${loaded.toFixed(0)} ms\n`);
console.log('| report | size | first | median, processor | longest turn, median |');
console.log('| --- | --- | --- | --- | --- |');
for (const site of SITES) {
  const report = JSON.parse(readFileSync(resolve(golden, `${site}.json`), 'utf8')) as ScanReport;
  const first = await measured(report);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measured(report));
  const cpu = median(rounds.map((round) => round.cpu));
  const turn = median(rounds.map((round) => round.turn));
  const size = `${(first.bytes / 1024).toFixed(0)} KB`;
  console.log(`| ${site} | ${size} | ${first.wall.toFixed(0)} ms | ${cpu.toFixed(0)} ms | ${turn.toFixed(0)} ms |`);
}
