import type { Builder } from '../builder.ts';
import { guide, steps, unverified } from '../steps.ts';

/** Help for an agency’s edition of the builder, which does not name Duda. */
const REDIRECTS = guide(
  'https://support.website-editor.help/hc/en-us/articles/27667396954903-URL-Redirects',
  '2026-11-23',
);

export const duda: Builder = {
  id: 'duda',
  fingerprints: [
    { by: 'generator', matches: /^duda/i },
    { by: 'asset-host', host: 'cdn-website.com' },
    { by: 'asset-host', host: 'multiscreensite.com' },
    { by: 'own-host', host: 'multiscreensite.com' },
    { by: 'markup', text: 'class="dmBody' },
    { by: 'markup', text: 'id="dmRoot"' },
    { by: 'markup', text: 'dmtemplateid="' },
    { by: 'script', text: 'window.Parameters = window.Parameters' },
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
    'canonical-and-redirects': steps(REDIRECTS, [
      'Look for “URL Redirects” in the settings of the site.',
      'Enter the old address as the source and the new one as the target.',
      'Delete or rename the old page first: while a page has that address, it goes before the redirect.',
    ]),
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': unverified,
    'bot-settings': unverified,
  },
};
