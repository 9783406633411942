import type { Builder } from '../builder.ts';
import { guide, page, sourceFile, steps, unverified } from '../steps.ts';

const ROBOTS = page('https://www.shopify.dev/themes/architecture/templates/robots-txt-liquid', '2026-11-22');
const PAGES = page('https://help.shopify.com/api/reference/page', '2026-11-23');
/** Shopify's own free theme: other themes use other words. */
const theme = (path: string) =>
  sourceFile('Shopify/dawn', '9ccdacf81f175c7caeebc28348e50bcb02ef8fc7', path, '2026-11-23');
const PAGE_SECTION = theme('sections/main-page.liquid');
const THEME_WORDS = theme('locales/en.default.schema.json');
const SEO_FIELDS = guide('https://shopifyranked.com/shopify-seo/seo-settings/', '2026-11-22');
const JSON_LD = guide('https://shopifyranked.com/shopify-schema/json-ld-via-theme-liquid/', '2026-11-22');
const OVERVIEW = guide('https://www.shopifyranked.com/shopify-seo/', '2026-11-22');
const PREFERENCES = guide('https://shopifyranked.com/shopify-seo/online-store-preferences/', '2026-11-22');

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
      SEO_FIELDS,
      [
        'For the home page open Online Store > Preferences and fill in title and meta description.',
        'For any other page open it under Online Store > Pages and go to “Search engine listing”.',
        'Fill in “Page title” and “Meta description” and save.',
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
      JSON_LD,
      [
        'Open Online Store > Themes > Actions > Edit code.',
        'Open the file of the template that shows this page, such as page.liquid.',
        'Paste the whole block there and save. It then shows on each page of that template.',
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
    sitemap: steps(PREFERENCES, [
      'Shopify makes the map itself. Open your web address with /sitemap.xml at the end.',
      'If it cannot be read, open Online Store > Preferences and look for the password.',
      'Switch the password off: while it is on, no robot can read the map.',
    ]),
    noindex: steps(OVERVIEW, [
      'Open Online Store > Themes > Actions > Edit code.',
      'Open theme.liquid and look for a line with “robots” and “noindex”.',
      'Delete that line or the rule around it and save. If you are not sure, ask whoever made the theme.',
    ]),
    'canonical-and-redirects': unverified,
    'picture-text': unverified,
    'reviews-as-text': steps(PAGES, [
      'Open Online Store > Pages and click the page for reviews, or add one.',
      'Paste each review word for word, with name and month, into its content.',
      'Save.',
    ]),
    'root-file': unverified,
    'bot-settings': unverified,
  },
};
