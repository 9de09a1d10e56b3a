import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { clientAddress, networkOfAddress } from "../overload/client-network.ts";
import type { Metrics } from "./metrics.ts";
import { requestId } from "./request-id.ts";
import { requestKind } from "./request-kind.ts";

export interface RequestLogOptions {
  metrics: Metrics;
  log: Logger;
  /** Requests are logged, with the client's network in place of its address. */
  isEnabled: boolean;
  trustProxy: boolean;
}

/** nginx's status of a request whose client left before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/** Counts each request when its response has ended, and logs it if `isEnabled`. With `isMalformed` its address does not reveal its kind. */
export function createRequestLog({ metrics, log, isEnabled, trustProxy }: RequestLogOptions) {
  return function watch(req: IncomingMessage, res: ServerResponse, isMalformed = false): void {
    const { method, url = "" } = req;
    const startedAt = performance.now();
    res.once("close", () => {
      const ms = performance.now() - startedAt;
      const status = res.headersSent ? res.statusCode : CLIENT_CLOSED_REQUEST;
      metrics.observeRequest(isMalformed ? "unreadable" : requestKind(url), status, ms / 1000);
      if (!isEnabled) return;
      const line = {
        requestId: requestId(req, trustProxy),
        method,
        url,
        status,
        ms: Math.round(ms * 10) / 10,
        network: networkOfAddress(clientAddress(req, trustProxy)),
        userAgent: req.headers["user-agent"],
        // The client left before the end.
        ...(!res.writableFinished && { isAborted: true }),
      };
      log.info(line, "request");
    });
  };
}
