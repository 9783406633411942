import type { Builder } from '../builder.ts';
import { guide, page, steps, unverified } from '../steps.ts';

const ROBOTS = guide(
  'https://wixseo.co.uk/the-complete-wix-seo-course/lessons/content-access-signals-noindex-canonical-robots-directives-gated-wix-pages',
  '2026-11-22',
);
const TERMS = guide(
  'https://wixseo.co.uk/the-complete-wix-seo-course/lessons/technical-seo-glossary-wix-developers-site-owners',
  '2026-11-22',
);
const REDIRECTS = guide('https://www.runoctopus.com/glossary/301-redirect/301-redirect-for-wix.html', '2026-11-22');
const CUSTOM_CODE = page('https://dev.wix.com/docs/overview/site-features-tools/about-custom-code.md', '2026-11-23');
const SEO_SETTINGS = page(
  'https://dev.wix.com/docs/go-headless/wix-managed-headless/seo/about-seo-support',
  '2026-11-23',
);
const TEXT_THEMES = page('https://dev.wix.com/docs/velo/api-reference/$w/text/introduction', '2026-11-23');
const EDIT_TEXT = page(
  'https://dev.wix.com/docs/develop-websites/articles/wix-editor-elements/formatting-layout/about-formatting-text-elements',
  '2026-11-23',
);
const ROBOTS_FILE = page(
  'https://dev.wix.com/docs/api-reference/business-management/marketing/seo/txt-file-server/robots-txt/introduction.md',
  '2026-11-23',
);
const FOOTER = page('https://dev.wix.com/docs/velo/velo-only-apis/$w/footer/introduction.md', '2026-11-23');
const SITE_PAGES = page('https://dev.wix.com/docs/site-extensions/site-pages/about-site-pages', '2026-11-23');
const LLMS_FILE = page(
  'https://dev.wix.com/docs/api-reference/business-management/marketing/seo/txt-file-server/llms-txt/introduction.md',
  '2026-11-23',
);

const PICTURE_TEXT = guide('https://contentforeveryone.info/book/alternative-text-entry', '2026-11-23');

export const wix: Builder = {
  id: 'wix',
  fingerprints: [
    { by: 'generator', matches: /^wix\.com website builder/i },
    { by: 'asset-host', host: 'parastorage.com' },
    { by: 'asset-host', host: 'wixstatic.com' },
    { by: 'header', name: 'x-wix-request-id', matches: /./ },
    { by: 'own-host', host: 'wixsite.com' },
    { by: 'markup', text: 'id="SITE_CONTAINER"' },
    { by: 'markup', text: 'http-equiv="X-Wix-Meta-Site-Id"' },
    { by: 'markup', text: 'id="wix-essential-viewer-model"' },
    { by: 'script', text: 'wixBiSession' },
  ],
  steps: {
    'title-and-description': steps(
      SEO_SETTINGS,
      [
        'Open “SEO & GEO” in the dashboard of your site and choose “SEO Settings”.',
        'Go to “Main Pages” and choose the page.',
        'Fill in the title and the description, and save. Do the same for each page listed.',
      ],
      { paste: 'fields' },
    ),
    heading: steps(TEXT_THEMES, [
      'Open the page in the editor, click the line that should be the heading and choose “Edit Text”.',
      'Choose the theme “Site Title”: Wix makes it the main heading. Use it once on the page.',
      'Take “Page Title” or a smaller one for all other headings, then publish.',
    ]),
    text: steps(EDIT_TEXT, [
      'Open the page in the editor and click the text, or add a new text.',
      'Choose “Edit Text”, paste the words and fill in the blanks.',
      'Save and publish.',
    ]),
    'new-page': steps(SITE_PAGES, [
      'Open the site in the editor and go to the “Pages” panel.',
      'Add a page and name it after the job or town. Its web address follows the name, and you can change it.',
      'See that the page is in the menu of the site, then publish.',
    ]),
    'site-markup': steps(
      CUSTOM_CODE,
      [
        'Open Settings > Custom Code in the dashboard.',
        'Add a piece of code for the head of all pages and paste the whole block.',
        'Save and publish.',
      ],
      { paste: 'block' },
    ),
    'page-markup': steps(
      CUSTOM_CODE,
      [
        'Open Settings > Custom Code in the dashboard.',
        'Add a piece of code for the head and choose that one page instead of all pages.',
        'Paste the whole block, save and publish.',
      ],
      { paste: 'block' },
    ),
    'footer-links': steps(
      FOOTER,
      [
        'Open the editor and go to the footer at the bottom of the page. It is the same on all pages.',
        'Add a text or button for each link and paste its address.',
        'Save and publish.',
      ],
      { paste: 'fields' },
    ),
    'hours-block': steps(EDIT_TEXT, [
      'Open your contact page in the editor and add a text, or click the one with the hours.',
      'Choose “Edit Text” and paste the hours, one line for each day.',
      'Save and publish.',
    ]),
    'phone-link': unverified,
    'robots-file': steps(ROBOTS, [
      'Open “SEO Settings” in the dashboard of your site.',
      'Choose the robots.txt editor and change the lines as shown.',
      'Save, then open your web address with /robots.txt at the end.',
    ]),
    sitemap: steps(TERMS, [
      'Wix makes the map itself and keeps it up to date.',
      'Open your web address with /sitemap.xml at the end to see it.',
      'If a page is missing there, look in its SEO settings whether search may show it.',
    ]),
    noindex: steps(SEO_SETTINGS, [
      'Open “SEO & GEO” in the dashboard of your site and choose “SEO Settings”.',
      'Go to “Main Pages”, choose the page and look for its robots settings.',
      'Let search show the page, and save.',
    ]),
    'canonical-and-redirects': steps(REDIRECTS, [
      'Open Settings > SEO > Redirects in the dashboard.',
      'Enter the old path without the domain, and the new address.',
      'Save. Wix adds a redirect itself when you change the address of a page.',
    ]),
    'picture-text': steps(PICTURE_TEXT, [
      'Click the picture on the page, then the gear sign named “Settings”.',
      'Under “Image Text” fill in “What’s in the image? Tell Google.” with a few plain words.',
      'Save and publish.',
    ]),
    'reviews-as-text': steps(EDIT_TEXT, [
      'Open the page in the editor and add a text for each review.',
      'Choose “Edit Text” and paste the review word for word, with name and month.',
      'Save and publish.',
    ]),
    'root-file': steps(LLMS_FILE, [
      'Wix makes the file llms.txt itself. Open your web address with /llms.txt at the end to read it.',
      'If it names your business, your work and your pages, leave it as it is.',
      'You may replace its words with the text given here, and go back to the version of Wix at any time.',
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': steps(ROBOTS_FILE, [
      'With Wix the robots file says which bots may read the site.',
      'Open “SEO Settings” in the dashboard and choose the robots.txt editor.',
      'Delete the lines that shut out the bots named here, and save.',
      'Open your web address with /robots.txt at the end to see the result.',
    ]),
  },
};
