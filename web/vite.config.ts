import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { dropUnusedSchemas } from './drop-unused-schemas.ts';
import { inlineScripts } from './inline-scripts.ts';
import { pageSheets } from './page-sheets.ts';
import { scriptIntegrity } from './script-integrity.ts';

/** React and the router are asked for together on every hydrated page: one file compresses better than eight. */
const clientOutput = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|clsx)[\\/]/, priority: 3 },
      // What is said and shown on nearly every page. Verdicts bring the words of reports with them, which others do not say; styles of single pages are the back office's.
      {
        name: 'shared',
        test: /[\\/]contract[\\/]src[\\/](?:brand|call-routes|public-address)|[\\/]web[\\/]app[\\/](?:api|components|features[\\/]not-found)[\\/](?!verdict|admin|page-style|ui[\\/]subject-icons)/,
        minShareCount: 4,
        priority: 2,
      },
      // The list of posts, which the blog and its tags show.
      {
        name: 'posts',
        test: /[\\/]contract[\\/]src[\\/]long-date|[\\/]web[\\/]app[\\/]features[\\/]blog[\\/](?:feed-links|posts|post-card|post-dates|post-picture|tag-badges|use-posts)/,
        minShareCount: 2,
        priority: 2,
      },
      // Each subject of the contract is a file of its own, or one word of it would bring the others to every page.
      // A group takes along what its modules import, so the subjects that others are made of are picked before them.
      {
        name: contractSubject,
        debugName: 'contract basis',
        test: /[\\/]contract[\\/]src[\\/](?:forms|plans)\.ts/,
        priority: 1,
      },
      { name: contractSubject, debugName: 'contract', test: /[\\/]contract[\\/]src[\\/]/ },
    ],
  },
};

/** What a site is belongs to the words of a report: a file of its own would be named in the manifest of every page. */
function contractSubject(moduleId: string): string {
  const subject = basename(moduleId, '.ts');
  return subject === 'business-kind' ? 'report-words' : subject;
}

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), scriptIntegrity(), tailwindcss(), reactRouter(), dropUnusedSchemas(), pageSheets()],
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
