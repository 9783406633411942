import { startProduct } from './product.ts';

/**
 * Vitest's global setup: starts the product once on an empty folder, and leaves what a first start makes there as
 * `FIRST_START_DATA` for every product of the tests. Making the database anew takes seconds of both cores each time.
 */
export async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  await product.stop();
  process.env.FIRST_START_DATA = product.dataDir;
  return async () => {
    delete process.env.FIRST_START_DATA;
    await product.dispose();
  };
}
