import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const WEB = join(ROOT, 'web');
const FINISH_MS = 10_000;
/** Usage and environment errors, for which one sentence is more helpful than a stack trace. */
const PLAIN_ERRORS = new Set([
  'SettingsError',
  'DataFolderInUseError',
  'DataDiskFullError',
  'CannotListenError',
  'WebNotBuiltError',
]);

// Older versions of Node.js lack `import.meta.main`, but must be able to print the message below.
if (import.meta.main !== false) {
  refuseOldNode();
  await run().catch(stopWithWords);
}

function refuseOldNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  console.error(
    `This needs Node.js 24 and was started with ${process.versions.node}. "npm start" brings the right one.`,
  );
  process.exit(1);
}

/**
 * Reads the environment, starts the product and stops it on a signal. Imports the other modules only after the check
 * above.
 */
async function run(): Promise<void> {
  // Caches type-stripped and compiled code for the next start. `npm start` sets NODE_COMPILE_CACHE to the same folder,
  // which includes this file too. Then there is nothing left to strip, and the stripper (10 MB) is never loaded.
  enableCompileCache(join(ROOT, 'node_modules', '.cache', 'named-first'));
  const { resolveImportsOnce } = await import('./start/resolve-imports-once.ts');
  resolveImportsOnce();
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { parseSettings } = await import('./settings/settings.ts');
  const settings = parseSettings(process.env);
  const { createLogger } = await import('./logging/create-logger.ts');
  const log = createLogger({ level: settings.logLevel, pretty: process.stdout.isTTY === true });
  const { logUnhandledRejections } = await import('./start/log-unhandled-rejections.ts');
  logUnhandledRejections(log);
  const { createScanner } = await import('@named-first/scanner');
  const scanner = createScanner({
    resolve: settings.scanResolve,
    onCheckFault: ({ website, check, error }) => log.error({ website, check, err: error }, 'a check of a scan failed'),
  });
  const { startProduct } = await import('./start/start-product.ts');
  const { loadPages } = await import('./http/pages/load-pages.ts');
  const product = await startProduct({
    settings,
    log,
    scanWebsite: scanner.scan,
    scanForClient: scanner.scanForClient,
    checksAnswers: process.env.NODE_ENV !== 'production',
    documentsDir: join(ROOT, 'documents', 'build'),
    loadPages: () => loadPages({ webDir: WEB, publicUrl: settings.publicUrl }),
  });
  const { offerBackups } = await import('./start/offer-backups.ts');
  const { startBlock } = await import('./start/start-block.ts');
  const { stopOnSignal } = await import('./start/stop-on-signal.ts');
  console.log(startBlock(settings, product));
  const { brand } = await import('@named-first/contract');
  const { exampleBrandWarning } = await import('./start/example-brand.ts');
  const warning = exampleBrandWarning(brand, settings);
  if (warning) log.warn(warning);
  const stopBackups = await offerBackups({ ...product, dataDir: settings.dataDir, log });
  stopOnSignal(async (hurry) => {
    stopBackups();
    await product.stop({ finishMs: FINISH_MS, hurry });
    await scanner.close();
  });
  // Frees the memory used during the start. It would otherwise stay allocated until the heap fills again, which takes
  // an idle process hours.
  await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

function stopWithWords(error: unknown): void {
  const plain = error instanceof Error && PLAIN_ERRORS.has(error.name);
  console.error(plain ? error.message : error);
  process.exit(1);
}
