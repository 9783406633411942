import type { Builder } from '../builder.ts';
import { page, sourceFile, steps, unverified } from '../steps.ts';

const META_DESCRIPTION = page(
  'https://docs.joomla.org/Chunk4x:Help_screen_column_header_Metadata_Description',
  '2026-11-22',
);
/** The words of the back end, as Joomla prints them: each file at the commit that was read. */
const words = (commit: string, file: string) =>
  sourceFile('joomla/joomla-cms', commit, `administrator/language/en-GB/${file}`, '2026-11-23');
const ARTICLE_TOUR = words('44f4fad2d3cb5f1250714ff5c546f47ec2bfa0e0', 'guidedtours.joomla_articles_steps.ini');
const ARTICLES = words('03c22dc2c7e7a3d5abf95f5e9c0889fd9c7ee51b', 'com_content.ini');
const MENUS = words('064dd6543c0707490e588c8f9f25e9578cde5d84', 'com_menus.ini');
const REDIRECTS = words('0380d9f54e624e1546aab756e748e86ea363e058', 'com_redirect.ini');
const EDITOR = words('0327da0ce5644474f6469e1dc002d3f56682ee66', 'plg_editors_tinymce.ini');
const LABELS = words('13737cb51fb4950025f3b0489ab2e9775698dcea', 'plg_schemaorg_custom.ini');
const ARTICLE_FORM = sourceFile(
  'joomla/joomla-cms',
  '00a3b1ae555fc9c2f3fbc63b4615cbf53c4b2d6a',
  'administrator/components/com_content/tmpl/article/edit.php',
  '2026-11-23',
);
const CUSTOM_MODULE = sourceFile(
  'joomla/joomla-cms',
  '020a67bc96a31f49965304202b9218bc3b32b78b',
  'language/en-GB/mod_custom.ini',
  '2026-11-23',
);
const ROBOTS = sourceFile(
  'joomla/joomla-cms',
  '035bae998ae05277b5e236c84250c2fef2144ac1',
  'robots.txt.dist',
  '2026-11-23',
);

const SERVER_RULES = sourceFile(
  'joomla/joomla-cms',
  '0306de8f39adb213f5b281d7a5c516ab5af336a2',
  'htaccess.txt',
  '2026-11-23',
);

export const joomla: Builder = {
  id: 'joomla',
  fingerprints: [
    { by: 'generator', matches: /^joomla!/i },
    { by: 'asset-path', path: '/media/system/js/' },
    { by: 'asset-path', path: '/media/vendor/joomla-custom-elements/' },
    { by: 'asset-path', path: '/media/templates/site/' },
    { by: 'header', name: 'x-content-encoded-by', matches: /joomla/i },
    { by: 'markup', text: 'class="joomla-script-options' },
  ],
  steps: {
    'title-and-description': steps(
      META_DESCRIPTION,
      [
        'Open the article and fill in “Meta Description”.',
        'The page title belongs to the menu entry: open the one that leads to the page and go to “Page Display”.',
        'Fill in “Browser Page Title” and save both.',
      ],
      { paste: 'fields' },
    ),
    heading: steps(MENUS, [
      'Open “Menus” and the menu entry that leads to the page, then go to “Page Display”.',
      'Set “Show Page Heading” to “Yes” and type the heading into “Page Heading”.',
      'Save, and make sure that the page shows no second main heading.',
    ]),
    text: steps(ARTICLES, [
      'Open Content > Articles and click the article of the page.',
      'Paste the text into the “Content” tab and fill in the blanks.',
      'Click “Save & Close”.',
    ]),
    'new-page': steps(ARTICLE_TOUR, [
      'Open Content > Articles and click “New”.',
      'Enter the title, add the text and set the status to “Published”. Then choose “Save & Close”.',
      'Open your menu under “Menus”, click “New” and choose the new article, so that visitors find it.',
    ]),
    'site-markup': steps(
      LABELS,
      [
        'Open the article that is your home page and go to “Schema”.',
        'If it asks you to set up the plugin “System - Schema.org” first, do that and save.',
        'Choose “Custom” as the type and paste the block into “JSON code”. Save.',
      ],
      { paste: 'json' },
    ),
    'page-markup': steps(
      LABELS,
      [
        'Open the article of the page and go to “Schema”.',
        'Choose “Custom” as the type.',
        'Paste the block into “JSON code” and save.',
      ],
      { paste: 'json' },
    ),
    'footer-links': steps(CUSTOM_MODULE, [
      'Open Content > Site Modules, click “New” and choose “Custom”.',
      'Write the links into the editor and choose the position of the footer in your template.',
      'Set it to “Published” for all pages and save.',
    ]),
    'hours-block': steps(CUSTOM_MODULE, [
      'Open your contact page and paste the hours as text, one line for each day.',
      'For the footer open Content > Site Modules, click “New” and choose “Custom”.',
      'Paste the same lines, choose the position of the footer and save.',
    ]),
    'phone-link': steps(EDITOR, [
      'Open the article or module that shows the number and click “Toggle Editor” to see its code.',
      'Replace the number by the link given here, the one that starts with tel:.',
      'Click “Toggle Editor” again and save.',
    ]),
    'robots-file': steps(ROBOTS, [
      'Open the file manager of your host and go to the top folder of the site.',
      'Open robots.txt there and change the lines as shown. It must stay in that top folder.',
      'Save, then open your web address with /robots.txt at the end.',
    ]),
    sitemap: unverified,
    noindex: steps(ARTICLE_FORM, [
      'Open the article, go to “Publishing” and look for “Robots” under “Metadata”.',
      'Choose a line that does not say “noindex”, or “Use Global”, and save.',
      'If the page stays hidden, look for “Robots” in its menu entry and in System > Global Configuration.',
    ]),
    'canonical-and-redirects': steps(REDIRECTS, [
      'Open System > Manage > Redirects. If it says that the plugin is off, switch it on there.',
      'Click “New” and fill in “Expired URL” with the old address and “New URL” with the new one.',
      'Save. Do the same for each old address.',
    ]),
    'picture-text': steps(ARTICLES, [
      'Open the article and go to “Images and Links”.',
      'Write a few plain words into “Image Description (Alt Text)”.',
      'A picture inside the text has the same box: click it in the editor. Save.',
    ]),
    'reviews-as-text': steps(ARTICLES, [
      'Open Content > Articles and click the article where reviews belong.',
      'Paste each review word for word, with name and month, into the “Content” tab.',
      'Click “Save & Close”.',
    ]),
    'root-file': steps(ROBOTS, [
      'Open the file manager of your host and go to the top folder of the site, where robots.txt is.',
      'Make a plain text file named llms.txt there and paste the text given here.',
      'Save, then open your web address with /llms.txt at the end.',
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': steps(SERVER_RULES, [
      'Joomla’s own rules in the file .htaccess stop attacks and leave bots alone.',
      'Open the file manager of your host and that file in the top folder. Look for lines that name bots.',
      'Put a # in front of each line that shuts out a bot named here, and save.',
      'If there is none, the guard is at your host or in front of it. Send them the message.',
    ]),
  },
};
