import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { dropUnusedSchemas } from './drop-unused-schemas.ts';
import { inlineScripts } from './inline-scripts.ts';

/** React and the router are asked for together on every hydrated page: one file compresses better than eight. */
const clientOutput = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|clsx)[\\/]/ },
      // Each subject of the contract is a file of its own, or one word of it would bring the others to every page.
      { name: 'brand', test: /[\\/]contract[\\/]src[\\/](?:brand|public-address)/, priority: 2 },
      { name: contractSubject, debugName: 'contract', test: /[\\/]contract[\\/]src[\\/]/, priority: 1 },
      // Verdicts bring the words of reports with them, which the other pages do not say.
      { name: 'shared', test: /[\\/]web[\\/]app[\\/](?:api|components)[\\/](?!verdict)/, minShareCount: 4 },
    ],
  },
};

function contractSubject(moduleId: string): string {
  return basename(moduleId, '.ts');
}

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), tailwindcss(), reactRouter(), dropUnusedSchemas()],
  environments: {
    client: { build: { rolldownOptions: { output: clientOutput } } },
    ssr: { build: { rolldownOptions: { input: './handler.ts' } } },
  },
  // One self-contained server file starts in 60 ms and cannot meet a second copy of React.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
}));
