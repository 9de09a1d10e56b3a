import type { IncomingMessage } from "node:http";

/** Tells whether the client sent a request by HTTPS: a trusted proxy says so, or the connection is encrypted. */
export function isSecureRequest({ headers, socket }: IncomingMessage, trustProxy: boolean): boolean {
  const forwarded = trustProxy ? headers["x-forwarded-proto"] : undefined;
  if (forwarded === undefined) return "encrypted" in socket;
  return forwarded === "https" || String(forwarded).split(",", 1)[0]?.trim().toLowerCase() === "https";
}
