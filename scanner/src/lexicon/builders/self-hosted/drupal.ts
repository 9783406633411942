import type { Builder } from '../builder.ts';
import { page, sourceFile, steps, unverified } from '../steps.ts';

const PERFORMANCE = page('https://www.drupal.org/node/3412066', '2026-11-24');

/** Pages of the help that Drupal itself shows, and its own files: each at the commit that was read. */
const file = (commit: string, path: string) => sourceFile('drupal/drupal', commit, path, '2026-11-23');
const CREATE = file(
  '83fe6aa364b0bac5bef4edc96353913047d14678',
  'core/modules/node/help_topics/node.creating_content.html.twig',
);
const EDIT = file('5823307501aaebcdf5ad39203e6d4d2edce2aee4', 'core/modules/node/help_topics/node.editing.html.twig');
const ALIAS = file(
  '83fe6aa364b0bac5bef4edc96353913047d14678',
  'core/modules/path/help_topics/path.creating_alias.html.twig',
);
const MENUS = file(
  '5823307501aaebcdf5ad39203e6d4d2edce2aee4',
  'core/modules/menu_ui/help_topics/menu_ui.menu_operations.html.twig',
);
const ALT_TEXT = file(
  '03e3d7a3a07be4d4e42dfb1fb2f2d9445f68b79d',
  'core/modules/image/src/Plugin/Field/FieldWidget/ImageWidget.php',
);
const ROBOTS = file('577ba8b5d555011c4105aabab4f54843d923d3a5', 'core/assets/scaffold/files/robots.txt');
const EDITOR = file('0603b8c233fbe2e326c308de85cadd52c072d474', 'core/modules/ckeditor5/ckeditor5.ckeditor5.yml');

const BANS = file('3a0a39ca66799d99b4717c1f3dd4a089f9e0ebf3', 'core/modules/ban/ban.links.menu.yml');
/** Modules with their documentation on the sites of the Drupal project. */
const LABELS = page('https://www.drupal.org/docs/contributed-modules/schemaorg-metatag', '2026-11-23');
const METATAG = page('https://drupal.org/project/metatag', '2026-11-23');
const XML_SITEMAP = page(
  'https://project.pages.drupalcode.org/sites_docs/reference/modules/sites_simple_sitemap/',
  '2026-11-23',
);

export const drupal: Builder = {
  id: 'drupal',
  fingerprints: [
    { by: 'generator', matches: /^drupal\b/i },
    { by: 'asset-path', path: '/sites/default/files/' },
    { by: 'asset-path', path: '/core/misc/drupal' },
    { by: 'header', name: 'x-generator', matches: /^drupal\b/i },
    { by: 'header', name: 'x-drupal-cache', matches: /./ },
    { by: 'header', name: 'x-drupal-dynamic-cache', matches: /./ },
    { by: 'markup', text: 'data-drupal-selector="' },
    { by: 'markup', text: 'data-drupal-link-system-path="' },
    { by: 'script', text: 'jQuery.extend(Drupal.settings' },
  ],
  steps: {
    'title-and-description': steps(
      CREATE,
      [
        'Open Content and click “Edit” in the row of the page. Its “Title” is also the page title.',
        'For other words, and for the description, look for “Meta tags” on the same form.',
        'If it is not there, ask whoever runs the site to add the Metatag module. Click “Save”.',
      ],
      { paste: 'fields' },
    ),
    heading: steps(CREATE, [
      'Open Content and click “Edit” in the row of the page.',
      'Type the heading into “Title”: Drupal shows it at the top of the page.',
      'Click “Save”.',
    ]),
    text: steps(EDIT, [
      'Open Content and click “Edit” in the row of the page.',
      'Paste the text into the body and fill in the blanks.',
      'Click “Save”.',
    ]),
    'new-page': steps(CREATE, [
      'Open Content, click “Add content” and choose the kind of page.',
      'Enter the “Title” and the text. Leave “Published” ticked.',
      'Look for the menu settings on the form so that visitors find the page, then click “Save”.',
    ]),
    'site-markup': steps(
      LABELS,
      [
        'Ask whoever runs the site for the module “Schema.org Metatag”. It writes the label into the head of each page.',
        'Open the values for the whole site in the Metatag module and go to the type of your business.',
        'Fill in the boxes with the facts from the block given here and save.',
      ],
      { paste: 'fields' },
    ),
    'page-markup': steps(
      EDITOR,
      [
        'Open the page for editing and click “Source” in the bar of the editor.',
        'Paste the whole block at the end and click “Save”.',
        'Open the page and look at its source. If Drupal dropped the block, whoever runs the site must allow it.',
      ],
      { paste: 'block' },
    ),
    'footer-links': steps(
      MENUS,
      [
        'Open Structure > Menus and edit the menu that your footer shows, often “Footer”.',
        'Add a link for each address and save.',
        'If the footer shows no menu, place that menu there as a block.',
      ],
      { paste: 'fields' },
    ),
    'hours-block': steps(EDIT, [
      'Open Content and click “Edit” in the row of your contact page.',
      'Paste the hours as text, one line for each day.',
      'Click “Save”.',
    ]),
    'phone-link': steps(EDITOR, [
      'Open the page for editing, mark the phone number and click “Link” in the bar of the editor.',
      'Type tel: and the number. If that is refused, click “Source” and paste the link given here.',
      'Click “Save”.',
    ]),
    'robots-file': steps(ROBOTS, [
      'Open the file manager of your host and go to the folder that the web address shows.',
      'Open robots.txt there and change the lines as shown. It works only in that top folder.',
      'Save. An update of Drupal may write the file again, so keep a copy of your lines.',
    ]),
    sitemap: steps(XML_SITEMAP, [
      'Drupal itself makes no map. Ask whoever runs the site for the module “Simple XML Sitemap”.',
      'Open your web address with /admin/config/search/simplesitemap/entities at the end.',
      'Tick “Enabled” for the kinds of pages that the map should list, and save.',
      'Open your web address with /sitemap.xml at the end.',
    ]),
    noindex: steps(METATAG, [
      'Open the page for editing and go to “Meta tags”. They come from the Metatag module.',
      'Look there for what it says to robots, take “noindex” away and save.',
      'If it comes back, the same setting for all pages of this kind has it. Change it there.',
    ]),
    'canonical-and-redirects': steps(ALIAS, [
      'Open the page for editing and go to “URL alias”. It starts with /.',
      'Enter the one address that the page should have and click “Save”.',
      'For old addresses, ask whoever runs the site for the Redirect module and add a 301 for each.',
    ]),
    'picture-text': steps(ALT_TEXT, [
      'Open the page for editing and go to the picture.',
      'Write a few plain words into “Alternative text”.',
      'Click “Save”.',
    ]),
    'reviews-as-text': steps(EDITOR, [
      'Open Content and click “Edit” in the row of the page where reviews belong.',
      'Paste each review word for word, with name and month. Mark it and click “Block quote” in the bar.',
      'Click “Save”.',
    ]),
    'root-file': steps(ROBOTS, [
      'Open the file manager of your host and go to the folder where robots.txt is.',
      'Make a plain text file named llms.txt there and paste the text given here.',
      'Save, then open your web address with /llms.txt at the end.',
    ]),
    'server-speed': steps(PERFORMANCE, [
      'Open “Configuration”, “Development”, “Performance”.',
      'Set “Browser and proxy cache maximum age” to a time that suits your site, and save.',
    ]),
    'lighter-page': unverified,
    'bot-settings': steps(BANS, [
      'Open Configuration > People and look for “IP address bans”. Drupal turns away what is listed there.',
      'If a bot named here is in that list, take it out.',
      'If there is no such page, the guard is at your host or in front of it. Send them the message.',
    ]),
  },
};
