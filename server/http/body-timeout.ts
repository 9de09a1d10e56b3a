import type { IncomingMessage, ServerResponse } from "node:http";
import { endWith } from "./refuse-unreadable.ts";

/** Time in which the body of a request must arrive. */
export const BODY_TIMEOUT_MS = 20_000;
/** Time for the upload of an administrator: 200 MB at half a megabit per second. */
export const UPLOAD_TIMEOUT_MS = 3_600_000;
/** Time for which an answered client may still send, so that it reads the response. */
export const DRAIN_TIMEOUT_MS = 5_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
const responses = new WeakMap<IncomingMessage, ServerResponse>();

/**
 * Responds 408 and closes the connection when the body of a request has not arrived in time. A second call replaces the time; only the
 * first gets `response`. Node's `requestTimeout` is one limit for the whole server, so it cannot allow uploads more.
 */
export function limitBodyTime(req: IncomingMessage, timeoutMs = BODY_TIMEOUT_MS, response?: ServerResponse): void {
  if (req.complete || !hasBody(req)) return;
  if (response !== undefined) responses.set(req, response);
  const isFirst = !timers.has(req);
  clearTimeout(timers.get(req));
  timers.set(
    req,
    setTimeout(() => closeAsTimeout(req), timeoutMs),
  );
  if (!isFirst) return;
  // This event also covers the end of the connection; a listener of the socket would stay for all of its requests.
  req.once("close", () => clearTimeout(timers.get(req)));
}

/** Closes the connection of a request that was answered before its body arrived, unless the rest comes in time. */
export function limitDrainTime(req: IncomingMessage, res: ServerResponse, timeoutMs = DRAIN_TIMEOUT_MS): void {
  if (!hasBody(req)) return;
  const { socket } = req;
  res.once("finish", () => {
    clearTimeout(timers.get(req));
    if (req.complete || socket.destroyed) return;
    req.resume();
    const timer = setTimeout(() => {
      if (!req.complete) socket.destroy();
    }, timeoutMs);
    req.once("close", () => clearTimeout(timer));
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

function closeAsTimeout(req: IncomingMessage): void {
  if (req.complete) return;
  const response = responses.get(req);
  if (response === undefined) req.socket.destroy();
  else endWith(response, 408);
}
