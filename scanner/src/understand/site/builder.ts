import type { PageFacts } from '../page-facts.ts';

/** By the `generator` tag, which most systems write. */
const GENERATORS: readonly (readonly [RegExp, string])[] = [
  [/^wordpress/i, 'WordPress'],
  [/^elementor|^divi|woocommerce/i, 'WordPress'],
  [/wix\.com/i, 'Wix'],
  [/squarespace/i, 'Squarespace'],
  [/starfield|go ?daddy|website builder/i, 'GoDaddy Website Builder'],
  [/webflow/i, 'Webflow'],
  [/duda|mobirise site builder/i, 'Duda'],
  [/shopify/i, 'Shopify'],
  [/weebly/i, 'Weebly'],
  [/joomla/i, 'Joomla'],
  [/drupal/i, 'Drupal'],
  [/hubspot/i, 'HubSpot'],
  [/ghost/i, 'Ghost'],
  [/framer/i, 'Framer'],
  [/jimdo/i, 'Jimdo'],
  [/hostinger|zyro/i, 'Hostinger Website Builder'],
  [/typo3/i, 'TYPO3'],
];

/** By where scripts, styles and pictures come from. Hosts and paths only that system uses. */
const ASSETS: readonly (readonly [string, string])[] = [
  ['/wp-content/', 'WordPress'],
  ['/wp-includes/', 'WordPress'],
  ['static.wixstatic.com', 'Wix'],
  ['static.parastorage.com', 'Wix'],
  ['static1.squarespace.com', 'Squarespace'],
  ['images.squarespace-cdn.com', 'Squarespace'],
  ['assets.squarespace.com', 'Squarespace'],
  ['img1.wsimg.com', 'GoDaddy Website Builder'],
  ['website-files.com', 'Webflow'],
  ['cdn-website.com', 'Duda'],
  ['multiscreensite.com', 'Duda'],
  ['cdn.shopify.com', 'Shopify'],
  ['editmysite.com', 'Weebly'],
  ['hs-scripts.com', 'HubSpot'],
  ['framerusercontent.com', 'Framer'],
  ['scorpion.co', 'Scorpion'],
];
/** Marketing scripts that stand on sites of any make. */
const WEAK = new Set(['HubSpot']);

/** The website builder or content system, recognised from the home page; null when unknown. */
export function deriveBuilder(pages: readonly PageFacts[]): string | null {
  const home = pages.find((page) => page.role === 'home') ?? pages[0];
  if (!home) return null;
  for (const { name, content } of home.document.metas) {
    if (name !== 'generator') continue;
    const known = GENERATORS.find(([pattern]) => pattern.test(content));
    if (known) return known[1];
  }
  const addresses = [
    ...home.document.scripts.map(({ src }) => src),
    ...home.document.images.map(({ src }) => src),
  ].filter((src) => src !== '' && !src.startsWith('data:'));
  const found = ASSETS.filter(([mark]) => addresses.some((address) => address.includes(mark))).map(([, name]) => name);
  return found.find((name) => !WEAK.has(name)) ?? found[0] ?? null;
}
