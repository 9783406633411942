import type { BuilderPlugin } from '../builder.ts';
import { page, sourceFile, steps } from '../steps.ts';

const ROBOTS = page('https://aioseo.com/docs/using-the-robots-txt-tool-in-all-in-one-seo/', '2026-11-22');
const file = (path: string) =>
  sourceFile('awesomemotive/all-in-one-seo-pack', '3e4a927a4b3209172e5a577dceed98704d1e81ae', path, '2026-11-23');
const SNIPPET = file('src/vue/standalone/post-settings/views/General.vue');
const ADVANCED = file('src/vue/standalone/post-settings/views/Advanced.vue');
const ROBOTS_META = file('src/vue/components/common/core/SingleRobotsMeta.vue');
const SITEMAP = file('src/vue/pages/sitemaps/views/GeneralSitemap.vue');
const LLMS = file('src/vue/pages/sitemaps/views/LlmsSitemap.vue');

export const allInOneSeo: BuilderPlugin = {
  id: 'all-in-one-seo',
  fingerprints: [
    { by: 'generator', matches: /^all in one seo/i },
    { by: 'markup', text: '<!-- All in One SEO' },
    { by: 'markup', text: 'class="aioseo-schema"' },
    { by: 'asset-path', path: '/wp-content/plugins/all-in-one-seo-pack/' },
  ],
  steps: {
    'title-and-description': steps(
      SNIPPET,
      [
        'Open the page in the editor and go to the box of All in One SEO.',
        'In “General” click “Edit Snippet” and fill in the title and “Meta Description”.',
        'Save the page.',
      ],
      { paste: 'fields' },
    ),
    'robots-file': steps(ROBOTS, [
      'Open Tools in the All in One SEO menu.',
      'In the Robots.txt Editor switch on “Enable Custom Robots.txt”.',
      'Change the rules as shown, look at the preview below and save.',
    ]),
    sitemap: steps(SITEMAP, [
      'Open “Sitemaps” in the All in One SEO menu and go to “General Sitemap”.',
      'Switch on “Enable Sitemap” and save.',
      'Open your web address with /sitemap.xml at the end to see it.',
    ]),
    noindex: steps(ROBOTS_META, [
      'Open the page in the editor, go to the box of All in One SEO and to “Advanced”.',
      'Switch on “Use Default Settings” under “Robots Meta”, or untick “No Index”.',
      'Save the page. For all pages look under “Search Appearance” in the menu.',
    ]),
    'canonical-and-redirects': steps(
      ADVANCED,
      [
        'Open the page in the editor, go to the box of All in One SEO and to “Advanced”.',
        'Fill in “Canonical URL” only if the page should point to another one. Else leave it empty.',
        'For old addresses open “Redirects” in the menu and click “Add Redirect”.',
      ],
      { plan: 'Redirects need the paid version of All in One SEO' },
    ),
    'root-file': steps(LLMS, [
      'Open “Sitemaps” in the All in One SEO menu and go to “LLMs.txt”.',
      'Switch on “Enable llms.txt” and save. The plugin writes the file itself.',
      'Wait a minute, then open your web address with /llms.txt at the end.',
    ]),
  },
};
