import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { stoppingResponse } from '../error-response.ts';
import { newHttpServer } from './start-server.ts';
import { createServerStop } from './stop-server.ts';

let server: Server;
afterEach(() => server.close());

async function listening(listener: RequestListener) {
  server = newHttpServer();
  const stop = createServerStop(server, stoppingResponse);
  server.on('request', stop.track(listener));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { stop, port, url: `http://127.0.0.1:${port}` };
}

test('a request that is not answered in time gets 503 with a sentence and Retry-After', async () => {
  const asked = Promise.withResolvers<void>();
  const { stop, url } = await listening(() => asked.resolve());
  const answering = fetch(url);
  await asked.promise;
  const closed = stop.close(100);
  const answer = await answering;
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ message: 'We are restarting. Please try again in a minute.' });
  await closed;
});

test('a request that is answered while the server closes gets its answer, and ends its connection', async () => {
  const asked = Promise.withResolvers<() => void>();
  const { stop, url } = await listening((_, outgoing) => asked.resolve(() => outgoing.end('whole')));
  const answering = fetch(url);
  const finish = await asked.promise;
  const closed = stop.close(60_000);
  finish();
  const answer = await answering;
  expect(await answer.text()).toBe('whole');
  expect(answer.headers.get('connection')).toBe('close');
  await closed;
});

test('an idle keep-alive connection is closed with FIN, not with a reset', async () => {
  const { stop, port } = await listening((_, outgoing) => outgoing.end());
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  const ended = once(socket, 'end');
  await stop.close(60_000);
  await ended;
  expect(socket.errored).toBeNull();
});

test('a response that never ends is cut off after the time limit', async () => {
  const { stop, url } = await listening((_, outgoing) => void outgoing.write('begun'));
  const answer = await fetch(url);
  const body = answer.text();
  await stop.close(50);
  await expect(body).rejects.toThrow();
});
