import { type IncomingMessage, request } from 'node:http';
import { freePort } from './free-port.ts';
import { exampleConfig, startNginx } from './nginx.ts';
import { type RunningScript, runPackageScript } from './package-script.ts';

export type WebProcess = { url: string; script: RunningScript };

export type Cluster = {
  /** The URL of nginx, which visitors use. */
  url: string;
  web: [WebProcess, WebProcess];
  workers: [RunningScript, RunningScript];
  stop(): Promise<void>;
};

export type Reply = { status: number; headers: IncomingMessage['headers']; text: string };

/**
 * Starts two web and two worker processes at the same time, with the command lines of `npm start` and `npm run worker`,
 * behind nginx as configured in `docs/nginx.conf`. Resolves when all of them are ready.
 */
export async function startCluster(env: Record<string, string>): Promise<Cluster> {
  const [port, plainPort, ...webPorts] = (await Promise.all(Array.from({ length: 4 }, freePort))) as [
    number,
    number,
    number,
    number,
  ];
  const url = `http://127.0.0.1:${port}`;
  const shared = { HOST: '127.0.0.1', PUBLIC_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...env };
  const workers = [runPackageScript('worker', shared), runPackageScript('worker', shared)] satisfies Cluster['workers'];
  const web = webPorts.map((webPort) => ({
    url: `http://127.0.0.1:${webPort}`,
    script: runPackageScript('start', { ...shared, ROLE: 'web', PORT: String(webPort) }),
  })) as Cluster['web'];
  const stopProcesses = () =>
    Promise.all([...workers, ...web.map(({ script }) => script)].map((script) => script.end('SIGKILL')));
  try {
    await Promise.all([
      ...workers.map((worker) => worker.printed('runs jobs')),
      ...web.map(({ script }) => script.printed('is running')),
    ]);
    const upstreams = webPorts.map((webPort) => `127.0.0.1:${webPort}`);
    const nginx = await startNginx(exampleConfig({ port, plainPort, upstreams }), port);
    const stop = async () => {
      await nginx.stop();
      await stopProcesses();
    };
    return { url, web, workers, stop };
  } catch (error) {
    await stopProcesses();
    throw error;
  }
}

/**
 * Sends one request on a new connection.
 *
 * @param from the source address, one of 127.0.0.0/8. nginx uses it as the visitor's address.
 * @throws if the connection broke before the response was complete.
 */
export function ask(
  address: string,
  {
    method = 'GET',
    json,
    headers = {},
    from,
  }: { method?: string; json?: unknown; headers?: Record<string, string>; from?: string | undefined } = {},
): Promise<Reply> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const sent = {
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      { method, headers: sent, agent: false, ...(from ? { localAddress: from } : {}) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
