import type { IncomingMessage } from "node:http";

/** Tells whether the client sent a request by HTTPS: a trusted proxy says so, or the connection is encrypted. */
export function isSecureRequest({ headers, socket }: IncomingMessage, trustProxy: boolean): boolean {
  const forwardedScheme = trustProxy ? headers["x-forwarded-proto"] : undefined;
  if (forwardedScheme === undefined) return "encrypted" in socket;
  return forwardedScheme === "https" || String(forwardedScheme).split(",", 1)[0]?.trim().toLowerCase() === "https";
}
