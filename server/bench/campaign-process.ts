/**
 * The product as `main.ts` starts it, but a scan makes five requests, two at a time, and judges the same saved
 * artifacts each time: what is left to measure is the campaign itself.
 */
import { join, resolve } from 'node:path';
import { resolveDrizzleDirectly } from '../src/db/drizzle-imports.ts';

resolveDrizzleDirectly();
const { createScanner, judge } = await import('@named-first/scanner');
const { createLogger } = await import('../src/logging/create-logger.ts');
const { loadPages } = await import('../src/pages/load-pages.ts');
const { parseSettings } = await import('../src/settings.ts');
const { startProduct } = await import('../src/start-product.ts');
const { stopOnSignal } = await import('../src/stop-on-signal.ts');

const ROOT = resolve(import.meta.dirname, '../..');
const settings = parseSettings(process.env);
const site = process.env.BENCH_SITE!;
const scanner = createScanner({ resolve: settings.scanResolve });
const artifacts = await scanner.collect('saved.test', {});

async function scanWebsite(website: string) {
  const ask = async () => (await fetch(site)).text();
  await ask();
  await Promise.all([ask(), ask()]);
  await Promise.all([ask(), ask()]);
  return { ...judge(artifacts), website };
}

const product = await startProduct({
  settings,
  log: createLogger({ level: settings.logLevel, pretty: false }),
  scanWebsite,
  documentsDir: join(ROOT, 'documents', 'build'),
  loadPages: (server) => loadPages({ webDir: join(ROOT, 'web'), server, publicUrl: settings.publicUrl, built: true }),
});
stopOnSignal((hurry) => product.stop({ finishMs: 10_000, hurry }));
