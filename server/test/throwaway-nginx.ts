import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './test-database.ts';

export type ThrowawayNginx = {
  url: string;
  /** Errors between nginx and the product, except refused connections. */
  upstreamErrors(): string[];
  stop(): Promise<void>;
};

/** Whether nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** Starts nginx as a proxy in front of `target`, with kept-alive connections. */
export async function startThrowawayNginx(target: string): Promise<ThrowawayNginx> {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const errorLog = join(folder, 'error.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${errorLog};
    events { worker_connections 1024; }
    http { access_log off; ${temporary.join(' ')}
      upstream product { server ${new URL(target).host} max_fails=0; keepalive 32; }
      server { listen 127.0.0.1:${port};
        location / { proxy_pass http://product; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_set_header Host $host; } } }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(`${url}/healthz`).catch(() => null))) await pause(20);
  return {
    url,
    upstreamErrors: () =>
      readFileSync(errorLog, 'utf8')
        .split('\n')
        .filter((line) => /upstream/.test(line) && !/Connection refused/.test(line)),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      remove();
    },
  };
}
