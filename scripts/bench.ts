// `npm run bench [name]`: the benchmarks, one after the other, each in its own process.
import { spawnSync } from 'node:child_process';

const BENCHMARKS: Record<string, string[]> = {
  engine: ['--expose-gc', 'scanner/bench/engine.ts'],
  'report-page': ['web/bench/report-page.ts'],
  pages: ['e2e/bench/pages.ts'],
  lighthouse: ['e2e/bench/against-lighthouse.ts'],
  'report-pdf': ['documents/bench/report.ts'],
  leads: ['--expose-gc', 'server/bench/leads.ts'],
  'lighthouse-pages': ['e2e/bench/lighthouse-pages.ts'],
  campaign: ['server/bench/campaign.ts'],
  'scale-out': ['server/bench/scale-out.ts'],
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(BENCHMARKS);
for (const name of names) {
  const args = BENCHMARKS[name];
  if (!args) {
    console.error(`There is no benchmark called ${name}. There are: ${Object.keys(BENCHMARKS).join(', ')}`);
    process.exit(2);
  }
  console.log(`\n# ${name}\n`);
  const result = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (result.status !== 0) process.exitCode = 1;
}
