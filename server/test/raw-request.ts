import { connect, type Socket } from 'node:net';

/** Opens a connection to loopback and discards the received data. */
export function openSocket(port: number): Socket {
  return connect(port, '127.0.0.1')
    .on('error', () => {})
    .resume();
}

/**
 * Sends raw bytes and returns everything received until the server closes the connection, as Latin-1 text. If the
 * server neither answers nor closes, the test times out, which is intended.
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

/** The status of each response in the received data. */
export function statusesIn(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}

/** Resolves when the connection is closed, by either side and for any reason. */
export function closed(socket: Socket): Promise<unknown> {
  return new Promise((done) => socket.once('close', done));
}
