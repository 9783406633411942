/**
 * The cost of hostile uploads: for each kind, at 1 and at 10 MB, the processor time of the receiving process, its peak
 * memory growth, and its response. Each upload goes to a fresh process. Reads /proc, so it runs only on Linux. `node
 * server/bench/uploads.ts NAME` measures the kinds whose name contains NAME.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { CONTENT_TYPE, HOSTILE_UPLOADS } from '../test/hostile-uploads.ts';

const ROUTES = ['check', 'upload'] as const;
const MB = 1024 * 1024;
const SIZES = [MB, 10 * MB - 1024];
/** Longer than any response worth measuring. */
const GIVE_UP_MS = 60_000;

type Ready = { port: number; cookie: string };
type Spent = { cpuMs: number; grownMb: number };

if (process.send) await serve();
else await measureAll(process.argv.slice(2).join(' '));

/** The child process: the whole app on loopback. On request, it reports what it has used since it was ready. */
async function serve(): Promise<void> {
  const { resolveImportsOnce } = await import('../src/start/resolve-imports-once.ts');
  resolveImportsOnce();
  const { openTestDatabase } = await import('../test/test-database.ts');
  const { openTestProduct } = await import('../test/test-product.ts');
  const { newHttpServer, requestListener } = await import('../src/http/server/start-server.ts');
  const product = await openTestProduct(await openTestDatabase('embedded'));
  const server = newHttpServer();
  server.on('request', requestListener(product.app, null, product.deps.settings.publicUrl));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cookie = await product.adminCookie();
  await (await fetch(`http://127.0.0.1:${port}/api/admin/campaigns`, { headers: { cookie } })).text();
  globalThis.gc?.();
  // Resets the peak RSS (proc(5), clear_refs), because startup uses more memory than most uploads.
  writeFileSync('/proc/self/clear_refs', '5');
  const before = { cpu: process.cpuUsage(), peakKb: peakKb() };
  process.on('message', async (word) => {
    if (word === 'end') {
      server.closeAllConnections();
      await product.close();
      process.disconnect();
      process.exit(0);
    }
    const { user, system } = process.cpuUsage(before.cpu);
    const grownMb = (peakKb() - before.peakKb) / 1024;
    process.send!({ cpuMs: (user + system) / 1000, grownMb } satisfies Spent);
  });
  process.send!({ port, cookie } satisfies Ready);
}

function peakKb(): number {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]);
}

async function measureAll(wanted: string): Promise<void> {
  const { prepareEmbeddedTemplate } = await import('../test/embedded-template.ts');
  await prepareEmbeddedTemplate();
  console.log(`${'kind'.padEnd(56)}${'1 MB'.padStart(10)}${'10 MB'.padStart(10)}${'grows by'.padStart(10)}  answer`);
  for (const { name, body } of HOSTILE_UPLOADS.filter((kind) => kind.name.includes(wanted))) {
    for (const route of ROUTES) {
      const spent: (Spent & { answer: string })[] = [];
      for (const size of SIZES) spent.push(await measure(route, body(size)));
      const [small, large] = spent as [Spent, Spent & { answer: string }];
      const columns = [
        `${small.cpuMs.toFixed(0)} ms`,
        `${large.cpuMs.toFixed(0)} ms`,
        `${large.grownMb.toFixed(0)} MB`,
      ];
      console.log(
        `${route.padEnd(7)} ${name}`.padEnd(56) +
          columns.map((text) => text.padStart(10)).join('') +
          `  ${large.answer}`,
      );
    }
  }
}

async function measure(route: (typeof ROUTES)[number], body: Buffer): Promise<Spent & { answer: string }> {
  const child = fork(import.meta.filename, [], { execArgv: ['--expose-gc', '--max-semi-space-size=16'], silent: true });
  const [{ port, cookie }] = (await once(child, 'message')) as [Ready];
  const answer = await send(`http://127.0.0.1:${port}/api/admin/campaigns/${route}`, cookie, body);
  child.send('spent');
  const [spent] = (await once(child, 'message')) as [Spent];
  child.send('end');
  await once(child, 'exit');
  return { ...spent, answer };
}

async function send(url: string, cookie: string, body: Buffer): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { cookie, 'Content-Type': CONTENT_TYPE, 'Content-Length': String(body.length) },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const { message } = (await answer.json()) as { message?: string };
    return `${answer.status} ${message ?? ''}`.trim();
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
