import type { Builder } from '../builder.ts';
import { unverified } from '../steps.ts';

export const googleSites: Builder = {
  id: 'google-sites',
  fingerprints: [
    { by: 'own-host', host: 'sites.google.com' },
    { by: 'markup', text: 'itemtype="http://schema.org/WebPage" itemscope dir="ltr" lang=' },
    { by: 'markup', text: 'id="atIdViewHeader"' },
    { by: 'markup', text: 'jscontroller="pc62j"' },
    { by: 'script', text: 'DOCS_timing' },
    { by: 'asset-host', host: 'sitesv-images.googleusercontent.com' },
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
