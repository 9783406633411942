import { type Product, startProduct } from './product.ts';
import { runSeed } from './run-seed.ts';

/** The whole product with the six posts of `npm run seed`. */
export async function startSeededProduct(settings?: Parameters<typeof startProduct>[0]): Promise<Product> {
  const product = await startProduct(settings);
  await product.stop();
  const { code, output } = await runSeed(product.dataDir);
  if (code !== 0) throw new Error(`The posts could not be brought in:\n${output}`);
  await product.restart();
  return product;
}

/** Every address that the site tells search engines of, as paths. */
export async function publicPaths({ url }: Product): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Pages for one visitor at a moment, which no sitemap names, and the answers for what is not there. */
export const UNLISTED_PAGES = {
  funnel: [
    '/scan?url=example.com',
    '/results?url=example.com&score=62',
    '/unlock?url=example.com&score=62',
    '/success',
  ],
  missing: ['/no-such-page', '/blog/no-such-post', '/services/no-such-service', '/report/no-such-report'],
} as const;
