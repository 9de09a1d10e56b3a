import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionObserver } from "./connection-observer.ts";
import { encodeRawTarget, targetProblem } from "./request-target.ts";

/** Statuses of errors in reading a request; others are 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
/** Delay of closing the connection of a client that does not read the last response. */
const CLOSE_AFTER_MS = 1_000;

/**
 * Responds to a request that is not HTTP, too large or too slow, and closes its connection. `response` is that of a request whose handler
 * is running.
 */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  response: ServerResponse | undefined,
  observer: ConnectionObserver,
): void {
  const { code = "" } = error;
  const location = code === "HPE_INVALID_URL" ? encodedLocation(error) : undefined;
  const status = location === undefined ? (STATUS[code] ?? 400) : 301;
  // A client that has disconnected is not refused.
  if (!socket.writable || code === "ECONNRESET") {
    socket.destroy(error);
    return;
  }
  if (response !== undefined && !response.writableFinished) {
    endWith(response, status);
    return;
  }
  const headers = {
    Connection: "close",
    "Content-Length": 0,
    ...(location && { Location: location }),
    ...observer.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
  observer.onRefusal(status, code, socket.remoteAddress);
  closeSoon(socket);
}

/** Matches the line of a read at the beginning of a packet; only reads are redirected. */
const READ_LINE = /^(?:GET|HEAD) (\/\S*) HTTP\/1\.[01]\r\n/;

/**
 * Returns the percent-encoded form of a target with raw UTF-8, which Node's parser refuses and some clients send; undefined for any other
 * target. `rawPacket` is what Node could not read.
 */
function encodedLocation({ rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): string | undefined {
  const [, target = ""] = READ_LINE.exec(rawPacket?.toString("latin1") ?? "") ?? [];
  const location = encodeRawTarget(target);
  return location === undefined || targetProblem(location) !== undefined ? undefined : location;
}

/** Ends a response with this status, then its connection; once headers are sent, only the connection. */
export function endWith(response: ServerResponse, status: number): void {
  const { socket } = response;
  if (response.headersSent || socket === null) {
    response.destroy();
    return;
  }
  // Node forgets the request of a finished response: without this, a handler would wait for its body for ever.
  response.once("finish", () => response.req.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" })));
  response.writeHead(status, { Connection: "close", "Content-Length": 0 }).end();
  closeSoon(socket);
}

function closeSoon(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), CLOSE_AFTER_MS);
  socket.once("close", () => clearTimeout(timer));
}
