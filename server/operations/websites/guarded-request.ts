import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { guardedLookup, type Network } from "./network.ts";

/** Maximum number of redirects; each URL is validated again. */
export const MAX_REDIRECTS = 5;

export interface GuardedRequest {
  network: Network;
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
  method?: "HEAD" | "GET";
  /** Sends the request; by default that of the address's protocol. */
  send?: typeof requestHttps | undefined;
}

/**
 * Requests an address of another site, whose host is looked up under the guard of the network. Resolves with the response, whose body the
 * caller reads or destroys. Errors: those of the connection, and `NOT_ALLOWED` as `code`.
 */
export function requestGuarded(
  url: string,
  { network, headers, signal, method = "GET", send }: GuardedRequest,
): Promise<IncomingMessage> {
  const start = send ?? (url.startsWith("https:") ? requestHttps : requestHttp);
  return new Promise((resolve, reject) => {
    const request = start(url, { method, agent: false, headers, lookup: guardedLookup(network), signal }, resolve);
    request.on("error", reject);
    request.end();
  });
}
