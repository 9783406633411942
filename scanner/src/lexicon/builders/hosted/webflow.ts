import type { Builder } from '../builder.ts';
import { guide, page, sourceFile, steps, unverified } from '../steps.ts';

const ROBOTS = page('https://help.webflow.com/hc/en-us/articles/41954080897683-Set-robots-txt-rules', '2026-11-23');
const EDITING = page(
  'https://help.webflow.com/hc/en-us/articles/33961251014931-Edit-site-content-as-a-content-editor',
  '2026-11-23',
);
const LISTING = page(
  'https://help.webflow.com/hc/en-us/articles/33961368603539-Disable-search-engine-indexing',
  '2026-11-23',
);
/** “The Webflow Way”, Webflow's own guide. */
const SITE_SEO = page('https://webflow.com/webflow-way/seo/site-level-seo', '2026-11-23');
const TEMPLATES = page('https://webflow.com/webflow-way/design-systems/static-page-templates', '2026-11-23');
const LINKS = page('https://developers.webflow.com/designer/reference/link-element/setSettings', '2026-11-23');
const PAGE_SEO = page('https://developers.webflow.com/designer/reference/seo-metadata', '2026-11-23');
const HEADING = page('https://developers.webflow.com/designer/reference/heading-element', '2026-11-23');
const ALT_TEXT = sourceFile(
  'webflow/mcp-server',
  'c4fa339cd9ba7a93d771e710db89302fc443c447',
  'src/schemas/DEElementSchema.ts',
  '2026-11-23',
);
/** Quotes Webflow's help pages with their addresses. */
const ROOT_FILES = guide(
  'https://github.com/mitchvac/citefleet/blob/5e026b542ccd90adef3dcc66bfc3b2b47fd153f6/docs/providers/webflow.md',
  '2026-11-23',
);

export const webflow: Builder = {
  id: 'webflow',
  fingerprints: [
    { by: 'generator', matches: /^webflow$/i },
    { by: 'asset-host', host: 'website-files.com' },
    { by: 'asset-host', host: 'assets-global.website-files.com' },
    { by: 'own-host', host: 'webflow.io' },
    { by: 'markup', text: 'data-wf-site="' },
    { by: 'markup', text: 'data-wf-page="' },
  ],
  steps: {
    'title-and-description': steps(
      PAGE_SEO,
      [
        'Open the site in the Designer and open the settings of the page.',
        'Fill in the title and description for search. Webflow can also take the page title for it.',
        'Save and publish. Do the same for each page listed.',
      ],
      { paste: 'fields' },
    ),
    heading: steps(HEADING, [
      'Open the page in the Designer and click the heading, or add a “Heading” element.',
      'Choose its level: 1 for the main heading, once on each page, and 2 or lower for all others.',
      'Publish the site.',
    ]),
    text: steps(EDITING, [
      'Point at the site in the Webflow dashboard and click “Open in Webflow”.',
      'Click the text that should change and then the pencil above it. Paste the new words and fill in the blanks.',
      'Webflow saves by itself. Publish the site to make the change public.',
    ]),
    'new-page': steps(TEMPLATES, [
      'Open the site in Webflow and add a page in the list of pages. Start from a page template if there is one.',
      'The template brings header and footer. Put your text into the part between them.',
      'Publish the site. Only a user with the role of designer can make a template.',
    ]),
    'site-markup': steps(
      SITE_SEO,
      [
        'Open “Site settings” and find the box “Head code” for your own code. It is used on every page.',
        'Paste the whole block there.',
        'Save and publish the site.',
      ],
      { paste: 'block' },
    ),
    'page-markup': steps(
      SITE_SEO,
      [
        'Open “Page settings” of that one page and find the box for code in the “head tag”.',
        'Paste the whole block there. It is used on that page alone.',
        'Save and publish the site.',
      ],
      { paste: 'block' },
    ),
    'footer-links': steps(
      EDITING,
      [
        'Point at the site in the Webflow dashboard, click “Open in Webflow” and go to the footer.',
        'Click a link and then the link sign above it, and change its address. Repeat it for each link.',
        'If a link is missing, ask the designer of the site to add it. Publish the site.',
      ],
      { paste: 'fields' },
    ),
    'hours-block': steps(EDITING, [
      'Point at the site in the Webflow dashboard, click “Open in Webflow” and go to your contact page.',
      'Click the text with the hours and then the pencil above it. Write one line for each day.',
      'Publish the site.',
    ]),
    'phone-link': steps(
      LINKS,
      [
        'Open the page in the Designer and click the link, or add a link around the number.',
        'Choose “phone” as the type of link and enter the number.',
        'Publish the site.',
      ],
      { paste: 'fields' },
    ),
    'robots-file': steps(ROBOTS, [
      'Open Site settings > SEO and go to “Indexing”.',
      'Change the lines in the “robots.txt” box as shown.',
      'Click “Save” and publish the site.',
    ]),
    sitemap: steps(SITE_SEO, [
      'Webflow can make the map itself, and makes it anew each time you publish.',
      'If a page is missing there, open its “Page settings” and switch “Sitemap indexing” on.',
      'Publish, then open your web address with /sitemap.xml at the end.',
    ]),
    noindex: steps(LISTING, [
      'Open the “Page settings” of the page and switch “Sitemap indexing” on.',
      'Then open Site settings > SEO and go to “Indexing”: no line there should shut out this page.',
      'Click “Save” and publish the site.',
    ]),
    'canonical-and-redirects': steps(
      SITE_SEO,
      [
        'Open “Site settings” and go to the list of “301 redirects”.',
        'Enter the old path without the domain, and the new address. Delete or rename the old page first.',
        'Publish the site. For one main address, set a “global canonical tag” in the same settings.',
      ],
      { plan: 'A paid Site plan or Workspace plan' },
    ),
    'picture-text': steps(ALT_TEXT, [
      'Open the assets of the site in the Designer and write a few plain words into the alt text of the picture.',
      'Each place that shows the picture takes these words. To change one place, click the picture there.',
      'Publish the site.',
    ]),
    'reviews-as-text': steps(EDITING, [
      'Point at the site in the Webflow dashboard, click “Open in Webflow” and go to the page for reviews.',
      'Click a text and then the pencil above it. Paste each review word for word, with name and month.',
      'Publish the site.',
    ]),
    'root-file': steps(ROOT_FILES, [
      'Save the text given here as a plain text file and name it exactly llms.txt.',
      'Open Site settings > SEO, go to “LLMs.txt” and click “Upload file”.',
      'Click “Save changes” and publish. The file is then on your own domain, but not on webflow.io.',
    ]),
    'server-speed': unverified,
    'lighter-page': unverified,
    'bot-settings': steps(ROBOTS, [
      'With Webflow the robots file says which bots may read the site.',
      'Open Site settings > SEO, go to “Indexing” and look for lines that shut out the bots named here.',
      'Delete them, click “Save” and publish the site.',
    ]),
  },
};
