import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket, Server as TcpServer } from 'node:net';

const PROBE_EVERY_MS = 20;
/** Under a load that leaves our own probe no place, the listener closes all the same. */
const LONGEST_MS = 2_000;

type ListenHandle = { listen(backlog: number): number };

/**
 * Closes the listener without resetting a client, and resolves when the last connection has ended too. The system
 * completes connections before the process accepts them, and resets those that still wait for it when the listener
 * closes, with the request they may have sent. So the backlog is cut to one, and we connect to ourselves: when our own
 * connection is accepted it was the only one, and the listener closes at that moment. From then on clients are refused a
 * connection, before they can send anything.
 */
export async function closeListener(server: Server): Promise<void> {
  if (!server.listening) return;
  // listen(2) may be called again to change the backlog, for which Node.js has no public way. Without it, what waits
  // behind our own connection is lost.
  (server as { _handle?: Partial<ListenHandle> })._handle?.listen?.(0);
  // `http.Server` would close idle connections too, a request on its way or not; its base class does not.
  const close = (done: () => void) => TcpServer.prototype.close.call(server, () => done());
  await new Promise<void>((resolve) => whenOnlyWeWait(server, () => close(resolve)));
}

function whenOnlyWeWait(server: Server, act: () => void): void {
  let probe = connectToOurselves(server);
  const again = setInterval(() => {
    probe.destroy();
    probe = connectToOurselves(server);
  }, PROBE_EVERY_MS);
  const finish = () => {
    server.off('connection', look);
    clearInterval(again);
    clearTimeout(limit);
    act();
    probe.destroy();
  };
  const look = (socket: Socket) => {
    if (socket.remotePort === probe.localPort) finish();
  };
  const limit = setTimeout(finish, LONGEST_MS);
  server.on('connection', look);
}

function connectToOurselves(server: Server): Socket {
  const { address, port } = server.address() as AddressInfo;
  const host = address === '::' ? '::1' : address === '0.0.0.0' ? '127.0.0.1' : address;
  return connect({ host, port }).on('error', () => {});
}
