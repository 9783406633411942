import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '.inline.ts?script';

/**
 * Bundles `something.inline.ts?script` and all it imports into one small classic script and gives its text, so that a
 * page without a framework can carry code that is typed, tested and shared with the server.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return;
      const [chunk] = await bundle(id.slice(0, -'?script'.length));
      for (const file of chunk.moduleIds) this.addWatchFile(file);
      // The text stands inside a script element, which this would end.
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
