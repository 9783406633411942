import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket, Server as TcpServer } from 'node:net';

const ATTEMPT_EVERY_MS = 5;
/** The listener closes after this time even if the queue never had room for our own connection. */
const MAX_MS = 5_000;

/** Internal handles of Node.js sockets, which expose the system calls we need. */
type ListenHandle = { listen(backlog: number): number };
type ConnectHandle = { getpeername(into: object): number };

/**
 * Closes the listener without resetting a client, and resolves when the last connection has ended too.
 *
 * The kernel completes connections before the process accepts them, and resets those still in the accept queue when the
 * listener closes, along with any request they have sent. So the backlog is reduced to one slot, which we fill with our
 * own connection. While it waits there, no other client can connect, and the listener closes before accepting it. From
 * then on clients are refused before they can send anything. On Linux a loopback connection is established by the time
 * connect(2) returns if the queue has room.
 */
export async function closeListener(server: Server): Promise<void> {
  if (!server.listening) return;
  // listen(2) may be called again to change the backlog, but Node.js has no public API for that. Without it, other
  // connections in the queue are lost.
  (server as { _handle?: Partial<ListenHandle> })._handle?.listen?.(0);
  // `http.Server` would also close idle connections on which a request may be arriving; its base class does not.
  const close = (done: () => void) => TcpServer.prototype.close.call(server, () => done());
  await new Promise<void>((resolve) => whileOnlyWeWait(server, () => close(resolve)));
}

/** Calls `act` while our own connection occupies the only slot of the backlog. */
function whileOnlyWeWait(server: Server, act: () => void): void {
  const until = performance.now() + MAX_MS;
  const attempt = () => {
    const ours = connectToOurselves(server);
    // net.connect calls connect(2) in a tick queued before this one. Connections are accepted after all ticks.
    process.nextTick(() => {
      const isWaiting = isConnected(ours);
      if (isWaiting || performance.now() > until) act();
      // The slot is most likely to be free right after the poll phase, in which connections are accepted.
      else setTimeout(() => setImmediate(attempt), ATTEMPT_EVERY_MS);
      ours.destroy();
    });
  };
  setImmediate(attempt);
}

function connectToOurselves(server: Server): Socket {
  const { address, port } = server.address() as AddressInfo;
  const host = address === '::' ? '::1' : address === '0.0.0.0' ? '127.0.0.1' : address;
  return connect({ host, port }).on('error', () => {});
}

/**
 * True if the kernel has established the connection. The socket itself learns this in a later tick of the event loop.
 */
function isConnected(socket: Socket): boolean {
  return (socket as { _handle?: Partial<ConnectHandle> })._handle?.getpeername?.({}) === 0;
}
