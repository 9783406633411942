import type { BuilderId, BuilderPluginId } from '@named-first/contract';
import type { Builder, BuilderPlugin } from './builder.ts';
import { githubPages } from './files/github-pages.ts';
import { netlify } from './files/netlify.ts';
import { duda } from './hosted/duda.ts';
import { framer } from './hosted/framer.ts';
import { godaddy } from './hosted/godaddy.ts';
import { googleSites } from './hosted/google-sites.ts';
import { ionos } from './hosted/ionos.ts';
import { jimdo } from './hosted/jimdo.ts';
import { shopify } from './hosted/shopify.ts';
import { squarespace } from './hosted/squarespace.ts';
import { webflow } from './hosted/webflow.ts';
import { weebly } from './hosted/weebly.ts';
import { wix } from './hosted/wix.ts';
import { allInOneSeo } from './plugins/all-in-one-seo.ts';
import { divi } from './plugins/divi.ts';
import { elementor } from './plugins/elementor.ts';
import { gutenberg } from './plugins/gutenberg.ts';
import { rankMath } from './plugins/rank-math.ts';
import { yoast } from './plugins/yoast.ts';
import { drupal } from './self-hosted/drupal.ts';
import { ghost } from './self-hosted/ghost.ts';
import { joomla } from './self-hosted/joomla.ts';
import { wordpress } from './self-hosted/wordpress.ts';

/** One row for every builder that a report can name: a missing one does not compile. */
export const BUILDERS_BY_ID: Readonly<Record<BuilderId, Builder>> = {
  wordpress: wordpress,
  wix: wix,
  squarespace: squarespace,
  godaddy: godaddy,
  shopify: shopify,
  webflow: webflow,
  weebly: weebly,
  duda: duda,
  jimdo: jimdo,
  ionos: ionos,
  'google-sites': googleSites,
  framer: framer,
  joomla: joomla,
  drupal: drupal,
  ghost: ghost,
  'github-pages': githubPages,
  netlify: netlify,
};
export const BUILDER_ROWS: readonly Builder[] = Object.values(BUILDERS_BY_ID);

/** Plugins for search settings come first: if two plugins have steps for a change, the first one is used. */
export const PLUGINS_BY_ID: Readonly<Record<BuilderPluginId, BuilderPlugin>> = {
  yoast: yoast,
  'rank-math': rankMath,
  'all-in-one-seo': allInOneSeo,
  elementor: elementor,
  divi: divi,
  gutenberg: gutenberg,
};
export const BUILDER_PLUGIN_ROWS: readonly BuilderPlugin[] = Object.values(PLUGINS_BY_ID);
