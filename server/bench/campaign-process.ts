/**
 * The product as `main.ts` starts it, but a scan makes five requests, two at a time, and always judges the same saved
 * artifacts. What remains to be measured is the campaign itself.
 */
import { join, resolve } from 'node:path';
import { resolveImportsOnce } from '../src/start/resolve-imports-once.ts';

resolveImportsOnce();
const { createScanner } = await import('@named-first/scanner');
const { createLogger } = await import('../src/logging/create-logger.ts');
const { loadPages } = await import('../src/http/pages/load-pages.ts');
const { parseSettings } = await import('../src/settings/settings.ts');
const { startProduct } = await import('../src/start/start-product.ts');
const { stopOnSignal } = await import('../src/start/stop-on-signal.ts');

const ROOT = resolve(import.meta.dirname, '../..');
const settings = parseSettings(process.env);
const module = new URL('../../scanner/test/threads/five-requests-worker.ts', import.meta.url);
const scanner = createScanner({ resolve: settings.scanResolve, module });

const product = await startProduct({
  settings,
  log: createLogger({ level: settings.logLevel, pretty: false }),
  scanWebsite: scanner.scan,
  scanForClient: scanner.scanForClient,
  documentsDir: join(ROOT, 'documents', 'build'),
  loadPages: () => loadPages({ webDir: join(ROOT, 'web'), publicUrl: settings.publicUrl }),
});
stopOnSignal(async (hurry) => {
  await product.stop({ finishMs: 10_000, hurry });
  await scanner.close();
});
