import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of Vite's API that is used here. Vite is a dependency of the web room and is resolved from there. */
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

/** The server's code in its current state on disk. */
export type Sources = {
  /**
   * Loads a module by its path from the root. Edited modules and their importers are evaluated again; the others are
   * reused.
   */
  load<T>(path: string): Promise<T>;
  /** Calls `listener` once for a burst of edits, with the last edited file. */
  onChange(listener: (file: string) => void): void;
  close(): Promise<void>;
};

/** Folders whose edits reach the server. Vite reloads code that only the web uses. */
const WATCHED = ['server/src', 'contract/src', 'scanner/src'];
/** Editors write a file in several steps, and a formatter then writes it again. */
const SETTLED_MS = 50;

/**
 * Opens the sources of the server for reloading. Node.js caches every ES module until the process ends; Vite's module
 * runner can reload them (https://vite.dev/guide/api-environment-runtimes#modulerunner).
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
