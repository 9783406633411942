import { type Product, type ProductSettings, startProduct } from './product.ts';
import { runSeed } from './run-seed.ts';

/** The whole product with the six posts of `npm run seed`. */
export function startSeededProduct(settings?: ProductSettings): Promise<Product> {
  return startProduct(settings, async (dataDir) => {
    const { code, output } = await runSeed(dataDir);
    if (code !== 0) throw new Error(`The posts could not be brought in:\n${output}`);
  });
}

/** The paths of all URLs in the sitemap. */
export async function publicPaths({ url }: Product): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/**
 * Pages for a single visitor, which are not in the sitemap, and the pages for unknown URLs. The scan comes last,
 * because it leaves its result in the tab.
 */
export const UNLISTED_PAGES = {
  funnel: [
    '/results?url=example.com&score=62',
    '/unlock?url=example.com&score=62',
    '/success',
    '/scan?url=example.com',
  ],
  missing: ['/no-such-page', '/blog/no-such-post', '/services/no-such-service', '/report/no-such-report'],
} as const;
