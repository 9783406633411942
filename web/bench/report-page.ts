// Measures rendering of the report page: from the stored report as text to the last byte of HTML, in the built handler.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ReportView, readStoredReport } from '@named-first/contract';

const GOAL_MS = 50;
const ROUNDS = 30;

const golden = resolve(import.meta.dirname, '../../scanner/fixtures/golden');
const stored = readdirSync(golden).map((name) => ({
  name: name.replace('.json', ''),
  text: readFileSync(join(golden, name), 'utf8'),
}));
const { createWebHandler } = (await import(
  resolve(import.meta.dirname, '../build/server/index.js')
)) as typeof import('../handler.ts');

let text = '';
const render = createWebHandler({ api: async () => Response.json(viewOf(text)), publicUrl: 'http://localhost' });

function viewOf(reportData: string): ReportView {
  const report = readStoredReport(JSON.parse(reportData));
  const entry = { scanId: 'one', scannedAt: report.scannedAt, score: report.score ?? 0, engineVersion: '1.0.0' };
  return {
    lead: {
      businessName: 'Summit Peak Roofing',
      website: report.website,
      createdAt: report.scannedAt,
      isClient: false,
    },
    handOverToken: 'a-token',
    status: 'ready',
    report,
    scanId: 'two',
    reason: null,
    history: [entry, { ...entry, scanId: 'two' }],
    changes: null,
    check: null,
    fixChecks: [],
  };
}

/** Processor time, which is independent of other load on the machine. */
async function renderMs(reportData: string): Promise<{ ms: number; bytes: number }> {
  text = reportData;
  const started = process.cpuUsage();
  const page = await render(new Request('http://localhost/report/a-token-of-some-length'), { nonce: 'nonce' });
  const html = await page.text();
  const { user, system } = process.cpuUsage(started);
  if (page.status !== 200 || !html.includes('How the score is worked out')) throw new Error('This is not the report');
  return { ms: (user + system) / 1000, bytes: Buffer.byteLength(html) };
}

for (let round = 0; round < 5; round += 1) for (const { text: one } of stored) await renderMs(one);
const rounds = new Map(stored.map(({ name }) => [name, [] as number[]]));
let largest = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { name, text: one } of stored) {
    const { ms, bytes } = await renderMs(one);
    rounds.get(name)?.push(ms);
    largest = Math.max(largest, bytes);
  }
}
const medians = [...rounds]
  .map(([name, times]) => ({ name, ms: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0 }))
  .sort((a, b) => a.ms - b.ms);
const slowest = medians.at(-1);
console.log(
  `${stored.length} reports, ${ROUNDS} rounds; the largest page has ${Math.round(largest / 1024)} KB of HTML`,
);
console.log(`processor time a page: median ${medians[Math.floor(medians.length / 2)]?.ms.toFixed(1)} ms`);
console.log(`the slowest report, ${slowest?.name}: ${slowest?.ms.toFixed(1)} ms`);
console.log(`goal ${GOAL_MS} ms: ${(slowest?.ms ?? 0) < GOAL_MS ? 'kept' : 'missed'}`);
