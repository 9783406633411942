import type { BuilderPlugin } from '../builder.ts';

export const gutenberg: BuilderPlugin = {
  id: 'gutenberg',
  fingerprints: [
    { by: 'markup', text: 'class="wp-block-' },
    { by: 'markup', text: 'class="wp-site-blocks"' },
  ],
  steps: {},
};
