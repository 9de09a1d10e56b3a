import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Differs for each process, so that ids never repeat. */
const PROCESS_PREFIX = randomBytes(4).toString("hex");

const ids = new WeakMap<IncomingMessage, string>();
let count = 0;

/**
 * Returns the id of a request, for its log lines and error page. With `trustProxy` it comes from the header X-Request-Id, if that is there.
 */
export function requestId(req: IncomingMessage, trustProxy = false): string {
  const existing = ids.get(req);
  if (existing !== undefined) return existing;
  const proxyId = trustProxy ? String(req.headers["x-request-id"] ?? "") : "";
  const id = /^[\w-]{8,64}$/.test(proxyId) ? proxyId : `${PROCESS_PREFIX}-${(++count).toString(36)}`;
  ids.set(req, id);
  return id;
}
