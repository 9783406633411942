import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { closeListener } from './close-listener.ts';

export type ServerStop = {
  /** Wraps the server's request listener to keep track of unanswered requests. */
  track(listener: RequestListener): RequestListener;
  /**
   * From now on every response closes its connection (`Connection: close`), so that clients disconnect. New
   * connections are still accepted.
   */
  drain(): void;
  /**
   * Stops accepting connections, and resolves when every request is answered and every connection closed. After
   * `finishMs`, the remaining requests are answered by `unfinished`.
   */
  close(finishMs: number): Promise<void>;
};

type Connection = { unanswered: Set<ServerResponse>; bytesRead: number; quietSweeps: number };

const SWEEP_MS = 50;
/**
 * A connection that was silent during this many consecutive sweeps is closed. Sweeps are counted instead of time: while
 * a long query blocks the event loop, time passes but nothing is read.
 */
const QUIET_SWEEPS = 5;
/**
 * The same for a connection on which nothing has arrived yet, because a busy client's first request may take a moment.
 */
const QUIET_SWEEPS_AT_FIRST = 40;
/** How long the last responses may take to be sent. */
const FLUSH_MS = 500;

/**
 * Watches the connections of `server`, so that it can stop without breaking off a request that was sent.
 *
 * @param unfinished answers a request whose own response is not ready in time.
 */
export function createServerStop(server: Server, unfinished: (outgoing: ServerResponse) => void): ServerStop {
  const connections = new Map<Socket, Connection>();
  let draining = false;
  server.on('connection', (socket) => {
    connections.set(socket, { unanswered: new Set(), bytesRead: 0, quietSweeps: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const unanswered = () => [...connections.values()].flatMap((connection) => [...connection.unanswered]);
  const drain = () => {
    draining = true;
    for (const outgoing of unanswered()) endConnectionAfter(outgoing);
  };
  return {
    track: (listener) => (incoming, outgoing) => {
      // The request arrived after we had closed our side, so no response can reach the client, which may send it again
      // elsewhere (RFC 9112 §9.3.1).
      if (incoming.socket.writableEnded) return void incoming.socket.destroy();
      const open = connections.get(incoming.socket)?.unanswered;
      open?.add(outgoing);
      outgoing.once('close', () => open?.delete(outgoing));
      if (draining) endConnectionAfter(outgoing);
      listener(incoming, outgoing);
    },
    drain,
    async close(finishMs) {
      drain();
      const closed = closeListener(server);
      const sweep = setInterval(() => endQuiet(connections), SWEEP_MS);
      const answerRest = setTimeout(() => unanswered().forEach(unfinished), finishMs);
      const cut = setTimeout(() => server.closeAllConnections(), finishMs + FLUSH_MS);
      await closed;
      clearInterval(sweep);
      clearTimeout(answerRest);
      clearTimeout(cut);
    },
  };
}

function endConnectionAfter(outgoing: ServerResponse): void {
  if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
}

/**
 * Closes connections that have no pending response and no incoming data. Only our side is closed: closing both while a
 * request is arriving would reset the connection.
 */
function endQuiet(connections: Map<Socket, Connection>): void {
  for (const [socket, connection] of connections) {
    if (connection.unanswered.size > 0 || socket.bytesRead !== connection.bytesRead) {
      connection.bytesRead = socket.bytesRead;
      connection.quietSweeps = 0;
      continue;
    }
    connection.quietSweeps += 1;
    const patience = socket.bytesRead === 0 ? QUIET_SWEEPS_AT_FIRST : QUIET_SWEEPS;
    if (connection.quietSweeps === patience) socket.end();
    // The client has been told by now but has not closed its side.
    if (connection.quietSweeps === patience + QUIET_SWEEPS) socket.destroy();
  }
}
