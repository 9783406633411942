import type { Builder } from '../builder.ts';
import { guide, page, steps, unverified } from '../steps.ts';

const ROBOT_TAGS = page('http://hilfe.jimdo.com/seo/onpage-optimierung/robot-meta-tags/', '2026-11-22');

const PICTURES = page(
  'https://help.jimdo.com/hc/en-us/articles/115005527246-How-do-I-optimize-images-on-my-Jimdo-Creator-website',
  '2026-11-23',
);

/** The manual of a statistics service. */
const HTML_ELEMENT = guide(
  'https://github.com/simpleanalytics/docs/blob/792bab671a1811b2aa6dfc6f040fcc38063b6691/_docs/20_script/00_jimdo.md',
  '2026-11-23',
);

export const jimdo: Builder = {
  id: 'jimdo',
  fingerprints: [
    { by: 'generator', matches: /^jimdo/i },
    { by: 'asset-host', host: 'jimstatic.com' },
    { by: 'asset-host', host: 'jimcdn.com' },
    { by: 'asset-host', host: 'jimdo-dolphin-static-assets-prod.freetls.fastly.net' },
    { by: 'own-host', host: 'jimdofree.com' },
    { by: 'own-host', host: 'jimdosite.com' },
    { by: 'markup', text: 'id="cc-website-title"' },
    { by: 'markup', text: 'id="cc-m-' },
    { by: 'markup', text: 'class="jtpl-' },
    { by: 'script', text: 'jimdoData' },
  ],
  steps: {
    'title-and-description': unverified,
    heading: unverified,
    text: unverified,
    'new-page': unverified,
    'site-markup': unverified,
    'page-markup': steps(
      HTML_ELEMENT,
      [
        'Click “Edit”, open the page and point to its end until “Add Element” appears.',
        'Open “More Elements and Add-ons” and choose the “HTML” element.',
        'Paste the whole block and save.',
      ],
      { plan: 'A site made with Jimdo Creator. Jimdo Dolphin takes no code.', paste: 'block' },
    ),
    'footer-links': unverified,
    'hours-block': unverified,
    'phone-link': unverified,
    'robots-file': unverified,
    sitemap: unverified,
    noindex: steps(
      ROBOT_TAGS,
      ['Open “Robot Meta Tags” in the SEO settings of your site.', 'Find the page and untick “noindex”.', 'Save.'],
      { plan: 'JimdoBusiness' },
    ),
    'canonical-and-redirects': unverified,
    'picture-text': steps(PICTURES, [
      'Open the page for editing, click the picture and look for its “Alternative Text”.',
      'Write a few words on what this picture shows. If the box is empty, Jimdo uses the file name.',
      'If the picture holds text, write that text into a “Text Element” as well. Save.',
    ]),
    'reviews-as-text': unverified,
    'root-file': unverified,
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': unverified,
  },
};
