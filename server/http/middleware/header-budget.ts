import type { OutgoingHttpHeaders } from "node:http";

/** Maximum size of all headers of a response. A web server in front reads them into a buffer of 4 kB, and answers 502 beyond. */
export const MAX_HEADER_BYTES = 3 * 1024;
/** Size of headers that are added when the response is sent: status, date, ETag, length, encoding, connection. */
const SENT_LATER_BYTES = 400;
/** Headers that a client can do without, since they repeat what it sent. */
const OPTIONAL = ["Link", "X-Name"];

/** Drops headers that repeat a long address if they would not fit. Errors: 414 for an address that is too long to be redirected. */
export function fitIntoBudget(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const remainingHeaders = { ...headers };
  for (const name of OPTIONAL) {
    if (fits(remainingHeaders)) return remainingHeaders;
    delete remainingHeaders[name];
  }
  if (fits(remainingHeaders)) return remainingHeaders;
  const message = "This address has moved, and is too long for a redirect. Shorten it and try again.";
  throw Object.assign(new Error(message), { status: 414, expose: true });
}

function fits(headers: OutgoingHttpHeaders): boolean {
  return headerBytes(headers) + SENT_LATER_BYTES <= MAX_HEADER_BYTES;
}

function headerBytes(headers: OutgoingHttpHeaders): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(headers)) {
    for (const line of Array.isArray(value) ? value : [String(value)]) bytes += name.length + line.length + 4;
  }
  return bytes;
}
