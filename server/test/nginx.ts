import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const EXAMPLE = new URL('../../docs/nginx.conf', import.meta.url);
const MAX_START_MS = 10_000;

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined;

/**
 * The example of `docs/nginx.conf`, adapted to run in a test: on loopback ports, without a certificate, in front of the
 * given processes.
 *
 * @param upstreams `host:port` of each web process.
 */
export function exampleConfig({
  port,
  plainPort,
  upstreams,
}: {
  port: number;
  plainPort: number;
  upstreams: string[];
}) {
  const example = readFileSync(EXAMPLE, 'utf8');
  const [, options = ''] = /^ *server [\d.]+:\d+(.*;)$/m.exec(example) ?? [];
  const servers = upstreams.map((upstream) => `  server ${upstream}${options}\n`).join('');
  return example
    .replace(/(?:^ *server [\d.]+:\d+.*;\n)+/m, servers)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace(/^ *ssl_certificate.*\n/gm, '');
}

/** Runs nginx on loopback with `http` as its http block, and resolves when it accepts connections on `port`. */
export async function startNginx(http: string, port: number): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'named-first-nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(' ')}
    ${http} }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + MAX_START_MS; !(await accepts(port)); await pause(20)) {
    if (child.exitCode === null && Date.now() < end) continue;
    await stop();
    throw new Error(`nginx did not start:\n${errors}`);
  }
  return { stop };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
