import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { BODY_TIMEOUT_MS, DRAIN_TIMEOUT_MS, hasBody, limitBodyTime, limitDrainTime } from "../body-timeout.ts";
import { type ClosedReason, type ConnectionObserver, NO_OBSERVER } from "../connection-observer.ts";
import type { OpenConnections } from "../open-connections.ts";
import { refuseUnreadable } from "../refuse-unreadable.ts";
import { isSharedAddress } from "./client-network.ts";

export interface ConnectionLimits {
  /** Maximum connections of the server. Beyond it, the longest idle one is closed. */
  maxConnections: number;
  /** Maximum connections of one address. Addresses that many visitors may share have no limit. */
  maxPerAddress: number;
  /** Time for the body of a request; uploads set their own. */
  bodyTimeoutMs: number;
  /** Time for the rest of a body after the response. */
  drainTimeoutMs: number;
  /** Time in which a client must read some of its response. */
  readTimeoutMs: number;
  /** Time in which it must read all of its response, plus a second for each 8 kB. */
  minReadMs: number;
  /** Maximum bytes of unread responses, all together. Beyond it, the oldest are dropped. */
  maxUnreadBytes: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  maxConnections: 3_000,
  maxPerAddress: 200,
  bodyTimeoutMs: BODY_TIMEOUT_MS,
  drainTimeoutMs: DRAIN_TIMEOUT_MS,
  readTimeoutMs: 20_000,
  minReadMs: 60_000,
  maxUnreadBytes: 32 * 1024 * 1024,
};

interface ConnectionState {
  /**
   * A client may send several requests at once (pipelining). At 0 the connection is idle: the server waits for a request or its body, or
   * for the client to read.
   */
  activeRequests: number;
  /** Sequence number of the moment when the connection became idle; the longest idle one has the smallest. */
  idleSince: number;
}

/** Minimum rate at which a client must read its response. */
const MIN_READ_BYTES_PER_SECOND = 8 * 1024;

/**
 * Limits what slow clients can hold: connections, bodies that trickle in and unread responses. With `isProxied` all connections come from
 * our proxy, so no address has a limit.
 */
export function limitConnections(
  server: Server,
  { latestResponse }: Pick<OpenConnections, "latestResponse">,
  limits: ConnectionLimits,
  isProxied: boolean,
) {
  // A set of idle connections would change twice with each request, and its outgrown tables would burden the garbage collector.
  const connections = new Map<Socket, ConnectionState>();
  const countByAddress = new Map<string, number>();
  const unreadResponses = new UnreadResponses(limits, (reason) => observer.onClose(reason));
  let observer = NO_OBSERVER;
  let idleCount = 0;

  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    const address = isProxied || isSharedAddress(remoteAddress) ? undefined : remoteAddress;
    const ownCount = address === undefined ? 0 : (countByAddress.get(address) ?? 0) + 1;
    if (ownCount > limits.maxPerAddress) {
      observer.onClose("too-many-of-address");
      socket.destroy();
      return;
    }
    if (connections.size >= limits.maxConnections) {
      observer.onClose("too-many");
      if (!closeLongestIdle()) {
        socket.destroy();
        return;
      }
    }
    if (address !== undefined) countByAddress.set(address, ownCount);
    connections.set(socket, { activeRequests: 0, idleSince: idleCount++ });
    socket.once("close", () => {
      connections.delete(socket);
      if (address === undefined) return;
      const otherCount = (countByAddress.get(address) ?? 1) - 1;
      if (otherCount === 0) countByAddress.delete(address);
      else countByAddress.set(address, otherCount);
    });
  });

  function closeLongestIdle(): boolean {
    let longestConnection: [Socket, ConnectionState] | undefined;
    for (const connection of connections) {
      const [, { activeRequests, idleSince }] = connection;
      if (activeRequests === 0 && idleSince < (longestConnection?.[1].idleSince ?? Number.POSITIVE_INFINITY))
        longestConnection = connection;
    }
    if (longestConnection === undefined) return false;
    const [socket] = longestConnection;
    connections.delete(socket);
    socket.destroy();
    return true;
  }

  function countRequest(socket: Socket, difference: 1 | -1) {
    const state = connections.get(socket);
    if (state === undefined) return;
    state.activeRequests += difference;
    if (state.activeRequests === 0) state.idleSince = idleCount++;
  }

  function trackRequest(socket: Socket, req: IncomingMessage, res: ServerResponse) {
    let isActive = false;
    const setActive = (isActiveNow: boolean) => {
      if (isActive !== isActiveNow) countRequest(socket, isActiveNow ? 1 : -1);
      isActive = isActiveNow;
    };
    if (req.complete || !hasBody(req)) setActive(true);
    else req.once("end", () => setActive(!res.writableEnded));
    res.once("prefinish", () => setActive(false)).once("close", () => setActive(false));
  }

  server.on("clientError", (error, socket) =>
    refuseUnreadable(error, socket as Socket, latestResponse(socket as Socket), observer),
  );

  server.on("connect", (_req, socket) =>
    refuseUnreadable(Object.assign(new Error("a tunnel"), { code: "CONNECT" }), socket as Socket, undefined, observer),
  );

  /** Wraps a handler with the limits of requests. `watchedBy` observes requests that never reach the handler. */
  return (handler: RequestListener, watchedBy: ConnectionObserver = NO_OBSERVER): RequestListener => {
    observer = watchedBy;
    return (req, res) => {
      const { socket } = req;
      trackRequest(socket, req, res);
      limitBodyTime(req, limits.bodyTimeoutMs, res);
      limitDrainTime(req, res, limits.drainTimeoutMs);
      res.once("prefinish", () => unreadResponses.add(res));
      handler(req, res);
    };
  };
}

/** Limits the memory of responses that their clients have not read yet. */
class UnreadResponses {
  readonly #limits: ConnectionLimits;
  readonly #onDrop: (reason: ClosedReason) => void;
  /** Bytes of each response, the oldest first. */
  readonly #bytes = new Map<ServerResponse, number>();
  #total = 0;

  constructor(limits: ConnectionLimits, onDrop: (reason: ClosedReason) => void) {
    this.#limits = limits;
    this.#onDrop = onDrop;
  }

  add(res: ServerResponse): void {
    const { socket } = res;
    const bytes = socket?.writableLength ?? 0;
    if (socket === null || bytes === 0) return;
    const { readTimeoutMs, minReadMs } = this.#limits;
    // Node resets this timeout after the response, when it sets the keep-alive timeout.
    socket.setTimeout(readTimeoutMs);
    const onTimeout = () => this.#onDrop("unread");
    socket.once("timeout", onTimeout);
    const timer = setTimeout(
      () => {
        onTimeout();
        socket.destroy();
      },
      minReadMs + (bytes / MIN_READ_BYTES_PER_SECOND) * 1000,
    );
    this.#bytes.set(res, bytes);
    this.#total += bytes;
    res.once("close", () => {
      clearTimeout(timer);
      // An idle connection may time out later.
      socket.off("timeout", onTimeout);
      this.#remove(res);
    });
    this.#dropOldest();
  }

  #dropOldest() {
    for (const res of this.#bytes.keys()) {
      if (this.#total <= this.#limits.maxUnreadBytes) return;
      this.#remove(res);
      this.#onDrop("unread-total");
      res.destroy();
    }
  }

  #remove(res: ServerResponse) {
    this.#total -= this.#bytes.get(res) ?? 0;
    this.#bytes.delete(res);
  }
}
