import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Differs for each process, so that ids never repeat. */
const PROCESS = randomBytes(4).toString("hex");

const ids = new WeakMap<IncomingMessage, string>();
let count = 0;

/** The id of a request, by which logs and error pages name it. `trustProxy`: the proxy may have given it in X-Request-Id. */
export function requestId(req: IncomingMessage, trustProxy = false): string {
  const known = ids.get(req);
  if (known !== undefined) return known;
  const given = trustProxy ? String(req.headers["x-request-id"] ?? "") : "";
  const id = /^[\w-]{8,64}$/.test(given) ? given : `${PROCESS}-${(++count).toString(36)}`;
  ids.set(req, id);
  return id;
}
