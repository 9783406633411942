import type { Builder } from '../builder.ts';
import { page, steps, unverified } from '../steps.ts';

/** Google's own announcement, in Japanese. */
const SEARCH = page('https://workspaceupdates-ja.googleblog.com/2017/05/google.html?m=0', '2026-11-23');

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
    noindex: steps(SEARCH, [
      'Open the site and look at the settings for publishing it, where you choose who may see it.',
      'Let anyone on the web see the site. Otherwise no search can show it.',
      'Untick the box that asks public search engines not to show your site, and publish again.',
    ]),
    'canonical-and-redirects': unverified,
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': unverified,
    'bot-settings': unverified,
  },
};
