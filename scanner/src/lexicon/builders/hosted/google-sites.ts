import type { Builder } from '../builder.ts';
import { guide, notPossible, page, steps, unverified } from '../steps.ts';

/** Google's own announcement, in Japanese. */
const SEARCH = page('https://workspaceupdates-ja.googleblog.com/2017/05/google.html?m=0', '2026-11-23');

/** Sums up the maker's help pages, read there on 2 October 2026, with their addresses. */
const PLAYBOOK = guide(
  'https://github.com/BF8thRev/ai-found-score/blob/ff51a436b6681f38ed88f98b33a6af453701972d/shared/platforms.js',
  '2026-11-23',
);

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
    'site-markup': notPossible(PLAYBOOK, [
      'Google Sites takes code only inside a page, and not where a hidden label belongs.',
      'Put its facts as text on the page instead, and your phone number and address into the footer.',
    ]),
    'page-markup': notPossible(PLAYBOOK, [
      'Google Sites takes code only inside a page, and not where a hidden label belongs.',
      'Put its facts as text on the page instead, and your phone number and address into the footer.',
    ]),
    'footer-links': steps(
      PLAYBOOK,
      [
        'Point to the bottom of a page and choose “Add footer” or “Edit footer”.',
        'Add each link there: its name and its address.',
        'Publish the site again.',
      ],
      { paste: 'fields' },
    ),
    'hours-block': unverified,
    'phone-link': unverified,
    'robots-file': notPossible(PLAYBOOK, [
      'Google Sites shows no way to change this file.',
      'Open the arrow next to “Publish” and then “Publish settings”.',
      'Make sure that “Request public search engines to not display my site” is off.',
    ]),
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
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': unverified,
  },
};
