import type { Builder } from '../builder.ts';
import { guide, page, steps, unverified } from '../steps.ts';

const INDEXING = page(
  'https://site.development.framer.com/help/articles/how-do-i-prevent-specific-pages-from-getting-indexed-by-search-engines',
  '2026-11-22',
);

const TITLES = page(
  'https://www.framer.com/help/articles/how-to-update-page-titles-descriptions-and-social-images',
  '2026-11-23',
);
const FILES = page('https://www.framer.com/help/articles/well-known-files', '2026-11-23');
const CUSTOM_CODE = page('https://www.framer.com/academy/dictionary/custom-code', '2026-11-23');
const CANONICAL = page('https://www.framer.com/dictionary/./html', '2026-11-23');
const FOR_AGENTS = page('https://www.framer.com/help/articles/make-site-readable-by-ai-agents', '2026-11-23');
/** Sums up the maker's help pages, read there on 2 October 2026, with their addresses. */
const PLAYBOOK = guide(
  'https://github.com/BF8thRev/ai-found-score/blob/ff51a436b6681f38ed88f98b33a6af453701972d/shared/platforms.js',
  '2026-11-23',
);

export const framer: Builder = {
  id: 'framer',
  fingerprints: [
    { by: 'generator', matches: /^framer\b/i },
    { by: 'asset-host', host: 'framerusercontent.com' },
    { by: 'header', name: 'server', matches: /^framer\//i },
    { by: 'own-host', host: 'framer.website' },
    { by: 'own-host', host: 'framer.app' },
    { by: 'markup', text: 'data-framer-hydrate-v2=' },
    { by: 'markup', text: 'data-framer-name=' },
  ],
  steps: {
    'title-and-description': steps(
      TITLES,
      [
        'For the whole site open “Site Settings” and fill in the site title and the site description.',
        'For one page open its “Page Settings” and fill in its own title and description.',
        'Publish the site.',
      ],
      { paste: 'fields' },
    ),
    heading: unverified,
    text: unverified,
    'new-page': unverified,
    'site-markup': steps(
      CUSTOM_CODE,
      [
        'Open the site settings and go to the custom code section.',
        'Paste the whole block into the box for the head.',
        'Save and publish the site.',
      ],
      { paste: 'block' },
    ),
    'page-markup': steps(
      PLAYBOOK,
      [
        'Open “Site Settings”, go to “Custom Code” and choose “Add Script”.',
        'Give it a name, paste the whole block, place it in the head and pick that one page.',
        'Save and publish the site.',
      ],
      { paste: 'block' },
    ),
    'footer-links': unverified,
    'hours-block': unverified,
    'phone-link': unverified,
    'robots-file': steps(
      FILES,
      [
        'Write the lines as shown into a plain text file and name it exactly robots.txt.',
        'Upload it in Framer as one of the well-known files.',
        'Publish, then open your web address with /robots.txt at the end.',
      ],
      { plan: 'Pro, Scale or Enterprise' },
    ),
    sitemap: steps(FOR_AGENTS, [
      'Framer makes the map itself. It lists all pages of the site.',
      'Publish, then open your web address with /sitemap.xml at the end to see it.',
    ]),
    noindex: steps(INDEXING, [
      'Click the gear icon at the top to open “Page Settings”.',
      'Switch on “Show page in search engines”.',
      'Save and publish the site again.',
    ]),
    'canonical-and-redirects': steps(CANONICAL, [
      'Framer names the one address of each page by itself.',
      'If a page should name another one, change it in the settings of the page.',
      'Publish, then open the page and look at its source.',
    ]),
    'picture-text': unverified,
    'reviews-as-text': unverified,
    'root-file': steps(
      FILES,
      [
        'Save the text given here as a plain text file and name it exactly llms.txt.',
        'Upload it in Framer as one of the well-known files.',
        'Publish, then open your web address with /llms.txt at the end.',
      ],
      { plan: 'Pro, Scale or Enterprise' },
    ),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': steps(
      FILES,
      [
        'A robots.txt of your own says which bots may read the site.',
        'Write it as shown here, name it exactly robots.txt and upload it in Framer as a well-known file.',
        'Publish, then open your web address with /robots.txt at the end.',
      ],
      { plan: 'Pro, Scale or Enterprise' },
    ),
  },
};
