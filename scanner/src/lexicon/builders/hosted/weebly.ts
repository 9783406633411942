import type { Builder } from '../builder.ts';
import { guide, notPossible, steps, unverified } from '../steps.ts';

const ROBOTS = guide('https://www.webnots.com/how-to-edit-robots-txt-file-in-weebly/', '2026-11-22');

/** Sums up the maker's help pages, read there on 2 October 2026, with their addresses. */
const PLAYBOOK = guide(
  'https://github.com/BF8thRev/ai-found-score/blob/ff51a436b6681f38ed88f98b33a6af453701972d/shared/platforms.js',
  '2026-11-23',
);

export const weebly: Builder = {
  id: 'weebly',
  fingerprints: [
    { by: 'generator', matches: /^weebly/i },
    { by: 'asset-host', host: 'editmysite.com' },
    { by: 'own-host', host: 'weebly.com' },
    { by: 'markup', text: 'class="wsite-' },
    { by: 'markup', text: 'id="wsite-' },
    { by: 'script', text: '_W.configDomain' },
  ],
  steps: {
    'title-and-description': steps(
      PLAYBOOK,
      [
        'Open “Settings” and “General”, and fill in “Site Title”.',
        'Open “SEO” in the same settings and fill in “Site Description”.',
        'Leave the boxes for search of the home page itself empty: they would go first. Save and publish.',
      ],
      { paste: 'fields' },
    ),
    heading: unverified,
    text: unverified,
    'new-page': unverified,
    'site-markup': steps(
      PLAYBOOK,
      ['Open “Settings” and choose “SEO”.', 'Paste the whole block into “Header Code”.', 'Save and publish.'],
      { paste: 'block' },
    ),
    'page-markup': unverified,
    'footer-links': steps(
      PLAYBOOK,
      [
        'Open the editor, click the footer and choose a layout.',
        'Add each link there: its name and its address.',
        'Choose “Save Footer” and publish.',
      ],
      { plan: 'A paid plan', paste: 'fields' },
    ),
    'hours-block': unverified,
    'phone-link': unverified,
    'robots-file': notPossible(ROBOTS, [
      'Weebly writes this file itself each time you publish, and you cannot open it.',
      'Make sure that neither the site nor a page is hidden from search in the editor.',
      'If bots are still shut out after you publish, ask Weebly support.',
    ]),
    sitemap: steps(ROBOTS, [
      'Weebly makes the map itself and names it in the robots file.',
      'Publish the site, then open your web address with /robots.txt at the end.',
      'Copy the address behind “Sitemap:” and open it to see the map.',
    ]),
    noindex: steps(PLAYBOOK, [
      'Open “Settings” and choose “SEO”.',
      'Switch off “Hide site from search engines”.',
      'Save and publish.',
    ]),
    'canonical-and-redirects': unverified,
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': notPossible(ROBOTS, [
      'Weebly gives no access to the files on its server.',
      'This file is optional, so leave it out.',
      'Put its facts as text on your about page instead.',
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': unverified,
  },
};
