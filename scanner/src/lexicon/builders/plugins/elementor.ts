import type { BuilderPlugin } from '../builder.ts';

export const elementor: BuilderPlugin = {
  id: 'elementor',
  fingerprints: [
    { by: 'generator', matches: /(?:^|page builder: )elementor\b/i },
    { by: 'markup', text: 'class="elementor ' },
    { by: 'markup', text: 'data-elementor-type="' },
    { by: 'asset-path', path: '/wp-content/plugins/elementor/' },
  ],
  steps: {},
};
