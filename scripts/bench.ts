// `npm run bench [name] [-- --option value]`: the benchmarks, one after the other, each in its own process.
import { spawnSync } from 'node:child_process';

const BENCHMARKS: Record<string, string[]> = {
  engine: ['--expose-gc', 'scanner/bench/engine.ts'],
  answers: ['answers/bench/answers.ts'],
  hostile: ['scanner/bench/hostile.ts'],
  'report-page': ['web/bench/report-page.ts'],
  pages: ['e2e/bench/pages.ts'],
  lighthouse: ['e2e/bench/against-lighthouse.ts'],
  'report-pdf': ['documents/bench/report.ts'],
  leads: ['--expose-gc', 'server/bench/leads.ts'],
  clients: ['--expose-gc', 'server/bench/clients.ts'],
  'lighthouse-pages': ['e2e/bench/lighthouse-pages.ts'],
  campaign: ['server/bench/campaign.ts'],
  truth: ['scanner/bench/truth.ts'],
  'service-signs': ['scanner/bench/service-signs.ts'],
  'name-signs': ['scanner/bench/name-signs.ts'],
  'town-signs': ['scanner/bench/town-signs.ts'],
  'review-signs': ['scanner/bench/review-signs.ts'],
  'address-signs': ['scanner/bench/address-signs.ts'],
  'credential-signs': ['scanner/bench/credential-signs.ts'],
  builders: ['scanner/bench/builders.ts'],
  fixes: ['scanner/bench/fixes.ts'],
  stall: ['server/bench/stall.ts'],
  load: ['server/bench/stall.ts', 'load'],
  stopping: ['server/bench/stopping.ts'],
  uploads: ['server/bench/uploads.ts'],
  'scale-out': ['server/bench/scale-out.ts'],
  'dev-reload': ['server/bench/dev-reload.ts'],
};

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('--'));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const names = wanted.length > 0 ? wanted : Object.keys(BENCHMARKS);
for (const name of names) {
  const args = BENCHMARKS[name];
  if (!args) {
    console.error(`There is no benchmark called ${name}. There are: ${Object.keys(BENCHMARKS).join(', ')}`);
    process.exit(2);
  }
  console.log(`\n# ${name}\n`);
  const result = spawnSync(process.execPath, [...args, ...options], { stdio: 'inherit' });
  if (result.status !== 0) process.exitCode = 1;
}
