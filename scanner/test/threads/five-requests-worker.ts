// A scan thread for `npm run bench campaign`: five requests, two at a time, then judges the same artifacts each time.
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteArtifacts } from '../../src/artifacts.ts';
import { collectSite } from '../../src/collect/collect-site.ts';
import { judge } from '../../src/report/judge.ts';
import type { ThreadData } from '../../src/threads/messages.ts';
import { type RunScan, serveScans } from '../../src/threads/serve-scans.ts';
import { tooCostlyReport } from '../../src/threads/too-costly-report.ts';

let saved: Promise<SiteArtifacts> | null = null;

const scan: RunScan = async ({ website }, fetcher, signal) => {
  saved ??= collectSite(website, { fetcher });
  const artifacts = await saved;
  const ask = () => fetcher.fetch({ url: website.url, wanted: 'page', signal });
  await ask();
  await Promise.all([ask(), ask()]);
  await Promise.all([ask(), ask()]);
  return { report: { ...judge(artifacts), website: website.url } };
};

serveScans(parentPort!, workerData as ThreadData, { scan, reportOverspent: tooCostlyReport });
