import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderMail, RenderReportPdf } from '@named-first/contract';
import type { Middleware, Pages, WebModule } from './pages.ts';

/** The part of Vite's API that is used here. Vite is a dependency of the web room and is resolved from there. */
type ViteServer = {
  middlewares: Middleware;
  ssrLoadModule(path: string): Promise<Record<string, unknown>>;
  ssrFixStacktrace(error: Error): void;
  close(): Promise<void>;
};
type Vite = { createServer(config: object): Promise<ViteServer> };

/**
 * The web in development: Vite in this process, on this port. Every page is rendered with the newest code, and edits
 * reach the browser through the same server.
 *
 * @param webDir the folder `web`.
 * @param server carries the hot-reload socket.
 */
export async function loadDevPages(webDir: string, server: Server): Promise<Pages> {
  const vite = await startVite(webDir, server);
  const load = async () => (await vite.ssrLoadModule('/handler.ts')) as unknown as WebModule;
  const renderMail: RenderMail = async (kind, data) => (await load()).renderMail(kind, data);
  const renderReportPdf: RenderReportPdf = async (report, options) => (await load()).renderReportPdf(report, options);
  return {
    createRenderer: (rendererOptions) => async (request, options) => {
      try {
        return await (await load()).createWebHandler(rendererOptions)(request, options);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    file: () => null,
    write: () => false,
    notFound: () => null,
    renderMail,
    renderReportPdf,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}

async function startVite(webDir: string, server: Server): Promise<ViteServer> {
  const fromWeb = createRequire(join(webDir, 'package.json'));
  const { createServer } = (await import(pathToFileURL(fromWeb.resolve('vite')).href)) as Vite;
  const before = process.listeners('SIGTERM');
  const vite = await createServer({
    root: webDir,
    configFile: join(webDir, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // The router's plugin starts a second Vite, whose listener would end the process in the middle of our own shutdown.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  return vite;
}
