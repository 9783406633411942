import { connect, type Socket } from 'node:net';

/** Opens a connection to loopback, and takes whatever comes. */
export function openSocket(port: number): Socket {
  return connect(port, '127.0.0.1')
    .on('error', () => {})
    .resume();
}

/**
 * Sends bytes as they are and gives what came back until the server closed the connection, as Latin-1 text. A server
 * that does neither answer nor close makes the test time out, which is what it is for.
 */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = openSocket(port);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  await closed(socket);
  return answer;
}

/** The status of each answer in what came back. */
export function statusesIn(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}

/** Resolves when the connection is closed, by either side and for any reason. */
export function closed(socket: Socket): Promise<unknown> {
  return new Promise((done) => socket.once('close', done));
}
