import type { BuilderId, BuilderPluginId } from '@named-first/contract';

/** A home page as a builder renders it, shortened, with its headers. Invented; not a real site. */
export type BuilderPage = {
  builder: BuilderId;
  plugins?: readonly BuilderPluginId[];
  url?: string;
  headers?: Readonly<Record<string, string>>;
  head?: string;
  body?: string;
};

const SITE = 'https://www.lee-heating.example/';

export const BUILDER_PAGES: readonly BuilderPage[] = [
  {
    builder: 'wordpress',
    plugins: ['yoast', 'gutenberg'],
    headers: { link: '<https://www.lee-heating.example/wp-json/>; rel="https://api.w.org/"' },
    head: `<!-- This site is optimized with the Yoast SEO plugin v23.4 - https://yoast.com/wordpress/plugins/seo/ -->
      <meta name="generator" content="WordPress 6.9">
      <link rel="stylesheet" href="/wp-content/themes/kadence/style.css?ver=1.2">`,
    body: '<div class="wp-block-group"><h1>Lee Heating</h1></div>',
  },
  {
    builder: 'wordpress',
    plugins: ['rank-math', 'elementor'],
    head: `<!-- Search Engine Optimization by Rank Math - https://rankmath.com/ -->
      <link rel='stylesheet' id='hello-css' href='https://www.lee-heating.example/wp-content/themes/hello-elementor/style.css'>`,
    body: `<div data-elementor-type="wp-page" class="elementor elementor-12"></div>
      <script>window._wpemojiSettings = {"baseUrl":"x"};</script>`,
  },
  {
    builder: 'wordpress',
    plugins: ['all-in-one-seo', 'divi'],
    head: `<!-- All in One SEO 4.7.0 - aioseo.com --><meta name="generator" content="WordPress 6.7">`,
    body: `<div id="et-boc"><div class="et_pb_section et_pb_section_0"></div></div>
      <img src="/wp-content/uploads/2026/01/van.jpg" alt="Our van">`,
  },
  {
    builder: 'wix',
    headers: { 'x-wix-request-id': '1732300000.4444' },
    head: `<meta name="generator" content="Wix.com Website Builder">
      <script src="https://static.parastorage.com/services/wix-thunderbolt/dist/main.js"></script>`,
    body: '<div id="SITE_CONTAINER"><img src="https://static.wixstatic.com/media/a_b~mv2.png" alt=""></div>',
  },
  {
    builder: 'squarespace',
    headers: { server: 'Squarespace' },
    head: `<!-- This is Squarespace. --><!-- lee-heating -->
      <script src="https://assets.squarespace.com/universal/scripts-compressed/common.js"></script>`,
    body: `<script>Static.SQUARESPACE_CONTEXT = {"websiteId":"1"};</script>
      <img data-src="https://images.squarespace-cdn.com/content/v1/1/van.jpg" alt="">`,
  },
  {
    builder: 'godaddy',
    headers: { server: 'DPS/2.0.0+sha-1a2b3c4' },
    head: '<meta name="generator" content="Starfield Technologies; Go Daddy Website Builder 8.0.0000">',
    body: '<div data-ux="Widget"><img src="//img1.wsimg.com/isteam/ip/1/logo.png" alt=""></div>',
  },
  {
    builder: 'shopify',
    headers: { 'powered-by': 'Shopify' },
    head: '<script id="shopify-features" type="application/json">{}</script>',
    body: '<div id="shopify-section-header"><img src="/cdn/shop/files/logo.png" alt=""></div>',
  },
  {
    builder: 'webflow',
    head: `<meta content="Webflow" name="generator">
      <link href="https://cdn.prod.website-files.com/66/css/lee.webflow.css" rel="stylesheet">`,
  },
  {
    builder: 'weebly',
    head: '<link rel="stylesheet" href="//cdn2.editmysite.com/css/sites.css">',
    body: '<div id="wsite-content" class="wsite-elements"></div>',
  },
  {
    builder: 'duda',
    head: '<link rel="stylesheet" href="https://irp.cdn-website.com/1a2b/files/site.css">',
    body: '<div id="dmRoot" class="dmBody dmRespRow"></div>',
  },
  {
    builder: 'jimdo',
    head: '<script src="https://a.jimstatic.com/s/js/web.js"></script>',
    body: '<div class="jtpl-main"><div id="cc-website-title"></div></div>',
  },
  {
    builder: 'ionos',
    head: `<meta name="generator" content="IONOS MyWebsite">
      <link rel="stylesheet" href="https://www.website-start.de/app/cdn/min/group/mobilenavigation.css">`,
  },
  {
    builder: 'joomla',
    head: `<meta name="generator" content="Joomla! - Open Source Content Management">
      <link href="/media/templates/site/cassiopeia/css/template.min.css" rel="stylesheet">`,
    body: '<script type="application/json" class="joomla-script-options new">{}</script>',
  },
  {
    builder: 'drupal',
    headers: { 'x-generator': 'Drupal 10 (https://www.drupal.org)', 'x-drupal-cache': 'HIT' },
    head: '<meta name="Generator" content="Drupal 10 (https://www.drupal.org)">',
    body: '<img src="/sites/default/files/2026-01/van.jpg" alt="">',
  },
  {
    builder: 'google-sites',
    url: 'https://sites.google.com/view/lee-heating/home',
    body: '<div id="atIdViewHeader"></div>',
  },
  {
    builder: 'framer',
    head: '<meta name="generator" content="Framer 1a2b3c4">',
    body: '<div data-framer-hydrate-v2="{}"><img src="https://framerusercontent.com/images/a.png" alt=""></div>',
  },
  {
    builder: 'ghost',
    head: '<meta name="generator" content="Ghost 6.2">',
    body: '<figure class="kg-card kg-image-card"><img src="/content/images/2026/01/van.jpg" alt=""></figure>',
  },
  {
    builder: 'github-pages',
    headers: { server: 'GitHub.com', 'x-github-request-id': 'A1B2:C3D4:E5F6' },
    head: '<link rel="stylesheet" href="/style.css">',
  },
  {
    builder: 'netlify',
    headers: { server: 'Netlify', 'x-nf-request-id': '01JD' },
    head: '<link rel="stylesheet" href="/style.css">',
  },
];

/** The page's URL and its source. */
export function builderPageSource({ url = SITE, head = '', body = '' }: Omit<BuilderPage, 'builder'>): {
  url: string;
  html: string;
} {
  return {
    url,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lee Heating, Denton</title>${head}</head>
      <body><main><h1>Lee Heating</h1><p>We repair furnaces in Denton.</p>${body}</main></body></html>`,
  };
}
