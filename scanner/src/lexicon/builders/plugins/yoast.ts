import type { BuilderPlugin } from '../builder.ts';
import { guide, page, steps } from '../steps.ts';

const ROBOTS_SPECIFICATION = page(
  'https://developer.yoast.com/features/robots-txt/functional-specification/',
  '2026-11-22',
);
const FILE_EDITOR = guide('https://techlori.com/?p=4412', '2026-11-22');

export const yoast: BuilderPlugin = {
  id: 'yoast',
  fingerprints: [
    { by: 'markup', text: '<!-- This site is optimized with the Yoast SEO' },
    { by: 'markup', text: 'class="yoast-schema-graph"' },
    { by: 'asset-path', path: '/wp-content/plugins/wordpress-seo/' },
  ],
  steps: {
    'robots-file': steps(FILE_EDITOR, [
      'Open Yoast SEO > Tools and choose “File editor”.',
      'If there is no robots.txt yet, let Yoast create one.',
      'Change the lines as shown and save.',
    ]),
    sitemap: steps(ROBOTS_SPECIFICATION, [
      'Yoast makes the map itself. Open your web address with /sitemap_index.xml at the end.',
      'Your robots file should name it in a line with “Sitemap:”. Yoast adds that line when it writes the file.',
      'If the line is missing, add it as shown here.',
    ]),
  },
};
