import type { Builder } from '../builder.ts';
import { unverified } from '../steps.ts';

export const godaddy: Builder = {
  id: 'godaddy',
  fingerprints: [
    { by: 'generator', matches: /go daddy website builder/i },
    { by: 'asset-host', host: 'img1.wsimg.com' },
    { by: 'header', name: 'server', matches: /^DPS\// },
    { by: 'own-host', host: 'godaddysites.com' },
    { by: 'markup', text: 'data-aid="HEADER_' },
    { by: 'markup', text: 'data-aid="FOOTER_' },
    { by: 'markup', text: 'data-ux="Widget"' },
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
    noindex: unverified,
    'canonical-and-redirects': unverified,
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': unverified,
    'bot-settings': unverified,
  },
};
