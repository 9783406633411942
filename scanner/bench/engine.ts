// Measures how long judging takes, compared with a plain parser pass over the same bytes in the same run, and whether
// memory stays flat.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Parser } from 'htmlparser2';
import type { Fetched, SiteArtifacts } from '../src/artifacts.ts';
import { isReadable } from '../src/artifacts.ts';
import { collectSite } from '../src/collect/collect-site.ts';
import { judge } from '../src/report/judge.ts';
import { collectFixture, FIXTURE_DAY, FIXTURE_SITES } from '../test/fixture-sites.ts';
import { savedPages } from '../test/saved-pages.ts';

const ROUNDS = 15;
const MEMORY_SCANS = 10_000;

type Sample = { name: string; artifacts: SiteArtifacts };

/** Fresh copies of the bodies, so that no cache keyed by a body helps. */
function fresh(artifacts: SiteArtifacts): SiteArtifacts {
  const copy = (fetched: Fetched): Fetched =>
    'body' in fetched ? { ...fetched, body: fetched.body.slice() } : fetched;
  return {
    ...artifacts,
    robots: copy(artifacts.robots),
    llms: copy(artifacts.llms),
    missing: copy(artifacts.missing),
    pages: artifacts.pages.map((page) => ({ ...page, fetched: copy(page.fetched) })),
    sitemaps: artifacts.sitemaps.map((sitemap) => ({ ...sitemap, fetched: copy(sitemap.fetched) })),
    probes: artifacts.probes.map((probe) => ({ ...probe, fetched: copy(probe.fetched) })),
  };
}

function sourcesOf(artifacts: SiteArtifacts): string[] {
  return artifacts.pages.flatMap(({ fetched }) =>
    isReadable(fetched) ? [new TextDecoder().decode(fetched.body)] : [],
  );
}

function plainPass(sources: readonly string[]): void {
  for (const source of sources) {
    const parser = new Parser({ onopentag() {}, ontext() {}, onclosetag() {} }, { decodeEntities: true });
    parser.write(source);
    parser.end();
  }
}

/** Processor time, because other load on the machine hardly affects it. */
function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Alternates between the two in every round, so that other load slows both. */
function measure({ artifacts }: Sample) {
  const sources = sourcesOf(artifacts);
  const judging: number[] = [];
  const passing: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    passing.push(cpuMs(() => plainPass(sources)));
    const copy = fresh(artifacts);
    judging.push(cpuMs(() => judge(copy)));
  }
  const kilobytes = Math.round(sources.reduce((sum, source) => sum + source.length, 0) / 1024);
  return { pages: sources.length, kilobytes, judgeMs: median(judging), passMs: median(passing) };
}

async function savedPage(folder: string): Promise<Sample> {
  const body = new Uint8Array(readFileSync(resolve(folder, 'index.html')));
  const name = folder.split('/').at(-1) ?? '';
  const answer = (request: { url: string }): Fetched => {
    const home = new URL(request.url).pathname === '/';
    const common = {
      requestedUrl: request.url,
      url: request.url,
      hops: [],
      firstByteMs: 100,
      headers: { 'content-type': 'text/html' },
    };
    return home
      ? { state: 'ok', status: 200, body, ...common }
      : { state: 'absent', status: 404, body: new Uint8Array(), ...common };
  };
  const website = { host: 'saved.test', site: 'saved.test', url: 'https://saved.test/' };
  const fetcher = {
    fetch: async (request: { url: string }) => answer(request),
    isMapped: () => false,
    close: async () => {},
  };
  const artifacts = await collectSite(website, {
    fetcher,
    clock: () => FIXTURE_DAY.getTime(),
  });
  return { name, artifacts };
}

async function samples(): Promise<Sample[]> {
  const sites = await Promise.all(
    FIXTURE_SITES.map(async (site) => ({ name: site, artifacts: await collectFixture(site) })),
  );
  return [...sites, ...(await Promise.all(savedPages().map(({ folder }) => savedPage(folder))))];
}

const all = await samples();
for (let round = 0; round < 3; round += 1) {
  for (const { artifacts } of all) {
    judge(fresh(artifacts));
    plainPass(sourcesOf(artifacts));
  }
}

const rows = all.map((sample) => ({ name: sample.name, ...measure(sample) }));
console.log('site                              pages     KB   judge ms    plain pass ms   ratio');
for (const row of rows) {
  console.log(
    `${row.name.padEnd(34)}${String(row.pages).padStart(5)}${String(row.kilobytes).padStart(7)}${row.judgeMs.toFixed(2).padStart(11)}${row.passMs.toFixed(2).padStart(17)}${(row.judgeMs / row.passMs).toFixed(2).padStart(8)}`,
  );
}
const sum = (key: 'judgeMs' | 'passMs' | 'pages') => rows.reduce((total, row) => total + row[key], 0);
console.log(
  `\nall: ${(sum('judgeMs') / sum('pages')).toFixed(2)} ms a page, ${(sum('judgeMs') / sum('passMs')).toFixed(2)} times one plain pass`,
);

const memory: number[] = [];
for (let scan = 1; scan <= MEMORY_SCANS; scan += 1) {
  const sample = all[scan % all.length];
  if (sample) judge(fresh(sample.artifacts));
  if (scan % (MEMORY_SCANS / 5) === 0) {
    globalThis.gc?.();
    memory.push(Math.round(process.memoryUsage().rss / 1024 / 1024));
  }
}
console.log(`resident memory over ${MEMORY_SCANS} scans, MB: ${memory.join(', ')}`);
