import type { Builder } from '../builder.ts';
import { guide, notPossible, unverified } from '../steps.ts';

/** Quotes GoDaddy's help pages with their addresses. */
const FILES = guide(
  'https://github.com/mitchvac/citefleet/blob/5761a23ce174e48e7e578e63ebbc7d4ea819275c/docs/providers/godaddy.md',
  '2026-11-23',
);

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
    'root-file': notPossible(FILES, [
      'GoDaddy’s website builder gives no access to the files of the site.',
      'This file is optional, so leave it out.',
      'Put its facts as text on your about page instead.',
    ]),
    'bot-settings': unverified,
  },
};
