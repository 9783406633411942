import type { Builder } from '../builder.ts';
import { guide, page, steps, unverified } from '../steps.ts';

const ALT_TEXT = page(
  'https://support.squarespace.com/hc/en-us/articles/206542357-Adding-alt-text-to-images',
  '2026-11-22',
);
const TAKING_OVER = page(
  'https://support.squarespace.com/hc/en-us/articles/5673482813197-Taking-over-a-Squarespace-site',
  '2026-11-22',
);
const CRAWLERS = page('https://support.squarespace.com/hc/en-us/articles/360022347072', '2026-11-22');
const GLOSSARY = page('http://help.squarespace.com/glossary', '2026-11-23');
const SEO_TAB = guide('https://www.fokal.com/platform-seo/squarespace/', '2026-11-22');
const CODE_INJECTION = guide('https://squareranked.com/squarespace-seo/code-injection/json-ld/', '2026-11-22');
const NOINDEX = guide('https://squareranked.com/squarespace-seo/indexing/noindex/', '2026-11-22');
const REDIRECTS = guide('https://collaborada.com/blog/squarespace-redirects', '2026-11-22');

/** Quotes Squarespace's help pages with their addresses. */
const ROOT_FILES = guide(
  'https://github.com/mitchvac/citefleet/blob/5e026b542ccd90adef3dcc66bfc3b2b47fd153f6/docs/providers/squarespace.md',
  '2026-11-23',
);

export const squarespace: Builder = {
  id: 'squarespace',
  fingerprints: [
    { by: 'generator', matches: /^squarespace/i },
    { by: 'asset-host', host: 'squarespace.com' },
    { by: 'asset-host', host: 'squarespace-cdn.com' },
    { by: 'header', name: 'server', matches: /^squarespace$/i },
    { by: 'own-host', host: 'squarespace.com' },
    { by: 'markup', text: '<!-- This is Squarespace. -->' },
    { by: 'markup', text: 'class="sqs-block ' },
    { by: 'script', text: 'Static.SQUARESPACE_CONTEXT' },
  ],
  steps: {
    'title-and-description': steps(
      SEO_TAB,
      [
        'Open Pages, point at the page and click its gear icon.',
        'Open the “SEO” tab and fill in “SEO Title” and “SEO Description”.',
        'Save. Do the same for each page listed.',
      ],
      { paste: 'fields' },
    ),
    heading: unverified,
    text: steps(GLOSSARY, [
      'Open the page in the editor and add a block. Blocks are how Squarespace takes text.',
      'Choose a text block and paste the text where visitors will read it.',
      'Fill in the blanks and save.',
    ]),
    'new-page': steps(TAKING_OVER, [
      'Open the Pages panel and click “+” above the list of pages.',
      'Choose a page type, name the page after the job or town, and add the text.',
      'Drag it into the main navigation so that visitors find it. Save.',
    ]),
    'site-markup': steps(
      CODE_INJECTION,
      ['Open Settings > Advanced > Code Injection.', 'Paste the whole block into the “Header” box.', 'Save.'],
      { plan: 'Core, Plus, Advanced, Business or Commerce. The Personal plan does not have it.', paste: 'block' },
    ),
    'page-markup': steps(
      CODE_INJECTION,
      [
        'Open the settings of the page and choose “Advanced”.',
        'Paste the whole block into “Page Header Code Injection”.',
        'Save.',
      ],
      { plan: 'Business or higher', paste: 'block' },
    ),
    'footer-links': steps(
      GLOSSARY,
      [
        'Open the editor, go to the end of the page and edit the footer. It takes blocks, as a page does.',
        'Add a text block or a block with links, and paste the address for each link.',
        'Save.',
      ],
      { paste: 'fields' },
    ),
    'hours-block': steps(GLOSSARY, [
      'Open your contact page in the editor and add a text block.',
      'Paste the hours as text, one line for each day.',
      'Add the same block to the footer, which takes blocks too, and save.',
    ]),
    'phone-link': unverified,
    'robots-file': steps(CRAWLERS, [
      'Open Settings and click “Crawlers”.',
      'Untick “Block known artificial intelligence crawlers”.',
      'Save. Squarespace rewrites the robots file itself; you cannot edit its lines.',
    ]),
    sitemap: steps(NOINDEX, [
      'Squarespace makes the map itself. Open your web address with /sitemap.xml at the end.',
      'If a page is missing there, open its settings and the “SEO” tab.',
      'Untick “Hide this page from search results” and save.',
    ]),
    noindex: steps(NOINDEX, [
      'Open the settings of the page and the “SEO” tab.',
      'Untick “Hide this page from search results”.',
      'Then open Settings > Crawlers and untick the box that blocks search engines for the whole site. Save.',
    ]),
    'canonical-and-redirects': steps(REDIRECTS, [
      'Open Settings > Developer Tools > URL Mappings.',
      'Write one line for each old address, such as: /old-page -> /new-page 301',
      'Save. For another domain, open Settings > Domains; it then leads to the main one.',
    ]),
    'picture-text': steps(ALT_TEXT, [
      'Open the editor of the picture or image block.',
      'Write a few plain words into the box for alt text.',
      'Save. Picture blocks need these words by hand; Squarespace adds none.',
    ]),
    'reviews-as-text': steps(GLOSSARY, [
      'Open the page in the editor and add a text block for each review.',
      'Paste the review word for word, with name and month.',
      'Save.',
    ]),
    'root-file': steps(
      ROOT_FILES,
      [
        'Open the “SEO/AI Visibility” panel, click “SEO Settings” and then the tab “LLMS.txt”.',
        'Paste the text given here into the box. Without a text there is no such file.',
        'Click “Save”.',
      ],
      { plan: 'A site of version 7.1. Version 7.0 does not have it.' },
    ),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': steps(CRAWLERS, [
      'Open Settings and click “Crawlers”.',
      'Untick “Block known artificial intelligence crawlers”.',
      'Save. Squarespace rewrites the robots file itself; you cannot edit its lines.',
    ]),
  },
};
