import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../errors.ts";
import { UPLOAD_TIMEOUT_MS } from "./body-timeout.ts";
import type { ConnectionObserver } from "./connection-observer.ts";
import { type OpenConnections, watchConnections } from "./open-connections.ts";
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from "./overload/connection-limits.ts";

/** Time for open requests to finish after `close`. */
const CLOSE_TIMEOUT_MS = 10_000;
/** Time for a proxy to send one more request on each kept-alive connection, whose response tells that it ends. */
const PROXY_DRAIN_MS = 500;
/** A proxy sends a request on a new connection at once; after this time the connection is one that a browser opened in advance. */
const UNUSED_TIMEOUT_MS = 500;

export interface ListenAddress {
  host: string;
  port: number;
  /** File descriptor of a socket that another process has opened, such as systemd; host and port are then unused. */
  fd?: number | undefined;
}

export interface HttpServer {
  url: string;
  /** The port in use, if 0 was requested. */
  port: number;
  /** Starts answering requests; call it in the turn in which `listen` resolves, before the first one arrives. */
  handle(handler: RequestListener, observer?: ConnectionObserver): void;
  /**
   * Behind a proxy, continues to answer for half a second. Then accepts no new requests, finishes open ones, and drops the rest after ten
   * seconds.
   */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** Limits that override CONNECTION_LIMITS. */
  limits?: Partial<ConnectionLimits>;
  /** All connections come from our own proxy. */
  isProxied?: boolean;
}

/**
 * Listens. Nothing is counted or scanned first, so it takes as long on a large directory as on an empty one.
 * Errors: AppError `conflict` when the port is taken, `invalid` when host and port, or the descriptor,
 * cannot be listened on.
 */
export async function listen(
  listenAddress: ListenAddress,
  { limits = {}, isProxied = false }: ListenOptions = {},
): Promise<HttpServer> {
  const server = createServer({
    headersTimeout: 15_000,
    // This is the longest of all requests; limitConnections sets the limit of each.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    connectionsCheckingInterval: 5_000,
    // The handler refuses a request without a host, so that it is logged and counted.
    requireHostHeader: false,
    // This is longer than the minute of most proxies, so that they never reuse a connection that was just closed.
    keepAliveTimeout: 65_000,
  });
  server.maxHeadersCount = 100;
  const connections = watchConnections(server);
  const limitedServer = limitConnections(server, connections, { ...CONNECTION_LIMITS, ...limits }, isProxied);
  const address = await startListening(server, listenAddress);
  return {
    url: `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`,
    port: address.port,
    handle(handler, observer) {
      const listener = limitedServer(handler, observer);
      // An unknown expectation may be ignored (RFC 9110, 10.1.1).
      server.on("request", listener).on("checkExpectation", listener);
    },
    async close() {
      connections.endReuse();
      if (isProxied) await sleep(PROXY_DRAIN_MS);
      // After this turn, requests that have arrived are read, so their connections are not idle.
      await nextTurn();
      await close(server, connections);
    },
  };
}

async function startListening(server: Server, { host, port, fd }: ListenAddress): Promise<AddressInfo> {
  if (fd !== undefined) return listenOnDescriptor(server, fd);
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, host, port);
  }
  return server.address() as AddressInfo;
}

async function listenOnDescriptor(server: Server, fd: number): Promise<AddressInfo> {
  let cause: unknown;
  try {
    await once(server.listen({ fd }), "listening");
    const address = server.address();
    if (typeof address === "object" && address !== null) return address;
    server.close();
  } catch (error) {
    cause = error;
  }
  const sentence =
    "The socket that systemd opened does not listen for TCP. Give mainstreet.socket one ListenStream= with host and port, and no Accept=yes.";
  throw new AppError("invalid", sentence, [], { cause });
}

function listenError(cause: NodeJS.ErrnoException, host: string, port: number): AppError {
  const { code, message } = cause;
  const hosts = "Choose another with --host or server.host: 127.0.0.1 for this machine alone, 0.0.0.0 for others too.";
  const error = (errorCode: "conflict" | "invalid", sentence: string) =>
    new AppError(errorCode, sentence, [], { cause });
  switch (code) {
    case "EADDRINUSE":
      return error(
        "conflict",
        `Port ${port} of ${host} is taken by another program. Stop that one, or choose another port with --port or server.port.`,
      );
    case "EADDRNOTAVAIL":
      return error("invalid", `${host} is no address of this machine. ${hosts}`);
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return error("invalid", `There is no host named ${host}. ${hosts}`);
    case "EACCES":
      return error(
        "invalid",
        `This user may not listen on port ${port}: ports below 1024 need a special right. Choose another with --port or server.port and put a reverse proxy in front, as docs/operating.md shows.`,
      );
    default:
      return error("invalid", `Cannot listen on port ${port} of ${host}: ${message}.`);
  }
}

function close(server: Server, connections: OpenConnections): Promise<void> {
  return new Promise((resolve) => {
    // A connection becomes idle only when its request has finished.
    const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
    const destroyTimer = setTimeout(() => setImmediate(destroyUnused), UNUSED_TIMEOUT_MS);
    // An immediate runs after requests that have arrived were read.
    const destroyUnused = () => {
      for (const socket of connections.unusedSockets()) socket.destroy();
    };
    const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearInterval(idleTimer);
      clearTimeout(destroyTimer);
      clearTimeout(timeout);
      resolve();
    });
  });
}
