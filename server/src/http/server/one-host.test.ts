import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { redirectToOneHost } from './one-host.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

async function ask(publicUrl: string, host: string, path = '/pricing?plan=basic', method = 'GET') {
  const redirect = redirectToOneHost(publicUrl);
  server = createServer((incoming, outgoing) => {
    if (!redirect(incoming, outgoing)) outgoing.end('page');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(request({ port, host: '127.0.0.1', path, method, headers: { host } }).end(), 'response');
  answer.resume();
  return [answer.statusCode, answer.headers.location];
}

test('the host without www redirects permanently to the one with it, keeping path and query', async () => {
  const target = 'https://www.agency.com/pricing?plan=basic';
  expect(await ask('https://www.agency.com', 'Agency.com')).toEqual([301, target]);
  expect(await ask('https://www.agency.com', 'agency.com', undefined, 'HEAD')).toEqual([301, target]);
});

test('the host with www redirects to the one without it', async () => {
  expect(await ask('https://agency.com', 'www.agency.com', '/')).toEqual([301, 'https://agency.com/']);
});

test.each(['www.agency.com', '127.0.0.1:3000', 'evil.com', 'shop.agency.com'])(
  'a request for %s is answered',
  async (host) => expect(await ask('https://www.agency.com', host)).toEqual([200, undefined]),
);

test('a form post is never redirected, and no path leads to another host', async () => {
  expect(await ask('https://www.agency.com', 'agency.com', '/contact', 'POST')).toEqual([200, undefined]);
  expect(await ask('https://www.agency.com', 'agency.com', '//evil.com/')).toEqual([
    301,
    'https://www.agency.com//evil.com/',
  ]);
});
