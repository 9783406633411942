import type { Builder } from '../builder.ts';
import { page, steps, unverified } from '../steps.ts';

const ROBOT_TAGS = page('http://hilfe.jimdo.com/seo/onpage-optimierung/robot-meta-tags/', '2026-11-22');

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
    'page-markup': unverified,
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
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': unverified,
    'bot-settings': unverified,
  },
};
