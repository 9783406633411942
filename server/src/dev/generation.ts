import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createScanner } from '@named-first/scanner';
import type { Logger } from 'pino';
import { type OpenFolder, serveEmbedded } from '../db/embedded/open-embedded.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Pages } from '../http/pages/pages.ts';
import { parseSettings } from '../settings/settings.ts';
import { type RunningProduct, startProduct } from '../start/start-product.ts';

/** How long running requests and jobs may continue with the code from before the edit. */
const FINISH_MS = 500;

/** The server with one version of its code. */
export type Generation = {
  product: RunningProduct;
  answer(incoming: IncomingMessage, outgoing: ServerResponse): void;
  stop(): Promise<void>;
};

type GenerationParts = {
  env: NodeJS.ProcessEnv;
  log: Logger;
  /** Outlives the generation. */
  pages: Pages;
  /** The embedded database's files, which outlive the generation; null where a PostgreSQL server is used. */
  folder: OpenFolder | null;
  root: string;
};

/** Starts the server on a database, pages and a socket that stay open when the server stops. */
export async function startGeneration({ env, log, pages, folder, root }: GenerationParts): Promise<Generation> {
  const settings = parseSettings(env);
  const scanner = createScanner({
    resolve: settings.scanResolve,
    onCheckFault: ({ website, check, error }) => log.error({ website, check, err: error }, 'a check of a scan failed'),
  });
  const served = Promise.withResolvers<Server>();
  const product = await startProduct({
    settings: { ...settings, stopGraceSeconds: 0 },
    log,
    scanWebsite: scanner.scan,
    scanForClient: scanner.scanForClient,
    documentsDir: join(root, 'documents', 'build'),
    openDatabase: () =>
      folder ? serveEmbedded({ ...folder, close: async () => {} }, log) : openDatabase({ ...settings, log }),
    loadPages: async () => ({ ...pages, close: async () => {} }),
    listen: async (server) => served.resolve(server),
  });
  const server = await served.promise;
  const unanswered = new Set<ServerResponse>();
  return {
    product,
    answer(incoming, outgoing) {
      unanswered.add(outgoing);
      outgoing.once('close', () => unanswered.delete(outgoing));
      server.emit('request', incoming, outgoing);
    },
    async stop() {
      await allClosed(unanswered);
      await product.stop({ finishMs: FINISH_MS, hurry: AbortSignal.abort() });
      await scanner.close();
    },
  };
}

/** Resolves when every response was sent, or after `FINISH_MS`. */
async function allClosed(unanswered: ReadonlySet<ServerResponse>): Promise<void> {
  if (unanswered.size === 0) return;
  const timer = Promise.withResolvers<void>();
  const late = setTimeout(timer.resolve, FINISH_MS);
  const closed = [...unanswered].map((outgoing) => new Promise((resolve) => outgoing.once('close', resolve)));
  await Promise.race([Promise.all(closed), timer.promise]);
  clearTimeout(late);
}
