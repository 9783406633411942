import type { Builder } from '../builder.ts';
import { guide, notPossible, steps, unverified } from '../steps.ts';

const ROBOTS = guide('https://www.webnots.com/how-to-edit-robots-txt-file-in-weebly/', '2026-11-22');

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
    'title-and-description': unverified,
    heading: unverified,
    text: unverified,
    'new-page': unverified,
    'site-markup': unverified,
    'page-markup': unverified,
    'footer-links': unverified,
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
    noindex: unverified,
    'canonical-and-redirects': unverified,
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': notPossible(ROBOTS, [
      'Weebly gives no access to the files on its server.',
      'This file is optional, so leave it out.',
      'Put its facts as text on your about page instead.',
    ]),
    'bot-settings': unverified,
  },
};
