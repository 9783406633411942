import type { Builder } from '../builder.ts';
import { guide, steps, unverified } from '../steps.ts';

/** Help for an agency’s edition of the builder, which does not name Duda. */
const REDIRECTS = guide(
  'https://support.website-editor.help/hc/en-us/articles/27667396954903-URL-Redirects',
  '2026-11-23',
);

/** Help for another agency's edition, which does not name Duda either. */
const FILES = guide('https://support.uplisting.io/docs/site-configuration-files', '2026-11-23');

/** Sums up the maker's help pages, read there on 2 October 2026, with their addresses. */
const PLAYBOOK = guide(
  'https://github.com/BF8thRev/ai-found-score/blob/ff51a436b6681f38ed88f98b33a6af453701972d/shared/platforms.js',
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
    'title-and-description': steps(
      PLAYBOOK,
      [
        'Open “Pages”, click the three dots next to the page and choose “Edit page SEO”.',
        'Fill in “Page meta title” and “Page meta description”.',
        'Publish the site again. Do the same for each page listed.',
      ],
      { paste: 'fields' },
    ),
    heading: unverified,
    text: unverified,
    'new-page': unverified,
    'site-markup': steps(
      PLAYBOOK,
      [
        'Open “Pages”, click the gear of the home page and choose “SEO”.',
        'Paste the whole block into “Header HTML”.',
        'Publish the site again.',
      ],
      { plan: 'Team or higher', paste: 'block' },
    ),
    'page-markup': steps(
      PLAYBOOK,
      [
        'Open “Pages”, click the gear of that one page and choose “SEO”.',
        'Paste the whole block into “Header HTML”.',
        'Publish the site again.',
      ],
      { plan: 'Team or higher', paste: 'block' },
    ),
    'footer-links': unverified,
    'hours-block': unverified,
    'phone-link': unverified,
    'robots-file': steps(PLAYBOOK, [
      'Open your web address with /robots.txt at the end, save the text as robots.txt and change the lines as shown.',
      'Open “More”, “Settings” and “URL Redirect”, and choose “Add New Redirect”. Its source is robots.txt.',
      'Choose “File”, upload yours, and set the type to “2xx OK”.',
      'Click “Add” and publish the site again.',
    ]),
    sitemap: steps(FILES, [
      'The site makes the map itself: all pages, posts and shop pages are in it.',
      'Open your web address with /sitemap.xml at the end to see it. Only a published site has it.',
      'Tell Google about it once, in the Search Console of Google.',
    ]),
    noindex: unverified,
    'canonical-and-redirects': steps(REDIRECTS, [
      'Look for “URL Redirects” in the settings of the site.',
      'Enter the old address as the source and the new one as the target.',
      'Delete or rename the old page first: while a page has that address, it goes before the redirect.',
    ]),
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': steps(FILES, [
      'The site makes the file llms.txt itself. Open your web address with /llms.txt at the end to read it.',
      'To use your own words, save the text given here as llms.txt.',
      'Upload the file to the top of the site and publish. The agency that set up the site knows where.',
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': unverified,
  },
};
