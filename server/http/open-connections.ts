import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface OpenConnections {
  /** Returns connections that browsers opened in advance, over which nothing has come yet. Node does not count them as idle. */
  unusedSockets(): Socket[];
  /** The response to the latest request of a connection. */
  latestResponse(socket: Socket): ServerResponse | undefined;
  /**
   * Makes each response say `Connection: close`, also the open ones. Otherwise a proxy would send its next request on a connection that is
   * about to be closed.
   */
  endReuse(): void;
}

/** Watches the connections of a server. Call it before requests are handled. */
export function watchConnections(server: Server): OpenConnections {
  const sockets = new Set<Socket>();
  // A set of responses would grow with each request, and the tables that it outgrows would keep them alive.
  const latest = new WeakMap<Socket, ServerResponse>();
  let hasEnded = false;
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const track = ({ socket }: IncomingMessage, res: ServerResponse) => {
    latest.set(socket, res);
    if (hasEnded) res.setHeader("Connection", "close");
  };
  server.on("request", track).on("checkExpectation", track);
  return {
    unusedSockets: () => [...sockets].filter(({ bytesRead }) => bytesRead === 0),
    latestResponse: (socket) => latest.get(socket),
    endReuse() {
      hasEnded = true;
      for (const socket of sockets) {
        const res = latest.get(socket);
        if (res?.headersSent === false) res.setHeader("Connection", "close");
      }
    },
  };
}
