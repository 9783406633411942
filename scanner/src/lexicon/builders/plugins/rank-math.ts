import type { BuilderPlugin } from '../builder.ts';
import { sourceFile, steps } from '../steps.ts';

const file = (path: string) =>
  sourceFile('rankmath/seo-by-rank-math', '58dc5b13c7bf0a14dd35f8229450b1358cc1e2f4', path, '2026-11-23');
const SNIPPET = file('assets/admin/src/sidebar/components/Editor/Editor.js');
const ROBOTS_META = file('assets/admin/src/sidebar/components/Advanced/Robots.js');
const ROBOTS = file('includes/modules/robots-txt/class-robots-txt.php');
const LLMS = file('includes/modules/llms/class-llms-txt.php');
const SITEMAP = file('includes/modules/sitemap/class-router.php');
const REDIRECTIONS = file('includes/modules/redirections/assets/src/helpers/fields.js');

export const rankMath: BuilderPlugin = {
  id: 'rank-math',
  fingerprints: [
    { by: 'markup', text: '<!-- Search Engine Optimization by Rank Math' },
    { by: 'markup', text: 'class="rank-math-schema' },
    { by: 'asset-path', path: '/wp-content/plugins/seo-by-rank-math/' },
  ],
  steps: {
    'title-and-description': steps(
      SNIPPET,
      [
        'Open the page in the editor and open the box of Rank Math.',
        'Click “Edit Snippet” and fill in “Title” and “Description”.',
        'Close the box and save the page.',
      ],
      { paste: 'fields' },
    ),
    'robots-file': steps(ROBOTS, [
      'Open “General Settings” in the Rank Math menu and go to “Edit robots.txt”.',
      'Change the lines as shown and save.',
      'If the box is locked, a robots.txt file is on the server: ask your host to edit that one.',
    ]),
    sitemap: steps(SITEMAP, [
      'Rank Math makes the map itself. Open your web address with /sitemap_index.xml at the end.',
      'If it is missing, look whether “Sitemap” is switched on in the Rank Math dashboard.',
    ]),
    noindex: steps(ROBOTS_META, [
      'Open the page in the editor and open the box of Rank Math.',
      'Go to “Advanced” and look at “Robots Meta”. Tick “Index” and untick “No Index”.',
      'Save the page. For all pages look under “Titles & Meta” in the Rank Math menu.',
    ]),
    'canonical-and-redirects': steps(REDIRECTIONS, [
      'Open “Redirections” in the Rank Math menu and add one. If it is missing, switch it on in the dashboard.',
      'Fill in “Source URLs” with the old address and “Destination URL” with the new one.',
      'Click “Add Redirection”. Do the same for each old address.',
    ]),
    'root-file': steps(LLMS, [
      'Switch on “LLMS Txt” in the dashboard of Rank Math.',
      'Open “General Settings” in the Rank Math menu and go to “Edit llms.txt”. Choose what it should list and save.',
      'Open your web address with /llms.txt at the end to see it.',
    ]),
  },
};
