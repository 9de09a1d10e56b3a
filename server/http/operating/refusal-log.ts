import type { ConnectionObserver } from "../connection-observer.ts";
import { networkOfAddress } from "../overload/client-network.ts";
import type { RequestLogOptions } from "./request-log.ts";

/** Counts and logs requests that cannot be parsed and connections that the server closes, which no handler sees. */
export function createRefusalLog(
  { metrics, log, isEnabled }: Omit<RequestLogOptions, "trustProxy">,
  headers: () => Readonly<Record<string, string>>,
): ConnectionObserver {
  return {
    get headers() {
      return headers();
    },
    onRefusal(status, reason, remoteAddress) {
      metrics.observeRequest("unreadable", status, 0);
      const line = { status, reason, network: networkOfAddress(remoteAddress ?? "") };
      log[isEnabled ? "info" : "debug"](line, "request refused before it could be read");
    },
    onClose: (reason) => metrics.observeClosed(reason),
  };
}
