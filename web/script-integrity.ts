import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const SUFFIX = '?integrity';

/**
 * `script.js?integrity` is the `integrity` attribute for an element that loads `script.js?url` (Subresource Integrity,
 * section 3.1).
 */
export function scriptIntegrity(): Plugin {
  return {
    name: 'script-integrity',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const hash = createHash('sha384')
        .update(await readFile(file))
        .digest('base64');
      return `export default ${JSON.stringify(`sha384-${hash}`)};`;
    },
  };
}
