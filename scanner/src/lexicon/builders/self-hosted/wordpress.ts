import type { Builder } from '../builder.ts';
import { guide, notPossible, page, sourceFile, steps, unverified } from '../steps.ts';

const CACHE = sourceFile(
  'WordPress/Advanced-administration-handbook',
  '363266611f658922cda9e8bd5c7c57b65b53f9ce',
  'performance/cache.md',
  '2026-11-24',
);

const READING = page(
  'https://core.trac.wordpress.org/changeset/47859/trunk/src/wp-admin/options-reading.php',
  '2026-11-22',
);
const ROBOTS = guide('https://aioseo.com/docs/using-the-robots-txt-tool-in-all-in-one-seo/', '2026-11-22');
/** WordPress itself: screens of the back end with their help, at the commit that was read. */
const core = (commit: string, path: string) => sourceFile('WordPress/WordPress', commit, path, '2026-11-23');
const GENERAL = core('001ffe81fbec4438a9f594f330e18103d21fbcd7', 'wp-admin/options-general.php');
const PAGES = core('001ffe81fbec4438a9f594f330e18103d21fbcd7', 'wp-admin/edit-form-advanced.php');
const WIDGETS = core('138fa081a7f94f3b512602f3df46ee84cf348d12', 'wp-admin/widgets-form.php');
const SITEMAPS = core('0bf9b04c53e29cd0f05af51037189a7963ccd9a9', 'wp-includes/sitemaps/class-wp-sitemaps.php');
/** The block editor, as published in its packages. */
const BLOCKS = 'https://unpkg.com/@wordpress/block-library@11.1.0/src';
const EDITOR = 'https://unpkg.com/@wordpress/block-editor@18.0.0/src/components';
const PARAGRAPH = page('https://wordpress.org/documentation/article/Paragraph-block/?output_format=md', '2026-11-23');
const HEADING = page(`${EDITOR}/block-heading-level-dropdown/index.jsx`, '2026-11-23');
const LINK = page(`${EDITOR}/link-control/README.md`, '2026-11-23');
const HTML = page(`${BLOCKS}/html/block.json`, '2026-11-23');
const IMAGE = page(`${BLOCKS}/image/image.jsx`, '2026-11-23');
const QUOTE = page(`${BLOCKS}/quote/block.json`, '2026-11-23');

/** WordPress's handbook for those who run a site. */
const handbook = (path: string) =>
  sourceFile(
    'WordPress/Advanced-administration-handbook',
    'dfece655ccadc5b0bc12732dd21527e3702c0389',
    path,
    '2026-11-23',
  );
const UPLOAD = handbook('upgrade/ftp.md');
const FIREWALL = handbook('security/hardening.md');

export const wordpress: Builder = {
  id: 'wordpress',
  fingerprints: [
    { by: 'generator', matches: /^wordpress\b/i },
    { by: 'asset-path', path: '/wp-content/' },
    { by: 'asset-path', path: '/wp-includes/' },
    { by: 'header', name: 'link', matches: /rel="https:\/\/api\.w\.org\/"/ },
    { by: 'header', name: 'x-pingback', matches: /xmlrpc\.php/ },
    { by: 'markup', text: 'rel="https://api.w.org/"' },
    { by: 'markup', text: "rel='https://api.w.org/'" },
    { by: 'markup', text: '/xmlrpc.php?rsd' },
    { by: 'markup', text: '/wp-json/oembed/' },
    { by: 'markup', text: 'id="wp-block-library-' },
    { by: 'markup', text: "id='wp-block-library-" },
    { by: 'markup', text: 'id="wp-emoji-styles-inline-css"' },
    { by: 'markup', text: 'class="wp-block-' },
    { by: 'markup', text: 'class="wp-site-blocks"' },
    { by: 'script', text: 'window._wpemojiSettings' },
    { by: 'script', text: '/wp-admin/admin-ajax.php' },
    { by: 'script', text: '\\/wp-admin\\/admin-ajax.php' },
  ],
  steps: {
    'title-and-description': steps(
      GENERAL,
      [
        'Most themes print the title of the page and the site title on the browser tab: open the page and change its title.',
        'For the site title open Settings > General and fill in “Site Title”, then click “Save Changes”.',
        'WordPress has no box for the description. Add an SEO plugin such as Yoast SEO, and fill in its box.',
      ],
      { paste: 'fields' },
    ),
    heading: steps(HEADING, [
      'Open the page and click the line that should be the heading.',
      'In the bar above it choose “Transform to” and then “Heading”.',
      'Click “Change level” and choose “Heading 1”. Use it once on the page, and save.',
    ]),
    text: steps(PARAGRAPH, [
      'Open the page in the editor and click the blue “+” at the top left.',
      'Type “Paragraph” and choose the Paragraph block.',
      'Paste the text, fill in the blanks and click “Save” or “Update”.',
    ]),
    'new-page': steps(PAGES, [
      'Open “Pages” and click the button to add a page.',
      'Enter the title and paste the text. Look at “Permalink” or “Slug”: it is the web address, and you can edit it.',
      'Publish, then add the page to your menu under “Appearance”.',
    ]),
    'site-markup': steps(
      HTML,
      [
        'Open the page that is your home page in the editor and click the blue “+”.',
        'Choose the block “Custom HTML”, paste the whole block into it and save.',
        'For every page at once, put the same block into the footer of the theme.',
      ],
      { paste: 'block' },
    ),
    'page-markup': steps(
      HTML,
      [
        'Open that one page in the editor and click the blue “+” at the top left.',
        'Choose the block “Custom HTML” and paste the whole block into it.',
        'Save. WordPress may drop it if you are not an administrator.',
      ],
      { paste: 'block' },
    ),
    'footer-links': steps(
      WIDGETS,
      [
        'Open Appearance > Widgets and look for the area of the footer. Add a text or “Social Icons” there.',
        'Paste the address for each link and save.',
        'If “Appearance” has no “Widgets”, open “Editor” there and click the footer.',
      ],
      { paste: 'fields' },
    ),
    'hours-block': steps(PARAGRAPH, [
      'Open your contact page and click the blue “+” at the top left.',
      'Choose the Paragraph block and paste the hours, one line for each day.',
      'Save, then do the same where your footer is edited.',
    ]),
    'phone-link': steps(
      LINK,
      [
        'Open the page in the editor and mark the phone number.',
        'Click the link sign in the bar above it and type tel: and the number.',
        'Press Enter and save.',
      ],
      { paste: 'fields' },
    ),
    'robots-file': notPossible(ROBOTS, [
      'WordPress makes this file itself and has no box to edit it.',
      'Use the robots tool of your SEO plugin, such as Tools > Robots.txt Editor in All in One SEO.',
      'Without such a plugin, ask your host to put a robots.txt into the top folder.',
    ]),
    sitemap: steps(SITEMAPS, [
      'WordPress makes the map itself. Open your web address with /wp-sitemap.xml at the end.',
      'If it is missing, open Settings > Reading and untick “Discourage search engines from indexing this site”.',
      'WordPress then names the map in the robots file by itself.',
    ]),
    noindex: steps(READING, [
      'Open Settings > Reading.',
      'Find “Search engine visibility” and untick “Discourage search engines from indexing this site”.',
      'Click “Save Changes”. If a page stays hidden, look at its box from your SEO plugin.',
    ]),
    'canonical-and-redirects': steps(GENERAL, [
      'Open Settings > General. “Site Address (URL)” is the one main address. Change it only with your host’s help.',
      'WordPress has no list of redirects: use the one of your SEO plugin, or ask your host.',
      'Open an old address in a browser: it should lead to the new one.',
    ]),
    'picture-text': steps(IMAGE, [
      'Open the page in the editor and click the picture.',
      'Look for “Alternative text” in the settings beside it and write a few plain words.',
      'Leave it empty only for pure decoration. Save.',
    ]),
    'reviews-as-text': steps(QUOTE, [
      'Open the page and click the blue “+” at the top left.',
      'Choose the block “Quote” for each review and paste it word for word.',
      'Add name and month below it and save.',
    ]),
    'root-file': steps(UPLOAD, [
      'Save the text given here as a plain text file and name it exactly llms.txt.',
      'Open the file manager in the control panel of your host, or use a program for file transfer.',
      'Put the file into the top folder of the site, the one with “wp-config.php”.',
      'Open your web address with /llms.txt at the end.',
    ]),
    'server-speed': steps(CACHE, [
      'Install one plugin for caching: W3 Total Cache, WP Super Cache or Cache Enabler.',
      'Switch it on. It saves each page as a finished file, so that the server has less to do.',
    ]),
    'lighter-page': unverified,
    'bot-settings': steps(FIREWALL, [
      'Open “Plugins” and look for a firewall, such as Wordfence, All in One WP Security or Shield.',
      'Open its settings and let in the bots named here.',
      'If there is none, the guard is at your host or in front of it, such as Cloudflare. Send them the message.',
    ]),
  },
};
