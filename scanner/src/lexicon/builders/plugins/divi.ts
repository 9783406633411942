import type { BuilderPlugin } from '../builder.ts';

export const divi: BuilderPlugin = {
  id: 'divi',
  fingerprints: [
    { by: 'generator', matches: /^divi\b/i },
    { by: 'asset-path', path: '/wp-content/themes/Divi/' },
    { by: 'markup', text: 'id="et-boc"' },
    { by: 'markup', text: 'class="et_pb_section ' },
  ],
  steps: {},
};
