import type { IncomingMessage } from "node:http";

/** Tells whether a request came over HTTPS, by a trusted proxy's header or by the encrypted connection. */
export function isSecureRequest({ headers, socket }: IncomingMessage, trustProxy: boolean): boolean {
  const forwardedScheme = trustProxy ? headers["x-forwarded-proto"] : undefined;
  if (forwardedScheme === undefined) return "encrypted" in socket;
  return forwardedScheme === "https" || String(forwardedScheme).split(",", 1)[0]?.trim().toLowerCase() === "https";
}
