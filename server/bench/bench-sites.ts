// The websites of `stall.ts`, in a separate process: `hostile-KIND-MEGABYTES-N.test`, and for any other name a harmless
// site that takes 200 ms for each response.
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { HONEST_PAGE, HOSTILE_KINDS, hostileFile } from './hostile-pages.ts';

const HONEST_ANSWER_MS = 200;
const files = new Map<string, ReturnType<typeof hostileFile>>();

function hostileSite(host: string) {
  const [, kind, megabytes] = /^hostile-(\d+)-(\d+)-/.exec(host) ?? [];
  if (kind === undefined || megabytes === undefined) return null;
  const key = `${kind} ${megabytes}`;
  const file = files.get(key) ?? hostileFile(HOSTILE_KINDS[Number(kind)]!, Number(megabytes) * 1_000_000);
  files.set(key, file);
  return file;
}

const server = createServer(async (request, response) => {
  const path = request.url ?? '/';
  const hostile = hostileSite(request.headers.host ?? '');
  if (!hostile) await pause(HONEST_ANSWER_MS);
  // Every page of a hostile site is as bad as its home page.
  const isBad = hostile && (hostile.path === path || (hostile.path === '/' && path.startsWith('/plumbing')));
  const isFound = isBad || path === '/' || path === '/drains' || path === '/contact';
  const type = path.endsWith('.txt') ? 'text/plain' : path.endsWith('.xml') ? 'application/xml' : 'text/html';
  response.writeHead(isFound ? 200 : 404, { 'content-type': `${type}; charset=utf-8` });
  response.end(isBad ? hostile.body : isFound ? HONEST_PAGE : '<title>Not found</title>');
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
