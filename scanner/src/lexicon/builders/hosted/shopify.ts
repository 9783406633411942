import type { Builder } from '../builder.ts';
import { guide, page, sourceFile, steps, unverified } from '../steps.ts';

const ROBOTS = page('https://www.shopify.dev/themes/architecture/templates/robots-txt-liquid', '2026-11-22');
const PAGES = page('https://help.shopify.com/api/reference/page', '2026-11-23');
/** Shopify's own free theme: other themes use other words. */
const theme = (path: string) =>
  sourceFile('Shopify/dawn', '9ccdacf81f175c7caeebc28348e50bcb02ef8fc7', path, '2026-11-23');
const PAGE_SECTION = theme('sections/main-page.liquid');
const THEME_WORDS = theme('locales/en.default.schema.json');
const CUSTOM_LIQUID = theme('sections/custom-liquid.liquid');
const themeDocs = (path: string) =>
  sourceFile('Shopify/theme-liquid-docs', '75925aa434f8678182f5fdbf84861b785f5413a1', path, '2026-11-23');
const THEME_OBJECTS = themeDocs('data/objects.json');
const THEME_SETTINGS = themeDocs('schemas/theme/setting.json');
const LISTINGS = page('https://shopify.dev/apps/build/marketing-analytics/optimize-storefront-seo', '2026-11-23');
const UNLISTED = page('https://shopify.dev/docs/apps/build/product-merchandising/unlisted-products', '2026-11-23');
const LLMS_FILE = page(
  'https://shopify.dev/docs/storefronts/themes/architecture/templates/llms-txt-liquid',
  '2026-11-23',
);
const REDIRECTS = guide('https://useboring-redirect-app.pages.dev/resources/shopify-redirect-guide', '2026-11-23');
const JSON_LD = guide('https://shopifyranked.com/shopify-schema/json-ld-via-theme-liquid/', '2026-11-22');

export const shopify: Builder = {
  id: 'shopify',
  fingerprints: [
    { by: 'asset-host', host: 'cdn.shopify.com' },
    { by: 'asset-path', path: '/cdn/shop/' },
    { by: 'header', name: 'x-shopify-stage', matches: /./ },
    { by: 'header', name: 'powered-by', matches: /^shopify$/i },
    { by: 'header', name: 'x-shopid', matches: /./ },
    { by: 'own-host', host: 'myshopify.com' },
    { by: 'markup', text: 'id="shopify-features"' },
    { by: 'markup', text: 'id="shopify-section-' },
    { by: 'markup', text: 'id="shopify-digital-wallet"' },
    { by: 'script', text: 'Shopify.theme' },
  ],
  steps: {
    'title-and-description': steps(
      LISTINGS,
      [
        'For the home page open Online Store > Preferences and fill in title and meta description.',
        'Open any other page, product or article in your admin and go to its “Search engine listing”.',
        'Fill in page title and meta description and save. Left empty, Shopify takes the words of the page.',
      ],
      { paste: 'fields' },
    ),
    heading: steps(PAGE_SECTION, [
      'Open Online Store > Pages and click the page.',
      'Type the heading into “Title”: the theme prints it as the main heading.',
      'Save. On the home page, use a section that has a “Heading” box.',
    ]),
    text: steps(PAGES, [
      'Open Online Store > Pages and click the page.',
      'Paste the text into the content of the page and fill in the blanks.',
      'Save.',
    ]),
    'new-page': steps(PAGES, [
      'Open Online Store > Pages and add a page.',
      'Enter a title that names the job or town, and paste the text. Shopify makes the web address from the title.',
      'Save, then add the page to your menu.',
    ]),
    'site-markup': steps(
      JSON_LD,
      [
        'Open Online Store > Themes > Actions > Edit code.',
        'Under “Layout” open theme.liquid and find </head>.',
        'Paste the whole block just before it and save.',
      ],
      { paste: 'block' },
    ),
    'page-markup': steps(
      CUSTOM_LIQUID,
      [
        'Open Online Store > Themes, edit the theme and go to that one page.',
        'Add the section “Custom Liquid”. Themes that are not by Shopify may lack it.',
        'Paste the whole block into “Liquid code” and save.',
      ],
      { paste: 'block' },
    ),
    'footer-links': steps(
      THEME_WORDS,
      [
        'Open Online Store > Themes, edit the theme and click “Footer”.',
        'For your profiles tick “Social media icons” and fill in the addresses under “Social media” in the theme settings.',
        'For other links add a “Menu” or a “Text” block. Save.',
      ],
      { paste: 'fields' },
    ),
    'hours-block': steps(PAGES, [
      'Open Online Store > Pages and click your contact page.',
      'Paste the hours as text into its content, one line for each day.',
      'Save.',
    ]),
    'phone-link': unverified,
    'robots-file': steps(ROBOTS, [
      'Open Online Store > Themes, click the three dots and “Edit code”.',
      'Under “Templates” click “Add a new template”, choose robots.txt and click “Create template”.',
      'Change the rules in that file as shown and save.',
    ]),
    sitemap: steps(THEME_OBJECTS, [
      'Shopify makes the map itself. Open your web address with /sitemap.xml at the end to see it.',
      'Shopify also names it in the robots file: open your web address with /robots.txt at the end.',
      'If the line that starts with “Sitemap:” is missing there, the theme has a robots file of its own. Add the line.',
    ]),
    noindex: steps(UNLISTED, [
      'If it is a product, open it in your Shopify admin and look at its status.',
      '“Unlisted” keeps a product out of search and out of the map. Choose another status and save.',
      'Any other page is hidden by the theme or by an app. Ask whoever set them up.',
    ]),
    'canonical-and-redirects': steps(REDIRECTS, [
      'Open Online Store > Navigation and click “URL Redirects”.',
      'Click “Create URL redirect”. Put the old address into “Redirect from” and the new one into “Redirect to”.',
      'Click “Save redirect”. It is permanent.',
    ]),
    'picture-text': steps(THEME_SETTINGS, [
      'Open Online Store > Themes, edit the theme and click the section with the picture.',
      'Click the picture in the settings of the section and write a few plain words into its alt text.',
      'Save.',
    ]),
    'reviews-as-text': steps(PAGES, [
      'Open Online Store > Pages and click the page for reviews, or add one.',
      'Paste each review word for word, with name and month, into its content.',
      'Save.',
    ]),
    'root-file': steps(LLMS_FILE, [
      'Shopify makes the file llms.txt itself. Open your web address with /llms.txt at the end to read it.',
      'In most shops it is fine as it is, so leave it.',
      'To use your own words, a template “llms.txt.liquid” goes into the folder “templates” of the theme.',
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': steps(ROBOTS, [
      'With Shopify the robots file says which bots may read the shop.',
      'Open Online Store > Themes, click the three dots and “Edit code”. Look for “robots.txt.liquid”.',
      'If it is there, delete the rules that shut out the bots named here and save.',
      'Open your web address with /robots.txt at the end to see the result.',
    ]),
  },
};
