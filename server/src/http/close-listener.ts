import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket, Server as TcpServer } from 'node:net';

const ATTEMPT_EVERY_MS = 5;
/** Under a load that leaves our own connection no place, the listener closes all the same. */
const LONGEST_MS = 5_000;

/** What Node.js keeps to itself of a socket: the file descriptor's own calls. */
type ListenHandle = { listen(backlog: number): number };
type ConnectHandle = { getpeername(into: object): number };

/**
 * Closes the listener without resetting a client, and resolves when the last connection has ended too.
 *
 * The system completes connections before the process accepts them. It resets those that still wait in the backlog when
 * the listener closes, with the request they may have sent. So the backlog is cut to one place, which we fill ourselves:
 * while our own connection waits there nobody else can connect, and the listener closes before it is accepted. From then
 * on clients are refused a connection, before they can send anything. On Linux a connection to the own machine is
 * complete when connect(2) returns, if there is a place for it.
 */
export async function closeListener(server: Server): Promise<void> {
  if (!server.listening) return;
  // listen(2) may be called again to change the backlog, for which Node.js has no public way. Without it, what waits
  // beside our own connection is lost.
  (server as { _handle?: Partial<ListenHandle> })._handle?.listen?.(0);
  // `http.Server` would close idle connections too, a request on its way or not; its base class does not.
  const close = (done: () => void) => TcpServer.prototype.close.call(server, () => done());
  await new Promise<void>((resolve) => whileOnlyWeWait(server, () => close(resolve)));
}

/** Calls `act` at a moment at which the one place in the backlog is ours. */
function whileOnlyWeWait(server: Server, act: () => void): void {
  const until = performance.now() + LONGEST_MS;
  const attempt = () => {
    const ours = connectToOurselves(server);
    // connect(2) is called in a tick of its own, which was queued before this one. Accepting comes after all ticks.
    process.nextTick(() => {
      const isWaiting = isConnected(ours);
      if (isWaiting || performance.now() > until) act();
      // Right after the turn in which connections are accepted the place is free most often.
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

/** Whether the system has completed the connection, which the socket learns only in a later turn. */
function isConnected(socket: Socket): boolean {
  return (socket as { _handle?: Partial<ConnectHandle> })._handle?.getpeername?.({}) === 0;
}
