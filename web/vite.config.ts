import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { dropUnusedSchemas } from './drop-unused-schemas.ts';
import { inlineScripts } from './inline-scripts.ts';
import { pageStylesheets } from './page-stylesheets.ts';
import { scriptIntegrity } from './script-integrity.ts';

/** Every hydrated page loads React and the router together, and one file compresses better than eight. */
const clientOutput = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|clsx)[\\/]/, priority: 3 },
      // Shared by nearly every page. Left out: verdicts, because they would bring the texts of reports to every page,
      // and the styles of single pages of the back office.
      {
        name: 'shared',
        test: /[\\/]contract[\\/]src[\\/](?:brand|page-routes|public-address)|[\\/]web[\\/]app[\\/](?:api|components|features[\\/]not-found)[\\/](?!verdict|admin|client|page-style|ui[\\/]subject-icons)/,
        minShareCount: 4,
        priority: 2,
      },
      // The list of posts, which the blog and its tag pages show.
      {
        name: 'posts',
        test: /[\\/]contract[\\/]src[\\/]long-date|[\\/]web[\\/]app[\\/]features[\\/]blog[\\/](?:feed-links|posts|post-card|post-dates|post-picture|tag-badges|use-posts)/,
        minShareCount: 2,
        priority: 2,
      },
      // Each subject of the contract is a separate file, otherwise one constant would bring all of them to every page.
      // A group includes what its modules import, so shared subjects are listed before those that import them. The
      // rules of the contact form are large and are in a separate file, because other forms do not need them.
      {
        name: contractSubject,
        debugName: 'form rules',
        test: /[\\/]contract[\\/]src[\\/]form-rules\.ts/,
        priority: 1.6,
      },
      {
        name: contractSubject,
        debugName: 'contact rules',
        test: /[\\/]contract[\\/]src[\\/]contact-rules\.ts/,
        priority: 1.3,
      },
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

/** The site kind belongs to the words of a report: a separate file would be listed in the manifest of every page. */
function contractSubject(moduleId: string): string {
  const subject = basename(moduleId, '.ts');
  return subject === 'business-kind' ? 'report-words' : subject;
}

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), scriptIntegrity(), tailwindcss(), reactRouter(), dropUnusedSchemas(), pageStylesheets()],
  environments: {
    client: { build: { rolldownOptions: { output: clientOutput } } },
    ssr: { build: { rolldownOptions: { input: './handler.ts' } } },
  },
  // One self-contained server file starts in 60 ms and cannot load a second copy of React.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
}));
