import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSocket, sendRaw, statusesIn } from '../../test/raw-request.ts';
import { openTestDatabase, temporaryFolder } from '../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../test/test-product.ts';
import { newHttpServer, requestListener } from './server/start-server.ts';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path));

describe.skipIf(!NGINX)('behind nginx (needs nginx)', () => {
  let product: TestProduct;
  let server: Server;
  let nginx: ChildProcess;
  let port: number;
  const asked: string[] = [];
  const folder = temporaryFolder();

  beforeAll(async () => {
    product = await openTestProduct(await openTestDatabase('embedded'), {
      env: { TRUST_PROXY: '1', RATE_LIMITS: 'off' },
    });
    server = newHttpServer();
    server.on('request', ({ method, url }) => asked.push(`${method} ${url}`));
    server.on('request', requestListener(product.app, null, product.deps.settings.publicUrl));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = await freePort();
    nginx = startNginx(folder.folder, { port, upstream: (server.address() as AddressInfo).port });
    await vi.waitUntil(() => accepts(port), { timeout: 20_000 });
  });
  afterAll(async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
    server.closeAllConnections();
    server.close();
    await product.close();
    folder.remove();
  });

  const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  const post = (headers: string[], body: string) =>
    ['POST /api/contact HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers, '', body].join('\r\n');

  test.each([
    [
      'a length and chunks',
      post(['Content-Length: 5', 'Transfer-Encoding: chunked', 'Connection: close'], `0\r\n\r\n${SMUGGLED}`),
    ],
    ['two lengths', post(['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`, 'Connection: close'], SMUGGLED)],
    [
      'an unknown transfer encoding',
      post(['Transfer-Encoding: xchunked', 'Connection: close'], `0\r\n\r\n${SMUGGLED}`),
    ],
    [
      'a space before the colon',
      post(['Transfer-Encoding : chunked', 'Content-Length: 5', 'Connection: close'], `0\r\n\r\n${SMUGGLED}`),
    ],
    [
      'a folded header',
      post(['Transfer-Encoding:', ' chunked', 'Content-Length: 5', 'Connection: close'], `0\r\n\r\n${SMUGGLED}`),
    ],
    ['a request in the body', post([`Content-Length: ${SMUGGLED.length}`, 'Connection: close'], SMUGGLED)],
    [
      'a request in a chunk',
      post(
        ['Transfer-Encoding: chunked', 'Connection: close'],
        `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`,
      ),
    ],
  ])('%s: the product never treats the remaining bytes as a request', async (_what, bytes) => {
    asked.length = 0;
    const [status] = statusesIn(await sendRaw(port, bytes));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(502);
    expect(statusesIn(await sendRaw(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))).toEqual([
      200,
    ]);
    expect(asked.filter((one) => one.includes('smuggled'))).toEqual([]);
  });
});

/** The relevant part of docs/operations.md: the proxy keeps its connections to the product alive. */
function startNginx(folder: string, { port, upstream }: { port: number; upstream: number }): ChildProcess {
  mkdirSync(join(folder, 'temp'), { recursive: true });
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${temp}
  upstream product { server 127.0.0.1:${upstream}; keepalive 1; }
  server { listen 127.0.0.1:${port}; client_max_body_size 12m;
    location / { proxy_pass http://product; proxy_http_version 1.1; proxy_set_header Host $host; proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } } }\n`,
  );
  return spawn(NGINX!, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
}

async function freePort(): Promise<number> {
  const holder = createTcpServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = openSocket(port);
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('close', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}
