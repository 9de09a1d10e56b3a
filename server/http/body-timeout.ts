import type { IncomingMessage } from "node:http";

/** How long the body of a request may take to arrive. Milliseconds. */
export const BODY_TIMEOUT_MS = 30_000;
/** The same for the upload of an administrator: 200 MB at half a megabit per second. Milliseconds. */
export const UPLOAD_TIMEOUT_MS = 3_600_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Closes the connection of a request whose body has not arrived in time, as 408; a second call replaces the time. Node's
 * `requestTimeout` is one limit for the whole server, so that it cannot tell an upload from a client that trickles.
 */
export function limitBodyTime(req: IncomingMessage, timeoutMs = BODY_TIMEOUT_MS): void {
  if (req.complete || !hasBody(req)) return;
  const isFirst = !timers.has(req);
  clearTimeout(timers.get(req));
  timers.set(req, setTimeout(() => closeConnection(req), timeoutMs).unref());
  if (!isFirst) return;
  const clear = () => clearTimeout(timers.get(req));
  req.once("end", clear).once("close", clear);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

function closeConnection({ complete, socket }: IncomingMessage): void {
  if (complete) return;
  socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n", () => socket.destroy());
}
