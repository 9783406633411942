import type { Builder } from '../builder.ts';
import { page, sourceFile, steps, unverified } from '../steps.ts';

const META_DATA = page('https://docs.ghost.org/themes/helpers/data/meta_data', '2026-11-22');
const HEAD = page('https://docs.ghost.org/themes/helpers/utility/ghost_head_foot', '2026-11-22');
const INTRODUCTION = page('https://docs.ghost.org/introduction', '2026-11-22');
const PUBLISHING = page('https://docs.ghost.org/publishing', '2026-11-23');
const NAVIGATION = page('https://docs.ghost.org/themes/helpers/data/navigation', '2026-11-23');
const THEME_FILES = page('https://docs.ghost.org/themes/structure', '2026-11-23');
const CLOUDFLARE = page('https://docs.ghost.org/faq/using-cloudflare-with-ghost', '2026-11-23');
const SETTINGS = sourceFile(
  'TryGhost/Ghost',
  '027d841cefb1fb19644094cb4977f1af25343818',
  'apps/admin-x-settings/src/components/sidebar.tsx',
  '2026-11-23',
);
const LABS = sourceFile(
  'TryGhost/Ghost',
  '01bab94e6caa5a23e31eed32e03de92c947c9f00',
  'apps/admin-x-settings/src/components/settings/advanced/labs/BetaFeatures.tsx',
  '2026-11-23',
);
const EDITOR = '4da831801b9ca065e4b30abe96c8b33227133e6c';
const TOOLBAR = sourceFile(
  'TryGhost/Koenig',
  EDITOR,
  'packages/koenig-lexical/src/components/ui/FormatToolbar.tsx',
  '2026-11-23',
);
const LINK = sourceFile('TryGhost/Koenig', EDITOR, 'packages/koenig-lexical/src/hooks/useSearchLinks.ts', '2026-11-23');
const IMAGE = sourceFile(
  'TryGhost/Koenig',
  EDITOR,
  'packages/koenig-lexical/src/components/ui/cards/ImageCard.tsx',
  '2026-11-23',
);

const LLMS_FILE = page('https://unpkg.com/ghost@6.65.0/core/frontend/services/llms/handler.js', '2026-11-23');

export const ghost: Builder = {
  id: 'ghost',
  fingerprints: [
    { by: 'generator', matches: /^ghost\b/i },
    { by: 'asset-path', path: '/ghost/api/' },
    { by: 'asset-host', host: 'ghost.io' },
    { by: 'own-host', host: 'ghost.io' },
    { by: 'markup', text: 'data-ghost="' },
    { by: 'markup', text: 'class="kg-card ' },
    { by: 'asset-path', path: '/public/cards.min.' },
    { by: 'asset-path', path: '/content/images/size/w' },
    // Uploads are filed by year, as in /content/images/2023/07/.
    { by: 'asset-path', path: '/content/images/20' },
  ],
  steps: {
    'title-and-description': steps(
      META_DATA,
      [
        'Open the page in the editor and open its settings menu.',
        'Go to “Meta data” and fill in “Meta title” and “Meta description”.',
        'Update the page.',
      ],
      { paste: 'fields' },
    ),
    heading: steps(TOOLBAR, [
      'Open the page in the editor. Its title, at the top, is the main heading.',
      'For a heading below it, mark the line and choose “Heading 2” or “Heading 3” in the bar that appears.',
      'Update the page.',
    ]),
    text: steps(PUBLISHING, [
      'Open the page in the editor and click where visitors should read the text.',
      'Paste it. Ghost keeps its paragraphs and links.',
      'Fill in the blanks and update the page.',
    ]),
    'new-page': steps(PUBLISHING, [
      'Open “Pages” and click “New page”.',
      'Type the title and paste the text, then publish.',
      'A page shows nowhere by itself: open Settings > Navigation and add its address.',
    ]),
    'site-markup': steps(
      HEAD,
      ['Open Settings and go to “Code injection”.', 'Paste the whole block into the box for the site header.', 'Save.'],
      { paste: 'block' },
    ),
    'page-markup': steps(
      HEAD,
      [
        'Open the page in the editor and open its settings menu.',
        'Go to “Code injection” and paste the whole block into the header box.',
        'Update the page.',
      ],
      { paste: 'block' },
    ),
    'footer-links': steps(
      NAVIGATION,
      [
        'Open Settings and go to “Navigation”.',
        'Add each link to the second menu. The theme decides where that menu shows, often in the footer.',
        'Save, then look for the links at the end of a page.',
      ],
      { paste: 'fields' },
    ),
    'hours-block': steps(PUBLISHING, [
      'Open your contact page in the editor.',
      'Paste the hours as text, one line for each day.',
      'Update the page.',
    ]),
    'phone-link': steps(
      LINK,
      [
        'Open the page in the editor and mark the phone number.',
        'Choose “Link” in the bar that appears and type tel: and the number.',
        'Press Enter and update the page.',
      ],
      { paste: 'fields' },
    ),
    'robots-file': steps(THEME_FILES, [
      'Ghost has no box for this file. It takes the one in your theme, if there is one.',
      'Download your theme, put robots.txt with the lines as shown into its top folder, and pack it again.',
      'Open Settings and go to “Theme”, then upload the file and switch to it.',
    ]),
    sitemap: steps(INTRODUCTION, [
      'Ghost makes the map itself and lists every page in it.',
      'Open your web address with /sitemap.xml at the end to see it.',
      'If a page is missing, look whether it is published.',
    ]),
    noindex: steps(SETTINGS, [
      'Open Settings and look at “Access”. If it says “Private”, make the site public and save.',
      'Go to “Code injection” and delete any line that says “noindex”.',
      'Look for the same line in the settings menu of the page itself.',
    ]),
    'canonical-and-redirects': steps(LABS, [
      'Open Settings and go to “Labs”, then to “Redirects”.',
      'Click “Download current redirects” and add a line for each old address.',
      'Click “Upload redirects file” and choose the file.',
      'For one page, its settings menu has a box for “Canonical URL” under “Meta data”.',
    ]),
    'picture-text': steps(IMAGE, [
      'Open the page in the editor and click the picture.',
      'Click “Alt” below it. The box says “Type alt text for image (optional)”.',
      'Write a few plain words and update the page.',
    ]),
    'reviews-as-text': steps(TOOLBAR, [
      'Open the page in the editor and paste each review word for word, with name and month.',
      'Mark it and choose “Quote” in the bar that appears.',
      'Update the page.',
    ]),
    'root-file': steps(LLMS_FILE, [
      'Ghost makes the file llms.txt itself. Open your web address with /llms.txt at the end to read it.',
      'If it is missing, open Settings and go to “Meta data”.',
      'Switch on “Enable structured data for LLMs and AI search engines”. An older Ghost needs an update first.',
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': steps(CLOUDFLARE, [
      'On Ghost(Pro) the guard is set up for you. If a bot is shut out there, write to Ghost support.',
      'If you run Ghost yourself behind Cloudflare, open Security Settings there.',
      'Look at “Block AI bots” and set it to “Do not block”.',
    ]),
  },
};
