import type { IncomingMessage, ServerResponse } from "node:http";
import { isRead } from "../middleware/is-read.ts";
import { requestId } from "../operating/request-id.ts";
import type { Admission } from "./admission.ts";
import { BUSY_REFUSAL } from "./busy-refusal.ts";
import { clientAddress, networkOfAddress } from "./client-network.ts";
import type { NetworkLimit } from "./network-limit.ts";
import { createRefuser, type Refusal, type RefuserOptions } from "./refusal.ts";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface GuardOptions {
  admission: Admission;
  networkLimit: NetworkLimit;
  /** Tells whether an address is a read of the directory. */
  isLimited: (url: string) => boolean;
  trustProxy: boolean;
  look: RefuserOptions;
  /** Delay of a refusal. */
  refusalDelayMs?: number;
}

/**
 * Refuses uncached reads of the directory before Koa: with 429 above the rate limit of a network, with 503 when the queue is
 * full.
 */
export function guardAgainstOverload(handler: Handler, options: GuardOptions): Handler {
  const { admission, networkLimit, isLimited, trustProxy, look, refusalDelayMs } = options;
  const refuse = createRefuser(look, refusalDelayMs);
  const refuseWithId = (req: IncomingMessage, res: ServerResponse, refusal: Refusal) => {
    res.setHeader("X-Request-Id", requestId(req, trustProxy));
    return refuse(req, res, refusal);
  };
  return (req, res) => {
    const { url = "", method, headers } = req;
    if (!isRead(method) || !isLimited(url)) return handler(req, res);
    const waitSeconds = networkLimit.take(clientAddress(req, trustProxy), headers["user-agent"], performance.now());
    if (waitSeconds > 0) {
      const detail = "Your network asked for too many pages. Please try again in a moment.";
      return refuseWithId(req, res, { status: 429, detail, retryAfterSeconds: waitSeconds });
    }
    if (!admission.isFull(laneOf(req, trustProxy))) return handler(req, res);
    admission.reportOverload();
    return refuseWithId(req, res, BUSY_REFUSAL);
  };
}

/** Returns the client's lane in the queue: its network, with a separate lane for URLs with a query, so searches hold up no other page. */
export function laneOf(req: IncomingMessage, trustProxy: boolean): string {
  const network = networkOfAddress(clientAddress(req, trustProxy));
  return req.url?.includes("?") ? `${network}?` : network;
}
