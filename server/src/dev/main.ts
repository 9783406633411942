/** `npm run dev`: starts the product with reloading. */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { resolveImportsOnce } from '../start/resolve-imports-once.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

enableCompileCache(join(ROOT, 'node_modules', '.cache', 'named-first'));
resolveImportsOnce();
const envFile = join(ROOT, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const { runDev } = await import('./run-dev.ts');
await runDev(ROOT).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
