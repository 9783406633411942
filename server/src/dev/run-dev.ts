import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { backUp } from '../db/embedded/backup.ts';
import { openFolder } from '../db/embedded/open-embedded.ts';
import { loadDevPages } from '../http/pages/dev-pages.ts';
import { listen, newHttpServer } from '../http/server/start-server.ts';
import { createLogger } from '../logging/create-logger.ts';
import { parseSettings } from '../settings/settings.ts';
import { logUnhandledRejections } from '../start/log-unhandled-rejections.ts';
import { offerBackups } from '../start/offer-backups.ts';
import { startBlock } from '../start/start-block.ts';
import { stopOnSignal } from '../start/stop-on-signal.ts';
import type { Generation, startGeneration } from './generation.ts';
import { createReloads } from './reloads.ts';
import { openSources } from './sources.ts';

/**
 * Runs the product with reloading. The slow parts survive every edit: the embedded database, Vite and the listening
 * socket. Each edit starts a new generation of the server's own code on top of them.
 *
 * @param root the repository's folder.
 */
export async function runDev(root: string): Promise<void> {
  const settings = parseSettings(process.env);
  const log = createLogger({ level: settings.logLevel, pretty: process.stdout.isTTY === true });
  logUnhandledRejections(log);
  const folder = settings.databaseUrl === null ? await openFolder({ dataDir: settings.dataDir, log }) : null;
  const front = newHttpServer();
  const pages = await loadDevPages(join(root, 'web'), front);
  const sources = await openSources(root);
  const reloads = createReloads({
    async start(): Promise<Generation> {
      const newest = await sources.load<{ startGeneration: typeof startGeneration }>('server/src/dev/generation.ts');
      return newest.startGeneration({ env: process.env, log, pages, folder, root });
    },
    onFailure: (error) => log.error({ err: error }, 'The edited server does not start. Save again to retry'),
  });
  const first = await reloads.current();
  front.on('request', (incoming, outgoing) => void answer(incoming, outgoing, reloads.current));
  await listen(front, settings);
  const { port } = front.address() as AddressInfo;
  console.log(startBlock(settings, { ...first.product, port }));
  sources.onChange((file) => {
    log.info({ file }, 'Reloading the server');
    reloads.reload();
  });
  const stopBackups = await offerBackups({
    backUp: folder ? (target) => backUp(folder.pglite, folder.path, target) : null,
    dataDir: settings.dataDir,
    log,
  });
  stopOnSignal(async () => {
    stopBackups();
    front.close();
    front.closeAllConnections();
    await reloads.stop();
    await sources.close();
    await pages.close();
    await folder?.close();
  });
}

/** Waits for the newest generation, so that the first response after an edit comes from the edited code. */
async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  current: () => Promise<Generation>,
): Promise<void> {
  try {
    (await current()).answer(incoming, outgoing);
  } catch (error) {
    outgoing.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
    outgoing.end(error instanceof Error ? error.stack : String(error));
  }
}
