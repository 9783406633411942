import type { Builder } from '../builder.ts';
import { guide, page, sourceFile, steps, unverified } from '../steps.ts';

const ROBOTS = page('https://developers.webflow.com/home/changelog/2026/10/28.md', '2026-11-22');
const PAGE_SEO = page('https://developers.webflow.com/designer/reference/seo-metadata', '2026-11-23');
const HEADING = page('https://developers.webflow.com/designer/reference/heading-element', '2026-11-23');
const ALT_TEXT = sourceFile(
  'webflow/mcp-server',
  'c4fa339cd9ba7a93d771e710db89302fc443c447',
  'src/schemas/DEElementSchema.ts',
  '2026-11-23',
);
const REDIRECTS = guide('https://www.wislr.com/perfect-site-migration/webflow-url-redirects-guide', '2026-11-22');

export const webflow: Builder = {
  id: 'webflow',
  fingerprints: [
    { by: 'generator', matches: /^webflow$/i },
    { by: 'asset-host', host: 'website-files.com' },
    { by: 'asset-host', host: 'assets-global.website-files.com' },
    { by: 'own-host', host: 'webflow.io' },
    { by: 'markup', text: 'data-wf-site="' },
    { by: 'markup', text: 'data-wf-page="' },
  ],
  steps: {
    'title-and-description': steps(
      PAGE_SEO,
      [
        'Open the site in the Designer and open the settings of the page.',
        'Fill in the title and description for search. Webflow can also take the page title for it.',
        'Save and publish. Do the same for each page listed.',
      ],
      { paste: 'fields' },
    ),
    heading: steps(HEADING, [
      'Open the page in the Designer and click the heading, or add a “Heading” element.',
      'Choose its level: 1 for the main heading, once on each page, and 2 or lower for all others.',
      'Publish the site.',
    ]),
    text: unverified,
    'new-page': unverified,
    'site-markup': unverified,
    'page-markup': unverified,
    'footer-links': unverified,
    'hours-block': unverified,
    'phone-link': unverified,
    'robots-file': steps(ROBOTS, [
      'Open Site settings > SEO and go to “Indexing”.',
      'Change the lines in the “robots.txt” box as shown.',
      'Save and publish the site.',
    ]),
    sitemap: unverified,
    noindex: unverified,
    'canonical-and-redirects': steps(
      REDIRECTS,
      [
        'Open Site settings > Publishing and go to “301 Redirects”.',
        'Enter the old path, starting with /, and the new address.',
        'Add it, then publish the site: redirects work only after that.',
      ],
      { plan: 'A paid site plan' },
    ),
    'picture-text': steps(ALT_TEXT, [
      'Open the assets of the site in the Designer and write a few plain words into the alt text of the picture.',
      'Each place that shows the picture takes these words. To change one place, click the picture there.',
      'Publish the site.',
    ]),
    'reviews-as-text': unverified,
    'root-file': unverified,
    'bot-settings': unverified,
  },
};
