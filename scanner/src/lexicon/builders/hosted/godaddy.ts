import type { Builder } from '../builder.ts';
import { guide, notPossible, steps, unverified } from '../steps.ts';

/** Quotes GoDaddy's help pages with their addresses. */
const FILES = guide(
  'https://github.com/mitchvac/citefleet/blob/5761a23ce174e48e7e578e63ebbc7d4ea819275c/docs/providers/godaddy.md',
  '2026-11-23',
);

/** Sums up the maker's help pages, read there on 2 October 2026, with their addresses. */
const PLAYBOOK = guide(
  'https://github.com/BF8thRev/ai-found-score/blob/ff51a436b6681f38ed88f98b33a6af453701972d/shared/platforms.js',
  '2026-11-23',
);

/** An article that names the reviews it follows. */
const LOCKS = guide('https://connecteraco.com/articles/godaddy-ai-citation-blackbox.html', '2026-11-23');

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
    text: steps(PLAYBOOK, [
      'Find your site under “Websites + Marketing”, and choose “Manage” and “Edit Website”.',
      'Point to the place for the text, choose “Add section”, pick a layout and click “Add”.',
      'Paste the text, fill in the blanks in square brackets, and publish.',
    ]),
    'new-page': unverified,
    'site-markup': notPossible(LOCKS, [
      'GoDaddy’s website builder has no place for a hidden label of your own.',
      'Put its facts as text on the page instead: name, address, phone number and hours.',
    ]),
    'page-markup': notPossible(LOCKS, [
      'GoDaddy’s website builder has no place for a hidden label of your own.',
      'Put its facts as text on the page instead: name, address, phone number and hours.',
    ]),
    'footer-links': unverified,
    'hours-block': unverified,
    'phone-link': unverified,
    'robots-file': notPossible(LOCKS, [
      'GoDaddy’s website builder writes this file itself, and you cannot change it.',
      'If it shuts out a bot named here, send the message given here to GoDaddy.',
    ]),
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
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': unverified,
  },
};
