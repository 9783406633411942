import type { Builder } from '../builder.ts';
import { guide, notPossible, steps, unverified } from '../steps.ts';

/** Quotes IONOS's help pages with their addresses. */
const FILES = guide(
  'https://github.com/mitchvac/citefleet/blob/5761a23ce174e48e7e578e63ebbc7d4ea819275c/docs/providers/ionos.md',
  '2026-11-23',
);
/** The manual of a comment service, with a picture of each step. */
const HEAD_CODE = guide(
  'https://github.com/FastComments/fastcomments-docs/blob/1e174fb6e3ef06f6581df2b845804c1ee09679ce/src/content/guides/installation-ionos/items/en_us/ionos-step-2.md',
  '2026-11-23',
);

export const ionos: Builder = {
  id: 'ionos',
  fingerprints: [
    { by: 'generator', matches: /^(?:ionos|1&1|1und1) mywebsite/i },
    { by: 'asset-host', host: 'mywebsite-editor.com' },
    { by: 'asset-host', host: 'website-start.de' },
    { by: 'asset-host', host: 'uicdn.net' },
    { by: 'own-host', host: 'mywebsite-editor.com' },
    { by: 'own-host', host: 'apps-1and1.net' },
    { by: 'markup', text: 'class="diyfeLiveArea' },
    { by: 'markup', text: 'id="diywebAppContainer' },
    { by: 'script', text: 'mywebsite' },
  ],
  steps: {
    'title-and-description': unverified,
    heading: unverified,
    text: unverified,
    'new-page': unverified,
    'site-markup': steps(
      HEAD_CODE,
      [
        'Open the site in the editor and click “Settings” at the bottom left.',
        'Open “Custom Head Code”, paste the whole block and save.',
        'Go back with “Content” at the top left, and publish.',
      ],
      { paste: 'block' },
    ),
    'page-markup': unverified,
    'footer-links': unverified,
    'hours-block': unverified,
    'phone-link': unverified,
    'robots-file': notPossible(FILES, [
      'MyWebsite writes this file itself and gives no access to the files of the site.',
      'If it shuts out a bot named here, send the message given here to IONOS.',
    ]),
    sitemap: steps(FILES, [
      'MyWebsite makes the map itself, with all pages of the site.',
      'Open your web address with /sitemap.xml at the end to see it.',
    ]),
    noindex: unverified,
    'canonical-and-redirects': unverified,
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': notPossible(FILES, [
      'MyWebsite gives no access to the files of the site.',
      'This file is optional, so leave it out.',
      'Put its facts as text on your about page instead.',
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': unverified,
  },
};
