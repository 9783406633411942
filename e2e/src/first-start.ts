import { storeQuickPassword } from './admin-password.ts';
import { clearEvidence } from './failure-evidence.ts';
import { startProduct } from './product.ts';

/**
 * Vitest's global setup. Starts the product once on an empty folder and keeps the resulting data as `FIRST_START_DATA`
 * for every product of the tests, because creating the database takes seconds of both cores each time. Then starts the
 * product that `sharedProduct()` gives to all files.
 */
export async function setup(): Promise<() => Promise<void>> {
  clearEvidence();
  const first = await startProduct();
  await first.stop();
  await storeQuickPassword(first.dataDir);
  process.env.FIRST_START_DATA = first.dataDir;
  const shared = await startProduct();
  process.env.SHARED_PRODUCT_URL = shared.url;
  process.env.SHARED_PRODUCT_DATA = shared.dataDir;
  return async () => {
    for (const name of ['FIRST_START_DATA', 'SHARED_PRODUCT_URL', 'SHARED_PRODUCT_DATA']) {
      delete process.env[name];
    }
    await Promise.all([first.dispose(), shared.dispose()]);
  };
}
