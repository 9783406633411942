import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket, Server as TcpServer } from 'node:net';

const PROBE_EVERY_MS = 20;
/** Under a load that leaves our own probe no place, the listener closes all the same. */
const LONGEST_MS = 5_000;

/** What Node.js keeps to itself of a listening socket, and of a connection it has just accepted. */
type AcceptedHandle = { getpeername(into: { port?: number }): number; close(): void };
type ListenHandle = {
  listen(backlog: number): number;
  onconnection(error: number | undefined, client?: AcceptedHandle): void;
};

/**
 * Closes the listener without resetting a client, and resolves when the last connection has ended too. The system
 * completes connections before the process accepts them, and resets those that still wait for it when the listener
 * closes, with the request they may have sent. So the backlog is cut to one, and we connect to ourselves: when our own
 * connection is accepted it was the only one, and the listener closes at that moment. From then on clients are refused a
 * connection, before they can send anything.
 */
export async function closeListener(server: Server): Promise<void> {
  if (!server.listening) return;
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
  const limit = setTimeout(() => finish(), LONGEST_MS);
  const finish = () => {
    clearInterval(again);
    clearTimeout(limit);
    act();
    probe.destroy();
  };
  watchAccepted(server, (port) => {
    if (port !== probe.localPort) return false;
    finish();
    return true;
  });
}

/**
 * Cuts the backlog to one, and asks `isOurs` about each connection at the moment it is accepted, before Node.js makes a
 * socket of it: every microsecond until the listener closes is one in which the next client can connect. Node.js has no
 * public way for either. Without them clients that wait behind our own connection are reset.
 */
function watchAccepted(server: Server, isOurs: (port: number | undefined) => boolean): void {
  const handle = (server as { _handle?: Partial<ListenHandle> })._handle;
  const onConnection = handle?.onconnection;
  if (!handle?.listen || !onConnection) return;
  handle.onconnection = (error, client) => {
    const peer: { port?: number } = {};
    if (client && !error) client.getpeername(peer);
    if (isOurs(peer.port)) client?.close();
    else onConnection.call(handle, error, client);
  };
  handle.listen(0);
}

function connectToOurselves(server: Server): Socket {
  const { address, port } = server.address() as AddressInfo;
  const host = address === '::' ? '::1' : address === '0.0.0.0' ? '127.0.0.1' : address;
  return connect({ host, port }).on('error', () => {});
}
