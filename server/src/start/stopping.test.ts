import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { times } from '../../../test/thorough.ts';
import { copyMigratedTemplate } from '../../test/embedded-template.ts';
import { startLoad } from '../../test/load-clients.ts';
import { type SpawnedProduct, spawnProduct } from '../../test/spawn-product.ts';
import { temporaryFolder } from '../../test/test-database.ts';
import { hasNginx, startThrowawayNginx } from '../../test/throwaway-nginx.ts';
import { openDatabase } from '../db/open-database.ts';
import { newsletters } from '../db/schema/index.ts';

vi.setConfig({ testTimeout: 300_000 });

let temporary: ReturnType<typeof temporaryFolder>;
const running: SpawnedProduct[] = [];

beforeEach(async () => {
  temporary = temporaryFolder();
  await copyMigratedTemplate(temporary.folder);
});
afterEach(async () => {
  for (const product of running.splice(0)) {
    product.child.kill('SIGKILL');
    await product.exited;
  }
  temporary.remove();
});

async function start(env: Record<string, string> = {}): Promise<SpawnedProduct> {
  const product = await spawnProduct({ DATA_DIR: temporary.folder, LOG_LEVEL: 'fatal', ...env });
  running.push(product);
  return product;
}

async function subscribers(): Promise<string[]> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ dataDir: temporary.folder, databaseUrl: null, log });
  const rows = await database.db.select({ email: newsletters.email }).from(newsletters);
  await database.close();
  return rows.map(({ email }) => email);
}

const ROUNDS = times({ usual: 1, thorough: 5 });
const CLIENTS = 16;
/**
 * A TCP handshake that the kernel is completing on another CPU while the listener closes can still be lost: about one
 * in ten stops at full load. `npm run bench stopping` counts them.
 */
const MAX_LOST_HANDSHAKES = 1;

describe('SIGTERM under load', () => {
  test('resets at most a connection that is just being established, and everything that was confirmed is stored', async () => {
    const accepted: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await start({ STOP_GRACE_SECONDS: '1' });
      const load = startLoad(product.url, { clients: CLIENTS });
      await load.untilAccepted(4 * CLIENTS);
      product.child.kill('SIGTERM');
      expect(await product.exited).toBe(0);
      await load.ended;
      expect(load.figures.broken.length).toBeLessThanOrEqual(MAX_LOST_HANDSHAKES);
      expect([...load.figures.statuses.keys()]).toEqual([201]);
      expect(load.figures.closing).toBeGreaterThanOrEqual(CLIENTS);
      accepted.push(...load.figures.accepted);
    }
    expect((await subscribers()).toSorted()).toEqual(accepted.toSorted());
  });

  test.skipIf(!hasNginx())('resets at most a connection that a proxy is just establishing (needs nginx)', async () => {
    const accepted: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await start({ STOP_GRACE_SECONDS: '1' });
      const nginx = await startThrowawayNginx(product.url);
      const load = startLoad(nginx.url, { clients: CLIENTS });
      await load.untilAccepted(4 * CLIENTS);
      product.child.kill('SIGTERM');
      expect(await product.exited).toBe(0);
      await load.ended;
      expect(nginx.upstreamErrors().length).toBeLessThanOrEqual(MAX_LOST_HANDSHAKES);
      expect(load.figures.broken).toEqual([]);
      accepted.push(...load.figures.accepted);
      await nginx.stop();
    }
    expect((await subscribers()).toSorted()).toEqual(accepted.toSorted());
  });
});

/** Sends a request over the agent's connection. */
async function ask(url: string, agent: Agent): Promise<IncomingMessage & { body: string }> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  const chunks = await answer.toArray();
  return Object.assign(answer, { body: Buffer.concat(chunks).toString() });
}

describe('while it stops', () => {
  test('/readyz answers 503 with the reason, other requests are answered, and each response closes its connection', async () => {
    const product = await start({ STOP_GRACE_SECONDS: '30' });
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })] as const;
    for (const agent of agents) expect((await ask(`${product.url}/readyz`, agent)).statusCode).toBe(200);
    product.child.kill('SIGTERM');
    let readiness = await fetch(`${product.url}/readyz`);
    // The signal may reach the process after the request.
    while (readiness.status === 200) readiness = await fetch(`${product.url}/readyz`);
    expect(readiness.status).toBe(503);
    expect(readiness.headers.get('connection')).toBe('close');
    expect(await readiness.text()).toContain('stopping');
    for (const agent of agents) {
      const answer = await ask(`${product.url}/healthz`, agent);
      expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    }
    // Supervisors that signal a whole process group send a second SIGTERM, which has no effect. Ctrl-C ends the wait.
    product.child.kill('SIGTERM');
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    product.child.kill('SIGINT');
    expect(await product.exited).toBe(0);
  });

  test('an idle connection does not delay it', async () => {
    const product = await start();
    const agent = new Agent({ keepAlive: true });
    await ask(`${product.url}/healthz`, agent);
    product.child.kill('SIGINT');
    expect(await product.exited).toBe(0);
    agent.destroy();
  });
});
