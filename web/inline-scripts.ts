import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '.inline.ts?script';

/**
 * Bundles `something.inline.ts?script` with its imports into one small classic script and exports its text. A page
 * without a framework can then use code that is typed, tested and shared with the server.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return;
      const [chunk] = await bundle(id.slice(0, -'?script'.length));
      for (const file of chunk.moduleIds) this.addWatchFile(file);
      // The text goes inside a script element, which this would close.
      if (chunk.code.includes('</')) throw new Error(`${id} contains "</" and cannot stand in a page`);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}

async function bundle(input: string): Promise<[Rolldown.OutputChunk]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return [output[0]];
}
