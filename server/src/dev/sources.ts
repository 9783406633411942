import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The little of Vite that is used here. Vite itself is the web room's dependency and is found from there. */
type ViteServer = {
  environments: { ssr: object };
  watcher: { add(paths: string[]): void; on(event: 'all', listener: (event: string, file: string) => void): void };
  close(): Promise<void>;
};
type Runner = { import(path: string): Promise<unknown>; close(): Promise<void> };
type Vite = {
  createServer(config: object): Promise<ViteServer>;
  createServerModuleRunner(environment: object, options: object): Runner;
};

/** The server's code as it is on the disk now. */
export type Sources = {
  /** Loads a module by its path from the root: what was edited, and what imports it, runs anew; the rest is as before. */
  load<T>(path: string): Promise<T>;
  /** Calls `listener` once for edits that come together, with the last of their files. */
  onChange(listener: (file: string) => void): void;
  close(): Promise<void>;
};

/** Folders whose edits reach the server. What the web alone is made of reloads by itself. */
const WATCHED = ['server/src', 'contract/src', 'scanner/src'];
/** Editors write a file in steps, and a formatter writes it once more. */
const SETTLED_MS = 50;

/**
 * Opens the sources of the server for reloading. Node.js keeps every ES module for the life of a process; Vite's module
 * runner does not (https://vite.dev/guide/api-environment-runtimes#modulerunner).
 */
export async function openSources(root: string): Promise<Sources> {
  const fromWeb = createRequire(join(root, 'web', 'package.json'));
  const vite = (await import(pathToFileURL(fromWeb.resolve('vite')).href)) as Vite;
  const server = await vite.createServer({
    configFile: false,
    root: join(root, 'server', 'src'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  server.watcher.add(WATCHED.map((folder) => join(root, folder)));
  const runner = vite.createServerModuleRunner(server.environments.ssr, { hmr: false });
  return {
    load: async <T>(path: string) => (await runner.import(join(root, path))) as T,
    onChange(listener) {
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (event, file) => {
        if (event.endsWith('Dir') || /\.test\.tsx?$/.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => listener(file), SETTLED_MS);
      });
    },
    async close() {
      await runner.close();
      await server.close();
    },
  };
}
